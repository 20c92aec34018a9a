"""Private Eye: of a shown hand I take a card onto my board, they draw a 7; a secret is scored; blue may go right."""

from tests.kit import NONE, table


def test_a_card_of_my_choice_comes_to_my_board() -> None:
    t = table(
        {"blue": "Private Eye", "safe": "Tools"},
        {"hand": "Monotheism, Mathematics"},
        further_decks={("unseen", 7): "Counterintelligence"},
    )
    asking = t.play("dogma Private Eye", idle=False)
    assert (asking.decider(), set(asking.options())) == (0, {"mathematics", "monotheism"})
    end = asking.play("Mathematics", "blue")
    assert end.pile(0, "blue") == ["Mathematics", "Private Eye"]
    assert end.splay(0, "blue") == "right"
    assert end.hand(1) == {"Monotheism", "Counterintelligence"}
    assert end.score(0) == {"Tools"}
    assert end.zone("safe", 0) == set()


def test_an_empty_hand_draws_a_7_all_the_same() -> None:
    t = table({"blue": "Private Eye, Writing"}, {}, further_decks={("unseen", 7): "Counterintelligence"})
    end = t.dogma("Private Eye", NONE)
    assert end.hand(1) == {"Counterintelligence"}
    assert end.score(0) == set()
    assert end.splay(0, "blue") == "none"


def test_of_several_secrets_one_is_scored_by_its_back() -> None:
    t = table({"blue": "Private Eye", "safe": "Tools, Coal"}, {"yellow": "Anatomy", "green": "Sailing"})
    end = t.dogma("Private Eye", "safe-of-1-5")
    assert end.score(0) == {"Coal"}
    assert end.zone("safe", 0) == {"Tools"}


def test_a_sharer_scores_its_own_secret_first() -> None:
    t = table({"blue": "Private Eye", "safe": "Tools"}, {"yellow": "Anatomy", "safe": "Coal", "hand": "Oars"})
    end = t.dogma("Private Eye")
    assert (end.score(1), end.score(0)) == ({"Coal"}, {"Tools"})
    assert end.hand(1) == {"Oars"}, "who has more health is not vulnerable"
    assert end.free_draw
