"""A puzzle's words, and all that is wrong with what it says of itself: told by the proof, not believed."""

from __future__ import annotations

from engine.lang.terms import Icon
from engine.model.cards import CardCatalogue
from engine.positions import Bilingual, Position, Problem
from engine.positions.check import run_line
from engine.positions.goal import Goal, Wish
from engine.puzzles.prove import LIMIT, Line, Prover, hidden_hands
from engine.query import sight
from engine.text.messages import Phrase, Slot, messages, phrase


def wish_phrase(wish: Wish, facts: CardCatalogue) -> Phrase:
    """Return a wish as a sentence that tells the player what to do: "claim World"."""
    slots: dict[str, Slot] = {"n": wish.number}
    if wish.what == "claim":
        slots["title"] = phrase(f"special-{facts.key[wish.of]}")
    elif wish.what == "claim-age":
        slots["n"] = wish.of
    elif wish.what == "icons":
        slots["icon"] = phrase(f"icon-{Icon(wish.of).word}")
    return phrase(f"puzzle-{wish.what}", **slots)


def question(goal: Goal, facts: CardCatalogue) -> Bilingual:
    """Return what a goal asks for, in both languages."""
    return Bilingual(*(asks(goal, facts, language) for language in ("en", "uk")))


def asks(goal: Goal, facts: CardCatalogue, language: str) -> str:
    """Return what a goal asks for: what, until when, against whom, and what is known of the decks."""
    words = messages(language)
    wishes = words.message("puzzle-and").join(words.say(wish_phrase(wish, facts)) for wish in goal.wishes)
    sentences = [words.message(f"puzzle-until-{goal.until}", wishes=wishes)]
    sentences += [words.message(f"puzzle-against-{goal.against}"), words.message(f"puzzle-decks-{goal.decks}")]
    return " ".join(filter(None, sentences))


def faults(position: Position, *, limit: int = LIMIT) -> list[Problem]:
    """Return all that a puzzle says of itself and that its proof does not bear out.

    Looked at are the number of right first answers, whether every later decision has one right answer, whether the
    decks matter, whether the player knows what the proof looks at, and whether the line that is shown is right.
    """
    goal, found = position.goal, list[Problem]()

    def say(code: str, **slots: Slot) -> None:
        found.append(Problem(position.source, 0, 0, phrase(code, **slots)))

    if goal is None:
        say("puzzle-no-goal")
        return found
    game = position.game()
    prover = Prover(game, goal, limit=limit)
    if hidden_hands(game.machine, game.state, prover.seat):
        say("puzzle-hidden")
    proof = prover.proof(luck=False)
    if not proof.complete:
        say("puzzle-cut-off", n=f"{limit:,}")
        return found
    right = len(proof.right)
    if not right:
        say("puzzle-unsolved")
    elif goal.solutions and goal.solutions != right:
        say("puzzle-solutions", said=goal.solutions, found=right)
    if right and goal.only_line and not proof.only_line:
        say("puzzle-more-lines")
    if goal.decks == "known" and proof.chances:
        say("puzzle-decks-not-known")
    if proof.blind:
        say("puzzle-blind")
    if position.lines:
        end = run_line(position, position.lines[0]).game.state
        sight.learn(prover.machine, end, prover.seat, prover.seat)
        if prover.settled(end) is not True:
            say("puzzle-line-misses", line=position.lines[0].id)
    return found


def own_decisions(prover: Prover, line: Line) -> int:
    """Return how many answers of a line are the player's own, with another answer to choose."""
    return sum(
        1
        for turn in line
        if turn.before.request is not None
        and turn.before.request.seat == prover.seat
        and (len(turn.before.request.options) > 1 or turn.before.request.optional)
    )
