"""The table as plain text, for a terminal and ``print``."""

from __future__ import annotations

from collections.abc import Iterator

from engine.lang.terms import Icon
from engine.seat.view import TableView
from engine.text.markup import to_plain
from tutor.panels.app_text import AppText
from tutor.panels.places import area, middle
from tutor.scene.layout import sets_in_play, team_letter


def table_text(view: TableView, texts: AppText) -> str:
    """Return the whole table as lines of text."""
    return "\n".join(to_plain(line, texts.catalogue) for line in _lines(view, texts))


def _lines(view: TableView, texts: AppText) -> Iterator[str]:
    yield texts.turn(view)
    yield texts.describe("game", sets=sets_in_play(view))
    for player in view.players:
        yield ""
        team = team_letter(view, player)
        yield texts.message("say-of-team", name=texts.name(player.seat), team=team) if team else texts.name(player.seat)
        counted = [f"{n} [{Icon(place).word}]" for place, n in enumerate(player.icons) if n]
        yield f"  {texts.listed(counted)}"
        for _, where, what in area(texts, player):
            yield f"  {where}: {what}"
    yield ""
    for _, where, what in middle(texts, view):
        yield f"{where}: {what}"
