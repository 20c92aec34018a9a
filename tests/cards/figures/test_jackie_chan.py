"""Jackie Chan: an opponent's win goes to him if the Figures of all boards bring him the most points."""

import pytest

from tests.kit import Table, empty, table

JACKIE = {"red": "Jackie Chan"}


def last_draw(*players: dict[str, str]) -> Table:
    """A table at which the next draw of a 10 ends the game by score."""
    return table(*players, decks={10: "", 11: ""}, further_decks=empty("figures"))


def test_a_win_by_score_is_his_if_the_figures_bring_the_most_points() -> None:
    t = last_draw(
        {"blue": "Software", "purple": "Pelé", "score": "Metalworking, Construction"}, {**JACKIE, "green": "Hatshepsut"}
    )
    end = t.play("draw")
    assert end.winners == (1,)
    assert end.points(1) >= 10  # Pelé and Hatshepsut; bonuses apart


def test_figures_that_come_to_light_are_scored_too_but_not_what_lies_under_a_card_that_stays() -> None:
    """All of them: until no such card remains (Ultimate p. 28)."""
    players = (
        {"blue": "Software", "purple": "Pelé, Plato, Mysticism, Homer", "score": "Metalworking"},
        {"red": "Jackie Chan, Sun Tzu", "green": "Hatshepsut"},
    )
    end = last_draw(*players).play("draw")
    assert end.score(1) == {"Pelé", "Plato", "Hatshepsut"}
    assert end.pile(1, "red") == ["Jackie Chan", "Sun Tzu"]
    safe = table(
        *players,
        decks={10: "", 11: ""},
        further_decks=empty("figures"),
        switches={"uncovered-top-cards": "safe"},
    )
    assert safe.play("draw").score(1) == {"Pelé", "Hatshepsut"}


def test_else_the_opponent_wins_all_the_same() -> None:
    t = last_draw(
        {"blue": "Software", "purple": "Pelé", "score": "Fusion, Hypersonics"}, {**JACKIE, "green": "Hatshepsut"}
    )
    end = t.play("draw")
    assert end.winners == (0,)
    assert end.score(1) == {"Pelé", "Hatshepsut"}
    assert len(end.facts("karma-first")) == 1


def test_who_wins_by_score_is_settled_after_the_karma() -> None:
    """P0's bonus goes with Pelé, and then P2 has more points than P0; nobody hears that win again."""
    t = last_draw(
        {"blue": "Software", "purple": "Pelé", "score": "Computers, Oars"},
        {**JACKIE},
        {"score": "Fission, Antibiotics"},
    )
    end = t.play("draw")
    assert end.winners == (2,)
    assert len(end.facts("karma-first")) == 1


@pytest.mark.parametrize(("reading", "winner"), [("alone", 0), ("tied-too", 1)])
def test_as_many_points_as_another_are_the_most_or_not(reading: str, winner: int) -> None:
    t = table(
        {"green": "Self Service", "achievements": "Tools", "score": "Hypersonics"},
        {**JACKIE, "score": "Fusion"},
        switches={"most-when-tied": reading},
    )
    assert t.dogma("Self Service").winners == (winner,)


def test_a_win_by_achievements() -> None:
    six = "Tools, Construction, Paper, Gunpowder, Coal, Canning"
    t = table(
        {"blue": "Software", "achievements": six, "score": "Fusion"},
        {**JACKIE, "score": "Hypersonics, Astrogeology"},
        achievements="Metalworking",
    )
    end = t.play("achieve 1")
    assert end.winners == (1,)
    assert not end.facts("enough-achievements")  # it is not P0 who wins, so that is not told
    less = table({"blue": "Software", "achievements": six, "score": "Fusion"}, JACKIE, achievements="Metalworking")
    assert less.play("achieve 1").winners == (0,)


def test_a_win_by_a_card() -> None:
    winning = {"green": "Self Service", "achievements": "Tools"}
    t = table(winning, {**JACKIE, "score": "Fusion"})
    end = t.dogma("Self Service")
    assert end.winners == (1,)
    assert [fact.seat for fact in end.facts("win-by-card")] == [1]
    assert table({**winning, "score": "Fusion, Oars"}, JACKIE).dogma("Self Service").winners == (0,)


def test_his_owners_win_is_left_alone() -> None:
    t = last_draw({**JACKIE, "purple": "Pelé", "score": "Fusion"}, {"green": "Hatshepsut"})
    end = t.play("draw")
    assert end.winners == (0,)
    assert end.pile(1, "green") == ["Hatshepsut"]


def test_a_win_by_a_karma_is_not_heard() -> None:
    """No karma sets off another (Ultimate p. 28)."""
    t = table(
        {"purple": "Pelé", "yellow": "Ecology", "green": "Satellites", "blue": "Pottery", "hand": "Tools"},
        {**JACKIE, "score": "Fusion"},
        decks={1: "Clothing, Oars"},
    )
    assert t.dogma("Pottery", "Tools").winners == (0,)


def test_before_a_draw_a_figure_of_the_hand_is_scored() -> None:
    t = table({**JACKIE, "hand": "Pelé, Tools"}, {}, decks={10: "Software"})
    end = t.play("draw")
    assert end.score(0) == {"Pelé"}
    assert end.hand(0) == {"Tools", "Software"}
    assert table({**JACKIE, "hand": "Tools"}, {}, decks={10: "Software"}).play("draw").score(0) == set()
