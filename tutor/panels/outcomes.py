"""Outcomes of an action in words: what changes, how likely it is, and the line that leads there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from engine.explore import End, Kind, OutcomeTree, Row, before
from engine.lang.terms import Icon
from engine.model.state import State
from engine.run.choices import is_closed
from engine.run.machine import Machine
from engine.text.game_text import GameText
from engine.text.messages import Slot
from tutor.panels.app_text import catalogue

MOST_SHOWN = 40
"""steps of a line that are worded; of a longer one the last"""


class OutcomesText:
    """The words of a tree of outcomes for its seat."""

    def __init__(self, tree: OutcomeTree, language: str, names: Sequence[str]) -> None:
        self.tree = tree
        self.names = names
        self.words = GameText(language, names, tree.seat, read=catalogue(language))
        self.before = before(tree)

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return a message of the catalogues."""
        return self.words.message(id_, **slots)

    def name(self, seat: int) -> str:
        """Return what a player is called; the seat that looks is "You"."""
        return self.message("outcomes-you") if seat == self.tree.seat else self.names[seat]

    # --- the whole ---

    def eyes(self) -> str:
        """Return with whose eyes it is looked."""
        seat = self.tree.seat
        kind = "all" if seat is None else "nobody" if seat < 0 else "seat"
        return self.message("outcomes-eyes", kind=kind, name=self.names[seat] if seat is not None and seat >= 0 else "")

    def title(self) -> str:
        """Return what is explored."""
        answer, state = self.tree.answer, self.tree.root
        if answer is None:
            return self.message("outcomes-rest")
        return self.message("outcomes-of", answer=self._picked(self.tree.machine, state, answer))

    def counts(self) -> list[str]:
        """Return how much there is, and whether everything was looked at."""
        tree = self.tree
        if not tree.known:
            return [self.message("outcomes-unknown")]
        found = [
            self.message(
                "outcomes-counts", ways=f"{tree.ways:,}", leaves=tree.leaves, choices=tree.choices, chances=tree.chances
            )
        ]
        if tree.endless:
            found.append(self.message("outcomes-endless", n=tree.endless))
        if tree.not_done:
            found.append(self.message("outcomes-not-done", n=tree.not_done))
        if tree.circles:
            found.append(self.message("outcomes-circles", n=tree.circles))
        if tree.complete:
            return [*found, self.message("outcomes-whole")]
        found.append(
            self.message("outcomes-full", n=f"{len(tree.kinds):,}")
            if tree.full
            else self.message("outcomes-cut", tried=f"{tree.tried:,}")
        )
        for left in tree.unexplored():
            of = min(left.of, 10**9)
            if left.explored < of or of < 0:
                line = "; ".join(self.line(left.node)) or self.message("outcomes-start")
                found.append(self.message("outcomes-left", of=of, explored=left.explored, line=line))
                break
        return found

    # --- a row ---

    def chance(self, row: Row) -> str:
        """Return how likely a row is."""
        if row.bounds is None:
            return self.message("outcomes-not-counted")
        if row.probability is not None and self.tree.complete:
            fraction = row.probability
            return self.message("outcomes-probability", fraction=str(fraction), percent=_percent(fraction))
        least, most = row.bounds
        if least == 0 and most == 1:
            return self.message("outcomes-chosen")
        return self.message("outcomes-between", least=_percent(least), most=_percent(most))

    def changes(self, end: End) -> list[str]:
        """Return what changes by the action, a line each player, and how the game ends."""
        found = []
        for seat, (old, new) in enumerate(zip(self.before.players, end.players, strict=True)):
            parts = [
                self.message(id_, before=getattr(old, what), after=getattr(new, what))
                for id_, what in (("outcomes-score", "score"), ("outcomes-hand", "hand"))
                if getattr(old, what) != getattr(new, what)
            ]
            gained = Counter(new.achievements) - Counter(old.achievements)
            lost = Counter(old.achievements) - Counter(new.achievements)
            parts += [self.message("outcomes-claims", what=self._achievement(each)) for each in gained.elements()]
            parts += [self.message("outcomes-loses", what=self._achievement(each)) for each in lost.elements()]
            parts += [
                self.message("outcomes-icon", icon=f"[{Icon(icon).word}]", before=had, after=has)
                for icon, (had, has) in enumerate(zip(old.icons, new.icons, strict=True))
                if had != has
            ]
            if parts:
                found.append(self.message("outcomes-player", name=self.name(seat), changes=", ".join(parts)))
        if end.result is not None:
            ended = self.tree.root.copy()
            ended.result = end.result
            found.append(self.words.result(self.tree.machine, ended))
        return found or [self.message("outcomes-same")]

    def _achievement(self, number: int) -> str:
        if number >= 0:
            return self.words.title(self.tree.machine.catalogue.key[number])
        return self.message("outcomes-value", value=f"[{-1 - number}]")

    # --- where a card ends ---

    def card(self, card: int) -> str:
        """Return the title of a card."""
        return self.words.title(self.tree.machine.catalogue.key[card])

    def place(self, zone: int) -> str:
        """Return where a card is that has ended in a zone."""
        return self.message("whatif-place", place=self.words.reader.place(self.tree.machine, zone, -1))

    def card_at(self, card: int, zone: int) -> str:
        """Return a card and where it has ended."""
        return self.message(
            "outcomes-card-at", card=self.card(card), place=self.words.reader.place(self.tree.machine, zone, -1)
        )

    # --- a line ---

    def line(self, node: int) -> list[str]:
        """Return the steps of the line that leads to a node."""
        tree, found = self.tree, []
        steps = tree.line(node)
        for state, step in zip(tree.states(node), steps, strict=False):
            if step.kind is Kind.CHANCE:
                (card,) = step.picked
                found.append(self.message("outcomes-drawn", card=self.card(card)))
            else:
                answer = self._picked(tree.machine, state, step.picked)
                found.append(self.message("outcomes-step", name=self.name(step.seat), answer=answer))
        return found[-MOST_SHOWN:]

    def _picked(self, m: Machine, state: State, picked: tuple[int, ...]) -> str:
        request = state.request
        assert request is not None
        if is_closed(m, state, self.tree.seat, request):
            return self.message("outcomes-closed")
        said = [self.words.option(m, state, request, option) for option in picked]
        return ", ".join(said) or self.message("outcomes-nothing")


def _percent(share: Fraction) -> str:
    """Return a share in percent with one decimal, or none if it is whole."""
    percent = float(share * 100)
    return f"{percent:.0f}" if percent == round(percent) else f"{percent:.1f}"
