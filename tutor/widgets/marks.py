"""What the moment adds to the picture of the table: what counts, what may be picked, what was asked about."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.seat.look import visible_icons
from engine.seat.view import TableView
from engine.trace.events import Fact
from tutor.scene.layout import deck_key
from tutor.scene.table import Marks
from tutor.widgets.app_text import AppText
from tutor.widgets.explanations import Question, lit
from tutor.widgets.now_panel import Choice
from tutor.widgets.step_view import StepView


def marks(moment: StepView, speech: AppText, choice: Choice, *, asked: Question | None = None, unfolded: bool) -> Marks:
    """Return the marks; what is asked about is lit before what runs, and a reason only while it stands ``unfolded``."""
    icon = None if choice.hide else moment.lit()
    cards = visible_icons(moment.view, icon) if icon is not None else frozenset[str]()
    if not choice.hide:
        counted = asked.facts if asked is not None else moment.reasons() if unfolded and icon is None else ()
        other, where = lit(counted, moment)
        if other is not None:
            icon, cards = other, where
    choices = moment.choices() if choice.offers else {}
    if not choice.previews and moment.request is not None and moment.request.kind == "action":
        decks = {deck_key(deck.age, deck.set) for deck in moment.view.decks}
        choices = {key: options for key, options in choices.items() if key not in decks}
    picked = {key for key, options in choices.items() if any(option in choice.picked for option in options)}
    return Marks(
        lit_icon=icon,
        lit_cards=cards,
        changed=moment.changed(),
        choices=frozenset(choices),
        chosen=frozenset(picked),
        verdicts={} if choice.hide else verdicts(moment, speech),
    )


TOTALS = ("icons", "points", "turn")
"""what else of a table can be left untold: the totals of both kinds, and whose turn it is"""


def untold(view: TableView, totals: Collection[str] = ()) -> TableView:
    """Return a table that leaves to its reader what follows from it, because that is asked.

    Which deck the next draw takes, what can be claimed and how much is missing; and ``totals``, some of ``TOTALS``.
    """
    return replace(
        view,
        next_draw=None,
        achievements=tuple(replace(each, points_missing=None, top_missing=False) for each in view.achievements),
        specials=tuple(replace(each, progress=()) for each in view.specials),
        players=tuple(
            replace(
                player,
                icons=() if "icons" in totals else player.icons,
                points=None if "points" in totals else player.points,
            )
            for player in view.players
        ),
        actions=-1 if "turn" in totals else view.actions,
    )


def verdicts(moment: StepView, speech: AppText) -> dict[int, str]:
    """Return the locked verdicts in a few words, by seat."""
    found = {}
    for seat, entry in moment.verdicts.items():
        fact = entry.item
        if isinstance(fact, Fact):
            found[seat] = speech.words.verdict(fact)
    return found
