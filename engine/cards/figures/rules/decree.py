"""The Decree action, and what becomes of a Decree that is issued (Ultimate p. 30, Decree Action).

The Decree is named with the action, as in the rulebook's example: "you take a Decree action to issue an Expansion
Decree". The text has it chosen once the hand is junked, which is the same unless a karma steps in meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.cards.figures import SET
from engine.cards.figures.rules import reasons
from engine.lang.nodes import Deed
from engine.lang.terms import Color
from engine.model.cards import SpecialKind
from engine.model.frames import ActionFrame, ActionStep, heard
from engine.model.layouts import Card, Flag, Locals, Several, Steps, local, step
from engine.model.state import Frame, State
from engine.query import sight, table
from engine.query.board import Board
from engine.query.sight import Viewer
from engine.run import karma, moves
from engine.run.actions import ActionKind, Hears
from engine.run.machine import Handler, Machine
from engine.trace.events import Began, Fact, Showing, Span

FEW, MANY = 2, 3
"""how many Figures it takes with a karma that names the Decree, and otherwise"""


class DecreeStep(Steps):
    """The steps of issuing a Decree."""

    ISSUE = step()
    JUNK = step()
    EXECUTE = step()
    CLAIM = step()


class DecreeFrame(Locals, program="issue-decree", steps=DecreeStep):
    """A Decree is issued by the frame's seat, by a Decree action or an effect."""

    DECREE = local(Card())
    ACTION = local(Flag())
    """by a Decree action, which costs the hand"""
    TO_JUNK = local(Several(Card()))
    """cards of the hand that have yet to be considered"""
    CARD = local(Card(none=True))
    """the one that is about to be junked, while karmas that wait for it run; -1 for none"""
    HEARD = heard()


DECREE, ACTION = DecreeFrame.DECREE, DecreeFrame.ACTION
TO_JUNK, CARD = DecreeFrame.TO_JUNK, DecreeFrame.CARD


def figures(m: Machine) -> frozenset[int]:
    """Return the cards that are Figures; the base cards that came with the set are none."""
    return m.catalogue.of_set[SET.name]


def decrees(m: Machine) -> dict[Color, int]:
    """Return the Decree of each color."""
    found = (each for each in m.catalogue.specials if each.kind is SpecialKind.DECREE)
    return {each.color: each.id for each in found if each.color is not None}


def issuable(m: Machine, s: State, seat: int) -> dict[int, Fact]:
    """Return the Decrees that a seat can issue by a Decree action now, each with what allows it.

    It takes Figures of three different values in hand, and one of them in the color of the Decree; or a karma that
    does not ask for that: any two Figures for the Decree that it names, any three where it names none.
    """
    held = figures(m).intersection(table.hand(m, s, seat))
    if len(held) < FEW:
        return {}
    found: dict[int, Fact] = {}
    by_color = decrees(m)
    for top in table.top_cards(m, s, seat):
        for color in m.may_issue.get(top, ()):
            if color is not None or len(held) >= MANY:
                for each in by_color if color is None else (color,):
                    need = MANY if color is None else FEW
                    found.setdefault(by_color[each], reasons.DECREE_BY_KARMA(seat, cards=(top,), count=need))
    value = table.values(m, s)
    different = len({value[card] for card in held})
    if different >= MANY:
        for color in sorted({m.catalogue.color[card] for card in held}):
            allowed = reasons.DECREE_BY_VALUES(seat, cards=(by_color[color],), count=different, color=int(color))
            found.setdefault(by_color[color], allowed)
    return {decree: found[decree] for decree in sorted(found) if _is_there(m, s, decree)}


def _is_there(m: Machine, s: State, decree: int) -> bool:
    """Return whether a Decree is in the supply or an achievement; one that left with a player may be neither."""
    return s.where[decree] == m.stock[decree] or s.where[decree] in m.zones.achievements_of


def _options(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    return issuable(m, s, seat)


def _foretell(m: Machine, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    """Return what allows a Decree action, and what becomes of the Decree."""
    return (*(each for decree, each in issuable(m, s, seat).items() if decree == card), _fate(m, s, seat, card))


def _known(m: Machine, s: State, seat: int, viewer: Viewer, card: int) -> bool:
    """Return whether a viewer may know that a seat can issue a Decree: the backs in a hand do not show its colors."""
    allowed = issuable(m, s, seat).get(card)
    if allowed is None or allowed.kind is not reasons.DECREE_BY_VALUES:
        return True
    color = allowed.number("color")
    fitting = [each for each in table.hand(m, s, seat) if each in figures(m) and m.catalogue.color[each] == color]
    return any(sight.knows(m, s, viewer, each) for each in fitting)


def _fate(m: Machine, s: State, seat: int, decree: int) -> Fact:
    """Return what becomes of a Decree that is issued now: where it lies decides."""
    owner = m.zones.owner[s.where[decree]]
    if owner < 0:
        return reasons.DECREE_IN_SUPPLY(seat, cards=(decree,))
    if owner == seat:
        return reasons.DECREE_OWN(seat, cards=(decree,))
    return reasons.DECREE_OF_ANOTHER(seat, cards=(decree,), actor=owner)


def _perform(m: Machine, s: State, f: Frame) -> int:
    """Begin to issue the Decree of the action, and tell what allows it."""
    decree, seat = f.vars[ActionFrame.CARD], f.seat
    allowed = issuable(m, s, seat).get(decree)
    hand = tuple(table.hand(m, s, seat))
    if allowed is not None:
        if m.explaining:
            m.fact(s, allowed)
        if allowed.kind is reasons.DECREE_BY_VALUES:  # the others cannot see of what color a Figure in hand is
            color = allowed.number("color")
            fits = [card for card in hand if card in figures(m) and m.catalogue.color[card] == color]
            moves.prove(m, s, seat, (min(fits),), Showing.FITS, "color")
    m.push(s, Frame.of(DecreeFrame, seat, decree=decree, action=True, to_junk=hand))
    return ActionStep.SPECIALS


def _issue(m: Machine, s: State, f: Frame) -> int:
    """Let karmas step in that wait for a Decree to be issued, then junk the hand, if it is by an action."""
    if Deed.ISSUE_DECREE in m.watchers:
        said = karma.heard(m, s, f, (Deed.ISSUE_DECREE,), f.seat, karma.Subject(color=_color(m, f)))
        if said == karma.WAIT:
            return DecreeStep.ISSUE
        karma.over(f)
        if said == karma.INSTEAD:
            m.pop(s)
            return DecreeStep.ISSUE
    return DecreeStep.JUNK


def _color(m: Machine, f: Frame) -> int:
    color = m.catalogue.special[f.vars[DECREE]].color
    return int(color) if color is not None else -1


def _junk(m: Machine, s: State, f: Frame) -> int:
    """Junk the whole hand one card at a time, so that karmas hear of each; where one does, the player orders them."""
    v = f.vars
    there = table.hand(m, s, f.seat) if v[TO_JUNK] else ()
    card, left = v[CARD], v[TO_JUNK]
    if card < 0:
        left = v[TO_JUNK] = tuple([each for each in left if each in there])
        if not left:
            return DecreeStep.EXECUTE
        shows = karma.order_shows(m, s, f.seat, (Deed.JUNK,), left)
        picked = m.one_of(s, f, "order", left, "junk") if shows else left[0]
        if picked is None:
            return DecreeStep.JUNK
        card = picked
    said = karma.heard(m, s, f, (Deed.JUNK,), f.seat, karma.Subject(card=card)) if m.watchers else karma.GO
    if said == karma.WAIT:
        v[CARD] = card
        return DecreeStep.JUNK
    karma.over(f)
    v[CARD] = -1
    v[TO_JUNK] = tuple([each for each in left if each != card])
    if said == karma.GO and card in table.hand(m, s, f.seat):
        moves.move(m, s, m.out_verb, f.seat, card, m.zones.out_of_play)
    return DecreeStep.JUNK


def _execute(m: Machine, s: State, f: Frame) -> int:
    """Execute the effect of the Decree, unless it is another's: then it goes back to the supply."""
    decree, seat = f.vars[DECREE], f.seat
    zone = s.where[decree]
    m.fact(s, _fate(m, s, seat, decree))
    if m.zones.owner[zone] not in (-1, seat):
        supply = m.stock[decree]
        m.pop(s)
        moves.move(m, s, "return", seat, decree, supply)
        s.zones[supply] = tuple(sorted(s.zones[supply]))
        return DecreeStep.CLAIM
    (code,) = m.codes.of(decree)
    m.push(s, moves.effect_frame(m, s, code.id, seat, -1))
    if m.trace is not None:
        m.event(s, Began(Span.EXECUTION, seat, decree, code.effect))
    if m.watchers:
        karma.before_effect(m, s)
    return DecreeStep.CLAIM


def _claim(m: Machine, s: State, f: Frame) -> int:
    """Claim the Decree as an achievement if it is in the supply; one's own stays where it is."""
    decree, seat = f.vars[DECREE], f.seat
    if s.where[decree] == m.stock[decree] and seat not in s.out and s.result is None:
        said = karma.heard(m, s, f, (Deed.CLAIM,), seat, karma.Subject(card=decree)) if m.watchers else karma.GO
        if said == karma.WAIT:
            return DecreeStep.CLAIM
        karma.over(f)
        if said == karma.GO:
            m.pop(s)
            moves.move(m, s, "claim", seat, decree, m.zones.achievements(seat))
            return DecreeStep.CLAIM
    m.pop(s)
    return DecreeStep.CLAIM


def _does(m: Machine, s: State, seat: int, decree: int, hear: Hears) -> None:
    """Name the deeds of a Decree action: the issue, each card that is junked, the effect and the claim."""
    color = m.catalogue.special[decree].color
    if not hear((Deed.ISSUE_DECREE,), seat, karma.Subject(color=-1 if color is None else int(color))):
        return
    for card in table.hand(m, s, seat):
        hear((Deed.JUNK,), seat, karma.Subject(card=card))
    if m.zones.owner[s.where[decree]] in (-1, seat):
        hear(karma.of_effect(m, m.codes.of(decree)[0]), seat, karma.NO_SUBJECT)
    if s.where[decree] == m.stock[decree]:
        hear((Deed.CLAIM,), seat, karma.Subject(card=decree))


DECREE_ACTION = ActionKind(
    word="decree", options=_options, perform=_perform, foretell=_foretell, known=_known, does=_does
)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {
    DecreeFrame: DecreeStep.handled(issue=_issue, junk=_junk, execute=_execute, claim=_claim)
}
