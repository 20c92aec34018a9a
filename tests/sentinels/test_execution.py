"""How far a card has run is right where other players' deeds, parts of other cards and karmas run inside it."""

from engine.trace.events import Fact, Span
from tests.kit import Table, table
from tests.sentinels.conftest import SETS
from tutor.panels.execution import DONE, RUNNING, SKIPPED, CardRun, current_action, running_cards
from tutor.session import Session


def titles(t: Table, runs: list[CardRun]) -> list[tuple[str, Span]]:
    return [(t.m.catalogue.title[run.card], run.span) for run in runs]


def pictures(t: Table, *answers: str) -> list[list[CardRun]]:
    """What is shown at every step of a game in which these answers are given."""
    session, left, found = Session(t.game), [*answers], list[list[CardRun]]()
    while left or session.can_step:
        if session.request is None:
            session.into()
        elif left:
            session.play(left.pop(0))
        else:
            break
        found.append(running_cards(session.machine, session.state, current_action(session)))
    return found


def test_what_another_player_does_is_a_part_of_the_sentence() -> None:
    t = table({"green": "Piggyback"}, {"hand": "Writing, Archery"}, {"red": "Oars"}, decks={2: "Calendar"}, sets=SETS)
    asked = t.play("dogma Piggyback", "player-2", idle=False)
    (run,) = running_cards(asked.m, asked.s, asked.entries)
    assert run.effects[0].sentences == {0: DONE, 1: RUNNING}
    end = t.dogma("Piggyback", "player-2", "Writing")
    (run,) = running_cards(end.m, end.s, end.entries)
    assert run.effects[0].sentences == {0: DONE, 1: DONE, 2: DONE}
    shown = pictures(t, "dogma Piggyback", "player-2", "Writing")
    inside = [runs for runs in shown if len(runs) == 2]
    assert {titles(t, runs)[1] for runs in inside} == {("Writing", Span.SELF_EXECUTE)}
    assert all(runs[0].effects[0].sentences[2] == RUNNING for runs in inside)


def test_a_deed_that_another_player_cannot_do_is_skipped_because_of_what_that_player_lacks() -> None:
    t = table({"green": "Piggyback"}, {}, {"red": "Oars"}, sets=SETS)
    end = t.dogma("Piggyback", "player-2")
    (run,) = running_cards(end.m, end.s, end.entries)
    assert run.effects[0].sentences == {0: DONE, 1: SKIPPED, 2: SKIPPED}
    item = run.effects[0].reasons[1].item
    assert isinstance(item, Fact)
    assert item.kind == "nothing-fits"
    assert run.effects[0].reasons[1].at.seat == 1


def test_one_sentence_of_another_card_runs_on_top() -> None:
    t = table({"green": "Autocue"}, {"red": "Archery"}, decks={1: "Writing, Agriculture", 2: "Calendar"}, sets=SETS)
    shown = pictures(t, "dogma Autocue", "deck-1-1", "deck-1")
    stacks = [titles(t, runs) for runs in shown]
    assert [("Autocue", Span.DOGMA), ("Writing", Span.PART)] in stacks
    assert [("Autocue", Span.DOGMA), ("Agriculture", Span.PART)] in stacks
    inside = next(runs for runs in shown if titles(t, runs)[1:] == [("Writing", Span.PART)])
    assert inside[0].effects[0].sentences[1] == RUNNING
    assert inside[1].effects[0].sentences == {0: RUNNING}
    last = shown[-1]
    assert titles(t, last) == [("Autocue", Span.DOGMA)]
    assert last[0].over
    item = last[0].effects[0].reasons[2].item
    assert isinstance(item, Fact)
    assert item.kind == "if-you-do"


def test_a_karma_runs_before_the_effect_that_it_waited_for() -> None:
    t = table({"purple": "Philosophy", "blue": "Eratosthenes"}, {}, sets=SETS)
    shown = pictures(t, "dogma Philosophy")
    karma = [runs for runs in shown if len(runs) == 2]
    assert {titles(t, runs)[1] for runs in karma} == {("Eratosthenes", Span.KARMA)}
    assert all(runs[0].effects[runs[0].current].sentences == {} for runs in karma)
    assert all(run[0].over for run in shown[-1:])
    assert len(shown[-1]) == 1


def test_what_ran_for_a_player_who_leaves_is_cut_off() -> None:
    t = table({"green": "Piggyback", "hand": "Tools"}, {"hand": "Agriculture"}, {"red": "Oars"}, sets=SETS)
    game = t.play("dogma Piggyback", "player-2", idle=False).game
    entries = list(t.play("dogma Piggyback", "player-2", idle=False).entries)
    assert len(running_cards(game.machine, game.state, entries)) == 2
    game.concede(0)
    entries += game.take_trace()
    assert len(running_cards(game.machine, game.state, entries)) == 1
