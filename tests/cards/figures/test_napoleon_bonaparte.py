"""Napoleon Bonaparte: four deeds become a meld, and a top 5 or 6 is scored."""

from tests.kit import Table, table


def laid(hand: str, **areas: str) -> Table:
    return table({"red": "Napoleon Bonaparte", "hand": hand, **areas}, {"yellow": "Steam Engine"})


def test_a_blue_card_is_melded_and_tucked_and_a_top_5_scored() -> None:
    end = laid("Tools", blue="Writing").play("meld Tools", "Steam Engine")
    assert end.pile(0, "blue") == ["Writing", "Tools"]
    assert (end.score(0), end.pile(1, "yellow")) == ({"Steam Engine"}, [])


def test_a_green_card_stays_on_top() -> None:
    assert laid("Sailing", green="The Wheel").play("meld Sailing", "Steam Engine").pile(0, "green") == [
        "Sailing",
        "The Wheel",
    ]


def test_he_may_score_himself_and_must_if_there_is_no_other() -> None:
    assert laid("Sailing").play("meld Sailing", "Napoleon Bonaparte").score(0) == {"Napoleon Bonaparte"}
    alone = table({"red": "Napoleon Bonaparte", "hand": "Sailing"}, {"yellow": "Sanitation"}).play("meld Sailing")
    assert alone.score(0) == {"Napoleon Bonaparte"}


def test_a_return_becomes_a_meld_and_is_none_for_the_card_that_asked_for_it() -> None:
    """FIG-05: Agriculture scores a card only if one was returned."""
    end = laid("Sailing", yellow="Agriculture").dogma("Agriculture", "Sailing", "Steam Engine")
    assert end.pile(0, "green") == ["Sailing"]
    assert end.score(0) == {"Steam Engine"}


def test_a_tuck_and_a_score_become_melds() -> None:
    tuck = laid("Mysticism", purple="Code of Laws").dogma("Code of Laws", "Mysticism", "Steam Engine")
    assert tuck.pile(0, "purple") == ["Mysticism", "Code of Laws"]
    t = table({"red": "Napoleon Bonaparte", "blue": "Evolution"}, {"yellow": "Steam Engine"}, decks={8: "Skyscrapers"})
    end = t.dogma("Evolution", "option-1", "Steam Engine", "Napoleon Bonaparte")
    assert end.pile(0, "yellow") == ["Steam Engine", "Skyscrapers"]
    assert end.score(0) == {"Napoleon Bonaparte"}


def test_others_and_other_deeds_are_not_heard() -> None:
    t = table({"hand": "Tools"}, {"red": "Napoleon Bonaparte"}).play("meld Tools")
    assert (t.pile(0, "blue"), t.pile(1, "red")) == (["Tools"], ["Napoleon Bonaparte"])
    draws = table({"red": "Napoleon Bonaparte"}, {"yellow": "Steam Engine"}, decks={6: "Canning"})
    assert draws.play("draw").hand(0) == {"Canning"}
