"""What would change the answer: each variation is one legal table, and the answer turns where the rules turn it."""

import random

import pytest

from engine.compare import read_answers
from engine.game import Game
from engine.positions import Position, dump, list_all, load, loads
from engine.positions.check import script
from engine.query.table import icon_count, score
from engine.trace.recorder import Level
from engine.whatif import Aspect, Kind, Part, Stop, Tried, Verdict, WhatIf, WhatIfError, replies
from engine.whatif.edits import with_point
from tests.kit import Table, table

CONCEPT = 3
ELEVEN = range(1, 12)
STAGING = "lessons/staging"


def asked(position: Position | str, answers: str, viewer: int | None = None) -> WhatIf:
    """All variations of an answer, played."""
    found = load(position) if isinstance(position, str) and "\n" not in position else position
    found = loads(found) if isinstance(found, str) else found
    whatif = WhatIf(found.game(), replies(found.game(), read_answers(answers, found, "answers")), viewer)
    while whatif.grow():
        pass
    return whatif


def laid(t: Table, answers: str) -> WhatIf:
    """The same on a table of the kit."""
    return asked(loads(dump(t.game)), answers)


def verdict(seat: int, of: int = 0) -> Part:
    return Part(Aspect.VERDICT, seat, of)


def icon(whatif: WhatIf, seat: int, by: int) -> Tried:
    (found,) = [
        each
        for each in whatif.tried
        if each.variation.kind is Kind.ICON and (each.variation.seat, each.variation.by) == (seat, by)
    ]
    return found


# --- the answer ---------------------------------------------------------------------------------------------


def test_the_answer_tells_who_shares_who_draws_and_where_cards_end() -> None:
    # Writing: draw a 2. Both have three concepts, so the opponent shares (4e base p. 14), and you draw for it (p. 16).
    told = asked(STAGING, "dogma Writing").reached
    assert told.parts[verdict(1)] is Verdict.SHARES
    assert told.parts[verdict(0)] is Verdict.ACTS
    assert told.parts[Part(Aspect.FREE_DRAW, 0)] == 1
    find = told.game.machine.catalogue.find
    places = {part.of: place for part, place in told.parts.items() if part.aspect is Aspect.CARD}
    assert places == {find("Canal Building"): "hand:1", find("Currency"): "hand:0", find("Agriculture"): "hand:0"}


def test_a_demand_hits_who_has_fewer_icons() -> None:
    told = asked(STAGING, "dogma Archery").reached
    assert told.parts[verdict(1)] is Verdict.HIT


def test_a_claim_and_the_end_of_the_game_are_told() -> None:
    five = "Empire, Monument, World, Wonder, Universe"
    mine = {"red": "Archery", "score": "Tools, Sailing, Oars, Mysticism, Pottery", "achievements": five}
    whatif = laid(table(mine, {"blue": "Writing"}), "achieve 1")
    told = whatif.reached
    assert told.parts[Part(Aspect.CLAIMS, 0)] == (-1,)
    winners, _ = told.parts[Part(Aspect.WINS)]
    assert winners == (0,)


def test_nothing_answered_has_no_answer() -> None:
    with pytest.raises(WhatIfError):
        WhatIf(load(STAGING).game(), ())


# --- an icon more or fewer ------------------------------------------------------------------------------------


def test_one_icon_turns_who_shares_only_across_the_boundary() -> None:
    whatif = asked(STAGING, "dogma Writing")
    fewer, more = icon(whatif, 1, -1), icon(whatif, 1, 1)
    assert not more.turns, "four concepts against three share as well as three"
    changed = {change.part: change.after for change in fewer.changes}
    assert changed[verdict(1)] is Verdict.NEITHER
    assert changed[Part(Aspect.FREE_DRAW, 0)] is None
    assert icon(whatif, 0, 1).turns, "the opponent's three are fewer than your four"
    assert not icon(whatif, 0, -1).turns


def test_a_varied_table_is_a_legal_position_with_just_one_icon_more_or_fewer() -> None:
    whatif = asked(STAGING, "dogma Writing")
    icons = [each for each in whatif.tried if each.variation.kind is Kind.ICON]
    assert len(icons) == 4
    for each in icons:
        assert each.position is not None
        game = each.position.game()
        for seat in (0, 1):
            by = each.variation.by if seat == each.variation.seat else 0
            assert icon_count(game.machine, game.state, seat, CONCEPT) == 3 + by
        assert len([card for zone in game.state.zones for card in zone]) == len(
            [card for zone in whatif.state.zones for card in zone]
        )
        for put in each.variation.puts:
            assert game.state.where[put.card] == put.target
        writing = game.machine.catalogue.find("Writing")
        assert game.state.zones[game.state.where[writing]][0] == writing, "the card of the action stays on top"


def test_the_next_card_of_a_deck_stays_there() -> None:
    whatif = asked(STAGING, "dogma Writing")
    for each in whatif.tried:
        if each.variation.kind is Kind.ICON and each.position is not None:
            now = each.position.game()
            for deck in set(whatif.machine.home) - {-1}:
                assert now.state.zones[deck][:1] == whatif.state.zones[deck][:1]


def test_a_splay_that_shows_enough_icons_turns_a_demand() -> None:
    # Sailing over The Wheel, splayed up, shows The Wheel's three authority icons: 3 against your 2.
    whatif = asked(STAGING, "dogma Archery")
    turning = [each for each in whatif.turning if each.variation.kind is Kind.SPLAY]
    assert [each.variation.splay.word for each in turning] == ["up", "aslant"]
    for each in turning:
        assert each.changes[0].part == verdict(1)
        assert each.changes[0].after is not Verdict.HIT


# --- a point more or fewer --------------------------------------------------------------------------------------


def points(whatif: WhatIf) -> dict[tuple[int, int], Tried]:
    """What was tried with another score, by seat and by how much."""
    return {
        (each.variation.seat, each.variation.by): each for each in whatif.tried if each.variation.kind is Kind.POINT
    }


def test_one_point_fewer_than_needed_is_no_claim() -> None:
    mine = {"red": "Archery", "score": "Tools, Sailing, Oars, Mysticism, Pottery"}
    found = points(laid(table(mine, {"blue": "Writing"}), "achieve 1"))
    assert not found[0, 1].turns, "six points are enough as well as five"
    fewer = found[0, -1]
    assert fewer.turns
    assert fewer.position is not None
    game = fewer.position.game()
    assert score(game.machine, game.state, 0) == 4
    (put,) = fewer.variation.puts
    assert game.state.where[put.card] == put.target == game.machine.home[put.card]
    assert {change.part.aspect for change in fewer.changes} >= {Aspect.CLAIMS, Aspect.GOES_ON}
    assert (1, 1) not in found, "the other's score is not asked"


def test_a_point_is_an_exchange_where_no_card_of_value_1_goes() -> None:
    mine = {"red": "Archery", "score": "Currency, Machinery"}
    fewer = points(laid(table(mine, {"blue": "Writing"}), "achieve 1"))[0, -1]
    assert fewer.turns
    age = table(mine, {}).game.machine.catalogue.age
    away, comes = sorted(fewer.variation.puts, key=lambda put: put.bottom, reverse=True)
    assert age[away.card] == age[comes.card] + 1
    assert (away.source, away.bottom) == (comes.target, True)


def test_a_tie_at_the_end_is_turned_by_one_point() -> None:
    t = table(
        {"red": "Archery", "score": "Tools"}, {"blue": "Writing", "score": "Oars"}, decks=dict.fromkeys(ELEVEN, "")
    )
    told = laid(t, "draw")
    winners, _ = told.reached.parts[Part(Aspect.WINS)]
    assert winners == ()
    found = points(told)
    for seat in (0, 1):
        fewer = found[seat, -1]
        assert {change.part: change.after for change in fewer.changes}[Part(Aspect.WINS)][0] == (1 - seat,)


def test_a_card_that_asks_who_has_fewer_points_rests_on_all_scores() -> None:
    # Optics: draw and meld a 3 (Alchemy shows no prosperity); then give a score card to who has fewer points
    mine = {"red": "Optics", "score": "Currency"}
    t = table(mine, {"blue": "Writing", "score": "Tools"}, decks={3: "Alchemy"})
    found = points(laid(t, "dogma Optics"))
    assert found[0, -1].turns, "as many points as the other are not more"
    assert found[1, 1].turns


def test_where_no_score_is_asked_none_is_varied() -> None:
    assert not points(asked(STAGING, "dogma Writing"))


def test_a_player_without_points_has_none_fewer() -> None:
    game = table({"red": "Archery"}, {"blue": "Writing"}).game
    assert with_point(game.machine, game.state, 0, -1) is None
    more = with_point(game.machine, game.state, 0, 1)
    assert more is not None
    assert score(game.machine, more.state, 0) == 1
    assert score(game.machine, game.state, 0) == 0
    for deck in set(game.machine.home) - {-1}:
        assert more.state.zones[deck][:1] == game.state.zones[deck][:1]


# --- order, edition, reading ----------------------------------------------------------------------------------


def test_another_order_turns_who_claims() -> None:
    # as in tests/run/test_order.py: Quantum Theory first makes 12 efficiency, Philosophy then covers two of them
    mine = {
        "red": "Road Building, Fission < up",
        "purple": "The Internet",
        "green": "Satellites, Databases < left",
        "hand": "Philosophy, Quantum Theory",
    }
    t = table(mine, {"blue": "Writing"}, edition=3)
    whatif = laid(t, "dogma Road Building; Philosophy, Quantum Theory; Quantum Theory")
    (order,) = [each for each in whatif.tried if each.variation.kind is Kind.ORDER]
    assert order.variation.picks == ("philosophy",)
    world = whatif.machine.catalogue.find("World")
    claims = {change.part: (change.before, change.after) for change in order.changes}[Part(Aspect.CLAIMS, 0)]
    assert claims == ((world,), None)


def test_each_other_edition_is_tried() -> None:
    whatif = asked(STAGING, "dogma Archery")
    assert [each.variation.edition for each in whatif.tried if each.variation.kind is Kind.EDITION] == [3, 1]


def test_an_edition_without_the_cards_of_the_answer_has_no_such_table() -> None:
    whatif = laid(table({"yellow": "Near-Field Comm"}, {"blue": "Writing"}), "dogma Near-Field Comm")
    editions = [each for each in whatif.tried if each.variation.kind is Kind.EDITION]
    assert [(each.reached, each.position) for each in editions] == [(None, None)] * 2


def test_a_reading_that_an_executed_card_asks_for_is_tried() -> None:
    for name in list_all():
        if not name.startswith("rulings/"):
            continue
        position = load(name)
        if not position.lines or not position.switches:
            continue
        whatif = WhatIf(position.game(), replies(position.game(), script(position, position.lines[0])))
        readings = [each for each in whatif.variations if each.kind is Kind.READING]
        for each in readings:
            assert each.choice != whatif.machine.switches[each.switch]
        if readings:
            break
    else:
        pytest.fail("no ruling with a reading")


# --- what a seat knows ------------------------------------------------------------------------------------------


HIDDEN = """
schema: innovation-position/1
decks: {{1: {deck}}}
players:
  - {{name: Ann, board: {{red: [Archery]}}, hand: [Oars]}}
  - {{name: Ben, board: {{blue: [Pottery]}}, hand: [{hand}]}}
"""


def test_from_a_seat_nothing_depends_on_cards_that_it_cannot_know() -> None:
    found = []
    for deck, hand in (("[Sailing, Tools]", "Mysticism"), ("[Tools, Mysticism]", "Sailing")):
        whatif = asked(HIDDEN.format(deck=deck, hand=hand), "dogma Archery", 0)
        assert whatif.reached.stop is Stop.HIDDEN, "the demand looks into Ben's hand"
        assert whatif.reached.parts[verdict(1)] is Verdict.HIT, "who is hit follows from open cards"
        assert not [part for part in whatif.reached.parts if part.aspect is Aspect.CARD]
        found.append(
            [
                (each.variation, each.changes, dump(each.position.game()) if each.position is not None else "")
                for each in whatif.tried
            ]
        )
    assert found[0] == found[1]


def test_with_all_cards_open_the_hand_is_looked_at() -> None:
    told = asked(HIDDEN.format(deck="[Sailing, Tools]", hand="Mysticism"), "dogma Archery").reached
    assert told.stop is Stop.NOTHING
    assert told.game.request is not None
    assert told.game.request.seat == 1


# --- any position -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_lines_of_scenarios_are_answers(seed: int) -> None:
    name = random.Random(seed).choice(sorted(list_all()))
    position = load(name)
    for line in position.lines[:1]:
        given = replies(position.game(), script(position, line))
        before = position.game()
        whatif = WhatIf(before, given)
        assert len(whatif.reached.asked) == len(given), "every reply fits its own table"
        while whatif.grow(10):
            pass
        assert dump(before) == dump(position.game()), "the table is left as it is"
        repeated = WhatIf(Game(position.game(Level.FULL).state), given)
        while repeated.grow(10):
            pass
        assert [each.changes for each in repeated.tried] == [each.changes for each in whatif.tried]


def test_what_another_player_does_with_a_card_that_a_seat_cannot_see_is_no_answer_for_it() -> None:
    text = """
schema: innovation-position/1
players:
  - {name: Ann, board: {red: [Archery]}}
  - {name: Ben, board: {blue: [Pottery]}, hand: [Oars]}
turn: {player: Ben, action: 1}
"""
    assert asked(text, "meld Oars").reached.stop is Stop.NOTHING
    whatif = asked(text, "meld Oars", 0)
    assert whatif.reached.stop is Stop.HIDDEN
    assert not [part for part in whatif.reached.parts if part.aspect is Aspect.CARD]
    assert not whatif.turning
