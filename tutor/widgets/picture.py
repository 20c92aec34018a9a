"""What the moment adds to the picture of the table: what counts, what may be picked, what was asked about."""

from __future__ import annotations

from engine.seat.look import visible_icons
from engine.trace.events import Fact
from tutor.scene.table import Marks
from tutor.widgets.moment import Moment
from tutor.widgets.now import Choice
from tutor.widgets.questions import Question, lit
from tutor.widgets.speech import Speech


def marks(moment: Moment, speech: Speech, choice: Choice, *, asked: Question | None = None, unfolded: bool) -> Marks:
    """Return the marks; what is asked about is lit before what runs, and a reason only while it stands ``unfolded``."""
    icon = None if choice.hide else moment.lit()
    cards = visible_icons(moment.view, icon) if icon is not None else frozenset[str]()
    if not choice.hide:
        counted = asked.facts if asked is not None else moment.reasons() if unfolded and icon is None else ()
        other, where = lit(counted, moment)
        if other is not None:
            icon, cards = other, where
    choices = moment.choices()
    picked = {key for key, options in choices.items() if any(option in choice.picked for option in options)}
    return Marks(
        lit_icon=icon,
        lit_cards=cards,
        changed=moment.changed(),
        choices=frozenset(choices),
        chosen=frozenset(picked),
        verdicts={} if choice.hide else verdicts(moment, speech),
    )


def verdicts(moment: Moment, speech: Speech) -> dict[int, str]:
    """Return the locked verdicts in a few words, by seat."""
    found = {}
    for seat, entry in moment.verdicts.items():
        fact = entry.item
        if isinstance(fact, Fact):
            kind = "last" if fact.kind == "acts-last" else fact.kind
            found[seat] = speech.words.verdict(seat, kind, fact.number("own"), fact.number("leader"))
    return found
