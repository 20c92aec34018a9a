"""All words of one language for one reader: the only entrance to text for code that shows a game.

``GameText("uk", names, viewer)`` calls the seat ``viewer`` "you" and the others by their names. A card that the viewer
may not see is worded by its back. ``viewer`` None sees all and is nobody, -1 is nobody in particular.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from engine.editions import SWITCHES, default
from engine.lang.nodes import Selection
from engine.lang.sentences import Alternatives, number
from engine.lang.terms import Color, Icon
from engine.model.cards import slug
from engine.model.state import Request, Setup, State
from engine.rules.documents import FOURTH, Place
from engine.rules.index import places_for, rule, silent
from engine.run.machine import Machine
from engine.text.card_text import CardText, render_card
from engine.text.messages import Messages, Phrase, Slot, messages, phrase
from engine.text.telling import events, facts, prompts
from engine.text.telling.facts import FactText
from engine.text.telling.prompts import PromptText
from engine.text.telling.reader import Reader
from engine.trace.events import Entry, Fact

__all__ = ["CardText", "FactText", "GameText", "PromptText", "RuleText", "SwitchText"]


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule in our words, and its places, best first."""

    title: str
    text: str
    citations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SwitchText:
    """A reading of the rules that can be chosen."""

    title: str
    question: str
    choices: tuple[tuple[str, str], ...]
    """(choice, its meaning)"""


class GameText:
    """All words for a reader, in one language.

    >>> GameText("en").title("writing")
    'Writing'
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        viewer: int | None = None,
        *,
        folders: Iterable[Traversable] = (),
        read: Messages | None = None,
        decides_for: int = -1,
    ) -> None:
        """Speak ``language`` to ``viewer``; ``folders`` hold further catalogues, a folder a language in each.

        Who only ``decides_for`` a seat sees as it, and reads of it by its name.
        A catalogue that was ``read`` already is taken as it is.
        """
        some = tuple(folders)
        self.catalogue = read or (Messages(language, *some) if some else messages(language))
        self.reader = Reader(self.catalogue, tuple(names), viewer, decides_for)

    @property
    def language(self) -> str:
        """The language's code."""
        return self.catalogue.language

    @property
    def viewer(self) -> int | None:
        """The seat that the text calls "you"."""
        return self.reader.viewer

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return any message of the catalogues."""
        return self.catalogue.message(id_, **slots)

    # --- cards ---

    def title(self, card: str) -> str:
        """Return the title of a card or special achievement, given by key or English title."""
        return self.message(_title_id(self.catalogue, card))

    def subtitle(self, card: str) -> str:
        """Return the English title to stand beside a translated one that no rulebook gives; else nothing."""
        id_ = _title_id(self.catalogue, card)
        if self.language == "en" or self.message(f"{id_}.origin") != "ours":
            return ""
        return messages("en").message(id_)

    def note(self, card: str) -> str:
        """Return what is not certain of a card's printed facts, with its sources; of most cards nothing."""
        id_ = _title_id(self.catalogue, card)
        return self.message(f"{id_}.note") if "note" in self.catalogue.forms(id_) else ""

    def card(self, machine: Machine, card: int) -> CardText:
        """Return a card's text as it is programmed; without effects if it is not. A Decree has one, too."""
        special = machine.catalogue.special.get(card)
        return render_card(
            self.catalogue,
            machine.catalogue.facts[card] if special is None else special,
            tuple(code.tree for code in machine.codes.of(card)),
            machine.switches,
            machine.catalogue.edition,
        )

    def card_switches(self, machine: Machine, card: int) -> tuple[str, ...]:
        """Return the switches that choose between texts or readings of a card, in the order of its effects."""
        found: list[str] = []
        for code in machine.codes.of(card):
            found += [each.node.switch for each in number(code.tree) if isinstance(each, Alternatives)]
            if any(isinstance(ins.node, Selection) and ins.node.uncovered for ins in code.body):
                found.append("uncovered-top-cards")
        return tuple(dict.fromkeys(found))

    def color(self, color: Color) -> str:
        """Return the name of a colour."""
        return self.message(f"color-{color.word}")

    def icon(self, icon: Icon) -> str:
        """Return the name of an icon."""
        return self.message(f"icon-{icon.word}.name")

    # --- rules and switches ---

    def rule(self, rule_id: str, edition: int = FOURTH) -> RuleText:
        """Return a rule with its citations.

        Raises:
            UnknownRuleError: there is no such rule.
        """
        known = rule(rule_id)
        best, *others = [self._citation(place) for place in places_for(known, edition, self.language)]
        if silent(known, edition):
            best = self.message("cite-elsewhere", citation=best, edition=edition)
        return RuleText(
            title=self.message(f"rule-{rule_id}.title"),
            text=self.message(f"rule-{rule_id}"),
            citations=(best, *others),
        )

    def _citation(self, place: Place) -> str:
        document = self.message(f"document-{place.document}.short")
        if place.page is None:
            return self.message("cite-no-page", document=document, section=place.section)
        spread = "-" in place.page
        page = place.page.replace("-", "–")
        return self.message("cite-spread" if spread else "cite", document=document, section=place.section, page=page)

    def switch(self, switch_id: str) -> SwitchText:
        """Return the words of a switch and of its choices."""
        return SwitchText(
            title=self.message(f"switch-{switch_id}.title"),
            question=self.message(f"switch-{switch_id}"),
            choices=tuple(
                (choice, self.message(f"switch-{switch_id}-{choice}")) for choice in SWITCHES[switch_id].choices
            ),
        )

    def edition(self, setup: Setup) -> str:
        """Return what a game is played by: its edition, and the switches that are not as the edition has them."""
        changed = changed_readings(setup)
        return self.message(
            "edition-played",
            edition=edition_phrase([setup.edition]),
            n=len(changed),
            readings=", ".join(self.message(f"switch-{each}.title") for each in changed),
        )

    # --- the game ---

    def verdict(self, fact: Fact) -> str:
        """Return in a few words a verdict of a Dogma action, of eligibility ("shares (3 ≥ 3)") or by a Parley."""
        who = self.reader.who(fact.seat)
        if "own" not in dict(fact.numbers):
            return self.message(f"verdict-{fact.kind}", who=who)
        return self.message(f"verdict-{fact.kind}", who=who, offers=facts.offers(fact), why=facts.why(fact))

    def event(self, machine: Machine, entry: Entry, count: int = 1) -> str | None:
        """Return what happened as a line, or ``None`` if it is not worth one; ``count``: of how many."""
        return None if isinstance(entry.item, Fact) else events.event_text(self.reader, machine, entry, count)

    def fact(self, machine: Machine, entry: Entry, state: State | None = None) -> FactText:
        """Return a reason: one sentence, its numbers line by line, and its rule.

        ``state`` decides which cards the viewer may see; without it a card that may be hidden is worded by its back.
        """
        assert isinstance(entry.item, Fact)
        return facts.fact_text(self.reader, machine, entry, state)

    def prompt(self, machine: Machine, state: State, request: Request) -> PromptText:
        """Return the words of a request."""
        return prompts.prompt(self.reader, machine, state, request)

    def option(self, machine: Machine, state: State, request: Request, option: int) -> str:
        """Return the label of an option."""
        return prompts.option(self.reader, machine, state, request, option)

    def result(self, machine: Machine, state: State) -> str:
        """Return how the game ended; nothing while it goes on."""
        if state.result is None:
            return ""
        return events.result(self.reader, machine, state.result.winners, state.result.reason, state.result.card)

    def say(self, what: Phrase, form: str = "") -> str:
        """Return a phrase."""
        return self.catalogue.say(what, form)


def edition_phrase(editions: Iterable[int]) -> Phrase:
    """Return one or several editions as a phrase: "third and first editions"."""
    return phrase("-".join(("editions", *map(str, sorted(editions, reverse=True)))))


def changed_readings(setup: Setup) -> tuple[str, ...]:
    """Return the switches of a game that are not as its edition has them, with the sets that are played."""
    return tuple(switch for switch, choice in setup.switches if choice != default(switch, setup.edition, setup.sets))


def _title_id(words: Messages, card: str) -> str:
    """Return the message of a title: cards first, then special achievements."""
    key = slug(card)
    return f"card-{key}" if f"card-{key}" in words else f"special-{key}"
