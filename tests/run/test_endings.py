"""Special achievements, winning, losing and leaving, at the end of an action and in the middle of anything."""

import pytest

from engine.game import Game
from engine.model.frames import Tallied, TurnFrame
from engine.query.running import running_turn
from engine.run.errors import GameOverError
from engine.trace.events import Began, Ended, Moved
from engine.trace.recorder import Level
from tests.kit import NONE, table

FIVE = "Sailing, Pottery, Tools, Masonry, Clothing"
UNIVERSE = {"red": "Flight", "yellow": "Antibiotics", "green": "Corporations", "blue": "Rocketry", "hand": "Socialism"}


def test_a_special_is_claimed_at_the_end_of_the_action_without_being_one() -> None:
    end = table(UNIVERSE, {}).play("meld Socialism")
    assert end.achievements(0) == {"Universe"}
    assert end.decider() == 0, "one action is left"


def test_one_short_claims_nothing() -> None:
    end = table(UNIVERSE | {"red": "Explosives"}, {}).play("meld Socialism")
    assert end.achievements(0) == set()
    assert "Universe" in end.specials()


def test_a_special_is_claimed_in_another_players_turn() -> None:
    t = table({}, {**UNIVERSE, "hand": "", "purple": "Socialism"})
    assert t.play("draw").achievements(1) == {"Universe"}


@pytest.mark.parametrize(("tie", "claims"), [("left-of-current-player-first", 1), ("current-player-first", 0)])
def test_ties_for_a_special_go_by_the_edition(tie: str, claims: int) -> None:
    other = {
        "red": "Mobility",
        "yellow": "Skyscrapers",
        "green": "Mass Media",
        "blue": "Quantum Theory",
        "purple": "Empiricism",
    }
    t = table(UNIVERSE, {}, other, switches={"special-ties": tie})
    end = t.play("meld Socialism")
    assert [seat for seat in range(3) if end.achievements(seat)] == [2 if claims else 0]


@pytest.mark.parametrize(
    ("edition", "name", "met", "missed"),
    [
        (
            4,
            "Monument",
            {"red": "Archery", "purple": "Enterprise", "green": "Compass", "yellow": "Medicine"},
            {"red": "Archery", "purple": "Enterprise", "green": "Compass", "yellow": "Masonry"},
        ),
        (
            4,
            "World",
            {"red": "Fission", "green": "Databases", "blue": "Quantum Theory", "purple": "Railroad, Lighting < aslant"},
            {"red": "Fission", "green": "Databases", "blue": "Quantum Theory", "purple": "Railroad"},
        ),
        (
            4,
            "Wonder",
            {
                c: f"{a}, {b} < right"
                for c, a, b in (
                    ("red", "Archery", "Oars"),
                    ("yellow", "Masonry", "Machinery"),
                    ("green", "Sailing", "Compass"),
                    ("blue", "Tools", "Pottery"),
                    ("purple", "Mysticism", "Education"),
                )
            },
            {
                c: f"{a}, {b} < left"
                for c, a, b in (
                    ("red", "Archery", "Oars"),
                    ("yellow", "Masonry", "Machinery"),
                    ("green", "Sailing", "Compass"),
                    ("blue", "Tools", "Pottery"),
                    ("purple", "Mysticism", "Education"),
                )
            },
        ),
    ],
)
def test_conditions_of_the_specials(edition: int, name: str, met: dict[str, str], missed: dict[str, str]) -> None:
    if name == "World":
        t = table(met, {}, edition=edition)
        assert t.icons(0, "efficiency") == 12
        assert table(missed, {}).icons(0, "efficiency") == 11
    assert name in table(met, {}, edition=edition).play("draw").achievements(0)
    assert name not in table(missed, {}, edition=edition).play("draw").achievements(0)


def test_empire_needs_three_of_six_icons_and_no_avatar() -> None:
    six = {
        "red": "Industrialization",
        "yellow": "Masonry, Vaccination < aslant",
        "green": "Bicycle",
        "blue": "Experimentation",
        "purple": "Railroad",
    }
    t = table(six, {})
    counts = [t.icons(0, icon) for icon in ("authority", "prosperity", "health", "concept", "industry", "efficiency")]
    have = sum(count >= 3 for count in counts)
    end = t.play("draw")
    assert ("Empire" in end.achievements(0)) is (have == 6)


def test_six_scored_in_a_turn_is_the_earlier_editions_monument() -> None:
    t = table(
        {"hand": "Oars"},
        {"score": "Sailing"},
        edition=4,
        switches={"monument": "six-in-a-turn", "specials-claimed": "immediately"},
    )
    s = t.s
    turn = running_turn(s)
    assert turn is not None
    scored, tucked = Tallied(0, "score"), Tallied(0, "tuck")
    turn.vars[TurnFrame.TALLY] = (scored,) * 3 + (tucked,) * 3
    assert "Monument" not in t.play("draw").achievements(0), "three and three is not six"
    turn.vars[TurnFrame.TALLY] = (scored,) * 6
    assert "Monument" in t.play("meld Oars").achievements(0)


def test_enough_achievements_win_after_the_specials_at_the_end_of_the_action() -> None:
    t = table({**UNIVERSE, "achievements": FIVE}, {})
    end = t.play("meld Socialism")
    assert end.winners == (0,)
    assert end.game.result.reason == "win-achievements"


def test_one_achievement_too_few_wins_nothing() -> None:
    t = table({**UNIVERSE, "achievements": "Sailing, Pottery, Tools, Masonry"}, {})
    assert t.play("meld Socialism").winners is None


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_achievements_needed_by_players(players: int, needed: int) -> None:
    names = ["Sailing", "Pottery", "Tools", "Masonry", "Clothing", "Oars"]
    for count, won in ((needed - 1, None), (needed, (0,))):
        t = table({"achievements": ", ".join(names[:count])}, *[{}] * (players - 1))
        assert t.play("draw").winners == won


def test_most_achievements_wins_then_the_first_from_the_left() -> None:
    five = "Sailing, Pottery, Tools, Masonry, Clothing"
    other = "Oars, Writing, Mysticism, Archery, Metalworking"
    assert table({"achievements": five}, {"achievements": other}, {}).play("draw").winners == (1,)
    more = five + ", Agriculture"
    assert table({"achievements": more}, {"achievements": other}, {}).play("draw").winners == (0,)


@pytest.mark.parametrize(
    ("timing", "reason"),
    [
        ("after-the-checks", "win-achievements"),
        ("before-the-checks", "win-score-ties"),  # no points each
    ],
)
def test_free_draw_against_an_achievement_win_under_both_readings(timing: str, reason: str) -> None:
    # SHR-19: no document decides. Writing is shared; seat 0 has six achievements; the free Draw would end the game.
    t = table(
        {"blue": "Writing", "purple": "Whataboutism", "achievements": FIVE + ", Oars"},
        {"purple": "Philosophy", "blue": "Experimentation"},
        decks={2: "Calendar, Currency", 11: ""},
        switches={"free-draw-timing": timing},
    )
    assert t.dogma("Writing").game.result.reason == reason


@pytest.mark.parametrize(("tie", "winners"), [("draw", ()), ("shared-victory", (0, 1))])
def test_a_full_tie_is_a_draw_or_shared_by_edition(tie: str, winners: tuple[int, ...]) -> None:
    t = table({"purple": "Whataboutism"}, {}, decks={11: ""}, switches={"score-tie": tie})
    assert t.play("draw").winners == winners


def test_teams_win_together_and_add_their_scores() -> None:
    t = table(
        {"purple": "Whataboutism", "score": "Oars"},
        {"score": "Paper"},
        {"score": "Alchemy"},
        {},
        teams=(0, 1, 0, 1),
        decks={11: ""},
    )
    assert t.play("draw").winners == (0, 2)


def test_six_achievements_of_a_team_win() -> None:
    t = table(
        {"achievements": "Sailing, Pottery, Tools"},
        {},
        {"achievements": "Masonry, Clothing, Oars"},
        {},
        teams=(0, 1, 0, 1),
    )
    assert t.play("draw").winners == (0, 2)


def test_teammates_share_but_earn_no_free_draw_and_are_never_vulnerable() -> None:
    t = table({"blue": "Writing"}, {}, {"purple": "Philosophy"}, {}, teams=(0, 1, 0, 1))
    end = t.dogma("Writing")
    assert len(end.hand(2)) == 1
    assert not end.free_draw
    t = table({"red": "Archery"}, {"red": "Oars"}, {"hand": "Tools"}, {"red": "Construction"}, teams=(0, 1, 0, 1))
    end = t.play("dogma Archery", "achievement-1")
    assert end.hand(2) == {"Tools"}
    assert [fact.seat for fact in end.facts("immune")] == [2]


# --- leaving ---


def test_conceding_junks_everything_and_the_last_one_left_wins() -> None:
    t = table({"blue": "Writing"}, {"blue": "Tools", "hand": "Oars", "score": "Sailing", "achievements": "Pottery"})
    game = t.game.copy()
    game.concede(1)
    assert game.result.winners == (0,)
    assert game.result.reason == "win-elimination"
    with pytest.raises(GameOverError):
        game.concede(0)


def test_a_seat_that_left_is_skipped_and_its_cards_are_junked() -> None:
    t = table(
        {"blue": "Writing"}, {"blue": "Tools", "hand": "Oars", "achievements": "Pottery"}, {"purple": "Philosophy"}
    )
    game = t.game.copy()
    game.concede(1)
    end = type(t)(game)
    assert {"Tools", "Oars", "Pottery"} <= end.junk()
    assert end.bystander(t, 0, 2)
    after = end.play("draw", "draw")
    assert after.decider() == 2


def test_the_current_player_can_concede_at_the_turns_request() -> None:
    t = table({"blue": "Writing"}, {"blue": "Tools"}, {})
    game = t.game.copy()
    game.concede(0)
    assert game.request.seat == 1
    assert game.request.purpose == "turn"


def test_conceding_in_the_middle_of_a_demand_lets_the_rest_go_on() -> None:
    # Gunpowder against seats 1 and 2; seat 1 concedes at his prompt: seat 2 still suffers.
    victims = {"red": "Archery", "yellow": "Masonry"}, {"red": "Oars", "yellow": "Domestication"}
    t = table({"red": "Gunpowder"}, *victims, decks={2: "Calendar, Currency"})
    asked = t.play("dogma Gunpowder", idle=False)
    assert asked.decider() == 1
    game = asked.game.copy()
    game.concede(1)
    assert game.request.seat == 2
    game.play("oars")
    end = type(t)(game)
    assert end.score(0) == {"Oars", "Calendar"}
    assert game.request.purpose == "turn"


def test_the_demander_conceding_ends_his_demand() -> None:
    t = table({"purple": "Services", "red": "Archery"}, {"score": "Oars, Calendar"}, {"score": "Tools"})
    asked = t.play("dogma Services", idle=False)
    assert asked.decider() == 0, "of my choice: the demander decides"
    game = asked.game.copy()
    game.concede(0)
    assert game.request.purpose == "turn"
    assert game.request.seat == 1
    end = type(t)(game)
    assert end.score(1) == {"Oars", "Calendar"}


def test_conceding_at_any_prompt_of_a_random_game_leaves_a_whole_game() -> None:
    for seed in range(6):
        game = Game.new(("A", "B", "C"), seed=seed, level=Level.EVENTS)
        for _ in range(20 + 17 * seed):
            request = game.request
            if request is None:
                break
            game.play(request.options[: request.low] if not request.optional else NONE)
        for seat in range(3):
            branch = game.copy()
            if branch.result is None:
                branch.concede(seat)
                cards = sorted(card for zone in branch.state.zones for card in zone)
                assert cards == list(range(120))
                assert branch.request is None or branch.request.seat != seat


def test_the_end_of_an_action_comes_in_the_books_order() -> None:
    sharer = {
        "red": "Flight",
        "yellow": "Antibiotics",
        "green": "Corporations",
        "blue": "Rocketry",
        "purple": "Empiricism",
    }
    end = table({"blue": "Writing"}, sharer).dogma("Writing")
    order = []
    for entry in end.entries:
        item = entry.item
        if isinstance(item, Moved) and item.verb == "claim":
            order.append("special")
        elif isinstance(item, Began) and item.what == "free-draw":
            order.append("free draw")
        elif isinstance(item, Ended) and item.what in ("dogma", "action"):
            order.append(f"{item.what} done")
    assert order == ["dogma done", "special", "free draw", "action done"]
