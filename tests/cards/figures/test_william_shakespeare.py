"""William Shakespeare: Decrees with fewer Figures are not yet to be issued."""

from tests.kit import table


def test_he_changes_nothing_else() -> None:
    t = table({"purple": "William Shakespeare"}, {}, decks={4: "Gunpowder"})
    end = t.play("draw")
    assert end.hand(0) == {"Gunpowder"}
    assert not end.facts("karma-first") + end.facts("karma-instead")
