"""Conditions of special achievements: how far a player is, and a quick test of those that a board alone decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.lang import nodes
from engine.lang.lower import Code
from engine.lang.nodes import Condition, Many, Relation, Who, Zone
from engine.lang.terms import Color, EffectKind, Icon, Mark, Splay
from engine.model.cards import ICON_BITS, ICON_MASK, MARK_SHIFT, MOST_ICONS, Special
from engine.model.frames import effect_layout
from engine.model.state import Frame, State
from engine.query.board import Board, BoardTest, SpecialCondition, alike_colors, marks_in_one_color, threshold
from engine.query.context import Context
from engine.query.evaluate import Evaluator, splays_of
from engine.query.karma_links import eased
from engine.query.running import tallied

_NO_CODE = Code("", -1, 0, EffectKind.DOGMA, nodes.Effect(()), (), ())
"""that of no effect, for conditions that need none"""


def link_specials(c: Context) -> None:
    """Link the conditions of all specials that have one, by the readings that are played."""
    found = [
        _linked(c, special, condition)
        for special in c.catalogue.specials
        if (condition := played(special, c)) is not None
    ]
    c.special_conditions = {each.special: each for each in found}
    if nodes.EaseSpecials in c.each:
        easier = [
            _linked(c, special, eased(condition))
            for special in c.catalogue.specials
            if (condition := played(special, c)) is not None
        ]
        c.eased_conditions = {each.special: each for each in easier}
    c.met_on_board = tuple((each.special, each.on_board) for each in found if each.on_board is not None)
    c.growing = frozenset([each.special for each in found if each.grows])
    beyond = sorted([each for each in found if each.on_board is None], key=lambda each: each.least)
    c.met_beyond = tuple((each.least, each.special, each.met) for each in beyond)
    c.beyond_from = beyond[0].least if beyond else c.last_age + 1


def played(special: Special, c: Context) -> Condition | None:
    """Return the condition of a special by the readings that are played."""
    for switch, choice, condition in special.readings:
        if c.switches[switch] == choice:
            return condition
    return special.condition


def _linked(c: Context, special: Special, condition: Condition) -> SpecialCondition:
    code = Code(special.key, special.id, 0, EffectKind.DOGMA, nodes.Effect(()), (), ())
    evaluator = Evaluator(code, c)
    splayed_wrong = growing = None
    match condition:
        case nodes.Compare(left=nodes.Amount() as amount, relation=Relation.AT_LEAST, right=int(needed)):
            number = evaluator.number(amount)
            growing = _on_board(c, amount, needed) if needed > 0 else None
            on_board = growing or (_on_piles(c, amount, needed) if needed > 0 else None)
            splayed_wrong = _splayed_wrong(c, amount)
        case nodes.Both(first=first, second=second):
            parts = evaluator.condition(first), evaluator.condition(second)
            number, needed, on_board = (lambda s, f, e: sum([part(s, f, e) is True for part in parts])), 2, None
        case _:
            holds = evaluator.condition(condition)
            number, needed, on_board = (lambda s, f, e: int(holds(s, f, e) is True)), 1, None
    start = list(effect_layout(code).first)
    # No frame is made for each question: where specials are claimed at once, they are asked after every change.
    frames = [Frame(code.id, seat, start) for seat in range(c.players)]

    def have(s: State, seat: int) -> int:
        return number(s, frames[seat], -1)

    def met(s: State, seat: int) -> bool:
        return have(s, seat) >= needed

    asked: list[tuple[Callable[[State, int], int], int]] = [(have, needed)]
    if isinstance(condition, nodes.Both):
        asked = [_part(evaluator, each, frames) for each in (condition.first, condition.second)]
    least = _height(condition)
    if least and isinstance(condition, nodes.Both):
        rest = evaluator.condition(condition.second)
        on_board = _high_board(c, least, condition.second)

        def met(s: State, seat: int) -> bool:
            return rest(s, frames[seat], -1) is True

    return SpecialCondition(
        special.id,
        needed,
        have,
        on_board,
        splayed_wrong,
        _of_zone(c, condition.second if least and isinstance(condition, nodes.Both) else condition)
        or _of_turn(condition, met)
        or met,
        least,
        tuple(asked),
        growing is not None,
    )


def _part(
    evaluator: Evaluator, condition: Condition, frames: Sequence[Frame]
) -> tuple[Callable[[State, int], int], int]:
    """Return one of the things that a condition asks for, as an amount with how much of it is needed."""
    match condition:
        case nodes.Compare(left=nodes.Amount() as amount, relation=Relation.AT_LEAST, right=int(needed)) if needed > 0:
            number = evaluator.number(amount)
            return (lambda s, seat: number(s, frames[seat], -1)), needed
    holds = evaluator.condition(condition)
    return (lambda s, seat: int(holds(s, frames[seat], -1) is True)), 1


def _of_zone(c: Context, condition: Condition) -> Callable[[State, int], bool] | None:
    """Return a quicker test of a condition on how many cards a zone of a seat has, all or those of some kind of card.

    It runs after every action once a board is high enough.
    """
    match condition:
        case nodes.Compare(
            left=nodes.Count(of=nodes.Selection(place=nodes.Place(of=Who.YOU) as place, where=where) as cards),
            relation=relation,
            right=int(needed),
        ) if cards == nodes.Selection(place, Many.ALL, where=where):
            whole = c.zones.of_word.get(str(place.zone))
            if whole is None or whole not in c.zones.player_kinds:
                return None
            if any(whole.word in also.targets for alsos in c.also.values() for also in alsos):
                return None
            at = [c.zones.of(whole.word, seat) for seat in range(c.players)]
            if where is None and relation is Relation.AT_LEAST and place.zone != Zone.ACHIEVEMENTS:
                return lambda s, seat: len(s.zones[at[seat]]) >= needed
            if where is not None and relation is Relation.EQUALS and not needed and _is_printed(where):
                holds = Evaluator(_NO_CODE, c).condition(where)
                nowhere, nobody = State(c.setup, [], [], splays=[]), Frame(_NO_CODE.id, 0, [])
                ids = (*c.catalogue.facts, *c.catalogue.special)
                fits = frozenset([card for card in ids if holds(nowhere, nobody, card) is True])
                return lambda s, seat: fits.isdisjoint(s.zones[at[seat]])
    return None


def _is_printed(condition: Condition) -> bool:
    """Return whether a condition on a card depends on nothing but the card."""
    match condition:
        case nodes.Not(of=inner):
            return _is_printed(inner)
        case nodes.Both(first=first, second=second):
            return _is_printed(first) and _is_printed(second)
        case nodes.IsSpecial(card=nodes.Each()) | nodes.IsExpansion(card=nodes.Each()):
            return True
    return False


def _of_turn(condition: Condition, met: Callable[[State, int], bool]) -> Callable[[State, int], bool] | None:
    """Return a quicker test of a condition on what was scored or tucked in the turn.

    It runs after every change of the older editions, and hardly ever have enough cards been scored or tucked by all.
    """
    match condition:
        case nodes.Compare(left=nodes.ScoredOrTuckedThisTurn(), relation=Relation.AT_LEAST, right=int(needed)):
            return lambda s, seat: tallied(s) >= needed and met(s, seat)
    return None


def _height(condition: Condition) -> int:
    """Return the value that a condition first asks the highest top card to have; 0 if it does not ask for that."""
    match condition:
        case nodes.Both(
            first=nodes.Compare(
                left=nodes.Value(of=nodes.Selection() as top), relation=Relation.AT_LEAST, right=int(least)
            )
        ) if top == nodes.Selection(nodes.Place(Zone.TOPS), Many.N, 1, nodes.Rank.HIGHEST):
            return least
    return 0


def _high_board(c: Context, least: int, condition: Condition) -> BoardTest | None:
    """Return a test whether a board's highest top card is at least ``least`` and the board meets a condition.

    ``None`` if the condition depends on more than the board.
    """
    match condition:
        case nodes.Compare(
            left=nodes.Icons(icon=Icon() as icon, of=Who.YOU, color=None), relation=Relation.EQUALS, right=0
        ):
            shift = ICON_BITS * icon
            return lambda board: board.highest >= least and not board.icons >> shift & ICON_MASK
        case nodes.Compare(left=nodes.NumberOf(of=colors), relation=Relation.FEWER, right=int(most)) if (
            colors == nodes.Colors()
        ):
            return lambda board: board.highest >= least and len(board.tops) < most
        case nodes.Not(of=nodes.AnyOf(cards=tops, condition=nodes.IsOdd(number=nodes.Value(of=nodes.Each())))) if (
            tops == nodes.Selection(nodes.Place(Zone.TOPS), Many.ALL)
        ):
            value = c.catalogue.value_on_board
            return lambda board: board.highest >= least and not sum([value[card] & 1 for card in board.tops])
    return None


def _splayed_wrong(c: Context, amount: nodes.Amount) -> Callable[[State, int], int] | None:
    """Return a function that gives a colour splayed so that it does not count, for an amount that counts splays."""
    match amount:
        case nodes.NumberOf(of=nodes.Colors() as colors) if (wanted := splays_of(colors)) is not None:
            counts, piles = {*wanted, Splay.NONE}, c.piles_of
            return lambda s, seat: next((color for color in Color if s.splays[piles[seat][color]] not in counts), -1)
    return None


def _on_board(c: Context, amount: nodes.Amount, needed: int) -> BoardTest | None:
    """Return a test whether a seat's board has enough, for conditions that depend on nothing else.

    It runs for every board that changes, so each test stops as early as it can.
    """
    match amount:
        case nodes.Icons(icon=Icon() as icon, of=Who.YOU, color=None):
            shift = ICON_BITS * icon
            return lambda board: board.icons >> shift & ICON_MASK >= needed
        case nodes.IconKinds(at_least=least, of=Who.YOU, every=False, exactly=False):
            add, bits = threshold(least)
            return lambda board: (board.icons + add & bits).bit_count() >= needed
        case nodes.NumberOf(of=nodes.Colors(splayed=splayed) as colors) if colors == nodes.Colors(splayed=splayed):
            return _splayed(splays_of(colors), needed)
        case nodes.Count(of=nodes.Selection(where=where) as cards) if cards == nodes.Selection(
            nodes.Place(Zone.TOPS), Many.ALL, where=where
        ):
            return _tops(c, where, needed)
    return None


def _on_piles(c: Context, amount: nodes.Amount, needed: int) -> BoardTest | None:
    """Return a test whether a seat's board has enough of what its piles show, or of its bonuses."""
    match amount:
        case nodes.NumberOf(of=nodes.Bonuses() as bonuses) if bonuses == nodes.Bonuses():
            return lambda board: len(board.bonuses) >= needed
        case nodes.AlikeColors(at_least=least, of=Who.YOU):
            return _alike(least, needed)
        case nodes.MarksInOneColor(mark=mark, visible=visible, of=Who.YOU, color=None):
            return _marks(c, mark, needed, visible=visible)
    return None


def _marks(c: Context, mark: Mark, needed: int, *, visible: bool) -> BoardTest:
    """Return a test whether so many cards with a mark are in one color, which they are only if the board has them."""
    most = marks_in_one_color(c.catalogue, mark, visible=visible)
    if not visible:
        return lambda board: most(board) >= needed
    shift = MARK_SHIFT[mark]
    return lambda board: board.icons >> shift & ICON_MASK >= needed and most(board) >= needed


def _alike(least: int, needed: int) -> BoardTest:
    """Return a test whether so many colors of a board show the same icon at least so often.

    So many colors show it so often only if the whole board shows it often enough.
    """
    least_of_all = min(least * needed, MOST_ICONS + 1)
    add = sum(MOST_ICONS + 1 - least_of_all << ICON_BITS * icon for icon in Icon)
    bits = sum(MOST_ICONS + 1 << ICON_BITS * icon for icon in Icon)
    return lambda board: (
        len(board.tops) >= needed and board.icons + add & bits > 0 and alike_colors(board, least) >= needed
    )


def _splayed(wanted: tuple[Splay, ...] | None, needed: int) -> BoardTest | None:
    if wanted is None or Splay.NONE in wanted:
        return None  # then colours without cards would have to be told apart
    fits, most_unsplayed = [splay in wanted for splay in Splay], len(Color) - needed

    def splayed(board: Board) -> bool:
        splays = board.splays
        return splays.count(0) <= most_unsplayed and sum(map(fits.__getitem__, splays)) >= needed

    return splayed


def _tops(c: Context, where: Condition | None, needed: int) -> BoardTest | None:
    match where:
        case nodes.HasEffects(card=nodes.Each(), demand=True):
            has = c.has_demand

            def demanding(board: Board) -> bool:
                if len(board.tops) < needed:
                    return False
                found = 0
                for card in board.tops:  # a call of sum takes longer
                    found += has[card]
                return found >= needed

            return demanding
        case nodes.Compare(left=nodes.Value(of=nodes.Each()), relation=Relation.AT_LEAST, right=int(least)):
            value = c.catalogue.value_on_board

            def high(board: Board) -> bool:
                if board.highest < least or len(board.tops) < needed:
                    return False
                return sum([value[card] >= least for card in board.tops]) >= needed

            return high
    return None
