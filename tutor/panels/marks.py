"""Marks on the picture of the table: what counts, what changed, what may be picked, what an explanation is about."""

from __future__ import annotations

from engine.model.zones import ACHIEVEMENTS, HAND
from engine.run import actions
from engine.seat.look import visible_icons
from engine.text.telling.facts import is_by_karma
from engine.trace.events import Fact, Moved, Span
from tutor.panels.app_text import AppText
from tutor.panels.explanations import Explanation, counted_icon
from tutor.panels.karmas import in_force
from tutor.panels.now import Selection
from tutor.panels.step_view import StepView
from tutor.scene.inputs import Arrow, Marks, Trail
from tutor.scene.layout import deck_key, pile_key, zone_key


def marks(
    step_view: StepView, texts: AppText, selection: Selection, *, explanation: Explanation | None = None, unfolded: bool
) -> Marks:
    """Return the marks of a step.

    Icons are highlighted for the ``explanation`` if there is one, else for the running Dogma, else (only if the panel
    Why is ``unfolded``) for the step's reasons.
    """
    icon = None if selection.concealed.answers else step_view.featured_icon()
    cards = visible_icons(step_view.view, icon) if icon is not None else frozenset[str]()
    if not selection.concealed.answers:
        counted = (
            explanation.facts if explanation is not None else step_view.reasons() if unfolded and icon is None else ()
        )
        other, where = counted_icon(counted, step_view)
        if other is not None:
            icon, cards = other, where
    choices = step_view.choices() if selection.concealed.offers else {}
    if not selection.concealed.shows_previews and step_view.request is not None and step_view.request.kind == "action":
        decks = {deck_key(deck.age, deck.set) for deck in step_view.view.decks}
        choices = {key: options for key, options in choices.items() if key not in decks}
    picked = {key for key, options in choices.items() if any(option in selection.picked for option in options)}
    karma = next((run.card for run in step_view.runs if run.span is Span.KARMA and not run.over), None)
    return Marks(
        lit_icon=icon,
        lit_cards=cards,
        running=frozenset(
            key
            for key, card in step_view.cards.items()
            if card.card is not None and card.card in (step_view.view.executing, karma)
        ),
        echoing=frozenset() if selection.concealed.answers else step_view.echoing(),
        karmas=in_force(step_view, texts),
        changed=step_view.changed(),
        choices=frozenset(choices),
        chosen=frozenset(picked),
        trails=tuple(
            Trail(left, lies, texts.moved(source, target)) for source, target, left, lies in step_view.trails()
        ),
        verdicts={} if selection.concealed.answers else verdicts(step_view, texts),
        compared={} if selection.concealed.answers else compared(step_view),
    )


def verdicts(step_view: StepView, texts: AppText) -> dict[int, str]:
    """Return the locked verdicts as short texts, by seat."""
    found = {}
    for seat, entry in step_view.verdicts.items():
        fact = entry.item
        if isinstance(fact, Fact):
            found[seat] = texts.game_text.verdict(fact)
    return found


def compared(step_view: StepView) -> dict[int, tuple[int, int]]:
    """Return the counts on which locked verdicts rest, by seat: its own and that of who plays the Dogma."""
    found = {}
    for seat, entry in step_view.verdicts.items():
        fact = entry.item
        numbers = dict(fact.numbers) if isinstance(fact, Fact) and not is_by_karma(fact) else {}
        if "own" in numbers and "leader" in numbers:
            found[seat] = numbers["own"], numbers["leader"]
    return found


def highlights(step_view: StepView) -> list[tuple[str, str]]:
    """Return (kind, key) of what deserves a moment of attention: what was achieved, and every coin of who has won."""
    found = [
        ("achieved", step_view.key_of(entry.item.card))
        for entry in step_view.news()
        if isinstance(entry.item, Moved) and entry.item.verb in ("achieve", "claim")
    ]
    machine, state = step_view.machine, step_view.state
    if state.result is not None:
        for seat in state.result.winners:
            cards = state.zones[machine.zones.achievements(seat)]
            found += [("won", step_view.key_of(card)) for card in cards]
    return found


def way_of(step_view: StepView, texts: AppText, option: int) -> Arrow | None:
    """Return the move that an action would make; ``None`` for a Dogma and for what the viewer cannot know."""
    request, machine = step_view.request, step_view.machine
    if request is None or request.kind != "action" or option not in request.options:
        return None
    kind, card = actions.split(machine, option)
    seat = request.seat
    if kind is actions.DRAW:
        if step_view.view.next_draw is None:
            return None
        age, set_ = step_view.view.next_draw.age, step_view.view.next_draw.set
        return Arrow(deck_key(age, set_), zone_key(HAND, seat), texts.message("way-draw", n=age, **texts.who(seat)))
    source = step_view.key_of(card) if card >= 0 else ""
    if kind is actions.ACHIEVE:
        return Arrow(source, zone_key(ACHIEVEMENTS, seat), texts.message("way-achieve", **texts.who(seat)))
    if kind is actions.MELD and source in step_view.cards and step_view.cards[source].color is not None:
        color = step_view.cards[source].color
        assert color is not None
        return Arrow(source, pile_key(seat, color), texts.message("way-meld", **texts.who(seat)))
    return None
