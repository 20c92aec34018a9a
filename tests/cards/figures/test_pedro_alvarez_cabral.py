"""Pedro Alvarez Cabral: World instead of a 1, or the game."""

from tests.kit import table


def test_world_is_claimed() -> None:
    t = table({"green": "Pedro Alvarez Cabral", "blue": "Writing"}, {}, decks={2: "Calendar"})
    end = t.play("dogma Writing")
    assert "World" in end.achievements(0)
    assert end.hand(0) == set()


def test_where_it_is_gone_monotheism_wins() -> None:
    t = table({"green": "Pedro Alvarez Cabral", "blue": "Writing", "purple": "Monotheism"}, {"achievements": "World"})
    assert t.play("dogma Writing").winners == (0,)
    plain = table({"green": "Pedro Alvarez Cabral", "blue": "Writing"}, {"achievements": "World"})
    assert plain.play("dogma Writing").winners is None
