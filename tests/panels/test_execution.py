"""How far a card has run is read from the events: what was done, skipped or declined, and because of what."""

import random

import pytest

from engine.explore import answers
from engine.game import Answer, Game
from engine.trace.events import At, Began, Chosen, Ended, Entry, Fact, Outcome, Repeated, SentenceEnded, Span
from engine.trace.reasons import reasons
from engine.trace.recorder import Level
from tests.kit import NONE, Table, table
from tutor.panels.execution import COMING, DONE, RUNNING, SKIPPED, CardRun, current_action, running_cards
from tutor.session import Session


def runs(end: Table) -> list[CardRun]:
    return running_cards(end.m, end.s, end.entries)


def titles(end: Table) -> list[str]:
    return [end.m.catalogue.title[run.card] for run in runs(end)]


def reason(run: CardRun, effect: int, sentence: int) -> str:
    """The kind of the fact that a sentence was skipped for, or ``declined``."""
    item = run.effects[effect].reasons[sentence].item
    return "declined" if isinstance(item, Chosen) else str(item.kind) if isinstance(item, Fact) else "?"


def outcomes(end: Table) -> list[tuple[int, int, str]]:
    """(effect, sentence, outcome) of every sentence that ended."""
    ended = [entry.item for entry in end.entries if isinstance(entry.item, SentenceEnded)]
    return [(item.effect, item.number, item.outcome.value) for item in ended]


def test_what_is_done_runs_and_is_done() -> None:
    end = table({"blue": "Writing"}, {}).dogma("Writing")
    (run,) = runs(end)
    assert (run.over, run.effects[0].status, run.effects[0].sentences) == (True, DONE, {0: DONE})
    assert run.effects[0].players == [(0, DONE)]
    assert not run.effects[0].reasons


def test_while_somebody_decides_the_sentence_runs_and_those_after_it_are_coming() -> None:
    asked = table({"yellow": "Agriculture", "hand": "Tools, Writing"}, {}).play("dogma Agriculture", idle=False)
    effect = runs(asked)[0].effects[0]
    assert (effect.status, effect.sentences) == (RUNNING, {0: RUNNING})
    assert effect.sentences.get(1, COMING) == COMING


def test_what_was_declined_is_skipped_and_so_is_what_hangs_on_it() -> None:
    end = table({"yellow": "Agriculture", "hand": "Tools"}, {}).dogma("Agriculture", NONE)
    (run,) = runs(end)
    assert run.effects[0].sentences == {0: SKIPPED, 1: SKIPPED}
    assert (reason(run, 0, 0), reason(run, 0, 1)) == ("declined", "if-you-do")
    assert outcomes(end) == [(0, 0, "declined"), (0, 1, "skipped")]


def test_a_hand_that_is_shown_to_prove_it_does_not_make_anything_of_the_sentence_done() -> None:
    end = table({"red": "Oars"}, {"hand": "Tools, Mysticism"}, decks={1: "Archery, Sailing"}).dogma("Oars")
    assert end.facts("nothing-fits")
    assert outcomes(end)[:2] == [(0, 0, "skipped"), (0, 1, "skipped")]
    assert reason(runs(end)[0], 0, 0) == "nothing-fits"


def test_an_effect_that_is_repeated_begins_again_with_its_first_sentence() -> None:
    t = table({"red": "Oars"}, {"hand": "Pottery, Clothing"}, decks={1: "Code of Laws, Tools, Archery"})
    session = Session(t.game)
    session.play("dogma Oars")
    seen: list[tuple[dict[int, str], bool]] = []
    while session.can_step:
        session.into()
        entries = current_action(session)
        (run,) = running_cards(session.machine, session.state, entries)
        if run.current == 0 and not run.over:
            seen.append((dict(run.effects[0].sentences), isinstance(entries[-1].item, Repeated)))
    repeats = [place for place, (_, repeats) in enumerate(seen) if repeats]
    assert len(repeats) == 2  # Pottery, then Code of Laws
    assert seen[repeats[0]][0] == {0: DONE, 1: RUNNING}
    assert seen[repeats[0] + 1][0] == {0: RUNNING}
    assert seen[-1][0] == {0: SKIPPED, 1: SKIPPED}


def test_a_colour_that_cannot_be_splayed_is_the_reason() -> None:
    end = table({"purple": "Philosophy"}, {}).dogma("Philosophy")
    assert reason(runs(end)[0], 0, 0) == "splay-too-few"


def test_nobody_executes_a_demand_that_nobody_is_vulnerable_to() -> None:
    run = runs(table({"red": "Oars"}, {"red": "Archery"}, decks={1: "Tools"}).dogma("Oars"))[0]
    assert run.effects[0].status == SKIPPED
    assert run.effects[0].nobody is not None
    assert run.effects[1].status == DONE


def test_what_is_cut_off_by_the_end_of_the_dogma_action_is_skipped() -> None:
    t = table({"red": "Fission"}, {}, decks={10: "Bioengineering, A.I."})
    (run,) = runs(t.dogma("Fission"))
    assert run.over
    assert all(status in (DONE, SKIPPED) for effect in run.effects for status in effect.sentences.values())


# --- sentences inside sentences -----------------------------------------------------------------------------


def road(hand: str, *given: Answer) -> Table:
    t = table({"red": "Road Building, Oars", "hand": hand}, {"green": "Sailing"})
    return t.dogma("Road Building", *given)


def test_a_sentence_inside_another_is_skipped_with_it() -> None:
    end = road("Tools")
    run = runs(end)[0]
    assert run.effects[0].sentences == {0: DONE, 1: SKIPPED, 2: SKIPPED}
    assert (reason(run, 0, 1), reason(run, 0, 2)) == ("condition", "condition")


def test_a_sentence_inside_another_ends_by_itself() -> None:
    end = road("Tools, Writing", ("Tools", "Writing"), "Tools", NONE)
    run = runs(end)[0]
    assert outcomes(end) == [(0, 0, "done"), (0, 1, "declined"), (0, 2, "skipped")]
    assert (reason(run, 0, 1), reason(run, 0, 2)) == ("declined", "if-you-do")
    end = road("Tools, Writing", ("Tools", "Writing"), "Tools", "player-2")
    assert outcomes(end) == [(0, 0, "done"), (0, 1, "done"), (0, 2, "done")]


# --- cards that are executed by others ----------------------------------------------------------------------


def test_while_a_card_is_self_executed_both_are_running() -> None:
    t = table({"blue": "Software"}, {}, decks={10: "Robotics", 9: "Genetics, Ecology"})
    asked = t.play("dogma Software", idle=False)
    assert titles(asked) == ["Software", "Ecology"]
    outer, inner = runs(asked)
    assert (outer.span, inner.span, inner.depth) == (Span.DOGMA, Span.SELF_EXECUTE, 1)
    assert outer.effects[1].sentences == {0: RUNNING}
    assert [effect.status for effect in inner.effects] == [DONE, RUNNING]
    assert inner.effects[0].sentences == {0: SKIPPED, 1: SKIPPED}
    assert inner.effects[1].sentences == {0: RUNNING}
    assert inner.effects[1].players == []
    end = t.dogma("Software", "no")
    assert titles(end) == ["Software"]
    assert runs(end)[0].effects[1].sentences == {0: DONE}


def test_a_demand_of_a_self_executed_card_is_skipped_and_it_is_told_why() -> None:
    session = Session(table({"blue": "Computers"}, {}, decks={10: "Globalization, Robotics"}).game)
    session.play("dogma Computers", run=True)
    found = [
        run
        for step in session.history()
        for run in running_cards(session.machine, step.state, step_entries(session, step.index))[1:]
    ]
    assert found
    assert {session.machine.catalogue.title[run.card] for run in found} == {"Globalization"}
    ignored = [run.effects[0].nobody for run in found if run.effects[0].nobody is not None]
    assert ignored
    assert isinstance(ignored[0].item, Fact)
    assert ignored[0].item.kind == "demand-ignored"
    assert {run.effects[0].status for run in found if run.current == 1} == {SKIPPED}


def step_entries(session: Session, index: int) -> list[Entry]:
    found: list[Entry] = []
    while index >= 0:
        found[:0] = session.steps[index].entries
        index = session.steps[index].parent
    return found


# --- what every game tells ----------------------------------------------------------------------------------


def played(seed: int, players: int, edition: int) -> list[Entry]:
    game = Game.new([f"P{seat}" for seat in range(players)], seed=seed, edition=edition, level=Level.FULL)
    dice = random.Random(seed)
    for _ in range(250):
        if game.request is None:
            break
        few = list(zip(range(40), answers(game.machine, game.state), strict=False))
        dogmas = [answer for _, answer in few if game.request.kind == "action" and 20_000 <= answer[0] < 30_000]
        game.play(dice.choice(dogmas) if dogmas and dice.random() < 0.6 else dice.choice(few)[1])
    return list(game.take_trace())


@pytest.mark.parametrize("seed", range(8))
def test_every_sentence_that_was_not_done_has_a_reason_that_denies_it(seed: int) -> None:
    entries = played(seed, 2 + seed % 3, (4, 3, 1)[seed % 3])
    ends = [place for place, entry in enumerate(entries) if isinstance(entry.item, SentenceEnded)]
    assert len(ends) > 50
    why = reasons(entries)
    for place in ends:
        ended = entries[place].item
        assert isinstance(ended, SentenceEnded)
        found = entries[why[place]] if place in why else None
        if ended.outcome is Outcome.DONE:
            assert (ended.because, found) == (-1, None)
        elif ended.outcome is Outcome.SKIPPED:
            assert found is not None
            assert isinstance(found.item, Fact), found
            assert found.item.skips, found.item
        else:
            assert found is not None
            assert isinstance(found.item, Chosen), found
            assert found.item.picked in ((), (0,))


@pytest.mark.parametrize("seed", range(8))
def test_every_sentence_of_an_effect_that_ends_has_ended_once(seed: int) -> None:
    """Each beginning has one end, in its own frame, unless the effect is repeated or cut off."""
    entries = played(seed, 2 + seed % 3, 4)
    open_: dict[tuple[int, str], set[int]] = {}

    def key(at: At) -> tuple[int, str]:
        return at.depth, at.program

    for entry in entries:
        at, item = entry.at, entry.item
        if isinstance(item, Began) and item.what is Span.SENTENCE:
            open_.setdefault(key(at), set()).add(item.number)
        elif isinstance(item, SentenceEnded):
            running = open_[key(at)]
            assert item.number in running or item.outcome is Outcome.SKIPPED, "it ended before, or never began"
            running.discard(item.number)
        elif isinstance(item, Repeated):
            open_[key(at)].clear()
        elif isinstance(item, Ended) and item.what is Span.EFFECT:
            assert not open_.pop(key(at), set())
