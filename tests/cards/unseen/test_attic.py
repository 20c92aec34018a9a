"""Attic: a hand card may be scored or safeguarded; a scored card is returned, and one like a scored card scored."""

from tests.kit import NONE, table

DECKS = {("unseen", 1): "Polytheism", ("unseen", 4): "El Dorado"}


def test_a_card_is_scored_and_one_scored_card_exchanged() -> None:
    t = table({"yellow": "Attic", "hand": "Paper", "score": "Reformation"}, {"hand": "Oars"}, further_decks=DECKS)
    end = t.dogma("Attic", 0, "Paper")
    assert end.score(0) == {"Reformation", "El Dorado"}
    assert end.deck(3)[-1] == "Paper"
    assert end.zone("safe", 0) == set()
    assert end.bystander(t, 1)


def test_a_card_is_safeguarded_and_without_scored_cards_a_1_is_scored() -> None:
    """4e base p. 23, Value: of what one does not have it is 0."""
    t = table({"yellow": "Attic", "hand": "Paper", "score": "Reformation"}, {}, further_decks=DECKS)
    end = t.dogma("Attic", 1)
    assert end.zone("safe", 0) == {"Paper"}
    assert end.score(0) == {"Polytheism"}
    assert end.deck(4)[-1] == "Reformation"


def test_both_may_be_declined() -> None:
    t = table({"yellow": "Attic", "hand": "Paper", "score": "Gunpowder, Navigation"}, {}, further_decks=DECKS)
    end = t.dogma("Attic", NONE, "Gunpowder")
    assert end.hand(0) == {"Paper"}
    assert end.score(0) == {"Navigation", "El Dorado"}


def test_of_several_values_among_the_scored_cards_one_is_chosen() -> None:
    t = table({"yellow": "Attic", "score": "Oars, Gunpowder, Coal"}, {}, further_decks=DECKS)
    asking = t.play("dogma Attic", NONE, "Coal", idle=False)
    assert asking.options() == ("1", "4")
    assert asking.play(1).score(0) == {"Oars", "Gunpowder", "Polytheism"}


def test_a_full_safe_takes_nothing() -> None:
    t = table(
        {"yellow": "Attic", "hand": "Paper", "safe": "Tools, Sailing, Masonry, Pottery, Clothing", "score": "Oars"},
        {},
        further_decks=DECKS,
    )
    end = t.dogma("Attic", 1)
    assert end.hand(0) == {"Paper"}
    assert len(end.zone("safe", 0)) == 5
    assert len(end.facts("limit-reached")) == 1
