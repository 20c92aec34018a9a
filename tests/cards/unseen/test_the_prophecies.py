"""The Prophecies: a 4 is safeguarded, or a card one above a secret revealed, which may take another secret's place."""

from tests.kit import table


def test_a_4_is_safeguarded() -> None:
    t = table({"blue": "The Prophecies", "safe": "Tools"}, {}, further_decks={("unseen", 4): "Blackmail"})
    end = t.dogma("The Prophecies", 0)
    assert end.zone("safe", 0) == {"Tools", "Blackmail"}
    assert end.hand(0) == set()


def test_at_the_limit_the_4_stays_in_hand() -> None:
    t = table(
        {"blue": "The Prophecies", "safe": "Tools, Oars, Masonry, Sailing, Mysticism"},
        {},
        further_decks={("unseen", 4): "Blackmail"},
    )
    end = t.dogma("The Prophecies", 0)
    assert end.hand(0) == {"Blackmail"}
    assert len(end.zone("safe", 0)) == 5


def test_a_card_of_another_color_is_kept() -> None:
    t = table({"blue": "The Prophecies", "safe": "Tools"}, {}, further_decks={("unseen", 2): "Cipher"})
    end = t.dogma("The Prophecies", 1)
    assert end.hand(0) == {"Cipher"}
    assert end.zone("safe", 0) == {"Tools"}


def test_a_red_card_takes_the_place_of_another_secret() -> None:
    t = table({"blue": "The Prophecies", "safe": "Tools, Gunpowder"}, {}, further_decks={("unseen", 2): "Padlock"})
    end = t.dogma("The Prophecies", 1, "safe-of-1-1")
    assert end.pile(0, "red") == ["Gunpowder"], "not the secret that gave the value"
    assert end.zone("safe", 0) == {"Tools", "Padlock"}
    assert end.hand(0) == set()


def test_with_no_other_secret_it_is_kept() -> None:
    t = table({"blue": "The Prophecies", "safe": "Tools"}, {}, further_decks={("unseen", 2): "Steganography"})
    end = t.dogma("The Prophecies", 1)
    assert end.hand(0) == {"Steganography"}
    assert end.zone("safe", 0) == {"Tools"}


def test_without_a_secret_there_is_nothing_to_choose() -> None:
    t = table({"blue": "The Prophecies"}, {})
    assert t.dogma("The Prophecies", 1).bystander(t, 0)


def test_reading_any_secret() -> None:
    """One of the two sources of the text."""
    t = table(
        {"blue": "The Prophecies", "safe": "Tools"},
        {},
        further_decks={("unseen", 2): "Padlock"},
        switches={"the-prophecies": "any-secret"},
    )
    end = t.dogma("The Prophecies", 1)
    assert end.pile(0, "blue") == ["Tools", "The Prophecies"]
    assert end.zone("safe", 0) == {"Padlock"}
