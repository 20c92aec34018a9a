"""Esports: a card of the value of each top card that is not yellow, in ascending order; foreseen, that wins."""

from tests.kit import empty, table

DECKS = {1: "Tools", 3: "Paper"}


def test_a_card_for_each_top_card_that_is_not_yellow() -> None:
    t = table({"yellow": "Esports", "red": "Optics", "blue": "Writing"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Esports")
    assert end.score(0) == {"Tools", "Paper"}
    assert end.winners is None


def test_foreseen_it_wins_and_not_without_another_color() -> None:
    mine = {"hand": "Fusion", "forecast": "Esports", "blue": "Writing"}
    t = table(mine, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.play("meld Fusion").winners == (0,)
