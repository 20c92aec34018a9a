"""Cai Lun: top cards of unsplayed colors can be achieved; all colors are splayed left before a score."""

import pytest

from tests.kit import table


def test_a_top_card_of_an_unsplayed_color_can_be_achieved() -> None:
    t = table({"yellow": "Cai Lun", "red": "Archery", "score": "[5]"}, {"green": "Sailing"}, achievements="Paper")
    end = t.play("achieve Archery")
    assert end.values("achievements", 0) == [1]
    assert end.pile(0, "red") == []
    (fact,) = end.facts("counts-as-available")
    assert [end.m.catalogue.title[card] for card in fact.cards] == ["Cai Lun", "Archery"]


def test_what_was_claimed_is_a_back_to_everybody() -> None:
    end = table({"yellow": "Cai Lun", "red": "Archery", "score": "[5]"}, {}).play("achieve Archery")
    card = end.m.catalogue.find("Archery")
    assert end.s.seen[card] == 0


def test_it_takes_the_points_and_the_top_card() -> None:
    t = table({"yellow": "Cai Lun", "red": "Archery", "blue": "Calendar", "score": "[5]"}, {})
    assert t.refuses("achieve Calendar")
    assert "achieve archery" in t.options()


def test_not_one_of_a_splayed_color_and_not_for_others() -> None:
    mine = {"yellow": "Cai Lun", "red": "Archery, Metalworking < left", "score": "[5]"}
    t = table(mine, {"blue": "Tools"})
    assert t.refuses("achieve Archery")
    assert t.refuses("achieve Tools")
    other = table({"blue": "Tools", "score": "[5]"}, {"yellow": "Cai Lun", "red": "Archery"})
    assert other.refuses("achieve Tools")
    assert other.refuses("achieve Archery")


def test_it_can_be_achieved_itself() -> None:
    t = table({"yellow": "Cai Lun", "score": "[10]"}, {"green": "Sailing"})
    assert t.play("achieve Cai Lun").values("achievements", 0) == [2]


@pytest.mark.parametrize(("kind", "drawn"), [("standard", 1), ("not-standard", 0)])
def test_opponents_draw_figures_for_a_standard_achievement(kind: str, drawn: int) -> None:
    t = table(
        {"yellow": "Cai Lun", "red": "Archery", "score": "[5]"},
        {"green": "Sailing"},
        switches={"karma-available-kind": kind},
    )
    end = t.play("achieve Archery")
    assert len(end.hand(1)) == drawn


def test_opponents_draw_for_one_that_was_set_aside_anyway() -> None:
    t = table(
        {"yellow": "Cai Lun", "score": "[5]"},
        {"green": "Sailing"},
        achievements="Tools",
        switches={"karma-available-kind": "not-standard"},
    )
    assert len(t.play("achieve achievement-1").hand(1)) == 1


@pytest.mark.parametrize(("reading", "answers"), [("for-effects-too", ("Engineering",)), ("for-achieve-actions", ())])
def test_effects_find_it_among_the_available_achievements(reading: str, answers: tuple[str, ...]) -> None:
    """Galileo Galilei junks an available achievement of value 3, 4 or 5 before a meld."""
    t = table(
        {"green": "Galileo Galilei", "yellow": "Cai Lun", "red": "Engineering", "hand": "Tools"},
        {},
        achievements="Paper, Sailing",
        switches={"karma-available": reading},
    )
    end = t.play("meld Tools", *answers, "Cai Lun")  # the last fades
    assert ("Engineering" in end.junk()) is bool(answers)
    assert ("Paper" in end.junk()) is not bool(answers)


def test_all_colors_are_splayed_left_before_anybodys_score() -> None:
    """Agriculture returns a card and scores one of a higher value."""
    t = table(
        {"yellow": "Agriculture", "hand": "Oars"},
        {"yellow": "Cai Lun, Masonry", "blue": "Tools, Writing", "red": "Archery"},
        decks={2: "Calendar"},
    )
    end = t.dogma("Agriculture", "Oars")
    assert end.score(0) == {"Calendar"}
    assert (end.splay(1, "yellow"), end.splay(1, "blue"), end.splay(1, "red")) == ("left", "left", "none")
    assert end.splay(0, "yellow") == "none"
