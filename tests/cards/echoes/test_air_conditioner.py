"""Air Conditioner: a card scored; scored cards of a value on top are returned; the 9s go."""

from tests.kit import table


def test_scored_cards_of_the_values_on_top_are_returned() -> None:
    theirs = {"blue": "Tools", "red": "Optics", "score": "Archery, Paper, Coal"}
    t = table({"yellow": "Air Conditioner", "hand": "Oars"}, theirs)
    end = t.dogma("Air Conditioner", "Oars")
    assert end.score(0) == {"Oars"}
    assert end.score(1) == {"Coal"}
    assert end.deck(9) == []
