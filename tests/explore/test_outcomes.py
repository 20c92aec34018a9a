"""The tree of outcomes beside a plain enumeration of all paths: ends, ways, probabilities; lines, filters, going on."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

import pytest

from engine import explore
from engine.explore import Kind, OutcomeTree, Wanted, outcomes
from engine.explore.ahead import run
from engine.explore.worlds import in_order, order_of, swap, traded
from engine.game import Game
from engine.model.state import State
from engine.query.sight import could_be, knows
from engine.run import actions
from engine.run.errors import EndlessError, NotDoneError
from engine.run.machine import Machine
from tests.kit import Table, table
from tests.soak import go_on


def dogma(t: Table, title: str) -> tuple[int]:
    return (actions.option_of(t.m, "dogma", t.m.catalogue.find(title)),)


def paths(m: Machine, s: State, seat: int | None) -> Iterator[tuple[Fraction, State]]:
    """Yield every path to an end with its weight, no two of them merged: a choice takes each answer alike."""
    state = s.copy()
    unknown = run(m, state)
    if unknown is not None:
        assert seat is not None
        cards = could_be(m, unknown.before, seat, unknown.card)
        for card in cards:
            branch = unknown.before.copy()
            swap(m, branch, unknown.card, card)
            branch.seen[card] |= 1 << seat
            yield from ((share / len(cards), end) for share, end in paths(m, branch, seat))
    elif state.request is not None and state.request.purpose != "turn":
        for picked in explore.answers(m, state):
            branch = state.copy()
            m.answer(branch, picked)
            yield from paths(m, branch, seat)
    else:
        yield Fraction(1), in_order(m, state, seat)


def enumerated(game: Game, answer: tuple[int, ...], seat: int | None) -> list[tuple[Fraction, State]]:
    m = game.machine.silent(unseen_by=seat)
    assert game.request is not None
    picked = traded(m, game.request, answer, order_of(m, game.state, seat))
    state = in_order(m, game.state, seat).copy()
    m.answer(state, m.check(state, picked))
    return list(paths(m, state, seat))


@pytest.mark.parametrize("seed", range(4))
def test_the_tree_has_the_ends_and_ways_of_all_paths(seed: int) -> None:
    dice, compared = random.Random(seed), 0
    game = Game.new(("A", "B", "C")[: 2 + seed % 2], seed=seed)
    for _ in range(120):
        request = game.request
        if request is None:
            break
        if request.kind == "action":
            for option in dice.sample(request.options, min(2, len(request.options))):
                for seat in (None, request.seat):
                    tree = outcomes(game, (option,), seat=seat, limit=400)
                    if not tree.known or not tree.complete or tree.endless or tree.not_done or tree.circles:
                        continue
                    if tree.ways > 800:
                        continue
                    every = enumerated(game, (option,), seat)
                    assert tree.ways == len(every)
                    assert {end.key() for end in tree.end_states()} == {end.key() for _, end in every}
                    ways = tree.ways_to()
                    counted = Counter(end.key() for _, end in every)
                    for leaf in tree.end_of:
                        assert counted[tree.state(leaf).key()] == ways[leaf]
                    if not tree.choices:
                        likely = Counter[tuple[object, ...]]()
                        for share, end in every:
                            likely[end.key()] += share  # type: ignore[assignment]
                        for row in explore.rows(tree):
                            assert row.probability == sum(likely[tree.state(leaf).key()] for leaf in row.leaves)
                        assert sum(row.probability or 0 for row in explore.rows(tree)) == 1
                    compared += 1
        game.play(dice.choice(list(explore.answers(game.machine, game.state))))
    assert compared > 20


def test_equal_states_are_expanded_once() -> None:
    t = table({"yellow": "Canal Building"}, {})
    tree = outcomes(t.game, dogma(t, "Canal Building"))
    assert tree.complete
    assert (tree.leaves, tree.ways, tree.merged) == (2, 3, 1), "to exchange nothing is the same as not to"
    assert len({end.key() for end in tree.end_states()}) == tree.leaves


def test_a_draw_is_as_likely_as_the_cards_that_it_may_be() -> None:
    t = table({"blue": "Writing"}, {}, decks={2: "Calendar, Currency, Mapmaking"}, achievements="")
    tree = outcomes(t.game, dogma(t, "Writing"), seat=0)
    assert tree.leaves == 10
    calendar = t.m.catalogue.find("Calendar")
    found = explore.leaves_of(tree, Wanted(card_in=((calendar, (t.m.zones.hand(0),)),)))
    assert len(found) == 1
    assert explore.bounds(tree, found) == (Fraction(1, 10), Fraction(1, 10))
    (row,) = explore.rows(tree)  # a hand of one card, whichever it is
    assert row.probability == 1
    assert [column.what for column in explore.columns(tree, [row])] == ["hand"]


def test_what_players_choose_has_bounds_and_no_probability() -> None:
    t = table({"blue": "Writing", "green": "Currency", "hand": "Oars, Tools"}, {}, decks={2: "Calendar, Mapmaking"})
    tree = outcomes(t.game, dogma(t, "Currency"), seat=0)
    assert tree.choices
    assert tree.chances
    for row in explore.rows(tree):
        assert row.bounds == explore.Bounds(Fraction(0), Fraction(1))
        assert row.probability is None
    calendar = t.m.catalogue.find("Calendar")
    scored = explore.leaves_of(tree, Wanted(card_in=((calendar, (t.m.zones.score(0),)),)))
    low, high = explore.bounds(tree, scored)
    assert low == 0, "nobody must return anything"
    assert 0 < high < 1, "who does draws Calendar or another card"


def test_nothing_in_a_tree_depends_on_what_the_seat_cannot_know() -> None:
    dice, compared = random.Random(3), 0
    game = Game.new(("A", "B"), seed=5)
    for _ in range(90):
        request = game.request
        if request is None:
            break
        if request.kind == "action":
            option = dice.choice(request.options)
            if explore.change(game, (option,), request.seat, explore.Tries(5)) is not explore.Change.UNKNOWN:
                pages = []
                for seed in (1, 2):
                    world = Game(explore.imagine(game.machine, game.state, request.seat, seed), machine_=game.machine)
                    tree = outcomes(world, (option,), seat=request.seat, limit=60)
                    pages.append((tree.tried, tree.merged, bytes(tree.kinds), tree.ends, tree.moves, tree.unexplored()))
                assert pages[0] == pages[1]
                compared += 1
        game.play(dice.choice(list(explore.answers(game.machine, game.state))))
    assert compared > 10


def test_a_line_leads_there_when_it_is_played() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar"}, {})
    tree = outcomes(t.game, dogma(t, "Currency"))
    for leaf in tree.end_of:
        game = t.game.copy()
        game.play(tree.answer)
        for step in tree.line(leaf):
            assert step.kind is Kind.CHOICE
            assert game.request is not None
            assert step.seat == game.request.seat
            game.play(step.picked)
        assert game.state.key() == tree.state(leaf).key()


def test_it_goes_on_where_it_stopped_and_says_what_was_not_looked_at() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar, Mapmaking"}, {})
    whole = outcomes(t.game, dogma(t, "Currency"))
    part = OutcomeTree(t.game, dogma(t, "Currency"))
    while part.grow(3):
        assert not part.complete
        left = part.unexplored()
        assert left[0].node == 0
        assert all(each.explored < each.of for each in left if each.of >= 0) or len(left) > 1
        for row in explore.rows(part):
            assert row.bounds is not None
            assert row.bounds.least == 0
            assert row.bounds.most == 1
    assert part.complete
    assert not part.unexplored()
    assert (part.ways, part.leaves, part.tried, part.ends) == (whole.ways, whole.leaves, whole.tried, whole.ends)


def test_a_tree_stops_at_its_cap_and_says_so() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar, Mapmaking"}, {})
    tree = OutcomeTree(t.game, dogma(t, "Currency"), most_nodes=7)
    assert not tree.grow()
    assert tree.full
    assert not tree.complete
    assert len(tree.kinds) == 7
    tree.most_nodes = 1000
    assert not tree.grow()
    assert tree.complete


def test_the_rest_of_a_running_action() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar"}, {})
    whole = outcomes(t.game, dogma(t, "Currency"))
    t.game.play("dogma currency")
    rest = outcomes(t.game)
    assert (rest.ways, rest.leaves, rest.choices) == (whole.ways, whole.leaves, whole.choices)
    assert rest.line(rest.order()[0])


def test_who_claims_and_how_the_game_ends() -> None:
    t = table(
        {"red": "Archery", "yellow": "Medicine", "green": "Mapmaking", "blue": "Tools", "hand": "City States, Oars"}, {}
    )
    city = (actions.option_of(t.m, "meld", t.m.catalogue.find("City States")),)
    oars = (actions.option_of(t.m, "meld", t.m.catalogue.find("Oars")),)
    monument = t.m.catalogue.find("Monument")
    wanted = Wanted(claims=((0, monument),))
    assert len(explore.leaves_of(outcomes(t.game, city), wanted)) == 1
    assert explore.leaves_of(outcomes(t.game, oars), wanted) == []
    assert explore.leaves_of(outcomes(t.game, city), Wanted(over=True)) == []
    assert explore.leaves_of(outcomes(t.game, city), Wanted(claims=((1, monument),))) == []


def test_a_game_that_ends_is_a_row_of_its_own() -> None:
    dice, ended = random.Random(1), 0
    game = Game.new(("A", "B"), seed=2)
    while game.request is not None:
        before, answer = game.copy(), dice.choice(list(explore.answers(game.machine, game.state)))
        game.play(answer)
        if game.request is None:
            tree = outcomes(before, answer)
            over = explore.leaves_of(tree, Wanted(over=True))
            assert over
            assert explore.rows(tree)[0].end.result is not None
            assert game.result is not None
            for winner in game.result.winners:
                assert explore.leaves_of(tree, Wanted(winner=winner))
            ended += 1
    assert ended == 1


def test_moves_of_a_leaf_are_where_its_cards_are() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar"}, {})
    tree = outcomes(t.game, dogma(t, "Currency"))
    for leaf in tree.end_of:
        state = tree.state(leaf)
        for card, zone in explore.ends.places(tree.moves[leaf]).items():
            assert state.where[card] == zone != t.s.where[card]
        assert explore.end_of(t.m, state) == tree.ends[tree.end_of[leaf]]


def test_each_node_follows_its_parent_once_in_the_order() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar"}, {})
    tree = OutcomeTree(t.game, dogma(t, "Currency"))
    while tree.grow(4):
        order = tree.order()
        assert sorted(order) == list(range(len(tree.kinds)))
        place = {node: number for number, node in enumerate(order)}
        assert all(place[child] < place[node] for node in order for child in tree.children[node])
    for above, below in pairwise(tree.line(max(tree.end_of))):
        assert above.kind is below.kind is Kind.CHOICE


def test_paths_without_an_end_are_the_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that never ends, or executes what is not programmed, is counted apart and chosen by nobody."""
    t = table({"green": "Currency", "hand": "Oars, Tools"}, {})
    whole = outcomes(t.game, dogma(t, "Currency"))
    for error, counted in ((EndlessError, "endless"), (NotDoneError, "not_done")):
        calls = iter(range(1000))

        def failing(m: Machine, s: State, error: type[Exception] = error, calls: Iterator[int] = calls) -> object:
            if next(calls) == 2:
                raise error("stopped here", "test")
            return run(m, s)

        monkeypatch.setattr("engine.explore.tree.run", failing)
        tree = outcomes(t.game, dogma(t, "Currency"))
        assert getattr(tree, counted) == 1
        assert tree.complete
        assert tree.leaves <= whole.leaves


# --- from nobody's seat -------------------------------------------------------------------------------------


def test_nobody_in_particular_sees_what_all_players_see() -> None:
    """Boards stay as they are, and no open card is among those that may be drawn."""
    game = table({"red": "Archery", "hand": "Oars"}, {"green": "Sailing", "hand": "Tools"}).game
    m, s = game.machine, game.state
    open_cards = {m.catalogue.find(title) for title in ("Archery", "Sailing")}
    assert open_cards.isdisjoint(order_of(m, s, -1))
    tree = outcomes(game, game.parse("draw"), seat=-1)
    drawn = {step.picked[0] for node in tree.end_of for step in tree.line(node) if step.kind is Kind.CHANCE}
    of_that_back = m.cards_of_deck[m.home[m.catalogue.find("Oars")]]
    assert drawn == {card for card in of_that_back if s.where[card] >= 0} - open_cards, "a hand is known to its owner"


@pytest.mark.parametrize("seed", [3, 6])
def test_only_cards_that_a_viewer_cannot_know_are_put_in_order(seed: int) -> None:
    """Karmas that let a player look at cards are among them."""
    dice, exchanged = random.Random(seed), 0
    game = Game.new(["Ann", "Bob"], seed=seed, sets=("base", "figures"))
    for _ in range(80):
        if game.request is None:
            break
        for viewer in (-1, 0, 1):
            trade = order_of(game.machine, game.state, viewer)
            assert not any(knows(game.machine, game.state, viewer, card) for card in trade)
            exchanged += len(trade)
        go_on(game, dice)
    assert exchanged
