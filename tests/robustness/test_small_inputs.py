"""Names, answers and messages that nobody means: a save, a form, a script or a browser may send them all the same."""

import json
import math
from collections.abc import Iterator
from typing import Any

import pytest

import tutor
from engine.game import Game
from engine.positions import UnknownScenarioError, check, load, loads
from engine.run.errors import IllegalAnswerError, SaveError
from engine.saves.write import checksum, seal
from tutor.app import App
from tutor.panels.html import find
from tutor.session import Session

UNSEEN = ["A\0", "A\a", "A\u202eB", "A\u200bB", "A\u2028B", "A\ud800"]
BAD_NAMES = [*UNSEEN, "", "  ", "A" * 41, "A" * 1000]


def forged(game: Game, names: list[str]) -> str:
    """Return a save with other names and a checksum that fits."""
    data = json.loads(game.save())
    data.pop("sum")
    data["setup"]["players"] = names
    data["sum"] = checksum(json.dumps(data, separators=(",", ":")))
    return json.dumps(data)


@pytest.fixture
def game() -> Game:
    return load("lessons/staging").game()


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_a_name_that_no_file_may_give_is_refused_everywhere(name: str, game: Game) -> None:
    with pytest.raises(SaveError, match="its players"):
        Game.load(forged(game, ["Ada", name]))
    with pytest.raises(ValueError, match="a player's name"):
        Game.new(("Ada", name))
    assert Game.load(forged(game, ["Ada", "A" * 40])).state.setup.players[1] == "A" * 40


@pytest.mark.parametrize("text", [*UNSEEN, "A" * 20_001], ids=lambda text: ascii(text[:9]))
def test_the_title_of_a_session_and_the_names_of_its_lines_are_looked_at(text: str, game: Game) -> None:
    data = json.loads(Session(game, title="Mine").dumps())
    del data["sum"]
    assert Session.loads(seal(data)).title == "Mine"
    with pytest.raises(SaveError, match="its title"):
        Session.loads(seal(data | {"title": text}))
    data["lines"][0]["name"] = text
    with pytest.raises(SaveError, match="the name of a line"):
        Session.loads(seal(data))


def test_a_line_is_named_without_what_cannot_be_seen(game: Game) -> None:
    session = Session(game)
    session.rename(session.line, "a\u202e\0b" + "c" * 30_000)
    assert session.line.name.startswith("abc")
    assert Session.loads(session.dumps()).line.name == session.line.name
    session.rename(session.line, "\u202e \0")
    assert session.line.name.startswith("abc")


def _value() -> Game:
    """A game in which a value between 0 and 11 is asked for."""
    text = (
        "schema: innovation-position/1\nplayers:\n"
        "  - {name: A, board: {green: [Mass Media]}, hand: [Oars]}\n  - {name: B, hand: [Archery]}\n"
    )
    game = loads(text).game()
    game.play("dogma Mass Media")
    game.play("oars")
    request = game.request
    assert request is not None
    assert request.kind == "value"
    return game


@pytest.mark.parametrize("answer", ["-1", " -1", "\N{MINUS SIGN}1", "\N{EN DASH} 1", "value -1"])
def test_a_number_below_zero_is_not_the_number(answer: str) -> None:
    game = _value()
    before = game.state.copy()
    with pytest.raises(IllegalAnswerError, match="no option"):
        game.play(answer)
    assert game.state == before
    game.play("1")


@pytest.mark.parametrize("answer", ["d\u200braw", "draw\0", "\u202edraw", "dr\u00adaw", "dr\naw", "\ufeffdraw"])
def test_what_cannot_be_seen_is_in_no_answer(answer: str, game: Game) -> None:
    with pytest.raises(IllegalAnswerError) as caught:
        game.play(answer)
    assert str(caught.value).isprintable()
    assert "did you mean 'draw'" in str(caught.value)
    game.play(" Draw!\n")


def test_a_name_too_long_for_a_file_is_an_unknown_scenario() -> None:
    for do in (tutor.open, load, check):
        with pytest.raises(UnknownScenarioError) as caught:
            do("a" * 5000)
        assert len(str(caught.value)) < 200
        assert caught.value.words("uk")


# --- messages of a browser ------------------------------------------------------------------------------------

SIZES: list[Any] = [None, "x", "12", [], {}, math.nan, math.inf, -math.inf]
IDS = [
    "option:x", "option:", "option:99999", "option:-1", "goto:1e9", "goto:99999", "goto:-5", "undone:abc",
    "undone:7777", "only:x", "ask:seat:x", "ask:dogma:x", "ask:dogma:99999", "ask:seat:17", "rename:x", "switch:99",
    "delete:0", "nonsense", "\0", "", "x" * 100_000,
]  # fmt: skip


def messages() -> Iterator[tuple[str, dict[str, Any]]]:
    for name in ("width", "height", "pixels"):
        for size in SIZES:
            yield "hub", {"type": "env", "theme": [], "width": 900, "height": 600, "narrow": {}, name: size}
    for id_ in IDS:
        for panel in ("now", "why", "card", "log", "lines", "help", "error", "title"):
            yield panel, {"type": "activate", "id": id_, "value": [None]}
    for key in ("player-x", "player-99", "card-1", "", "x" * 1000):
        yield "table", {"type": "activate", "key": key}
        yield "table", {"type": "enlarge", "key": key}
    for key in ("", "x" * 1000, "\0", "Escape\0"):
        yield "hub", {"type": "key", "key": key}
    everything: list[dict[str, Any]] = [{}, {"type": []}, {"type": "key"}, {"type": "activate", "id": 7}]
    for rubbish in everything:
        yield "hub", rubbish
        yield "now", rubbish
        yield "table", rubbish


def test_rubbish_from_a_browser_is_dropped_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Session(load("lessons/staging").game()), lang="en")
    shown: list[Exception] = []
    monkeypatch.setattr(app.errors, "failed", shown.append)
    monkeypatch.setattr(app.guard, "_show", shown.append)
    before = app.session.dumps()
    sent = 0
    for where, content in messages():
        widget = app.table.overlay if where == "table" else getattr(app, where)
        widget._heard(widget, content, [])
        sent += 1
    assert sent > 200
    assert shown == []
    assert app.error.content == []
    assert app.session.dumps() == before


def test_what_a_panel_shows_can_be_activated_and_nothing_else() -> None:
    app = App(Session(load("lessons/staging").game()), lang="en")
    heard: list[str] = []
    app.now.on_activate(lambda id_, _: heard.append(id_))
    (shown, *_) = [each[1]["data-act"] for each in find(app.now.content, "data-act")]
    for id_ in (shown, f"{shown}9", "goto:0"):
        app.now._heard(app.now, {"type": "activate", "id": id_}, [])
    assert heard == [shown]
