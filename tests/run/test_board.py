"""What a board amounts to is kept between questions, and is right however the board was changed."""

import pytest

from engine.lang.terms import Color, Splay
from engine.query.eligibility import specials_met
from tests.boards import check_board
from tests.kit import table

STAGING = ({"red": "Archery, Metalworking, Oars", "blue": "Writing, Tools"}, {"green": "Sailing, The Wheel"})


def test_a_board_changed_behind_everybodys_back_is_counted_anew() -> None:
    t = table(*STAGING)
    m, s = t.m, t.s
    red, blue = m.zones.pile(0, Color.RED), m.zones.pile(0, Color.BLUE)
    check_board(m, s, 0)
    s.splays[red] = Splay.UP
    check_board(m, s, 0)
    s.zones[red] = s.zones[red][::-1]
    check_board(m, s, 0)
    s.zones[blue] = ()
    check_board(m, s, 0)
    s.splays[red] = Splay.NONE
    check_board(m, s, 0)


def test_boards_of_two_states_on_one_machine_are_not_mixed_up() -> None:
    t = table(*STAGING)
    m, one = t.m, t.s
    other = one.copy()
    other.splays[m.zones.pile(0, Color.RED)] = int(Splay.RIGHT)
    for state in (one, other, one, other.copy(), one):
        for seat in range(2):
            check_board(m, state, seat)


def test_special_achievements_are_asked_anew_when_a_splay_changes() -> None:
    five = {
        "red": "Archery, Oars",
        "yellow": "Agriculture, Masonry",
        "green": "Sailing, The Wheel",
        "blue": "Writing, Tools",
        "purple": "Philosophy, City States",
    }
    t = table(five, {})
    m, s = t.m, t.s
    wonder = m.catalogue.find("Wonder")
    for color in Color:
        assert wonder not in specials_met(m, s, 0)
        s.splays[m.zones.pile(0, color)] = int(Splay.RIGHT)
    assert wonder in specials_met(m, s, 0)
    s.splays[m.zones.pile(0, Color.GREEN)] = int(Splay.LEFT)
    assert wonder not in specials_met(m, s, 0)


def test_the_check_finds_a_board_that_is_kept_wrong() -> None:
    t = table(*STAGING)
    t.m.boards[0] = None
    check_board(t.m, t.s, 0)
    kept = t.m.boards[0]
    assert kept is not None
    kept.icons += 1
    with pytest.raises(AssertionError, match="icons of a board"):
        check_board(t.m, t.s, 0)
