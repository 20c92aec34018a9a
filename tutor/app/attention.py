"""What the person at the app looks at: picked options, an opened card, a question, unfolded reasons."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.panels.now import Selection


@dataclass(slots=True)
class Attention:
    """What is picked and opened; no file keeps it, and a move of the session ends the first three."""

    selection: Selection = field(default_factory=Selection)
    looked_up_card: int | None = None
    asked_about: str = ""
    """name of the question that the panel Why answers (see ``tutor.panels.explanations``); empty: none"""
    unfolded: bool = False
    """show the whole reason"""
    helping: bool = False
    """show the help"""

    @property
    def reads(self) -> bool:
        """Whether a card is opened or a question answered, which Escape ends."""
        return self.looked_up_card is not None or bool(self.asked_about)

    def close(self) -> None:
        """Close the opened card and the answered question."""
        self.looked_up_card, self.asked_about = None, ""

    def moved(self) -> None:
        """Forget what belonged to the step that was left."""
        self.selection = Selection()
        self.close()
