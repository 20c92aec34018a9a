"""Horseshoes: a 2 or 3 foreshadowed; a top card without authority and industry goes over, for a 2 melded."""

from tests.kit import NONE, Table, empty, table


def laid(**theirs: str) -> Table:
    return table(
        {"red": "Horseshoes"}, theirs, further_decks=empty("echoes"), decks={2: "Calendar, Construction", 3: "Paper"}
    )


def test_a_card_without_either_icon_goes_over() -> None:
    asking = laid(green="Sailing", blue="Experimentation").play("dogma Horseshoes", 1, idle=False)
    assert asking.zone("forecast", 0) == {"Paper"}
    end = asking.play("Sailing")
    assert end.pile(0, "green") == ["Sailing"]
    assert end.pile(1, "blue") == ["Calendar", "Experimentation"]


def test_cards_with_industry_stay_and_nothing_is_melded() -> None:
    t = laid(red="Coal")
    end = t.dogma("Horseshoes", 0)
    assert end.bystander(t, 1)
    assert end.zone("forecast", 0) == {"Calendar"}


def test_the_foreshadowing_may_be_declined() -> None:
    assert laid(red="Coal").dogma("Horseshoes", NONE).zone("forecast", 0) == set()


def test_by_the_other_text_it_must_be_foreshadowed() -> None:
    t = table(
        {"red": "Horseshoes"},
        {"red": "Coal"},
        further_decks=empty("echoes"),
        decks={2: "Calendar", 3: "Paper"},
        switches={"horseshoes": "must"},
    )
    asking = t.play("dogma Horseshoes", idle=False)
    assert asking.refuses(NONE)
    assert asking.play(1).zone("forecast", 0) == {"Paper"}
