"""A position is changed by hand: what is moved lies there only, all else stays, and nothing illegal comes of it."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.model.zones import ACHIEVEMENTS, AVAILABLE
from engine.positions import Position, PositionError, load, loads
from tests.kit import turn_of
from tutor.desk.position_edits import CardPlace, as_position, moved, places, splayed, text, turned

STAGING = load("lessons/staging")
PLACES = places(STAGING.game().machine.zones)


IMPOSSIBLE = {"position-achievement-twice", "position-no-achievement"}
"""why a move may be refused"""


def card(title: str, position: Position = STAGING) -> int:
    return position.game().machine.catalogue.find(title)


def lies(position: Position, title: str) -> tuple[str, int]:
    """(kind of zone, seat) of a card."""
    game = position.game()
    zone = game.state.where[game.machine.catalogue.find(title)]
    return game.machine.zones.word[zone], game.machine.zones.owner[zone]


def available(position: Position, title: str) -> int:
    """The available achievement of the value of a card."""
    game = position.game()
    age = game.machine.catalogue.age
    (found,) = (each for each in game.state.zones[game.machine.zones.available] if age[each] == age[card(title)])
    return found


def unchanged(before: Position, after: Position, *moved_cards: int) -> None:
    """Every other card lies where it lay, in the same order."""
    one, other = before.game(), after.game()
    for left, right in zip(one.state.zones, other.state.zones, strict=True):
        assert [each for each in left if each not in moved_cards] == [each for each in right if each not in moved_cards]
    assert other.state.rng == one.state.rng
    for each in range(len(one.state.seen)):
        assert each in moved_cards or one.state.seen[each] == other.state.seen[each]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("title", ["Archery", "Alchemy", "Tools", "Fission"])
def test_a_card_moves_to_any_place_and_nothing_else_does(title: str, place: CardPlace) -> None:
    before = STAGING
    was, becomes = lies(before, title) == (AVAILABLE, -1), place.word in (ACHIEVEMENTS, AVAILABLE)
    after = moved(before, card(title), place)
    assert lies(after, title) == (place.word, place.seat)
    others = []
    if was != becomes:  # there is one achievement of each value: another card of its deck lies there, or goes there
        others = [available(after if was else before, title)]
    unchanged(before, after, card(title), *others)
    zone = after.game().state.zones[after.game().state.where[card(title)]]
    if place.what in ("board", "deck"):
        assert zone[0] == card(title)
    else:
        assert zone[-1] == card(title)


def test_everybody_who_looks_there_can_tell_the_card_and_nobody_else() -> None:
    after = moved(STAGING, card("Archery"), CardPlace("hand", 1))
    assert after.game().state.seen[card("Archery")] == 0b10


def test_a_pile_that_shrinks_is_no_longer_splayed() -> None:
    fan = splayed(STAGING, 0, Color.BLUE, Splay.LEFT)
    game = fan.game()
    assert game.state.splays[game.machine.zones.pile(0, Color.BLUE)] == Splay.LEFT
    less = moved(fan, card("Alchemy"), CardPlace("junk"))
    game = less.game()
    assert game.state.splays[game.machine.zones.pile(0, Color.BLUE)] == Splay.NONE
    assert splayed(fan, 0, Color.BLUE, Splay.NONE).state().key() == as_position(STAGING.game()).state().key()


@pytest.mark.parametrize("seat", [0, 1])
def test_no_splay_of_one_card(seat: int) -> None:
    with pytest.raises(PositionError, match="splay"):
        splayed(STAGING, seat, Color.PURPLE, Splay.UP)


def test_a_special_achievement_goes_only_where_it_may() -> None:
    empire = card("Empire")
    assert lies(moved(STAGING, empire, CardPlace("achievements", 0)), "Empire") == ("achievements", 0)
    assert lies(moved(STAGING, empire, CardPlace("junk")), "Empire") == ("junked-specials", -1)
    back = moved(moved(STAGING, empire, CardPlace("achievements", 0)), empire, CardPlace("available"))
    assert lies(back, "Empire") == ("specials", -1)
    for place in (CardPlace("hand", 0), CardPlace("board", 0), CardPlace("deck"), CardPlace("score", 1)):
        with pytest.raises(PositionError, match="special achievement"):
            moved(STAGING, empire, place)


def test_the_turn() -> None:
    later = turned(STAGING, 1, 2).game()
    assert later.request.seat == 1
    assert turn_of(later.state) == turn_of(turned(STAGING, 1, 2).state())
    assert "2" in str(turned(STAGING, 1, 2).turn)
    with pytest.raises(PositionError):
        turned(STAGING, 0, 7)


def test_names_and_title_stay_in_both_languages() -> None:
    after = moved(STAGING, card("Tools"), CardPlace("hand", 0))
    assert after.title == STAGING.title
    assert [player.name for player in after.players] == [player.name for player in STAGING.players]
    again = loads(text(after.game(), after))
    assert again.title == STAGING.title
    assert again.state() == after.state()


def test_a_table_in_the_middle_of_an_action_is_refused() -> None:
    game = STAGING.game()
    game.play("dogma Archery")
    with pytest.raises(PositionError, match="between two actions"):
        as_position(game)


def test_the_position_given_is_not_changed() -> None:
    before = STAGING.state().key()
    moved(STAGING, card("Archery"), CardPlace("score", 1))
    assert STAGING.state().key() == before


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, 114), st.integers(0, len(PLACES) - 1)), max_size=6))
def test_any_row_of_moves_keeps_every_card_in_one_place_and_can_be_undone(moves: list[tuple[int, int]]) -> None:
    position = STAGING
    for each, place in moves:
        try:
            position = moved(position, each, PLACES[place])
        except PositionError as error:
            assert {problem.code for problem in error.problems} <= IMPOSSIBLE  # noqa: PT017
            continue
        state = position.state()
        laid = [card_ for zone in state.zones for card_ in zone]
        assert sorted(laid) == sorted(set(laid))
        assert len(laid) == len([where for where in state.where if where >= 0])
        assert Game(state).request is not None
    assert loads(text(position.game(), position)).state() == position.state()
