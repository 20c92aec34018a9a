"""Why a game ended, an achievement was claimed or a colour splayed: with numbers, and by the rule of the edition."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.cards.facts import card_catalogue
from engine.cards.library import codes
from engine.game import Game
from engine.lang.nodes import Win
from engine.lang.terms import Color, Splay
from engine.positions import from_line, to_line
from engine.rules import RULES
from engine.text.game_text import GameText
from engine.trace.events import Fact
from engine.trace.recorder import Level
from tests.kit import Table, table
from tests.soak import pick

CATALOGUE, CODES = card_catalogue(4), codes(4, ("base",))
LANGUAGES = ("en", "uk")
NAMES = {"en": ("Ann", "Ben", "Cy", "Di"), "uk": ("Анна", "Бен", "Сава", "Діна")}
THREE, OTHER_THREE = "[1], [2], [3]", "[4], [5], [6]"
FIVE = "Sailing, Pottery, Tools, Masonry, Clothing"


def words(end: Table, language: str, viewer: int | None = None) -> dict[str, tuple[str, ...]]:
    """The last fact of each kind in words: its sentence, then its lines."""
    text = GameText(language, NAMES[language], viewer)
    told = {}
    for entry in end.entries:
        if isinstance(entry.item, Fact):
            fact = text.fact(end.m, entry, end.s)
            told[str(entry.item.kind)] = (fact.sentence, *fact.numbers)
    return told


def told(end: Table, kind: str) -> Fact:
    """The one fact of a kind."""
    (fact,) = end.facts(kind)
    return fact


# --- by score -----------------------------------------------------------------------------------------------


def ends_by_score(*scores: str, achievements: tuple[str, ...], last: int = 11, edition: int = 4, **more: Any) -> Table:
    """A draw above the last age."""
    top = {11: ("blue", "Hypersonics"), 10: ("blue", "Bioengineering")}[last]
    players: list[Mapping[str, str]] = [
        {"score": score, "achievements": claimed} for score, claimed in zip(scores, achievements, strict=True)
    ]
    color, title = top
    if last == 11:
        color, title = "red", "Fusion"
    players[0] = {**players[0], color: title}
    return table(*players, decks={last: ""}, edition=edition, achievements="", **more).play("draw")


def test_a_tie_that_the_achievements_decide_is_told_as_a_tie() -> None:
    end = ends_by_score("Robotics, Databases", "Software, Miniaturization", achievements=(THREE, THREE + ", [4]"))
    assert end.winners == (1,)
    assert end.game.result.reason == "win-score-ties"
    tied = told(end, "score-tied")
    assert (tied.rule, tied.seat, tied.holds) == ("win-score-ties", 1, True)
    numbers = dict(tied.numbers)
    assert numbers == {"seats": (0, 1), "points": 20, "achievements": 4, "outcome": "achievements"}
    assert [(fact.rule, fact.holds) for fact in end.facts("final-score")] == [
        ("win-score-ties", False),
        ("win-score-ties", True),
    ]


@pytest.mark.parametrize(
    ("edition", "last", "winners", "rule", "outcome"),
    [
        (4, 11, (), "win-score-ties", "draw"),
        (3, 10, (), "win-score-ties", "draw"),
        (1, 10, (0, 1), "win-score-shared-1e", "shared"),
    ],
)
def test_a_full_tie_cites_the_edition(
    edition: int, last: int, winners: tuple[int, ...], rule: str, outcome: str
) -> None:
    end = ends_by_score(
        "Robotics, Databases",
        "Software, Miniaturization",
        achievements=(THREE, OTHER_THREE),
        edition=edition,
        last=last,
    )
    assert (end.winners, end.game.result.reason) == (winners, rule)
    tied = told(end, "score-tied")
    assert (tied.rule, tied.number("outcome"), tied.holds) == (rule, outcome, bool(winners))
    past = "draw-past-last-age" if edition == 4 else "draw-past-last-age-3e"
    assert told(end, "draw-past-last-age").rule == past


def test_a_clear_score_is_no_tie() -> None:
    end = ends_by_score("Robotics", "Software, Miniaturization", achievements=(THREE, ""))
    assert end.winners == (1,)
    assert not end.facts("score-tied")
    assert {fact.rule for fact in end.facts("final-score")} == {"win-score"}


@pytest.mark.parametrize(
    ("reading", "winners", "rule", "outcome"),
    [("combined-achievements", (0, 2), "win-score-ties", "achievements"), ("draw", (), "teams-score", "teams")],
)
def test_teams_tied_in_both_readings(reading: str, winners: tuple[int, ...], rule: str, outcome: str) -> None:
    end = ends_by_score(
        "Robotics",
        "Databases, Software",
        "Miniaturization",
        "",
        achievements=(THREE, "[4], [5]", "[6]", ""),
        teams=(0, 1, 0, 1),
        switches={"team-score-tie": reading},
    )
    assert (end.winners, end.game.result.reason) == (winners, rule)
    tied = told(end, "score-tied")
    assert (tied.rule, tied.number("outcome"), tied.number("seats")) == (rule, outcome, (0, 1))
    finals = [(fact.seat, fact.number("points"), fact.number("achievements")) for fact in end.facts("final-score")]
    assert finals == [(0, 20, 4), (1, 20, 2)], "once for each team"
    assert Game.load(end.game.save()).result == end.game.result
    for language in LANGUAGES:
        for viewer in (0, 2):
            sentence = words(end, language, viewer)["final-score"][0]
            assert "20" in sentence
            assert NAMES[language][1] in sentence, "the other team is named after one of it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_tie_have_its_numbers_and_never_the_highest_score(language: str) -> None:
    end = ends_by_score("Robotics, Databases", "Software, Miniaturization", achievements=(THREE, THREE + ", [4]"))
    sentence = words(end, language)["score-tied"][0]
    assert "20" in sentence
    assert "4" in sentence
    assert all(name in sentence for name in NAMES[language][:2])
    text = GameText(language, NAMES[language], None)
    clear = ends_by_score("Robotics", "Software, Miniaturization", achievements=(THREE, ""))
    draw = ends_by_score("Robotics", "Software", achievements=(THREE, OTHER_THREE))
    readings = {"score-tie": "shared-victory"}
    shared = ends_by_score("Robotics", "Software", achievements=(THREE, OTHER_THREE), switches=readings)
    results = [text.result(each.m, each.s) for each in (end, clear, draw, shared)]
    assert len(set(results)) == 4
    assert shared.game.result.reason == "win-score-shared-1e"


# --- by achievements ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("switches", "teams", "rule"),
    [
        ({}, None, "win-achievements"),
        ({}, (0, 1, 0), "teams-goal"),
        ({"team-goal": "eight-less-teams"}, (0, 1, 0), "teams-goal-ultimate"),
    ],
)
def test_the_number_needed_cites_the_rule_that_gives_it(
    switches: Mapping[str, str], teams: tuple[int, ...] | None, rule: str
) -> None:
    t = table(
        {"score": "Robotics, Databases, Software", "yellow": "Canning", "achievements": THREE},
        {},
        {"achievements": "[4], [5]"} if teams else {},
        teams=teams,
        switches=switches,
        achievements="Coal, Canal Building, Printing Press, Industrialization",
    )
    if teams is None:
        t = table(
            {"score": "Robotics, Databases, Software", "yellow": "Canning", "achievements": THREE + ", [4]"},
            {},
            {},
            achievements="Statistics",
        )
    end = t.play(next(option for option in t.options() if option.startswith("achieve")))
    enough = end.facts("enough-achievements")
    if teams:
        assert [(fact.rule, fact.number("have"), fact.number("need")) for fact in enough] == [(rule, 6, 6)]
    else:
        assert [(fact.rule, fact.number("have"), fact.number("need")) for fact in enough] == [(rule, 5, 5)]


def six_each(**more: Any) -> Table:
    """VIC-01: the activator claims the sixth in the action, the other a special achievement at its end."""
    return table(
        {"yellow": "Masonry", "red": "Coal, Gunpowder, Colonialism", "achievements": "[1], [2], [3], [4], [5]"},
        {
            "green": "The Wheel, Satellites < up",
            "blue": "Experimentation",
            "yellow": "Agriculture, Globalization < up",
            "purple": "City States",
            "hand": "Oars",
            "achievements": "[6], [7], [8], [9], [10]",
        },
        achievements="",
        **more,
    ).play("dogma Masonry", "oars")


def test_equal_achievements_go_to_the_left_and_say_so() -> None:
    end = six_each()
    assert end.winners == (1,)
    assert [fact.seat for fact in end.facts("enough-achievements")] == [1, 0]
    tied = told(end, "achievements-tied")
    assert (tied.rule, tied.seat) == ("win-achievements-ties", 1)
    assert dict(tied.numbers) == {"have": 6, "seats": (1, 0), "current": 0}


def test_the_most_of_several_who_have_enough() -> None:
    end = table(
        {"score": "Robotics", "red": "Fusion", "achievements": "[1], [2], [3], [4], [5], [6]"},
        {"achievements": "[7], [8], [9], [10], Sailing, Pottery, Tools"},
        achievements="",
    ).play("draw")
    assert end.winners == (1,)
    most = told(end, "most-achievements")
    assert (most.rule, most.seat, most.number("have"), most.number("seats")) == ("win-achievements-most", 1, 7, (1, 0))


FOUR_DEMANDS = {"red": "Archery", "purple": "Enterprise", "green": "Compass", "yellow": "Medicine"}
OTHER_DEMANDS = {"red": "Gunpowder", "purple": "Feudalism", "green": "Mapmaking", "yellow": "Anatomy"}


@pytest.mark.parametrize(
    ("order", "winner", "rule"),
    [("left-of-current-player-first", 1, "special-ties"), ("current-player-first", 0, "special-ties-3e")],
)
def test_two_who_could_claim_and_whose_turn_it_is(order: str, winner: int, rule: str) -> None:
    end = table(FOUR_DEMANDS, OTHER_DEMANDS, switches={"special-ties": order}).play("draw")
    tied = told(end, "special-tied")
    assert (tied.rule, tied.seat, tied.number("current")) == (rule, winner, 0)
    assert set(tied.number("seats")) == {0, 1}
    assert {fact.seat for fact in end.facts("special-met")} == {0, 1}, "both meet the condition, and both are told"
    assert "Monument" in end.achievements(winner)
    for language in LANGUAGES:
        sentences = {words(end, language, viewer)["special-tied"][0] for viewer in (None, 0, 1)}
        assert len(sentences) == 3


def test_one_who_can_claim_is_no_tie() -> None:
    end = table(FOUR_DEMANDS, {}).play("draw")
    assert not end.facts("special-tied")
    assert [fact.seat for fact in end.facts("special-met")] == [0]


@pytest.mark.parametrize(
    ("owner", "rule"), [("achievements", "special-claimed-once"), ("", "keyword-available-achievement")]
)
def test_a_special_that_is_claimed_or_junked_is_not_available(owner: str, rule: str) -> None:
    other = {owner: "Monument"} if owner else {}
    t = table({"yellow": "Masonry", "red": "Oars, Coal, Gunpowder"}, other)
    if not owner:
        t.s.zones[t.m.zones.specials] = tuple(
            card for card in t.s.zones[t.m.zones.specials] if t.m.catalogue.key[card] != "monument"
        )
        monument = t.m.catalogue.find("Monument")
        t.s.zones[t.m.zones.specials_out_of_play] = (monument,)
        t.s.where[monument] = t.m.zones.specials_out_of_play
    end = t.dogma("Masonry")
    assert {fact.rule for fact in end.facts("special-not-available")} == {rule}


SPLAYED = {
    "red": "Oars, Archery < right",
    "blue": "Writing, Tools < right",
    "green": "Sailing, The Wheel < up",
    "yellow": "Masonry, Agriculture < up",
}


@pytest.mark.parametrize(("edition", "rule"), [(4, "wonder"), (3, "wonder-3e")])
def test_five_splays_of_which_one_is_left_are_no_wonder(edition: int, rule: str) -> None:
    board = SPLAYED | {"purple": "Mysticism, City States < left"}
    end = table(board, {"red": "Coal"}, edition=edition).play("draw")
    missing = told(end, "special-not-met")
    assert (missing.rule, missing.seat, missing.cards) == (rule, 0, (end.m.catalogue.find("Wonder"),))
    numbers = {"have": 4, "need": 5, "color": int(Color.PURPLE), "now": int(Splay.LEFT)}
    assert dict(missing.numbers) == numbers
    for language in LANGUAGES:
        assert "4" in words(end, language)["special-not-met"][0]


@pytest.mark.parametrize("purple", ["Mysticism, City States", "Mysticism", "Mysticism, City States < up"])
def test_where_nothing_misleads_nothing_is_told_of_wonder(purple: str) -> None:
    end = table(SPLAYED | {"purple": purple}, {"red": "Coal"}).play("draw")
    assert not end.facts("special-not-met")
    assert ("Wonder" in end.achievements(0)) == purple.endswith("up")


def test_a_chain_achievement_that_cannot_be_drawn() -> None:
    boards: tuple[Mapping[str, str], ...] = ({"blue": "Computers", "score": "Coal"}, {"score": "Flight"})
    ends = table(*boards, decks={10: "Robotics, Databases", 11: ""}).dogma("Computers")
    assert ends.winners == (1,)
    missing = told(ends, "chain-none-left")
    assert (missing.rule, missing.seat, missing.holds) == ("chain-rule", 0, False)
    assert not ends.facts("chain"), "no 11 is promised"
    goes_on = table(*boards, decks={10: "Robotics, Databases", 11: "Fusion"}).dogma("Computers")
    assert not goes_on.facts("chain-none-left")
    assert [fact.rule for fact in goes_on.facts("chain")] == ["chain-rule"]


@pytest.mark.parametrize(
    ("reading", "rule"), [("any-effect", "chain-rule"), ("non-demand-effect", "chain-rule-ultimate")]
)
def test_the_chain_rule_is_cited_by_its_reading(reading: str, rule: str) -> None:
    end = table({"blue": "Computers"}, {}, decks={10: "Robotics, Databases"}, switches={"chain-rule": reading}).dogma(
        "Computers"
    )
    assert [fact.rule for fact in end.facts("chain")] == [rule]


def test_parley_in_teams_cites_ultimate_which_alone_has_it() -> None:
    boards: list[Mapping[str, str]] = [
        {"blue": "Writing", "hand": "Oars"},
        {},
        {"red": "Archery"},
        {"green": "Sailing"},
        {"purple": "Mysticism"},
    ]
    for teams, switches, rule in (
        (None, {}, "parley-activate"),
        ((0, 1, 1, 2, 2), {"parley": "always"}, "parley-activate-ultimate"),
    ):
        t = table(*boards, teams=teams, switches=switches)
        end = t.dogma("Sailing")
        assert told(end, "parley-activate").rule == rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_one_left_is_told_by_the_rule(language: str) -> None:
    for teams in (None, (0, 1, 0)):
        game = table({"blue": "Writing"}, {"blue": "Tools"}, {"red": "Oars"}, teams=teams).game.copy()
        game.take_trace()
        if teams is None:
            game.concede(2)
        game.concede(1)
        end = Table(game, list(game.take_trace()))
        assert end.winners == ((0,) if teams is None else (0, 2))
        assert told(end, "last-side-left").rule == "win-elimination"
        sentences = {words(end, language, viewer)["last-side-left"][0] for viewer in (None, 0)}
        assert len(sentences) == 2


# --- by a card ----------------------------------------------------------------------------------------------

TEN_GREEN = "Sailing, The Wheel, Clothing, Mapmaking, Compass, Paper, Invention, Navigation, Banking"
FIVE_RED = "Coal, Gunpowder, Oars, Archery, Metalworking"
Seats = tuple[Mapping[str, str], ...]
WINS: dict[str, tuple[Seats, dict[int, str], int, dict[str, Any]]] = {
    "Self Service": (
        ({"green": "Self Service", "achievements": FIVE}, {"achievements": "Oars, Coal"}),
        {},
        0,
        {"left": 5, "right": 4, "counts": ((0, 5), (1, 2))},
    ),
    "Collaboration": (
        ({"green": f"Collaboration, {TEN_GREEN}"}, {"purple": "Enterprise", "green": "Measurement, Metric System"}),
        {},
        0,
        {"left": 10, "right": 10},
    ),
    "Astrogeology": (
        ({"red": "Astrogeology", "hand": "Coal, Canning, Railroad, Lighting, Flight, Mobility, Socialism"}, {}),
        {11: "Hypersonics"},
        0,
        {"left": 8, "right": 8},
    ),
    "Solar Sailing": (
        ({"blue": "Solar Sailing", "red": f"{FIVE_RED} < aslant"}, {}),
        {11: "Fusion"},
        0,
        {"left": 6, "right": 6},
    ),
    "Empiricism": (
        (
            {
                "purple": "Empiricism",
                "blue": "Genetics, Atomic Theory, Evolution, Physics, Experimentation, Mathematics, Tools < up",
                "green": "Classification",
            },
            {},
        ),
        {9: "Computers"},
        0,
        {"left": 21, "right": 20},
    ),
    "Bioengineering": (
        ({"blue": "Bioengineering"}, {"yellow": "Statistics, Agriculture"}, {"red": "Archery"}),
        {},
        1,
        {"best": 3, "counts": ((0, 0), (1, 3), (2, 0))},
    ),
    "Globalization": (
        ({"yellow": "Globalization", "score": "Oars"}, {"score": "Mapmaking, Calendar"}, {"score": "Paper"}),
        {11: "Fusion"},
        1,
        {"best": 4, "counts": ((0, 1), (1, 4), (2, 3))},
    ),
    "A.I.": (
        ({"purple": "A.I."}, {"red": "Robotics", "score": "Coal"}, {"blue": "Software", "score": "Canning"}),
        {10: "Databases"},
        1,
        {"best": 5, "counts": ((0, 10), (1, 5), (2, 6))},
    ),
}
"""for each card that lets a player win: boards, decks, who wins, and the numbers that made it so"""


def won_by(title: str) -> Table:
    boards, decks, _winner, _numbers = WINS[title]
    t = table(*boards, decks=decks)
    answers = [("blue", "green")] if title == "Empiricism" else []
    return t.dogma(title, *answers)


def test_every_base_card_that_lets_somebody_win_is_here() -> None:
    winning = {
        CATALOGUE.title[code.card]
        for card in sorted(CODES.programmed)
        for code in CODES.of(card)
        if any(isinstance(ins.node, Win) for ins in code.body)
    }
    assert winning == set(WINS)


@pytest.mark.parametrize("title", WINS)
def test_a_victory_by_a_card_has_its_numbers_and_its_rule(title: str) -> None:
    _boards, _decks, winner, numbers = WINS[title]
    end = won_by(title)
    assert end.winners == (winner,)
    won = told(end, "win-by-card")
    assert won.seat == winner
    assert won.rule == ("win-card-single" if "best" in numbers else "win-card")
    assert won.cards == (end.m.catalogue.find(title),)
    given = {name: number for name, number in won.numbers if name in numbers}
    assert given == numbers
    for language in LANGUAGES:
        for viewer in (None, winner):
            sentence, *lines = words(end, language, viewer)["win-by-card"]
            assert GameText(language, NAMES[language], viewer).title(title)[:4] in sentence
            shown = " ".join((sentence, *lines))
            each = [n for _seat, n in numbers["counts"]] if "counts" in numbers else [numbers["left"], numbers["right"]]
            wanted = [*each, numbers["best"]] if "best" in numbers else each
            assert all(str(n) in shown for n in wanted)


def test_a_tie_that_voids_a_victory_names_who_and_how_many() -> None:
    boards: Seats = (
        {"purple": "A.I.", "score": "Oars"},
        {"red": "Robotics", "score": "Coal"},
        {"blue": "Software", "score": "Steam Engine"},
    )
    end = table(*boards, decks={10: "Databases"}).dogma("A.I.")
    assert end.winners is None
    tie = told(end, "tie-voids")
    assert tie.rule == "win-card-single"
    assert dict(tie.numbers) == {"seats": (1, 2), "best": 5, "counts": ((0, 11), (1, 5), (2, 5))}
    for language in LANGUAGES:
        sentence, *lines = words(end, language)["tie-voids"]
        assert all(name in sentence for name in NAMES[language][1:3])
        assert NAMES[language][0] not in sentence
        assert "5" in sentence
        assert len(lines) == 3


def test_a_condition_on_players_shows_what_each_of_them_has() -> None:
    end = won_by("Globalization")
    (condition,) = [fact for fact in end.facts("condition") if fact.holds]
    assert condition.number("counts") == ((0, 0, 3), (1, 0, 0), (2, 0, 0))


# --- splays -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blue", "title", "rule"),
    [
        ("Tools, Writing", "Printing Press", "splay-states"),
        ("Tools, Writing < left", "Printing Press", "splay-replaces"),
    ],
)
def test_a_new_splay_replaces_only_where_there_is_one(blue: str, title: str, rule: str) -> None:
    end = table({"blue": f"{title}, {blue}"}, {}).dogma(title, "blue")
    possible = [fact for fact in end.facts("splay-possible") if fact.seat == 0]
    assert [fact.rule for fact in possible] == [rule]


def unsplaying(blue: str) -> Table:
    return table({"purple": "Empiricism", "blue": blue}, {}, decks={9: "Computers"}).dogma(
        "Empiricism", ("red", "green")
    )


@pytest.mark.parametrize(
    ("language", "said", "not_said"),
    [("en", "unsplayed: ", "splayed unsplayed"), ("uk", "згорнути: ", "розгорнути")],
)
def test_unsplaying_is_no_splay_in_a_direction(language: str, said: str, not_said: str) -> None:
    end = unsplaying("Tools, Writing < up")
    assert told(end, "splay-possible").rule == "splay-states"
    sentence = words(end, language)["splay-possible"][0]
    assert said in sentence
    assert not_said not in sentence
    same = told(unsplaying("Tools, Writing"), "splay-same")
    assert same.rule == "splay-states"


# --- the edition --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 3])
def test_games_of_older_editions_cite_no_rule_of_another(edition: int) -> None:
    cited = set()
    for seed in range(8):
        names = ("A", "B", "C", "D")[: 2 + seed % 3]
        game, chance = Game.new(names, edition=edition, seed=seed, level=Level.FULL), random.Random(seed)
        while game.result is None:
            game.play(pick(game, chance))
        cited |= {entry.item.rule for entry in game.take_trace() if isinstance(entry.item, Fact)}
    assert len(cited) > 15
    assert not [rule for rule in sorted(cited) if edition not in RULES[rule].editions]


def test_the_one_action_of_a_first_turn_cites_the_edition() -> None:
    rules = {}
    for edition in (3, 4):
        game = Game.new(edition=edition, seed=1, level=Level.FULL)
        for _ in range(2):
            game.play(game.options()[0])
        told = [entry.item for entry in game.take_trace() if isinstance(entry.item, Fact)]
        rules[edition] = {fact.rule for fact in told if fact.kind == "one-action"}
    assert rules == {3: {"turn-first-turn-3e"}, 4: {"turn-first-turn"}}


# --- two old faults -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_begins_after_somebody_conceded_at_setup(language: str) -> None:
    game = Game.new(("A", "B", "C"), seed=3, level=Level.FULL)
    game.concede(0)
    while game.request is not None and game.request.purpose == "first-meld":
        game.play(game.options()[0])
    entry = next(e for e in game.take_trace() if isinstance(e.item, Fact) and e.item.kind == "first-player")
    fact = entry.item
    assert isinstance(fact, Fact)
    assert fact.number("seats") == (1, 2)
    m, s = game.machine, game.state
    melded = [next(card for zone in m.piles_of[seat] for card in s.zones[zone]) for seat in (1, 2)]
    assert fact.cards == tuple(melded)
    shown = GameText(language, NAMES[language], None).fact(m, entry, s)
    firsts = [m.catalogue.title[card] for card in melded]
    assert [line for line in shown.numbers if NAMES[language][0] in line] == []
    for name, title, line in zip(NAMES[language][1:3], firsts, shown.numbers, strict=True):
        assert name in line
        assert title in line


@pytest.mark.parametrize("edition", [1, 3])
def test_an_age_without_cards_is_read_back(edition: int) -> None:
    game = from_line(f"inn1 {edition}e switches/last-age=11 1=Ada 1/red=oars 2=Ben 2/blue=pottery").game()
    again = from_line(to_line(game, full=True)).game()
    assert again.state.zones == game.state.zones
