"""Karmas in force: of every top card that has some, what they wait for, in short words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.lang.nodes import MayIssue, WhenMelded, Would
from engine.text.messages import phrase
from tutor.panels.app_text import AppText
from tutor.panels.step_view import StepView


def in_force(step_view: StepView, texts: AppText) -> Mapping[str, str]:
    """Return what the karmas of each top card wait for, by the card's key; of a karma that always holds, that it does.

    A karma that waits for the meld of its card has had its time.
    """
    if not step_view.machine.karmas:
        return {}
    tops = [(pile.cards[0], player.seat) for player in step_view.view.players for pile in player.piles if pile.cards]
    found = {top.key: waits_for(texts, top.card) for top, _ in tops if top.card in step_view.machine.karmas}
    return {key: said for key, said in found.items() if said}


def waits_for(texts: AppText, card: int | None) -> str:
    """Return in short words what the karmas of a card wait for; empty for none that is in force on a board."""
    return "; ".join(dict.fromkeys(_each(texts, card))) if card is not None else ""


def _each(texts: AppText, card: int) -> Iterator[str]:
    for code in texts.machine.codes.of(card):
        for sentence in code.tree.sentences:
            match sentence:
                case Would(deeds=deeds, who=who):
                    for deed in deeds:
                        yield texts.message("watch-would", who=who.value, deed=phrase(f"would-{deed.value}"))
                case MayIssue():
                    yield texts.message("watch-decree")
                case WhenMelded():
                    pass
                case _:
                    yield texts.message("watch-always")
