"""Ludwig Van Beethoven: four 5s, or eight, for the score pile."""

from tests.kit import Table, table


def laid(fives: str, **rest: str) -> Table:
    return table(
        {"purple": "Ludwig Van Beethoven", "yellow": "Agriculture", "hand": "Oars", "score": "Tools, Paper"},
        {"score": "Compass"},
        decks={2: "Calendar", 5: fives, 6: "Canning, Democracy"},
    )


EIGHT = "Coal, Statistics, Steam Engine, Banking, Measurement, Chemistry, Physics, Astronomy"


def test_eight_5s_come_before_the_card_and_the_pile_is_junked() -> None:
    end = laid(EIGHT + ", Societies").dogma("Agriculture", "Oars")
    assert end.score(0) == {*EIGHT.split(", "), "Calendar"}
    assert end.junk() >= {"Tools", "Paper"}
    assert end.score(1) == {"Compass"}
    assert end.deck(5) == ["Societies"]


def test_with_another_value_among_the_four_there_are_no_more() -> None:
    end = laid("Coal, Statistics, Banking").dogma("Agriculture", "Oars")
    assert end.score(0) == {"Coal", "Statistics", "Banking", "Canning", "Calendar"}


def test_others_score_as_ever() -> None:
    t = table({"yellow": "Agriculture", "hand": "Oars"}, {"purple": "Ludwig Van Beethoven"}, decks={2: "Calendar"})
    assert t.dogma("Agriculture", "Oars").score(0) == {"Calendar"}
