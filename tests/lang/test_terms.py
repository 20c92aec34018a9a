"""Terms name themselves in one way."""

import pytest

from engine.lang.terms import Color, Icon, Slot, Splay, Term


@pytest.mark.parametrize(
    ("term", "word"),
    [(Color.RED, "red"), (Icon.AUTHORITY, "authority"), (Splay.NONE, "none"), (Slot.BOTTOM_LEFT, "bottom-left")],
)
def test_a_term_has_one_word(term: Term, word: str) -> None:
    assert term.word == word


@pytest.mark.parametrize("kind", [Color, Icon, Splay, Slot])
def test_words_tell_terms_apart(kind: type[Term]) -> None:
    assert len({term.word for term in kind}) == len(kind)
