"""What actions are worth in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.run.options import option_id
from engine.text.game_text import GameText
from engine.text.messages import Slot
from engine.worth import Reason, Value, Values
from tutor.panels.app_text import catalogue


class WorthText:
    """The words of values for the seat that decides."""

    def __init__(self, values: Values, language: str, names: Sequence[str]) -> None:
        self.values = values
        self.names = names
        self.words = GameText(language, names, values.seat, read=catalogue(language))

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return a message of the catalogues."""
        return self.words.message(id_, **slots)

    def head(self) -> list[str]:
        """Return what is counted, and that it is a guess."""
        values, name = self.values, self.names[self.values.seat]
        bot = self.message(f"cli-play-bot-{values.bot}")
        found = [
            self.message("outcomes-worth", name=name, bot=bot),
            self.message("outcomes-worth-games", n=values.worlds),
        ]
        stopped = sum(value.stopped for value in values.values)
        unfinished = sum(value.unfinished for value in values.values)
        if stopped:
            found.append(self.message("outcomes-worth-stopped", n=stopped))
        if unfinished:
            found.append(self.message("outcomes-worth-unfinished", n=unfinished))
        return found

    def answer(self, value: Value) -> str:
        """Return an answer as its player reads it."""
        state, m = self.values.state, self.values.machine
        assert state.request is not None
        said = [self.words.option(m, state, state.request, option) for option in value.answer]
        return ", ".join(said) or self.message("outcomes-nothing")

    def ids(self, value: Value) -> list[str]:
        """Return the ids of an answer's options, as its player may write them."""
        state, m = self.values.state, self.values.machine
        assert state.request is not None
        return [option_id(m, state, state.request, option) for option in value.answer]

    def row(self, place: int, value: Value) -> str:
        """Return how good an action is."""
        share, error = f"{value.share * 100:.0f}", f"{value.error * 100:.0f}"
        return self.message("outcomes-worth-row", n=place, answer=self.answer(value), share=share, error=error)

    def behind(self, value: Value) -> str:
        """Return by how much an action is worse than the best, or that it is not clear."""
        by, error = self.values.behind(value)
        clear = "outcomes-worth-behind" if by > 2 * error else "outcomes-worth-unclear"
        return self.message(clear, by=f"{by * 100:.0f}", error=f"{error * 100:.0f}")

    def reasons(self, value: Value) -> list[str]:
        """Return what an action changes otherwise than the others."""
        return [self._reason(reason) for reason in self.values.reasons(value)]

    def _reason(self, reason: Reason) -> str:
        what = f"[{reason.icon.word}]" if reason.icon is not None else self.message(_WHAT[reason.what])
        name = self.message("outcomes-you") if reason.seat == self.values.seat else self.names[reason.seat]
        change, others = (f"{each:+.1f}".replace("-", "−") for each in (reason.change, reason.others))
        return self.message("outcomes-worth-reason", name=name, what=what, change=change, others=others)


_WHAT = {
    "score": "outcomes-worth-score",
    "hand": "outcomes-worth-hand",
    "achievements": "outcomes-worth-achievements",
}
