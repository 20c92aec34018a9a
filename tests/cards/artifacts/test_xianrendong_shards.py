"""Xianrendong Shards: of three cards shown two are scored and one tucked; two of one color bring three 1s."""

from tests.kit import table


def test_two_of_one_color() -> None:
    t = table(
        {"yellow": "Xianrendong Shards", "hand": "Oars, Archery, Tools, Sailing"},
        {"green": "The Wheel"},
        decks={1: "Writing, Pottery, Mysticism, Clothing"},
    )
    end = t.dogma("Xianrendong Shards", ("Oars", "Archery", "Tools"), ("Oars", "Archery"))
    assert end.score(0) == {"Oars", "Archery"}
    assert end.pile(0, "blue") == ["Tools"]
    assert end.hand(0) == {"Sailing", "Writing", "Pottery", "Mysticism"}
    assert end.bystander(t, 1)


def test_two_colors() -> None:
    t = table({"yellow": "Xianrendong Shards", "hand": "Oars, Archery, Agriculture"}, {"green": "The Wheel"})
    end = t.dogma("Xianrendong Shards", ("Oars", "Agriculture"))
    assert end.score(0) == {"Oars", "Agriculture"}
    assert end.pile(0, "red") == ["Archery"]
    assert end.hand(0) == set()


def test_two_cards_are_scored_and_none_is_left_to_tuck() -> None:
    t = table({"yellow": "Xianrendong Shards", "hand": "Oars, Archery"}, {"green": "The Wheel"})
    end = t.dogma("Xianrendong Shards")
    assert end.score(0) == {"Oars", "Archery"}
    assert len(end.hand(0)) == 3


def test_one_card_is_no_pair() -> None:
    t = table({"yellow": "Xianrendong Shards", "hand": "Oars"}, {"green": "The Wheel"})
    end = t.dogma("Xianrendong Shards")
    assert (end.score(0), end.hand(0)) == ({"Oars"}, set())
