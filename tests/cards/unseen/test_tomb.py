"""Tomb: an achievement of value 1 plus those I have goes to my safe; the lowest to hand for yellow and blue."""

from tests.kit import NONE, Table, table


def laid(**me: str) -> Table:
    return table(
        {"yellow": "Tomb", "blue": "Tools, Writing", "green": "The Wheel", **me},
        {"red": "Coal", "yellow": "Agriculture"},
        achievements="Domestication, Construction, Optics",
    )


def test_one_higher_than_what_i_have_and_the_lowest_to_hand() -> None:
    t = laid(achievements="Masonry")
    end = t.dogma("Tomb", "achievement-1", "Tools")
    assert end.zone("safe", 0) == {"Construction"}
    assert end.hand(0) == {"Domestication"}
    assert end.pile(0, "yellow") == end.pile(0, "blue") == []
    assert end.pile(0, "green") == ["The Wheel"]
    assert end.deck(1)[-2:] == ["Tools", "Writing"]
    assert end.bystander(t, 1)


def test_nothing_is_taken_nothing_goes() -> None:
    end = laid().dogma("Tomb", NONE)
    assert end.zone("safe", 0) == {"Domestication"}
    assert end.hand(0) == set()
    assert (end.pile(0, "yellow"), end.pile(0, "blue")) == (["Tomb"], ["Tools", "Writing"])


def test_special_achievements_count_and_the_lowest_is_what_is_left() -> None:
    end = laid(achievements="Monument, Masonry").dogma("Tomb", "achievement-1", "Tools")
    assert end.zone("safe", 0) == {"Optics"}
    assert end.hand(0) == {"Domestication"}


def test_no_achievement_of_that_value() -> None:
    end = laid(achievements="Monument, Masonry, Empire").dogma("Tomb", NONE)
    assert end.zone("safe", 0) == set()
    assert end.available() == {1, 2, 3}


def test_a_full_safe_takes_none() -> None:
    end = laid(safe="Paper, Compass, Machinery, Medicine, Engineering").dogma("Tomb", NONE)
    assert len(end.zone("safe", 0)) == 5
    assert end.available() == {1, 2, 3}


def test_with_none_available_there_is_no_offer() -> None:
    t = table({"yellow": "Tomb", "blue": "Tools"}, {"red": "Coal"}, achievements="")
    assert t.dogma("Tomb").bystander(t, 0, 1)
