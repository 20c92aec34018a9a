"""What a reader of an effect knows at some point of it: what "it" means, what was chosen, who "you" and "me" are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import Any

from engine.lang.nodes import (
    Cards,
    Condition,
    NamedCards,
    Node,
    Player,
    Sentence,
    Step,
    TheColor,
    TheIcon,
    TheNumber,
    TheSet,
    Who,
)
from engine.text.messages import Phrase, Slot, phrase
from engine.text.render.wording import NoWordsError


@dataclass(frozen=True, slots=True)
class Referent:
    """Cards named before: the verb that moved them, and whether they may be several."""

    verb: str
    several: bool
    n: int | None = None
    """how many they are, where the text says so"""
    noun: str = "card"
    """what they were called, where the language must not take up its gender for what is a card now"""


LOST = Referent("", several=False)
"""cards of a sentence that the templates could not word"""


@dataclass
class Discourse:
    """The reading of one effect, sentence by sentence."""

    title: Phrase
    """the title of the card"""
    demand: bool = False
    for_yourself_only: bool = False
    """whether a card is said to be executed "for yourself only", as where there is no Chain Rule"""
    parameters: dict[str, Any] = field(default_factory=dict)
    """parameters of the effect with their first values, which the text speaks of"""
    it: Referent | None = None
    results: dict[str, Referent] = field(default_factory=dict)
    named: dict[str, Phrase] = field(default_factory=dict)
    """values, colours, icons and players that were chosen: how the text speaks of them from now on"""
    first: dict[str, Phrase] = field(default_factory=dict)
    """how it speaks of them once, where their choice is part of the phrase ("another player's board")"""
    each: Phrase | None = None
    """what "each" means inside a condition; ``None`` outside"""
    you: str = "you"
    me: str = "me"
    """how those two are spoken of: inside a condition on some players they are others"""
    topic: Referent | None = None
    """cards that the running sentence already called "it", if it goes on to speak of them"""
    colored: Referent | None = None
    """the card whose color was spoken of last, so that it is "that color" from now on"""
    valued: Referent | None = None
    """the card whose value was spoken of last, so that it is "that value" from now on"""
    hands: str = "one"
    """``both`` while a sentence speaks of cards that go from one hand to another"""
    taken: list[Cards] = field(default_factory=list)
    """the selections whose cards earlier verbs took away: the same words now speak of what remains there"""
    named_card: Cards | None = None
    """the card that the running condition named, which is "it" right after"""
    clauses: list[tuple[Condition, Phrase]] = field(default_factory=list)
    """every condition that decided something so far, with its words"""
    done: str | None = None
    """the verb of the sentence before"""
    doing: str | None = None
    """the verb of this sentence"""
    they_did: Phrase | None = None
    """the player that the sentence before was about, if it was not you"""
    they_do: Phrase | None = None
    """the same of this sentence"""
    counters: set[str] = field(default_factory=set)
    """numbers that count the sentences of another card"""
    awaited: Step | None = None
    """a step of which it is asked later what was known before it, and that"""
    reached: Discourse | None = None

    def reach(self, step: Step) -> None:
        """Keep what is known now, if this is the awaited step."""
        if self.awaited is not None and self.awaited in (step, getattr(step, "step", None)):
            self.reached = self.copy()

    def copy(self) -> Discourse:
        """Return what is known now, unchanged by what is read later."""
        return replace(
            self,
            parameters={**self.parameters},
            results={**self.results},
            named={**self.named},
            first={**self.first},
            clauses=[*self.clauses],
            counters={*self.counters},
        )

    def parameter(self, name: str) -> Any:
        """Return the first value of a parameter, as long as nothing else was chosen for it."""
        return None if name in self.named else self.parameters.get(name)

    def lose(self, some: Iterable[Step]) -> None:
        """Forget the results of steps that could not be worded, so that no later sentence refers to them wrongly."""
        self.it, self.doing = LOST, LOST.verb
        self.first.clear()
        for each in some:
            for name in result_names(each):
                self.results[name] = LOST
                self.named.pop(name, None)
                self.parameters.pop(name, None)

    def known(self, node: TheNumber | TheColor | TheIcon | TheSet) -> Phrase:
        """Return the phrase for something that was chosen.

        Raises:
            NoWordsError: no choice so far has that name.
        """
        found = self.first.pop(node.name, None) or self.named.get(node.name)
        if found is None:
            raise NoWordsError(node, "name")
        return found

    def owner(self, who: Who | Player, *, several: bool = False) -> tuple[str, Slot]:
        """Return the words for the owner of a place: a selector, and a phrase if the selector is ``player``."""
        if isinstance(who, Player):
            if who.name in self.first:
                return self.chosen(self.first.pop(who.name))
            return "that", ""
        if who is Who.YOU:
            return self.you, ""
        if who is Who.ME:
            return self.me, ""
        if who in (Who.LEFT_NEIGHBOR, Who.RIGHT_NEIGHBOR):
            if self.you != "you":
                raise NoWordsError(who)
            return who.value, ""
        one, all_ = _GROUPS[who]
        return (all_ if several else one), ""

    @staticmethod
    def chosen(player: Phrase) -> tuple[str, Slot]:
        """Return a chosen player as an owner; the plain ones have a selector of their own."""
        return (player.id.removeprefix("whoever-"), "") if not player.slots else ("player", player)

    def noted(self, verb: str, *, several: bool, n: int | None = None, noun: str = "card") -> Referent:
        """Remember what the running verb moves."""
        self.it = Referent(verb, several, n, noun)
        self.doing = verb
        return self.it

    @contextmanager
    def about(self, each: Phrase) -> Iterator[None]:
        """Within the block, let "each" have this meaning."""
        before, self.each = self.each, each
        try:
            yield
        finally:
            self.each = before

    @contextmanager
    def between_hands(self, *, both: bool) -> Iterator[None]:
        """Within the block, remember that the cards of one hand and another hand are spoken of."""
        self.hands = "both" if both else "one"
        try:
            yield
        finally:
            self.hands = "one"

    @contextmanager
    def as_players(self, you: str, me: str) -> Iterator[None]:
        """Within the block, use other words for the two players."""
        before, (self.you, self.me) = (self.you, self.me), (you, me)
        try:
            yield
        finally:
            self.you, self.me = before


_GROUPS = {
    Who.OPPONENTS: ("any-opponent", "opponents"),
    Who.OTHERS: ("any-other", "others"),
    Who.EVERYONE: ("any-player", "everyone"),
}


def result_names(node: object) -> Iterator[str]:
    """Yield the names of the results of a step, and of the steps in it that are not sentences themselves."""
    if isinstance(node, tuple):
        for each in node:
            yield from result_names(each)
    elif isinstance(node, Node) and not isinstance(node, Sentence):
        for each in fields(node):
            value = getattr(node, each.name)
            if each.name == "into" and value is not None:
                yield value.name if isinstance(value, NamedCards) else value
            else:
                yield from result_names(value)


def listed(kind: str, some: Iterable[Phrase]) -> Phrase:
    """Join phrases as a list: ``kind`` is ``or`` or ``and``."""
    items = list(some)
    found = items[-1]
    for at, each in enumerate(reversed(items[:-1])):
        found = phrase(f"list-{kind}" if at == 0 else "list-comma", first=each, second=found)
    return found
