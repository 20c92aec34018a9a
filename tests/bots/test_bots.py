"""The bots: legal through whole games, blind to what their seat cannot know, the same from the same seed, and good."""

from collections.abc import Sequence

import pytest

from benchmarks.bots import matches
from engine import explore
from engine.bots import BOTS, Bot, Budget, Greedy, Outlook, Searching, bot
from engine.bots.evaluation import WEIGHTS, amounts, chances
from engine.bots.outlook import MOST, answer, choices, paid, tried
from engine.cards.facts import EDITIONS
from engine.game import Game
from engine.model.state import Result
from engine.rules.documents import FOURTH
from engine.run import actions
from engine.seat.look import look
from engine.trace.recorder import Level
from engine.workers import Workers
from tests.kit import Table, table
from tests.soak import TABLES, tables

QUICK = Budget(answers=1)


def new(
    players: int = 2,
    teams: Sequence[int] | None = None,
    seed: int = 1,
    level: Level = Level.OFF,
    edition: int = FOURTH,
    sets: Sequence[str] = ("base",),
) -> Game:
    names = [f"P{seat}" for seat in range(players)]
    return Game.new(names, edition=edition, sets=sets, teams=teams, seed=seed, level=level)


def played(game: Game, bots: Sequence[Bot], limit: int = 3000) -> list[tuple[int, ...]]:
    """Let bots play to the end; every answer is checked, as ``play`` refuses illegal ones."""
    given = []
    while game.request is not None:
        given.append(bots[game.request.seat].answer(game))
        game.play(given[-1])
        assert len(given) < limit, "the game does not end"
    return given


# --- legal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "teams"), [(edition, *table) for edition in EDITIONS for table in tables(edition)]
)
def test_whole_games_of_all_bots(edition: int, players: int, teams: tuple[int, ...] | None) -> None:
    game = new(players, teams, seed=players, edition=edition)
    bots = [bot(BOTS[-1 - seat % 3], seed=seat, budget=Budget(answers=1)) for seat in range(players)]
    played(game, bots)
    assert game.result is not None


@pytest.mark.parametrize("name", BOTS)
def test_says_when_nothing_is_asked(name: str) -> None:
    game = new()
    game.concede(0)
    with pytest.raises(ValueError, match="nobody is asked"):
        bot(name).answer(game)


def test_knows_no_other_bots() -> None:
    with pytest.raises(ValueError, match="random, greedy, searching"):
        bot("clever")


@pytest.mark.parametrize("name", BOTS)
def test_thinking_changes_and_tells_nothing(name: str) -> None:
    game = new(level=Level.FULL)
    thinker = bot(name, budget=QUICK)
    for _ in range(20):
        game.take_trace()
        before = hash(game.state)
        given = thinker.answer(game)
        assert hash(game.state) == before
        assert not game.take_trace(), "what is only thought is told"
        game.play(given)


# --- no peeking ---------------------------------------------------------------------------------------------


def positions() -> list[Game]:
    """Points of random games at which a seat is asked: turns, effects, the first meld, others' hidden cards."""
    found: list[Game] = []
    kinds: dict[tuple[int, str, str, bool], int] = {}
    kinds_of_game = [(FOURTH, *table) for table in TABLES * 2]
    kinds_of_game += [(edition, *table) for edition in EDITIONS if edition != FOURTH for table in tables(edition)[1:3]]
    for seed, (edition, players, teams) in enumerate(kinds_of_game):
        game, dice = new(players, teams, seed=seed, edition=edition), bot("random", seed=seed)
        while game.request is not None:
            request = game.request
            outlook = Outlook(game)
            hidden = any(len(token) > 1 for choice in outlook.choices for token in choice)
            kind = (edition, request.kind, request.purpose, hidden)
            kinds[kind] = kinds.get(kind, 0) + 1
            if len(outlook.choices) > 1 and kinds[kind] == 1:
                found.append(game.copy())
            game.play(dice.answer(game))
    for edition in EDITIONS:
        assert any(hidden for of, _, _, hidden in kinds if of == edition)
    return found


POSITIONS = positions()


def test_imagining_is_the_same_whatever_the_hidden_cards_are() -> None:
    for game in POSITIONS:
        m, s = game.machine, game.state
        assert s.request is not None
        seat = s.request.seat
        for number in range(3):
            other = explore.imagine(m, s, seat, 50 + number)
            assert look(m, other, seat) == look(m, s, seat)
            assert explore.imagine(m, other, seat, 9) == explore.imagine(m, s, seat, 9)


def test_a_world_asks_the_same_and_goes_on() -> None:
    for game in POSITIONS:
        outlook = Outlook(game)
        for number in range(3):
            world = outlook.world(number)
            assert world.request is not None
            assert tuple(choices(game.machine, world, world.request)) == outlook.choices
            for choice in outlook.choices:
                branch = Game(world.copy(), machine_=game.machine)
                branch.play(answer(game.machine, branch.state, choice))


@pytest.mark.parametrize("name", BOTS)
def test_decides_alike_whatever_the_hidden_cards_are(name: str) -> None:
    thinker = bot(name, seed=3, budget=QUICK)
    for game in POSITIONS:
        m, s = game.machine, game.state
        assert s.request is not None
        first = thinker.choose(Outlook(game, 3))
        for number in range(2):
            other = Game(explore.imagine(m, s, s.request.seat, 70 + number), machine_=m)
            assert other.state.zones != s.zones
            assert thinker.choose(Outlook(other, 3)) == first


def test_the_evaluation_reads_backs_only() -> None:
    for game in POSITIONS:
        m, s = game.machine, game.state
        other = explore.imagine(m, s, -1, 4)
        assert amounts(m, other) == amounts(m, s)


def test_a_hidden_card_is_named_by_its_place_alone() -> None:
    """A first player demands of a hand that only its owner sees, and cards with one back are one choice."""
    t = table({"red": "Archery", "hand": "Tools"}, {"score": "Oars, Sailing, Calendar"}, achievements="Pottery")
    t.s.seen[:] = [0b11 if t.s.where[card] in range(5) else 0 for card in range(len(t.s.seen))]
    assert t.s.request is not None
    request = t.s.request._replace(kind="card", options=tuple(sorted(t.s.zones[t.m.zones.score(1)])))
    t.s.request = request
    score = t.m.zones.score(1)
    assert choices(t.m, t.s, request) == [((0, score, 1, 0),), ((0, score, 2, 0),)]


@pytest.mark.parametrize(("title", "few"), [("Currency", 2), ("Suburbia", 2), ("Democracy", 2), ("Antibiotics", 3)])
def test_of_a_hand_of_a_hundred_cards_only_some_sets_are_considered(title: str, few: int) -> None:
    m = table({}, {}).m
    card = m.catalogue.find(title)
    others = ", ".join([each.title for each in m.catalogue.cards if each.id != card][:104])
    t = table({m.catalogue.color[card].word: title, "hand": others}, {}, achievements="")
    t.game.play(f"dogma {title}")
    request = t.s.request
    assert request is not None
    found = choices(t.m, t.s, request)
    sizes = sorted({len(each) for each in found})
    assert len(found) == len(set(found)) <= MOST + 1
    assert (sizes[0], sizes[1], sizes[-1]) == (0, 1, request.high)
    assert len(sizes) > few
    for name in BOTS:
        assert bot(name, seed=1, budget=QUICK).answer(t.game) in [answer(t.m, t.s, each) for each in found]


# --- the same from the same seed ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def game(seed: int) -> list[tuple[int, ...]]:
        one, other = bot(name, seed=seed, budget=Budget(answers=1)), bot("random", seed=2)
        given: list[tuple[int, ...]] = []
        game = new(seed=5)
        while game.request is not None and len(given) < 80:
            given.append((other if game.request.seat else one).answer(game))
            game.play(given[-1])
        return given

    assert game(1) == game(1)
    assert game(1) != game(4)


def test_a_clock_can_be_the_budget() -> None:
    game = new()
    assert Searching(budget=Budget(seconds=0.0)).answer(game)[0] in (game.request.options if game.request else ())


# --- good ---------------------------------------------------------------------------------------------------


def board(points: str = "", achievements: str = "") -> Table:
    """Seat 0 may claim the achievement of value 1."""
    return table({"blue": "Writing", "score": points, "achievements": achievements}, {"purple": "Philosophy"})


@pytest.mark.parametrize("thinker", [Greedy(), Searching(budget=Budget(answers=200))])
def test_claims_the_achievement_that_wins(thinker: Bot) -> None:
    t = board("Tools, Oars, Sailing, Agriculture, Domestication", "[2], [3], [4], [5], [6]")
    game = t.game.copy()
    game.play(thinker.answer(game))
    assert game.result == Result((0,), "win-achievements")


@pytest.mark.parametrize("thinker", [Greedy(), Searching(budget=Budget(answers=200))])
def test_does_not_end_the_game_by_a_draw_when_behind(thinker: Bot) -> None:
    """All decks from 8 are empty: to draw ends the game, and the other has more points."""
    empty = dict.fromkeys(range(8, 12), "")
    t = table({"blue": "Computers", "hand": "Tools"}, {"score": "Astronomy"}, decks=empty)
    (option,) = thinker.answer(t.game)
    assert actions.split(t.m, option)[0] is actions.MELD


def test_chances_add_up_and_follow_the_result() -> None:
    game = new(4, (0, 1, 0, 1))
    found = chances(game.machine, game.state)
    assert found[0] == found[2]
    assert found[0] + found[1] == pytest.approx(1)
    game.concede(1)
    assert chances(game.machine, game.state)[1] == chances(game.machine, game.state)[3]
    game.concede(3)
    assert chances(game.machine, game.state) == (1.0, 0.0, 1.0, 0.0)


def test_more_points_and_achievements_are_better_chances() -> None:
    def mine(t: Table) -> float:
        return chances(t.m, t.s)[0]

    assert mine(board()) < mine(board("Tools, Oars")) < mine(board("Tools, Oars", "[2]"))


@pytest.mark.parametrize(
    ("better", "worse", "games", "wins"), [("greedy", "random", 4, 3), ("searching", "greedy", 3, 2)]
)
def test_each_bot_beats_the_one_before(better: str, worse: str, games: int, wins: int) -> None:
    won = 0
    for number in range(games):
        game, place = new(seed=200 + number // 2), number % 2
        bots = [bot(better, seed=number, budget=Budget(answers=1)), bot(worse, seed=number)]
        played(game, bots[:: -1 if place else 1])
        won += game.result is not None and game.result.winners == (place,)
    assert won >= wins


# --- with further sets --------------------------------------------------------------------------------------

BOTH = ("base", "cities", "unseen")
FIGURES = ("base", "figures")


@pytest.mark.parametrize(
    "sets", [("base", "cities"), ("base", "unseen"), BOTH, ("base", "echoes", "artifacts"), FIGURES]
)
def test_greedy_beats_random_with_further_sets(sets: tuple[str, ...]) -> None:
    won = 0
    for number in range(6):
        game, place = new(seed=200 + number // 2, sets=sets), number % 2
        bots = [bot("greedy", seed=number), bot("random", seed=number)]
        played(game, bots[:: -1 if place else 1])
        won += game.result is not None and game.result.winners == (place,)
    assert won >= 5


@pytest.mark.parametrize(("secret", "better"), [("Mathematics", True), ("Software", False)])
def test_a_secret_is_worth_what_its_owner_can_reach(secret: str, better: bool) -> None:
    """A secret that could be achieved now is worth more than one far away; both are worth more than none."""

    def mine(safe: str) -> float:
        t = table(
            {"blue": "Translation", "score": "Currency, Canal Building, Mapmaking, Mysticism, Fermenting, Oars",
             "safe": safe}, {"purple": "Philosophy"}, sets=BOTH,
        )  # fmt: skip
        return chances(t.m, t.s)[0]

    assert mine("") < mine(secret)
    assert (mine(secret) > mine("Antibiotics")) == better


def test_a_flag_or_fountain_is_worth_an_achievement_while_it_counts() -> None:
    def mine(own: str, other: str) -> float:
        t = table({"red": own}, {"red": other}, sets=BOTH)
        return amounts(t.m, t.s)[0][0]

    assert mine("Kuala Lumpur", "Archery") == 1
    assert mine("Algiers", "Archery") == 1
    assert mine("Algiers", "Archery, Oars < left") == 0, "an opponent has more visible red cards"
    assert mine("Gunpowder", "Archery") == 0


def test_bonuses_are_points_to_a_bot() -> None:
    t = table({"yellow": "Nineveh"}, {"purple": "Philosophy"}, sets=BOTH)
    points = list(WEIGHTS).index("points")
    assert amounts(t.m, t.s)[0][points] == pytest.approx(0.2)


@pytest.mark.parametrize("name", ["greedy", "searching"])
def test_achieves_a_secret_that_wins(name: str) -> None:
    points = "Currency, Canal Building, Mapmaking, Fermenting, Calendar"
    t = table(
        {"blue": "Writing", "score": points, "safe": "Archery", "achievements": "[2], [3], [4], [5], [6], [7], [8]"},
        {"purple": "Philosophy"}, sets=BOTH,
    )  # fmt: skip
    game = t.game.copy()
    game.play(bot(name, budget=Budget(answers=200)).answer(game))
    assert game.result is not None
    assert game.result.winners == (0,)


def test_greedy_sees_what_an_endorsed_action_brings_after_its_price() -> None:
    t = table(
        {"green": "The Wheel", "yellow": "Nineveh", "purple": "Code of Laws", "hand": "Oars, Tools"},
        {"purple": "Philosophy"}, sets=BOTH,
    )  # fmt: skip
    game = t.game.copy()
    endorse = next(o for o in game.request.options if actions.split(t.m, o)[0].word == "endorse")
    asked = tried(t.m.silent(), game.state, ((endorse,),))
    assert asked is not None
    after = paid(t.m.silent(), asked, 0)
    assert after is not None
    assert after.request is None or not after.request.purpose.startswith("endorse")
    assert after.where[t.m.catalogue.find("Oars")] == t.m.zones.out_of_play


@pytest.mark.parametrize(
    ("sets", "area"),
    [
        ("echoes", {"forecast": "Bell"}),
        ("artifacts", {"display": "Holy Grail"}),
        ("artifacts", {"museums": "Holy Grail, Museum 1"}),
    ],
)
def test_a_card_that_waits_beside_the_board_is_worth_a_card_in_hand(sets: str, area: dict[str, str]) -> None:
    hand = list(WEIGHTS).index("hand")

    def of(mine: dict[str, str]) -> float:
        t = table({"red": "Coal", **mine}, {"green": "The Wheel"}, sets=("base", sets))
        return amounts(t.m, t.s)[0][hand]

    assert (of({}), of({"hand": "Tools"}), of(area)) == (0, 1, 1), "a Museum is no card"


def test_most_artifacts_in_museums_are_worth_more_the_nearer_the_check_is() -> None:
    reach = list(WEIGHTS).index("reach")

    def of(mine: str, theirs: str = "") -> float:
        board = {"red": "Coal", "museums": mine}
        t = table(board, {"green": "The Wheel", "museums": theirs}, sets=("base", "artifacts"))
        return amounts(t.m, t.s)[0][reach]

    one, two = "Holy Grail, Museum 1", "Holy Grail, Museum 1, Mona Lisa, Museum 2"
    assert of(two) - of("") == pytest.approx((2 / 5) ** 2)
    assert of(one) - of("") == pytest.approx((1 / 5) ** 2)
    assert of(one, "Priest-King, Museum 3") == of(""), "a tie claims nothing"
    assert of(two, "Priest-King, Museum 3") - of("") == pytest.approx((3 / 5) ** 2)
    claimed = table({"achievements": "Museum 1"}, {}, sets=("base", "artifacts"))
    assert amounts(claimed.m, claimed.s)[0][0] == 1


SPECIALS = list(WEIGHTS).index("specials")


@pytest.mark.parametrize(
    ("sets", "near", "far"),
    [
        (("base", "unseen"), {"safe": "Tomb, Maze, Dance"}, {"safe": "Tomb"}),
        (("base", "unseen"), {"yellow": "Canning"}, {"yellow": "Masonry"}),
        (("base", "cities"), {"hand": "Delhi"}, {"hand": "Athens"}),
        (("base", "echoes"), {"forecast": "Bangle, Chopsticks, Comb, Dice"}, {"forecast": "Bangle"}),
    ],
)
def test_special_achievements_of_sets_are_worth_more_the_nearer_they_are(
    sets: tuple[str, ...], near: dict[str, str], far: dict[str, str]
) -> None:
    """Confidence, Zen, Tradition (most Cities of value 3 show an arrow to the left, none of value 1) and Destiny."""
    found = []
    for mine in (near, far):
        t = table({"red": "Coal", **mine}, {"green": "The Wheel"}, sets=sets)
        found.append(amounts(t.m, t.s)[0][SPECIALS])
    assert found[0] > found[1]


def test_a_special_achievement_of_a_set_that_is_claimed_counts_no_more() -> None:
    mine = {"red": "Coal", "safe": "Tomb, Maze, Dance"}
    free = table(mine, {"green": "The Wheel"}, sets=("base", "unseen"))
    gone = table(mine, {"green": "The Wheel", "achievements": "Confidence"}, sets=("base", "unseen"))
    assert amounts(free.m, free.s)[0][SPECIALS] > amounts(gone.m, gone.s)[0][SPECIALS]


def test_the_base_game_values_its_special_achievements_as_before() -> None:
    """Empire and World alone: nothing of sets is added."""
    t = table({"red": "Coal"}, {"green": "The Wheel"})
    packed = [min(3, each) for each in (0, 0, 0, 0, 3, 0)]
    assert amounts(t.m, t.s)[0][SPECIALS] == pytest.approx((sum(packed) / 18) ** 4, abs=1e-3)


@pytest.mark.parametrize("name", ["greedy", "searching"])
def test_issues_a_decree_that_wins(name: str) -> None:
    """War asks before it is claimed; it is the last of the achievements that are needed."""
    t = table(
        {
            "blue": "Writing",
            "hand": "Hammurabi, Sun Tzu, Saladin",
            "achievements": "[1], [2], [3], [4], [5], [6]",
        },
        {"purple": "Philosophy"},
        sets=FIGURES,
    )
    game = t.game.copy()
    thinker = bot(name, budget=Budget(answers=200))
    (option,) = thinker.answer(game)
    assert actions.split(t.m, option)[0].word == "decree"
    game.play((option,))
    while game.result is None and game.request is not None and game.request.purpose != "turn":
        game.play(thinker.answer(game))
    assert game.result == Result((0,), "win-achievements")


def test_a_decree_and_what_a_karma_counts_are_achievements_to_a_bot() -> None:
    def of(mine: dict[str, str]) -> float:
        t = table({"red": "Coal", **mine}, {"green": "The Wheel"}, sets=FIGURES)
        return amounts(t.m, t.s)[0][0]

    assert (of({}), of({"achievements": "Trade"})) == (0, 1)
    assert of({"blue": "Marie Curie", "score": "Lighting, Empiricism"}) == 2, "values above 6 in the score pile"


@pytest.mark.parametrize("name", ["greedy", "searching"])
def test_demands_under_an_auspice_what_is_not_vulnerable_otherwise(name: str) -> None:
    """The other has more crowns and no avatar; the demand brings two cards from the other's score pile."""
    t = table(
        {"green": "Alfred Nobel", "red": "The Pirate Code"},
        {"purple": "Enterprise", "green": "Mapmaking", "score": "Education, Paper, Feudalism, Machinery"},
        sets=FIGURES,
        taken=1,
    )
    assert t.icons(1, "prosperity") > t.icons(0, "prosperity")
    (option,) = bot(name, budget=Budget(answers=200)).answer(t.game)
    assert actions.split(t.m, option)[0].word == "auspice"


def test_matches_are_the_same_with_two_workers() -> None:

    def played(workers: Workers) -> list[tuple[float, str, int]]:
        games = matches(("random", "random"), 4, 5, QUICK, workers)
        return [(each.won, each.reason, each.answers) for each in games]

    with Workers.processes(2) as two:
        found = played(two)
    assert len(found) == 4
    assert found == played(Workers())
