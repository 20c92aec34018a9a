"""Positions with a display and Museums: `display:`, `museums:` (docs/positions.md)."""

import pytest

from engine.game import Game
from engine.positions import PositionError, dump, from_line, loads, to_line
from engine.query.running import running_turn
from engine.trace.events import Entry, Fact
from engine.trace.recorder import Level

HEAD = """schema: innovation-position/1
id: artifacts
sets: [base, artifacts]
players:
  - name: Ann
    board: {red: [Archery], green: [The Wheel]}
"""


def game(first: str, second: str = "{}", more: str = "") -> Game:
    """Return a game that begins with a position: what else two players have."""
    return loads(text(first, second, more)).game()


def text(first: str, second: str = "{}", more: str = "") -> str:
    return f"{HEAD}    {first}\n  - {second}\n{more}"


def named(g: Game, word: str, seat: int = -1) -> list[str]:
    zones = g.machine.zones
    return [g.machine.catalogue.title[card] for card in g.state.zones[zones.of(word, seat)]]


def test_an_artifact_is_on_display_and_two_are_in_museums() -> None:
    g = game("display: [Priest-King]", "{name: Bob, museums: [Holy Grail, Museum 4, Mona Lisa]}")
    assert named(g, "display", 0) == ["Priest-King"]
    assert named(g, "museums", 1) == ["Holy Grail", "Museum 4", "Mona Lisa", "Museum 1"]
    assert named(g, "museum-supply") == ["Museum 2", "Museum 3", "Museum 5"]


def test_it_is_written_as_it_is_read() -> None:
    g = game("museums: [Holy Grail]", "{name: Bob, display: [Mona Lisa], achievements: [Museum 2]}")
    for full in (False, True):
        assert loads(dump(g, full=full)).state() == g.state
    assert from_line(to_line(g)).state() == g.state
    assert "museum-supply" not in dump(g)


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ("display: [Oars]", "belongs to the set"),
        ("display: [3]", "cards that are named"),
        ("display: [Priest-King, Mona Lisa]", "one card at most"),
        ("museums: [Museum 1]", "nothing lies on Museum 1"),
        ("museums: [Holy Grail, Museum 1, Museum 2]", "nothing lies on Museum 2"),
        ("museums: [Holy Grail, Empire]", "Empire cannot lie in"),
        ("museums: [Holy Lance, Mona Lisa, Sibidu Needle, Dancing Girl, Jumbo Kingdom, Holy Grail]", "5"),
    ],
)
def test_what_cannot_be_there_is_refused(first: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        loads(text(first))


def test_a_museum_is_no_special_achievement() -> None:
    with pytest.raises(PositionError, match="Museum 1 is no special achievement"):
        loads(text("hand: []", more="specials: [Museum 1]"))


def test_martian_internet_is_left_out_of_every_game_and_that_is_told() -> None:
    g = Game.new(("Ann", "Bob"), sets=("base", "artifacts"), level=Level.FULL)
    m, card = g.machine, g.machine.catalogue.find("Martian Internet")
    assert g.state.where[card] == -1
    assert len(g.state.zones[m.zones.deck(11, "artifacts")]) == 9
    told: list[Entry] = []
    while running_turn(g.state) is None:
        g.play(g.options()[0])
        told += g.take_trace()
    (fact,) = [entry.item for entry in told if isinstance(entry.item, Fact) and entry.item.kind == "left-out"]
    assert fact.cards == (card,)
    assert Game.load(g.save()).state == g.state
    with pytest.raises(PositionError, match="left out of all games"):
        loads(text("hand: [Martian Internet]"))


def test_a_game_without_artifacts_leaves_nothing_out() -> None:
    assert not Game.new(("Ann", "Bob")).machine.catalogue.left_out


def test_a_turn_that_begins_with_an_artifact_on_display_begins_with_the_showcase() -> None:
    first = game("display: [Priest-King]")
    assert first.request is not None
    assert first.request.purpose == "showcase"
    second = game("display: [Priest-King]", more="turn: {action: 2}\n")
    assert second.request is not None
    assert second.request.purpose == "turn"
