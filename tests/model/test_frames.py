"""What frames hold: from one declaration the slots, first values, checks, relabelling, names of steps and repr."""

import json
import random
from typing import Any, NamedTuple

import pytest

from engine.cards.library import codes
from engine.game import Game
from engine.lang.lower import NamedKind
from engine.model import frames
from engine.model.frames import (
    SYSTEM_FRAMES,
    ActionFrame,
    ActionStep,
    EffectFrame,
    Movement,
    ParleyFrame,
    SelfExecutionFrame,
    SetupFrame,
    TurnFrame,
    effect_layout,
    is_outer,
    layout_of,
    named_slot,
    step_name,
    step_number,
)
from engine.model.layouts import (
    Anything,
    Bounds,
    BySeat,
    Card,
    CardNames,
    Fault,
    Flag,
    Kind,
    Layout,
    Local,
    Locals,
    Maybe,
    Number,
    Record,
    Seat,
    Several,
    Steps,
    Term,
    Word,
    local,
    step,
)
from engine.model.state import Frame
from engine.query.running import (
    awaited,
    current_seat,
    running_action,
    running_game,
    running_turn,
    self_executing,
)
from tests.soak import ANY_TABLE, pick

BOUNDS = Bounds(players=3, cards=frozenset({4, 5, 6, 115}))


class Seen(NamedTuple):
    """A record of the frame that is declared here."""

    seat: int
    card: int


class WalkStep(Steps):
    """Two steps."""

    BEGIN = step()
    GO_ON = step()


class WalkFrame(Locals, program="walk", runs_on="action", steps=WalkStep):
    """A frame that no game has."""

    LENGTH = local(Number(1, 9), 3)
    """how far"""
    GUIDE = local(Card(none=True))
    HIDDEN = local(Several(Card()))
    NOTES = local(Several(Record(Seen, (Seat(), Card()))))
    SHOWN = local(Card(executing=True), 4)


# --- from the declaration ---------------------------------------------------------------------------------------------


def test_slots_follow_the_order_of_declaration() -> None:
    assert (WalkFrame.LENGTH, WalkFrame.GUIDE, WalkFrame.HIDDEN, WalkFrame.NOTES, WalkFrame.SHOWN) == (0, 1, 2, 3, 4)
    assert WalkFrame.layout.names == ("length", "guide", "hidden", "notes", "shown")
    assert (WalkFrame.program, WalkFrame.runs_on, WalkFrame.steps) == ("walk", "action", WalkStep)


def test_first_values_are_fresh_and_those_given_by_name_go_before() -> None:
    first = WalkFrame.layout.fresh()
    assert first == [3, -1, (), (), 4]
    first[WalkFrame.LENGTH] = 9
    assert WalkFrame.layout.fresh() == [3, -1, (), (), 4]
    assert WalkFrame.layout.fresh(guide=5, hidden=(6,)) == [3, 5, (6,), (), 4]
    with pytest.raises(KeyError):
        WalkFrame.layout.fresh(gide=5)


def test_a_frame_is_made_of_its_kind() -> None:
    frame = Frame.of(SelfExecutionFrame, 1, card=4, decider=2)
    assert frame.key() == ("self-execute", 0, 1, (4, (), 0, 2, False, (), False, ()), None)


def test_steps_are_numbers_with_names() -> None:
    assert (WalkStep.BEGIN, WalkStep.GO_ON) == (0, 1)
    assert WalkStep.names == ("begin", "go_on")
    assert WalkStep.handled(go_on="b", begin="a") == ("a", "b")
    for handlers in ({"begin": "a"}, {"begin": "a", "go_on": "b", "end": "c"}):
        with pytest.raises(TypeError, match="one handler for each of begin, go_on"):
            WalkStep.handled(**handlers)


def test_steps_of_system_programs_go_by_name_and_back() -> None:
    for program, kind in SYSTEM_FRAMES.items():
        assert kind.steps is not None
        assert kind.steps.names
        for number, name in enumerate(kind.steps.names):
            assert step_name(program, number) == name
            assert step_number(program, name) == number
        assert step_name(program, len(kind.steps.names)) is None
    assert step_name("action", ActionStep.LOCK) == "lock"
    assert step_name("writing/0", 0) is None
    with pytest.raises(ValueError, match="not in tuple"):
        step_number("action", "unlock")
    with pytest.raises(KeyError):
        step_number("writing/0", "lock")


def test_the_machine_has_a_handler_for_every_step() -> None:
    machine = Game.new(seed=1).machine
    for program, kind in SYSTEM_FRAMES.items():
        assert kind.steps is not None
        assert len(machine.handlers(program)) == len(kind.steps.names)


def test_the_short_names_are_the_effect_frames_slots() -> None:
    for name in EffectFrame.layout.names:
        assert getattr(frames, name.upper()) == getattr(EffectFrame, name.upper()) == EffectFrame.layout.slots[name]
    assert len(EffectFrame.layout.first) == frames.FIRST_NAMED


# --- what fits a local ------------------------------------------------------------------------------------------------

FITTING: list[tuple[Kind, list[Any], list[Any]]] = [
    (Number(0, 3), [0, 3], [-1, 4, True, "1", None, 1.0, ()]),
    (Flag(), [True, False], [0, 1, None, "yes"]),
    (Word(("score", "tuck")), ["score", "tuck"], ["meld", "", 0, None, ("score",)]),
    (Card(), [4, 115], [-1, 7, True, "oars", None]),
    (Card(none=True), [4, -1], [-2, 7, None]),
    (Seat(), [0, 2], [-1, 3, True, None]),
    (Seat(nobody=True), [0, 2, -1], [-2, 3]),
    (Maybe(Seat()), [None, 1], [-1, 3, ()]),
    (Several(Card()), [(), (4,), (4, 115)], [(7,), [4], 4, None, ((4,),)]),
    (BySeat(Number(0, 3)), [(0, 1, 2)], [(), (0, 1), (0, 1, 4)]),
    (BySeat(Number(0, 3), unset=True), [(0, 1, 2), ()], [(0, 1), (0, 1, 2, 3)]),
    (Record(Seen, (Seat(), Card())), [Seen(1, 4)], [Seen(3, 4), Seen(1, 7), (1, 4), (1,), 4]),
    (Anything(), [0, -3, "word", None, True, (), (1, ("a", (None,)))], [1.5, [1], {}, 10**7, "x" * 101, ((((1,),),),)]),
]


@pytest.mark.parametrize(("kind", "good", "bad"), FITTING, ids=[type(kind).__name__ for kind, *_ in FITTING])
def test_a_kind_takes_what_fits_and_nothing_else(kind: Kind, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert kind.fits(value, BOUNDS), value
    for value in bad:
        assert not kind.fits(value, BOUNDS), value


@pytest.mark.parametrize("kind", [kind for kind, *_ in FITTING if not isinstance(kind, Card | Record)], ids=repr)
def test_a_kind_begins_with_a_value_that_fits(kind: Kind) -> None:
    assert kind.fits(kind.first, BOUNDS) or isinstance(kind, BySeat)


def test_a_fault_names_the_local() -> None:
    good = WalkFrame.layout.fresh(hidden=(5, 6), notes=(Seen(0, 5),))
    assert WalkFrame.layout.fault(good, BOUNDS) is None
    assert WalkFrame.layout.fault([*good[:2], (7,), *good[3:]], BOUNDS) == Fault("hidden", "(7,)")
    assert WalkFrame.layout.fault([0, *good[1:]], BOUNDS) == Fault("length", "0")
    assert WalkFrame.layout.fault(good[:-1], BOUNDS) == Fault("", "4 locals instead of 5")


# --- relabelling, plain forms, reading --------------------------------------------------------------------------------


def test_only_hidden_cards_are_relabelled() -> None:
    values = WalkFrame.layout.fresh(length=4, guide=5, hidden=(6, 4), notes=(Seen(0, 6),))
    WalkFrame.layout.relabel(values, {4: 5, 5: 6, 6: 4}.get)
    assert values == [4, 6, (4, 5), (Seen(0, 4),), 4]
    assert type(values[WalkFrame.NOTES][0]) is Seen
    first = WalkFrame.layout.fresh()
    WalkFrame.layout.relabel(first, {4: 5, 5: 4}.get)
    assert first == WalkFrame.layout.fresh(), "no card is no card"
    first[WalkFrame.GUIDE] = 0
    WalkFrame.layout.relabel(first, {0: 5, 5: 0}.get)
    assert first[WalkFrame.GUIDE] == 5, "card 0 is a card"


def test_the_cards_of_setup_parley_and_ledger_are_relabelled() -> None:
    swap = {4: 5, 5: 4}.get
    for kind, given, wanted in (
        (SetupFrame, {"choices": (4, -1)}, {"choices": (5, -1)}),
        (ParleyFrame, {"card": 4}, {"card": 5}),
        (
            ActionFrame,
            {"ledger": (Movement(4, 0, True, 1, "return", 4),)},
            {"ledger": (Movement(4, 0, True, 1, "return", 5),)},
        ),
    ):
        values = kind.layout.fresh(**given)
        kind.layout.relabel(values, swap)
        assert values == kind.layout.fresh(**wanted)


KEYS = {0: "archery", 4: "oars", 5: "tools"}
NAMED = CardNames(KEYS, {key: card for card, key in KEYS.items()}.__getitem__)


def test_the_locals_have_names_and_lead_back() -> None:
    values = WalkFrame.layout.fresh(guide=0, notes=(Seen(0, 5),))
    plain = json.loads(json.dumps(WalkFrame.layout.named(values, NAMED)))
    assert plain == {"guide": "archery", "notes": [{"seat": 0, "card": "tools"}]}
    back = WalkFrame.layout.unnamed(plain, NAMED)
    assert back == values
    assert type(back[WalkFrame.NOTES][0]) is Seen
    assert WalkFrame.layout.unnamed({}, NAMED) == WalkFrame.layout.fresh()
    with pytest.raises(KeyError):
        WalkFrame.layout.unnamed({"gone": 1}, NAMED)


def test_a_name_that_a_local_cannot_hold_does_not_fit() -> None:
    values = TurnFrame.layout.unnamed({"tally": [{"seat": 0, "verb": "score"}, [1], 7]}, NAMED)
    assert TurnFrame.layout.fault(values, BOUNDS) == Fault("tally", repr(values[TurnFrame.TALLY])[:60])


@pytest.mark.parametrize(
    ("kind", "value", "name"),
    [
        (Card(none=True), -1, None),
        (Seat(nobody=True), -1, None),
        (Seat(), 1, 1),
        (Term(("red", "blue")), 1, "blue"),
        (Term(("red", "blue"), none=True), -1, "none"),
        (Maybe(Term(("red", "blue"), none=True)), None, None),
        (Several(Card()), (5, 4), ["tools", "oars"]),
        (Anything(), (1, ("x", None)), [1, ["x", None]]),
    ],
)
def test_a_save_names_a_value(kind: Kind, value: Any, name: Any) -> None:
    assert kind.named(value, NAMED) == name
    assert kind.unnamed(name, NAMED) == value
    assert kind.fits(value, BOUNDS)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (Card(), 4),
        (Seat(nobody=True), -1),
        (Term(("red", "blue")), 1),
        (Term(("red", "blue")), "green"),
        (Term(("red", "blue")), "none"),
        (Several(Seat()), 0),
        (Several(Seat()), {"0": 0}),
        (Maybe(Seat()), "0"),
        (Anything(), {"a": 1}),
    ],
)
def test_what_names_no_value_fits_nowhere(kind: Kind, name: Any) -> None:
    assert not kind.fits(kind.unnamed(name, NAMED), BOUNDS)


def test_more_locals_in_another_order_mean_the_same() -> None:
    plain = ActionFrame.layout.named(ActionFrame.layout.fresh(card=4, kind="dogma", queue=(1,)), NAMED)
    later = Layout("action", (Local("toll", Number(), 3), *reversed(ActionFrame.layout.locals)))
    values = later.unnamed(plain, NAMED)
    assert values == later.fresh(card=4, kind="dogma", queue=(1,), toll=3)
    assert values[0] == 3


def test_terms_in_another_order_mean_the_same() -> None:
    plain = Term(("shares", "vulnerable")).named(1, NAMED)
    assert Term(("vulnerable", "beyond", "shares")).unnamed(plain, NAMED) == 0


def test_a_field_that_a_record_has_since_been_given_has_its_first_value() -> None:
    class Later(NamedTuple):
        toll: int
        seat: int
        card: int

    plain = WalkFrame.layout.named(WalkFrame.layout.fresh(notes=(Seen(0, 5),)), NAMED)["notes"][0]
    assert Record(Later, (Number(), Seat(), Card())).unnamed(plain, NAMED) == Later(0, 0, 5)


def test_a_frame_reads_as_what_it_holds() -> None:
    assert repr(Frame.of(TurnFrame, 1, actions_taken=1)) == "<turn at next_action, seat 1: actions_taken=1>"
    frame = Frame("oars/0", 0, [*EffectFrame.layout.fresh(asked=1), (4,)], pc=7, answer=(1,))
    assert repr(frame) == "<oars/0 at 7, seat 0: asked=1, ?=(4,), answer=(1,)>"
    assert repr(Frame("turn", 0, [])).startswith("<turn at next_action")


# --- effects ----------------------------------------------------------------------------------------------------------


def test_named_locals_follow_the_fixed_locals() -> None:
    code = codes(4, ("base",))["fusion/0"]
    layout = effect_layout(code)
    assert layout.names == (*EffectFrame.layout.names, *code.names)
    assert layout.names[named_slot(code, "wanted")] == "wanted"
    assert layout.fresh()[named_slot(code, "wanted")] == 11
    assert layout.fault(layout.fresh(wanted=None), BOUNDS) is None
    assert layout.fault(layout.fresh(wanted=(4,)), BOUNDS) == Fault("wanted", "(4,)")
    assert effect_layout(code) is layout
    with pytest.raises(ValueError, match="not in tuple"):
        named_slot(code, "unwanted")


def test_lowering_knows_the_kind_of_every_named_local() -> None:
    found = {kind for edition in (1, 3, 4) for code in codes(edition, ("base",)).values() for kind in code.kinds}
    assert NamedKind.ANYTHING not in found
    assert found >= {NamedKind.CARDS, NamedKind.NUMBER, NamedKind.COLOR, NamedKind.ICON}
    for code in codes(4, ("base",)).values():
        assert len(code.names) == len(code.kinds) == len(code.start)


# --- frames of real games ---------------------------------------------------------------------------------------------


def of_frame(game: Game, frame: Frame) -> Layout:
    code = game.machine.codes.get(frame.program)
    return effect_layout(code) if code is not None else layout_of(frame.program)


def check_frames(players: int, edition: int, seed: int) -> set[str]:
    """Play a random game, check every frame at every instruction, and return which programs ran."""
    seated = [f"P{seat}" for seat in range(players)]
    game = Game.new(seated, edition=edition, switches=ANY_TABLE, seed=seed)
    cards = game.machine.catalogue
    bounds = Bounds(players, frozenset(range(len(cards.age))))
    names = CardNames(cards.key, cards.of_key.__getitem__)
    dice, seen = random.Random(seed), set[str]()
    game.machine.answer(game.state, pick(game, dice))
    for _ in range(3_000):
        for frame in game.state.frames:
            layout = of_frame(game, frame)
            assert layout.fault(frame.vars, bounds) is None, frame
            plain = json.loads(json.dumps(layout.named(frame.vars, names)))
            assert layout.unnamed(plain, names) == frame.vars
            seen.add(frame.program)
        if game.state.result is not None:
            break
        if game.request is not None:
            game.machine.answer(game.state, pick(game, dice))
        else:
            game.machine.step(game.state)
    return seen


@pytest.mark.parametrize(("players", "edition", "least"), [(2, 4, 40), (4, 4, 40), (3, 3, 9), (5, 1, 9)])
def test_every_frame_of_a_game_fits_its_declaration(players: int, edition: int, least: int) -> None:
    seen = set[str]().union(*(check_frames(players, edition, seed) for seed in range(5)))
    assert seen >= {"setup", "game", "turn", "action"}
    assert ("parley" in seen) == (players >= 4 and edition == 4)
    assert len(seen) > least, "few cards of the older editions are programmed"


# --- finding frames ---------------------------------------------------------------------------------------------------


def test_frames_are_found_by_what_they_run() -> None:
    game = Game.new(seed=5)
    s = game.state
    assert (running_game(s), running_turn(s), running_action(s), awaited(s), current_seat(s)) == (
        None,
        None,
        None,
        None,
        0,
    )
    lowest, turn, action = Frame("game", 0, []), Frame("turn", 1, []), Frame("action", 1, [])
    inner, deeper = Frame.of(SelfExecutionFrame, 0, card=4), Frame("oars/0", 1, [])
    other = Frame("a frame of no kind known yet", 0, [])
    for below in ([], [other]):
        s.frames = [*below, lowest, turn]
        assert (running_game(s), running_turn(s), running_action(s)) == (lowest, turn, None)
        assert current_seat(s) == 1
        s.frames = [*below, lowest, turn, other, action]
        assert running_action(s) is action
        assert awaited(s) is None
        s.frames += [inner, deeper]
        assert awaited(s) is inner
        assert self_executing(s) == [inner]


def test_what_runs_around_an_action_is_told_from_what_it_executes() -> None:
    assert [program for program in SYSTEM_FRAMES if is_outer(program)] == ["setup", "game", "turn", "action"]
    assert not is_outer("writing/0")
    assert not is_outer("")
