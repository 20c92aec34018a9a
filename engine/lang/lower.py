"""From a card's tree to flat code: once, at load. A frame then needs no more than a program id and a counter.

An instruction names its operation, the node it came from and its sentence; ``run`` binds operations to handlers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum
from functools import cached_property, singledispatchmethod
from typing import Any

from engine.lang import nodes
from engine.lang.canonical import canonical, fingerprint
from engine.lang.nodes import Effect, Node, Step, inside
from engine.lang.nodes.karma import KNOWN_BEFORE
from engine.lang.sentences import Alternatives, NumberedSentence, in_order, number
from engine.lang.terms import Color, EffectKind, Icon


class NamedKind(Enum):
    """The kind of a named result of an effect."""

    CARDS = "cards"
    NUMBER = "number"
    COLOR = "color"
    """-1 where the card that gives the color is missing"""
    COLORS = "colors"
    ICON = "icon"
    SEAT = "seat"
    NUMBERS = "numbers"
    SEATS = "seats"
    TITLES = "titles"
    """cards that were named, which tells nothing of where they are"""
    ANYTHING = "anything"
    """one name for things of two kinds"""


_CHOSEN: dict[type[Step], NamedKind] = {
    nodes.ChooseCard: NamedKind.CARDS,
    nodes.ChooseValue: NamedKind.NUMBER,
    nodes.ChooseColor: NamedKind.COLOR,
    nodes.RevealColor: NamedKind.COLOR,
    nodes.ChooseDeed: NamedKind.NUMBER,
    nodes.ChooseNumber: NamedKind.NUMBER,
    nodes.ChooseSet: NamedKind.NUMBER,
    nodes.NameCard: NamedKind.TITLES,
    nodes.ChooseIcon: NamedKind.ICON,
    nodes.ChoosePlayer: NamedKind.SEAT,
}
"""what the choice of one thing keeps"""


_CARD = NamedKind.CARDS, NamedKind.CARDS
_EACH: dict[type, tuple[NamedKind, NamedKind]] = {
    nodes.Colors: (NamedKind.COLOR, NamedKind.COLORS),
    nodes.ColorsOf: (NamedKind.COLOR, NamedKind.COLORS),
    nodes.TheColor: (NamedKind.COLOR, NamedKind.COLORS),
    nodes.Bonuses: (NamedKind.NUMBER, NamedKind.NUMBERS),
    nodes.Who: (NamedKind.SEAT, NamedKind.SEATS),
    type(None): (NamedKind.NUMBER, NamedKind.NUMBERS),
}
"""of what is something done for each: the kind of the one for which it is done, and of those that are left"""


@dataclass(frozen=True, slots=True)
class Ins:
    """One flat instruction."""

    op: str
    node: Node
    sentence: int
    jump: int = -1
    """where to go when the instruction's condition fails or its choice is declined"""
    optional: bool = False
    """the choice may be declined ("you may")"""
    jumps: tuple[int, ...] = ()
    """the entry of each of several options"""
    counts_as_done: bool = True
    """whether a choice is something done by itself, as "if you do" reads it, or only a part of another deed"""
    deed: Step | None = None
    """the step that the instruction is a part of: for cards that are picked, what they are picked for"""


@dataclass(frozen=True)
class Code:
    """The flat program of one effect."""

    id: str
    """``"writing/0"``: card key and effect index"""
    card: int
    effect: int
    kind: EffectKind
    tree: Effect
    body: tuple[Ins, ...]
    sentences: tuple[int, ...]
    """for each sentence the one that contains it, or -1"""
    names: tuple[str, ...] = ()
    """the named locals, in the order of their slots after those of every effect"""
    kinds: tuple[NamedKind, ...] = ()
    """the kind of result in each of them"""
    start: tuple[Any, ...] = ()
    """first values of the named locals"""
    asks_for: frozenset[str] = frozenset()
    """the verbs of which the effects of its card ask what was done with them during the action"""
    whole: str = ""
    """the program that this is one sentence of; nothing for a whole effect"""
    demand: bool = field(init=False, repr=False, compare=False)
    """whether its kind is one that other players execute; it is asked for again and again"""
    compels: bool = field(init=False, repr=False, compare=False)
    """whether it is a demand on those who would share"""

    def __post_init__(self) -> None:
        object.__setattr__(self, "demand", self.kind.is_demand)
        object.__setattr__(self, "compels", self.kind.compels)

    @cached_property
    def parts(self) -> frozenset[type]:
        """The classes of all that its text consists of: every shape of game that has the card asks for some of them."""
        return frozenset([type(each) for each in inside(self.tree)])

    @cached_property
    def fingerprint(self) -> str:
        """A short hash that changes whenever the program does; a save in the middle of an effect is tied to it.

        It is made of the tree and of the instructions' operations and jumps. A new field of a node or of an instruction
        changes no fingerprint as long as the program does not use it.
        """
        places = (
            f"{ins.op} {ins.sentence} {ins.jump} {ins.jumps} {ins.optional} {ins.counts_as_done}" for ins in self.body
        )
        return fingerprint("\n".join((canonical(self.tree), canonical(self.names), *places)))


def lower(tree: Effect, *, key: str, card: int, index: int) -> Code:
    """Return the flat code of one effect.

    Raises:
        TypeError: a node that no lowering knows.
    """
    return _Lowering(tree).code(key, card, index)


def asked_for(node: object) -> Iterator[str]:
    """Yield the verbs of which a program asks what was done with them due to its card during the action."""
    for each in inside(node):
        if isinstance(each, nodes.DueToThisCard):
            yield each.verb.value


def board_name(at: int) -> str:
    """Return the name of the player whose board an instruction lets somebody choose."""
    return f"board-{at}"


def guard(code: Code, at: int) -> nodes.Condition | None:
    """Return the condition that must hold for an instruction to be executed: the innermost one around it, if any."""
    for place in range(at - 1, -1, -1):
        ins = code.body[place]
        if ins.op == "when" and ins.jump > at and isinstance(ins.node, nodes.When):
            return ins.node.condition
    return None


def only_condition(code: Code) -> nodes.Condition | None:
    """Return the condition on which alone a karma that comes first does anything; ``None`` of every other program.

    What it asks of the very card of the deed may have to be proved by showing that card: it is no such karma then.
    """
    match code.tree.sentences:
        case (nodes.Would(instead=False, steps=(nodes.When(condition=condition, otherwise=()),)),):
            proved = (nodes.IsColor, nodes.HasIcon, nodes.Shares)
            asked = [part.card for part in nodes.inside(condition) if isinstance(part, proved)]
            return None if any(isinstance(card, nodes.NamedCards) for card in asked) else condition
    return None


def excerpt(code: Code, sentence: int) -> Code:
    """Return one sentence of an effect as a program of its own, without the sentences inside it.

    Where the sentence is left, the program ends and reports to the one beneath it how much was asked and done.
    """
    lowering = _Lowering(code.tree, names=dict(zip(code.names, code.kinds, strict=True)), alone=True)
    lowering.begin(next(each for each in in_order(number(code.tree)) if each.number == sentence))
    lowering.sentence = sentence
    lowering.emit("end-part", code.tree)
    names, kinds = tuple(lowering.names), tuple(lowering.names.values())
    start = (*code.start, *[None] * (len(names) - len(code.start)))  # some names tell the place of an instruction
    return replace(
        code,
        id=f"{code.id}:{sentence}",
        whole=code.id,
        body=tuple(lowering.body),
        names=names,
        kinds=kinds,
        start=start,
    )


@dataclass
class _Lowering:
    tree: Effect
    names: dict[str, NamedKind] = field(default_factory=dict)
    alone: bool = False
    """whether one sentence is lowered without those inside it"""
    body: list[Ins] = field(default_factory=list)
    sentence: int = -1
    """the number of the running sentence"""
    chosen: dict[str, int] = field(default_factory=dict)
    """where it goes on after the first choice of each name"""
    inside: Iterator[NumberedSentence] = field(default_factory=lambda: iter(()))
    """the sentences inside it that are yet to come"""

    def code(self, key: str, card: int, index: int) -> Code:
        start = {name: int(value) if isinstance(value, IntEnum) else value for name, value in self.tree.parameters}
        for name, value in self.tree.parameters:
            self.name(name, _kind_of(value))
        sentences = number(self.tree)
        for each in sentences:
            if isinstance(each, Alternatives):
                self.choose(each)
            else:
                self.begin(each)
        self.emit("end", self.tree)
        return Code(
            id=f"{key}/{index}",
            card=card,
            effect=index,
            kind=self.tree.kind,
            tree=self.tree,
            body=tuple(self.body),
            sentences=tuple(each.parent for each in in_order(sentences)),
            names=tuple(self.names),
            kinds=tuple(self.names.values()),
            start=tuple(start.get(name) for name in self.names),
        )

    def choose(self, alternatives: Alternatives) -> None:
        """Lower the sentences of all choices of a switch."""
        at = self.emit("by-switch", alternatives.node)
        entries: list[int] = []
        ends: list[int] = []
        for _choice, sentences in alternatives.cases:
            entries.append(self.here())
            for each in sentences:
                self.begin(each)
            ends.append(self.emit("go", alternatives.node))
        for end in ends:
            self.patch(end)
        self.body[at] = replace(self.body[at], jumps=tuple(entries))

    def begin(self, sentence: NumberedSentence) -> None:
        """Lower a sentence, inside the running one if there is any."""
        outer = self.sentence, self.inside
        self.sentence, self.inside = sentence.number, iter(sentence.inside)
        self.emit("sentence", sentence.step)
        self.lower(sentence.step)
        if sentence.parent >= 0:
            self.emit("end-sentence", sentence.step)  # any other ends where the next begins, or with the effect
        self.sentence, self.inside = outer

    def emit(self, op: str, node: Node, *, deed: Step | None = None, **more: Any) -> int:
        """Add an instruction and return its place; a step is its own deed."""
        deed = node if isinstance(node, Step) else deed
        self.body.append(Ins(op, node, self.sentence, deed=deed, **more))
        return len(self.body) - 1

    def here(self) -> int:
        return len(self.body)

    def patch(self, at: int) -> None:
        """Let the instruction ``at`` jump here."""
        self.body[at] = replace(self.body[at], jump=self.here())

    def name(self, name: str, kind: NamedKind) -> None:
        """Give a named local its kind and, the first time, its slot; a name for two kinds may hold anything."""
        self.names[name] = kind if self.names.get(name, kind) is kind else NamedKind.ANYTHING

    def keep(self, step: nodes.Draw | nodes.Move | nodes.Transfer | nodes.Reveal) -> None:
        if step.into is not None:
            self.name(step.into.name, NamedKind.CARDS)
            self.emit("keep", step.into, deed=step)

    # --- steps: each lowers itself; ``optional`` is the "may" before it ---

    @singledispatchmethod
    def lower(self, step: Step, *, optional: bool = False) -> None:
        msg = f"no lowering for {type(step).__name__}"
        raise TypeError(msg)

    @lower.register
    def _(self, step: nodes.Then, *, optional: bool = False) -> None:
        first, *rest = step.steps
        start = self.here()
        self.lower(first, optional=optional)
        skips = [at for at in range(start, self.here()) if self.body[at].optional or self.body[at].op == "choose"]
        for each in rest:
            self.lower(each)
        for at in skips:
            goal = self.body[at].jump if _always_has_a_value(self.body[at]) else self.here()
            self.body[at] = replace(self.body[at], jump=goal, counts_as_done=False)

    @lower.register
    def _(self, step: nodes.Sentence, *, optional: bool = False) -> None:
        assert not optional, "a sentence inside another has its own may"
        if self.alone:
            return
        sentence = next(self.inside)
        assert sentence.step is step.step, "sentences are lowered in another order than they are numbered"
        self.begin(sentence)

    @lower.register
    def _(self, step: nodes.May, *, optional: bool = False) -> None:
        self.lower(step.step, optional=True)

    @lower.register
    def _(self, step: nodes.Draw, *, optional: bool = False) -> None:
        ask = self.emit("may", step, optional=True) if optional else None
        begin = self.emit("draw-count", step)
        loop = self.emit("draw", step)
        if step.then is nodes.Verb.REVEAL:
            self.emit("show-drawn", step)
        elif step.then is not None:
            self.emit("move-drawn", step)
        self.emit("draw-again", step, jump=loop)
        self.patch(begin)
        self.keep(step)
        if ask is not None:
            self.patch(ask)

    def hold(self, step: Step, cards: nodes.Cards, *, optional: bool) -> int | None:
        """Put the cards of a verb into TO_MOVE; return the asking instruction, if a "may" needs one to jump."""
        asking = isinstance(cards, nodes.Selection) and (cards.many is not nodes.Many.ALL or cards.different_colors)
        if asking:
            at = self.emit("pick", cards, deed=step, optional=optional)
            return at if optional else None
        self.emit("take", cards, deed=step)
        return self.emit("may", step, optional=True) if optional else None

    @lower.register
    def _(self, step: nodes.Move, *, optional: bool = False) -> None:
        ask = self.hold(step, step.cards, optional=optional)
        self.emit("move", step)
        self.keep(step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.Transfer, *, optional: bool = False) -> None:
        ask = self.hold(step, step.cards, optional=optional)
        self.emit("transfer", step)
        self.keep(step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.Reveal, *, optional: bool = False) -> None:
        if step.one_by_one and not (isinstance(step.cards, nodes.Selection) and step.cards.n == 1):
            self.reveal_one_by_one(step)
            return
        ask = self.hold(step, step.cards, optional=optional)
        self.emit("reveal", step)
        self.keep(step)
        if ask is not None:
            self.patch(ask)

    def reveal_one_by_one(self, step: nodes.Reveal) -> None:
        """Reveal so many cards, each chosen among those that have not been revealed yet."""
        cards, into = step.cards, step.into
        assert isinstance(cards, nodes.Selection), "only a number of cards to choose can be revealed one by one"
        assert isinstance(cards.n, int), "only a number of cards to choose can be revealed one by one"
        assert into is not None, "cards that are revealed one by one are kept under a name"
        others = nodes.Not(nodes.IsCard(nodes.Each(), nodes.NamedCards(into.name)))
        another = replace(cards, n=1, where=others if cards.where is None else nodes.Both(cards.where, others))
        for nth in range(cards.n):
            which, name = (another, replace(into, grows=True)) if nth else (replace(cards, n=1), into)
            self.lower(replace(step, cards=which, into=name))

    @lower.register
    def _(self, step: nodes.SelfExecute, *, optional: bool = False) -> None:
        if step.noting:
            self.name(step.noting, NamedKind.NUMBER)
        ask = self.hold(step, step.card, optional=optional)
        self.emit("self-execute", step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.Exchange, *, optional: bool = False) -> None:
        ask = self.emit("may", step, optional=True) if optional else None
        self.hold(step, step.mine, optional=False)
        self.emit("set-aside", step)
        self.hold(step, step.theirs, optional=False)
        self.emit("exchange", step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.SplayColor, *, optional: bool = False) -> None:
        if step.into is not None:
            self.name(step.into, NamedKind.COLORS if step.each else NamedKind.COLOR)
        if step.of in (nodes.Who.OPPONENTS, nodes.Who.OTHERS, nodes.Who.EVERYONE):
            self.on_any_board(step, optional=optional)
            return
        if step.each:
            self.each_color(step, optional=optional)
            return
        ask = self.emit("choose-splay", step, optional=optional)
        self.emit("splay", step)
        self.patch(ask)

    def on_any_board(self, step: nodes.SplayColor, *, optional: bool) -> None:
        """Lower a splay on the board of one of several players: first the player is chosen."""
        them = nodes.Player(board_name(self.here()))
        self.name(them.name, NamedKind.SEAT)
        at = self.emit("choose-board", step, optional=optional)
        color = replace(step.color, of=them) if isinstance(step.color, nodes.Colors) else step.color
        self.lower(replace(step, of=them, color=color))
        self.patch(at)

    def each_color(self, step: nodes.SplayColor, *, optional: bool) -> None:
        """Lower the splaying of each of several colours: one by one, in the order of the game."""
        assert isinstance(step.color, nodes.Colors)
        ask = self.emit("may", step, optional=True) if optional else None
        name = f"splayed-{self.here()}"
        one = replace(step, color=nodes.TheColor(name), each=False, into=None)
        begin = self.loop(nodes.ForEach(name, step.color, (one,), in_order=True), step)
        self.emit("choose-splay", one, jump=self.here() + 2)
        self.emit("splay", one if step.into is None else replace(one, each=True, into=step.into))
        self.emit("go", step, jump=begin)
        self.patch(begin)
        if ask is not None:
            self.patch(ask)

    def loop(self, step: nodes.ForEach, deed: Step) -> int:
        """Begin to do something for each of several things; return the instruction that takes the next one."""
        one, several = _EACH[type(step.among)] if not isinstance(step.among, nodes.Cards) else _CARD
        self.name(step.into, one)
        self.name(f"{step.into}-left", several)
        self.emit("for-each", step, deed=deed)
        return self.emit("for-next", step, deed=deed)

    @lower.register
    def _(self, step: nodes.ForEach, *, optional: bool = False) -> None:
        assert not optional, "what is done for each has its own may"
        begin = self.loop(step, step)
        for each in step.steps:
            self.lower(each)
        self.emit("go", step, jump=begin)
        self.patch(begin)

    @lower.register
    def _(self, step: nodes.Rearrange, *, optional: bool = False) -> None:
        ask = self.emit("choose-pile", step, optional=optional)
        self.emit("rearrange", step)
        self.patch(ask)

    @lower.register
    def _(self, step: nodes.Choose, *, optional: bool = False) -> None:
        several = isinstance(step, nodes.ChooseColor) and step.count > 1
        self.name(step.into, NamedKind.COLORS if several else _CHOSEN[type(step)])
        at = self.emit("choose", step, optional=optional)
        self.patch(at)
        self.chosen.setdefault(step.into, self.here())

    @lower.register(nodes.JunkDeck)
    @lower.register(nodes.IntroduceDeck)
    @lower.register(nodes.Claim)
    @lower.register(nodes.Win)
    @lower.register(nodes.Lose)
    @lower.register(nodes.EndDogmaAction)
    @lower.register(nodes.RaiseValues)
    @lower.register(nodes.HaveSoleMajority)
    @lower.register(nodes.SearchDeck)
    @lower.register(nodes.Native)
    @lower.register(nodes.NotDone)
    def _(self, step: Step, *, optional: bool = False) -> None:
        ask = self.emit("may", step, optional=True) if optional else None
        self.emit(_OPS[type(step)], step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.ExecuteThatEffect, *, optional: bool = False) -> None:
        if step.for_each is not None:
            self.lower(nodes.ForEach("again", step.for_each, (replace(step, for_each=None),), in_order=True))
        elif step.upon is None:
            self.emit("execute-again", step)
        else:
            self.name(KNOWN_BEFORE, NamedKind.NUMBER)
            self.emit("demand-the-same", step)
            self.emit("forget-demanded", step)

    @lower.register
    def _(self, step: nodes.ExecuteSentence, *, optional: bool = False) -> None:
        ask = self.hold(step, step.card, optional=optional)
        self.emit("execute-sentence", step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.They, *, optional: bool = False) -> None:
        ask = self.emit("may", step, optional=True) if optional else None
        at = self.emit("they", step)
        self.lower(step.step)
        self.emit("end-part", step)
        self.patch(at)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.Would, *, optional: bool = False) -> None:
        for each in nodes.inside(self.tree):
            if (name := getattr(each, "name", None)) in _OF_THE_DEED:
                self.name(name, _OF_THE_DEED[name])
        for each in step.steps:
            self.lower(each)

    @lower.register
    def _(self, step: nodes.WhenMelded, *, optional: bool = False) -> None:
        for each in step.steps:
            self.lower(each)

    @lower.register
    def _(self, step: nodes.MayIssue, *, optional: bool = False) -> None:
        """It holds without being executed."""

    @lower.register
    def _(self, step: nodes.IssueDecree, *, optional: bool = False) -> None:
        ask = self.emit("may", step, optional=True) if optional else None
        self.emit("issue-decree", step)
        if ask is not None:
            self.patch(ask)

    @lower.register
    def _(self, step: nodes.BecomeEligible, *, optional: bool = False) -> None:
        """The step that waits for the karma sees to it: the player shares."""

    @lower.register
    def _(self, step: nodes.EachKarma, *, optional: bool = False) -> None:
        """It holds without being executed."""

    @lower.register
    def _(self, step: nodes.CountsAs, *, optional: bool = False) -> None:
        """It holds without being executed."""

    @lower.register
    def _(self, step: nodes.ProvidesIcons, *, optional: bool = False) -> None:
        """It holds without being executed."""

    @lower.register
    def _(self, step: nodes.ProvidesPoints, *, optional: bool = False) -> None:
        """It holds without being executed."""

    @lower.register
    def _(self, step: nodes.IfYouDo, *, optional: bool = False) -> None:
        at = self.emit("if-you-do", step)
        for each in step.steps:
            self.lower(each)
        self.patch(at)

    @lower.register
    def _(self, step: nodes.When, *, optional: bool = False) -> None:
        at = self.emit("when", step)
        for each in step.steps:
            self.lower(each)
        if step.otherwise:
            over = self.emit("go", step)
            self.patch(at)
            for each in step.otherwise:
                self.lower(each)
            self.patch(over)
        else:
            self.patch(at)

    @lower.register
    def _(self, step: nodes.DoAsChosen, *, optional: bool = False) -> None:
        self.one_of(self.emit("do-chosen", step), _deeds(self.tree, step.name))

    @lower.register
    def _(self, step: nodes.MayDoOneOf, *, optional: bool = False) -> None:
        self.one_of(self.emit("choose-one", step, optional=step.optional), step.options)

    def one_of(self, at: int, options: tuple[Step, ...]) -> None:
        """Lower each of several things, of which the instruction ``at`` goes to one."""
        entries: list[int] = []
        ends: list[int] = []
        for each in options:
            entries.append(self.here())
            self.lower(each)
            ends.append(self.emit("go", self.body[at].node))
        for end in ends:
            self.patch(end)
        self.body[at] = replace(self.body[at], jumps=tuple(entries), jump=self.here())

    @lower.register
    def _(self, step: nodes.FlipCoin, *, optional: bool = False) -> None:
        self.name(step.into, NamedKind.NUMBER)
        self.emit("flip-coin", step)

    @lower.register
    def _(self, step: nodes.RepeatEffect, *, optional: bool = False) -> None:
        for name, _value in step.using:
            if name not in self.names:
                self.name(name, NamedKind.ANYTHING)
        ask = self.emit("may", step, optional=True) if optional else None
        # a sentence alone repeats its whole effect (``run/verbs/control.py``): what was chosen is chosen again
        again = 0 if step.same is None or self.alone else self.chosen[step.same]
        self.emit("repeat-effect", step, jump=again)
        if ask is not None:
            self.patch(ask)


def _deeds(tree: Effect, name: str) -> tuple[Step, ...]:
    """Return the things of which an effect lets one be chosen under a name.

    Raises:
        TypeError: it lets nothing be chosen under that name.
    """
    for part in inside(tree):
        if isinstance(part, nodes.ChooseDeed) and part.into == name:
            return part.options
    msg = f"nothing to do is chosen under the name {name!r}"
    raise TypeError(msg)


def _always_has_a_value(ins: Ins) -> bool:
    """Whether a choice is one among the values of cards: without a card there the value is 0 (4e base p. 23, Value)."""
    node = ins.node
    return isinstance(node, nodes.ChooseValue) and isinstance(node.among, nodes.Selection) and not ins.optional


def _kind_of(value: object) -> NamedKind:
    """Return the kind of a parameter, from its first value."""
    if isinstance(value, Color):
        return NamedKind.COLOR
    if isinstance(value, Icon):
        return NamedKind.ICON
    return NamedKind.NUMBER if type(value) is int else NamedKind.ANYTHING


_OF_THE_DEED = {
    "the-card": NamedKind.CARDS,
    "the-activated-card": NamedKind.CARDS,
    "that-player": NamedKind.SEAT,
    "the-value": NamedKind.NUMBER,
    "the-color": NamedKind.COLOR,
    "the-icon": NamedKind.ICON,
}
"""the names by which a karma speaks of the deed that it waited for, put into its frame when it begins"""

_OPS: dict[type[Step], str] = {
    nodes.JunkDeck: "junk-deck",
    nodes.IntroduceDeck: "introduce-deck",
    nodes.Claim: "claim",
    nodes.Win: "win",
    nodes.Lose: "lose",
    nodes.EndDogmaAction: "end-dogma-action",
    nodes.RaiseValues: "raise-values",
    nodes.HaveSoleMajority: "have-sole-majority",
    nodes.SearchDeck: "search-deck",
    nodes.Native: "native",
    nodes.NotDone: "not-done",
}
