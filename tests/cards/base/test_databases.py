"""Databases: as many score cards are returned as the highest achievement of the demanded player is worth.

In the older editions it is half of the score cards, rounded up.

Sources: MET-03 (special achievements have no value); 4e base p. 17, 22 (Return), 23 (Value).
"""

import pytest

from tests.kit import Table, table


def demanded(achievements: str, score: str = "Sailing, Calendar, Paper, Anatomy, Coal") -> Table:
    """Lay out: seat 0 has a higher achievement; seat 2 shows as much efficiency."""
    return table(
        {"green": "Databases", "achievements": "Railroad", "score": "Optics"},
        {"blue": "Writing", "score": score, "achievements": achievements, "hand": "Tools"},
        {"blue": "Quantum Theory", "score": "Physics", "achievements": "Steam Engine"},
    )


def test_the_demanded_player_picks_as_many_as_the_highest_achievement_says() -> None:
    t = demanded("Mysticism, Engineering, Mathematics")  # values 1, 3, 2
    end = t.dogma("Databases", ("Sailing", "Calendar", "Coal"))
    request, options = end.asked[-1]
    assert (request.seat, request.low, request.high) == (1, 3, 3)
    assert set(options) == {"sailing", "calendar", "paper", "anatomy", "coal"}
    assert end.score(1) == {"Paper", "Anatomy"}
    assert [end.deck(age)[-1] for age in (1, 2, 5)] == ["Sailing", "Calendar", "Coal"]
    assert end.achievements(1) == {"Mysticism", "Engineering", "Mathematics"}
    assert end.hand(1) == {"Tools"}
    assert end.bystander(t, 0, 2)


@pytest.mark.parametrize(("achievement", "left"), [("Gunpowder", 1), ("The Pirate Code", 0), ("Industrialization", 0)])
def test_no_more_are_returned_than_there_are(achievement: str, left: int) -> None:
    t = demanded(achievement)
    answers = [("Sailing", "Calendar", "Paper", "Anatomy")] if left else []
    assert len(t.dogma("Databases", *answers).score(1)) == left


def test_neither_fewer_nor_more_nor_none_will_do() -> None:
    t = demanded("Calendar, Engineering", "Sailing, Paper, Anatomy, Coal").play("dogma Databases", idle=False)
    for answer in ((), ("Sailing", "Coal"), ("Sailing", "Paper", "Anatomy", "Coal")):
        assert t.refuses(answer)


def test_without_an_achievement_nothing_is_returned() -> None:
    t = demanded("")
    assert t.dogma("Databases").bystander(t, 0, 1, 2)


def test_a_special_achievement_has_no_value() -> None:
    t = demanded("")
    monument = next(special.id for special in t.m.catalogue.specials if special.title == "Monument")
    t.s.zones[t.m.zones.specials] = tuple(each for each in t.s.zones[t.m.zones.specials] if each != monument)
    t.s.zones[t.m.zones.achievements(1)] = (monument,)
    t.s.where[monument] = t.m.zones.achievements(1)
    end = t.dogma("Databases")
    assert end.achievements(1) == {"Monument"}
    assert end.score(1) == {"Sailing", "Calendar", "Paper", "Anatomy", "Coal"}


def test_cards_of_one_deck_go_in_the_order_of_the_demanded_player() -> None:
    end = demanded("Calendar", "Sailing, Oars").dogma("Databases", "Sailing")
    assert end.asked[-1][0].kind == "order"
    assert end.asked[-1][0].seat == 1
    assert end.deck(1)[-2:] == ["Sailing", "Oars"]


@pytest.mark.parametrize(("blue", "returned"), [("Bioengineering", True), ("Rocketry", False)])
def test_fewer_efficiency_icons_are_vulnerable_a_tie_is_not(blue: str, returned: bool) -> None:
    t = table({"green": "Databases"}, {"blue": blue, "score": "Sailing", "achievements": "Mysticism"})
    assert t.dogma("Databases").score(1) == (set() if returned else {"Sailing"})


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("score", "returned"),
    [
        ("Sailing, Calendar, Paper, Anatomy, Coal", ("Sailing", "Calendar", "Coal")),
        ("Sailing, Calendar, Paper, Anatomy", ("Sailing", "Anatomy")),
        ("Sailing, Calendar, Paper", ("Paper", "Calendar")),
        ("Sailing, Calendar", ("Calendar",)),
    ],
)
def test_in_the_older_editions_half_rounded_up_is_returned_whatever_the_achievements(
    score: str, returned: tuple[str, ...]
) -> None:
    t = demanded("Mysticism, Mathematics", score)
    end = t.dogma("Databases", returned)
    request, options = end.asked[-1]
    assert (request.seat, request.low, request.high) == (1, len(returned), len(returned))
    assert len(options) == len(score.split(","))
    assert end.score(1) == set(score.split(", ")) - set(returned)
    assert end.achievements(1) == {"Mysticism", "Mathematics"}
    assert end.hand(1) == {"Tools"}
    assert end.bystander(t, 0, 2)
    asking = t.play("dogma Databases", idle=False)
    assert asking.refuses(())
    assert asking.refuses(returned[1:] or ("Sailing", "Calendar"))
    assert asking.refuses(tuple(score.split(", ")))


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize("score", ["", "Sailing"])
def test_in_the_older_editions_a_single_score_card_goes_without_a_choice(score: str) -> None:
    t = demanded("", score)
    end = t.dogma("Databases")
    assert len(end.asked) == 1
    assert end.score(1) == set()
    assert end.bystander(t, 0, 2)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_cards_of_one_deck_go_in_the_order_of_the_demanded_player() -> None:
    end = demanded("", "Sailing, Oars, Coal").dogma("Databases", ("Sailing", "Oars"), "Sailing")
    assert (end.asked[-1][0].kind, end.asked[-1][0].seat) == ("order", 1)
    assert end.deck(1)[-2:] == ["Sailing", "Oars"]


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("blue", "returned"), [("Bioengineering", True), ("Rocketry", False)])
def test_in_the_older_editions_fewer_efficiency_icons_are_vulnerable_a_tie_is_not(blue: str, returned: bool) -> None:
    t = table({"green": "Databases"}, {"blue": blue, "score": "Sailing"})
    assert t.dogma("Databases").score(1) == (set() if returned else {"Sailing"})
