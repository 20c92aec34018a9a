"""What a stage of the project leaves behind for the later ones: files that were kept, and what they led to then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.game import Game
from engine.query.table import score
from engine.run.options import lasting_id, lasting_option

HERE = Path(__file__).parent
SAVES = ("between-actions", "in-an-effect")
EXPECTED, SESSION, PROGRESS, POSITION = "expected.json", "session.json", "progress.json", "position.txt"


def stages() -> list[Path]:
    """Return the folders of all stages."""
    return sorted(path.parent for path in HERE.glob(f"*/{EXPECTED}"))


def expected(stage: Path) -> dict[str, Any]:
    """Return what the files of a stage led to when they were written."""
    found: dict[str, Any] = json.loads((stage / EXPECTED).read_text(encoding="utf-8"))
    return found


def zones(game: Game) -> dict[str, str]:
    """Return the cards of every zone that is not empty, by name, in an order that does not depend on the table's."""
    m, key = game.machine, game.machine.catalogue.key
    return {m.zones.name(zone): " ".join(key[card] for card in game.state.zones[zone]) for zone in _named(game)}


def _named(game: Game) -> Iterator[int]:
    filled = (zone for zone, cards in enumerate(game.state.zones) if cards)
    return iter(sorted(filled, key=game.machine.zones.name))


def outcome(game: Game) -> dict[str, Any]:
    """Return how a game stands: scores and achievements by seat, and its result if it is over."""
    m, s = game.machine, game.state
    found: dict[str, Any] = {
        "scores": [score(m, s, seat) for seat in range(s.players)],
        "achievements": [
            sorted(m.catalogue.key[card] for card in s.zones[m.zones.achievements(seat)]) for seat in range(s.players)
        ],
    }
    if s.result is not None:
        found |= {"winners": list(s.result.winners), "reason": s.result.reason}
    return found


def answer_ids(game: Game, answer: tuple[int, ...]) -> list[str]:
    """Return an answer to what is asked by the ids that hold for good."""
    request = game.request
    assert request is not None
    return [lasting_id(game.machine, request, option) for option in answer]


def play(game: Game, answers: list[list[str]]) -> None:
    """Give answers by their ids."""
    for ids in answers:
        request = game.request
        assert request is not None
        game.play([lasting_option(game.machine, request, each) for each in ids])
