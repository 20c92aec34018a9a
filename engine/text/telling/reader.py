"""The one who is told: who is "you", which cards are seen, how a place is spoken of."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.state import State
from engine.query import sight
from engine.run.machine import Machine
from engine.text.messages import Messages, Phrase, Slot, phrase
from engine.text.render.discourse import listed


@dataclass(frozen=True, slots=True)
class Reader:
    """A language, the players' names by seat, and whose eyes see (``None``: all is seen; -1: nobody's)."""

    words: Messages
    names: tuple[str, ...]
    viewer: int | None
    decides_for: int = -1
    """a seat that the reader sees for without being it: it is told by its name"""

    def say(self, id_: str, /, **slots: Slot) -> str:
        """Return a message."""
        return self.words.message(id_, **slots)

    # --- players ---

    def who(self, seat: int) -> str:
        """Return the selector of a player: ``you`` or ``other``."""
        return "you" if seat == self.viewer and seat >= 0 and seat != self.decides_for else "other"

    def name(self, seat: int) -> str:
        """Return the name of a player."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"{seat + 1}"

    def player(self, seat: int) -> dict[str, Slot]:
        """Return the slots that speak of a player."""
        return {"who": self.who(seat), "name": self.name(seat)}

    def all_names(self, seats: tuple[int, ...]) -> Phrase:
        """Return the names of some players as a list."""
        return listed("and", (phrase("a-name", name=self.name(seat)) for seat in seats))

    # --- cards ---

    def knows(self, machine: Machine, seen: int) -> bool:
        """Return whether a card shown to some seats, as bits, is known to the reader."""
        return sight.among(machine, self.viewer, seen)

    def sees(self, machine: Machine, state: State, card: int) -> bool:
        """Return whether the reader knows a card where it lies now."""
        return sight.knows(machine, state, self.viewer, card)

    @staticmethod
    def title(machine: Machine, card: int) -> Phrase:
        """Return the title of a card or special achievement."""
        return phrase(f"{'special' if machine.catalogue.is_special(card) else 'card'}-{machine.catalogue.key[card]}")

    def card(self, machine: Machine, card: int, *, known: bool) -> Phrase:
        """Return a card by its title, or by its back."""
        if machine.catalogue.is_special(card):
            return phrase("seen-special", title=self.title(machine, card))
        if known:
            return phrase("seen-card", title=self.title(machine, card))
        return back(*sight.back(machine, card))

    # --- places ---

    def place(self, machine: Machine, zone: int, actor: int) -> Phrase:
        """Return a place, as spoken of in a sentence about ``actor``."""
        word, owner, back = machine.zones.word[zone], machine.zones.owner[zone], machine.zones.back[zone]
        if back is not None:
            set_, age = back
            if set_ == "base":
                return phrase(f"at-{word}", n=age)
            return phrase(f"at-{word}-of-set", n=age, set=phrase(f"set-{set_}"))
        if owner < 0:
            return phrase(f"at-{word}")
        if owner == actor:
            whose = "you" if self.who(actor) == "you" else "own"
        else:
            whose = "yours" if self.who(owner) == "you" else "other"
        return phrase(f"at-{word}", whose=whose, owner=self.name(owner))


def back(set_: str, age: int) -> Phrase:
    """Return a card of which only the back is seen."""
    if set_ == "base":
        return phrase("seen-back", n=age)
    return phrase("seen-back-of-set", n=age, set=phrase(f"set-{set_}"))


_DONE = frozenset({"dogma-action", "meld-action", "exchange"})
"""deeds that a karma words more fully than a reason, as it goes on to speak of their cards"""


def would_do(deed: str) -> Phrase:
    """Return what a karma waits for, by the value of the deed."""
    return phrase(f"done-deed-{deed}" if deed in _DONE else f"would-{deed}")
