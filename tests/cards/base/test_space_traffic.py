"""Space Traffic: tuck an 11; under another 11 you lose; else score below the top five, splay aslant, maybe repeat.

Sources: VIC-07; 4e base p. 11, 22 (Lose, Tuck), 24, 30.
"""

import pytest

from tests.kit import Table, table


def mine(elevens: str, other_score: str = "", **more: str) -> Table:
    """Lay out: seat 1 has less prosperity."""
    return table(
        {"green": "Space Traffic", "hand": "Paper", **more},
        {"blue": "Climatology", "score": other_score},
        decks={11: elevens},
    )


def test_directly_under_an_11_you_lose() -> None:
    end = mine("Hypersonics, Escapism", score="Gunpowder, Coal").dogma("Space Traffic")
    assert end.winners == (1,)


def test_with_three_players_the_loser_is_out_and_the_others_go_on() -> None:
    t = table(
        {"green": "Space Traffic", "score": "Coal", "hand": "Tools", "achievements": "Optics"},
        {"red": "Fusion", "score": "Oars"},
        {"blue": "Pottery"},
        decks={11: "Hypersonics, Escapism"},
    )
    end = t.dogma("Space Traffic")
    assert end.winners is None
    assert end.s.out == (0,)
    assert {"Space Traffic", "Hypersonics", "Coal", "Tools", "Optics"} <= end.junk() - t.junk()
    assert (end.pile(0, "green"), end.score(0), end.hand(0), end.achievements(0)) == ([], set(), set(), set())
    assert end.decider() == 1
    assert end.bystander(t, 1, 2)
    assert end.deck(11) == ["Escapism"]  # no repetition


def test_a_sharer_who_loses_drops_out_and_the_activator_still_executes() -> None:
    t = table(
        {"green": "Space Traffic"},
        {"red": "Fusion", "purple": "Enterprise"},
        {"blue": "Pottery"},
        decks={11: "Astrogeology, Near-Field Comm, Reclamation"},
    )
    end = t.dogma("Space Traffic")
    assert end.s.out == (1,)
    assert end.winners is None
    assert end.pile(0, "yellow") == ["Near-Field Comm"]
    assert end.free_draw  # it did tuck a card
    assert end.hand(0) == {"Reclamation"}
    assert end.bystander(t, 2)


def test_under_a_lower_card_nobody_loses_and_the_color_is_splayed_aslant() -> None:
    t = mine("Hypersonics, Escapism", green="Space Traffic, Sailing, The Wheel < left")
    end = t.dogma("Space Traffic")
    assert end.winners is None
    assert end.pile(0, "green") == ["Space Traffic", "Sailing", "The Wheel", "Hypersonics"]
    assert end.splay(0, "green") == "aslant"
    assert end.score(0) == set()
    assert end.deck(11) == ["Escapism"]
    assert end.bystander(t, 1)


def test_a_card_tucked_as_the_first_of_its_color_lies_under_nothing() -> None:
    end = mine("Fusion, Escapism").dogma("Space Traffic")
    assert end.pile(0, "red") == ["Fusion"]
    assert end.splay(0, "red") == "none"
    assert end.winners is None


@pytest.mark.parametrize(
    ("blue", "left", "scored"),
    [
        ("Writing, Tools, Pottery", 4, set()),
        ("Writing, Tools, Pottery, Calendar", 5, set()),
        ("Writing, Tools, Pottery, Calendar, Mathematics", 5, {"Solar Sailing"}),
        ("Writing, Tools, Pottery, Calendar, Mathematics, Alchemy", 5, {"Alchemy", "Solar Sailing"}),
    ],
)
def test_all_but_the_top_five_of_its_color_are_scored(blue: str, left: int, scored: set[str]) -> None:
    end = mine("Solar Sailing, Escapism", blue=blue).dogma("Space Traffic")
    assert end.score(0) == scored
    assert len(end.pile(0, "blue")) == left
    assert end.splay(0, "blue") == "aslant"
    assert end.pile(0, "green") == ["Space Traffic"]


@pytest.mark.parametrize(("theirs", "again"), [("Gunpowder", False), ("The Pirate Code", False), ("Canning", True)])
def test_it_repeats_only_if_somebody_else_has_more_points(theirs: str, again: bool) -> None:
    t = mine(
        "Fusion, Solar Sailing, Escapism",
        theirs,
        score="Coal",
        red="Oars",
        blue="Writing, Tools, Pottery, Calendar, Mathematics",
    )
    end = t.dogma("Space Traffic")
    assert end.pile(0, "red") == ["Oars", "Fusion"]
    assert end.deck(11) == (["Escapism"] if again else ["Solar Sailing", "Escapism"])
    assert end.score(0) == ({"Coal", "Solar Sailing"} if again else {"Coal"})


def test_a_teammate_with_more_points_has_the_highest_score_too() -> None:
    t = table(
        {"green": "Space Traffic", "score": "Coal", "red": "Oars"},
        {"score": "Gunpowder"},
        {"score": "Canning"},
        {"score": "Tools"},
        teams=(0, 1, 0, 1),
        decks={11: "Fusion, Astrogeology, Escapism"},
    )
    end = t.dogma("Space Traffic")
    assert end.s.out == (0,)  # it was repeated, and that tucked under Fusion


def test_a_repetition_can_tuck_under_the_11_of_the_first_time() -> None:
    end = mine("Fusion, Astrogeology, Escapism", "Canning", red="Oars").dogma("Space Traffic")
    assert end.winners == (1,)
    assert end.deck(11) == ["Escapism"]


def test_the_points_just_scored_count() -> None:
    t = mine("Solar Sailing, Escapism", "Railroad", blue="Writing, Tools, Pottery, Calendar, Mathematics")
    end = t.dogma("Space Traffic")  # 11 points to 7
    assert end.deck(11) == ["Escapism"]


def test_without_an_11_left_the_game_ends_by_score() -> None:
    end = mine("", "Railroad").dogma("Space Traffic")
    assert end.winners == (1,)
    assert end.game.result is not None
    assert end.game.result.reason == "win-score"
