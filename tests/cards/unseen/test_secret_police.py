"""Secret Police: a card is tucked and the top card of its color returned, until that fails; then a 3 is drawn."""

from tests.kit import NONE, Table, table


def laid(hand: str, **victim: str) -> Table:
    return table(
        {"yellow": "Secret Police", "hand": "Oars, Archery, Writing"},
        {"hand": hand, **victim},
        {"red": "Metalworking"},
        further_decks={("unseen", 3): "Taqiyya, Masquerade"},
    )


def test_card_after_card_until_the_hand_is_empty() -> None:
    t = laid("Tools, Gunpowder", blue="Calendar", red="Coal")
    end = t.dogma("Secret Police", "Gunpowder", NONE)
    assert end.pile(1, "red") == ["Gunpowder"]
    assert end.pile(1, "blue") == ["Tools"]
    assert (end.deck(5)[-1], end.deck(2)[-1]) == ("Coal", "Calendar")
    assert end.hand(1) == {"Taqiyya"}


def test_a_card_alone_in_its_color_is_returned_itself() -> None:
    end = laid("Tools").dogma("Secret Police", NONE)
    assert end.pile(1, "blue") == []
    assert end.deck(1)[-1] == "Tools"
    assert end.hand(1) == {"Taqiyya"}


def test_an_empty_hand_draws_a_3_at_once() -> None:
    end = laid("").dogma("Secret Police", NONE)
    assert end.hand(1) == {"Taqiyya"}
    assert not end.facts("repeats")


def test_any_number_of_one_color_may_be_tucked() -> None:
    asking = laid("").play("dogma Secret Police", idle=False)
    assert asking.decider() == 0
    assert asking.refuses(("Oars", "Writing"))
    end = asking.play(("Oars", "Archery"), "Archery")
    assert end.pile(0, "red") == ["Archery", "Oars"]
    assert end.hand(0) == {"Writing"}
