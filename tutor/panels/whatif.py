"""What would change the answer, in words and as a panel: what it rests on, each thing otherwise by one click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.lang.terms import Color, Icon, Splay
from engine.run.machine import Machine
from engine.seat.look import look
from engine.seat.visible import visible_entries
from engine.text.game_text import GameText
from engine.text.messages import Slot, phrase
from engine.whatif import Aspect, Change, Kind, Reached, Stop, Tried, Variation, WhatIf
from engine.whatif.unseen import Depends, Unseen
from tutor.panels.app_text import AppText, catalogue
from tutor.panels.comparison import Compared, Comparison, differences
from tutor.panels.elements import button, heading, link, para, row
from tutor.panels.html import Node, Nodes, h


class WhatIfText:
    """The words about an answer and what would change it, for who wonders."""

    def __init__(self, whatif: WhatIf, language: str, names: Sequence[str]) -> None:
        self.whatif = whatif
        self.names = names
        self.words = GameText(language, names, whatif.viewer, read=catalogue(language))

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return a message of the catalogues."""
        return self.words.message(id_, **slots)

    def name(self, seat: int) -> str:
        """Return what a player is called; the seat that looks is "You"."""
        return self.message("outcomes-you") if seat == self.whatif.viewer else self.names[seat]

    def eyes(self) -> str:
        """Return with whose eyes it is looked."""
        seat = self.whatif.viewer
        kind = "all" if seat is None else "nobody" if seat < 0 else "seat"
        return self.message("whatif-eyes", kind=kind, name=self.names[seat] if seat is not None and seat >= 0 else "")

    def progress(self) -> str:
        """Return how much was tried, and how much of it turns the answer."""
        found = self.whatif
        return self.message(
            "whatif-progress", tried=len(found.tried), of=len(found.variations), turned=len(found.turning)
        )

    # --- the answer ---

    def answer(self) -> list[str]:
        """Return what is told, a line each."""
        reached = self.whatif.reached
        return [
            self.message(
                "whatif-line",
                what=self._what(Change(part, None, value), reached),
                after=self._value(part, value, reached),
            )
            for part, value in reached.parts.items()
        ]

    def facts(self) -> list[str]:
        """Return the sentences of the facts on which the answer rests, by their places; empty ones are not seen."""
        reached = self.whatif.reached
        m = reached.game.machine
        found = []
        for entry in reached.facts:
            seen = next(iter(visible_entries(m, (entry,), self.whatif.viewer)), None)
            found.append(self.words.fact(m, seen, reached.game.state).sentence if seen is not None else "")
        return found

    def changes(self, tried: Tried) -> list[str]:
        """Return what the answer becomes, a line each."""
        found = []
        for each in tried.changes:
            assert tried.reached is not None
            what = self._what(each, tried.reached)
            before = self._value(each.part, each.before, self.whatif.reached)
            after = self._value(each.part, each.after, tried.reached)
            found.append(self.message("whatif-change", what=what, before=before, after=after))
        return found

    def _what(self, change: Change, reached: Reached) -> str:
        part, m = change.part, reached.game.machine
        match part.aspect:
            case Aspect.VERDICT:
                return self.message("whatif-verdict", name=self.name(part.seat))
            case Aspect.FREE_DRAW:
                return self.message("whatif-free-draw", name=self.name(part.seat))
            case Aspect.CLAIMS:
                return self.message("whatif-claims", name=self.name(part.seat))
            case Aspect.WINS:
                return self.message("whatif-wins")
            case Aspect.GOES_ON:
                return self.message("whatif-goes-on")
            case Aspect.CARD:
                return self.message("whatif-card", card=self._card(part.of))
            case Aspect.ORDER:
                zone = m.zones.parse(part.place)
                return self.message("whatif-order-in", place=self.words.reader.place(m, zone, -1))
        seat, color = divmod(part.of, 5)
        return self.message("whatif-splay-of", name=self.name(seat), color=phrase(f"color-{Color(color).word}"))

    def _value(self, part: Any, value: Any, reached: Reached) -> str:
        m = reached.game.machine
        match part.aspect:
            case Aspect.VERDICT:
                fact = reached.verdicts.get(part)
                return self.words.verdict(fact) if fact is not None else self.message("whatif-not-there")
            case Aspect.FREE_DRAW:
                return str(value or 0)
            case Aspect.CLAIMS:
                return ", ".join(self._achievement(each) for each in value or ()) or self.message("whatif-none")
            case Aspect.WINS:
                return self.words.result(m, reached.game.state) if value is not None else self.message("whatif-game-on")
            case Aspect.GOES_ON:
                return self._goes_on(reached)
            case Aspect.CARD if value is None:
                return self.message("whatif-not-there")
            case Aspect.CARD:
                return self._place(m, value)
            case Aspect.ORDER:
                return ", ".join(self._card(card) for card in value or ())
        return self.message(f"splay-{Splay(value or 0).word}.splayed")

    def _goes_on(self, reached: Reached) -> str:
        request = reached.game.request
        if reached.stop is not Stop.NOTHING:
            return self.message(f"whatif-{reached.stop.value}")
        if request is None:
            return self.message("whatif-over")
        if not reached.asked:
            return self.message("whatif-not-offered")
        if request.purpose == "turn":
            return self.message("whatif-next-action", name=self.name(request.seat))
        prompt = self.words.prompt(reached.game.machine, reached.game.state, request)
        return self.message("whatif-asked", asked=" ".join(filter(None, (prompt.who, prompt.asked))))

    def _achievement(self, number: int) -> str:
        if number >= 0:
            return self._card(number)
        return self.message("outcomes-value", value=f"[{-number}]")

    def _card(self, card: int) -> str:
        return self.words.title(self.whatif.machine.catalogue.key[card])

    def _place(self, m: Machine, zone: str) -> str:
        return self.message("whatif-place", place=self.words.reader.place(m, m.zones.parse(zone), -1))

    # --- what is otherwise ---

    def variation(self, variation: Variation) -> str:
        """Return what is otherwise."""
        name = self.name(variation.seat) if variation.seat >= 0 else ""
        match variation.kind:
            case Kind.ICON:
                icon = f"[{Icon(variation.icon).word}]"
                what = self.message("whatif-icon", by="more" if variation.by > 0 else "fewer", name=name, icon=icon)
                return self.message("whatif-with", what=what, puts="; ".join(self._puts(variation)))
            case Kind.POINT:
                what = self.message("whatif-point", by="more" if variation.by > 0 else "fewer", name=name)
                return self.message("whatif-with", what=what, puts="; ".join(self._puts(variation)))
            case Kind.SPLAY:
                color, splay = phrase(f"color-{Color(variation.color).word}"), variation.splay.word
                return self.message(
                    "whatif-splay", name=name, color=color, splay=self.message(f"splay-{splay}.splayed")
                )
            case Kind.ORDER:
                return self.message("whatif-order", name=name, card=self._picks(variation))
            case Kind.EDITION:
                return self.message(f"ui-find-edition-{variation.edition}")
        title = self.words.switch(variation.switch).title
        meaning = self.message(f"switch-{variation.switch}-{variation.choice}")
        return self.message("ui-desk-compare-reading", title=title, meaning=meaning)

    def _puts(self, variation: Variation) -> Iterator[str]:
        m = self.whatif.machine
        for put in variation.puts:
            place = self.words.reader.place(m, put.target, -1)
            yield self.message("whatif-put", card=self._card(put.card), place=place)

    def _picks(self, variation: Variation) -> str:
        cards = self.whatif.machine.catalogue.of_key
        return ", ".join(self._card(cards[each]) if each in cards else each for each in variation.picks)

    def tried(self, tried: Tried) -> str:
        """Return what is otherwise, and whether the answer turns."""
        kind = "no-table" if tried.reached is None else "turns" if tried.turns else "stays"
        return self.message(f"whatif-{kind}", what=self.variation(tried.variation))

    def left_out(self, tried: Tried) -> str:
        """Return how much of the table is not there in another edition; empty if nothing."""
        return self.message("whatif-left-out", n=len(tried.left_out)) if tried.left_out else ""

    # --- cards that cannot be seen ---

    def unseen(self, unseen: Unseen) -> list[str]:
        """Return whether it is the same whatever unknown cards are, or on which it depends."""
        if not unseen.complete:
            return [self.message("whatif-unseen-looking")]
        about = self.message("whatif-unseen-about")
        if unseen.same:
            kind = "same" if unseen.certain else "tried"
            return [self.message(f"whatif-unseen-{kind}", n=unseen.tried), about]
        return [*(line for each in unseen.depends for line in self._depends(each)), about]

    def _depends(self, depends: Depends) -> Iterator[str]:
        m = self.whatif.machine
        yield self.message("whatif-unseen-depends", place=self.words.reader.place(m, depends.zone, -1))
        for cards in depends.groups:
            yield self.message("whatif-unseen-group", cards=", ".join(self._card(card) for card in cards))


# --- the panel ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asking:
    """What the panel shows."""

    whatif: WhatIf | None = None
    """``None``: nobody has asked"""
    unseen: Unseen | None = None
    running: bool = False
    can_go_back: bool = False
    """whether a varied table was put in place of another"""
    error: str = ""
    """why it cannot be asked"""
    opens: bool = True
    """whether a varied table can be put in place of the one on the table"""


def whatif_content(asking: Asking, texts: AppText) -> Nodes:
    """Return the panel: the question as a button; once it is asked, what the answer rests on and what turns it."""
    m = texts.message
    content: Nodes = []
    if asking.can_go_back:
        content.append(row([button(m("whatif-back"), "whatif-back", small=True)], key="back"))
    if asking.error:
        content.append(para(m("whatif-failed", why=asking.error), "itut-notice", "failed", status=True))
    if asking.whatif is None:
        return [*content, button(m("whatif-ask"), "whatif", title=m("whatif-ask.hint"), key="ask")]
    found = asking.whatif
    said = WhatIfText(found, texts.language, texts.names)
    content += [
        heading(m("whatif-label"), "label"),
        para(said.eyes(), "itut-about", "eyes"),
        para(texts.marked(said.progress()), "itut-about", "progress", status=True),
        row([*_steps(asking, texts), button(m("whatif-close"), "whatif-close", small=True)], key="steps"),
        h("h3", {"class": "itut-caption", "key": "answer-head"}, m("whatif-answer")),
        h("ul", {"key": "answer"}, [h("li", None, texts.marked(line)) for line in said.answer()]),
    ]
    if asking.unseen is not None:
        lines = [h("li", None, texts.marked(line)) for line in said.unseen(asking.unseen)]
        content.append(h("ul", {"key": "unseen", "class": "itut-about"}, lines))
    content.append(h("h3", {"class": "itut-caption", "key": "rests-head"}, m("whatif-rests")))
    if found.complete and not found.turning:
        content.append(para(m("whatif-nothing-turns"), "", "nothing"))
    for number, (title, places) in enumerate(_groups(said)):
        block: Nodes = [para(texts.marked(title), "itut-reason")]
        block.append(
            h("ul", None, [_tried(said, texts, place, found.tried[place], opens=asking.opens) for place in places])
        )
        content.append(h("div", {"class": "itut-because", "key": f"group-{number}"}, block))
    return content


def _steps(asking: Asking, texts: AppText) -> Nodes:
    found = asking.whatif
    if found is None or (found.complete and (asking.unseen is None or asking.unseen.complete)):
        return []
    if asking.running:
        return [button(texts.message("whatif-stop"), "whatif-stop", small=True)]
    return [
        para(texts.message("whatif-stopped"), "itut-about"),
        button(texts.message("whatif-on"), "whatif-on", small=True),
    ]


def _groups(said: WhatIfText) -> Iterator[tuple[str, list[int]]]:
    """Yield what the answer rests on, with the places of what was tried about it; what turns it stands first."""
    found = said.whatif
    groups: dict[str, list[int]] = {}
    facts = said.facts()
    for place, tried in enumerate(found.tried):
        variation = tried.variation
        own = next((facts[each] for each in variation.facts if facts[each]), "")
        if variation.kind is Kind.ORDER:
            own = said.message("whatif-orders")
        elif not own or variation.kind in (Kind.EDITION, Kind.READING):
            own = said.message("whatif-whole")
        groups.setdefault(own, []).append(place)
    for title, places in groups.items():
        yield title, sorted(places, key=lambda place: not found.tried[place].turns)


def _tried(said: WhatIfText, texts: AppText, place: int, tried: Tried, *, opens: bool) -> Node:
    m = texts.message
    content: Nodes = [h("span", None, texts.marked(said.tried(tried)))]
    if tried.turns:
        content.append(h("ul", None, [h("li", None, texts.marked(line)) for line in said.changes(tried)]))
    if tried.left_out:
        content.append(para(said.left_out(tried), "itut-about"))
    if tried.reached is not None:
        label = said.variation(tried.variation)
        content += [
            " ",
            link(m("whatif-compare"), f"whatif-compare:{place}", label=f"{m('whatif-compare')}: {texts.spoken(label)}"),
        ]
        if opens:
            act = f"whatif-open:{place}"
            content += [" ", link(m("whatif-open"), act, label=f"{m('whatif-open')}: {texts.spoken(label)}")]
    return h("li", {"key": f"tried-{place}", "class": "itut-turns" if tried.turns else None}, content)


def compared(whatif: WhatIf, place: int, language: str, names: Sequence[str]) -> Comparison:
    """Return the tables at the end of the answer and of a variation, side by side."""
    tried = whatif.tried[place]
    assert tried.reached is not None
    said = WhatIfText(whatif, language, names)
    sides = []
    title = AppText(whatif.machine, language, names, whatif.viewer).spoken(said.variation(tried.variation))
    for reached, label in ((whatif.reached, said.message("whatif-answer")), (tried.reached, title)):
        m = reached.game.machine
        texts = AppText(m, language, names, whatif.viewer)
        sides.append(Compared(label, look(m, reached.game.state, whatif.viewer), texts, ()))
    left, right = sides
    first = "; ".join(said.changes(tried)) or said.tried(tried)
    return Comparison(title, left, right, first, (), differences(left, right))


__all__ = ["Asking", "WhatIfText", "compared", "whatif_content"]
