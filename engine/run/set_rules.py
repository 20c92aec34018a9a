"""What the sets in play add to a turn: kinds of action, rules about draws, and programs of their own.

A set names its module of rules in its registration. Of that module these functions are called, each if it is there:

``actions() -> tuple[ActionKind, ...]``
    kinds of action, offered after those of every game
``variants(kinds) -> tuple[ActionKind, ...]``
    further kinds, given those of the game and of all its sets: other ways to take them
``draw_rule(m, s, seat, age) -> Fact | None``
    why a draw takes its card from the set's deck (``draws.DrawRule``)
``base_draw(m, s, seat, age) -> Fact | None``
    why it does not, though the set has a rule about draws (``draws.DrawRule.otherwise``)
``programs() -> Mapping[type[Locals], tuple[Handler, ...]]``
    system programs: the declaration of their frames and the handlers of their steps
``meld_rules() -> tuple[MeldRule, ...]``
    what a Meld action sets off (``after_meld.MeldRule``)
``after_splay(m, s, seat, owner, color, direction) -> None``
    called when a seat has splayed or unsplayed a color of a board; it may put a program on the stack
``move_rules() -> tuple[MoveRule, ...]``
    what is done at once when certain cards have been moved (``machine.MoveRule``)
``deck_rules() -> tuple[str, ...]``
    the rules that say when a card of the set's decks is drawn or taken, for who asks about these decks
``turn_begins(m, s, seat) -> tuple[str, ...]``
    which of its programs run before the first action of a turn, each once all free actions that wait are taken
``after_achieve(m, s, seat, claimed) -> None``
    called when an Achieve action has claimed something (``machine.Claimed``); it may put a program on the stack
``action_ends(m, s, boards) -> bool``
    called before the checks at the end of every action: whether it has put a program on the stack
``foretell_end(m, s, seat) -> tuple[Fact, ...]``
    what that would bring a seat if an action ended as the table lies, told before the action is taken
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from engine.cards.sets import BASE, RegistrationError, card_sets
from engine.model.frames import add_frame
from engine.model.layouts import Locals
from engine.run.actions import ACTIONS, ActionKind
from engine.run.after_meld import MeldRule
from engine.run.draws import Applies, DrawRule
from engine.run.machine import ActionEnds, AfterAchieve, AfterSplay, ForetellEnd, Handler, MoveRule, TurnBegins


def actions(sets: Iterable[str]) -> tuple[ActionKind, ...]:
    """Return the kinds of action of a game: those of every game, those of its sets in their order, then variants.

    Raises:
        RegistrationError: two of them have one word.
    """
    found, sets = {kind.word: kind for kind in ACTIONS}, tuple(sets)

    def add(name: str, kinds: Iterable[ActionKind]) -> None:
        for kind in kinds:
            if kind.word in found:
                msg = f"the set {name!r} has an action {kind.word!r}, which there is already"
                raise RegistrationError(msg)
            found[kind.word] = kind

    for name, rule in _rules(sets, "actions"):
        add(name, cast("Callable[[], tuple[ActionKind, ...]]", rule)())
    for name, rule in _rules(sets, "variants"):
        add(name, cast("Callable[[tuple[ActionKind, ...]], tuple[ActionKind, ...]]", rule)(tuple(found.values())))
    return tuple(found.values())


def draw_rules(sets: Iterable[str]) -> tuple[DrawRule, ...]:
    """Return the rules about draws of a game's sets, in the order of the sets."""
    sets = tuple(sets)
    otherwise = {name: cast("Applies", why) for name, why in _rules(sets, "base_draw")}
    found = ((name, cast("Applies", rule)) for name, rule in _rules(sets, "draw_rule"))
    return tuple(DrawRule(name, rule, otherwise.get(name)) for name, rule in found)


def programs(sets: Iterable[str]) -> dict[str, tuple[Handler, ...]]:
    """Return the handlers of the programs that a game's sets bring, and make the frames of these programs known.

    Raises:
        RegistrationError: two programs have one name, or one has not a handler for each of its steps.
    """
    found: dict[str, tuple[Handler, ...]] = {}
    for name, rule in _rules(sets, "programs"):
        for frame, handlers in cast("Callable[[], Mapping[type[Locals], tuple[Handler, ...]]]", rule)().items():
            if frame.steps is None or len(frame.steps.names) != len(handlers):
                msg = f"the set {name!r} has a program {frame.program!r} without a handler for each of its steps"
                raise RegistrationError(msg)
            try:
                add_frame(frame)
            except ValueError as error:
                msg = f"the set {name!r}: {error}"
                raise RegistrationError(msg) from error
            found[frame.program] = handlers
    return found


def meld_rules(sets: Iterable[str]) -> tuple[MeldRule, ...]:
    """Return what a Meld action sets off, in the order in which it is done.

    Raises:
        RegistrationError: two of them have one word.
    """
    found: dict[str, MeldRule] = {}
    for name, rule in _rules(sets, "meld_rules"):
        for each in cast("Callable[[], tuple[MeldRule, ...]]", rule)():
            if each.word in found:
                msg = f"the set {name!r} has a rule {each.word!r} about Meld actions, which there is already"
                raise RegistrationError(msg)
            found[each.word] = each
    return tuple(sorted(found.values(), key=lambda each: each.place))


def after_splay(sets: Iterable[str]) -> tuple[AfterSplay, ...]:
    """Return what the sets of a game do when a color has been splayed."""
    return tuple(cast("AfterSplay", rule) for _, rule in _rules(sets, "after_splay"))


def move_rules(sets: Iterable[str]) -> tuple[MoveRule, ...]:
    """Return what the sets of a game do at once when certain cards have been moved."""
    rules = (cast("Callable[[], tuple[MoveRule, ...]]", rule)() for _, rule in _rules(sets, "move_rules"))
    return tuple(each for rule in rules for each in rule)


def deck_rules(set_: str) -> tuple[str, ...]:
    """Return the rules that say when a card of a set's decks is drawn or taken; of the base set by highest top card."""
    if set_ == BASE:
        return "draw-highest-top", "draw-empty-age"
    found = (cast("Callable[[], tuple[str, ...]]", rule)() for _, rule in _rules((BASE, set_), "deck_rules"))
    return next(found, ())


def turn_begins(sets: Iterable[str]) -> tuple[TurnBegins, ...]:
    """Return what the sets of a game let run before the first action of a turn."""
    return tuple(cast("TurnBegins", rule) for _, rule in _rules(sets, "turn_begins"))


def after_achieve(sets: Iterable[str]) -> tuple[AfterAchieve, ...]:
    """Return what the sets of a game do when an Achieve action has claimed something."""
    return tuple(cast("AfterAchieve", rule) for _, rule in _rules(sets, "after_achieve"))


def action_ends(sets: Iterable[str]) -> tuple[ActionEnds, ...]:
    """Return what the sets of a game let run before the checks at the end of an action."""
    return tuple(cast("ActionEnds", rule) for _, rule in _rules(sets, "action_ends"))


def foretell_end(sets: Iterable[str]) -> tuple[ForetellEnd, ...]:
    """Return what the sets of a game tell before an action of what happens at its end."""
    return tuple(cast("ForetellEnd", rule) for _, rule in _rules(sets, "foretell_end"))


def _rules(sets: Iterable[str], name: str) -> Iterator[tuple[str, object]]:
    """Yield each set in play that has a rule of that name, with the rule."""
    for each in card_sets(sets):
        rule = each.rule(name)
        if rule is not None:
            yield each.name, rule
