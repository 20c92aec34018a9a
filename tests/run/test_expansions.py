"""What holds as soon as a set is played beside the base set (Ultimate pp. 16-21).

Points 1, 5, 6, 7 and 11 of what is easily missed about sets; what The Unseen and Cities add is in tests/cards.
"""

import pytest

from engine.cards.sets import CardSet, most_players, register, unregister
from engine.cards.table import read_cards
from engine.editions import switches
from engine.game import Game
from engine.query import table as ask
from engine.query.eligibility import achievements_needed
from engine.run import draws
from engine.run.endings import leave
from engine.text.game_text import changed_readings
from tests.kit import table

UNSEEN = ("base", "unseen")
BOTH = ("base", "cities", "unseen")


# --- point 1: how many play, and how many achievements win ---


@pytest.mark.parametrize(
    ("players", "sets", "needed"),
    [
        (2, ("base",), 6),
        (5, ("base",), 3),
        (2, UNSEEN, 7),
        (3, UNSEEN, 6),
        (4, UNSEEN, 5),
        (5, UNSEEN, 4),
        (6, UNSEEN, 3),
        (2, BOTH, 8),
        (3, BOTH, 7),
        (4, BOTH, 6),
        (5, BOTH, 5),
        (6, BOTH, 4),
        (7, BOTH, 3),
    ],
)
def test_eight_less_the_players_and_one_more_for_each_set(players: int, sets: tuple[str, ...], needed: int) -> None:
    """U17, the table; MET-02."""
    t = table(*[{}] * players, sets=sets)
    assert achievements_needed(t.m, t.s) == needed


@pytest.mark.parametrize(
    ("teams", "sets", "needed"), [((0, 1, 0, 1), UNSEEN, 7), ((0, 1, 2, 0, 1, 2), UNSEEN, 6), ((0, 1, 0, 1), BOTH, 8)]
)
def test_of_teams_the_teams_are_counted(teams: tuple[int, ...], sets: tuple[str, ...], needed: int) -> None:
    """U18, Team Rules; MET-02: 2 against 2 with one set need 8 - 2 + 1."""
    t = table(*[{}] * len(teams), teams=teams, sets=sets)
    assert achievements_needed(t.m, t.s) == needed


def test_six_for_a_team_in_the_other_reading() -> None:
    """4e base p. 31: six for any team; a set adds one there, too."""
    teams = (0, 1, 2, 0, 1, 2)
    t = table(*[{}] * 6, teams=teams, sets=UNSEEN, switches={"team-goal": "six"})
    assert achievements_needed(t.m, t.s) == 7


def test_the_reason_of_the_victory_is_the_rule_about_sets() -> None:
    seven = {"achievements": "[1], [2], [3], [4], [5], [6], [7]"}
    six = {"achievements": "[1], [2], [3], [4], [5], [6]"}
    assert table(six, {}, sets=UNSEEN).play("draw").winners is None
    end = table(seven, {}, sets=UNSEEN).play("draw")
    assert end.winners == (0,)
    (fact,) = end.facts("enough-achievements")
    assert (fact.rule, fact.number("have"), fact.number("need")) == ("expansion-goal", 7, 7)


def test_a_goal_of_three_at_least_and_unchanged_when_somebody_leaves() -> None:
    t = table(*[{}] * 6, sets=UNSEEN)
    leave(t.m, t.s, 3, "lose")
    assert achievements_needed(t.m, t.s) == 3


@pytest.mark.parametrize(("sets", "most"), [(("base",), 5), (UNSEEN, 6), (("base", "cities"), 6), (BOTH, 7)])
def test_each_set_lets_one_more_play(sets: tuple[str, ...], most: int) -> None:
    """U18, Player Count."""
    assert most_players(sets) == most_players(sets, switches(4, sets)) == most
    Game.new([f"P{seat}" for seat in range(most)], sets=sets)
    with pytest.raises(ValueError, match=f"2 to {most} players, not {most + 1}"):
        Game.new([f"P{seat}" for seat in range(most + 1)], sets=sets)


def test_with_a_set_the_rulebook_is_ultimates() -> None:
    """U18: Parley also in teams; U16: the Chain Rule only in non-demand effects; and each can be chosen otherwise."""
    base, ultimate = switches(4), switches(4, UNSEEN)
    assert {each: (base[each], ultimate[each]) for each in ultimate if base[each] != ultimate[each]} == {
        "chain-rule": ("any-effect", "non-demand-effect"),
        "parley": ("without-teams", "always"),
        "team-goal": ("six", "eight-less-teams"),
    }
    assert switches(4, UNSEEN, parley="none")["parley"] == "none"
    t = table({}, {}, sets=UNSEEN, switches={"parley": "always"})
    assert changed_readings(t.s.setup) == ()
    assert changed_readings(table({}, {}, switches={"parley": "always"}).s.setup) == ("parley",)


# --- point 5: setup deals base cards ---


@pytest.mark.parametrize("sets", [UNSEEN, BOTH, ("base", "echoes", "unseen", "cities")])
def test_first_cards_and_standard_achievements_are_base_cards(sets: tuple[str, ...]) -> None:
    """U5; SET-05: the first two cards of each player, and the achievements of 1 to 10."""
    game = Game.new(("Ann", "Bob", "Cleo"), sets=sets, seed=5)
    back, zones = game.machine.catalogue.back, game.state.zones
    assert [[back[card] for card in zones[hand]] for hand in game.machine.hand_of] == [[("base", 1)] * 2] * 3
    available = sorted(back[card] for card in zones[game.machine.zones.available])
    assert available == [("base", age) for age in range(1, 11)]


# --- point 6: an age is empty by its base deck alone, and what is returned goes to its own deck ---


def test_an_age_without_base_cards_is_empty_for_every_set() -> None:
    """U21, Drawing Expansion Cards; EXP-02: no Unseen 1 is drawn, though there are some."""
    further = {("unseen", 1): "Tomb, Maze", ("unseen", 2): "Exile"}
    t = table({"red": "Archery"}, {}, sets=UNSEEN, decks={1: "", 2: "Mapmaking"}, further_decks=further)
    end = t.play("draw")
    assert end.hand(0) == {"Exile"}
    (skipped,) = end.facts("draw-skips")
    assert (skipped.number("asked"), skipped.number("drawn")) == (1, 2)


def test_a_returned_card_lies_under_its_own_deck_and_does_not_refill_the_age() -> None:
    """U12, Return; U21."""
    further = {("unseen", 1): "Tomb, Maze"}
    hand = {"hand": "Dance, Tools", "purple": "Code of Laws"}
    t = table(
        {"green": "The Wheel", **hand}, {}, sets=UNSEEN, decks={1: "", 2: "Mapmaking, Calendar"}, further_decks=further
    )
    m, s = t.m, t.s.copy()
    from engine.run import moves

    dance, tools = m.catalogue.find("Dance"), m.catalogue.find("Tools")
    moves.move(m, s, "return", 0, dance, moves.target_of(m, "return", 0, dance))
    assert [m.catalogue.title[card] for card in s.zones[m.zones.deck(1, "unseen")]] == ["Tomb", "Maze", "Dance"]
    assert ask.deck_for(m, s, 1) == 2
    moves.move(m, s, "return", 0, tools, moves.target_of(m, "return", 0, tools))
    assert ask.deck_for(m, s, 1) == 1
    assert m.zones.back[draws.foretell(m, s, 0, 1).deck] == ("unseen", 1)


def test_a_draw_beyond_eleven_ends_the_game_whatever_the_sets_have() -> None:
    """U21: as if one had tried to draw a base 12."""
    t = table({"red": "Archery", "score": "[3]"}, {}, sets=UNSEEN, decks=dict.fromkeys(range(1, 12), ""))
    assert t.deck(11, "unseen")
    assert t.play("draw").winners == (0,)


# --- point 7: who leaves junks everything ---


def test_who_leaves_junks_the_safe_too() -> None:
    """U13, Lose; VIC-08: all cards belonging to the player."""
    area = {"red": "Archery", "hand": "Oars", "score": "[2]", "safe": "Tomb, [3]", "achievements": "[1], Zen"}
    t = table({}, area, {}, sets=UNSEEN)
    s = t.s
    junked = len(t.junk())
    leave(t.m, s, 1, "lose")
    assert not any(s.zones[zone] for zone in t.m.zones.area(1))
    assert len(t.junk()) == junked + 6
    assert set(t.titles(t.m.zones.specials_out_of_play)) == {"Zen"}
    assert {"Archery", "Oars", "Tomb"} < t.junk()


def test_fission_junks_the_safes_too() -> None:
    """VIC-11: "each player's non-achievement cards"; achievements stay."""
    t = table(
        {"red": "Fission", "safe": "Tomb", "achievements": "[1]"},
        {"blue": "Tools", "safe": "[2], Maze", "achievements": "[2]"},
        {"red": "Archery", "safe": "[3]"},
        sets=UNSEEN,
        further_decks={("unseen", 10): "Secret Santa"},
    )
    end = t.dogma("Fission")
    assert t.m.catalogue.find("Secret Santa") in end.s.zones[t.m.zones.out_of_play]
    assert not any(end.zone("safe", seat) for seat in range(3))
    assert (len(end.achievements(0)), len(end.achievements(1))) == (1, 1)


@pytest.mark.parametrize(("choice", "available"), [("leave-the-game", False), ("available-again", True)])
def test_where_the_special_achievements_of_who_leaves_go(choice: str, *, available: bool) -> None:
    """Point 7; no document says whether they can be claimed again."""
    mine = {"achievements": "Zen, Monument, [2]"}
    t = table({}, mine, {}, sets=UNSEEN, switches={"leaving-specials": choice})
    leave(t.m, t.s, 1, "lose")
    assert ({"Zen", "Monument"} <= t.specials()) is available
    assert ({"Zen", "Monument"} <= set(t.titles(t.m.zones.specials_out_of_play))) is not available
    assert not t.achievements(1)


@pytest.mark.parametrize("edition", [1, 3])
def test_older_editions_have_neither_set(edition: int) -> None:
    """U31: "The Unseen cards were not visible in the 3rd Edition printing"; of Cities there is the fourth edition's."""
    for sets in (UNSEEN, BOTH):
        with pytest.raises(ValueError, match=f"edition {edition} has no cards of the set"):
            Game.new(("Ann", "Bob"), edition=edition, sets=sets)


def test_eight_players_begin_with_one_card_each_and_choose_nothing() -> None:
    """U20, Expansion Setup: a single card, which is melded; so many play with three sets."""
    three = CardSet(name="third", letter="Y", ids=range(1250, 1260), package="tests.probes", most_players=8)
    table_ = "001 | Pebble | 1 | red | concept concept concept - | concept | -\n"
    three.__dict__["cards"] = lambda edition: read_cards(table_, three)
    three.__dict__["specials"] = lambda edition: ()
    register(three)
    try:
        game = Game.new([f"P{seat}" for seat in range(8)], sets=("base", "unseen", "third"), seed=3)
        m, s = game.machine, game.state
        assert game.request is not None
        assert game.request.purpose == "turn", "the first player is about to take the only action of a first turn"
        assert [sum(len(s.zones[zone]) for zone in m.zones.piles_of[seat]) for seat in range(8)] == [1] * 8
        assert not any(s.zones[hand] for hand in m.hand_of)
        assert len(s.zones[m.base_decks[1]]) == 15 - 1 - 8
    finally:
        unregister(three)
