"""Medicine: swap your highest score card with my lowest; then an achievement of value 3 or 4 is junked.

In the older editions there is the demand only.

Sources: DEM-16, DEM-17, DEM-19 (undecided: who breaks a tie among my cards); 4e base p. 16-17, 21.
"""

import pytest

from tests.kit import played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_your_highest_goes_for_my_lowest_both_fixed_first() -> None:
    t = table(
        {"yellow": "Medicine", "score": "Coal, Canning", "hand": "Sailing"},
        {"green": "The Wheel", "score": "Paper, Oars", "hand": "Fission"},
        {"yellow": "Agriculture", "score": "Databases"},
        achievements="Pottery",
    )
    end = t.dogma("Medicine")
    assert end.score(0) == {"Canning", "Paper"}  # Paper is lower than Coal, but came by the exchange
    assert end.score(1) == {"Coal", "Oars"}
    assert end.hand(0) == {"Sailing"}
    assert end.hand(1) == {"Fission"}
    assert end.bystander(t, 2)  # three health
    assert not end.free_draw


@pytest.mark.parametrize(
    ("mine", "theirs", "my_end", "their_end"),
    [
        ("Calendar, Evolution", "", {"Evolution"}, {"Calendar"}),
        ("", "Paper, Oars", {"Paper"}, {"Oars"}),
        ("", "", set(), set()),
    ],
)
def test_either_side_may_be_empty(mine: str, theirs: str, my_end: set[str], their_end: set[str]) -> None:
    t = table({"yellow": "Medicine", "score": mine}, {"green": "The Wheel", "score": theirs}, achievements="Pottery")
    end = t.dogma("Medicine")
    assert end.score(0) == my_end
    assert end.score(1) == their_end


@pytest.mark.parametrize(("reading", "decider"), [("demanded-player", 1), ("owner", 0)])
def test_ties_the_demanded_player_breaks_its_own_mine_by_reading(reading: str, decider: int) -> None:
    t = table(
        {"yellow": "Medicine", "score": "Archery, Tools, Coal"},
        {"green": "The Wheel", "score": "Paper, Compass, Oars"},
        achievements="Pottery",
        switches={"ties-among-demanders-cards": reading},
    )
    first = t.play("dogma Medicine", idle=False)
    assert first.decider() == 1
    assert first.options() == ("compass", "paper")
    then = t.play("dogma Medicine", "Paper", idle=False)
    assert then.decider() == decider
    hidden = ("score-of-1-1-1", "score-of-1-1-2")  # the demanded player sees backs only
    assert then.options() == (("archery", "tools") if decider == 0 else hidden)
    end = t.dogma("Medicine", "Paper", then.options()[1])
    assert end.score(0) in ({"Archery", "Coal", "Paper"}, {"Tools", "Coal", "Paper"})
    assert len(end.score(1) & {"Archery", "Tools"}) == 1
    assert end.score(1) - {"Archery", "Tools"} == {"Compass", "Oars"}
    if decider == 0:
        assert end.score(0) == {"Archery", "Coal", "Paper"}


def test_victims_come_one_after_the_other() -> None:
    t = table(
        {"yellow": "Medicine", "score": "Calendar, Evolution"},
        {"green": "The Wheel", "score": "Oars"},
        {"red": "Archery", "score": "Canning"},
        achievements="Pottery",
    )
    end = t.dogma("Medicine")
    assert end.score(1) == {"Calendar"}
    assert end.score(2) == {"Oars"}
    assert end.score(0) == {"Canning", "Evolution"}


@pytest.mark.editions(4)
def test_an_available_achievement_of_value_3_or_4_is_junked_and_no_other() -> None:
    t = table({"yellow": "Medicine"}, {"green": "The Wheel"}, achievements="Calendar, Paper, Anatomy, Statistics")
    asked = t.play("dogma Medicine", idle=False)
    assert asked.options() == ("achievement-3", "achievement-4")
    assert asked.refuses(())
    end = t.dogma("Medicine", "achievement-4")
    assert end.available() == {2, 3, 5}
    assert end.junk() - t.junk() == {"Anatomy"}
    assert end.specials() == t.specials()


@pytest.mark.editions(4)
def test_a_sharer_junks_first() -> None:
    t = table({"yellow": "Medicine"}, {"yellow": "Agriculture"}, achievements="Paper, Anatomy", decks={3: "Compass"})
    end = t.dogma("Medicine", "achievement-3")
    assert end.asked[1][0].seat == 1
    assert end.available() == set()
    assert end.free_draw
    assert end.hand(0) == {"Compass"}


def test_who_breaks_a_tie_among_my_cards_is_another_in_the_third_edition() -> None:
    t = table(
        {"yellow": "Medicine", "score": "Archery, Tools, Coal"},
        {"green": "The Wheel", "score": "Paper"},
        achievements="Pottery",
    )
    assert t.play("dogma Medicine", idle=False).decider() == (0 if played[-1] == 3 else 1)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize("theirs", [{"green": "The Wheel"}, {"yellow": "Agriculture"}])
def test_the_older_editions_leave_the_achievements_alone(theirs: dict[str, str]) -> None:
    t = table({"yellow": "Medicine"}, theirs, achievements="Paper, Anatomy")
    end = t.dogma("Medicine")
    assert end.available() == {3, 4}
    assert end.junk() == t.junk()
    assert end.bystander(t, 0, 1)
    assert not end.free_draw  # whoever has as much health has nothing to share
