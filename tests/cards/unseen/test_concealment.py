"""Concealment: opponents tuck all their secrets; the bottom purple card becomes a secret."""

from tests.kit import table


def test_an_opponent_tucks_all_secrets_and_mine_gains_the_bottom_purple_card() -> None:
    t = table(
        {"red": "Concealment", "purple": "Mysticism, Education, Philosophy", "safe": "Paper"},
        {"safe": "Oars, Tools, Fission", "red": "Optics"},
        {"red": "Coal", "safe": "Pottery"},
    )
    end = t.dogma("Concealment", "safe-of-2-9")
    assert end.zone("safe", 1) == set()
    assert end.zone("safe", 0) == {"Paper", "Philosophy"}
    assert end.zone("safe", 2) == {"Pottery"}
    assert end.pile(0, "purple") == ["Mysticism", "Education"]


def test_without_purple_cards_nothing_is_safeguarded() -> None:
    t = table({"red": "Concealment"}, {"purple": "Mysticism"})
    end = t.dogma("Concealment")
    assert end.bystander(t, 0, 1)
