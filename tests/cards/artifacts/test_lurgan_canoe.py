"""Lurgan Canoe: a card is melded and what it covers is scored; as long as something was scored, once more."""

from tests.kit import table


def test_it_goes_on_while_something_is_scored() -> None:
    t = table(
        {"yellow": "Lurgan Canoe", "red": "Oars, Archery", "hand": "Construction, Agriculture, Tools"},
        {"green": "The Wheel"},
    )
    asking = t.play("dogma Lurgan Canoe", "Construction", idle=False)
    assert set(asking.options()) == {"agriculture", "tools"}
    end = asking.play("Tools")
    assert end.pile(0, "red") == ["Construction"]
    assert end.score(0) == {"Oars", "Archery"}
    assert end.pile(0, "blue") == ["Tools"]
    assert end.hand(0) == {"Agriculture"}
    assert end.bystander(t, 1)


def test_it_can_score_itself() -> None:
    t = table({"yellow": "Lurgan Canoe", "hand": "Agriculture"}, {"green": "The Wheel"})
    end = t.dogma("Lurgan Canoe")
    assert end.score(0) == {"Lurgan Canoe"}
    assert end.pile(0, "yellow") == ["Agriculture"]


def test_an_empty_hand_melds_nothing_and_scores_nothing() -> None:
    t = table({"yellow": "Lurgan Canoe", "red": "Oars, Archery"}, {"green": "The Wheel"})
    assert t.dogma("Lurgan Canoe").bystander(t, 0, 1)


def test_the_last_card_of_the_hand_ends_it() -> None:
    t = table({"yellow": "Lurgan Canoe", "red": "Oars", "hand": "Archery"}, {"green": "The Wheel"})
    end = t.dogma("Lurgan Canoe")
    assert (end.hand(0), end.score(0)) == (set(), {"Oars"})
