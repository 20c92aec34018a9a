"""Every kind of fact, declared once: its rules, its numbers, what it denies and where it is shown.

To declare one, add it here and its sentence ``fact-<name>`` to the catalogues; to record one, call it:
``m.fact(s, facts.DRAW_SKIPS(seat, asked=2, drawn=4, last=11))``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.trace.events import Denies, FactKind, Number, Shown

_COUNT, _VALUE, _COLOR, _SPLAY, _ICON = Number.COUNT, Number.VALUE, Number.COLOR, Number.SPLAY, Number.ICON
_SEAT, _SEATS, _EFFECT, _TRUTH, _WORD = Number.SEAT, Number.SEATS, Number.EFFECT, Number.TRUTH, Number.WORD

_KINDS: dict[str, FactKind] = {}
KINDS: Mapping[str, FactKind] = MappingProxyType(_KINDS)
"""every kind by name"""


def fact(
    name: str,
    *rules: str,
    holds: bool | None = True,
    numbers: Mapping[str, Number] = MappingProxyType({}),
    optional: Mapping[str, Number] = MappingProxyType({}),
    denies: Denies | None = None,
    denies_if: bool | None = None,
    shown: Shown = Shown.LOG,
    skips: bool = False,
    verdict: bool = False,
) -> FactKind:
    """Declare a kind of fact: its name, its rules and its numbers.

    The first rule is cited unless another of them is given; without any, each fact gives its own.

    ``holds`` is ``None`` if each fact decides for itself whether it holds; then ``denies_if`` selects those that deny.

    Raises:
        ValueError: a second kind of that name, or one that may skip sentences and denies nothing.
    """
    if name in _KINDS or (skips and denies is None):
        msg = f"fact {name!r}: its name is another's, or it skips sentences and denies nothing"
        raise ValueError(msg)
    kind = FactKind(name)
    kind._rule = rules[0] if rules else ""  # noqa: SLF001 (what is cited unless another is given)
    kind.rules, kind.holds, kind.optional = rules, holds, frozenset(optional)
    kind.numbers = MappingProxyType({**numbers, **optional})
    kind.denies, kind.shown, kind.skips, kind.verdict = denies, shown, skips, verdict
    kind.denies_if = denies_if if denies_if is not None else bool(holds)
    _KINDS[name] = kind
    return kind


# --- setup and turns ----------------------------------------------------------------------------------------

FIRST_PLAYER = fact("first-player", "setup-first-player")
"""``cards``: the first melds of the players still in the game, by seat"""
ONE_ACTION = fact("one-action", "turn-first-turn")

# --- actions ------------------------------------------------------------------------------------------------

DRAW_VALUE = fact("draw-value", "draw-highest-top", "draw-empty-board", shown=Shown.REASONS, numbers={"value": _VALUE})
DRAW_SKIPS = fact("draw-skips", "draw-empty-age", numbers={"asked": _VALUE, "drawn": _VALUE, "last": _VALUE})
DRAW_PAST_LAST_AGE = fact(
    "draw-past-last-age", "draw-past-last-age", numbers={"asked": _VALUE, "drawn": _VALUE, "last": _VALUE}
)
DRAW_SET_EMPTY = fact("draw-set-empty", "draw-set-empty", holds=False, numbers={"value": _VALUE})
"""a set's rule about the draw applied, and the set has no card of that value left"""
MELDED = fact(
    "melded",
    "meld-on-top",
    "meld-continues-splay",
    shown=Shown.REASONS,
    numbers={"color": _COLOR, "covered": _COUNT, "splay": _SPLAY},
)
CLAIMABLE = fact(
    "claimable",
    "achieve-eligible",
    shown=Shown.REASONS,
    numbers={"value": _VALUE, "points": _VALUE, "needed": _VALUE, "top": _VALUE},
)
NOT_CLAIMABLE = fact(
    "not-claimable",
    "achieve-eligible",
    holds=False,
    denies=Denies.ACHIEVEMENT,
    numbers={"value": _VALUE, "points": _VALUE, "needed": _VALUE, "top": _VALUE},
)

# --- who executes an effect ---------------------------------------------------------------------------------

_COUNTED = {
    "icon": _ICON,
    "own": _COUNT,
    "leader": _COUNT,
    "actor": _SEAT,
    "shared": _TRUTH,
    "demand": _TRUTH,
}
"""``own`` and ``leader``: the icons of the seat and of ``actor``; whether the card has shared effects, and demands"""

ACTS_LAST = fact("acts-last", "activator-last", verdict=True, numbers=_COUNTED)
SHARES = fact(
    "shares", "sharing-eligible", "demand-immune", optional={"parley": _TRUTH}, verdict=True, numbers=_COUNTED
)
"""``parley``: it shares only if it returns a card"""
VULNERABLE = fact("vulnerable", "demand-vulnerable", "sharing-eligible", verdict=True, numbers=_COUNTED)
IMMUNE = fact("immune", "teams-never-vulnerable", verdict=True, numbers=_COUNTED)
NOBODY_VULNERABLE = fact(
    "nobody-vulnerable", "demand-vulnerable", holds=False, denies=Denies.EXECUTION, numbers={"effect": _EFFECT}
)
PARLEY_ACTIVATE = fact("parley-activate", "parley-activate")
PARLEY_SHARE = fact("parley-share", "parley-share")
NO_PARLEY_SHARE = fact("no-parley-share", "parley-share", holds=False, denies=Denies.SHARING)
PARLEY_IMMUNE = fact("parley-immune", "parley-immune", denies=Denies.DEMAND)
NO_PARLEY_IMMUNE = fact("no-parley-immune", "parley-immune", holds=False)
FREE_DRAW = fact("free-draw", "free-draw", numbers={"sharers": _SEATS})
NO_FREE_DRAW_NOTHING_DONE = fact(
    "no-free-draw-nothing-done", "free-draw", holds=False, denies=Denies.FREE_DRAW, numbers={"sharers": _SEATS}
)
NO_FREE_DRAW_NOBODY_SHARED = fact(
    "no-free-draw-nobody-shared", "free-draw", "free-draw-only-sharing", holds=False, denies=Denies.FREE_DRAW
)

# --- sentences ----------------------------------------------------------------------------------------------

CONDITION = fact(
    "condition", "if-clause", holds=None, optional={"left": _COUNT, "right": _COUNT}, denies=Denies.SENTENCE, skips=True
)
"""``left`` and ``right``: the two sides, where it compares amounts"""
CONDITION_ON_NO_CARD = fact("condition-on-no-card", "if-clause", holds=False, denies=Denies.SENTENCE, skips=True)
"""it neither holds nor fails: there is no such card, or none whose colour could be meant"""
IF_YOU_DO = fact(
    "if-you-do", "if-you-do", holds=None, denies=Denies.SENTENCE, skips=True, numbers={"asked": _COUNT, "done": _COUNT}
)
IF_YOU_DONT = fact(
    "if-you-dont",
    "if-you-do",
    holds=None,
    denies=Denies.SENTENCE,
    denies_if=True,
    skips=True,
    numbers={"asked": _COUNT, "done": _COUNT},
)
"""it holds where the sentence before was done, so that what follows "otherwise" is not"""
REPEATS = fact("repeats", "repeat-effect")
NOT_SELECTABLE = fact(
    "not-selectable", "golden-rule", holds=False, denies=Denies.CARD, shown=Shown.ASKED, numbers={"filter": _WORD}
)
NOTHING_FITS = fact(
    "nothing-fits", "golden-rule", holds=False, denies=Denies.CARDS, skips=True, numbers={"purpose": _WORD}
)
TOO_FEW_MUST_DECLINE = fact(
    "too-few-must-decline", "you-may", holds=False, denies=Denies.CHOICE, numbers={"wanted": _COUNT}
)
NOTHING_TO_CHOOSE = fact("nothing-to-choose", "golden-rule", holds=False, denies=Denies.CHOICE, skips=True)
NOTHING_TO_SPLAY = fact("nothing-to-splay", "golden-rule", holds=False, denies=Denies.CHOICE, skips=True)

_SPLAYED = {"color": _COLOR, "count": _COUNT, "now": _SPLAY, "direction": _SPLAY}
SPLAY_POSSIBLE = fact("splay-possible", "splay-replaces", shown=Shown.ASKED, numbers=_SPLAYED)
SPLAY_SAME = fact("splay-same", "splay-same-direction", holds=False, denies=Denies.SPLAY, skips=True, numbers=_SPLAYED)
SPLAY_UNKNOWN = fact("splay-unknown", "splay-states", holds=False, denies=Denies.SPLAY, skips=True, numbers=_SPLAYED)
SPLAY_TOO_FEW = fact(
    "splay-too-few", "splay-too-few-cards", holds=False, denies=Denies.SPLAY, skips=True, numbers=_SPLAYED
)

# --- effects of other cards, karmas -------------------------------------------------------------------------

DEMAND_IGNORED = fact(
    "demand-ignored", "keyword-self-execute", holds=False, denies=Denies.EFFECT, numbers={"effect": _EFFECT}
)
"""``cards``: the card that is self-executed"""
NO_EFFECTS = fact("no-effects", "golden-rule", holds=False, denies=Denies.EFFECT, skips=True)
NO_SUCH_SENTENCE = fact(
    "no-such-sentence", "golden-rule", holds=False, denies=Denies.SENTENCE, skips=True, numbers={"n": _COUNT}
)
DECIDES_FOR = fact("decides-for", "keyword-self-execute", numbers={"decider": _SEAT})
CHAIN = fact("chain", "chain-rule")
VALUES_RAISED = fact("values-raised", "karma-would", numbers={"by": _COUNT, "effect": _EFFECT})
"""``cards``: the card with the karma, and the one whose effect it is"""
DOGMA_COMPLETE = fact("dogma-complete", "dogma-all-effects")

# --- achievements and endings -------------------------------------------------------------------------------

SPECIAL_MET = fact("special-met", numbers={"have": _COUNT, "need": _COUNT})
"""it cites the rule of the special achievement, ``cards``"""
SPECIAL_NOT_AVAILABLE = fact(
    "special-not-available", "keyword-available-achievement", holds=False, denies=Denies.ACHIEVEMENT, skips=True
)
ENOUGH_ACHIEVEMENTS = fact("enough-achievements", "win-achievements", numbers={"have": _COUNT, "need": _COUNT})
FINAL_SCORE = fact("final-score", "win-score", holds=None, numbers={"points": _VALUE, "achievements": _COUNT})
TIE_VOIDS = fact("tie-voids", "win-card-single", holds=False, denies=Denies.WIN, skips=True)
