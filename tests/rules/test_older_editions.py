"""The rules of the third and the first edition, each as it is played there, and what is told of where it stands.

Third edition: its rulebook and Board Game Arena's help. First edition: the FAQ of 2011, at second hand. What only the
third edition's documents say is taken for the first, too, and what neither says is cited from the fourth, aloud.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping

import pytest

from engine.cards.sets import most_players
from engine.editions import switches
from engine.game import Game
from engine.lang.terms import Icon, Splay
from engine.model.frames import Tallied, TurnFrame
from engine.positions import PositionError, load, loads, run_line
from engine.query.running import running_turn
from engine.query.standard import standard_ages
from engine.rules import RULES, places_for
from engine.rules.documents import FAQ1, FIRST, FOURTH, HELP, THIRD, THIRD_BOOK
from engine.rules.index import silent
from engine.run import moves
from engine.run.errors import EndlessError
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.events import Entry, Fact, Moved
from engine.trace.recorder import Level
from tests.conftest import ROOT
from tests.kit import NONE, Table, table, turn_of
from tests.soak import lay_out, pick

OLDER = (FIRST, THIRD)
ALL = (FIRST, THIRD, FOURTH)
older = pytest.mark.parametrize("edition", OLDER)
FIVE = "Tools, Masonry, Clothing, Currency, Engineering"
"""five achievements of the ages 1, 1, 1, 2 and 3: as many as are not yet enough for two"""
EIGHTS = {"red": "Flight", "yellow": "Antibiotics", "green": "Corporations", "blue": "Quantum Theory"}
"""with a purple card of value 8 they would be Universe; they show three [prosperity]"""
UNIVERSE = {**EIGHTS, "purple": "Socialism"}
WORLD = {"red": "Robotics, Fission < right", "green": "Satellites, Databases < up", "blue": "Rocketry, Software < up"}


def first_games(players: int, edition: int) -> Game:
    """Return a game at the first turn."""
    game = Game.new([f"P{seat}" for seat in range(players)], edition=edition, seed=5)
    while game.request is not None and game.request.purpose == "first-meld":
        game.play(game.request.options[0])
    return game


# --- players and setup --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "most"), [(FIRST, 4), (THIRD, 4), (FOURTH, 5)])
def test_two_to_four_play_the_older_editions(edition: int, most: int) -> None:
    assert most_players(("base",), switches(edition)) == most
    for players in range(2, most + 1):
        assert Game.new("ABCDE"[:players], edition=edition).state.players == players
    for players in (1, most + 1):
        with pytest.raises(ValueError, match=f"2 to {most} players"):
            Game.new("ABCDEF"[:players], edition=edition)


@older
def test_five_play_an_older_edition_where_the_switch_lets_them(edition: int) -> None:
    game = Game.new("ABCDE", edition=edition, switches=[("most-players", "5")])
    assert game.machine.goals[0] == 3, "one fewer for each extra player"
    with pytest.raises(ValueError, match="2 to 4 players"):
        Game.new("ABCDE", edition=FOURTH, switches=[("most-players", "4")])


@older
def test_a_position_has_no_more_players_than_its_edition(edition: int) -> None:
    text = "schema: innovation-position/1\nedition: {}\nplayers: [A, B, C, D, E]\n{}"
    with pytest.raises(PositionError, match="two to four players, not 5"):
        loads(text.format(edition, ""))
    assert loads(text.format(edition, "switches: {most-players: 5}")).game().state.players == 5


@older
def test_teams_are_two_pairs_of_four(edition: int) -> None:
    teams: tuple[int, ...]
    for teams in ((0, 1, 0, 1), (0, 0, 1, 1), (1, 0, 0, 1)):
        assert Game.new("ABCD", edition=edition, teams=teams).machine.in_teams
    for teams in ((0, 1, 0), (0, 1, 1, 1), (0, 1, 2, 0)):
        with pytest.raises(ValueError, match="two pairs of four players"):
            Game.new("ABCD"[: len(teams)], edition=edition, teams=teams)
        assert Game.new("ABCD"[: len(teams)], teams=teams).machine.in_teams, "the fourth takes any"
        free = [("team-formation", "any")]
        assert Game.new("ABCD"[: len(teams)], edition=edition, teams=teams, switches=free).machine.in_teams


@older
def test_a_position_has_the_teams_of_its_edition(edition: int) -> None:
    text = "schema: innovation-position/1\nedition: {}\nplayers: [A, B, C]\nteams: [1, 2, 1]\n{}"
    with pytest.raises(PositionError, match="as two pairs; 'switches: "):
        loads(text.format(edition, ""))
    assert loads(text.format(edition, "switches: {team-formation: any}")).game().machine.in_teams


@pytest.mark.parametrize(("edition", "ages"), [(FIRST, 10), (THIRD, 10), (FOURTH, 11)])
def test_ages_go_to_ten_and_there_are_six_icons(edition: int, ages: int) -> None:
    game = Game.new(edition=edition)
    m, view = game.machine, look(game.machine, game.state, 0)
    assert [deck.age for deck in view.decks] == list(range(1, ages + 1))
    shown = {contents for card in m.catalogue.cards for contents in m.catalogue.slots[card.id]}
    assert (Icon.AVATAR in shown) is (edition == FOURTH)
    assert (Icon.AVATAR in view.icons) is (edition == FOURTH)
    assert len(view.icons) == (7 if edition == FOURTH else 6)


@older
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_standard_and_five_special_achievements_whoever_plays(players: int, edition: int) -> None:
    game = first_games(players, edition)
    view = look(game.machine, game.state, 0)
    assert standard_ages(game.machine.switches) == range(1, 10)
    assert [each.card.value for each in view.achievements] == list(range(1, 10))
    assert {each.name for each in view.specials} == {"Monument", "Empire", "World", "Wonder", "Universe"}


@older
@pytest.mark.parametrize(("players", "singles"), [(2, 1), (3, 1), (4, 2)])
def test_the_first_turn_of_the_first_and_with_four_of_the_second_is_short(
    players: int, singles: int, edition: int
) -> None:
    game, actions = first_games(players, edition), []
    for _ in range(players):
        _seat, _taken, number = turn_of(game.state)
        actions.append(number)
        for _ in range(number):
            game.play("draw")
    assert actions == [1] * singles + [2] * (players - singles)


@older
def test_the_english_title_first_in_the_alphabet_begins(edition: int) -> None:
    for seed in range(12):
        game = Game.new("ABC", edition=edition, seed=seed)
        chosen = []
        for _ in range(3):
            assert game.request is not None
            chosen.append(game.machine.catalogue.title[game.request.options[0]])
            game.play(game.request.options[0])
        assert turn_of(game.state)[0] == chosen.index(min(chosen))


# --- drawing and the end by score ---------------------------------------------------------------------------

EMPTY = dict.fromkeys(range(1, 11), "")


@older
def test_a_draw_past_ten_ends_the_game_in_the_middle_of_an_effect(edition: int) -> None:
    sharer = {"purple": "Philosophy", "score": "Oars"}
    t = table({"blue": "Writing", "score": "Sailing, Pottery"}, sharer, decks=EMPTY, edition=edition)
    end = t.dogma("Writing")
    assert end.winners == (0,), "the sharer cannot draw, so the activator with more points has won"
    assert end.game.result.reason == "win-score"
    assert [fact.rule for fact in end.facts("draw-past-last-age")] == ["draw-past-last-age-3e"]
    assert not end.free_draw


@pytest.mark.parametrize(
    ("edition", "winners", "rule"),
    [(FIRST, (0, 1), "win-score-shared-1e"), (THIRD, (), "win-score-ties"), (FOURTH, (), "win-score-ties")],
)
def test_equal_points_and_achievements_are_shared_or_drawn(edition: int, winners: tuple[int, ...], rule: str) -> None:
    decks = EMPTY | ({11: ""} if edition == FOURTH else {})
    t = table({"score": "Oars"}, {"score": "Sailing"}, {"score": ""}, decks=decks, edition=edition)
    end = t.play("draw")
    assert end.winners == winners
    assert end.game.result.reason == rule
    more = {"score": "Oars", "achievements": "Tools"}
    assert table({"score": "Sailing"}, more, decks=decks, edition=edition).play("draw").winners == (1,)


@older
def test_points_come_before_achievements_when_ten_is_passed(edition: int) -> None:
    t = table({"achievements": FIVE}, {"score": "Oars"}, decks=EMPTY, edition=edition)
    assert t.play("draw").winners == (1,)


# --- special achievements and the end by achievements -------------------------------------------------------


def claims(t: Table) -> list[tuple[int, str]]:
    """Return who claimed which special achievement, in order."""
    return [
        (each.item.seat, t.m.catalogue.title[each.item.card])
        for each in t.entries
        if isinstance(each.item, Moved) and each.item.verb == "claim"
    ]


def sailing(edition: int, sharer: Mapping[str, str]) -> Table:
    """Return a table where the sharer of Sailing melds Empiricism, which makes Universe, before the activator melds."""
    decks = dict.fromkeys(range(1, 8), "") | {8: "Empiricism, Mobility"}
    return table({"green": "Sailing"}, {**EIGHTS, **sharer}, decks=decks, achievements="", edition=edition)


@pytest.mark.parametrize("edition", ALL)
def test_a_special_is_claimed_in_the_middle_of_an_effect_but_not_in_the_fourth(edition: int) -> None:
    end = sailing(edition, {}).dogma("Sailing")
    assert claims(end) == [(1, "Universe")]
    order = [each.item.verb for each in end.entries if isinstance(each.item, Moved) and each.item.verb in SHOWN]
    at_once = ["meld", "claim", "meld"]
    assert order == (["meld", "meld", "claim"] if edition == FOURTH else at_once)


SHOWN = frozenset({"meld", "claim"})


@pytest.mark.parametrize(("edition", "melds"), [(FIRST, 1), (THIRD, 1), (FOURTH, 2)])
def test_enough_achievements_win_in_the_middle_of_an_effect(edition: int, melds: int) -> None:
    end = sailing(edition, {"achievements": FIVE}).dogma("Sailing")
    assert end.winners == (1,)
    assert [each.item.verb for each in end.entries if isinstance(each.item, Moved)].count("meld") == melds
    assert not end.free_draw or edition == FOURTH, "nothing happens after a victory"


@older
def test_an_achieve_action_wins_at_once(edition: int) -> None:
    mine = {"blue": "Writing", "achievements": FIVE, "score": "Physics"}
    t = table(mine, {}, achievements="Pottery", edition=edition, switches={"extra-achievement": "none"})
    end = t.play("achieve achievement-1")
    assert end.winners == (0,)
    assert [fact.rule for fact in end.facts("enough-achievements")] == ["win-achievements"]


@pytest.mark.parametrize(("edition", "first"), [(FIRST, 0), (THIRD, 0), (FOURTH, 1)])
def test_ties_for_a_special_begin_with_the_current_player_before_the_fourth(edition: int, first: int) -> None:
    other = {
        "red": "Mobility",
        "yellow": "Skyscrapers",
        "green": "Mass Media",
        "blue": "Rocketry",
        "purple": "Empiricism",
    }
    end = table(UNIVERSE, other, edition=edition).play("draw")
    assert claims(end) == [(first, "Universe")]
    assert [fact.rule for fact in end.facts("special-tied")] == [
        "special-ties" if edition == FOURTH else "special-ties-3e"
    ]


@older
@pytest.mark.parametrize("world_first", [True, False])
def test_of_several_who_would_win_at_once_the_current_player_does(edition: int, *, world_first: bool) -> None:
    # The first player meets one special achievement, the second another, and each would be the last one needed.
    mine, other = ({**WORLD}, {**UNIVERSE}) if world_first else ({**UNIVERSE}, {**WORLD})
    t = table(
        {**mine, "achievements": FIVE},
        {**other, "achievements": "Oars, Writing, Mapmaking, Feudalism, Machinery"},
        edition=edition,
    )
    assert t.icons(0 if world_first else 1, "efficiency") >= 12
    end = t.play("draw")
    assert end.winners == (0,)
    assert claims(end) == [(0, "World" if world_first else "Universe")], "after a victory nobody claims anything"


@older
def test_one_player_may_claim_several_specials_one_after_the_other(edition: int) -> None:
    both = {**UNIVERSE, **WORLD}
    end = table(both, {}, edition=edition).play("draw")
    assert claims(end) == [(0, "World"), (0, "Universe")]


@older
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
@pytest.mark.parametrize(("choice", "more"), [("none", 0), ("one", 1)])
def test_the_goal_by_players_and_the_helps_extra_achievement(
    players: int, needed: int, choice: str, more: int, edition: int
) -> None:
    titles = ["Tools", "Masonry", "Clothing", "Currency", "Engineering", "Paper", "Coal"]
    rest: list[dict[str, str]] = [{}] * (players - 1)
    for count, won in ((needed + more - 1, None), (needed + more, (0,))):
        mine = {"achievements": ", ".join(titles[:count])}
        t = table(mine, *rest, edition=edition, switches={"extra-achievement": choice})
        end = t.play("draw")
        assert end.winners == won
        if won is not None:
            rule = "win-achievements-extra-3e" if more else "win-achievements"
            assert [fact.rule for fact in end.facts("enough-achievements")] == [rule]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("choice", "needed"), [("none", 6), ("one", 7)])
def test_a_team_needs_the_extra_achievement_too(choice: str, needed: int, edition: int) -> None:
    titles = ["Tools", "Masonry", "Clothing", "Currency", "Engineering", "Paper", "Coal"]
    for count, won in ((needed - 1, None), (needed, (0, 2))):
        mine, partners = titles[: count // 2], titles[count // 2 : count]
        t = table(
            {"achievements": ", ".join(mine)},
            {},
            {"achievements": ", ".join(partners)},
            {},
            teams=(0, 1, 0, 1),
            edition=edition,
            switches={"extra-achievement": choice},
        )
        assert t.play("draw").winners == won


# --- Monument -----------------------------------------------------------------------------------------------


def tallied(t: Table, *done: Tallied) -> Table:
    """Let these cards have been scored and tucked in the running turn."""
    turn = running_turn(t.s)
    assert turn is not None
    turn.vars[TurnFrame.TALLY] = done
    return t


def harvest(edition: int, *done: Tallied) -> set[str]:
    """Return what the activator of Agriculture, who scores one card more, has achieved then."""
    mine = {"yellow": "Agriculture", "hand": "Oars"}
    t = tallied(table(mine, {}, decks={2: "Calendar"}, edition=edition), *done)
    end = t.dogma("Agriculture", "oars")
    assert end.score(0) == {"Calendar"}
    return end.achievements(0)


@older
def test_monument_is_six_scored_or_six_tucked_and_not_a_mixture(edition: int) -> None:
    scored, tucked = Tallied(0, "score"), Tallied(0, "tuck")
    assert harvest(edition, *[scored] * 5) == {"Monument"}
    assert harvest(edition, *[scored] * 4) == set()
    assert harvest(edition, *[scored] * 2, *[tucked] * 3) == set(), "three and three"
    assert harvest(edition, *[scored] * 4, *[tucked] * 5) == set(), "five of each kind"


@older
def test_only_what_one_scores_or_tucks_oneself_counts(edition: int) -> None:
    assert harvest(edition, *[Tallied(1, "score")] * 5) == set()
    assert harvest(edition, *[Tallied(1, "score")] * 3, *[Tallied(0, "score")] * 3) == set()


@older
def test_transfers_and_exchanges_do_not_count_for_monument(edition: int) -> None:
    t = table({"hand": "Oars, Tools, Pottery"}, {"hand": "Sailing, Coal, Paper"}, edition=edition)
    m, s, turn = t.m, t.s, running_turn(t.s)
    assert turn is not None
    for title in ("Oars", "Tools", "Pottery"):
        moves.move(m, s, "exchange", 0, m.catalogue.find(title), m.zones.score(0))
    for title in ("Sailing", "Coal", "Paper"):
        moves.move(m, s, "transfer", 1, m.catalogue.find(title), m.zones.score(0))
    assert turn.vars[TurnFrame.TALLY] == ()
    moves.move(m, s, "score", 0, s.zones[m.zones.deck(4)][0], m.zones.score(0))
    assert turn.vars[TurnFrame.TALLY] == (Tallied(0, "score"),)


@older
@pytest.mark.parametrize(("choice", "claimed"), [("any-turn", {"Monument"}), ("own-turn", set())])
def test_monument_in_another_players_turn(choice: str, claimed: set[str], edition: int) -> None:
    t = table({}, {}, edition=edition, switches={"monument-turn": choice})
    assert tallied(t, *[Tallied(1, "score")] * 6).play("draw").achievements(1) == claimed


@older
def test_the_count_for_monument_begins_anew_with_every_turn(edition: int) -> None:
    t = tallied(table({}, {}, actions=1, edition=edition), *[Tallied(0, "score")] * 5)
    after = t.play("draw")
    assert turn_of(after.s)[0] == 1
    turn = running_turn(after.s)
    assert turn is not None
    assert turn.vars[TurnFrame.TALLY] == ()


# --- splays, and what there is not --------------------------------------------------------------------------


@older
def test_nothing_is_splayed_aslant_and_wonder_asks_for_right_or_up(edition: int) -> None:
    t = table({"blue": "Writing, Tools"}, {}, edition=edition)
    assert moves.can_splay(t.m, t.s, 0, 3, Splay.ASLANT).denies is not None
    wonder = {
        "red": "Oars, Archery < {}",
        "yellow": "Agriculture, Masonry < right",
        "green": "Sailing, The Wheel < up",
        "blue": "Writing, Tools < right",
        "purple": "Mysticism, City States < up",
    }
    for direction, claimed in (("up", {"Wonder"}), ("right", {"Wonder"}), ("left", set())):
        board = {color: pile.format(direction) for color, pile in wonder.items()}
        end = table(board, {}, edition=edition).play("draw")
        assert end.achievements(0) == claimed
        assert {fact.rule for fact in end.facts("special-met")} == ({"wonder-3e"} if claimed else set())


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("choice", "again"), [("nothing-happens", False), ("splays-again", True)])
def test_splaying_in_the_same_direction_again(choice: str, edition: int, *, again: bool) -> None:
    # A sharer of Philosophy has one splayed pile and no card to score.
    sharer = {"blue": "Writing, Tools < left", "yellow": "Statistics"}
    t = table({"purple": "Philosophy"}, sharer, edition=edition, switches={"splay-again": choice, "parley": "none"})
    assert t.icons(1, "concept") == 3, "as many as the activator"
    end = t.play("dogma Philosophy", "blue") if again else t.play("dogma Philosophy")
    assert end.splay(1, "blue") == "left"
    assert end.free_draw is again
    assert bool(end.facts("splay-same")) is not again
    assert switches(edition)["splay-again"] == "nothing-happens"


@older
def test_no_parley_with_four_and_no_chain_rule(edition: int) -> None:
    for teams in (None, (0, 1, 0, 1)):
        t = table({"blue": "Writing"}, {}, {"purple": "Philosophy", "hand": "Oars"}, {}, teams=teams, edition=edition)
        assert not t.m.parley
        assert len(t.dogma("Writing").hand(2)) == 2, "the player opposite shares, and is asked for no card"
    assert switches(edition)["chain-rule"] == "none"


# --- sharing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "free"), [(FIRST, True), (THIRD, True), (FOURTH, False)])
def test_revealing_counts_as_sharing_before_the_fourth(edition: int, free: bool) -> None:
    revealing = {"purple": "Specialization"}, {"red": "Machine Tools", "hand": "Writing"}
    t = table(*revealing, edition=FOURTH, switches={"reveal-is-sharing": switches(edition)["reveal-is-sharing"]}).dogma(
        "Specialization"
    )
    assert t.free_draw is free
    rules = {fact.rule for fact in (*t.facts("free-draw"), *t.facts("no-free-draw-only-revealed"))}
    assert rules == {"free-draw-reveal-counts-3e" if free else "free-draw-reveal-does-not-count"}


@older
def test_the_activator_alone_draws_for_sharing_and_not_for_a_teammate(edition: int) -> None:
    pairs = (0, 1, 0, 1)
    alone = table({"blue": "Writing"}, {}, {"purple": "Philosophy"}, {}, teams=pairs, edition=edition).dogma("Writing")
    assert len(alone.hand(2)) == 1, "a teammate shares"
    assert len(alone.hand(0)) == 1
    assert [fact.rule for fact in alone.facts("no-free-draw-only-teammates")] == ["teams-free-draw"]
    both = table(
        {"blue": "Writing"}, {"purple": "Philosophy"}, {"blue": "Tools"}, {}, teams=pairs, edition=edition
    ).dogma("Writing")
    assert [len(both.hand(seat)) for seat in range(4)] == [2, 1, 1, 0], "the free Draw is the activator's"


@older
def test_a_teammate_is_never_demanded_of(edition: int) -> None:
    t = table({"red": "Archery"}, {"hand": "Tools"}, {"hand": "Pottery"}, {}, teams=(0, 1, 0, 1), edition=edition)
    end = t.dogma("Archery", "tools")
    assert end.hand(2) == {"Pottery"}
    assert [fact.seat for fact in end.facts("immune")] == [2]


@older
def test_a_team_adds_its_points_at_the_end_and_not_for_an_achievement(edition: int) -> None:
    pairs = (0, 1, 0, 1)
    mine = {"green": "Sailing", "score": "Oars"}
    t = table(mine, {"score": "Coal"}, {"score": "Paper, Alchemy"}, {}, teams=pairs, decks=EMPTY, edition=edition)
    assert t.play("draw").winners == (0, 2)
    rich = table(mine, {}, {"score": "Genetics"}, {}, teams=pairs, achievements="Tools", edition=edition)
    assert "achieve achievement-1" not in rich.options()


# --- dogma rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "kept"), [(FIRST, True), (THIRD, True), (FOURTH, False)])
def test_who_cannot_pay_in_full_must_decline_before_the_fourth(edition: int, kept: bool) -> None:
    # Tools asks for three cards, and there are two. The card is the fourth edition's, the reading the edition's.
    mine = {"blue": "Tools", "hand": "Oars, Sailing"}
    t = table(mine, {}, edition=FOURTH, switches={"may-cost": switches(edition)["may-cost"]})
    asked = t.play("dogma Tools", idle=False)
    assert (not asked.options() or "oars" not in asked.options()) is kept
    if kept:
        assert [fact.rule for fact in asked.facts("too-few-must-decline")] == ["may-cost-in-full-3e"]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("choice", ["in-full", "anything"])
def test_if_you_do_cites_the_rule_of_its_reading(choice: str, edition: int) -> None:
    t = table(
        {"yellow": "Agriculture", "hand": "Oars"}, {}, decks={2: "Calendar"}, edition=edition,
        switches={"if-you-do": choice},
    )  # fmt: skip
    in_full = edition != FOURTH and choice == "in-full"
    for answer in ("oars", NONE):
        rules = {fact.rule for fact in t.dogma("Agriculture", answer).facts("if-you-do")}
        assert rules <= {"if-you-do-3e" if in_full else "if-you-do"}
        assert rules or answer == NONE


@older
@pytest.mark.parametrize(("choice", "low"), [("as-many-as-possible", 2), ("may-stop", 1)])
def test_may_for_every_is_the_helps_in_the_older_editions(choice: str, low: int, edition: int) -> None:
    assert switches(edition)["may-for-every"] == "as-many-as-possible"
    board = {
        "purple": "Reformation, Mysticism < right",
        "blue": "Writing, Tools < left",
        "hand": "Oars, Sailing, Pottery",
    }
    asked = table(board, {}, edition=FOURTH, switches={"may-for-every": choice}).play("dogma Reformation", idle=False)
    assert asked.game.request is not None
    assert (asked.game.request.low, asked.game.request.high, asked.game.request.optional) == (low, 2, True)


@pytest.mark.parametrize(("edition", "decider"), [(FIRST, 1), (THIRD, 0), (FOURTH, 1)])
def test_who_picks_among_the_demanders_tied_cards(edition: int, decider: int) -> None:
    # DEM-19: the third edition lets you pick among your cards. The card is the fourth edition's Medicine.
    reading = switches(edition)["ties-among-demanders-cards"]
    t = table(
        {"yellow": "Medicine", "score": "Oars, Sailing"},
        {"score": "Alchemy"},
        achievements="Education",
        edition=FOURTH,
        switches={"ties-among-demanders-cards": reading},
    )
    assert t.play("dogma Medicine", idle=False).decider() == decider


@pytest.mark.parametrize(("edition", "teammate"), [(FIRST, False), (THIRD, True), (FOURTH, True)])
def test_whether_other_players_include_the_teammate(edition: int, *, teammate: bool) -> None:
    # The card is the fourth edition's Road Building, which picks a player to trade with.
    t = table(
        {"red": "Road Building, Archery", "hand": "Sailing, Tools"},
        {},
        {},
        {},
        teams=(0, 1, 0, 1),
        edition=FOURTH,
        switches={"teammate-is-other-player": switches(edition)["teammate-is-other-player"]},
    )
    asked = t.play("dogma Road Building", ("sailing", "tools"), idle=False)
    assert ("player-3" in asked.options()) is teammate


# --- who may look -------------------------------------------------------------------------------------------

PILES = {"blue": "Writing, Tools, Pottery", "red": "Oars, Archery < left", "green": "Sailing"}


@pytest.mark.parametrize(
    ("edition", "blue", "red"),
    [
        (FIRST, [["Writing"]], ["Oars", None]),
        (THIRD, [["Writing", "Tools", "Pottery"]], ["Oars", "Archery"]),
        (FOURTH, [["Writing", "Tools", "Pottery"]], ["Oars", "Archery"]),
    ],
)
def test_what_is_seen_of_another_board(edition: int, blue: list[list[str]], red: list[str | None]) -> None:
    t = table(PILES, {}, edition=edition)
    viewer: int | None
    for viewer in (1, -1):
        piles = look(t.m, t.s, viewer).players[0].piles
        assert [[card.title for card in piles[3].cards]] == blue
        assert [card.title for card in piles[0].cards] == red
        assert piles[3].counted is (edition != FIRST)
        assert piles[2].counted is (edition != FIRST), "a single card looks like the top of a pile"
        assert piles[0].counted, "a splayed pile shows how many cards it has"
        assert piles[1].counted, "an empty one, too"
    for viewer in (0, None):
        piles = look(t.m, t.s, viewer).players[0].piles
        assert [card.title for card in piles[3].cards] == ["Writing", "Tools", "Pottery"]
        assert piles[3].counted


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("titles", "counts"), [(a, b) for a in ("visible-only", "open") for b in ("hidden", "open")])
def test_the_two_points_about_boards_are_two_switches(titles: str, counts: str, edition: int) -> None:
    t = table(PILES, {}, edition=edition, switches={"board-information": titles, "board-counts": counts})
    piles = look(t.m, t.s, 1).players[0].piles
    assert len(piles[3].cards) == (3 if counts == "open" else 1)
    assert [card.title is not None for card in piles[3].cards[1:]] == [titles == "open"] * (len(piles[3].cards) - 1)
    assert [card.title for card in piles[0].cards] == ["Oars", "Archery" if titles == "open" else None]


@pytest.mark.parametrize("edition", ALL)
def test_hands_and_scores_are_counted_and_achievements_seen_by_nobody(edition: int) -> None:
    t = table({"hand": "Oars, Coal", "score": "Paper", "achievements": "Tools"}, {}, edition=edition)
    theirs, own = look(t.m, t.s, 1).players[0], look(t.m, t.s, 0).players[0]
    assert sorted(card.value for card in theirs.hand) == [1, 5]
    assert [card.value for card in theirs.score] == [3]
    assert not any(card.title for card in (*theirs.hand, *theirs.score, *theirs.achievements))
    assert all(card.title for card in (*own.hand, *own.score))
    assert [card.title for card in own.achievements] == [None]


# --- where a rule stands ------------------------------------------------------------------------------------

OLD_DOCUMENTS = {THIRD_BOOK, HELP, FAQ1}
INSTEAD = {
    "turn-first-turn": "turn-first-turn-3e",
    "draw-past-last-age": "draw-past-last-age-3e",
    "if-clause": "if-clause-3e",
    "if-you-do": "if-you-do-3e",
    "keyword-self-execute": "keyword-execute-for-yourself-3e",
    "keyword-self-execute-alone": "keyword-execute-for-yourself-3e",
    "special-achievements-when": "special-achievements-immediately",
    "special-ties": "special-ties-3e",
    "monument": "monument-3e",
    "wonder": "wonder-3e",
    "win-achievements-when": "win-achievements-immediately",
    "win-achievements-most": "win-achievements-immediately",
    "win-achievements-ties": "win-achievements-immediately",
}
"""what the older editions cite in the place of a rule of the fourth"""
FIRST_ALONE = {"win-score-ties": "win-score-shared-1e", "teams-other-players": "teams-other-players-1e"}


@pytest.mark.parametrize("edition", ALL)
def test_an_older_edition_cites_its_own_rule(edition: int) -> None:
    m = table({}, {}, edition=edition).m
    for rule, instead in (INSTEAD | FIRST_ALONE).items():
        cites = edition != FOURTH if rule in INSTEAD else edition == FIRST
        assert m.cite(rule) == (instead if cites else rule)
    expected = {FIRST: INSTEAD | FIRST_ALONE, THIRD: INSTEAD, FOURTH: {}}[edition]
    assert dict(m.instead) == expected, "a rule that is replaced stands in one of these tables"


SILENT = {
    "locking-in-nothing-else": "they say what is counted once, and nothing of the rest",
    "splay-same-direction": "they splay a splayed color in a new direction, and do not speak of the same",
    "splay-own-board": "they do not say whose cards, where a card does not",
    "hidden-information-special": "they do not say who may read the special achievements",
}
"""rules that hold in the older editions by the fourth edition's words only, and what the older documents say"""


def announces(rule: str, edition: int) -> bool:
    """Return whether the best citation of a rule says in both languages that it is of another edition."""
    said = {
        "en": ("no rulebook of the first", "third edition do not say"),
        "uk": ("самих правил першого", "не сказано"),
    }
    best = {language: GameText(language).rule(rule, edition).citations[0] for language in said}
    return all(any(words in best[language] for words in said[language]) for language in said)


@older
def test_a_rule_stands_in_an_older_document_or_is_known_to_stand_in_none(edition: int) -> None:
    nowhere = {
        rule.id
        for rule in RULES.values()
        if edition in rule.editions and not OLD_DOCUMENTS & {place.document for place in rule.places}
    }
    assert nowhere == SILENT.keys()


@older
@pytest.mark.parametrize("rule", RULES)
def test_a_citation_says_when_it_is_not_of_the_edition(rule: str, edition: int) -> None:
    assert announces(rule, edition) is silent(RULES[rule], edition)
    best = places_for(RULES[rule], edition, "en")[0].document
    if edition == FIRST:
        assert announces(rule, edition) is (best != FAQ1)
    elif edition in RULES[rule].editions:
        assert announces(rule, edition) is (best not in {THIRD_BOOK, HELP})


def test_what_a_switch_brings_from_an_older_edition_is_cited_from_there_without_more() -> None:
    assert GameText("en").rule("monument-3e").citations[0].startswith("3e rulebook, ")
    assert "do not say" not in GameText("en").rule("monument-3e").citations[0]
    assert "the fourth edition do not say it" in GameText("en").rule("repeat-effect").citations[0]


def of_scenarios(edition: int) -> Iterator[Fact]:
    """Yield the facts of the scenarios of an edition."""
    for path in sorted((ROOT / "scenarios").rglob("*.yaml")):
        if f"edition: {edition}" not in path.read_text(encoding="utf-8"):
            continue
        position = load(path)
        if position.edition == edition:
            for line in position.lines:
                yield from facts_of(run_line(position, line, Level.FULL).entries)


def facts_of(entries: Iterable[Entry]) -> Iterator[Fact]:
    """Yield the facts among what was told."""
    for each in entries:
        if isinstance(each.item, Fact):
            yield each.item


def of_games(edition: int) -> Iterator[Fact]:
    """Yield the facts of random games of an edition, from the first meld and from random boards around its cards."""
    m = Game.new(edition=edition).machine
    done = [card for card in m.catalogue.cards if card.id in m.programmed]
    for seed in range(GAMES):
        dice = random.Random(seed)
        if seed % 4 == 0:
            game = Game.new("ABCD"[: 2 + seed // 4 % 3], edition=edition, seed=seed, level=Level.FULL)
        else:
            game, _first = lay_out(done[seed * len(done) // GAMES], dice, edition=edition)
        for _ in range(DECISIONS):
            if game.result is not None:
                break
            try:
                game.play(pick(game, dice))
            except EndlessError:
                break
        yield from facts_of(game.take_trace())


GAMES, DECISIONS = 140, 80


@older
def test_whatever_a_game_cites_has_a_place_there_or_says_that_it_has_none(edition: int) -> None:
    cited = {fact.rule for fact in (*of_scenarios(edition), *of_games(edition))}
    assert len(cited) > 25
    for rule in sorted(cited):
        assert edition in RULES[rule].editions, f"{rule} is a rule of another edition"
        document = places_for(RULES[rule], edition, "en")[0].document
        assert document in OLD_DOCUMENTS or (rule in SILENT and announces(rule, edition)), rule
