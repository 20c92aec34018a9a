"""The table as plain text, for a terminal and for ``print``."""

from __future__ import annotations

from collections.abc import Iterator

from engine.lang.terms import Icon
from engine.seat.view import TableView
from engine.text.markup import to_plain
from tutor.widgets.app_text import AppText
from tutor.widgets.lines_panel import _area


def table_text(view: TableView, speech: AppText) -> str:
    """Return the whole table as lines of text."""
    return "\n".join(to_plain(line, speech.catalogue) for line in _lines(view, speech))


def _lines(view: TableView, speech: AppText) -> Iterator[str]:
    yield speech.turn(view)
    for player in view.players:
        yield ""
        yield speech.name(player.seat)
        counted = [f"{n} [{Icon(place).name.lower()}]" for place, n in enumerate(player.icons) if n]
        yield f"  {speech.listed(counted)}"
        for where, what in _area(speech, player):
            yield f"  {where}: {what}"
    yield ""
    decks = speech.listed(speech.m("where-deck", age=f"[{deck.age}]", count=deck.count) for deck in view.decks)
    yield f"{speech.m('where-decks')}: {decks}"
    yield f"{speech.m('where-available')}: {speech.listed(f'[{each.card.value}]' for each in view.achievements)}"
    yield f"{speech.m('where-junk')}: {speech.m('cards', n=len(view.junk))}"
