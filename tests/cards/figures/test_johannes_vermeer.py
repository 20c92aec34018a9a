"""Johannes Vermeer: one higher before a claim; a color before a meld."""

from tests.kit import table


def test_one_higher_is_claimed_first() -> None:
    t = table({"purple": "Johannes Vermeer", "score": "Coal"}, {}, achievements="Archery, Calendar")
    assert t.play("achieve 1").achievements(0) == {"Archery", "Calendar"}


def test_a_color_is_scored_before_a_meld() -> None:
    t = table({"purple": "Johannes Vermeer", "red": "Archery, Oars", "hand": "Tools"}, {})
    end = t.play("meld Tools", "red")
    assert end.score(0) == {"Archery", "Oars"}
    assert end.pile(0, "blue") == ["Tools"]


def test_only_a_color_that_is_on_the_board_can_be_chosen() -> None:
    """One must be scored, if it is his own."""
    t = table({"purple": "Johannes Vermeer", "red": "Archery, Oars", "hand": "Tools"}, {"green": "Paper"})
    assert t.play("meld Tools", idle=False).options() == ("red", "purple")
    alone = table({"purple": "Johannes Vermeer", "hand": "Tools"}, {}).play("meld Tools")
    assert alone.score(0) == {"Johannes Vermeer"}
