"""Facts as a sentence, lines of numbers and a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.lang import nodes
from engine.lang.lower import Code, guard, only_condition
from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import icon_count
from engine.model.state import State
from engine.run.machine import Machine
from engine.text.by_hand import Source
from engine.text.card_text import amount_text, condition_text
from engine.text.messages import Phrase, Slot, phrase
from engine.text.render.conditions import most
from engine.text.render.discourse import Discourse, listed
from engine.text.telling.reader import Reader, would_do
from engine.trace import facts
from engine.trace.events import At, Entry, Fact, FactKind, Number


@dataclass(frozen=True, slots=True)
class FactText:
    """Why: one sentence, then the numbers, then the id of the rule (``Words.rule`` has its words)."""

    sentence: str
    numbers: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class _Wording:
    reader: Reader
    machine: Machine
    fact: Fact
    state: State | None
    at: At

    def number(self, name: str) -> Any:
        return self.fact.number(name)

    def card(self, at: int = 0) -> Phrase:
        """Return one of the cards concerned; by its back if the reader may not know it."""
        card = self.fact.cards[at]
        known = self.reader.viewer is None or self.fact.kind is not facts.NOT_SELECTABLE or self._seen(card)
        return self.reader.card(self.machine, card, known=known)

    def _seen(self, card: int) -> bool:
        return self.state is not None and self.reader.sees(self.machine, self.state, card)

    def rival(self, seat: int) -> dict[str, Slot]:
        return {"other": self.reader.who(seat), "rival": self.reader.name(seat)}


def fact_text(reader: Reader, machine: Machine, entry: Entry, state: State | None) -> FactText:
    """Return a fact in words."""
    fact = entry.item
    assert isinstance(fact, Fact)
    wording = _Wording(reader, machine, fact, state, entry.at)
    slots: dict[str, Slot] = {
        **reader.player(fact.seat),
        "holds": "yes" if fact.holds else "no",
        **_SLOTS.get(fact.kind, _declared)(wording),
    }
    said = next((f"verdict-by-{name}" for name in _BY_KARMA if name in dict(fact.numbers)), f"fact-{fact.kind}")
    return FactText(reader.say(said, **slots), tuple(_LINES.get(fact.kind, _no_lines)(wording)), fact.rule)


# --- what fills the sentences -------------------------------------------------------------------------------

Slots = dict[str, Slot]


def _declared(t: _Wording) -> Slots:
    """Return the numbers of a fact, each worded by its type, and its first two cards if it has any."""
    slots: Slots = {name: t.card(at) for at, name in enumerate(("card", "second")) if at < len(t.fact.cards)}
    for name, number in t.fact.numbers:
        match t.fact.kind.numbers[name]:
            case Number.COLOR:
                slots[name] = _color(number)
            case Number.SPLAY:
                slots[name] = _direction(number)
            case Number.ICON:
                slots[name] = _icon(number)
            case Number.SEAT:
                slots |= t.rival(number)
            case Number.SEATS if not number:
                pass  # of nobody there is nothing to say
            case Number.SEATS:
                slots[name] = listed("and", (phrase("one-of-players", **t.reader.player(seat)) for seat in number))
            case Number.BY_SEAT:
                pass  # the lines beneath show it
            case Number.BY_CARD:
                pass  # the slots of its kind do
            case Number.EFFECT:
                slots["n"] = number + 1
            case Number.WORDS:
                pass  # the lines beneath tell them
            case _:
                slots[name] = number
    return slots


def offers(fact: Fact) -> str:
    """Return what the card of an eligibility fact has: ``shared`` effects, a ``demand``, or ``both``.

    ``alone``: only effects that compel.
    ``parley``: effects that this seat shares only if it pays for it. ``exposed``, ``parley-exposed``: a demand beside
    them hits this seat all the same.
    """
    if "exposed" in dict(fact.numbers):
        return "parley-exposed" if "parley" in dict(fact.numbers) else "exposed"
    if "parley" in dict(fact.numbers):
        return "parley"
    if fact.number("shared") and fact.number("demand"):
        return "both"
    if fact.number("demand"):
        return "demand"
    return "shared" if fact.number("shared") else "alone"


def why(fact: Fact) -> Phrase:
    """Return on what an eligibility fact rests, in brackets: the counts that were compared, or a karma."""
    if is_by_karma(fact):
        return phrase("verdict-why-karma")
    own, leader = fact.number("own"), fact.number("leader")
    return phrase("verdict-why-enough" if own >= leader else "verdict-why-fewer", own=own, leader=leader)


def is_by_karma(fact: Fact) -> bool:
    """Return whether an eligibility fact rests on a karma alone, and on no counts of icons."""
    known = dict(fact.numbers)
    return "exposed" not in known and any(each in known for each in _BY_KARMA)


_BY_KARMA = "majority", "eligible"
"""what a verdict has by a karma, whatever the icons"""


def _verdict(t: _Wording) -> Slots:
    known = dict(t.fact.numbers)
    if "majority" in known or "eligible" in known:
        shared, demand = ("yes" if known[each] else "no" for each in ("shared", "demand"))
        shared = "parley" if "parley" in known else shared
        shared = f"{shared}-exposed" if "exposed" in known else shared
        verdict = phrase(f"majority-{t.fact.kind}", shared=shared, demand=demand, **t.reader.player(t.fact.seat))
        return {"verdict": verdict, **(t.rival(t.number("majority")) if "majority" in known else {})}
    return {
        "own": t.number("own"),
        "leader": t.number("leader"),
        "icon": _icon(t.number("icon")),
        "offers": offers(t.fact),
        **t.rival(t.number("actor")),
    }


def _icon(icon: int) -> Phrase:
    return phrase(f"icon-{Icon(icon).word}")


def _color(color: int) -> Phrase:
    return phrase(f"color-{Color(color).word}")


def _direction(splay: int, form: str = "") -> Phrase:
    return phrase(f"splay-{Splay(splay).word}")


def _draw_value(t: _Wording) -> Slots:
    value = t.number("value")
    return {"value": value, "card": phrase("seen-back", n=value)}


def _draw_skips(t: _Wording) -> Slots:
    return {
        "asked": phrase("value-box", n=t.number("asked")),
        "drawn": phrase("value-box", n=t.number("drawn")),
    }


def _of_set(t: _Wording) -> Slots:
    return {**_declared(t), "set": phrase(f"set-{t.number('of')}")}


def _nothing_in_deck(t: _Wording) -> Slots:
    return {**_of_set(t), "there": "yes" if t.number("there") else "no"}


def _no_effects(t: _Wording) -> Slots:
    """Return the card, and whether it has karmas."""
    return {**_declared(t), "karmas": "yes" if t.fact.cards[0] in t.machine.karmas else "no"}


def _set_off(t: _Wording) -> Slots:
    """Return what a Meld action had set off."""
    return {**_declared(t), "left": listed("and", (phrase(f"set-off-{word}") for word in t.number("left")))}


def _melded(t: _Wording) -> Slots:
    covered, splay = t.number("covered"), t.number("splay")
    return {
        "card": t.card(),
        "below": t.card(1) if len(t.fact.cards) > 1 else t.card(),
        "covered": covered,
        "color": _color(t.number("color")),
        "splay": "splayed" if splay else "none",
        "direction": _direction(splay),
    }


def _splay(t: _Wording) -> Slots:
    return {
        "way": "splay" if t.number("direction") else "unsplay",
        "color": _color(t.number("color")),
        "count": t.number("count"),
        "now": phrase("splayed-now", direction=_direction(t.number("now"))),
        "direction": _direction(t.number("direction")),
    }


def _claim(t: _Wording) -> Slots:
    """Return the slots of a fact about a claim: what is claimed, and how many achievements of its value one has."""
    optional = dict(t.fact.numbers)
    held = optional.get("held", 0)
    what = next((each for each in ("secret", "card") if each in optional), "standard")
    return {**_declared(t), "what": what, "held": held, "times": held + 1}


def _limit(t: _Wording) -> Slots:
    zone = phrase(f"zone-{t.number('zone')}", player=t.reader.name(t.fact.seat))
    return {
        "zone": zone,
        "have": t.number("have"),
        "limit": t.number("limit"),
        "splay": "splayed" if t.number("splay") else "none",
        "direction": _direction(t.number("splay")),
    }


def _special_met(t: _Wording) -> Slots:
    """Return the numbers, and whether they are an ``amount`` or the two things that are asked for, ``both`` of them."""
    (card,) = t.fact.cards
    special = next(each for each in t.machine.catalogue.specials if each.id == card)
    return {**_declared(t), "of": "both" if isinstance(special.condition, nodes.Both) else "amount"}


def _special_not_met(t: _Wording) -> Slots:
    now = phrase("splayed-now", direction=_direction(t.number("now")))
    return {**_declared(t), "now": now}


def _tied(t: _Wording) -> Slots:
    """Return the numbers, and the seats by name or, where no teams are meant, as "you"."""
    slots = _declared(t)
    if not t.machine.in_teams or t.fact.kind is facts.SPECIAL_TIED:
        slots["seats"] = listed("and", (_one_of(t, seat) for seat in t.number("seats")))
    return slots


def _one_of(t: _Wording, seat: int) -> Phrase:
    return phrase("one-you") if t.reader.who(seat) == "you" else phrase("a-name", name=t.reader.name(seat))


def _of_side(t: _Wording) -> Slots:
    """Return what a seat or, where there are teams, its team has; the team is yours if you are in it."""
    slots = _tied(t) if "seats" in t.fact.kind.numbers else _declared(t)
    return {**slots, **_side(t)}


def _final_score(t: _Wording) -> Slots:
    """Return what a side ends with, and whether karmas can have added points to it."""
    return {**_of_side(t), "given": "yes" if t.machine.points_given else "no"}


def _side(t: _Wording) -> Slots:
    """Return whether a fact is about teams, and whether the team of its seat is yours."""
    teams = t.machine.setup.teams
    team = [seat for seat, side in enumerate(teams) if side == teams[t.fact.seat]] if t.fact.seat >= 0 else []
    yours = any(t.reader.who(seat) == "you" for seat in team)
    return {"side": "team" if t.machine.in_teams else "alone", "who": "you" if yours else "other"}


def _single(t: _Wording) -> Slots:
    """Return of what the most (or least) wins, and the numbers."""
    node = t.machine.codes[t.at.program].body[t.at.pc].node
    assert isinstance(node, nodes.Win)
    amount = node.most if node.most is not None else node.least
    assert amount is not None
    title = phrase(f"card-{t.machine.catalogue.key[t.machine.codes[t.at.program].card]}")
    rank = "most" if node.most is not None else "least"
    slots = _tied(t) if "seats" in t.fact.kind.numbers else _declared(t)
    return {**slots, "rank": rank, "amount": most(amount, Discourse(title))}


def _win_by_card(t: _Wording) -> Slots:
    """Return how the card lets a player win: as the ``single`` one, by a ``condition``, or ``always``."""
    if "best" in dict(t.fact.numbers):
        return {**_single(t), "how": "single", "condition": ""}
    code = t.machine.codes[t.at.program]
    condition = guard(code, t.at.pc)
    said = _clause(t, code, condition) if condition is not None else ""
    how = "condition" if said else "always"
    return {
        "card": t.card(),
        "how": how,
        "condition": phrase("a-name", name=said),
        "rank": "most",
        "amount": "",
        "best": 0,
    }


def _condition(t: _Wording) -> Slots:
    code = t.machine.codes[t.at.program]
    node, numbers = code.body[t.at.pc].node, dict(t.fact.numbers)
    amounts = ""
    if "left" in numbers and "counts" not in numbers:
        amounts = t.reader.say("amounts-compared", left=numbers["left"], right=numbers["right"])
    said = _clause(t, code, node.condition) if isinstance(node, nodes.When) else ""
    return {"condition": phrase("a-name", name=said), "amounts": amounts}


def _of_nothing(t: _Wording) -> Slots:
    """Return the condition, and whether it asks about a ``color`` or a ``card`` that is not there."""
    node = t.machine.codes[t.at.program].body[t.at.pc].node
    parts = tuple(nodes.inside(node.condition)) if isinstance(node, nodes.When) else ()
    named = {type(part) for part in parts}
    color = nodes.TheColor in named and nodes.NamedCards not in named
    return {**_condition(t), "of": "color" if color else "card"}


def _clause(t: _Wording, code: Code, condition: nodes.Condition) -> str:
    """Return a condition in the words of the card."""
    source = Source.of(t.machine.catalogue, code.card, code.effect)
    return condition_text(t.reader.words, source, code.tree, condition, t.machine.switches)


def _amount(t: _Wording) -> Slots:
    """Return the number, and in the words of the card what it counts."""
    m, at = t.machine, t.at
    code = m.codes[at.program]
    ins = code.body[at.pc]
    node = ins.node
    asked: nodes.Number | None = None
    if isinstance(node, nodes.Selection):
        asked = node.n
    elif isinstance(node, nodes.Draw):
        asked = node.value if t.number("of") == "value" else node.times
    said = ""  # a subtraction is of what was before and what is now, which read alike
    if asked is not None and ins.deed is not None and not isinstance(asked, nodes.Minus):
        source = Source.of(m.catalogue, code.card, code.effect)
        said = amount_text(t.reader.words, source, code.tree, ins.deed, asked, m.switches)
    unnamed = {"card": phrase("a-name", name="")}
    numbers = dict(t.fact.numbers)
    parts = numbers["n"] * numbers.get("by", 1)
    whole = numbers.get("whole", parts)
    rounded = "down" if parts < whole else "up" if parts > whole else "exactly"
    part: Slots = {"part": rounded if "by" in numbers else "no", "whole": 0, "by": 1}
    return {"amount": said, "worded": "yes" if said else "no", **unnamed, **part, **_declared(t)}


def _too_few(t: _Wording) -> Slots:
    """Return how many are wanted, and how many fit if that is no secret."""
    counted = "fitting" in dict(t.fact.numbers)
    return {"fitting": 0, "counted": "yes" if counted else "no", **_declared(t)}


def _proof(t: _Wording) -> Slots:
    """Return all cards of a fact and how many they are; everybody sees them."""
    cards = listed("and", (t.card(at) for at in range(len(t.fact.cards))))
    return {"cards": cards, "count": len(t.fact.cards), **_declared(t)}


def _searched(t: _Wording) -> Slots:
    return {**_of_set(t), "card": phrase(f"card-{t.number('named')}")}


def _values_raised(t: _Wording) -> Slots:
    return {"waking": t.card(0), "card": t.card(1), "n": t.number("effect") + 1, "by": t.number("by")}


def _executed_again(t: _Wording) -> Slots:
    return {"waking": t.card(0), "card": t.card(1), "n": t.number("effect") + 1}


def _action_raised(t: _Wording) -> Slots:
    return {"waking": t.card(0), "by": t.number("by")}


def _karma(t: _Wording) -> Slots:
    """Return the card whose karma steps in, who would do something, and what."""
    return {"card": t.card(0), "deed": _deed(t), **t.rival(t.number("doer"))}


def _karma_condition(t: _Wording) -> Slots:
    """Return the same with the condition on which alone the karma does anything."""
    code = t.machine.codes.of(t.fact.cards[0])[t.number("effect")]
    condition = only_condition(code)
    assert condition is not None
    return {**_karma(t), "condition": _clause(t, code, condition)}


def _karma_ahead(t: _Wording) -> Slots:
    """Return the same of a karma that would step in, and how; of an idle one the condition that does not hold."""
    if t.number("how") == "idle":
        return {**_karma_condition(t), "how": "idle"}
    return {**_karma(t), "how": t.number("how"), "condition": ""}


def _karma_points(t: _Wording) -> Slots:
    """Return what a score is the sum of, with what the karma of each card makes of it."""
    given = [
        phrase(
            "karma-gives", n=abs(n), sign="minus" if n < 0 else "plus", card=t.reader.card(t.machine, card, known=True)
        )
        for card, n in t.number("given")
    ]
    below = "yes" if t.number("sum") < t.number("points") else "no"
    return {**_declared(t), "given": listed("and", given), "below": below}


def _karma_moved(t: _Wording) -> Slots:
    """Return the card that a karma has moved first, and what would be done with it."""
    return {**_declared(t), "deed": _deed(t)}


def _deed(t: _Wording) -> Phrase:
    """Return what a karma steps in before, or in place of."""
    return would_do(t.number("deed"))


def _first_player(t: _Wording) -> Slots:
    return {"card": t.card(t.number("seats").index(t.fact.seat))}


_SLOTS: dict[FactKind, Callable[[_Wording], Slots]] = {
    **{kind: _verdict for kind in facts.KINDS.values() if kind.verdict},
    facts.ENOUGH_ACHIEVEMENTS: _of_side,
    facts.MOST_ACHIEVEMENTS: _of_side,
    facts.ACHIEVEMENTS_TIED: _of_side,
    facts.FINAL_SCORE: _final_score,
    facts.SCORE_TIED: _of_side,
    facts.LAST_SIDE_LEFT: _of_side,
    facts.SPECIAL_MET: _special_met,
    facts.SPECIAL_NOT_MET: _special_not_met,
    facts.SPECIAL_TIED: _tied,
    facts.WIN_BY_CARD: _win_by_card,
    facts.TIE_VOIDS: _single,
    facts.DRAW_SET_EMPTY: _of_set,
    facts.NOTHING_IN_DECK: _nothing_in_deck,
    facts.NO_EFFECTS: _no_effects,
    facts.SET_OFF_SKIPPED: _set_off,
    facts.DRAW_VALUE: _draw_value,
    facts.DRAW_SKIPS: _draw_skips,
    facts.MELDED: _melded,
    facts.LIMIT_REACHED: _limit,
    facts.CLAIMABLE: _claim,
    facts.NOT_CLAIMABLE: _claim,
    facts.SPLAY_POSSIBLE: _splay,
    facts.SPLAY_SAME: _splay,
    facts.SPLAY_TOO_FEW: _splay,
    facts.SPLAY_UNKNOWN: _splay,
    facts.CONDITION: _condition,
    facts.CONDITION_ON_NO_CARD: _of_nothing,
    facts.AMOUNT: _amount,
    facts.AMOUNT_IS_NONE: _amount,
    facts.TOO_FEW_MUST_DECLINE: _too_few,
    facts.PROVES_FIT: _proof,
    facts.PROVES_NONE_FITS: _proof,
    facts.PROVES_CONDITION: _proof,
    facts.ECHO_EFFECTS: _proof,
    facts.VALUES_RAISED: _values_raised,
    facts.EXECUTED_AGAIN: _executed_again,
    facts.DECK_SEARCHED: _searched,
    facts.KARMA_POINTS: _karma_points,
    facts.ACTION_RAISED: _action_raised,
    facts.KARMA_FIRST: _karma,
    facts.KARMA_INSTEAD: _karma,
    facts.KARMA_SPARES: _karma,
    facts.KARMA_CONDITION: _karma_condition,
    facts.KARMA_AHEAD: _karma_ahead,
    facts.KARMA_MOVED: _karma_moved,
    facts.KARMA_TOOK_AWAY: _karma_moved,
    facts.FIRST_PLAYER: _first_player,
}
"""what fills a sentence where the declaration of its kind does not say it"""


# --- the lines beneath --------------------------------------------------------------------------------------


def _no_lines(t: _Wording) -> Iterator[str]:
    return iter(())


def _icon_lines(t: _Wording) -> Iterator[str]:
    """Yield each player's total, and beneath it the cards that make it: by what they show, or by their karma."""
    icon = _icon(t.number("icon"))
    totals = {t.fact.seat: t.number("own"), t.number("actor"): t.number("leader")}
    for seat, total in totals.items():
        yield t.reader.say("line-total", icon=icon, n=total, **t.reader.player(seat))
        for owner, card, n, by_karma in by_source(t.machine, t.fact):
            if owner == seat:
                name = "line-karma" if by_karma else "line-card"
                yield t.reader.say(name, icon=icon, n=n, title=t.reader.title(t.machine, card))


def by_source(m: Machine, fact: Fact) -> Iterator[tuple[int, int, int, bool]]:
    """Yield (seat, card, how many, whether its karma adds them) for the icons that a fact counts.

    What a karma adds comes after what cards show: its card is there for the second time, or shows none itself.
    """
    icon, seen = fact.number("icon"), set()
    for seat, card, n in fact.icons:
        shows_none = card in seen or not icon_count(m.catalogue.packed_full[card], icon)
        yield seat, card, n, shows_none and card in m.icons_given
        seen.add(card)


def _achieve_lines(t: _Wording) -> Iterator[str]:
    slots = {name: t.number(name) for name in ("value", "points", "needed", "top")} | _claim(t)
    yield t.reader.say("line-points", **slots)
    yield t.reader.say("line-top", **slots)


def _top_lines(t: _Wording) -> Iterator[str]:
    for card in t.fact.cards:
        yield t.reader.say("line-value", title=t.reader.title(t.machine, card), n=t.machine.catalogue.age[card])


def _deed_lines(t: _Wording) -> Iterator[str]:
    """Yield of each sharer what counts of what that player did."""
    revealed = t.number("revealed")
    for seat, deed in zip(t.number("sharers"), t.number("deeds"), strict=True):
        too = "yes" if seat in revealed else "no"
        yield t.reader.say("line-deed", deed=deed, revealed=too, **t.reader.player(seat))


def _first_lines(t: _Wording) -> Iterator[str]:
    for seat, card in zip(t.number("seats"), t.fact.cards, strict=True):
        # The English title decides, so it is the one to show.
        yield t.reader.say("line-first", name=t.reader.name(seat), title=t.machine.catalogue.title[card])


def _compare_lines(t: _Wording) -> Iterator[str]:
    numbers = dict(t.fact.numbers)
    if "left" in numbers and "counts" not in numbers and t.fact.kind != facts.CONDITION:  # it has them in its sentence
        yield t.reader.say("line-compare", left=numbers["left"], right=numbers["right"])
    for seat, *amounts in numbers.get("counts", ()):
        if len(amounts) == 1:
            yield t.reader.say("line-count", n=amounts[0], **t.reader.player(seat))
        else:
            yield t.reader.say("line-counts", left=amounts[0], right=amounts[1], **t.reader.player(seat))


_LINES: dict[FactKind, Callable[[_Wording], Iterator[str]]] = {
    **{kind: _icon_lines for kind in facts.KINDS.values() if kind.verdict},
    facts.CLAIMABLE: _achieve_lines,
    facts.NOT_CLAIMABLE: _achieve_lines,
    facts.DRAW_VALUE: _top_lines,
    facts.DRAW_ZERO: _top_lines,
    facts.FIRST_PLAYER: _first_lines,
    facts.FREE_DRAW: _deed_lines,
    facts.CONDITION: _compare_lines,
    facts.WIN_BY_CARD: _compare_lines,
    facts.TIE_VOIDS: _compare_lines,
}
