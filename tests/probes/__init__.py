"""A set of two cards whose programs a test writes itself: for words that no card of the base set has."""

from collections.abc import Mapping

from engine.cards.sets import CardSet
from engine.cards.table import read_cards
from engine.lang.nodes import Effect, Printing, Program
from engine.lang.terms import EffectKind
from engine.model.cards import CardFacts


class Probes(CardSet):
    """The Probe, a red 1 with three [concept], and the Echo, a blue 2 with three [health] that it may execute."""

    def given(self, probe: tuple[Effect, ...], echo: tuple[Effect, ...]) -> None:
        """Let the cards have these effects; one without any is not programmed."""
        effects = {"Probe": probe, "Echo": echo}
        programs: Mapping[str, Program] = {
            title: Program(title, (Printing(4, some),)) for title, some in effects.items() if some
        }
        self.__dict__["programs"] = programs
        kinds = {title: " ".join(effect.kind.word for effect in some) or "-" for title, some in effects.items()}

        def slot(some: tuple[Effect, ...], icon: str) -> str:
            """Return what the bottom middle slot holds: an echo effect, if the card has one."""
            return "echo" if any(effect.kind is EffectKind.ECHO for effect in some) else icon

        table = (
            f"001 | Probe | 1 | red  | concept concept {slot(probe, 'concept')} - | concept | {kinds['Probe']}\n"
            f"002 | Echo  | 2 | blue | health  health  {slot(echo, 'health')}  - | health  | {kinds['Echo']}\n"
        )
        self.__dict__["facts"] = read_cards(table, self)

    def cards(self, edition: int) -> tuple[CardFacts, ...]:
        """Return the two cards, which only the fourth edition has."""
        facts: tuple[CardFacts, ...] = self.__dict__["facts"]
        return facts if edition == 4 else ()


def probes() -> Probes:
    """Return a new set."""
    return Probes(name="probes", letter="Q", ids=range(1400, 1420), package="tests.probes")
