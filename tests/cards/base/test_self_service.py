"""Self Service: win with at least twice the achievements of each opponent; else self-execute another top card of yours.

Sources: VIC-05 (0 against 0 is open), SHR-17 (open), EXE-01; FAQ of 2011 (a sharer wins); 4e base p. 18-19, 22, 30.
"""

import pytest

from tests.kit import Table, table

MINE = ("Gunpowder", "Coal", "Optics", "Canning", "Railroad")


@pytest.mark.parametrize("reading", ["wins", "does-not-win"])
@pytest.mark.parametrize(("mine", "won"), [(3, False), (4, True), (5, True)])
def test_twice_the_most_that_any_opponent_has(mine: int, won: bool, reading: str) -> None:
    t = table(
        {"green": "Self Service", "achievements": ", ".join(MINE[:mine])},
        {"blue": "Writing"},
        {"blue": "Tools", "achievements": "Calendar, Paper"},
        switches={"self-service-at-zero": reading},
    )
    end = t.dogma("Self Service")
    assert end.winners == ((0,) if won else None)
    if won:
        assert end.game.result is not None
        assert end.game.result.reason == "win-card"


@pytest.mark.parametrize("reading", ["wins", "does-not-win"])
def test_a_teammate_is_no_opponent_to_surpass(reading: str) -> None:
    t = table(
        {"green": "Self Service", "achievements": "Coal, Canning"},
        {"achievements": "Calendar"},
        {"achievements": "Optics, Railroad"},
        {"blue": "Writing"},
        teams=(0, 1, 0, 1),
        switches={"self-service-at-zero": reading},
    )
    assert t.dogma("Self Service").winners == (0, 2)


@pytest.mark.parametrize(("reading", "winners"), [("wins", (0,)), ("does-not-win", None)])
def test_nothing_against_nothing_is_undecided(reading: str, winners: tuple[int, ...] | None) -> None:
    t = table({"green": "Self Service"}, {"blue": "Pottery"}, switches={"self-service-at-zero": reading})
    assert t.dogma("Self Service").winners == winners


@pytest.mark.parametrize("reading", ["wins", "does-not-win"])
def test_one_against_nothing_wins_and_nothing_against_one_does_not(reading: str) -> None:
    switches = {"self-service-at-zero": reading}
    ahead = {"green": "Self Service", "achievements": "Coal"}
    assert table(ahead, {"blue": "Pottery"}, switches=switches).dogma("Self Service").winners == (0,)
    behind = {"blue": "Pottery", "achievements": "Coal"}
    assert table({"green": "Self Service"}, behind, switches=switches).dogma("Self Service").winners is None


def not_winning(board: dict[str, str], other: dict[str, str], **switches: str) -> Table:
    """Lay out: one achievement each."""
    return table(
        {"green": "Self Service, Mapmaking", "achievements": "Optics", **board},
        {"achievements": "Coal", **other},
        decks={2: "Calendar", 5: "Physics, Statistics", 8: "Mobility", 10: "Databases"},
        switches={key.replace("_", "-"): value for key, value in switches.items()},
    )


def test_another_top_card_of_yours_must_be_executed() -> None:
    t = not_winning({"blue": "Writing, Tools", "purple": "Philosophy"}, {"red": "Archery", "hand": "Oars"})
    end = t.dogma("Self Service", "Writing")
    assert end.asked[-1][1] == ("writing", "philosophy")
    assert end.hand(0) == {"Calendar"}
    assert end.bystander(t, 1)
    assert t.play("dogma Self Service", idle=False).refuses(())


def test_a_demand_is_ignored_and_what_follows_it_is_executed_for_you_only() -> None:
    t = not_winning({"yellow": "Medicine", "score": "Tools"}, {"score": "Canning"})
    end = t.dogma("Self Service", "achievement-4")  # Medicine: junk a 3 or a 4
    assert t.available() - end.available() == {4}
    assert end.score(0) == {"Tools"}
    assert end.score(1) == {"Canning"}
    assert len(end.facts("demand-ignored")) == 1
    assert end.achievements(0) == {"Optics"}  # no chain: Self Service itself was activated


def test_with_no_other_top_card_nothing_happens() -> None:
    t = not_winning({}, {"blue": "Writing"})
    assert t.dogma("Self Service").bystander(t, 0, 1)


@pytest.mark.parametrize(("reading", "free"), [("counts", True), ("does-not-count", False)])
def test_whether_a_sharers_nested_draw_earns_the_free_draw_is_undecided(reading: str, free: bool) -> None:
    t = not_winning(
        {"blue": "Writing"},
        {"blue": "Experimentation", "purple": "Enterprise"},
        sharing_by_self_execution=reading,
    )
    end = t.dogma("Self Service", "Experimentation")
    assert end.asked[-1][0].seat == 1
    assert end.pile(1, "blue") == ["Physics", "Experimentation"]
    assert end.free_draw == free
    assert end.hand(0) == ({"Calendar", "Databases"} if free else {"Calendar"})


def test_a_sharer_who_meets_the_condition_wins_first() -> None:
    t = table(
        {"green": "Self Service", "achievements": "Optics"},
        {"purple": "Enterprise", "achievements": "Coal, Canning"},
    )
    assert t.dogma("Self Service").winners == (1,)


def test_a_self_executed_card_that_self_executes_earns_an_11() -> None:
    t = table(
        {"green": "Self Service", "yellow": "Ecology", "blue": "Computers", "achievements": "Optics"},
        {"blue": "Writing", "achievements": "Coal"},
        decks={10: "Stem Cells, Databases", 11: "Escapism, Fusion"},
    )
    end = t.dogma("Self Service", "Computers")
    assert end.achievements(0) == {"Optics", "Escapism"}
    assert end.hand(0) == {"Fusion"}
    assert end.pile(0, "yellow") == ["Stem Cells", "Ecology"]


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("mine", "won"), [(1, False), (2, False), (3, True)])
def test_more_achievements_than_anybody_else_win_after_the_other_card(mine: int, won: bool) -> None:
    t = table(
        {"green": "Self Service", "blue": "Writing", "achievements": ", ".join(MINE[:mine])},
        {"blue": "Experimentation"},
        {"blue": "Tools", "achievements": "Calendar, Paper"},
        decks={2: "Mapmaking"},
    )
    end = t.dogma("Self Service")
    assert end.hand(0) == {"Mapmaking"}  # the first effect executes another top card
    assert end.winners == ((0,) if won else None)
    if won:
        assert end.game.result is not None
        assert end.game.result.reason == "win-card"
    assert end.bystander(t, 1, 2)


@pytest.mark.editions(3, 1)
def test_nothing_against_nothing_is_not_more() -> None:
    t = table({"green": "Self Service"}, {"blue": "Pottery"})
    assert t.dogma("Self Service").bystander(t, 0, 1)
    assert t.dogma("Self Service").winners is None


@pytest.mark.editions(3, 1)
def test_demands_are_passed_over_and_nobody_shares_the_executed_card() -> None:
    t = table(
        {"green": "Self Service, Mapmaking", "red": "Archery", "blue": "Writing"},
        {"blue": "Experimentation", "hand": "Oars"},
        decks={1: "Tools", 2: "Calendar"},
    )
    asking = t.play("dogma Self Service", idle=False)
    assert asking.options() == ("archery", "writing")
    assert asking.refuses(())
    end = asking.play("Archery")
    assert len(end.facts("demand-ignored")) == 1
    assert end.bystander(t, 0, 1)
    assert asking.play("Writing").hand(0) == {"Calendar"}


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("reading", "first_wins"), [("yes", False), ("no", True)])
def test_a_teammate_must_be_surpassed_only_as_another_player_of_the_first_edition(
    reading: str, first_wins: bool
) -> None:
    t = table(
        {"green": "Self Service", "achievements": "Coal, Canning"},
        {"achievements": "Calendar"},
        {"achievements": "Optics, Railroad"},
        {"blue": "Writing"},
        teams=(0, 1, 0, 1),
        switches={"teammate-is-other-player": reading},
    )
    won = t.m.setup.edition == 3 or first_wins
    assert t.dogma("Self Service").winners == ((0, 2) if won else None)
