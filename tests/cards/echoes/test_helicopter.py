"""Helicopter: a top card goes to its owner's score pile; for a card with an icon in common, again."""

from tests.kit import NONE, Table, table


def laid(hand: str) -> Table:
    return table({"red": "Helicopter", "hand": hand}, {"blue": "Tools, Writing", "green": "Sailing"})


def test_it_goes_to_the_score_pile_of_its_owner() -> None:
    end = laid("Clothing").dogma("Helicopter", "player-2", "Tools")
    assert end.score(1) == {"Tools"}
    assert end.hand(0) == {"Clothing"}


def test_for_a_card_with_a_common_icon_it_is_repeated() -> None:
    asking = laid("Clothing, Archery").play("dogma Helicopter", "player-2", "Tools", idle=False)
    assert asking.refuses("Clothing")
    end = asking.play("Archery", "player-2", "Writing", NONE)
    assert end.score(1) == {"Tools", "Writing"}
    assert end.hand(0) == {"Clothing"}


def test_helicopter_itself_stays() -> None:
    end = laid("").dogma("Helicopter", "player-1")
    assert end.pile(0, "red") == ["Helicopter"]
