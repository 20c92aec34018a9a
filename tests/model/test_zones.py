"""The zones of a table: their layout and names, and a set that brings zones and decks by entries of the list alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.cards.sets import most_players, register, unregister
from engine.explore import Change, Tries, change, imagine, outcomes
from engine.game import Game
from engine.lang.nodes import Place, Zone
from engine.lang.terms import Color
from engine.model.zones import BASE, Fronts, Order, Owner, ZoneKind, Zones
from engine.positions import PositionError, dump, from_line, loads, to_line, verify
from engine.positions.write import plain
from engine.query import sight
from engine.query.context import Also
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.errors import SaveError
from engine.run.options import card_id, option_ids
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.text.messages import MissingWordsError, Phrase, messages
from engine.text.render import nouns
from engine.text.render.discourse import Discourse
from engine.trace.recorder import Level
from tests.kit import Table, table
from tests.model.attic import SET
from tests.model.attic.trunk import IN_STASH
from tests.soak import check as check_state
from tutor.desk.position_edits import CardPlace, moved, places
from tutor.panels.app_text import AppText
from tutor.panels.step_view import named
from tutor.panels.text_table import table_text
from tutor.scene.inputs import Marks, Options
from tutor.scene.layout import zone_key
from tutor.scene.table import draw_table

DECKS = [("base", age) for age in range(1, 12)]


# --- the list, laid out -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 11))
def test_every_zone_has_a_name_that_leads_back_to_it(players: int) -> None:
    zones = Zones(players, decks=DECKS)
    names = [zones.name(zone) for zone in range(len(zones))]
    assert len(set(names)) == len(zones)
    assert [zones.parse(name) for name in names] == list(range(len(zones)))


def test_names_tell_the_kind_the_owner_and_the_part() -> None:
    zones = Zones(2, decks=DECKS)
    assert zones.name(zones.pile(0, Color.RED)) == "board:0:red"
    assert zones.name(zones.hand(0)) == "hand:0"
    assert zones.name(zones.achievements(1)) == "achievements:1"
    assert zones.name(zones.deck(3)) == "deck:base:3"
    assert zones.name(zones.out_of_play) == "junk"
    for name in ("hand", "hand:2", "board:0", "deck:base:12", "deck:3", "attic"):
        with pytest.raises(ValueError, match="no zone is called"):
            zones.parse(name)


def test_areas_share_nothing_and_hold_what_their_owner_has() -> None:
    zones = Zones(10, decks=DECKS)
    areas = [set(zones.area(seat)) for seat in range(10)]
    assert len(set.union(*areas)) == sum(map(len, areas)) == zones.piles
    for seat, area in enumerate(areas):
        assert {zones.owner[zone] for zone in area} == {seat}
        assert [zones.color[zone] for zone in sorted(area) if zones.is_board[zone]] == list(Color)
        assert [zones.word[zone] for zone in sorted(area)] == ["board"] * 5 + ["hand", "score", "achievements"]
    assert all(zones.owner[zone] == -1 for zone in range(len(zones)) if zone not in set.union(*areas))


def test_what_a_table_cannot_be_laid_out_with() -> None:
    for players in (0, 11):
        with pytest.raises(ValueError, match="1 to 10 players"):
            Zones(players)
    twice = ZoneKind("hand", Owner.COMMON, Fronts.ALL, Order.SET)
    for kinds, decks in (((*BASE, twice), DECKS), (BASE, [*DECKS, ("base", 3)])):
        with pytest.raises(ValueError, match="one word"):
            Zones(2, kinds, decks)


def test_who_may_look_at_fronts_follows_from_the_list() -> None:
    zones = Zones(3, decks=DECKS)
    seats = zones.lookers()
    assert seats[zones.pile(1, Color.BLUE)] == seats[zones.specials] == seats[zones.specials_out_of_play] == 0b111
    assert (
        [seats[zones.hand(seat)] for seat in range(3)] == [seats[zones.score(seat)] for seat in range(3)] == [1, 2, 4]
    )
    for zone in (zones.achievements(1), zones.out_of_play, zones.available, zones.deck(1)):
        assert seats[zone] == 0


def test_a_word_that_no_zone_has() -> None:
    with pytest.raises(ValueError, match="no zone 'attic'; it has: board, hand"):
        Zones(2).kind("attic")


# --- a set that brings some ---------------------------------------------------------------------------------

SETS = ("base", SET.name)


@pytest.fixture
def attic() -> Iterator[None]:
    """Register the attic, a set with three zones and two decks, one of age 0."""
    register(SET)
    yield
    unregister(SET)


def laid(**mine: str) -> Table:
    """A table of the set: its first player has some cards in some zones."""
    return table({"red": "Trunk", "hand": "Tools", **mine}, {"hand": "Oars"}, decks={3: "Paper"}, sets=SETS)


def asked(t: Table) -> tuple[int, ...]:
    """The options of what is asked."""
    assert t.s.request is not None
    return t.s.request.options


def sent(t: Table, title: str, zone: int) -> None:
    """Move a card as the first player, by a transfer."""
    moves.move(t.m, t.s, "transfer", 0, t.m.catalogue.find(title), zone)


@pytest.mark.usefixtures("attic")
def test_a_game_is_set_up_with_its_zones_and_decks() -> None:
    game = Game.new(("Ann", "Bob"), sets=SETS, seed=3)
    zones = game.machine.zones
    names = [zones.name(zone) for zone in range(len(zones))]
    assert names[5:10] == ["hand:0", "score:0", "achievements:0", "stash:0", "vault:0"]
    assert names[20:25] == ["junk", "available", "specials", "junked-specials", "shelf"]
    assert names[-2:] == ["deck:attic:0", "deck:attic:3"]
    assert sorted(len(game.state.zones[zones.deck(age, "attic")]) for age in (0, 3)) == [2, 4]
    assert all(not game.state.zones[zones.of("stash", seat)] for seat in range(2))
    assert zones.decks_of("attic") == (zones.deck(0, "attic"), -1, -1, zones.deck(3, "attic"))
    with pytest.raises(KeyError):
        zones.deck(0)
    check_state(game)
    with pytest.raises(ValueError, match="no zone 'stash'"):
        Game.new().machine.zones.kind("stash")


@pytest.mark.usefixtures("attic")
def test_a_card_lies_there_and_comes_back_and_only_its_owner_can_tell_it() -> None:
    t = laid(stash="Chest")
    chest, ladder, home = t.m.catalogue.find("Chest"), t.m.catalogue.find("Ladder"), t.m.zones.deck(3, "attic")
    assert [sight.knows(t.m, t.s, viewer, chest) for viewer in (None, 0, 1, -1)] == [True, True, False, False]
    assert t.m.home[chest] == moves.target_of(t.m, "return", 0, chest) == home
    sent(t, "Ladder", t.m.zones.of("shelf"))
    assert all(sight.knows(t.m, t.s, viewer, ladder) for viewer in (0, 1, -1)), "the shelf is open to all"
    sent(t, "Ladder", t.m.zones.of("stash", 0))
    assert sight.knows(t.m, t.s, 1, ladder), "the other seat followed it"
    sent(t, "Chest", home)
    assert not sight.knows(t.m, t.s, 1, ladder), "it may be the one of the same back that left"
    assert t.zone("stash", 0) == {"Ladder"}


@pytest.mark.usefixtures("attic")
def test_a_card_of_another_set_has_another_back() -> None:
    """Who cannot look there can tell that the base card stayed, though both have one value."""
    t = laid(stash="Chest")
    paper = t.m.catalogue.find("Paper")
    sent(t, "Paper", t.m.zones.of("shelf"))
    sent(t, "Paper", t.m.zones.of("stash", 0))
    sent(t, "Chest", t.m.zones.of("stash", 1))
    assert sight.knows(t.m, t.s, 1, paper)
    assert sight.same_backs(t.m, paper, [t.m.catalogue.find("Chest")]) == []
    assert sight.back(t.m, paper) == ("base", 3)


@pytest.mark.usefixtures("attic")
def test_what_nobody_may_look_at_is_told_to_nobody_but_who_saw_it_before() -> None:
    t = laid()
    tools = t.m.catalogue.find("Tools")
    sent(t, "Tools", t.m.zones.of("vault", 0))
    assert [sight.knows(t.m, t.s, viewer, tools) for viewer in (0, 1)] == [True, False]


@pytest.mark.usefixtures("attic")
def test_a_view_shows_the_zones_by_the_list_and_fronts_to_their_owner_only() -> None:
    t = laid(stash="Chest, Mirror")
    for viewer, seen in ((0, ["Chest", "Mirror"]), (1, [None, None]), (-1, [None, None]), (None, ["Chest", "Mirror"])):
        view = look(t.m, t.s, viewer)
        mine = view.players[0]
        assert [zone.word for zone in mine.zones] == ["hand", "score", "achievements", "stash", "vault"]
        assert [each.title for each in mine.cards("stash")] == seen
        assert [(each.set, each.value) for each in mine.cards("stash")] == [("attic", 3), ("attic", 0)]
        assert [zone.word for zone in view.zones] == ["junk", "available", "shelf"]
        assert [(deck.set, deck.age, deck.count) for deck in view.decks][-2:] == [("attic", 0, 1), ("attic", 3, 2)]
        assert len(view.base_decks) == 11
    with pytest.raises(KeyError):
        look(t.m, t.s, 0).players[0].cards("attic")


@pytest.mark.usefixtures("attic")
def test_options_name_its_cards_to_who_sees_them_and_the_back_to_others() -> None:
    t = laid(stash="Chest, Ladder, Mirror")
    cards = tuple(sorted(t.s.zones[t.m.zones.of("stash", 0)]))
    assert t.s.request is not None
    t.s.request = t.s.request._replace(kind="card", options=cards)
    assert option_ids(t.m, t.s) == ("chest", "ladder", "mirror")
    backs = ("stash-of-1-attic-3-1", "stash-of-1-attic-3-2", "stash-of-1-attic-0")
    assert tuple(card_id(t.m, t.s, card, 1) for card in cards) == backs
    assert option_ids(t.m, t.s, 1) == (), "the choice is closed to the other seat"


@pytest.mark.usefixtures("attic")
def test_a_card_moves_cards_there_and_back_in_five_ways_of_playing() -> None:
    t = table({"red": "Trunk", "green": "Lamp", "hand": "Tools, Chest"}, {}, decks={1: "Oars, Sailing"}, sets=SETS)
    end = t.dogma("Lamp", "Chest")
    assert (end.zone("stash", 0), end.hand(0)) == ({"Chest"}, {"Tools"})
    end = end.dogma("Trunk")
    assert (end.zone("stash", 0), end.hand(0)) == (set(), set())
    assert end.deck(3, "attic")[-1] == "Chest", "it was returned to the deck of its own set"
    assert end.deck(1)[-1] == "Tools"


@pytest.mark.usefixtures("attic")
def test_a_save_holds_them_and_refuses_what_cannot_lie_there() -> None:
    t = laid(stash="Chest")
    again = Game.load(t.game.save(), Level.FULL)
    assert again.state == t.s
    zones = t.m.zones
    for title, zone in (("Tools", zones.deck(3, "attic")), ("Mirror", zones.deck(3)), ("Empire", zones.of("stash", 0))):
        wrong = t.game.copy()
        card_ = t.m.catalogue.find(title)
        source = wrong.state.where[card_]
        wrong.state.zones[source] = tuple(each for each in wrong.state.zones[source] if each != card_)
        wrong.state.zones[zone] = (*wrong.state.zones[zone], card_)
        wrong.state.where[card_] = zone
        with pytest.raises(SaveError, match=f"{title} cannot lie in {zones.name(zone)}"):
            Game.load(wrong.save())


YAML = """
schema: innovation-position/1
sets: [base, attic]
players:
  - {name: Ann, board: {red: [Trunk]}, hand: [Tools], stash: [Chest, 4]}
  - {name: Bob, stash: [Mirror], vault: [Oars, Lamp]}
shelf: [Ladder]
decks: {3: [Paper], attic: {0: [Dust], 3: empty}}
expect:
  shelf: [Ladder]
  decks: {attic: {0: [Dust]}}
  players: {Bob: {stash: {count: 1}, vault: [Oars, Lamp]}}
lines:
  - id: away
    play: [dogma Trunk]
    expect:
      moves:
        - {event: transfer, who: Ann, card: Tools, from: hand, to: stash, of: Ann}
        - {event: return, who: Ann, card: Tools, from: stash, to: deck}
        - {event: return, who: Ann, value: 4, from: stash, to: deck}
        - {event: return, who: Ann, card: Chest, from: stash, to: deck}
      players: {Ann: {stash: []}}
      decks: {attic: {3: [Chest]}}
"""


@pytest.mark.usefixtures("attic")
def test_positions_write_them_and_read_them_back() -> None:
    game = loads(YAML).game()
    m, s = game.machine, game.state
    assert [m.catalogue.title[each] for each in s.zones[m.zones.of("vault", 1)]] == ["Oars", "Lamp"]
    assert len(s.zones[m.zones.of("stash", 0)]) == 2
    assert s.zones[m.zones.deck(3, "attic")] == ()
    for full in (False, True):
        assert loads(dump(game, full=full)).state() == s
        assert from_line(to_line(game, full=full)).state() == s
    line = to_line(game)
    assert line.startswith("inn1 4e+attic 1=Ann ")
    assert all(part in line for part in (" 1/stash=chest,", " 2/vault=oars,lamp ", " shelf=ladder"))
    under = loads(YAML.replace("3: empty", "3: {bottom: [Chest]}").replace("stash: [Chest, 4]", "stash: [4]")).game()
    assert under.state.zones[m.zones.deck(3, "attic")][-1] == m.catalogue.find("Chest")
    line = to_line(under, full=True)
    assert " decks/attic/3/exactly=" in line
    assert from_line(line).state() == under.state


@pytest.mark.usefixtures("attic")
@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("", "", ""),
        ("  shelf: [Ladder]\n  decks", "  shelf: [Dust]\n  decks", "expected Dust in the shelf; found: Ladder"),
        ("vault: [Oars, Lamp]}}\nlines", "vault: [Lamp, Oars]}}\nlines", "the vault of Bob"),
        ("stash: {count: 1}", "stash: {count: 2}", "in the stash of Bob"),
        ("attic: {0: [Dust]}}\n  players", "attic: {0: []}}\n  players", "the deck of value 0 of the set The Attic"),
        ("{Ann: {stash: []}}", "{Ann: {stash: [Chest]}}", "the stash of Ann"),
    ],
)
def test_what_a_position_expects_of_them_is_checked(right: str, wrong: str, said: str) -> None:
    problems = [str(each) for each in verify(loads(YAML.replace(right, wrong)))]
    assert bool(problems) is bool(said)
    assert not said or said in problems[0]


@pytest.mark.usefixtures("attic")
@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("sets: [base, attic]\n", "", "a player has no key 'stash'"),
        ("sets: [base, attic]\n", "", "a position has no key 'shelf'"),
        (
            "attic: {0: [Dust]",
            "attic: {0: [Chest]",
            "Chest has the value 3 and cannot lie in the deck of value 0",
        ),
        ("attic: {0: [Dust]", "attic: {0: [Calendar]", "Calendar belongs to the set Base and cannot lie in the deck"),
        ("attic: {0: [Dust]", "attic: {1: [Dust]", "has no key '1'"),
        ("vault: [Oars, Lamp]", "vault: [Oars, Chest]", "Chest is in two places: in the stash of Ann"),
        ("stash: [Mirror]", "stash: [Empire]", "Empire is a special achievement"),
    ],
)
def test_mistakes_with_them_are_told(right: str, wrong: str, said: str) -> None:
    with pytest.raises(PositionError) as caught:
        loads(YAML.replace(right, wrong))
    assert said in str(caught.value)


# --- shown and said -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("attic")
@pytest.mark.parametrize(("language", "mine"), [("en", "P0, Stash: 1 card"), ("uk", "P0, Схованка: 1 картка")])
def test_a_zone_without_a_picture_is_a_strip_with_a_label(language: str, mine: str) -> None:
    t = laid(stash="Chest")
    sent(t, "Ladder", t.m.zones.of("shelf"))
    speech = AppText(t.m, language, t.s.setup.players, 0)
    view = named(look(t.m, t.s, 0), speech)
    scene = draw_table(view, speech, Marks(), Options(width=860))
    boxes = {box.key: box for box in scene.boxes}
    strip, chest = boxes[zone_key("stash", 0)], boxes["chest"]
    assert strip.label == mine
    assert strip.x <= chest.x
    assert strip.y <= chest.y
    assert chest.x + chest.w <= strip.x + strip.w
    assert boxes["ladder"].group == "shelf"
    assert zone_key("vault", 1) in boxes
    assert boxes["deck-attic-0"].group == boxes["deck-attic-3"].group == "decks-attic"
    places = [box for box in scene.boxes if box.key.startswith(("stash", "vault"))]
    assert len({(box.x, box.y) for box in places}) == 4, "a place each"


@pytest.mark.usefixtures("attic")
def test_a_table_in_words_has_them() -> None:
    t = laid(stash="Chest")
    text = table_text(look(t.m, t.s, 0), AppText(t.m, "en", ("Ann", "Bob"), 0))
    for line in ("  Your stash: Chest [3]", "  Bob: vault: nothing", "Shelf: nothing", "The Attic: [0] 2, [3] 2"):
        assert line in text.split("\n"), text


@pytest.mark.usefixtures("attic")
@pytest.mark.parametrize(
    ("language", "viewer", "line"),
    [
        ("en", 0, "You transfer Chest from your hand to your stash."),
        ("en", 1, "Ann transfers a [3] of The Attic from their hand to their stash."),
        ("uk", 1, "Ann переміщує [3] з набору «Горище» зі своєї руки у свою схованку."),
    ],
)
def test_the_log_says_where_cards_went(language: str, viewer: int, line: str) -> None:
    t = table({"green": "Lamp", "hand": "Chest"}, {}, sets=SETS).dogma("Lamp")
    words = GameText(language, ("Ann", "Bob"), viewer)
    assert line in [words.event(t.m, entry) for entry in t.entries]


@pytest.mark.usefixtures("attic")
def test_a_card_is_worded_with_them() -> None:
    t = laid()
    (first, second) = GameText("en").card(t.m, t.m.catalogue.find("Trunk")).effects
    assert first.text == "Transfer a card from your hand to your stash."
    assert second.text == "Return all cards from your stash."


@pytest.mark.usefixtures("attic")
def test_a_zone_without_words_raises() -> None:
    t = laid(vault="Tools")
    with pytest.raises(MissingWordsError, match="zone-mute"):
        AppText(t.m, "en", ("Ann", "Bob"), 0).zone("mute")
    with pytest.raises(MissingWordsError, match="place-vault"):
        messages("en").say(nouns.place(Place("vault"), Discourse(Phrase("card-trunk"))) or "")


# --- what goes through all zones ----------------------------------------------------------------------------


@pytest.mark.usefixtures("attic")
def test_a_seat_imagines_its_backs_and_never_its_fronts() -> None:
    t = laid(stash="Chest, Mirror", vault="Lamp")
    m, stash = t.m, t.m.zones.of("stash", 0)
    find = m.catalogue.find
    assert set(sight.could_be(m, t.s, 1, find("Chest"))) == {find(title) for title in ("Lamp", "Chest", "Ladder")}
    assert set(sight.could_be(m, t.s, 1, find("Mirror"))) == {find("Mirror"), find("Dust")}
    assert sight.could_be(m, t.s, 0, find("Chest")) == (find("Chest"),)
    worlds = [imagine(m, t.s, 1, seed) for seed in range(30)]
    assert {m.catalogue.title[world.zones[stash][0]] for world in worlds} == {"Lamp", "Chest", "Ladder"}
    assert {sight.back(m, world.zones[stash][1]) for world in worlds} == {("attic", 0)}
    other = laid(stash="Ladder, Dust", vault="Lamp")
    assert [imagine(m, t.s, 1, seed) for seed in range(9)] == [imagine(m, other.s, 1, seed) for seed in range(9)]


@pytest.mark.usefixtures("attic")
def test_the_explorer_goes_through_an_action_with_them() -> None:
    t = table({"green": "Lamp", "hand": "Tools, Chest"}, {}, sets=SETS)
    (answer,) = (option for option, name in zip(asked(t), t.options(), strict=True) if name == "dogma lamp")
    found = outcomes(t.game, (answer,), seat=0)
    stash = t.m.zones.of("stash", 0)
    assert {end.zones[stash] for end in found.end_states()} == {(t.m.catalogue.find(x),) for x in ("Tools", "Chest")}
    assert change(t.game, (answer,), 0, Tries(300)) is Change.SOMETHING
    empty = table({"red": "Trunk"}, {}, sets=SETS)
    (answer,) = (o for o, name in zip(asked(empty), empty.options(), strict=True) if name == "dogma trunk")
    assert change(empty.game, (answer,), 0, Tries(300)) is Change.NOTHING
    hidden = table({"red": "Trunk"}, {"stash": "Chest"}, sets=SETS)
    unread = change(hidden.game, (answer,), 0, Tries(300))
    assert unread is Change.NOTHING, "another player's zone is not read"


@pytest.mark.usefixtures("attic")
def test_a_selection_from_them_and_what_counts_as_being_there() -> None:
    t = laid(stash="Chest")
    code = t.m.effects[t.m.catalogue.find("Trunk")][0]
    evaluator = Evaluator(code, t.m)
    frame = moves.effect_frame(t.m, t.s, code.id, 0, -1)
    assert evaluator.place(IN_STASH)(t.s, frame, -1) == (t.m.catalogue.find("Chest"),)
    assert evaluator.place(Place("shelf"))(t.s, frame, -1) == ()
    with pytest.raises(ValueError, match="no zone 'mute'"):
        evaluator.place(Place("mute"))


@pytest.mark.usefixtures("attic")
@pytest.mark.parametrize(
    ("place", "titles"),
    [
        (Zone.SCORE, {"Tools", "Oars", "Calendar"}),
        (Zone.HAND, {"Tools", "Oars"}),
        (Zone.HAND_AND_SCORE, {"Tools", "Oars", "Calendar"}),
        (Zone.ALL_BUT_ACHIEVEMENTS, {"Trunk", "Tools", "Oars", "Calendar", "Chest", "Sailing"}),
        (Zone.BOARD, {"Trunk", "Chest"}),
        (Zone.TOPS, {"Trunk"}),
        (Zone.JUNK, {"Tools", "Oars", "Sailing"}),
        ("shelf", {"Sailing"}),
        ("stash", {"Chest", "Sailing"}),
    ],
)
def test_what_counts_as_being_in_a_place_is_there_once(place: str, titles: set[str]) -> None:
    """Karmas of one card that overlap: each card of the place is an option once."""
    mine = {"red": "Trunk", "hand": "Tools, Oars", "score": "Calendar", "stash": "Chest"}
    t = table(mine, {}, junk="Sailing", sets=SETS)
    m, trunk = t.m, t.m.catalogue.find("Trunk")
    says = {"hand": ("score", "junk", "score"), "score": ("score",), "stash": ("board",), "junk": ("shelf", "stash")}
    m.also = {trunk: tuple(Also((here,), (there,)) for here, targets in says.items() for there in targets)}
    code = m.effects[trunk][0]
    found = Evaluator(code, m).place(Place(place))(t.s, moves.effect_frame(m, t.s, code.id, 0, -1), -1)
    assert sorted(m.catalogue.title[each] for each in found) == sorted(titles)
    assert t.points(0) == 1 + 1 + 2


@pytest.mark.usefixtures("attic")
def test_who_leaves_takes_along_what_leaves() -> None:
    three = table({"stash": "Chest"}, {"stash": "Mirror", "vault": "Lamp", "hand": "Oars"}, {}, sets=SETS)
    game = three.game.copy()
    game.concede(1)
    end = Table(game)
    assert (end.zone("stash", 1), end.zone("vault", 1), end.zone("stash", 0)) == (set(), {"Lamp"}, {"Chest"})
    assert {"Mirror", "Oars"} <= end.junk()
    check_state(game)
    assert Game.load(game.save()).state == game.state
    left = loads(YAML.replace("  - {name: Ann", "  - {name: Cem, stash: [Oars]}\n  - {name: Ann").replace("Oars, ", ""))
    game = left.game()
    game.concede(2)
    assert {each["name"]: each for each in plain(game)["players"]}["Bob"] == {
        "name": "Bob",
        "vault": ["Lamp"],
        "left": True,
    }
    assert loads(dump(game)).state() == game.state


@pytest.mark.usefixtures("attic")
def test_a_position_is_edited_with_them() -> None:
    position = loads(YAML)
    zones = position.game().machine.zones
    spots = places(zones)
    assert {CardPlace("stash", 0), CardPlace("vault", 1), CardPlace("shelf")} <= set(spots)
    find = position.game().machine.catalogue.find
    for title, spot, name in (
        ("Tools", CardPlace("stash", 1), "stash:1"),
        ("Chest", CardPlace("shelf"), "shelf"),
        ("Mirror", CardPlace("deck"), "deck:attic:0"),
        ("Lamp", CardPlace("deck", bottom=True), "deck:attic:3"),
    ):
        after = moved(position, find(title), spot).game()
        assert zones.name(after.state.where[find(title)]) == name
    with pytest.raises(PositionError, match="Empire is a special achievement"):
        moved(position, find("Empire"), CardPlace("stash", 0))


# --- as many as ten players ---------------------------------------------------------------------------------


def test_the_base_set_alone_is_for_five() -> None:
    assert most_players(("base",)) == 5
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        Game.new("ABCDEF")


@pytest.mark.usefixtures("attic")
def test_ten_play_where_a_set_lets_them() -> None:
    players = [f"{{name: P{seat}, hand: [{seat % 9 + 1}], stash: [{seat % 9 + 2}]}}" for seat in range(10)]
    position = loads(f"schema: innovation-position/1\nsets: [base, attic]\nplayers: [{', '.join(players)}]")
    game, dice = position.game(Level.FULL), random.Random(5)
    assert most_players(SETS) == 10
    for _ in range(60):
        request = game.request
        assert request is not None
        check_state(game)
        if request.purpose == "turn":
            game.state.seen[game.machine.catalogue.find("Mirror")] = 0b1000000101
            assert " known/1310=mirror" in to_line(game)
            for again in (from_line(to_line(game)), loads(dump(game))):
                assert again.state() == game.state
        assert Game.load(game.save()).state == game.state
        game.play(tuple(sorted(dice.sample(request.options, request.low))))
    view = look(game.machine, game.state, 9)
    assert len(view.players) == 10
    for seat, player in enumerate(view.players):
        assert all((card_.title is not None) == (seat == 9) for card_ in player.cards("stash"))
    with pytest.raises(PositionError, match="two to five players, not 10"):
        loads(f"schema: innovation-position/1\nplayers: [{', '.join(f'P{seat}' for seat in range(10))}]")
    with pytest.raises(PositionError, match="two to ten players, not 11"):
        loads(f"schema: innovation-position/1\nsets: [base, attic]\nplayers: [{', '.join(f'P{n}' for n in range(11))}]")
