"""Navigation: each victim gives a 2 or a 3 from score pile to score pile."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_victim_picks_a_2_or_a_3_and_no_other_value() -> None:
    t = table(
        {"green": "Navigation", "score": "Coal"},
        {"score": "Tools, Calendar, Paper, Invention", "hand": "Mathematics", "purple": "Education"},
    )
    asking = t.play("dogma Navigation", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"calendar", "paper"}
    assert asking.refuses(())
    end = asking.play("Paper")
    assert end.score(0) == {"Coal", "Paper"}
    assert end.score(1) == {"Tools", "Calendar", "Invention"}
    assert end.hand(1) == {"Mathematics"}
    assert not end.free_draw


def test_only_the_named_values_there_is_no_going_up_or_down() -> None:
    """Rules notes (FAQ of 2011)."""
    t = table({"green": "Navigation"}, {"score": "Tools, Invention", "hand": "Calendar"})
    assert t.dogma("Navigation").bystander(t, 0, 1)


def test_every_victim_gives_and_an_immune_player_keeps() -> None:
    t = table(
        {"green": "Navigation"},
        {"score": "Calendar"},
        {"score": "Paper", "purple": "Enterprise"},
        {"score": "Compass", "purple": "Mysticism"},
        teams=(0, 1, 2, 3),
        switches={"parley": "none"},
    )
    end = t.dogma("Navigation")
    assert end.score(0) == {"Calendar", "Compass"}
    assert (end.score(1), end.score(3)) == (set(), set())
    assert end.bystander(t, 2)
    assert end.points(0) == 5


def test_a_teammate_is_not_demanded_of() -> None:
    """TEA-01."""
    t = table(
        {"green": "Navigation"}, {"score": "Calendar"}, {"score": "Paper"}, {"score": "Compass"}, teams=(0, 1, 0, 1)
    )
    end = t.dogma("Navigation")
    assert end.score(0) == {"Calendar", "Compass"}
    assert end.bystander(t, 2)
