"""What joins steps to sentences, and sentences to the effects of a card."""

from __future__ import annotations

from engine.lang.nodes.cards import (
    Bonuses,
    OneColor,
    SomeColors,
)
from engine.lang.nodes.families import (
    Cards,
    Condition,
    Node,
    Number,
    Step,
    node,
)
from engine.lang.nodes.places import (
    Player,
    Who,
)
from engine.lang.terms import EffectKind


@node
class Then(Step):
    """Several steps of one sentence, in order."""

    steps: tuple[Step, ...]


@node
class Sentence(Step):
    """A sentence inside another (Road Building's third)."""

    step: Step


@node
class May(Step):
    """You may do it: the executing player decides (4e base p. 17)."""

    step: Step


@node
class MayDoOneOf(Step):
    """Do one of several things; with ``optional`` (the rule for "you may choose to either") possibly none."""

    options: tuple[Step, ...]
    optional: bool = True


@node
class They(Step):
    """Another player does something within your effect; inside, they are ``YOU`` and you are ``ME``."""

    who: Player
    step: Step


@node
class ForEach(Step):
    """Do something for each of some colours, cards, bonuses or players, or (``among`` None) for each value.

    ``into`` is the name of the one for which it is done. What they are is fixed at the start. Unless ``in_order`` says
    that it does not matter, the player decides which colour or card comes next; players come clockwise.
    """

    into: str
    among: SomeColors | Bonuses | Cards | Who | None
    steps: tuple[Step, ...]
    in_order: bool = False
    ascending: bool = False
    """of cards: those of a lower value come first"""
    below: int | None = None
    """of values: only those that are lower"""
    descending: bool = False
    """of values: the higher ones come first, instead of the lower ones"""


@node
class IfYouDo(Step):
    """If the sentence before was done, in its entirety and to more than nothing (4e base p. 19)."""

    steps: tuple[Step, ...]
    dont: bool = False
    """the negation: "If you don't" """


@node
class When(Step):
    """If a condition holds."""

    condition: Condition
    steps: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@node
class BySwitch(Step):
    """Sentences that depend on a switch: different texts of one card, or an undecided reading."""

    switch: str
    cases: tuple[tuple[str, tuple[Step, ...]], ...]
    """(choice, sentences)"""


@node
class Effect(Node):
    """One effect of a card: its sentences, in order. ``parameters`` start with the given values."""

    sentences: tuple[Step, ...]
    kind: EffectKind = EffectKind.DOGMA
    parameters: tuple[tuple[str, Number | OneColor], ...] = ()


@node
class Printing(Node):
    """The effects of a card in one edition, or (``later``) in that edition and later ones."""

    edition: int
    effects: tuple[Effect, ...]
    later: bool = False


@node
class Program(Node):
    """A card's effects in the editions that have it."""

    title: str
    printings: tuple[Printing, ...] = ()

    def effects(self, edition: int) -> tuple[Effect, ...]:
        """Return the effects in an edition; ``()`` if the card has no program there."""
        fitting = [
            each for each in self.printings if each.edition == edition or (each.later and each.edition < edition)
        ]
        return max(fitting, key=lambda each: each.edition).effects if fitting else ()
