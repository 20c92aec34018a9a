"""Teleprompter: the first sentence of any deck's top card, then the second of one, as long as a sentence is done."""

from tests.kit import Table, table


def laid(ones: str, **mine: str) -> Table:
    return table(
        {"green": "Teleprompter", **mine},
        {"red": "Oars"},
        decks={1: ones, 2: "Calendar, Mapmaking", 3: "Paper, Education"},
        further_decks={("unseen", 1): "Myth, Dance", ("unseen", 2): "Cipher, Padlock"},
        achievements="Optics",
        specials="",
    )


def test_a_sentence_that_is_done_returns_its_card_and_reads_the_second_of_the_next() -> None:
    """Sailing melds a 1; Calendar has no second sentence."""
    t = laid("Sailing, Pottery")
    end = t.dogma("Teleprompter", "deck-1-1", "deck-2-1")
    assert end.pile(0, "purple") == ["Myth"], "the first card drawn in the turn is an Unseen one"
    assert end.deck(1) == ["Pottery", "Sailing"]
    assert end.deck(2)[0] == "Calendar", "its second sentence is none, so it stays on its deck"
    assert end.bystander(t, 1)


def test_only_effects_that_are_no_demands_are_read() -> None:
    """Archery's first sentence that is no demand junks an available achievement of value 1 or 2: there is none."""
    t = laid("Archery, Tools")
    end = t.dogma("Teleprompter", "deck-1-1")
    assert end.deck(1) == ["Archery", "Tools"]
    assert end.bystander(t, 0, 1)


def test_decks_of_every_set_can_be_read() -> None:
    t = laid("Sailing, Pottery")
    asked = t.play("dogma Teleprompter", idle=False)
    assert {"deck-1-1", "deck-unseen-1-1", "deck-11-1", "deck-unseen-11-1"} <= set(asked.options())
    assert len(asked.options()) == 22
