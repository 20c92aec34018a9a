"""Every kind of fact, declared once: its rules, its numbers, what it denies and where it is shown.

To declare one, add it here and its sentence ``fact-<name>`` to the catalogues; to record one, call it:
``m.fact(s, facts.DRAW_SKIPS(seat, asked=2, drawn=4, last=11))``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.trace.events import Denies, FactKind, Number, Shown

_COUNT, _VALUE, _COLOR, _SPLAY, _ICON = Number.COUNT, Number.VALUE, Number.COLOR, Number.SPLAY, Number.ICON
_SEAT, _SEATS, _EFFECT, _TRUTH = Number.SEAT, Number.SEATS, Number.EFFECT, Number.TRUTH
_WORD, _WORDS, _BY_SEAT = Number.WORD, Number.WORDS, Number.BY_SEAT

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
    denies_if: bool | tuple[str, Iterable[int | str]] | None = None,
    denies_else: Denies | None = None,
    shown: Shown = Shown.LOG,
    skips: bool = False,
    verdict: bool = False,
    quiet: bool = False,
) -> FactKind:
    """Declare a kind of fact: its name, its rules and its numbers.

    The first rule is cited unless another of them is given; without any, each fact gives its own.

    ``holds`` is ``None`` if each fact decides for itself whether it holds. ``denies_if`` selects the facts that deny
    what ``denies`` says, by that or by a number that is one of some; the others deny ``denies_else``, or nothing.

    Raises:
        ValueError: a second kind of that name; one that may skip sentences and denies nothing; one whose denials depend
            on a number that it has not.
    """
    if name in _KINDS or (skips and denies is None):
        msg = f"fact {name!r}: its name is another's, or it skips sentences and denies nothing"
        raise ValueError(msg)
    if isinstance(denies_if, tuple) and denies_if[0] not in numbers:
        msg = f"fact {name!r}: whether it denies depends on {denies_if[0]!r}, which is no number of every one of them"
        raise ValueError(msg)
    kind = FactKind(name)
    kind._rule = rules[0] if rules else ""  # noqa: SLF001 (what is cited unless another is given)
    kind.rules, kind.holds, kind.optional = rules, holds, frozenset(optional)
    kind.numbers = MappingProxyType({**numbers, **optional})
    kind.denies, kind.shown, kind.skips, kind.verdict = denies, shown, skips, verdict
    kind.quiet = quiet
    if isinstance(denies_if, tuple):
        kind.denies_if = frozenset((denies_if[0], number) for number in denies_if[1])
    else:
        kind.denies_if = denies_if if denies_if is not None else bool(holds)
    kind.denies_else = denies_else
    _KINDS[name] = kind
    return kind


# --- setup and turns ----------------------------------------------------------------------------------------

FIRST_PLAYER = fact("first-player", "setup-first-player", numbers={"seats": _SEATS})
"""``cards``: the first melds of ``seats``, the players still in the game"""
LEFT_OUT = fact("left-out", "expansion-setup", holds=False, denies=Denies.DEALT)
"""``cards``: those that lie nowhere in this game, as their effects cannot be carried out"""
ONE_ACTION = fact("one-action", "turn-first-turn")

# --- actions ------------------------------------------------------------------------------------------------

DRAW_VALUE = fact(
    "draw-value",
    "draw-highest-top",
    "draw-empty-board",
    shown=Shown.REASONS,
    denies=Denies.TOP_CARD,
    denies_if=("value", (0,)),
    numbers={"value": _VALUE},
)
DRAW_VALUE_STAYS = fact("draw-value-stays", "karma-would", numbers={"value": _VALUE})
"""``value``: what a Draw action draws, as a karma has heard; the karma has changed what the highest top card is"""
DRAW_ZERO = fact("draw-zero", "draw-highest-top", shown=Shown.REASONS)
"""``cards``: the top cards, all of value 0, by which a Draw action draws a 0"""
DRAW_SKIPS = fact(
    "draw-skips", "draw-empty-age", denies=Denies.DECK, numbers={"asked": _VALUE, "drawn": _VALUE, "last": _VALUE}
)
DRAW_PAST_LAST_AGE = fact(
    "draw-past-last-age",
    "draw-past-last-age",
    denies=Denies.DECK,
    numbers={"asked": _VALUE, "drawn": _VALUE, "last": _VALUE},
)
DRAW_SET_EMPTY = fact(
    "draw-set-empty", "draw-set-empty", holds=False, denies=Denies.DECK, numbers={"of": _WORD, "value": _VALUE}
)
"""a rule of the set ``of`` about the draw applied, or the draw names it, and it has no card of that value left"""
MELDED = fact(
    "melded",
    "meld-on-top",
    "meld-continues-splay",
    shown=Shown.REASONS,
    numbers={"color": _COLOR, "covered": _COUNT, "splay": _SPLAY},
)
SET_OFF_SKIPPED = fact("set-off-skipped", "meld-sets-off", denies=Denies.SET_OFF, numbers={"left": _WORDS})
"""``cards``: the melded card, no top card of its player any more; ``left``: what it had set off, by its words"""
CLAIMABLE = fact(
    "claimable",
    "achieve-eligible",
    "achieve-secret",
    "achieve-again",
    "keyword-claim",
    shown=Shown.REASONS,
    numbers={"value": _VALUE, "points": _VALUE, "needed": _VALUE, "top": _VALUE},
    optional={"held": _COUNT, "secret": _TRUTH, "card": _TRUTH},
)
NOT_CLAIMABLE = fact(
    "not-claimable",
    "achieve-eligible",
    "achieve-secret",
    "achieve-again",
    "keyword-claim",
    holds=False,
    denies=Denies.ACHIEVEMENT,
    numbers={"value": _VALUE, "points": _VALUE, "needed": _VALUE, "top": _VALUE},
    optional={"held": _COUNT, "secret": _TRUTH, "card": _TRUTH},
)

"""``held``: how many achievements of that value the seat has; ``secret``: whether it is a secret of its own; ``card``:
whether an effect asks it of a card, wherever that is"""

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
    "shares",
    "sharing-eligible",
    "demand-immune",
    "teams-never-vulnerable",
    "echo-effects-shared",
    denies=Denies.DEMAND,
    denies_if=("demand", (1,)),
    optional={"parley": _TRUTH, "majority": _SEAT, "eligible": _TRUTH, "exposed": _TRUTH},
    verdict=True,
    numbers=_COUNTED,
)
"""``parley``: it shares only if it returns a card; ``majority``: who has the sole majority of every icon by a karma;
``eligible``: a karma has made the seat eligible to share, whatever its icons; ``exposed``: and the demand hits it all
the same"""
VULNERABLE = fact(
    "vulnerable",
    "demand-vulnerable",
    "sharing-eligible",
    denies=Denies.SHARING,
    denies_if=("shared", (1,)),
    optional={"majority": _SEAT},
    verdict=True,
    numbers=_COUNTED,
)
COMPELLED = fact(
    "compelled",
    "compel-vulnerable",
    optional={"parley": _TRUTH, "majority": _SEAT, "eligible": _TRUTH},
    verdict=True,
    numbers=_COUNTED,
)
"""an effect that compels hits the seat, which would share; ``parley`` and ``eligible`` as of ``SHARES``"""
NOT_COMPELLED = fact(
    "not-compelled",
    "compel-vulnerable",
    denies=Denies.PART,
    denies_if=("shared", (1,)),
    denies_else=Denies.DEMAND,
    optional={"majority": _SEAT},
    verdict=True,
    numbers=_COUNTED,
)
IMMUNE = fact(
    "immune", "teams-never-vulnerable", denies=Denies.PART, optional={"majority": _SEAT}, verdict=True, numbers=_COUNTED
)
NOBODY_VULNERABLE = fact(
    "nobody-vulnerable", "demand-vulnerable", holds=False, denies=Denies.EXECUTION, numbers={"effect": _EFFECT}
)
"""``cards``: the card whose effect it is"""
NOBODY_COMPELLED = fact(
    "nobody-compelled", "compel-vulnerable", holds=False, denies=Denies.EXECUTION, numbers={"effect": _EFFECT}
)
"""``cards``: the card whose effect it is"""
ENDORSED_AGAIN = fact("endorsed-again", "endorse-effect", numbers={"effect": _EFFECT})
"""``cards``: the card whose effect the activator executes for the second time, as the action is endorsed"""
DEMANDED_AGAIN = fact("demanded-again", "endorse-demand", numbers={"effect": _EFFECT, "seats": _SEATS})
"""``cards``: the card whose effect demands of ``seats`` for the second time"""
COMPELLED_AGAIN = fact("compelled-again", "endorse-demand", numbers={"effect": _EFFECT, "seats": _SEATS})
"""``cards``: the card whose effect compels ``seats`` for the second time"""
PARLEY_ACTIVATE = fact("parley-activate", "parley-activate")
PARLEY_SHARE = fact("parley-share", "parley-share")
NO_PARLEY_SHARE = fact("no-parley-share", "parley-share", holds=False, denies=Denies.SHARING, numbers={"count": _COUNT})
"""``count``: how many cards could be returned for it"""
PARLEY_IMMUNE = fact("parley-immune", "parley-immune", denies=Denies.DEMAND)
NO_PARLEY_IMMUNE = fact(
    "no-parley-immune", "parley-immune", holds=False, denies=Denies.PARLEY, numbers={"count": _COUNT}
)
PARLEY_RESIST = fact("parley-resist", "compel-parley", denies=Denies.DEMAND)
NO_PARLEY_RESIST = fact(
    "no-parley-resist", "compel-parley", holds=False, denies=Denies.PARLEY, numbers={"count": _COUNT}
)
FREE_DRAW = fact(
    "free-draw",
    "free-draw",
    "free-draw-reveal-counts-3e",
    numbers={"sharers": _SEATS, "deeds": _WORDS, "revealed": _SEATS},
)
"""``deeds``: of each sharer the first thing done with a card; ``revealed``: sharers who revealed, too, which by itself
does not count"""
NO_FREE_DRAW_NOTHING_DONE = fact(
    "no-free-draw-nothing-done", "free-draw", holds=False, denies=Denies.FREE_DRAW, numbers={"sharers": _SEATS}
)
NO_FREE_DRAW_ONLY_REVEALED = fact(
    "no-free-draw-only-revealed",
    "free-draw-reveal-does-not-count",
    holds=False,
    denies=Denies.FREE_DRAW,
    numbers={"sharers": _SEATS},
)
NO_FREE_DRAW_ONLY_SELF_EXECUTED = fact(
    "no-free-draw-only-self-executed",
    "keyword-self-execute-alone",
    holds=False,
    denies=Denies.FREE_DRAW,
    numbers={"sharers": _SEATS},
)
NO_FREE_DRAW_ONLY_TEAMMATES = fact(
    "no-free-draw-only-teammates",
    "teams-free-draw",
    holds=False,
    denies=Denies.FREE_DRAW,
    numbers={"sharers": _SEATS},
)
NO_FREE_DRAW_ONLY_DEMANDS = fact(
    "no-free-draw-only-demands", "free-draw-only-sharing", holds=False, denies=Denies.FREE_DRAW
)
"""``cards``: the card, of which all effects are demands"""
NO_FREE_DRAW_ONLY_COMPELS = fact("no-free-draw-only-compels", "compel-is-demand", holds=False, denies=Denies.FREE_DRAW)
"""``cards``: the card, of which all effects compel"""
NO_FREE_DRAW_NOBODY_SHARED = fact(
    "no-free-draw-nobody-shared", "free-draw", "free-draw-only-sharing", holds=False, denies=Denies.FREE_DRAW
)

# --- sentences ----------------------------------------------------------------------------------------------

CONDITION = fact(
    "condition",
    "if-clause",
    holds=None,
    optional={"left": _COUNT, "right": _COUNT, "counts": _BY_SEAT},
    denies=Denies.SENTENCE,
    skips=True,
)
"""``left`` and ``right``: the two sides, where it compares amounts; ``counts``: the amounts of each player it asks"""
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
    denies_else=Denies.DONE,
    skips=True,
    numbers={"asked": _COUNT, "done": _COUNT},
)
"""it holds where the sentence before was done, so that what follows "otherwise" is not"""
REPEATS = fact("repeats", "repeat-effect")
EACH_VALUE = fact("each-value", "card-effects", numbers={"value": _VALUE})
"""what is done for each value is done for this one now"""
COIN = fact("coin", "card-effects", holds=None)
"""it holds if the flip is won"""
INTRODUCED = fact("introduced", "age-zero", holds=None, numbers={"value": _VALUE, "count": _COUNT})
"""a deck of ``count`` cards comes into the game; it does not hold if the cards of that value are in it already"""
NOT_SELECTABLE = fact(
    "not-selectable",
    "golden-rule",
    "keyword-highest-lowest",
    "exactly",
    holds=False,
    denies=Denies.CARD,
    shown=Shown.ASKED,
    numbers={"filter": _WORD},
)
"""``filter``: what of the selection the card, first of ``cards``, does not meet; ``rank`` if others come before it by
value, ``too-few`` (``same-value``, ``same-color``: of its own) if exactly so many are asked for and fewer fit"""
NOTHING_FITS = fact(
    "nothing-fits", "golden-rule", holds=False, denies=Denies.CARDS, skips=True, numbers={"purpose": _WORD}
)
NOTHING_IN_DECK = fact(
    "nothing-in-deck",
    "golden-rule",
    holds=False,
    denies=Denies.CARDS,
    skips=True,
    numbers={"of": _WORD, "n": _VALUE, "there": _TRUTH},
)
"""the deck of value ``n`` of a set, whose cards are to be junked, is empty, or there is no such deck: ``there``"""
TOO_FEW_MUST_DECLINE = fact(
    "too-few-must-decline",
    "may-cost-in-full-3e",
    holds=False,
    denies=Denies.CHOICE,
    skips=True,
    numbers={"wanted": _COUNT},
    optional={"fitting": _COUNT},
)
"""fewer cards fit than one would have to choose, but some do; how many is not said of hidden fronts"""
TOO_FEW_FOR_EXACTLY = fact(
    "too-few-for-exactly",
    "exactly",
    holds=False,
    denies=Denies.CHOICE,
    skips=True,
    numbers={"wanted": _COUNT, "fitting": _COUNT, "of_one": _WORD},
)
"""``fitting``: how many fit; if they must be ``of_one`` ``value`` or ``color`` (else ``nothing``), of the one that most
of them have"""
ALL_MAY_STAY = fact(
    "all-may-stay",
    "golden-rule",
    holds=False,
    denies=Denies.CHOICE,
    skips=True,
    numbers={"spared": _COUNT, "fitting": _COUNT},
)
"""all but so many are asked for, and there are no more than those"""
AMOUNT = fact(
    "amount",
    "golden-rule",
    "keyword-value",
    "keyword-value-missing",
    denies=Denies.VALUE,
    denies_if=("why", ("no-card", "no-value")),
    numbers={"n": _COUNT, "why": _WORD, "of": _WORD},
    optional={"whole": _COUNT, "by": _COUNT},
)
"""what an amount that a card does not print comes to. ``why``: ``counted``, ``value`` if it is about the value of a
card, ``no-card`` if that card is not there, ``no-value`` if that card, the first of ``cards``, has none. ``of``: how
many ``cards`` are asked for, how many ``draws``, or the ``value`` that is drawn. Where it is a part of another amount,
that is ``whole``, and was divided ``by`` so much"""
AMOUNT_IS_NONE = fact(
    "amount-is-none",
    "golden-rule",
    "keyword-value",
    "keyword-value-missing",
    holds=False,
    denies=Denies.CHOICE,
    skips=True,
    numbers={"n": _COUNT, "why": _WORD, "of": _WORD},
    optional={"whole": _COUNT, "by": _COUNT},
)
"""the same where that many cards or draws are none"""
PROVES_FIT = fact("proves-fit", "verification", numbers={"filter": _WORD})
"""``cards``: those shown before they go, each of which is asked for"""
PROVES_NONE_FITS = fact("proves-none-fits", "verification", holds=False, denies=Denies.SHOWN, numbers={"filter": _WORD})
"""``cards``: those shown, all that the others do not know of a place"""
PROVES_CONDITION = fact("proves-condition", "verification")
FOR_EACH_OF_NONE = fact("for-each-of-none", "golden-rule", holds=False, denies=Denies.SENTENCE, skips=True)
"""something is to be done for each of some things of which there are none"""
NOTHING_TO_CHOOSE = fact(
    "nothing-to-choose", "golden-rule", holds=False, denies=Denies.CHOICE, skips=True, numbers={"what": _WORD}
)
"""``what``: the kind of thing that was to be chosen, such as a ``player``"""
NOTHING_TO_REARRANGE = fact("nothing-to-rearrange", "golden-rule", holds=False, denies=Denies.CHOICE, skips=True)
"""no pile that is meant has two cards"""
LIMIT_REACHED = fact(
    "limit-reached",
    "safe-limit",
    "forecast-limit",
    holds=False,
    denies=Denies.ROOM,
    skips=True,
    numbers={"zone": _WORD, "have": _COUNT, "limit": _COUNT, "splay": _SPLAY},
)
"""a zone that a verb fills takes no more: it has so many cards, and the best splay of its owner makes the limit"""
NOTHING_TO_SPLAY = fact("nothing-to-splay", "golden-rule", holds=False, denies=Denies.CHOICE, skips=True)

_SPLAYED = {"color": _COLOR, "count": _COUNT, "now": _SPLAY, "direction": _SPLAY}
SPLAY_POSSIBLE = fact("splay-possible", "splay-replaces", "splay-states", shown=Shown.ASKED, numbers=_SPLAYED)
SPLAY_SAME = fact(
    "splay-same",
    "splay-same-direction",
    "splay-states",
    holds=False,
    denies=Denies.SPLAY,
    skips=True,
    numbers=_SPLAYED,
)
SPLAY_UNKNOWN = fact("splay-unknown", "splay-states", holds=False, denies=Denies.SPLAY, skips=True, numbers=_SPLAYED)
SPLAY_TOO_FEW = fact(
    "splay-too-few", "splay-too-few-cards", holds=False, denies=Denies.SPLAY, skips=True, numbers=_SPLAYED
)
SPLAY_STAYS = fact("splay-stays", "splay-rearranged", shown=Shown.REASONS, numbers={"color": _COLOR, "now": _SPLAY})
SPLAY_FORGOTTEN = fact(
    "splay-forgotten",
    "splay-forgotten",
    shown=Shown.REASONS,
    numbers={"color": _COLOR, "count": _COUNT, "was": _SPLAY},
)

# --- effects of other cards, karmas -------------------------------------------------------------------------

DEMAND_IGNORED = fact(
    "demand-ignored", "keyword-self-execute", holds=False, denies=Denies.EFFECT, numbers={"effect": _EFFECT}
)
"""``cards``: the card that is self-executed"""
COMPEL_IGNORED = fact(
    "compel-ignored", "keyword-super-execute", holds=False, denies=Denies.EFFECT, numbers={"effect": _EFFECT}
)
"""``cards``: the card that is self- or super-executed"""
ECHO_EFFECTS = fact("echo-effects", "echo-effects", "echo-effects-self-execute", numbers={"color": _COLOR})
"""``cards``: those whose echo effects are executed first, in that order: visible in the color of the card"""
OWN_ECHO = fact("own-echo", "echo-effects-self-execute")
"""the card that is self-executed is no top card, so of the echo effects only its own is executed"""
FORESEEN = fact("foreseen", "foreseen", holds=None, denies=Denies.FORESEEN, skips=True)
"""whether this card was foreseen, where it asks; if it asks nothing else, this stands for the condition"""
ALL_VULNERABLE = fact("all-vulnerable", "keyword-super-execute", numbers={"effect": _EFFECT, "seats": _SEATS})
"""``cards``: the card that is super-executed; ``seats``: all opponents, who execute its demand whatever their icons"""
MAY_IS_MUST = fact("may-is-must", "golden-rule")
"""nothing may be declined while this card is executed"""
NO_EFFECTS = fact(
    "no-effects", "city-no-dogma", "figures-no-dogma", "golden-rule", holds=False, denies=Denies.EFFECT, skips=True
)
NO_SUCH_SENTENCE = fact(
    "no-such-sentence", "golden-rule", holds=False, denies=Denies.SENTENCE, skips=True, numbers={"n": _COUNT}
)
DECIDES_FOR = fact("decides-for", "keyword-self-execute", numbers={"decider": _SEAT})
CHAIN = fact("chain", "chain-rule")
CHAIN_NONE_LEFT = fact("chain-none-left", "chain-rule", holds=False, denies=Denies.ACHIEVEMENT)
"""the draw for a Chain Achievement ends the game"""
KARMA_FIRST = fact("karma-first", "karma-would", numbers={"deed": _WORD, "doer": _SEAT})
"""``cards``: the card whose karma comes first; ``doer``: who would do what it waits for"""
KARMA_INSTEAD = fact("karma-instead", "karma-would", numbers={"deed": _WORD, "doer": _SEAT})
"""the same of a karma that stands in for what would have been done"""
KARMA_SPARES = fact("karma-spares", "karma-would", numbers={"deed": _WORD, "doer": _SEAT}, quiet=True)
"""the same of one that does nothing in the place of what concerns no card"""
KARMA_CONDITION = fact(
    "karma-condition", "karma-would", numbers={"deed": _WORD, "doer": _SEAT, "effect": _EFFECT}, quiet=True
)
"""the same of one that would come first and has nothing to do, as the condition in ``effect`` does not hold"""
KARMA_AHEAD = fact(
    "karma-ahead", "karma-would", numbers={"deed": _WORD, "doer": _SEAT, "effect": _EFFECT, "how": _WORD}
)
"""the same before it happens, shown with an action before it is taken; ``how``: for certain, it would come ``first`` or
``instead``; ``idle``: it waits, and its only condition does not hold; ``hidden``: cards decide that the reader cannot
see; ``open``: what is chosen, or happens before, decides"""
KARMA_WHEN = fact("karma-when", "karma-when")
"""``cards``: the card that was melded and has waited for that"""
EXECUTED_AGAIN = fact("executed-again", "karma-would", numbers={"effect": _EFFECT})
"""``cards``: the card with the karma, and the one whose effect it is"""
SOLE_MAJORITY = fact("sole-majority", "karma-would")
"""``cards``: the card whose karma gives the seat more of every icon than anybody else, while the action lasts"""
DECK_SEARCHED = fact(
    "deck-searched",
    "karma-would",
    holds=None,
    denies=Denies.CARDS,
    numbers={"named": _WORD, "of": _WORD, "value": _VALUE},
)
"""``named``: the key of the card that was looked for, in the deck of the set ``of`` and the ``value``"""
VALUES_RAISED = fact("values-raised", "karma-would", numbers={"by": _COUNT, "effect": _EFFECT})
"""``cards``: the card with the karma, and the one whose effect it is"""
ACTION_RAISED = fact("action-raised", "karma-would", numbers={"by": _COUNT})
"""``cards``: the card with the karma; ``by``: how much it raises the values printed in all effects of the action"""
KARMA_MOVED = fact("karma-moved", "karma-would", numbers={"deed": _WORD})
"""``cards``: those that a karma has moved first; ``deed``: what is done with them all the same, where they lie now"""
KARMA_TOOK_AWAY = fact("karma-took-away", "karma-would", holds=False, denies=Denies.CARD, numbers={"deed": _WORD})
"""``cards``: those that a karma has moved first; ``deed``: what is not done with them any more"""
DOGMA_COMPLETE = fact("dogma-complete", "dogma-all-effects", denies=Denies.REST)

# --- achievements and endings -------------------------------------------------------------------------------

SPECIAL_MET = fact("special-met", numbers={"have": _COUNT, "need": _COUNT})
"""it cites the rule of the special achievement, ``cards``"""
_BANNER = {"color": _COLOR, "own": _COUNT, "most": _COUNT}
FLAG_COUNTS = fact(
    "flag-counts",
    "city-flag",
    holds=None,
    denies=Denies.COUNTING,
    denies_if=False,
    denies_else=Denies.MORE_VISIBLE,
    numbers=_BANNER,
)
"""``cards``: the card with the flag; ``own``: the visible cards of its color on that board, ``most``: the most of an
opponent, who must not have more"""
FOUNTAIN_COUNTS = fact("fountain-counts", "city-fountain", numbers={"count": _COUNT})
"""``cards``: the card on which so many fountains are visible"""
COUNT_AS_ACHIEVEMENTS = fact("count-as-achievements", "karma-each", numbers={"count": _COUNT})
"""``cards``: the Figure by whose karma so many things count as achievements of the player"""
NONE_COUNT_AS_ACHIEVEMENTS = fact("none-count-as-achievements", "karma-each", holds=False, denies=Denies.COUNTING)
"""``cards``: the Figure by whose karma something counted as an achievement, and nothing does any more"""
COUNTS_AS_AVAILABLE = fact("counts-as-available", "karma-each", shown=Shown.REASONS)
"""``cards``: the Figure by whose karma the second card counts as an available achievement for the player"""
TOP_RAISED = fact("top-raised", "karma-each", shown=Shown.REASONS, numbers={"by": _COUNT, "top": _VALUE})
"""``cards``: the Figure by whose karma the highest top card is so much higher for a claim"""
HAND_TOWARDS = fact(
    "hand-towards",
    "karma-each",
    shown=Shown.REASONS,
    numbers={"count": _COUNT, "value": _VALUE, "points": _VALUE},
)
"""``cards``: the Figure by whose karma so many cards of that value in hand are worth so many points for a claim"""
COUNTED_AS_SCORE = fact(
    "counted-as-score", "karma-each", shown=Shown.REASONS, numbers={"count": _COUNT, "points": _VALUE}
)
"""``cards``: the Figure by whose karma so many cards that lie elsewhere are worth so many points of the score"""
SPECIALS_EASED = fact("specials-eased", "karma-each", shown=Shown.REASONS)
"""``cards``: the Figure by whose karma each number that the special achievement, the second card, requires is lower"""
ACTIVATED_BY_KARMA = fact("activated-by-karma", "karma-each", numbers={"owner": _SEAT})
"""``cards``: the Figure by whose karma the second card, of another player, can be chosen for a Dogma action"""
BANNER_GONE = fact("banner-gone", "city-flag", holds=False, denies=Denies.COUNTING)
"""``cards``: the card whose flag or fountain counted, and is visible no more"""
BONUS_POINTS = fact(
    "bonus-points",
    "bonus-icons",
    shown=Shown.REASONS,
    numbers={"pile": _VALUE, "highest": _VALUE, "others": _COUNT, "points": _VALUE},
)
"""the sum of a score: the values in the score pile, the highest visible bonus, one point for each of the others"""
KARMA_POINTS = fact(
    "karma-points",
    "karma-each",
    shown=Shown.REASONS,
    numbers={"pile": _VALUE, "bonuses": _VALUE, "given": Number.BY_CARD, "sum": _VALUE, "points": _VALUE},
)
"""the sum of a score to which karmas add or from which they take: the values in the score pile, the points of visible
bonuses, what the karma of each card of ``given`` adds (negative: takes); ``points`` are 0 where the ``sum`` is less and
the switch ``score-below-zero`` does not let it be"""
SPECIAL_NOT_AVAILABLE = fact(
    "special-not-available",
    "keyword-available-achievement",
    "special-claimed-once",
    holds=False,
    denies=Denies.ACHIEVEMENT,
    skips=True,
)
SPECIAL_NOT_MET = fact(
    "special-not-met",
    holds=False,
    denies=Denies.ACHIEVEMENT,
    shown=Shown.REASONS,
    numbers={"have": _COUNT, "need": _COUNT, "color": _COLOR, "now": _SPLAY},
)
"""one colour is missing, which is splayed in a direction that does not count; it cites as ``SPECIAL_MET`` does"""
SPECIAL_TIED = fact("special-tied", "special-ties", numbers={"seats": _SEATS, "current": _SEAT, "order": _WORD})
"""all of ``seats`` could claim the special achievement, ``cards``; ``order``: who comes first, the ``current`` player
(``current-first``) or the one to the left of that one (``left-first``)"""
ENOUGH_ACHIEVEMENTS = fact(
    "enough-achievements",
    "win-achievements",
    "win-achievements-minimum",
    "win-achievements-extra-3e",
    "teams-goal",
    "expansion-goal",
    numbers={"have": _COUNT, "need": _COUNT},
)
MOST_ACHIEVEMENTS = fact("most-achievements", "win-achievements-most", numbers={"have": _COUNT, "seats": _SEATS})
"""of ``seats``, which all have enough achievements (one of each team), this one has the most"""
ACHIEVEMENTS_TIED = fact(
    "achievements-tied", "win-achievements-ties", numbers={"have": _COUNT, "seats": _SEATS, "current": _SEAT}
)
"""``seats`` have the most and equally many; this one is the first of them to the left of the ``current`` player"""
FINAL_SCORE = fact(
    "final-score",
    "win-score",
    "win-score-ties",
    "teams-score",
    holds=None,
    numbers={"points": _VALUE, "achievements": _COUNT},
)
"""it holds for the winners; of a team there is one, with the numbers of the team"""
SCORE_TIED = fact(
    "score-tied",
    "win-score-ties",
    "teams-score",
    holds=None,
    denies=Denies.WIN,
    denies_if=False,
    numbers={"seats": _SEATS, "points": _VALUE, "achievements": _COUNT, "outcome": _WORD},
)
"""``seats`` (one of each team) are tied for the highest score; ``outcome``: ``achievements`` decided for this seat, the
victory is ``shared``, it is a ``draw``, or a draw as achievements do not count (``teams``)"""
WIN_BY_CARD = fact(
    "win-by-card",
    "win-card",
    "win-card-single",
    optional={"best": _COUNT, "left": _COUNT, "right": _COUNT, "counts": _BY_SEAT},
)
"""``cards``: the card. ``best``: what the single player has most or least of; else the numbers of the condition that
held, as of ``CONDITION``"""
LAST_SIDE_LEFT = fact("last-side-left", "win-elimination")
"""all opponents of this seat are out of the game"""
TIE_VOIDS = fact(
    "tie-voids",
    "win-card-single",
    holds=False,
    denies=Denies.WIN,
    skips=True,
    numbers={"seats": _SEATS, "best": _COUNT, "counts": _BY_SEAT},
)
"""``seats`` are tied; ``counts``: what each player has"""
