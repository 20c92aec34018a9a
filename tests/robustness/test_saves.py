"""Damaged and forged saves: refused by name, or played to the end."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.facts import EDITIONS
from engine.game import Game
from engine.lang.terms import EffectKind
from engine.query.running import awaited, running_action, running_turn
from engine.rules.documents import FOURTH
from engine.run.errors import SaveError
from engine.saves.faults import LONGEST
from engine.trace.recorder import Level
from tests.kit import NONE, table
from tests.robustness.damage import change, forge_and_play, of_sets, paths, resealed, some
from tests.soak import NESTED, PLAIN, lay_out, pick, programmed, roles_of, tables
from tutor.session import Session

EVERY_SET = ("base", "unseen", "cities", "echoes", "artifacts", "figures")


def refused(text: str) -> str:
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert len(str(caught.value)) < 1_000
    return str(caught.value)


def is_between_actions(game: Game) -> bool:
    return running_turn(game.state) is not None and running_action(game.state) is None


def test_the_saves_stand_in_many_places() -> None:
    games = [Game.load(text) for text in some()]
    assert sum(awaited(game.state) is not None for game in games) >= 8
    assert any(game.state.frames and game.state.frames[-1].program == "setup" for game in games)
    assert any(game.result is not None for game in games) or any(is_between_actions(game) for game in games)


@given(st.integers(0, 10**6), st.floats(0, 1, exclude_max=True))
@settings(max_examples=60, deadline=None)
def test_a_truncated_save(which: int, kept: float) -> None:
    text = some()[which % len(some())]
    assert "damaged" in refused(text[: int(kept * len(text))])


@given(st.integers(0, 10**6), st.floats(0, 1, exclude_max=True), st.integers(1, 127))
@settings(max_examples=150, deadline=None)
def test_a_flipped_letter(which: int, place: float, flip: int) -> None:
    text = some()[which % len(some())]
    at = int(place * len(text))
    changed = text[:at] + chr(ord(text[at]) ^ flip) + text[at + 1 :]
    try:
        game = Game.load(changed)
    except SaveError:
        return
    assert game.state == Game.load(text).state, "only what means the same may pass"


@given(st.randoms(use_true_random=False))
@settings(max_examples=120, deadline=None)
def test_a_changed_save_does_not_fit_its_sum(dice: random.Random) -> None:
    data = json.loads(dice.choice(some()))
    before = json.dumps(data)
    change(data, dice)
    if json.dumps(data) != before:
        refused(json.dumps(data))


@given(st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_a_forged_save_is_refused_or_can_be_played_to_the_end(dice: random.Random) -> None:
    forge_and_play(dice)


@given(st.randoms(use_true_random=False), st.sampled_from([("base", "figures"), EVERY_SET]))
@settings(max_examples=40, deadline=None)
def test_a_forged_save_of_a_game_with_figures_is_refused_or_can_be_played_to_the_end(
    dice: random.Random, sets: tuple[str, ...]
) -> None:
    forge_and_play(dice, sets)


def test_saves_with_figures_stand_in_karmas_too() -> None:
    games = [Game.load(text) for text in of_sets(("base", "figures"))]
    running = [[game.machine.codes.get(frame.program) for frame in game.state.frames] for game in games]
    assert sum(any(code is not None and code.kind is EffectKind.KARMA for code in codes) for codes in running) >= 8


def at(*place: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    """What puts something in a place of a save."""

    def put(data: dict[str, Any]) -> None:
        holder: Any = data
        for step in place[:-1]:
            holder = holder[step]
        holder[place[-1]] = to

    return put


def swapped(one: str, other: str) -> Callable[[dict[str, Any]], None]:
    """What lets the cards of two zones change places."""

    def swap(data: dict[str, Any]) -> None:
        zones = data["zones"]
        zones[one], zones[other] = zones[other], zones[one]

    return swap


FORGED = [
    (at("setup", to=[]), "its setup: there is none"),
    (at("setup", "players", to=["A"]), "its players: a game of its sets has 2 to 5"),
    (at("setup", "players", to=[1, 2]), "its players: a name is empty, too long, or has invisible characters"),
    (at("setup", "edition", to=5), "no edition 5"),
    (at("setup", "edition", to="4"), "its edition: it is no number"),
    (at("setup", "sets", to=["base", "unheard"]), "the save names the set 'unheard' at its sets"),
    (at("setup", "sets", to=[]), "the save names the set 'base' at its sets"),
    (at("setup", "sets", to=[7]), "its sets: one is none"),
    (at("setup", "age", to=7), "the save names the part 'age' at its setup"),
    (at("setup", "teams", to=[0, 0]), "its teams: there must be two or more"),
    (at("setup", "switches", to={"score-ties": "draw"}), "the save names the switch 'score-ties' at its switches"),
    (at("setup", "switches", to={"score-tie": "drew"}), "the save names the choice 'score-tie: drew' at its switches"),
    (at("setup", "switches", to=[["score-tie", "draw"]]), "its switches: they are none by name"),
    (at("setup", "seed", to="one"), "its seed: it is no number"),
    (at("zones", "hand:0", to="oars"), "its zones: it does not hold every card exactly once"),
    (at("zones", to={}), "its zones: it does not hold every card exactly once"),
    (at("zones", to=[]), "its zones: it is no map of names"),
    (at("zones", "hand:0", to="oars  writing"), "the save names the card '' at its zones"),
    (at("zones", "hand:0", to="oar"), "the save names the card 'oar' at its zones"),
    (at("zones", "hand:0", to=[1]), "its zones: hand:0 does not name its cards"),
    (at("zones", "hand:2", to="oars"), "the save names the zone 'hand:2' at its zones"),
    (at("zones", "0", to="oars"), "the save names the zone '0' at its zones"),
    (swapped("hand:0", "deck:base:3"), "cannot lie in deck:base:3"),
    (at("splays", to={"board:0:red": "sideways"}), "the save names the splay 'sideways' at its splays"),
    (at("splays", to={"board:0:red": 1}), "the save names the splay 1 at its splays"),
    (at("splays", to={"board:0:red": "left"}), "its splays: something is splayed that cannot be"),
    (at("splays", to={"hand:0": "left"}), "its splays: something is splayed that cannot be"),
    (at("splays", to={"junk": "left"}), "its splays: something is splayed that cannot be"),
    (at("seen", to=[]), "what was seen: it is no map of names"),
    (at("seen", to={"hand:0": [0]}), "what was seen: hand:0 does not name its cards"),
    (at("seen", to={"hand:0": {"empire": [0]}}), "what was seen: empire does not lie in hand:0"),
    (at("seen", to={"specials": {"empire": [2]}}), "what was seen: it names a seat that is not"),
    (at("seen", to={"specials": {"empire": 1}}), "what was seen: it names a seat that is not"),
    (at("more", to=1), "the save names the part 'more' at its contents"),
    (at("rng", to=-(2**70)), "its random numbers: the counter is no number of that size"),
    (at("rng", to=1.5), "its random numbers"),
    (at("repeats", to=-1), "its repeats: no action has so many"),
    (at("repeats", to=5_001), "its repeats"),
    (at("repeats", to=True), "its repeats"),
    (at("out", to=[7]), "who has left: it names no seat"),
    (at("out", to=[0, 1]), "who has left"),
    (at("result", to={"winners": [0], "reason": "win-score"}), "its result: something still runs"),
    (
        at("result", to={"winners": [0], "reason": "win-score", "card": "x"}),
        "the save names the card 'x' at its result",
    ),
    (at("result", to=0), "its result: it names no winners and no reason"),
    (at("frames", to=[]), "its frames: nothing runs"),
    (at("frames", to={}), "its frames: it is no list"),
    (at("frames", to=[0] * 6_000), "its frames: far too much runs"),
    (at("frames", 0, "program", to="os.system"), "frame 1: there is no program 'os.system'"),
    (at("frames", 0, "program", to=7), "frame 1: there is no program 7"),
    (at("frames", 0, to={"program": "turn", "seat": 0, "step": "next_action"}), "frame 1: turn does not run there"),
    (at("frames", -1, "step", to="next_turn"), "the save names the step 'next_turn' at frame 2"),
    (at("frames", -1, "step", to=0), "frame 2: it stands outside its program"),
    (at("frames", -1, "at", to=0), "frame 2: it stands outside its program"),
    (at("frames", -1, "more", to=0), "the save names the part 'more' at frame 2"),
    (at("frames", -1, "seat", to=9), "it runs for a seat that is not"),
    (at("frames", -1, "locals", to=[]), "frame 2: its locals have no names"),
    (at("frames", -1, to=7), "frame 2: it is no map of names"),
    (at("frames", -1, "locals", to={"gone": 1}), "the save names the local 'gone' at frame 2"),
    (
        at("frames", -1, "locals", to={"actions_taken": {"__class__": 1}}),
        "frame 2: turn: actions_taken cannot be {'__class__': 1}",
    ),
    (at("frames", -1, "locals", to={"actions_taken": "x"}), "frame 2: turn: actions_taken cannot be 'x'"),
    (
        at("frames", -1, "locals", to={"tally": [{"seat": 0, "verb": "meld"}]}),
        "frame 2: turn: tally cannot be (Tallied(seat=0, verb='meld'),)",
    ),
    (at("frames", -1, "locals", to={"tally": [[0]]}), "frame 2: turn: tally cannot be ([0],)"),
    (
        at("frames", -1, to={"program": "action", "seat": 0, "step": "perform"}),
        "frame 2: action does not run there",
    ),
    (at("frames", -1, to={"program": "karma", "seat": 0, "step": "ask"}), "frame 2: karma does not run there"),
    (at("frames", -1, "answer", to=["draw"]), "its answer is none"),
    (at("request", "kind", to="card"), "its question: its programs do not ask that"),
    (at("request", "purpose", to=7), "its question: its programs do not ask that"),
    (at("request", "seat", to=False), "its question: its programs do not ask that"),
    (at("request", "seat", to=1), "its question: its programs do not ask that"),
    (at("request", to={}), "its question: its programs do not ask that"),
]


@pytest.mark.parametrize(("forge", "complaint"), FORGED, ids=[complaint for _, complaint in FORGED])
def test_a_forgery_is_named_with_its_place(forge: Callable[[dict[str, Any]], None], complaint: str) -> None:
    game = Game.new(seed=3)
    game.play(game.options()[0])
    game.play(game.options()[0])
    data = json.loads(game.save())
    forge(data)
    assert complaint in refused(resealed(data))


UNFIT = "its locals do not fit each other"
FORGED_ACTIONS = [
    ("kind", "draw", UNFIT),
    ("kind", 2, "action: kind cannot be 2"),
    ("kind", "concede", UNFIT),
    ("kind", "endorse", UNFIT),
    ("kind", ["meld"], "action: kind cannot be ['meld']"),
    ("plan", [], UNFIT),
    ("plan", ["tools/0", "tools/9"], UNFIT),
    ("plan", ["tools/0:0"], UNFIT),
    ("plan", [7], "action: plan cannot be (7,)"),
    ("card", None, UNFIT),
    ("card", "empire", UNFIT),
    ("card", "nothing", "the save names the card 'nothing' at frame"),
    ("card", 5, "action: card cannot be 5"),
    ("effect", 99, UNFIT),
    ("queue", [2], "action: queue cannot be (2,)"),
    ("queue", [-1], "action: queue cannot be (-1,)"),
    ("verdicts", [], UNFIT),
    ("verdicts", ["last", "both"], "action: verdicts cannot be (0, 'both')"),
    ("verdicts", ["last", 1], "action: verdicts cannot be (0, 1)"),
    ("verdicts", ["last"], "action: verdicts cannot be (0,)"),
    ("sharer", 2, "action: sharer cannot be 2"),
    (
        "ledger",
        [{"card": "oars", "effect": 0, "demand": 1, "seat": 0, "verb": "return", "moved": "tools"}],
        "action: ledger cannot be (Movement(card=",
    ),
    ("ledger", [{"whose": 0}], "action: ledger cannot be ({'whose': 0},)"),
    ("free_draw_taken", 0, "action: free_draw_taken cannot be 0"),
    ("parleyed", [{"seat": 0, "demand": False, "more": 1}], "action: parleyed cannot be ("),
]


@pytest.mark.parametrize(("name", "value", "complaint"), FORGED_ACTIONS)
def test_a_forged_action_is_named(name: str, value: Any, complaint: str) -> None:
    game = table({"blue": "Tools", "hand": "Oars, Sailing, Archery"}, {}).play("dogma Tools", idle=False).game
    data = json.loads(game.save())
    (frame,) = (frame for frame in data["frames"] if frame["program"] == "action")
    frame["locals"][name] = value
    assert complaint in refused(resealed(data))


def answered() -> dict[str, Any]:
    """A save of a game that was just answered and has not gone on."""
    game = table({"blue": "Tools", "hand": "Oars, Sailing, Archery"}, {}).play("dogma Tools", idle=False).game
    game.machine.answer(game.state, game.parse(("oars", "sailing", "archery")))
    found: dict[str, Any] = json.loads(game.save())
    return found


def test_an_answer_is_saved_by_its_cards() -> None:
    data = answered()
    assert data["frames"][-1]["answer"] == ["archery", "oars", "sailing"]
    assert "request" not in data
    again = Game.load(resealed(data))
    assert again.save() == resealed(data)
    again.run()
    assert again.request is not None


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (-1, ["archery", "oars", "tools"], "the save names the option 'tools' at its answer"),
        (-1, ["archery", "oars"], "they are no game"),
        (-1, ["oars", "archery", "sailing"], "its answer: it is not in order"),
        (-1, [1, 2, 3], "its answer is none"),
        (-1, "oars", "its answer is none"),
        (0, ["oars"], "frame 1: its answer is none"),
    ],
)
def test_a_forged_answer_is_named(place: int, value: Any, complaint: str) -> None:
    data = answered()
    data["frames"][place]["answer"] = value
    assert complaint in refused(resealed(data))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "this is no JSON"),
        ("null", "its schema is 'None', not 'innovation-save/2'"),
        ("[]", "no save of this version"),
        ("{}", "no save of this version"),
        ('{"schema": "innovation-save/x"}', "its schema is 'innovation-save/x'"),
        ('{"schema": "innovation-save/1"}', "from an older version of the program, which wrote 'innovation-save/1'"),
        ('{"schema": "innovation-save/3"}', "from a newer version of the program, which wrote 'innovation-save/3'"),
        ('{"schema": "innovation-save/2"}', "its sum: its contents are not what was saved"),
        (resealed({"schema": "innovation-save/2"}), "its setup: there is none"),
        ("[" * 200_000, "this is no JSON"),
        ('{"a":' * 100_000, "this is no JSON"),
        ("9" * 10_000, "this is no JSON"),
        ("\x00", "this is no JSON"),
        ("cos\nsystem\n(S'touch pwned'\ntR.", "this is no JSON"),
        (" " * (LONGEST + 1), f"longer than {LONGEST:,} characters"),
        ('{"schema":"innovation-save/2","schema":"x"}', "its schema is 'x'"),
    ],
    ids=lambda value: ascii(value[:24]),
)
def test_what_is_no_save_is_named(text: str, complaint: str) -> None:
    assert complaint in refused(text)


def test_a_save_without_the_fingerprint_of_what_runs_is_refused() -> None:
    text = next(text for text in some() if "programs" in json.loads(text))
    data = json.loads(text)
    data["programs"] = {}
    assert "its programs: one that runs is missing" in refused(resealed(data))


@pytest.mark.parametrize(
    ("edition", "first"), [(each, first) for each in EDITIONS for first in range(0, len(programmed(each)), 23)]
)
def test_every_state_on_the_way_can_be_saved_and_loaded(edition: int, first: int) -> None:
    steps = 0
    cards = programmed(edition)[first : first + 23]
    for number, card in enumerate(cards):
        dice = random.Random(first + number)
        nested = number % 3 == 0 and (edition == FOURTH or "nested" in roles_of(card, edition))
        game, action = lay_out(card, dice, way=NESTED if nested else PLAIN, edition=edition, kinds=tables(edition))
        game.machine.set_level(Level.OFF)
        game.machine.answer(game.state, game.parse(action))
        for _ in range(400):
            steps += 1
            if steps % 5 == 0:
                loaded = Game.load(game.save())
                assert loaded.state == game.state
                assert loaded.save() == game.save()
            if game.result is not None or (game.request is not None and game.request.purpose == "turn"):
                break
            if game.request is not None:
                game.machine.answer(game.state, game.parse(pick(game, dice)))
            else:
                game.machine.step(game.state)
    assert steps > 13 * len(cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_can_be_saved_and_loaded_at_every_question(edition: int) -> None:
    for players, teams in tables(edition):
        dice = random.Random(players)
        game = Game.new([f"P{seat}" for seat in range(players)], edition=edition, teams=teams, seed=players)
        for number in range(80):
            if game.result is not None:
                break
            assert Game.load(game.save()).state == game.state
            if players > 2 and number == 40:
                game.concede(1)
            else:
                game.play(pick(game, dice))


def test_a_save_of_any_seed_and_of_a_shorter_game_loads() -> None:
    for seed in (0, -1, 10**30, -(10**30)):
        game = Game.new(seed=seed)
        assert Game.load(game.save()).state == game.state
    game = Game.new(switches=[("last-age", "10")])
    assert Game.load(game.save()).state == game.state


# --- sessions ---------------------------------------------------------------------------------------------------------


def session() -> str:
    made = Session(Game.new(seed=3), title="<b>bold</b>")
    for _ in range(2):
        made.play(made.game.options()[0], run=True)
    made.play("draw", run=True)
    made.back_to_decision()
    made.play(made.game.options()[-1], run=True)
    return made.dumps()


SESSION = session()


def unsound(text: str) -> str:
    with pytest.raises(SaveError) as caught:
        Session.loads(text)
    assert len(str(caught.value)) < 2_000
    return str(caught.value)


def test_a_session_is_kept_as_it_is() -> None:
    assert Session.loads(SESSION).dumps() == SESSION
    assert len(json.loads(SESSION)["lines"]) == 2


SESSIONS = [
    (at("schema", to="innovation-session/1"), "from an older version of the program"),
    (at("schema", to="innovation-session/9"), "from a newer version of the program"),
    (at("schema", to="innovation-save/2"), "no save of this version"),
    (at("root", to={}), "no save of this version"),
    (at("root", "rng", to=5), "its sum: its contents are not what was saved"),
    (at("viewer", to="me"), "nobody looks on from seat 'me'"),
    (at("viewer", to=2), "nobody looks on from seat 2"),
    (at("viewer", to=True), "nobody looks on from seat True"),
    (at("lines", to=[]), "there is no line"),
    (at("lines", to="abc"), "cannot be resumed"),
    (at("lines", 1, "id", to=0), "there is no line, or two have one id"),
    (at("lines", 0, "id", to="0"), "the id of a line must be a whole number"),
    (at("lines", 0, "steps", to=10**15), "cannot be resumed"),
    (at("lines", 0, "steps", to=-1), "the steps of a line must be a whole number"),
    (at("lines", 0, "answers", 0, to=["draw"]), "at step 0 a line answers 'draw', which is not offered there"),
    (at("lines", 0, "answers", 0, to=[1]), "at step 0 a line answers 1, which is not offered there"),
    (at("lines", 0, "answers", 0, to=[]), "cannot be resumed"),
    (at("lines", 0, "answers", to=[]), "cannot be resumed"),
    (at("line", to=99), "cannot be resumed"),
    (at("step", to=-1), "the step it stands at must be a whole number"),
    (at("step", to=10**6), "cannot be resumed"),
]


@pytest.mark.parametrize(("forge", "complaint"), SESSIONS, ids=[f"{n}: {each[1]}" for n, each in enumerate(SESSIONS)])
def test_a_bad_session_is_named(forge: Callable[[dict[str, Any]], None], complaint: str) -> None:
    data = json.loads(SESSION)
    forge(data)
    assert complaint in unsound(resealed(data))


def test_a_line_does_not_go_on_after_the_end_of_the_game() -> None:
    game, dice = Game.new(seed=1), random.Random(1)
    last, answer = game, NONE
    while game.result is None:
        last, answer = game.copy(), pick(game, dice)
        game.play(answer)
    made = Session(last)
    made.play(answer, run=True)
    assert made.state.result is not None
    data = json.loads(made.dumps())
    data["lines"][0]["steps"] = 10**12
    assert "after the end of the game" in unsound(resealed(data))


@given(st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_any_change_of_a_session_is_refused_or_can_be_walked(dice: random.Random) -> None:
    data = json.loads(SESSION)
    place = dice.choice([path for path in paths(data) if path[0] != "root"])
    holder: Any = data
    for step in place[:-1]:
        holder = holder[step]
    holder[place[-1]] = dice.choice((None, 0, 1, -1, 10**12, "x", [], [0], {}, True, 1.5, [[0]], "\u202e"))
    try:
        made = Session.loads(resealed(data))
    except SaveError:
        return
    made.to_start()
    made.to_end()
    assert Session.loads(made.dumps()).dumps() == made.dumps()


@given(st.floats(0, 1, exclude_max=True))
@settings(max_examples=40, deadline=None)
def test_a_truncated_session(kept: float) -> None:
    unsound(SESSION[: int(kept * len(SESSION))])
