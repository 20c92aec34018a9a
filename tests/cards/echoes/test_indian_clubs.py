"""Indian Clubs: two scored cards returned, foreseen all; a card of each scored value is scored."""

from tests.kit import table

THEIRS = {"score": "Oars, Paper, Coal"}


def test_two_go_and_a_card_of_each_value_is_scored() -> None:
    mine = {"purple": "Indian Clubs", "score": "Tools, Alchemy", "hand": "Archery, Masonry, Optics, Gunpowder"}
    end = table(mine, THEIRS).dogma("Indian Clubs", ("Oars", "Paper"), "Masonry")
    assert end.score(1) == {"Coal"}
    assert end.score(0) == {"Tools", "Alchemy", "Masonry", "Optics"}
    assert end.hand(0) == {"Archery", "Gunpowder"}


def test_foreseen_all_go() -> None:
    t = table({"hand": "Canning", "forecast": "Indian Clubs"}, THEIRS)
    assert t.play("meld Canning", ("Oars", "Paper")).score(1) == set()
