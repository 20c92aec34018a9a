"""Bell: a card scored, a 1 and a 2 foreshadowed; foreseen, all hands are returned."""

from tests.kit import NONE, empty, table


def test_a_card_is_scored_and_two_are_foreshadowed() -> None:
    t = table(
        {"purple": "Bell", "hand": "Oars"},
        {"hand": "Tools"},
        further_decks=empty("echoes"),
        decks={1: "Masonry", 2: "Calendar"},
    )
    end = t.dogma("Bell", "Oars")
    assert end.score(0) == {"Oars"}
    assert end.zone("forecast", 0) == {"Masonry", "Calendar"}
    assert end.hand(1) == {"Tools"}, "it was not foreseen"
    assert t.dogma("Bell", NONE).hand(0) == {"Oars"}


def test_foreseen_it_empties_all_hands_and_no_forecast() -> None:
    t = table(
        {"hand": "Paper, Oars", "forecast": "Bell"},
        {"hand": "Tools", "forecast": "Coal"},
        further_decks=empty("echoes"),
        decks={1: "Masonry", 2: "Calendar"},
    )
    end = t.play("meld Paper", NONE, "Oars")
    assert (end.hand(0), end.hand(1)) == (set(), set())
    assert end.zone("forecast", 0) == {"Masonry", "Calendar"}
    assert end.zone("forecast", 1) == {"Coal"}
