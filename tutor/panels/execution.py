"""Folds a session's events and facts: the log as a tree, how far a card has run, the recent steps.

It knows no rule and words nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from engine.model.frames import ActionFrame
from engine.model.state import State
from engine.query.running import running_action
from engine.run import plan
from engine.run.machine import Machine
from engine.text.telling.events import runs
from engine.trace import facts
from engine.trace.events import (
    Began,
    Chosen,
    ColorRevealed,
    CutOff,
    Denies,
    Ended,
    Entry,
    Fact,
    GameOver,
    Left,
    Moved,
    Outcome,
    Rearranged,
    Repeated,
    Revealed,
    SentenceEnded,
    Shown,
    Span,
    Splayed,
)
from engine.trace.reasons import reasons
from tutor.session import Session, Step

# --- the log ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Branch:
    """A row of the log with its children."""

    kind: str
    """``turn``, ``action``, ``effect``, ``execution``, ``self-execute``, ``karma``, ``free-draw``, ``line``"""
    step: int
    """index of its step"""
    place: int
    """index of its entry in the step; -1 for a turn that began before the first step"""
    entry: Entry
    first: int
    """number of its step"""
    last: int
    """number of the step of its last descendant"""
    children: list[Branch] = field(default_factory=list)
    count: int = 1
    """how many events the row tells together"""

    @property
    def id(self) -> str:
        """A stable id of the row."""
        return f"{self.kind}-{self.step}-{self.place}"

    def walk(self) -> Iterator[Branch]:
        """Yield this row and all its descendants."""
        yield self
        for child in self.children:
            yield from child.walk()


_LEVEL = {"turn": 0, "action": 1, "effect": 2, "free-draw": 2, "execution": 3}


class Log:
    """The log of a path as a tree: turn, action, effect, player, event. It grows with the path."""

    def __init__(self, machine: Machine, visible: Callable[[Step], Sequence[Entry]]) -> None:
        self._machine = machine
        self._visible = visible
        """gives the events and facts of a step that the reader may see"""
        self.turns: list[Branch] = []
        """the rows without a parent"""
        self._stack: list[Branch] = []
        self._followed = 0
        self._at: Step | None = None
        """the last step in the log"""

    def follow(self, path: Sequence[Step]) -> list[Branch]:
        """Update the log to these steps, in order; only new steps are processed. Return the rows without a parent."""
        # a step has only one past: if the last known step is in place, so are all before it
        if self._at is not None and (len(path) < self._followed or path[self._followed - 1] is not self._at):
            self.turns, self._stack, self._followed, self._at = [], [], 0, None
        for step in path[self._followed :]:
            self._add_step(step)
            self._at = step
        self._followed = len(path)
        return self.turns

    def _add(self, kind: str, step: Step, place: int, entry: Entry, *, open_: bool, count: int = 1) -> None:
        branch = Branch(kind, step.index, place, entry, step.number, step.number, count=count)
        for above in self._stack:
            above.last = step.number
        (self._stack[-1].children if self._stack else self.turns).append(branch)
        if open_:
            self._stack.append(branch)

    def _add_step(self, step: Step) -> None:
        stack = self._stack
        for place, entry, count in runs(self._machine, self._visible(step)):
            item = entry.item
            if isinstance(item, Began):
                if item.what in _LEVEL:
                    level = _LEVEL[item.what]
                    while stack and _LEVEL.get(stack[-1].kind, 9) >= level:
                        stack.pop()
                    if item.what == "action" and not stack:
                        self._add("turn", step, -1, Entry(entry.at, Began(Span.TURN, item.seat)), open_=True)
                    self._add(item.what, step, place, entry, open_=True)
                elif item.what in ("self-execute", "karma"):
                    self._add(item.what, step, place, entry, open_=True)
            elif isinstance(item, Ended):
                if item.what in ("self-execute", "karma"):
                    while stack and stack.pop().kind != item.what:
                        pass
                elif item.what == "dogma":
                    while stack and _LEVEL.get(stack[-1].kind, 9) > _LEVEL["action"]:
                        stack.pop()
                elif item.what in ("action", "turn"):
                    while stack and _LEVEL.get(stack[-1].kind, 9) >= _LEVEL[item.what]:
                        stack.pop()
            elif in_log(entry):
                self._add("line", step, place, entry, open_=False, count=count)


def in_log(entry: Entry) -> bool:
    """Return whether an event or fact is a row of the log."""
    item = entry.item
    if isinstance(item, Fact):
        return item.kind.shown is Shown.LOG
    if isinstance(item, Chosen):
        return item.kind != "action" and (item.front or bool(item.options))
    return isinstance(item, Moved | Splayed | Rearranged | Revealed | ColorRevealed | Left | GameOver)


# --- recent steps -------------------------------------------------------------------------------------


def has_news(session: Session, step: Step) -> bool:
    """Return whether a step has an event or fact to report."""
    return any(_is_news(entry) for entry in session.visible_entries(step))


def _is_news(entry: Entry) -> bool:
    item = entry.item
    if isinstance(item, Fact):
        return item.kind.shown is not Shown.ASKED
    return isinstance(item, Moved | Splayed | Rearranged | Revealed | ColorRevealed | Left | GameOver) or (
        isinstance(item, Chosen) and item.kind != "action"
    )


def between(session: Session, old: int, new: int) -> list[Step]:
    """Return the steps after ``old`` up to ``new``; empty if ``new`` does not follow ``old``."""
    found: list[Step] = []
    at = new
    while at >= 0 and at != old and session.steps[at].number > session.steps[old].number:
        found.append(session.steps[at])
        at = session.steps[at].parent
    return found[::-1] if at == old else []


def recent(session: Session, old: int | None) -> list[Step]:
    """Return the steps to report: those just taken, or else the last one with news."""
    steps = between(session, old, session.cursor) if old is not None else []
    if any(has_news(session, step) for step in steps):
        return steps
    at = steps[0].parent if steps else session.cursor
    while at >= 0:
        step = session.steps[at]
        if step.number == 0:
            break
        if has_news(session, step):
            return [step, *steps]
        at = step.parent
    return steps


def current_action(session: Session) -> list[Entry]:
    """Return the events and facts since the running (or last) action began."""
    found: list[Entry] = []
    at = session.cursor
    while at >= 0:
        step = session.steps[at]
        for entry in reversed(session.visible_entries(step)):
            found.append(entry)
            if isinstance(entry.item, Began) and entry.item.what == "action":
                return found[::-1]
        at = step.parent
    return []


def locked_verdicts(entries: Iterable[Entry]) -> dict[int, Entry]:
    """Return the facts locked at the start of a Dogma action, by seat, as changed by Parleys."""
    found: dict[int, Entry] = {}
    for entry in entries:
        fact = entry.item
        if not isinstance(fact, Fact):
            continue
        if fact.kind is facts.PARLEY_SHARE and fact.seat in found:
            locked = found[fact.seat].item
            assert isinstance(locked, Fact)
            numbers = tuple(each for each in locked.numbers if each[0] != "parley")
            found[fact.seat] = found[fact.seat]._replace(item=locked._replace(numbers=numbers))
        elif fact.kind.verdict or fact.denies in (Denies.SHARING, Denies.DEMAND):
            found[fact.seat] = entry
    return found


# --- how far a card has run ---------------------------------------------------------------------------------

COMING, RUNNING, DONE, SKIPPED = "coming", "running", "done", "skipped"


@dataclass(slots=True)
class EffectRun:
    """How far one effect of a card has run for the player who executes it."""

    index: int
    status: str = COMING
    sentences: dict[int, str] = field(default_factory=dict)
    """sentence -> status; a missing sentence is coming"""
    reasons: dict[int, Entry] = field(default_factory=dict)
    """sentence -> reason why it was skipped"""
    players: list[tuple[int, str]] = field(default_factory=list)
    """(seat, status) in the order of execution"""
    nobody: Entry | None = None
    """why no player executes it"""
    repeats: bool = False
    """whether the effect restarts with the next sentence"""


@dataclass(slots=True)
class CardRun:
    """A card being executed, and how far it has run."""

    card: int
    seat: int
    """seat that activated it"""
    depth: int
    """0: the card of the action; more: executed by another card"""
    span: Span
    """kind of execution: Dogma action, self-execution, karma, part"""
    above: int
    """number of frames below it on the stack"""
    effects: list[EffectRun]
    counts: tuple[int, ...]
    """number of sentences of each effect"""
    over: bool = False
    current: int = -1
    """index of the running or last effect; -1: none yet"""

    @property
    def effect(self) -> EffectRun | None:
        """The running or last effect; ``None`` before the first."""
        return self.effects[self.current] if 0 <= self.current < len(self.effects) else None

    def begin_effect(self, index: int) -> None:
        """Begin an effect; those before it are over."""
        self.end_execution()
        for effect in self.effects[:index]:
            effect.status = SKIPPED if effect.nobody else DONE
        self.current = index
        self.effects[index].status = RUNNING

    def begin_execution(self, seat: int) -> None:
        """Begin the next player's execution of the effect, at its first sentence."""
        effect = self.effects[self.current]
        effect.players = [*((each, DONE) for each, _ in effect.players), (seat, RUNNING)]
        effect.sentences, effect.reasons = {}, {}

    def begin_sentence(self, index: int, number: int) -> None:
        """Begin a sentence of an effect."""
        if index != self.current:
            self.begin_effect(index)
        effect = self.effects[index]
        if effect.repeats:
            effect.sentences, effect.reasons, effect.repeats = {}, {}, False
        effect.sentences[number] = RUNNING

    def end_sentence(self, ended: SentenceEnded, reason: Entry | None) -> None:
        """Record a sentence as done or skipped."""
        effect = self.effects[ended.effect]
        effect.sentences[ended.number] = DONE if ended.outcome is Outcome.DONE else SKIPPED
        if reason is not None:
            effect.reasons[ended.number] = reason

    def end_execution(self) -> None:
        """End the running player's execution; sentences not reached are skipped."""
        effect = self.effect
        if effect is None:
            return
        effect.players = [(seat, DONE) for seat, _ in effect.players]
        reached = {number: DONE if status == RUNNING else status for number, status in effect.sentences.items()}
        effect.sentences = dict.fromkeys(range(self.counts[self.current]), SKIPPED) | reached

    def end(self) -> None:
        """End the Dogma action."""
        self.end_execution()
        self.over = True
        for effect in self.effects:
            effect.status = SKIPPED if effect.nobody else DONE


def running_cards(machine: Machine, state: State, entries: Sequence[Entry]) -> list[CardRun]:
    """Return the cards that the action of these entries executes, outermost first, and how far each has run."""
    stack: list[CardRun] = []
    why = reasons(entries)
    for place, entry in enumerate(entries):
        item = entry.item
        match item:
            case Began(what=Span.DOGMA):
                stack = [_card_run(machine, item, 0, entry.at.depth)]
            case Began(what=Span.KARMA) if not stack or stack[0].over:  # it steps in before an action or after it
                stack = [_card_run(machine, item, 0, entry.at.depth)]
            case _ if not stack:
                continue
            case Began(what=Span.SELF_EXECUTE | Span.KARMA | Span.PART):
                stack.append(_card_run(machine, item, len(stack), entry.at.depth))
            case Began(what=Span.EFFECT):
                if item.card != stack[0].card:  # a plan may hold effects of several cards: the one that runs is told
                    stack = [_card_run(machine, Began(Span.DOGMA, item.seat, item.card), 0, stack[0].above)]
                stack[0].begin_effect(item.number)
            case Began(what=Span.EXECUTION):
                stack[0].begin_execution(item.seat)
            case Began(what=Span.SENTENCE):
                if entry.at.card != stack[-1].card:  # the echo effects of other cards come before a card's own effects
                    run = stack[-1]
                    stack[-1] = _card_run(machine, Began(run.span, run.seat, entry.at.card), run.depth, run.above)
                stack[-1].begin_sentence(entry.at.effect, item.number)
            case SentenceEnded():
                stack[-1].end_sentence(item, entries[why[place]] if place in why else None)
            case Repeated():
                stack[-1].effects[item.effect].repeats = True
            case Ended(what=Span.EFFECT):
                stack[-1].end_execution()
                if stack[-1].span is Span.PART:
                    stack.pop()
            case Ended(what=Span.SELF_EXECUTE | Span.KARMA | Span.PART):
                stack.pop()
            case CutOff():
                stack = [stack[0], *(run for run in stack[1:] if run.above < item.depth)]
            case Ended(what=Span.DOGMA):
                stack = stack[:1]
                stack[0].end()
            case Fact() if item.denies in (Denies.EXECUTION, Denies.EFFECT) and "effect" in item.kind.numbers:
                stack[-1].effects[item.number("effect")].nobody = entry
    if stack:
        _queue(machine, state, stack[0])
    return stack


def _card_run(machine: Machine, began: Began, depth: int, above: int) -> CardRun:
    """Return a card at the start of its execution."""
    codes = machine.codes.of(began.card)
    effects, counts = [EffectRun(code.effect) for code in codes], tuple(len(code.sentences) for code in codes)
    run = CardRun(began.card, began.seat, depth, began.what, above, effects, counts)
    if began.what is Span.KARMA:
        run.begin_effect(began.number)
    return run


def _queue(machine: Machine, state: State, run: CardRun) -> None:
    """Add the seats that have yet to execute the running effect."""
    frame, effect = running_action(state), run.effect
    if (
        frame is None
        or effect is None
        or run.over
        or run.card not in {code.card for code in plan.codes(machine, state, frame)}
        or effect.status != RUNNING
    ):
        return
    effect.players = [*effect.players, *((seat, COMING) for seat in frame.vars[ActionFrame.QUEUE])]
