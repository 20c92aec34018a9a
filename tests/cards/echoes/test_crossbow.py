"""Crossbow: an expansion card goes to the score pile of its player, and a card onto an opponent's board."""

from tests.kit import table


def test_an_expansion_card_is_taken_and_a_card_given() -> None:
    t = table({"red": "Crossbow", "hand": "Tools"}, {"hand": "Soap, Sailing", "blue": "Calendar"})
    end = t.dogma("Crossbow")
    assert end.score(0) == {"Soap"}
    assert end.hand(1) == {"Sailing"}
    assert end.pile(1, "blue") == ["Tools", "Calendar"]


def test_the_opponent_is_chosen_and_no_teammate() -> None:
    t = table({"red": "Crossbow", "hand": "Tools, Oars"}, {}, {}, {}, teams=(0, 1, 0, 1))
    asking = t.play("dogma Crossbow", idle=False)
    assert asking.options() == ("player-2", "player-4")
    end = asking.play("player-4", "Oars")
    assert end.pile(3, "red") == ["Oars"]
    assert end.hand(0) == {"Tools"}


def test_base_cards_are_not_taken() -> None:
    t = table({"red": "Crossbow"}, {"hand": "Sailing"})
    assert t.dogma("Crossbow").bystander(t, 0, 1)


def test_by_the_other_text_a_teammate_may_be_given_the_card() -> None:
    t = table(
        {"red": "Crossbow", "hand": "Tools"}, {}, {}, {}, teams=(0, 1, 0, 1), switches={"crossbow": "other-players"}
    )
    asking = t.play("dogma Crossbow", idle=False)
    assert asking.options() == ("player-2", "player-3", "player-4")
    assert asking.play("player-3").pile(2, "blue") == ["Tools"]
