"""William Shakespeare: what his Decrees take is in test_decrees.py; nothing else comes of him."""

from tests.kit import table


def test_he_changes_nothing_else() -> None:
    t = table({"purple": "William Shakespeare"}, {}, decks={4: "Gunpowder"})
    end = t.play("draw")
    assert end.hand(0) == {"Gunpowder"}
    assert not end.facts("karma-first") + end.facts("karma-instead")
