"""Yuna Kim: a win before a score, and no meld of anybody's without a loss."""

from tests.kit import Table, table


def score(blue: str) -> Table:
    t = table({"purple": "Yuna Kim", "yellow": "Agriculture", "blue": blue, "hand": "Oars"}, {}, decks={2: "Calendar"})
    return t.dogma("Agriculture", "Oars")


def test_a_castle_on_top_of_its_color_wins() -> None:
    assert score("Tools, Writing").winners == (0,)


def test_without_one_or_with_none_on_top_the_card_is_scored() -> None:
    assert score("Writing, Tools").score(0) == {"Calendar"}
    assert score("").score(0) == {"Calendar"}


def test_the_top_three_of_all_boards_are_returned_and_the_card_is_tucked() -> None:
    t = table(
        {"red": "Oars", "hand": "Archery"},
        {"purple": "Yuna Kim", "red": "Gunpowder, Engineering, Coal, Optics"},
        {"red": "Combustion", "green": "Sailing"},
    )
    end = t.play("meld Archery")
    assert end.pile(0, "red") == ["Archery"]
    assert end.pile(1, "red") == ["Optics"]
    assert (end.pile(2, "red"), end.pile(2, "green")) == ([], ["Sailing"])
    assert [end.deck(age)[-1] for age in (1, 3, 4, 5, 7)] == ["Oars", "Engineering", "Gunpowder", "Coal", "Combustion"]


def test_also_by_an_effect_and_for_her_player() -> None:
    t = table({"purple": "Yuna Kim", "green": "Sailing", "blue": "Tools"}, {}, decks={1: "Writing, Archery"})
    end = t.dogma("Sailing")
    assert end.pile(0, "blue") == ["Writing"]
    assert end.deck(1)[-1] == "Tools"
