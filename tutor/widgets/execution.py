"""What a session has told so far, ordered for reading: the log as a tree, how far a card has run, what just happened.

Only events and facts are read here; no rule is known and nothing is worded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.model.state import State
from engine.query.memory import CARD, QUEUE, action_frame
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import (
    Asked,
    Began,
    Chosen,
    Denies,
    Ended,
    Entry,
    Fact,
    GameOver,
    Left,
    Moved,
    Revealed,
    Shown,
    Span,
    Splayed,
)
from tutor.session import Session, Step

# --- the log ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Branch:
    """A line of the log with what lies under it."""

    kind: str
    """``turn``, ``action``, ``effect``, ``execution``, ``self-execute``, ``free-draw``, ``line``"""
    step: int
    """the step at which it was told"""
    place: int
    """which of the things told at that step it is; -1 for a turn that had begun before the first step"""
    entry: Entry
    first: int
    """how many steps from the root it was told"""
    last: int
    """how many steps from the root the last thing under it was told"""
    children: list[Branch] = field(default_factory=list)

    @property
    def id(self) -> str:
        """A name that stays the same while the line exists."""
        return f"{self.kind}-{self.step}-{self.place}"

    def walk(self) -> Iterator[Branch]:
        """Yield this line and all under it."""
        yield self
        for child in self.children:
            yield from child.walk()


_LEVEL = {"turn": 0, "action": 1, "effect": 2, "free-draw": 2, "execution": 3}


class Log:
    """The log of a path as a tree: turn, action, effect, player, what happened. It grows with its path."""

    def __init__(self) -> None:
        self.turns: list[Branch] = []
        """the lines that lie under no other"""
        self._stack: list[Branch] = []
        self._followed = 0
        self._at: Step | None = None
        """the last step that is in it"""

    def follow(self, path: Sequence[Step]) -> list[Branch]:
        """Be the log of these steps, in order; only what is new of them is looked at."""
        # a step has one past, so that all before one that is known is known
        if self._at is not None and (len(path) < self._followed or path[self._followed - 1] is not self._at):
            self.turns, self._stack, self._followed, self._at = [], [], 0, None
        for step in path[self._followed :]:
            self._tell(step)
            self._at = step
        self._followed = len(path)
        return self.turns

    def _add(self, kind: str, step: Step, place: int, entry: Entry, *, open_: bool) -> None:
        branch = Branch(kind, step.index, place, entry, step.number, step.number)
        for above in self._stack:
            above.last = step.number
        (self._stack[-1].children if self._stack else self.turns).append(branch)
        if open_:
            self._stack.append(branch)

    def _tell(self, step: Step) -> None:
        stack = self._stack
        for place, entry in enumerate(step.entries):
            item = entry.item
            if isinstance(item, Began):
                if item.what in _LEVEL:
                    level = _LEVEL[item.what]
                    while stack and _LEVEL.get(stack[-1].kind, 9) >= level:
                        stack.pop()
                    if item.what == "action" and not stack:
                        self._add("turn", step, -1, Entry(entry.at, Began(Span.TURN, item.seat)), open_=True)
                    self._add(item.what, step, place, entry, open_=True)
                elif item.what == "self-execute":
                    self._add(item.what, step, place, entry, open_=True)
            elif isinstance(item, Ended):
                if item.what == "self-execute":
                    while stack and stack.pop().kind != "self-execute":
                        pass
                elif item.what == "dogma":
                    while stack and _LEVEL.get(stack[-1].kind, 9) > _LEVEL["action"]:
                        stack.pop()
                elif item.what in ("action", "turn"):
                    while stack and _LEVEL.get(stack[-1].kind, 9) >= _LEVEL[item.what]:
                        stack.pop()
            elif in_log(entry):
                self._add("line", step, place, entry, open_=False)


def in_log(entry: Entry) -> bool:
    """Return whether an event or fact is a line of the log."""
    item = entry.item
    if isinstance(item, Fact):
        return item.kind.shown is Shown.LOG
    if isinstance(item, Chosen):
        return item.kind != "action" and bool(item.options)
    return isinstance(item, Moved | Splayed | Revealed | Left | GameOver)


# --- what just happened -------------------------------------------------------------------------------------


def tells(step: Step) -> bool:
    """Return whether anything happened or was explained at a step."""
    return any(_is_news(entry) for entry in step.entries)


def _is_news(entry: Entry) -> bool:
    item = entry.item
    if isinstance(item, Fact):
        return item.kind.shown is not Shown.ASKED
    return isinstance(item, Moved | Splayed | Revealed | Left | GameOver) or (
        isinstance(item, Chosen) and item.kind != "action"
    )


def between(session: Session, old: int, new: int) -> list[Step]:
    """Return the steps that lead from one to another, or nothing if the other is no later one."""
    found: list[Step] = []
    at = new
    while at >= 0 and at != old and session.steps[at].number > session.steps[old].number:
        found.append(session.steps[at])
        at = session.steps[at].parent
    return found[::-1] if at == old else []


def recent(session: Session, old: int | None) -> list[Step]:
    """Return the steps to speak of: those just taken, or else the last one in which anything happened."""
    steps = between(session, old, session.cursor) if old is not None else []
    if any(tells(step) for step in steps):
        return steps
    at = steps[0].parent if steps else session.cursor
    while at >= 0:
        step = session.steps[at]
        if step.number == 0:
            break
        if tells(step):
            return [step, *steps]
        at = step.parent
    return steps


def current_action(session: Session) -> list[Entry]:
    """Return what was told since the running action began, or the last one if none runs."""
    found: list[Entry] = []
    at = session.cursor
    while at >= 0:
        step = session.steps[at]
        for entry in reversed(step.entries):
            found.append(entry)
            if isinstance(entry.item, Began) and entry.item.what == "action":
                return found[::-1]
        at = step.parent
    return []


def locked_verdicts(entries: Iterable[Entry]) -> dict[int, Entry]:
    """Return the facts that were locked at the start of a Dogma action, by seat, or what a Parley made of them."""
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
    """How far one effect of a card has come for the player who executes it."""

    index: int
    status: str = COMING
    sentences: dict[int, str] = field(default_factory=dict)
    """status by sentence; a sentence that is not here is coming"""
    reasons: dict[int, Entry] = field(default_factory=dict)
    """why a sentence was skipped"""
    players: list[tuple[int, str]] = field(default_factory=list)
    """(seat, status) in the order in which they execute it"""
    nobody: Entry | None = None
    """why no player executes it"""


@dataclass(slots=True)
class CardRun:
    """A card that is executed, and how far it has come."""

    card: int
    seat: int
    """who activated it"""
    depth: int
    """0: the card of the action; more: executed by another card"""
    effects: list[EffectRun]
    over: bool = False
    current: int = -1
    """index of the effect that runs or ran last"""
    doubt: Entry | None = None
    """why something was last skipped"""

    @property
    def effect(self) -> EffectRun | None:
        """The effect that runs or ran last."""
        return self.effects[self.current] if 0 <= self.current < len(self.effects) else None


def running_cards(machine: Machine, state: State, entries: Sequence[Entry]) -> list[CardRun]:
    """Return the cards that the action of these entries executes, outermost first, with how far each has come."""
    stack: list[CardRun] = []
    for entry in entries:
        item = entry.item
        match item:
            case Began(what="dogma"):
                stack = [_card_run(machine, item.card, item.seat, 0)]
            case Began(what="self-execute") if stack:
                stack.append(_card_run(machine, item.card, item.seat, len(stack)))
            case Ended(what="self-execute") if len(stack) > 1:
                stack.pop()
            case Ended(what="dogma") if stack:
                stack = stack[:1]
                _finish(stack[0])
                stack[0].over = True
                for effect in stack[0].effects:
                    if effect.status != DONE:
                        effect.status = SKIPPED if effect.nobody else DONE
            case Began(what="effect") if stack:
                _begin_effect(stack[0], item.number)
            case Began(what="execution") if stack:
                _begin_execution(stack[0], item)
            case _ if stack:
                _told(stack[-1], entry)
    if stack:
        _queue(state, stack[0])
    return stack


def _card_run(machine: Machine, card: int, seat: int, depth: int) -> CardRun:
    codes = machine.effects.get(card, ())
    return CardRun(card, seat, depth, [EffectRun(code.effect) for code in codes])


def _begin_effect(run: CardRun, index: int) -> None:
    _finish(run)
    for effect in run.effects[:index]:
        effect.status = SKIPPED if effect.nobody else DONE
    run.current = index
    if run.effect is not None:
        run.effect.status = RUNNING


def _begin_execution(run: CardRun, item: Began) -> None:
    _finish(run)
    effect = run.effect
    if effect is None:
        return
    effect.players = [(seat, DONE) for seat, _ in effect.players] + [(item.seat, RUNNING)]
    effect.sentences, effect.reasons = {}, {}
    run.doubt = None


def _finish(run: CardRun) -> None:
    """End the execution that runs: what it began is done, what it never began was skipped."""
    effect = run.effect
    if effect is None or (not effect.players and run.depth == 0):
        return
    for sid, status in effect.sentences.items():
        if status == RUNNING:
            effect.sentences[sid] = DONE
    effect.players = [(seat, DONE) for seat, _ in effect.players]


def _told(run: CardRun, entry: Entry) -> None:
    """Follow one thing that was told inside a card's effect, or beside it."""
    item, at = entry.item, entry.at
    if isinstance(item, Fact) and item.kind == "nobody-vulnerable" and run.effect is not None:
        run.effect.nobody = entry
        return
    if at.card != run.card or at.effect < 0:
        return
    if run.depth > 0 and at.effect != run.current:
        _begin_effect(run, at.effect)
    effect = run.effect
    if effect is None:
        return
    match item:
        case Began(what="sentence"):
            if item.number in effect.sentences and effect.sentences[item.number] != RUNNING and item.number == 0:
                effect.sentences, effect.reasons = {}, {}  # the effect is repeated
            for sid, status in effect.sentences.items():
                if status == RUNNING:
                    effect.sentences[sid] = DONE
            for sid in range(item.number):
                if sid not in effect.sentences:
                    _skip(run, effect, sid)
            effect.sentences[item.number] = RUNNING
        case Ended(what="effect"):
            _finish(run)
            for sid in range(_sentences(run, effect)):
                if sid not in effect.sentences:
                    _skip(run, effect, sid)
        case Fact() if _fails(item):
            run.doubt = entry
            effect.sentences[at.sentence] = SKIPPED
            effect.reasons[at.sentence] = entry
        case Chosen() if (not item.picked and item.options) or (item.kind == "yes-no" and item.picked == (0,)):
            run.doubt = entry
            effect.sentences[at.sentence] = SKIPPED
            effect.reasons[at.sentence] = entry
        case Moved() | Splayed() | Revealed() | Asked():
            effect.sentences[at.sentence] = RUNNING
            effect.reasons.pop(at.sentence, None)


def _sentences(run: CardRun, effect: EffectRun) -> int:
    return max(effect.sentences, default=-1) + 1


def _skip(run: CardRun, effect: EffectRun, sid: int) -> None:
    effect.sentences[sid] = SKIPPED
    if run.doubt is not None:
        effect.reasons[sid] = run.doubt


def _fails(fact: Fact) -> bool:
    """Return whether a fact says that its sentence has nothing to do."""
    if fact.kind == "if-you-dont":
        return fact.holds
    return not fact.holds and fact.kind in (
        "condition",
        "condition-on-no-card",
        "if-you-do",
        "nothing-fits",
        "nothing-to-choose",
        "nothing-to-splay",
    )


def _queue(state: State, run: CardRun) -> None:
    """Add the seats that have yet to execute the running effect."""
    frame, effect = action_frame(state), run.effect
    if frame is None or effect is None or run.over or frame.vars[CARD] != run.card or effect.status != RUNNING:
        return
    effect.players = [*effect.players, *((seat, COMING) for seat in frame.vars[QUEUE])]


def with_ends(run: CardRun, counts: Sequence[int]) -> CardRun:
    """Return the run with the sentences of finished effects that never began marked as skipped.

    ``counts`` is how many sentences each effect has: the number stands in the text, not in the trace.
    """
    effects = []
    for effect, count in zip(run.effects, counts, strict=False):
        sentences = dict(effect.sentences)
        ended = effect.status == DONE or (effect.players and all(status == DONE for _, status in effect.players))
        if ended and sentences:
            for sid in range(count):
                sentences.setdefault(sid, SKIPPED)
        effects.append(replace(effect, sentences=sentences))
    return replace(run, effects=effects)
