"""Roundhay Garden Scene: the highest scored card is melded, two of its value scored, and it is executed."""

from tests.kit import table


def test_melded_scored_executed() -> None:
    t = table(
        {"purple": "Roundhay Garden Scene", "score": "Calendar, Oars"},
        {"red": "Coal"},
        decks={2: "Currency, Mapmaking", 3: "Optics, Paper"},
    )
    end = t.dogma("Roundhay Garden Scene")
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.score(0) == {"Oars", "Currency", "Mapmaking"}
    assert end.hand(0) == {"Optics", "Paper"}, "drawn by Calendar: more cards are scored than in hand"
    assert end.bystander(t, 1)
