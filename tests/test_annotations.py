"""Comments, rings and arrows of a step: their spelling, their bounds, and what is wrong with others."""

import pytest

from engine.cards.facts import card_catalogue
from engine.cards.sets import set_names
from engine.text.messages import languages
from tutor.annotations import (
    LONGEST_COMMENT,
    MOST_MARKS,
    Annotation,
    AnnotationError,
    Arrow,
    Ring,
    annotation,
    mark_of,
)

CARDS = card_catalogue(4)


@pytest.mark.parametrize(
    "place",
    [
        "archery", "code-of-laws", "deck-3", "deck-echoes-10", "decks", "decks-unseen", "available", "available-0",
        "specials", "special-empire", "junk", "box", "player-9", "hand-0", "hand-1-12", "score-1", "achievements-0",
        "forecast-0", "safe-1", "display-0", "pile-0-green", "board-5-2", "icon-authority",
    ],
)  # fmt: skip
def test_every_kind_of_place_can_be_ringed(place: str) -> None:
    mark = mark_of(f"ring {place}")
    assert mark == Ring(place)
    assert str(mark) == f"ring {place}"
    assert annotation(marks=[f" ring   {place} "]).rings == (Ring(place),)
    annotation(marks=[f"ring {place}"]).check(CARDS)


def test_arrows_have_two_ends_and_rings_come_first() -> None:
    found = annotation("Look here.\nAnd there.", ["arrow hand-0 pile-0-red", "ring archery"])
    assert found == Annotation("Look here.\nAnd there.", (Ring("archery"),), (Arrow("hand-0", "pile-0-red"),))
    assert found.spelt == ("ring archery", "arrow hand-0 pile-0-red")
    assert annotation(found.comment, found.spelt) == found
    assert found.without_marks() == Annotation(found.comment)


def test_nothing_added_is_false() -> None:
    assert not Annotation()
    assert Annotation("a")
    assert Annotation(rings=(Ring("archery"),))
    assert Annotation(arrows=(Arrow("deck-1", "hand-0"),))


def test_a_mark_drawn_again_is_taken_away() -> None:
    ring, arrow = Ring("hand-0"), Arrow("deck-1", "hand-0")
    both = Annotation("a").toggled(ring).toggled(arrow)
    assert both.marks == (ring, arrow)
    assert both.toggled(ring) == Annotation("a", (), (arrow,))
    assert both.toggled(arrow).toggled(ring) == Annotation("a")
    assert both.toggled(Arrow("hand-0", "deck-1")).arrows == (arrow, Arrow("hand-0", "deck-1"))  # the way back


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no mark"),
        ("circle archery", "'circle archery' is no mark"),
        ("ring", "is no mark"),
        ("ring hand-0 hand-1", "is no mark"),
        ("arrow hand-0", "is no mark"),
        ("ring " + "a" * 500, "is no mark"),
        ("ring Archery!", "called 'Archery!'"),
        ("ring <b>", "called '<b>'"),
        ("ring " + "a" * 81, "no card and no place"),
        ("arrow icon-authority hand-0", "'icon-authority' is an icon"),
        ("arrow hand-0 icon-authority", "'icon-authority' is an icon"),
        ("arrow hand-0 hand-0", "from 'hand-0' to itself"),
    ],
)
def test_what_is_no_mark_is_refused_with_what_was_found(text: str, said: str) -> None:
    with pytest.raises(AnnotationError, match=said) as caught:
        mark_of(text)
    assert len({caught.value.words(language) for language in languages()}) == len(languages())


@pytest.mark.parametrize("place", ["icon-castle", "pile-0-pink", "corner", "hand", "hand-x", "special"])
def test_a_place_that_no_table_has_is_taken_for_a_card_and_found_to_be_none(place: str) -> None:
    with pytest.raises(AnnotationError, match=f"'{place}'"):
        annotation(marks=[f"ring {place}"]).check(CARDS)


def test_cards_are_those_of_the_game_and_go_by_their_keys() -> None:
    with pytest.raises(AnnotationError, match="did you mean 'Archery'"):
        annotation(marks=["ring archary"]).check(CARDS)
    with pytest.raises(AnnotationError, match="codeoflaws"):  # found as a title, but the table has another key
        annotation(marks=["arrow codeoflaws hand-0"]).check(CARDS)
    abroad = annotation(marks=["ring homer"])
    abroad.check(card_catalogue(4, set_names()))
    with pytest.raises(AnnotationError, match="'homer'"):
        abroad.check(CARDS)


def test_bounds() -> None:
    assert Annotation("a" * LONGEST_COMMENT)
    with pytest.raises(AnnotationError, match="2,001; shorten it"):
        Annotation("a" * (LONGEST_COMMENT + 1))
    full = annotation(marks=[f"ring hand-0-{n}" for n in range(MOST_MARKS)])
    assert full.toggled(Ring("hand-0-0")).rings == full.rings[1:]
    with pytest.raises(AnnotationError, match=f"at most {MOST_MARKS} marks"):
        full.toggled(Arrow("deck-1", "hand-0"))
    with pytest.raises(AnnotationError, match=f"at most {MOST_MARKS} marks"):
        annotation(marks=(f"ring hand-0-{n % 1000}" for n in range(10**9)))  # and not the whole of it
    with pytest.raises(AnnotationError, match="'ring hand-0' is here twice"):
        annotation(marks=["ring hand-0", "ring hand-0"])
    for char in ("\x1b", "\u202e", "\u200b"):
        with pytest.raises(AnnotationError, match="invisible character"):
            Annotation(f"a{char}b")
