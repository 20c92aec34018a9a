"""Human Genome: an 11, a scored card of any value, the bottom red card; the same values win."""

from tests.kit import NONE, Table, empty, table


def laid(**mine: str) -> Table:
    return table({"blue": "Human Genome"} | mine, {}, decks={11: "Fusion", 3: "Paper"}, further_decks=empty("echoes"))


def test_the_same_values_in_hand_and_score_pile_win() -> None:
    end = laid(hand="Optics, Oars", score="Reclamation, Tools").dogma("Human Genome", "3")
    assert end.score(0) == {"Reclamation", "Tools", "Paper"}
    assert end.winners == (0,)


def test_a_value_more_often_than_the_other_does_not() -> None:
    end = laid(hand="Optics, Oars", score="Reclamation, Tools").dogma("Human Genome", NONE)
    assert end.winners is None


def test_the_bottom_red_card_comes_to_hand_first() -> None:
    end = laid(hand="Optics", score="Reclamation, Tools, Alchemy", red="Coal, Oars").dogma("Human Genome", NONE)
    assert end.pile(0, "red") == ["Coal"]
    assert end.winners == (0,)
