"""Deals about the Dogma action: who takes part, the order, the free Draw, the keywords."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from types import MappingProxyType

from engine.cards.facts import card_catalogue
from engine.lang.terms import LAST_AGE, Color, EffectKind, Splay
from engine.model.state import State
from engine.positions.position import Position
from engine.query import table
from engine.run.errors import GameError
from engine.trace.events import Asked, Began, Fact, Span
from engine.trace.facts import SHARES
from engine.trace.recorder import Level
from tutor.course.deals.table_builder import (
    AGES,
    Deal,
    Dealt,
    NoDeal,
    TableBuilder,
    another_icon,
    board_with,
    demanding,
    dogma_slots,
    drawn_first,
    icons_shown,
    keyed,
    one,
    only,
    peaceful,
    seats,
    straight,
    term,
    three_boards,
    wander,
)
from tutor.course.questions import FREE, place_of
from tutor.course.tasks import Answer
from tutor.session import Session


def sharers(rng: Random) -> Dealt:
    """Who shares a card without a demand."""
    b, card = three_boards(rng, peaceful)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    all_icons = [b.count(b.tops(seat) + b.covered(seat), icon) for seat in range(3)]
    another = another_icon(b, card)
    by_other = icons_shown(b, another) if another is not None else shown
    return Dealt(
        position=b.position(),
        read=term("sharers"),
        tries=(
            ("equal-icons-are-vulnerable", seats(seat for seat in (1, 2) if shown[seat] > shown[0])),
            ("fewer-icons-follow", seats(seat for seat in (1, 2) if shown[seat] < shown[0])),
            ("any-icon-is-compared", seats(seat for seat in (1, 2) if by_other[seat] >= by_other[0])),
            ("covered-icons-count", seats(seat for seat in (1, 2) if all_icons[seat] >= all_icons[0])),
            ("fewer-icons-follow", seats((1, 2))),
            ("sharing-is-optional", ()),
        ),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats((1, 2)),
        many=True,
        play=(b.dogmas(card),),
        on_table=True,
    )


def vulnerable(rng: Random) -> Dealt:
    """Who is vulnerable to a demand."""
    b, card = three_boards(rng, demanding)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    fewer = [seat for seat in (1, 2) if shown[seat] < shown[0]]
    return Dealt(
        position=b.position(),
        read=term("vulnerable"),
        tries=(
            ("equal-icons-are-vulnerable", seats(seat for seat in (1, 2) if shown[seat] <= shown[0])),
            ("demand-hits-everybody", seats((1, 2))),
            ("demand-hits-the-demander", seats([0, *fewer])),
            ("demand-hits-the-demander", seats((0, 1, 2))),
            ("fewer-icons-follow", seats(seat for seat in (1, 2) if shown[seat] >= shown[0])),
        ),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats((0, 1, 2)),
        many=True,
        play=(b.dogmas(card),),
        on_table=True,
    )


def order(rng: Random) -> Dealt:
    """Who executes the first effect of a card without a demand, in order."""
    b, card = three_boards(rng, peaceful, most=1)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    others = [seat for seat in (1, 2) if shown[seat] >= shown[0]]
    only(bool(others))
    position = b.position()
    _, play = wander(position.game(), b.dogmas(card), rng)
    return Dealt(
        position=position,
        read=term("executes", effect=1),
        tries=(
            ("activator-first", ("p1", *seats(others))),
            ("sharing-is-optional", ("p1",)),
            ("fewer-icons-follow", (*seats((1, 2)), "p1")),
            ("equal-icons-are-vulnerable", (*seats(seat for seat in others if shown[seat] > shown[0]), "p1")),
            ("activator-first", ("p1", *seats((1, 2)))),
            ("activator-first", (*seats(others)[::-1], "p1")),
        ),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats((0, 1, 2)),
        kind="order",
        play=play,
        on_table=True,
    )


def after_the_demand(rng: Random) -> Dealt:
    """Who executes the effect after a demand, in order."""
    b, card = three_boards(rng, lambda card: demanding(card) and EffectKind.DOGMA in card.effects, most=1)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    others = [seat for seat in (1, 2) if shown[seat] >= shown[0]]
    only(len(others) < 2)
    effect = b.facts(card).effects.index(EffectKind.DOGMA) + 1
    position = b.position()
    _, play = wander(position.game(), b.dogmas(card), rng)
    return Dealt(
        position=position,
        read=term("executes", effect=effect),
        tries=(
            ("vulnerable-shares-the-rest", (*seats((1, 2)), "p1")),
            ("activator-first", ("p1", *seats(others))),
            ("fewer-icons-follow", (*seats(seat for seat in (1, 2) if seat not in others), "p1")),
            ("sharing-is-optional", ("p1",)),
        ),
        slots={**dogma_slots(b, card), "effect": effect},
        options="seats",
        ids=seats((0, 1, 2)),
        kind="order",
        play=play,
        on_table=True,
    )


def locked(rng: Random) -> Dealt:
    """Who executes the second effect, though the first changes the icons."""
    b, card = three_boards(rng, lambda card: len(card.effects) > 1 and set(card.effects[1:]) == {EffectKind.DOGMA})
    icon = b.featured(card)
    position = b.position()
    _, play = wander(position.game(), b.dogmas(card), rng)
    state = second_effect(position, play)
    if state is None:
        raise NoDeal
    game = position.game()
    counts = [table.icon_count(game.machine, state, seat, icon) for seat in range(3)]
    shown = icons_shown(b, icon)
    again = [seat for seat in (1, 2) if counts[seat] >= counts[0]]
    only(again != [seat for seat in (1, 2) if shown[seat] >= shown[0]])
    return Dealt(
        position=position,
        read=term("executes", effect=2),
        tries=(("icons-recounted", (*seats(again), "p1")), ("activator-first", ("p1", *seats(again)))),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats((0, 1, 2)),
        kind="order",
        play=play,
    )


def second_effect(position: Position, play: Sequence[tuple[str, ...]]) -> State | None:
    """Return the state at which the second effect of a Dogma action begins, if there is one."""
    session = Session(position.game(Level.FULL))
    for answer in play:
        session.play(answer, run=True)
    for step in session.steps:
        if any(
            isinstance(e.item, Began) and e.item.what is Span.EXECUTION and e.item.number == 1 for e in step.entries
        ):
            return step.state
    return None


COVERABLE = ("masonry", "tools", "empiricism", "industrialization", "specialization")
"""cards whose first effect can cover or remove them"""


def covered(rng: Random) -> Dealt:
    """Who executes the second effect of a card that is no longer on top after the first."""
    b, card = board_with(rng, keyed(*COVERABLE))
    ages = range(max(1, b.age(card) - 2), min(b.age(card) + 2, LAST_AGE) + 1)
    b.spread(0, rng.randint(1, 3), ages)
    b.spread(1, rng.randint(2, 4), ages)
    b.hands[0], b.hands[1] = (b.take_many(rng.randint(1, 3), ages) for _ in range(2))
    position = b.position()
    _, play = wander(position.game(), b.dogmas(card), rng)
    state = second_effect(position, play)
    only(state is not None and place_of(position.game().machine, state, card) != "p1-top")
    return Dealt(
        position=position,
        read=term("executes", effect=2),
        tries=(("covered-card-stops", ()), ("sharing-is-optional", ("p1",))),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats((0, 1)),
        many=True,
        play=play,
    )


def free_draw(rng: Random) -> Dealt:
    """Whether a card without a demand or choices earns a free Draw."""
    b, card = three_boards(rng, peaceful, most=1)
    position = b.position()
    playthrough = straight(position, *b.dogmas(card))
    shared = any(fact.kind is SHARES for fact in playthrough.items(Fact))
    return Dealt(
        position=position,
        read=term("free-draw"),
        tries=(
            ("sharing-alone-earns-free-draw", one("yes" if shared else "-")),
            ("fewer-icons-follow", one("-" if shared else "yes")),
            ("free-draw-forgotten", one("no")),
        ),
        slots=dogma_slots(b, card),
        options="text",
        ids=("yes", "no"),
        play=(b.dogmas(card),),
        on_table=True,
    )


def demand_free_draw(rng: Random) -> Dealt:
    """Whether a demand that affects an opponent, and that nobody shares, earns a free Draw."""
    b, card = three_boards(rng, demanding, most=1)
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    only(max(shown[1:]) < shown[0])
    position = b.position()
    playthrough, play = wander(position.game(), b.dogmas(card), rng)
    only(any(moved.seat > 0 for _, moved in playthrough.moves()))
    return Dealt(
        position=position,
        read=term("free-draw"),
        tries=(("demand-earns-free-draw", one("yes")),),
        slots=dogma_slots(b, card),
        options="text",
        ids=("yes", "no"),
        play=play,
        on_table=True,
    )


def free_draw_value(rng: Random) -> Dealt:
    """Deck of the free Draw after a card that named the value to draw."""
    b, card = three_boards(rng, peaceful, most=1)
    b.hands[0] = b.take_many(1, range(1, 9))
    position = b.position()
    playthrough = straight(position, *b.dogmas(card))
    drawn = drawn_first(playthrough)
    only(drawn is not None, any(verb == FREE for verb, _ in playthrough.moves()))
    only(all(verb in ("draw", FREE, "score", "return") for verb, _ in playthrough.moves()))  # the boards stay unchanged
    return Dealt(
        position=position,
        read=term("deck", seat=0, which="last"),
        tries=(
            ("free-draw-by-the-effect", one(drawn)),
            ("draw-by-hand", one(b.highest(b.hands[0]))),
            ("draw-by-lowest", one(min(b.age(top) for top in b.tops(0)))),
            ("draw-by-other-board", one(b.highest(b.tops(1) + b.tops(2)))),
        ),
        slots={"card": b.key(card), "drawn": drawn or 0},
        options="decks",
        play=(b.dogmas(card),),
        on_table=True,
    )


def usable(rng: Random) -> Dealt:
    """Which cards a Dogma action can choose."""
    b = TableBuilder(rng)
    b.spread(0, 2, range(1, 6), most=2)
    b.spread(1, 3, range(1, 6))
    b.hands[0] = b.take_many(1, range(1, 6))
    tops = b.tops(0)
    only(bool(b.covered(0)))
    covered, held, theirs = b.covered(0)[0], b.hands[0][0], b.tops(1)[0]
    named = [*tops, covered, held, theirs]
    rng.shuffle(named)

    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(
            ("covered-cards-can-be-used", b.dogmas(*tops, covered)),
            ("any-card-can-be-used", b.dogmas(*tops, held)),
            ("any-card-can-be-used", b.dogmas(*tops, theirs)),
            ("any-card-can-be-used", b.dogmas(*named)),
            ("one-pile-for-all-colors", b.dogmas(tops[0])),
            ("one-pile-for-all-colors", b.dogmas(tops[1])),
        ),
        slots={"covered": b.key(covered), "held": b.key(held), "theirs": b.key(theirs)},
        options="actions",
        ids=b.dogmas(*named),
        many=True,
    )


def idle(rng: Random) -> Dealt:
    """Which cards a Dogma action can choose, although one of them would do nothing."""
    b = TableBuilder(rng)
    b.spread(0, 3, range(1, 6))
    b.spread(1, 3, range(1, 6))
    position = b.position()
    tops = b.tops(0)
    useless = [card for card in tops if _does_nothing(position, b.key(card))]
    only(len(useless) == 1, len(tops) > 1)
    return Dealt(
        position=position,
        read=term("legal"),
        tries=(
            ("action-must-do-something", b.dogmas(*(card for card in tops if card not in useless))),
            ("one-pile-for-all-colors", b.dogmas(*useless)),
        ),
        slots={"idle": b.key(useless[0])},
        options="actions",
        ids=b.dogmas(*tops),
        many=True,
    )


def _does_nothing(position: Position, card: str) -> bool:
    try:
        playthrough = straight(position, f"dogma {card}")
    except NoDeal:
        return False
    return not any(True for _ in playthrough.moves()) and playthrough.start.splays == playthrough.end.splays


def decides(rng: Random) -> Dealt:
    """Who is asked first when a demand is executed."""
    b, card = three_boards(rng, demanding, most=2)
    for seat in (1, 2):
        b.hands[seat] += b.take_many(2, range(1, 7))
    icon = b.featured(card)
    shown = icons_shown(b, icon)
    hit = [seat for seat in (1, 2) if shown[seat] < shown[0]]
    only(len(hit) == 1)
    position = b.position()
    game = position.game()
    game.play(f"dogma {b.key(card)}")
    only(game.request is not None and game.request.purpose != "turn" and game.request.seat in (0, hit[0]))
    assert game.request is not None
    mine = game.request.seat == 0
    return Dealt(
        position=position,
        read=term("decides"),
        tries=(("victim-always-chooses" if mine else "demander-chooses", seats([hit[0] if mine else 0])),),
        slots=dogma_slots(b, card),
        options="seats",
        ids=seats([0, hit[0]]),
        play=(b.dogmas(card),),
    )


def colors(rng: Random) -> Dealt:
    """Which colours can be splayed."""
    b = TableBuilder(rng)
    named = colors_named()
    card = b.take(AGES, lambda card: card.key in named)
    b.lay(0, card)
    b.spread(0, 4, range(1, 6), most=2)
    there = [each for each in Color if b.boards[0][each]]
    meant = [each for each in there if each in named[b.key(card)]]
    splayed = [color for color in meant if len(b.boards[0][color]) > 1]
    only(bool(splayed), len(splayed) < len(meant))
    color = rng.choice(splayed)
    b.splays[0][color] = rng.choice([Splay.LEFT, Splay.RIGHT, Splay.UP])
    b.spread(1, 1, range(1, 3))
    b.scores[0] = b.take_many(1, range(1, 4))

    def names(found: Iterable[int]) -> Answer:
        return tuple(Color(each).word for each in found)

    return Dealt(
        position=b.position(),
        read=term("colors-offered", seat=0),
        tries=(
            ("one-card-can-be-splayed", names(meant)),
            ("splayed-pile-is-fixed", names(each for each in splayed if each != color)),
        ),
        slots={"card": b.key(card)},
        options="text",
        ids=names(there),
        many=True,
        play=(b.dogmas(card),),
    )


@cache
def colors_named() -> Mapping[str, frozenset[int]]:
    """Return the cards that first ask the learner which colour to splay: key -> colours that the card names."""
    found: dict[str, frozenset[int]] = {}
    for card in card_catalogue(4).cards:
        b = TableBuilder(Random(card.id))
        b.free.remove(card.id)
        if not peaceful(b.facts(card.id)):
            continue
        b.lay(0, card.id)
        for color in Color:
            b.pile(0, color, 2, AGES)
        game = b.position().game(Level.FULL)
        try:
            game.play(f"dogma {b.key(card.id)}")
        except GameError:
            continue  # it has no effects to execute
        asked = [entry.item for entry in game.take_trace() if isinstance(entry.item, Asked)]
        first = next((each for each in asked if each.purpose != "turn"), None)
        if first is not None and first.kind == "color" and first.purpose == "splay":
            found[b.key(card.id)] = frozenset(color for color in first.options if color >= 0)
    return MappingProxyType(found)


def moved(verb: str) -> Deal:
    """Return a deal: where a card of the learner's hand is after it was tucked or returned."""
    places = {
        "tuck": ("p1-top", "p1-covered", "p1-hand"),
        "return": ("deck", "deck-bottom", "junk"),
    }[verb]
    tries = {
        "tuck": (("tuck-goes-on-top", "p1-top"),),
        "return": (("return-goes-on-top", "deck"), ("return-is-junk", "junk")),
    }[verb]

    def deal(rng: Random) -> Dealt:
        b = TableBuilder(rng)
        card = b.take(range(1, 8), peaceful)
        b.lay(0, card)
        b.spread(0, 4, range(1, 6), most=2)
        b.spread(1, 1, range(1, 3))
        b.hands[0] = b.take_many(2, range(1, 7))
        position = b.position()
        playthrough, play = wander(position.game(), b.dogmas(card), rng)
        done = [(name, found) for name, found in playthrough.moves() if found.card >= 0]
        ones = [found.card for name, found in done if name == verb and found.seat == 0]
        only(len(ones) == 1, [found.card for _, found in done].count(ones[0] if ones else -1) == 1)
        one_card = ones[0]
        only(one_card in b.hands[0], place_of(playthrough.machine, playthrough.end, one_card) in places)
        return Dealt(
            position=position,
            read=term("where", card=b.key(one_card)),
            tries=tuple((name, one(place)) for name, place in tries),
            slots={"card": b.key(card), "moved": b.key(one_card), "value": b.age(one_card)},
            options="text",
            ids=places,
            play=play,
        )

    return deal


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "sharers": sharers,
        "vulnerable": vulnerable,
        "order": order,
        "after-the-demand": after_the_demand,
        "locked": locked,
        "covered": covered,
        "free-draw": free_draw,
        "demand-free-draw": demand_free_draw,
        "free-draw-value": free_draw_value,
        "usable": usable,
        "idle": idle,
        "decides": decides,
        "colors": colors,
        "tuck": moved("tuck"),
        "return": moved("return"),
    }
)
"""The deals of this theme by name."""
