"""Curing: another top card with meat is scored or one loses; a hand may go for an opponent's highest scored cards."""

from tests.kit import NONE, table


def test_another_top_card_with_meat_is_scored() -> None:
    t = table({"blue": "Curing", "red": "Fire", "green": "Sailing, Fishing"}, {})
    end = t.dogma("Curing", NONE)
    assert end.score(0) == {"Fire"}
    assert end.pile(0, "blue") == ["Curing"]


def test_with_meat_on_itself_and_beneath_only_one_loses() -> None:
    t = table({"blue": "Curing", "green": "Sailing, Fishing"}, {})
    assert t.dogma("Curing").winners == (1,)


def test_a_hand_may_go_for_all_the_highest_cards_of_an_opponents_score_pile() -> None:
    t = table(
        {"blue": "Curing", "red": "Fire", "hand": "Oars"}, {"score": "Calendar, Mathematics, Tools", "hand": "Archery"}
    )
    end = t.dogma("Curing", "player-2")
    assert end.hand(0) == {"Calendar", "Mathematics"}
    assert end.score(1) == {"Tools", "Oars"}
    assert end.hand(1) == {"Archery"}


def test_the_exchange_may_be_declined() -> None:
    t = table({"blue": "Curing", "red": "Fire", "hand": "Oars"}, {"score": "Calendar"})
    end = t.dogma("Curing", NONE)
    assert end.hand(0) == {"Oars"}
    assert end.score(1) == {"Calendar"}


def test_of_several_opponents_one_is_chosen_and_the_others_keep_what_they_have() -> None:
    t = table({"blue": "Curing", "red": "Fire", "hand": "Oars"}, {"score": "Calendar"}, {"score": "Mathematics"})
    end = t.dogma("Curing", "player-3")
    assert end.hand(0) == {"Mathematics"}
    assert end.bystander(t, 1)
