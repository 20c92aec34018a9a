"""Pantheism: a hand card and a 4 are tucked; of the color of one all is scored, that of the other goes right; a 4."""

from tests.kit import table


def test_one_color_is_scored_and_the_other_splayed() -> None:
    t = table(
        {"purple": "Pantheism", "red": "Archery", "yellow": "Agriculture", "hand": "Oars"},
        {"hand": "Tools"},
        decks={4: "Experimentation"},
        further_decks={("unseen", 4): "Heirloom"},
    )
    asking = t.play("dogma Pantheism", idle=False)
    assert set(asking.options()) == {"oars", "heirloom"}
    end = asking.play("Oars")
    assert end.score(0) == {"Archery", "Oars"}
    assert end.pile(0, "yellow") == ["Agriculture", "Heirloom"]
    assert end.splay(0, "yellow") == "right"
    assert end.pile(0, "blue") == ["Experimentation"]
    assert end.bystander(t, 1)
    other = asking.play("Heirloom")
    assert other.score(0) == {"Agriculture", "Heirloom"}
    assert (other.pile(0, "red"), other.splay(0, "red")) == (["Archery", "Oars"], "right")


def test_two_of_one_color_are_all_scored() -> None:
    t = table(
        {"purple": "Pantheism", "red": "Archery", "hand": "Oars"},
        {},
        decks={4: "Experimentation"},
        further_decks={("unseen", 4): "Ninja"},
    )
    end = t.dogma("Pantheism", "Oars")
    assert end.score(0) == {"Archery", "Oars", "Ninja"}
    assert end.pile(0, "red") == []


def test_without_a_hand_a_4_is_tucked_only() -> None:
    t = table({"purple": "Pantheism"}, {}, further_decks={("unseen", 4): "Legend"})
    end = t.dogma("Pantheism")
    assert end.pile(0, "purple") == ["Pantheism", "Legend"]
    assert end.score(0) == set()


def test_its_own_color_can_be_scored() -> None:
    t = table(
        {"purple": "Pantheism", "hand": "Oars"},
        {},
        decks={4: "Experimentation"},
        further_decks={("unseen", 4): "Legend"},
    )
    end = t.dogma("Pantheism", "Legend")
    assert end.score(0) == {"Pantheism", "Legend"}
    assert end.pile(0, "blue") == ["Experimentation"], "the second effect is executed all the same"
