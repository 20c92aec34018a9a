"""How far a card has run is right where other players' deeds and parts of other cards run inside it."""

from engine.trace.events import Fact, Span
from tests.kit import Table, empty, table
from tutor.panels.execution import DONE, RUNNING, SKIPPED, CardRun, current_action, running_cards
from tutor.session import Session

SETS = ("base", "unseen")


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
    t = table(
        {"green": "Hitchhiking"},
        {"hand": "Writing, Archery"},
        {"red": "Oars"},
        decks={2: "Calendar"},
        further_decks=empty("unseen"),
        sets=SETS,
    )
    asked = t.play("dogma Hitchhiking", "player-2", idle=False)
    (run,) = running_cards(asked.m, asked.s, asked.entries)
    assert run.effects[0].sentences == {0: DONE, 1: RUNNING}
    end = t.dogma("Hitchhiking", "player-2", "Writing")
    (run,) = running_cards(end.m, end.s, end.entries)
    assert run.effects[0].sentences == {0: DONE, 1: DONE, 2: DONE}
    shown = pictures(t, "dogma Hitchhiking", "player-2", "Writing")
    inside = [runs for runs in shown if len(runs) == 2]
    assert {titles(t, runs)[1] for runs in inside} == {("Writing", Span.SELF_EXECUTE)}
    assert all(runs[0].effects[0].sentences[2] == RUNNING for runs in inside)


def test_a_deed_that_another_player_cannot_do_is_skipped_because_of_what_that_player_lacks() -> None:
    t = table({"green": "Hitchhiking"}, {}, {"red": "Oars"}, further_decks=empty("unseen"), sets=SETS)
    end = t.dogma("Hitchhiking", "player-2")
    (run,) = running_cards(end.m, end.s, end.entries)
    assert run.effects[0].sentences == {0: DONE, 1: SKIPPED, 2: SKIPPED}
    item = run.effects[0].reasons[1].item
    assert isinstance(item, Fact)
    assert item.kind == "nothing-fits"
    assert run.effects[0].reasons[1].at.seat == 1


def test_one_sentence_of_another_card_runs_on_top() -> None:
    t = table(
        {"green": "Teleprompter"},
        {"red": "Archery"},
        decks={1: "Writing, Agriculture", 2: "Calendar"},
        further_decks=empty("unseen"),
        sets=SETS,
    )
    shown = pictures(t, "dogma Teleprompter", "deck-1-1", "deck-1")
    stacks = [titles(t, runs) for runs in shown]
    assert [("Teleprompter", Span.DOGMA), ("Writing", Span.PART)] in stacks
    assert [("Teleprompter", Span.DOGMA), ("Agriculture", Span.PART)] in stacks
    inside = next(runs for runs in shown if titles(t, runs)[1:] == [("Writing", Span.PART)])
    assert inside[0].effects[0].sentences[1] == RUNNING
    assert inside[1].effects[0].sentences == {0: RUNNING}
    last = shown[-1]
    assert titles(t, last) == [("Teleprompter", Span.DOGMA)]
    assert last[0].over
    item = last[0].effects[0].reasons[2].item
    assert isinstance(item, Fact)
    assert item.kind == "if-you-do"


def test_what_ran_for_a_player_who_leaves_is_cut_off() -> None:
    t = table(
        {"green": "Hitchhiking", "hand": "Tools"},
        {"hand": "Agriculture"},
        {"red": "Oars"},
        further_decks=empty("unseen"),
        sets=SETS,
    )
    game = t.play("dogma Hitchhiking", "player-2", idle=False).game
    entries = list(t.play("dogma Hitchhiking", "player-2", idle=False).entries)
    assert len(running_cards(game.machine, game.state, entries)) == 2
    game.concede(0)
    entries += game.take_trace()
    assert len(running_cards(game.machine, game.state, entries)) == 1
