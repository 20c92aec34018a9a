"""Amounts as noun phrases, and as what something is done for each of."""

from __future__ import annotations

from functools import singledispatch

from engine.lang import nodes
from engine.lang.nodes import Number
from engine.lang.terms import Icon
from engine.text.messages import Phrase, phrase
from engine.text.render import conditions, nouns
from engine.text.render.discourse import Discourse, listed
from engine.text.render.wording import NoWordsError, worded


def amount(node: Number, r: Discourse) -> Phrase:
    """Return an amount as a noun phrase: "the number of cards in your hand"."""
    return phrase("digits", n=node) if isinstance(node, int) else _amount(node, r)


@singledispatch
def _amount(node: nodes.Amount, r: Discourse) -> Phrase:
    raise NoWordsError(node)


@_amount.register
@worded("left", "right")
def _(node: nodes.Plus, r: Discourse) -> Phrase:
    if isinstance(node.right, int):
        sign = "minus" if node.right < 0 else "plus"
        return phrase(f"amount-{sign}", first=amount(node.left, r), second=phrase("digits", n=abs(node.right)))
    return phrase("amount-plus", first=amount(node.left, r), second=amount(node.right, r))


@_amount.register
@worded("left", "right")
def _(node: nodes.Minus, r: Discourse) -> Phrase:
    return phrase("amount-minus", first=amount(node.left, r), second=amount(node.right, r))


@_amount.register
@worded("of")
def _(node: nodes.Twice, r: Discourse) -> Phrase:
    return phrase("amount-twice", amount=amount(node.of, r))


@_amount.register
@worded("of", "by")
def _(node: nodes.DividedUp, r: Discourse) -> Phrase:
    if node.by == 2:
        return phrase("amount-half", amount=amount(node.of, r))
    return phrase("amount-divided-up", amount=amount(node.of, r), n=node.by)


@_amount.register
@worded("of")
def _(node: nodes.HalfDown, r: Discourse) -> Phrase:
    return phrase("amount-half-down", amount=amount(node.of, r))


@_amount.register
@worded("n", "of")
def _(node: nodes.ForEvery, r: Discourse) -> Phrase:
    counted = unit(node, r)
    if counted is None:
        raise NoWordsError(node, "of")
    return phrase("amount-for-every", unit=counted)


@_amount.register
@worded("name")
def _(node: nodes.TheNumber, r: Discourse) -> Phrase:
    first = r.parameter(node.name)
    if isinstance(first, int):
        return phrase("digits", n=first)
    return r.known(node)


@_amount.register
@worded("of")
def _(node: nodes.Value, r: Discourse) -> Phrase:
    return phrase("amount-value", card=nouns.definite(node.of, r))


@_amount.register
@worded("of")
def _(node: nodes.TotalValue, r: Discourse) -> Phrase:
    return phrase("amount-total", cards=nouns.bare(node.of, r))


@_amount.register
@worded("of")
def _(node: nodes.Count, r: Discourse) -> Phrase:
    return phrase("amount-count", cards=nouns.bare(node.of, r))


@_amount.register
@worded("of", "missing_below")
def _(node: nodes.DifferentValues, r: Discourse) -> Phrase:
    if node.missing_below is not None:
        return phrase("amount-missing-values", cards=nouns.bare(node.of, r), n=node.missing_below)
    return phrase("amount-different", cards=nouns.bare(node.of, r))


@_amount.register
@worded("of")
def _(node: nodes.MostOfOneColor, r: Discourse) -> Phrase:
    return phrase("amount-one-color", cards=nouns.bare(node.of, r))


@_amount.register
@worded("mark", "visible", "of", "color")
def _(node: nodes.MarksInOneColor, r: Discourse) -> Phrase:
    if node.color is not None:
        color = nouns.color(node.color, r)
        return phrase("amount-marks-in", np=nouns.mark(node), color=color, place=nouns.board(node.of, r))
    return phrase("amount-marks", np=nouns.mark(node), place=nouns.board(node.of, r))


@_amount.register
@worded("at_least", "of")
def _(node: nodes.AlikeColors, r: Discourse) -> Phrase:
    return phrase("amount-alike-colors", each=node.at_least, place=nouns.board(node.of, r))


@_amount.register
@worded("titles")
def _(node: nodes.MusicNotes, r: Discourse) -> Phrase:
    return phrase("amount-music", cards=nouns.titled(node.titles))


@_amount.register
@worded("of")
def _(node: nodes.BonusOf, r: Discourse) -> Phrase:
    if nouns.is_it(node.of, r):
        return phrase("amount-its-bonus")
    return phrase("amount-bonus-of", card=nouns.definite(node.of, r))


@_amount.register
@worded("of", "highest_only")
def _(node: nodes.BonusPoints, r: Discourse) -> Phrase:
    return phrase("amount-highest-bonus" if node.highest_only else "amount-bonus-points", place=nouns.board(node.of, r))


@_amount.register
@worded("of")
def _(node: nodes.NumberOf, r: Discourse) -> Phrase:
    if isinstance(node.of, nodes.TheColor):
        raise NoWordsError(node, "of")
    if isinstance(node.of, nodes.Bonuses):
        return phrase("amount-count", cards=nouns.bonuses(node.of, r))
    if isinstance(node.of, nodes.ColorsOf):
        return phrase("amount-different-colors", cards=nouns.bare(node.of.of, r))
    return phrase("amount-count", cards=nouns.colors(node.of, r))


@_amount.register
@worded("icon", "of", "color")
def _(node: nodes.Icons, r: Discourse) -> Phrase:
    place = nouns.board(node.of, r)
    if node.icon is None and node.color is None:
        return phrase("amount-most-icons", place=place)
    if node.icon is None:
        assert node.color is not None
        return phrase("amount-most-icons-in", color=nouns.color(node.color, r), place=place)
    icon = nouns.icon(node.icon, r)
    if node.color is not None:
        return phrase("amount-icons-in", icon=icon, color=nouns.color(node.color, r), place=place)
    return phrase("amount-icons", icon=icon, place=place)


@_amount.register
@worded("at_least", "of", "every")
def _(node: nodes.IconKinds, r: Discourse) -> Phrase:
    every = "yes" if node.every else "no"
    return phrase("amount-icon-kinds", n=node.at_least, every=every, place=nouns.board(node.of, r))


@_amount.register
@worded("times", "over")
def _(node: nodes.LeadingIcons, r: Discourse) -> Phrase:
    if node.times != _TWICE or node.over is not nodes.Who.OPPONENTS:
        raise NoWordsError(node, "times")
    return phrase("amount-leading-icons", place=nouns.board(nodes.Who.YOU, r))


@_amount.register
@worded("of", "icons", "kinds")
def _(node: nodes.IconsOn, r: Discourse) -> Phrase:
    if node.kinds == bool(node.icons):
        raise NoWordsError(node, "icons")
    if node.kinds:
        return phrase("amount-icon-kinds-on", cards=nouns.bare(node.of, r))
    icons = listed("and", map(nouns.icon, node.icons))
    if isinstance(node.of, nodes.It) and not nouns.several(node.of, r):
        return phrase("amount-icons-on-one", icon=icons, card=nouns.definite(node.of, r))
    return phrase("amount-icons-on", icon=icons, cards=nouns.bare(node.of, r))


@_amount.register
@worded("verb")
def _(node: nodes.ScoredOrTuckedThisTurn, r: Discourse) -> Phrase:
    if node.verb is not None:
        return phrase(f"amount-{node.verb.value}-this-turn", owner=r.owner(nodes.Who.YOU)[0])
    return phrase("amount-scored-or-tucked", owner=r.owner(nodes.Who.YOU)[0])


@_amount.register
@worded("of")
def _(node: nodes.PointsOf, r: Discourse) -> Phrase:
    owner, player = r.owner(node.of)
    return phrase("amount-points", owner=owner, player=player)


@_amount.register
@worded("who", "amount")
def _(node: nodes.MostAmong, r: Discourse) -> Phrase:
    if node.who not in _GROUPS:
        raise NoWordsError(node, "who")
    with r.as_players("they", r.you):
        return phrase("amount-most", owner=r.owner(node.who, several=True)[0], amount=amount(node.amount, r))


@_amount.register
@worded("who", "condition")
def _(node: nodes.PlayersWho, r: Discourse) -> Phrase:
    if node.who not in _GROUPS:
        raise NoWordsError(node, "who")
    whom = r.owner(node.who, several=True)[0]
    with r.as_players("they", r.you):
        return phrase("amount-players", owner=whom, clause=conditions.clause(node.condition, r))


@_amount.register
@worded("of")
def _(node: nodes.ReturnedThisAction, r: Discourse) -> Phrase:
    owner = r.owner(node.of)[0]
    if owner not in _RETURNED_BY:
        raise NoWordsError(node, "of")
    return phrase("amount-returned", owner=owner, card=phrase("this-card", title=r.title))


_GROUPS = (nodes.Who.OPPONENTS, nodes.Who.OTHERS, nodes.Who.EVERYONE)
_RETURNED_BY = ("you", "me", "they", "any-opponent")
"""whose returns the templates can word"""


# --- for each -----------------------------------------------------------------------------------------------

_TWICE = 2
"""the only lead that has words"""
_UNITS = (nodes.NumberOf, nodes.DifferentValues, nodes.Count, nodes.Icons, nodes.MusicNotes)


def has_unit(node: Number) -> bool:
    """Return whether an amount counts things, so that something can be done "for each" of them."""
    return isinstance(node.of if isinstance(node, nodes.ForEvery) else node, _UNITS)


def unit(node: Number, r: Discourse) -> Phrase | None:
    """Return what an amount counts, one of it: "each color on your board with [authority]"."""
    match node:
        case nodes.NumberOf(of=nodes.Bonuses() as shown):
            return phrase("each-color", np=nouns.bonuses(shown, r))
        case nodes.NumberOf(of=(nodes.Colors() | nodes.ColorsOf()) as colors):
            return phrase("each-color", np=nouns.colors(colors, r))
        case nodes.DifferentValues(of=cards, missing_below=None):
            return phrase("each-value", cards=nouns.bare(cards, r))
        case nodes.Count(of=cards):
            return phrase("each-card", np=nouns.bare(cards, r), noun=nouns.gender(cards))
        case nodes.Icons(icon=(Icon() | nodes.TheIcon()) as icon, of=of, color=None):
            return phrase("each-icon", icon=nouns.icon(icon, r), place=nouns.board(of, r))
        case nodes.MarksInOneColor(color=color, of=of) if color is not None:
            here = nouns.board(of, r)
            return phrase("each-mark-in", np=nouns.mark(node), color=nouns.color(color, r), place=here)
        case nodes.MusicNotes(titles=titles):
            return phrase("each-music", cards=nouns.titled(titles))
        case nodes.LeadingIcons(times=2, over=nodes.Who.OPPONENTS):
            return phrase("each-leading-icon", place=nouns.board(nodes.Who.YOU, r))
        case nodes.ForEvery(n=1, of=counted):
            return unit(counted, r)
        case nodes.ForEvery(n=n, of=counted):
            return _several(n, counted, r)
    return None


def _several(n: int, counted: nodes.Amount, r: Discourse) -> Phrase | None:
    """Return so many of what an amount counts: "every two [concept] on your board"."""
    match counted:
        case nodes.NumberOf(of=(nodes.Colors() | nodes.ColorsOf()) as colors):
            return phrase("every-colors", np=phrase("np-counted-colors", np=nouns.colors(colors, r), n=n))
        case nodes.DifferentValues(of=cards, missing_below=None):
            return phrase("every-values", n=n, cards=nouns.bare(cards, r))
        case nodes.Count(of=cards):
            return phrase("every-cards", np=nouns.counted(nouns.bare(cards, r), n, nouns.gender(cards)))
        case nodes.Icons(icon=(Icon() | nodes.TheIcon()) as icon, of=of, color=None):
            return phrase("every-icons", n=n, icon=nouns.icon(icon, r), place=nouns.board(of, r))
    return None
