"""Emma Watson: all colors are unsplayed when she is melded; melds cost the top six cards of the color, or bring all."""

from tests.kit import table


def test_when_she_is_melded_all_colors_on_all_boards_are_unsplayed() -> None:
    t = table(
        {"hand": "Emma Watson", "red": "Oars, Archery < left", "blue": "Writing, Tools < up"},
        {"green": "Sailing, The Wheel < right"},
        {"yellow": "Masonry, Agriculture"},
    )
    end = t.play("meld Emma Watson")
    assert [end.splay(0, "red"), end.splay(0, "blue"), end.splay(1, "green")] == ["none"] * 3
    assert end.bystander(t, 2)


def test_with_six_cards_of_the_color_they_are_returned_first() -> None:
    six = "Oars, Construction, Engineering, Gunpowder, Coal, Industrialization"
    t = table({"purple": "Emma Watson", "red": f"{six}, Archery", "hand": "Combustion"}, {"red": "Metalworking"})
    end = t.play("meld Combustion")
    assert end.pile(0, "red") == ["Combustion", "Archery"]
    assert end.pile(1, "red") == ["Metalworking"]
    assert end.score(0) == set()
    assert end.deck(6)[-1] == "Industrialization"


def test_with_five_they_are_returned_and_all_of_the_color_on_all_boards_are_scored() -> None:
    five = "Oars, Construction, Engineering, Gunpowder, Coal"
    t = table(
        {"purple": "Emma Watson", "red": five, "hand": "Combustion"}, {"red": "Metalworking, Archery", "blue": "Tools"}
    )
    end = t.play("meld Combustion")
    assert end.pile(0, "red") == ["Combustion"]
    assert end.deck(5)[-1] == "Coal"
    assert end.score(0) == {"Metalworking", "Archery"}
    assert end.pile(1, "red") == []
    assert end.pile(1, "blue") == ["Tools"]


def test_she_hears_the_melds_of_all_and_who_melds_scores() -> None:
    t = table({"hand": "Oars"}, {"purple": "Emma Watson", "red": "Archery"}, {"red": "Metalworking", "blue": "Tools"})
    end = t.play("meld Oars")
    assert end.score(0) == {"Archery", "Metalworking"}
    assert end.score(1) == set()
    assert end.pile(0, "red") == ["Oars"]
    assert end.pile(2, "blue") == ["Tools"]


def test_a_purple_meld_takes_her_along() -> None:
    t = table({"hand": "Mysticism"}, {"purple": "Emma Watson, Code of Laws"})
    end = t.play("meld Mysticism")
    assert end.score(0) == {"Emma Watson", "Code of Laws"}
    assert end.pile(0, "purple") == ["Mysticism"]


def test_a_covered_one_hears_nothing() -> None:
    t = table({"hand": "Oars"}, {"purple": "Mysticism, Emma Watson", "red": "Archery"})
    assert t.play("meld Oars").bystander(t, 1)
