"""The choice of sets for a new game or an empty table: advice, how many achievements win, how many can play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.cards.sets import BASE, UnknownSetError, most_players, registered
from engine.editions import switches
from engine.query.context import goal
from tutor.desk.elements import DeskPanel, messages_in, row, toggle
from tutor.panels.elements import para


class SetChoice:
    """A button for each set beside the base set, and a note.

    ``changed`` is called when another set is chosen.
    """

    def __init__(self, changed: Callable[[], None], edition: int) -> None:
        self._edition = edition
        self.buttons = {each.name: toggle() for each in registered() if each.name != BASE}
        for each in self.buttons.values():
            each.observe(lambda _: changed(), "value")
        self.row = row("sets", *self.buttons.values())
        self.note = DeskPanel("sets")

    # --- what is chosen ---

    @property
    def chosen(self) -> tuple[str, ...]:
        """The sets that are chosen, the base set first."""
        return (BASE, *(name for name, each in self.buttons.items() if each.value))

    def choose(self, names: Sequence[str]) -> None:
        """Choose these sets besides the base set.

        Raises:
            UnknownSetError: there is no such set.
        """
        for name in names:
            if name not in (BASE, *self.buttons):
                raise UnknownSetError(name)
        for name, each in self.buttons.items():
            each.value = name in names

    @property
    def readings(self) -> Mapping[str, str]:
        """The readings that a game of the edition with the chosen sets starts from, by switch."""
        return switches(self._edition, self.chosen)

    @property
    def most(self) -> int:
        """How many can play."""
        return most_players(self.chosen, self.readings)

    # --- what is shown ---

    def set_edition(self, edition: int) -> None:
        """Offer the sets that an edition has; others are no longer chosen."""
        self._edition = edition
        offered = self._offered()
        for name, each in self.buttons.items():
            each.layout.display = None if name in offered else "none"
            if each.value and name not in offered:
                each.value = False
        self.row.layout.display = None if offered else "none"

    def _offered(self) -> tuple[str, ...]:
        return tuple(each.name for each in registered() if each.name != BASE and each.cards(self._edition))

    def set_language(self, language: str) -> None:
        """Set the words of the buttons."""
        m = messages_in(language)
        for name, each in self.buttons.items():
            each.description = m("play-with-set", set=m(f"set-{name}"), chosen="yes" if each.value else "no")
        self.note.set_language(language, m("play-sets"))

    def explain(self, language: str, teams: Sequence[int]) -> None:
        """Say what wins and how many can play, and where there is a choice which set to begin with.

        ``teams`` are given by seat.
        """
        m = messages_in(language)
        self.set_language(language)
        wins = goal(self.readings, teams, len(self.chosen) - 1)
        together = len(set(teams)) < len(teams)
        notes = [para(m("play-goal", n=wins, most=self.most, sides=int(together)), "itut-about", "goal")]
        if self._offered():
            notes.append(para(m("rule-expansion-which-first"), "itut-about", "advice"))
        left_out = [key for each in registered() if each.name in self.chosen for key in each.left_out]
        if left_out:
            cards = ", ".join(m("card-named", title=m(f"card-{key}")) for key in left_out)
            notes.append(para(m("play-left-out", cards=cards), "itut-about", "left-out"))
        self.note.show(notes)
