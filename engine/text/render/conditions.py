"""Conditions as clauses, each with its negation: "you have at least three red cards on your board"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch

from engine.lang import nodes
from engine.lang.nodes import Node, Quantifier, Relation, Verb, Who, Zone, inside
from engine.lang.terms import Color, Icon
from engine.text.messages import Phrase, Slot, phrase
from engine.text.render import amounts, nouns
from engine.text.render.discourse import LOST, Discourse, Referent, listed
from engine.text.render.wording import NoWordsError, word_only, worded

_NOT = {
    Relation.AT_LEAST: "fewer",
    Relation.AT_MOST: "more",
    Relation.MORE: "at-most",
    Relation.FEWER: "at-least",
    Relation.EQUALS: "not-equals",
}
_FLIPPED = {
    Relation.AT_LEAST: Relation.AT_MOST,
    Relation.AT_MOST: Relation.AT_LEAST,
    Relation.MORE: Relation.FEWER,
    Relation.FEWER: Relation.MORE,
    Relation.EQUALS: Relation.EQUALS,
}


def clause(node: nodes.Condition, r: Discourse, *, no: bool = False) -> Phrase:
    """Return a condition as a clause; ``no``: that it does not hold."""
    return _clause(node, r, "no" if no else "yes")


@singledispatch
def _clause(node: nodes.Condition, r: Discourse, holds: str) -> Phrase:
    raise NoWordsError(node)


_OWNERS = frozenset(
    {"you", "me", "they", "that", "only-you"}
    | {f"{kind}-{who}" for kind in ("each", "some", "no") for who in ("opponent", "other", "player")}
)
"""the players for whom the templates can word that they have something"""


def owned(node: Node, of: nodes.Owner, r: Discourse) -> dict[str, Slot]:
    """Return the two slots for the player who has something, as ``node`` names it.

    Raises:
        NoWordsError: nothing can be said of several players at once.
    """
    owner, player = r.owner(of)
    if owner not in _OWNERS:
        raise NoWordsError(node, "of")
    return {"owner": owner, "player": player}


def subject(node: nodes.Cards, r: Discourse) -> Phrase:
    """Return cards as the subject of a clause."""
    return nouns.some(node, r, at=nouns.IN)


def about(node: nodes.Cards, r: Discourse, holds: str) -> dict[str, Slot]:
    """Return the slots of a clause about cards: of several, one is enough."""
    if isinstance(node, nodes.It | nodes.NamedCards) and nouns.several(node, r):
        some = phrase("any-of", np=nouns.by_deed(node, r), holds=holds, noun="card")
        return {"subject": some, "holds": "none" if holds == "no" else holds}
    said = subject(node, r)
    if isinstance(node, nodes.Pile) and r.it is not None:
        r.topic = Referent("", several=False)  # "it" would be this card from now on
    return {"subject": said, "holds": holds}


# --- what holds clauses together ----------------------------------------------------------------------------


@_clause.register
@worded("of")
def _(node: nodes.Not, r: Discourse, holds: str) -> Phrase:
    return clause(node.of, r, no=holds == "yes")


@_clause.register
@worded("first", "second")
def _(node: nodes.Both, r: Discourse, holds: str) -> Phrase:
    no = holds == "no"
    if isinstance(node.first, nodes.IsTopOnAnyBoard) and isinstance(node.second, nodes.IsTopOnAnyBoard) and not no:
        both = listed("and", (subject(node.first.card, r), subject(node.second.card, r)))
        return phrase("if-tops", subject=both)
    if not no and (either := _one_of_two(node)) is not None:
        return _have(*either, r)
    *before, last = [clause(each, r, no=no) for each in _parts(node)]
    if no and len(before) == 1 and last.id == "clause-and":
        return phrase("clause-or-if", first=before[0], second=last)
    if no and (numbers := _one_of_counts(node, r)) is not None:
        return numbers
    found = phrase("clause-or" if no else "clause-and", first=before[-1], second=last)
    for each in reversed(before[:-1]):
        found = phrase("clause-comma", first=each, second=found)
    return found


def _one_of_counts(node: nodes.Both, r: Discourse) -> Phrase | None:
    """Return that there are exactly so many, or so many, of one icon on a board: "exactly one, three or six [icon]"."""
    of = [each.of for each in _parts(node) if isinstance(each, nodes.Not) and isinstance(each.of, nodes.Compare)]
    asked, counts = of[0].left if of else None, [each.right for each in of if isinstance(each.right, int)]
    if (
        len(counts) != len([*_parts(node)])
        or any(each.left != asked or each.relation is not Relation.EQUALS for each in of)
        or not isinstance(asked, nodes.Icons)
        or not isinstance(asked.icon, Icon)
        or asked.color is not None
    ):
        return None
    numbers = listed("or", (phrase("number-of-icons", n=n) for n in counts))
    return _on_board(
        phrase("rel-equals", np=phrase("np-icons-of", numbers=numbers, icon=nouns.icon(asked.icon, r))), asked, r
    )


def _one_of_two(node: nodes.Both) -> tuple[nodes.Cards, str, int] | None:
    """Return cards of which there are exactly so many or one more, as :func:`_have` takes them."""
    match node:
        case nodes.Both(
            first=nodes.Compare(left=nodes.Count(of=cards) as count, relation=Relation.AT_LEAST, right=int(least)),
            second=nodes.Compare(left=other, relation=Relation.AT_MOST, right=int(most)),
        ) if (
            count == other
            and 0 < least == most - 1 < nouns.MOST_COUNTED_SO
            and not isinstance(cards, nodes.NamedCards | nodes.It | nodes.DueToThisCard)
        ):
            return cards, "one-of-two", least
    return None


def _parts(node: nodes.Condition) -> Iterator[nodes.Condition]:
    """Yield the conditions that must all hold."""
    if isinstance(node, nodes.Both):
        yield from _parts(node.first)
        yield from _parts(node.second)
    else:
        yield node


@_clause.register
@worded("cards", "condition")
def _(node: nodes.AnyOf, r: Discourse, holds: str) -> Phrase:
    match node:
        case nodes.AnyOf(
            cards=nodes.Selection(place=nodes.Place(Zone.TOPS, Who.OTHERS) as there) as tops,
            condition=nodes.IsCard(card=nodes.Each(), other=named),
        ) if tops == nodes.Selection(there, nodes.Many.ALL):
            return phrase("if-on-another-board", subject=nouns.definite(named, r), holds=holds)
        case nodes.AnyOf(
            cards=nodes.Selection(place=nodes.Place(Zone.TOPS)) as tops,
            condition=nodes.IsCard(card=nodes.Each(), other=named),
        ) if nouns.of_tops(tops) and tops == nodes.Selection(tops.place, nodes.Many.ALL):
            assert isinstance(tops.place, nodes.Place)
            where = nouns.board(tops.place.of, r)
            return phrase("if-top-there", subject=nouns.definite(named, r), place=where, holds=holds)
        case nodes.AnyOf(
            cards=nodes.Selection(place=nodes.Place(zone=Zone.HAND | Zone.SCORE) as zone) as there,
            condition=nodes.IsCard(card=nodes.Each(), other=named),
        ) if there == nodes.Selection(zone, nodes.Many.ALL):
            where = nouns.whole_place(zone, r)
            return phrase("if-there-in", subject=nouns.definite(named, r), place=where, holds=holds)
    one = phrase("any-of", np=nouns.bare(node.cards, r, one=True), holds=holds, noun=nouns.gender(node.cards))
    if not _compares_it(node.condition):
        with r.about(one):
            found = _clause(node.condition, r, "none" if holds == "no" else holds)
        if found.id != "if-compare" or holds == "yes":
            return found
    if holds == "yes":
        return _for(one, node.condition, r)
    return _for(_each(node.cards, r), nodes.Not(node.condition), r)


@_clause.register
@worded("cards", "condition")
def _(node: nodes.EveryOf, r: Discourse, holds: str) -> Phrase:
    if _compares_it(node.condition):
        return _for(_each(node.cards, r), node.condition, r, holds)
    with r.about(phrase("each-of", np=nouns.bare(node.cards, r), holds=holds, noun=nouns.gender(node.cards))):
        return clause(node.condition, r)


def _compares_it(node: nodes.Condition) -> bool:
    """Whether a condition compares amounts of "each" of which it is not the one subject: it may be said twice, or not.

    A color of it is said as "the same color", which says nothing of how many there are.
    """
    if not isinstance(node, nodes.Compare):
        return False
    parts = [*inside(node)]
    colors = [part for part in parts if isinstance(part, nodes.ColorOf) and isinstance(part.of, nodes.Each)]
    return sum(isinstance(part, nodes.Each) for part in parts) - len(colors) != 1


def _each(cards: nodes.Cards, r: Discourse) -> Phrase:
    """Return "each top card on your board"."""
    return phrase("each-of", np=nouns.bare(cards, r), holds="yes", noun=nouns.gender(cards))


def _for(said: Phrase, condition: nodes.Condition, r: Discourse, holds: str = "yes") -> Phrase:
    """Return "for each top card on your board, the bonus of that card is more than the value of that card"."""
    with r.about(phrase("pick-that", np=phrase("np-card"))):
        return phrase("clause-for-each", each=said, clause=clause(condition, r), holds=holds)


@_clause.register
@worded("cards", "others")
def _(node: nodes.SameValues, r: Discourse, holds: str) -> Phrase:
    return phrase("if-same-values", cards=nouns.bare(node.cards, r), others=nouns.bare(node.others, r), holds=holds)


@_clause.register
@worded("cards", "other_than")
def _(node: nodes.CommonIcon, r: Discourse, holds: str) -> Phrase:
    cards = nouns.bare(node.cards, r)
    if node.other_than is None:
        return phrase("if-common-icon", cards=cards, holds=holds)
    return phrase("if-common-icon-but", cards=cards, icon=nouns.icon(node.other_than), holds=holds)


@_clause.register
@worded("quantifier", "who", "condition")
def _(node: nodes.ForPlayers, r: Discourse, holds: str) -> Phrase:
    no = holds == "no"
    only = node.quantifier is Quantifier.ONLY_YOU and node.who is Who.EVERYONE
    who = "only-you" if only else _WHO.get((node.quantifier, node.who))
    if who is None:
        raise NoWordsError(node, "who")
    if no and who not in _NOBODY:
        return phrase("clause-not", clause=clause(node, r))
    who = _NOBODY[who] if no else who
    me = r.me if r.demand else "you"
    with r.as_players(who, me):
        found = clause(node.condition, r)
    if found.id in _ABOUT_PLAYERS:
        return found
    with r.as_players("they", me):
        return phrase("clause-for", owner=who, player="", clause=clause(node.condition, r))


_WHO = {
    (Quantifier.EVERY, Who.OPPONENTS): "each-opponent",
    (Quantifier.ANY, Who.OPPONENTS): "some-opponent",
    (Quantifier.EVERY, Who.OTHERS): "each-other",
    (Quantifier.ANY, Who.OTHERS): "some-other",
    (Quantifier.EVERY, Who.EVERYONE): "each-player",
    (Quantifier.ANY, Who.EVERYONE): "some-player",
}
_NOBODY = {"some-player": "no-player", "some-opponent": "no-opponent", "some-other": "no-other"}
_ABOUT_PLAYERS = frozenset({"if-have", "if-have-achievements", "if-points", "if-more-there", "if-more-icons"})
"""clauses whose subject is the player"""


# --- comparing ----------------------------------------------------------------------------------------------


@_clause.register
@worded("left", "relation", "right")
def _(node: nodes.Compare, r: Discourse, holds: str) -> Phrase:
    left, relation, right = node.left, node.relation, node.right
    if isinstance(left, int) and not isinstance(right, int):
        left, relation, right = right, _FLIPPED[relation], left
    name = _NOT[relation] if holds == "no" else relation.value
    than_all = _than_all(left, name, right, r)
    if than_all is not None:
        return than_all
    match left, right:
        case nodes.Value(of=card), int():
            return phrase("if-value", subject=subject(card, r), relation=name, n=right, holds=holds)
        case nodes.Value(of=card), nodes.TheNumber() if relation is Relation.EQUALS and r.parameter(right.name) is None:
            return phrase("if-value-named", subject=subject(card, r), value=r.known(right), holds=holds)
        case nodes.Value(of=card), nodes.Value(of=other):
            like = nouns.definite(other, r)
            return phrase("if-value-like", subject=subject(card, r), relation=name, card=like, holds=holds)
        case nodes.Count(of=(nodes.NamedCards() | nodes.It()) as cards), int():
            word_only(cards, "name")
            verb = nouns.referent(cards, r).verb
            if (name, right) == ("equals", 1) and isinstance(cards, nodes.NamedCards):
                r.results[cards.name] = replace(nouns.referent(cards, r), several=False)
            if right == 0 and name in ("equals", "not-equals"):
                return _any(verb, r, "no" if name == "equals" else "yes", several=nouns.several(cards, r))
            return phrase(
                "if-did",
                did=phrase(f"did-{verb}"),
                cards=_as_many(phrase("np-card"), name, right),
                owner=r.you,
                player="",
            )
        case nodes.Count(of=nodes.DueToThisCard() as due), int():
            word_only(due, "verb", "of", "demand", "echo")
            many = "none" if (name, right) == ("equals", 0) else "some"
            said = _as_many(phrase("np-card"), name, right)
            return phrase("if-due-count", np=said, n=right, count=many, **nouns.due_slots(due, r))
        case nodes.Count(of=cards), int():
            return _have(cards, name, right, r)
        case nodes.ScoredOrTuckedThisTurn(verb=Verb() as done), int():
            said = _as_many(phrase("np-card"), name, right)
            return phrase("if-did-this-turn", did=phrase(f"did-{done.value}"), cards=said, owner=r.you)
        case nodes.Count(of=nodes.Selection() as one), nodes.Count(of=nodes.Selection() as other) if _whole(one, other):
            assert isinstance(one.place, nodes.Place)
            return phrase(
                "if-more-there",
                relation=name,
                here=_home(one.place, r),
                there=_home(other.place, r),
                **owned(one.place, one.place.of, r),
            )
        case nodes.Icons(icon=(Icon() | nodes.TheIcon()) as icon, color=None), int():
            if right == 0 and name in ("equals", "at-most"):
                return _on_board(phrase("np-no-icons", icon=nouns.icon(icon, r)), left, r)
            np = phrase("np-icons", n=right, icon=nouns.icon(icon, r))
            return _on_board(phrase(f"rel-{name}", np=np), left, r)
        case nodes.IconKinds(at_least=n, of=Who.YOU, every=True, exactly=True), 1 if name in ("at-least", "fewer"):
            return phrase(
                "if-of-any-icon",
                n=n,
                place=nouns.board(Who.YOU, r),
                owner=r.you,
                player="",
                holds="yes" if name == "at-least" else "no",
            )
        case nodes.IconKinds(at_least=each, of=of, every=every, exactly=False), int() if name == "at-least":
            np = phrase("np-icon-kinds", each=each, n=right, every="yes" if every else "no")
            return phrase("if-have", **owned(left, of, r), np=np, place=nouns.board(of, r))
        case nodes.Icons(icon=Icon() as icon, color=None), nodes.Icons(icon=Icon() as other, color=None) if (
            left.of == right.of
        ):
            return phrase(
                "if-more-icons",
                relation=name,
                icon=nouns.icon(icon),
                other=nouns.icon(other),
                place=nouns.board(left.of, r),
                **owned(left, left.of, r),
            )
        case nodes.IconsOn(of=cards, icons=(), kinds=True), int():
            np = _as_many(phrase("np-different-icon"), name, right, "color")
            return phrase("if-icon-kinds-on", np=np, cards=nouns.bare(cards, r))
        case nodes.DifferentValues(of=cards, missing_below=None), 1 if relation is Relation.EQUALS:
            return phrase("if-one-value", cards=nouns.bare(cards, r), holds=holds)
        case nodes.DifferentValues(of=cards, missing_below=None), int():
            np = _as_many(phrase("np-different-value"), name, right, "achievement")  # of the same gender
            return phrase("if-colors-among", np=np, cards=nouns.bare(cards, r))
        case nodes.DifferentValues(of=cards, missing_below=int(n)), 0 if relation is Relation.EQUALS:
            return phrase("if-each-value-among", cards=nouns.bare(cards, r), n=n, holds=holds)
        case nodes.NumberOf(of=nodes.ColorsOf(of=cards)), int():
            np = _as_many(phrase("np-different-color"), name, right, "color")
            return phrase("if-colors-among", np=np, cards=nouns.bare(cards, r))
        case (
            nodes.NumberOf(of=nodes.Colors(most=nodes.Most.VISIBLE) as fullest),
            nodes.NumberOf(of=nodes.Colors() as all_of_them),
        ) if relation is Relation.EQUALS and fullest == replace(all_of_them, most=nodes.Most.VISIBLE):
            return phrase("if-equally-visible", colors=nouns.colors(all_of_them, r), holds=holds)
        case nodes.NumberOf(of=nodes.TheColor(name=known)), int() if known in r.named and name in (
            "at-least",
            "equals",
        ):
            if r.named[known].id != "those-colors":
                raise NoWordsError(left, "of")
            np = _as_many(phrase("np-color-noun"), name, right, "color")
            return phrase("if-did", did=phrase("did-splay"), cards=np, owner=r.you, player="")
        case nodes.NumberOf(of=nodes.Bonuses() as shown), int():
            np = _as_many(nouns.bonuses(shown, r, placed=False), name, right, "color")
            return phrase("if-have", **owned(shown, shown.of, r), np=np, place=nouns.board(shown.of, r))
        case nodes.NumberOf(of=nodes.Colors() as colors), int():
            np = _as_many(nouns.colors(colors, r, placed=False), name, right, "color", most=len(Color))
            return phrase("if-have", **owned(colors, colors.of, r), np=np, place=nouns.board(colors.of, r))
        case nodes.MusicNotes(titles=titles), int() if (relation, right) == (Relation.EQUALS, len(titles)):
            return phrase("if-music", cards=nouns.titled(titles), holds=holds)
        case nodes.MarksInOneColor(), int():
            word_only(left, "mark", "visible", "of")  # of a certain color no card asks for so many
            np = _as_many(nouns.mark(left), name, right, "color")
            return phrase("if-have-in-one-color", **owned(left, left.of, r), np=np, place=nouns.board(left.of, r))
        case nodes.AlikeColors(at_least=each), int() if name == "at-least":
            place = nouns.board(left.of, r)
            return phrase("if-alike-colors", **owned(left, left.of, r), each=each, n=right, place=place)
        case nodes.MostOfOneColor(of=cards), int() if relation is Relation.AT_LEAST:
            return phrase("if-one-color", cards=nouns.bare(cards, r), n=right, holds=holds)
        case nodes.PointsOf(of=one), nodes.PointsOf(of=other):
            return phrase("if-points", **owned(left, one, r), relation=name, other=_whom(right, other, r))
        case nodes.ReturnedThisAction(of=one), nodes.ReturnedThisAction(of=other):
            this = phrase("this-card", title=r.title)
            if r.owner(one)[0] not in ("you", "they"):
                raise NoWordsError(left, "of")
            they = _whom(right, other, r)
            if they == "that":
                raise NoWordsError(right, "of")
            return phrase("if-returned", **owned(left, one, r), relation=name, other=they, card=this)
    return phrase("if-compare", left=amounts.amount(left, r), relation=name, right=amounts.amount(right, r))


_RIVALS = frozenset({"you", "me", "they", "that", "any-opponent", "any-other", "any-player"})
"""the players with whom the templates can compare a player"""


def _whom(node: Node, of: nodes.Owner, r: Discourse) -> str:
    """Return the players with whom a player is compared."""
    other = r.owner(of)[0]
    if other not in _RIVALS:
        raise NoWordsError(node, "of")
    return other


def _than_all(left: nodes.Number, relation: str, right: nodes.Number, r: Discourse) -> Phrase | None:
    """Compare what you have with what each of some players has: points, or achievements."""
    twice = isinstance(right, nodes.Twice)
    most = right.of if isinstance(right, nodes.Twice) else right
    if not isinstance(most, nodes.MostAmong) or most.amount != left:
        return None
    if most.least:
        return _fewer_than_all(left, relation, most, r)
    if (Quantifier.EVERY, most.who) not in _WHO:
        raise NoWordsError(most, "who")
    every, some = _WHO[(Quantifier.EVERY, most.who)], _WHO[(Quantifier.ANY, most.who)]
    achievements = nodes.Count(nodes.Selection(nodes.Place(Zone.ACHIEVEMENTS), nodes.Many.ALL))
    if twice:
        both = left == achievements and relation == "at-least"
        return phrase("if-twice-achievements", owner=r.you, player="", other=every) if both else None
    if relation == "more" and isinstance(left, nodes.Value) and isinstance(left.of, nodes.Pile) and left.of.n == 1:
        return phrase("if-higher-than-all", subject=subject(left.of, r), other=every)
    if relation == "more" and left != achievements and (cards := _in_own_zone(left)) is not None:
        assert isinstance(cards.place, nodes.Place)
        home = nouns.whole_place(cards.place, r)
        np = nouns.bare(cards, r, placed=False)
        return phrase("if-more-than-all", np=np, place=home, owner=r.you, player="", other=every)
    if not isinstance(left, nodes.PointsOf) and left != achievements:
        return None
    what = "if-points" if isinstance(left, nodes.PointsOf) else "if-achievements"
    if relation in ("fewer", "at-most"):
        flipped = "more" if relation == "fewer" else "at-least"
        return phrase(what, owner=some, player="", relation=flipped, other=r.you)
    return phrase(what, owner=r.you, player="", relation=relation, other=every)


def _fewer_than_all(left: nodes.Number, relation: str, least: nodes.MostAmong, r: Discourse) -> Phrase:
    """Return that you have fewer of an icon than each of some players."""
    if (
        not isinstance(left, nodes.Icons)
        or not isinstance(left.icon, Icon)
        or left.color is not None
        or left.of is not Who.YOU
        or relation not in ("fewer", "at-least")
    ):
        raise NoWordsError(least, "least")
    if (Quantifier.EVERY, least.who) not in _WHO:
        raise NoWordsError(least, "who")
    if relation == "at-least":
        some = _WHO[(Quantifier.ANY, least.who)]
        return phrase("if-fewer-icons-than-you", icon=nouns.icon(left.icon), owner=some, player="", other=r.you)
    every = _WHO[(Quantifier.EVERY, least.who)]
    return phrase("if-fewer-icons-than-all", icon=nouns.icon(left.icon), owner=r.you, player="", other=every)


def _in_own_zone(number: nodes.Number) -> nodes.Selection | None:
    """Return the cards of your hand, score pile or board that a number counts, if it does."""
    match number:
        case nodes.Count(of=nodes.Selection(place=nodes.Place(zone=zone, of=Who.YOU)) as cards) if zone in _COMPARED:
            return cards
    return None


def _as_many(np: Phrase, relation: str, n: int, noun: str = "card", *, most: int | None = None) -> Phrase:
    """Return "at least three cards"; nothing at all is "no cards", and ``most`` are as many as there can be."""
    if relation == "one-of-two":
        return phrase("pick-exactly-or", np=np, first=phrase("few-word", n=n), second=phrase("few-word", n=n + 1))
    if n == 0 and relation in ("equals", "at-most"):
        return phrase("np-none", np=np)
    if n == 0 and relation in ("not-equals", "more"):
        relation, n = "at-least", 1
    if n == 1 and relation == "at-least" and noun != "color" and most is None:
        return phrase("rel-one", np=np, counted=nouns.counted(np, n, noun))
    counted = phrase("np-counted-colors", np=np, n=n) if noun == "color" else nouns.counted(np, n, noun)
    if n == most and relation in ("at-least", "equals"):
        return counted
    return phrase(f"rel-{relation}", np=counted)


def _have(cards: nodes.Cards, relation: str, n: int, r: Discourse) -> Phrase:
    """Return "you have at least three cards in your hand"."""
    where: nodes.Place | nodes.Cards = nodes.Place(Zone.BOARD)
    if isinstance(cards, nodes.Pile):
        where = nodes.Place(Zone.BOARD, cards.of)
    elif isinstance(cards, nodes.Selection):
        where = cards.place
    most = len(Color) if isinstance(cards, nodes.Selection) and nouns.of_tops(cards) else None
    np = _as_many(nouns.bare(cards, r, placed=False), relation, n, nouns.gender(cards), most=most)
    among = nouns.among(cards, r)
    home = nouns.place(where, r) if isinstance(where, nodes.Place) else None
    if home is None or not isinstance(where, nodes.Place):
        if isinstance(where, nodes.Cards):
            r.topic = Referent("", several=False)  # "them" could be those that are counted
        one = relation in ("equals", "at-least") and n == 1
        number, some = "one" if one else "several", "yes" if np.id == "rel-one" else "no"
        if among is not None:
            return phrase("if-among", np=np, number=number, cards=among)
        return phrase("if-there", np=np, number=number, some=some)
    if where.zone == Zone.ACHIEVEMENTS:
        return phrase("if-have-achievements", **owned(where, where.of, r), np=np)
    if where.zone == Zone.HAND_AND_SCORE:
        home = phrase("place-together", place=home)
    return phrase("if-have", **owned(where, where.of, r), np=np, place=home)


def _on_board(np: Phrase, node: nodes.Icons, r: Discourse) -> Phrase:
    return phrase("if-have", **owned(node, node.of, r), np=np, place=nouns.board(node.of, r))


def _whole(*selections: nodes.Selection) -> bool:
    """Whether selections are whole hands, score piles or boards of one owner, that can be compared at a glance."""
    places = [each.place for each in selections if each == nodes.Selection(each.place, nodes.Many.ALL)]
    owners = [each.of for each in places if isinstance(each, nodes.Place) and each.zone in _COMPARED]
    return len(owners) == len(selections) and len(set(owners)) == 1


_COMPARED = (Zone.HAND, Zone.SCORE, Zone.BOARD)


def _home(where: nodes.Place | nodes.Cards, r: Discourse) -> Slot:
    found = nouns.place(where, r) if isinstance(where, nodes.Place) else None
    return found if found is not None else ""


# --- cards --------------------------------------------------------------------------------------------------


@_clause.register
@worded("card", "icons", "visible", "featured")
def _(node: nodes.HasIcon, r: Discourse, holds: str) -> Phrase:
    icons = listed("or", (nouns.icon(each, r) for each in node.icons))
    if node.visible and node.featured:
        raise NoWordsError(node, "featured")
    if node.visible or node.featured:
        which = "visible" if node.visible else "featured"
        return phrase(f"if-{which}-icon", icon=icons, **about(node.card, r, holds))
    return phrase("if-icon", icon=icons, **about(node.card, r, holds))


@_clause.register
@worded("card")
def _(node: nodes.HasBonus, r: Discourse, holds: str) -> Phrase:
    return phrase("if-bonus", **about(node.card, r, holds))


@_clause.register
@worded("card")
def _(node: nodes.IsEligible, r: Discourse, holds: str) -> Phrase:
    if r.you not in ("you", "they"):
        raise NoWordsError(node)
    return phrase("if-eligible", card=subject(node.card, r), holds=holds, owner=r.you)


@_clause.register
@worded("card", "demand")
def _(node: nodes.HasEffects, r: Discourse, holds: str) -> Phrase:
    return phrase("if-demand" if node.demand else "if-effects", **about(node.card, r, holds))


@_clause.register
@worded("card", "set")
def _(node: nodes.IsExpansion, r: Discourse, holds: str) -> Phrase:
    if node.set in nouns.CALLED:
        return phrase(f"if-{nouns.CALLED[node.set]}", **about(node.card, r, holds))
    if node.set:
        return phrase("if-of-set", set=phrase(f"set-{node.set}"), **about(node.card, r, holds))
    return phrase("if-expansion", **about(node.card, r, holds))


@_clause.register
@worded("trait", "card", "others", "another")
def _(node: nodes.Shares, r: Discourse, holds: str) -> Phrase:
    said = about(node.card, r, holds)
    if node.another:
        if node.trait is not nodes.Trait.VALUE:
            raise NoWordsError(node, "another")
        other = nouns.bare(node.others, r)
        return phrase("if-shared-value-another", other=other, noun=nouns.gender(node.others), **said)
    other, one = nouns.shared(node.others, r)
    return phrase(f"if-shared-{node.trait.value}", other=other, one=one, noun=nouns.gender(node.others), **said)


@_clause.register
@worded("card", "color")
def _(node: nodes.IsColor, r: Discourse, holds: str) -> Phrase:
    if isinstance(node.color, nodes.Colors):
        the = phrase("pick-the", np=nouns.colors(node.color, r))
        return phrase("if-of-that-color", color=the, **about(node.card, r, holds))
    some = node.color if isinstance(node.color, tuple) else (node.color,)
    named = [nouns.fixed(each, r) for each in some]
    if all(named):
        some_colors = (phrase(f"color-{c.word}") for each in named for c in each)
        colors = listed("or" if holds == "yes" else "nor", some_colors)
        return phrase("if-color", color=colors, **about(node.card, r, holds))
    said = [nouns.color(each, r) for each in some]
    kind = "if-among-colors" if [each.id for each in said] == ["chosen-colors"] else "if-of-color"
    return phrase(kind, color=listed("or", said), **about(node.card, r, holds))


@_clause.register
@worded("card", "other")
def _(node: nodes.IsCard, r: Discourse, holds: str) -> Phrase:
    if isinstance(node.other, nodes.NamedCards) and nouns.several(node.other, r):
        some = nouns.definite(node.other, r)
        return phrase("if-one-of-cards", subject=subject(node.card, r), cards=some, holds=holds)
    return phrase("if-card", subject=subject(node.card, r), card=nouns.definite(node.other, r), holds=holds)


@_clause.register
@worded("card", "other")
def _(node: nodes.ComesBefore, r: Discourse, holds: str) -> Phrase:
    said = about(node.card, r, holds)
    return phrase("if-comes-before", other=nouns.definite(node.other, r), **said)


@_clause.register
@worded("card")
def _(node: nodes.IsTopOnAnyBoard, r: Discourse, holds: str) -> Phrase:
    return phrase("if-top", subject=subject(node.card, r), holds=holds)


@_clause.register
@worded("card", "of")
def _(node: nodes.ColorOnBoard, r: Discourse, holds: str) -> Phrase:
    color = nouns.color(nodes.ColorOf(node.card), r)
    return phrase("if-color-present", color=color, place=nouns.board(node.of, r), holds=holds)


@_clause.register
@worded("name")
def _(node: nodes.WonFlip, r: Discourse, holds: str) -> Phrase:
    if r.you not in ("you", "they"):
        raise NoWordsError(node)
    return phrase("if-won-flip", owner=r.you, holds=holds)


@_clause.register
@worded("color", "direction", "of", "like")
def _(node: nodes.IsSplayed, r: Discourse, holds: str) -> Phrase:
    owner, player = r.owner(node.of)
    one = nouns.fixed(node.color, r)
    if node.like is not None:
        return _splayed_alike(node, node.like, r, holds)
    if node.direction is None and one:
        raise NoWordsError(node, "direction")
    if node.direction is None:
        place = nouns.board(node.of, r)
        return phrase("if-splayed-any", color=nouns.color(node.color, r), place=place, holds=holds)
    return phrase(
        "if-cards-splayed" if one else "if-splayed",
        color=phrase(f"color-{one[0].word}") if one else nouns.color(node.color, r),
        direction=nouns.direction(node.direction),
        owner=owner,
        player=player,
        place=nouns.board(node.of, r),
        holds=holds,
    )


def _splayed_alike(node: nodes.IsSplayed, like: nodes.OneColor, r: Discourse, holds: str) -> Phrase:
    """Return that a color is splayed in the direction of another."""
    one, other = nouns.fixed(node.color, r), nouns.fixed(like, r)
    if node.direction is not None or node.of is not Who.YOU:
        raise NoWordsError(node, "of" if node.direction is None else "direction")
    if one or not other:
        raise NoWordsError(node, "color" if one else "like")
    return phrase(
        "if-splayed-alike",
        color=nouns.color(node.color, r),
        other=phrase(f"color-{other[0].word}"),
        place=nouns.board(Who.YOU, r),
        owner=r.you,
        player="",
        holds=holds,
    )


@_clause.register
@worded("number")
def _(node: nodes.IsOdd, r: Discourse, holds: str) -> Phrase:
    return phrase("if-odd", amount=amounts.amount(node.number, r), holds=holds)


@_clause.register
@worded("card")
def _(node: nodes.IsSpecial, r: Discourse, holds: str) -> Phrase:
    return phrase("if-special", subject=subject(node.card, r), holds=holds)


# --- players and what was done ------------------------------------------------------------------------------


@_clause.register
@worded("amount", "least", "tied")
def _(node: nodes.SingleMost, r: Discourse, holds: str) -> Phrase:
    return phrase(
        f"if-{'tied' if node.tied else 'single'}-{'least' if node.least else 'most'}",
        owner=r.you,
        player="",
        amount=most(node.amount, r),
        holds=holds,
    )


def most(node: nodes.Amount, r: Discourse) -> Phrase:
    """Return what a player has the most of."""
    with r.as_players("none", r.me):
        match node:
            case nodes.Icons(icon=(Icon() | nodes.TheIcon()) as icon, color=None):
                word_only(node, "icon")
                if isinstance(icon, nodes.TheIcon):
                    return phrase("most-of-icon", icon=nouns.icon(icon, r))
                return nouns.icon(icon)
            case nodes.PointsOf():
                word_only(node)
                return phrase("points-plural")
            case nodes.Count(of=cards):
                return phrase("most-cards", cards=nouns.bare(cards, r))
            case nodes.MostOfOneColor(of=nodes.Selection(place=nodes.Place(zone=Zone.VISIBLE) as there) as cards):
                place = nouns.board(there.of, r)
                return phrase("most-of-one-color", cards=nouns.bare(cards, r, placed=False), place=place)
        return phrase("most-amount", amount=amounts.amount(node, r))


@_clause.register
@worded()
def _(node: nodes.YourTurn, r: Discourse, holds: str) -> Phrase:
    if r.you not in ("you", "they"):
        raise NoWordsError(node)
    return phrase("if-your-turn", owner=r.you, holds=holds)


@_clause.register
@worded("n", "before")
def _(node: nodes.NthAction, r: Discourse, holds: str) -> Phrase:
    if r.you != "you" or node.n not in (1, 2):
        raise NoWordsError(node, "n")
    if node.before:
        if node.n == 1:
            raise NoWordsError(node, "before")
        return phrase("if-before-second-action", holds=holds)
    return phrase("if-nth-action", n=node.n, holds=holds)


@_clause.register
@worded()
def _(node: nodes.WasForeseen, r: Discourse, holds: str) -> Phrase:
    return phrase("if-foreseen", card=phrase("this-card", title=r.title), holds=holds)


@_clause.register
@worded("card")
def _(node: nodes.AnyoneMayShare, r: Discourse, holds: str) -> Phrase:
    return phrase("if-anyone-may-share", card=nouns.definite(node.card, r), holds=holds)


@_clause.register
@worded()
def _(node: nodes.BeenOnEveryBoard, r: Discourse, holds: str) -> Phrase:
    return phrase("if-been-on-every-board", card=phrase("this-card", title=r.title), holds=holds)


@_clause.register
@worded()
def _(node: nodes.BeganOnYourBoard, r: Discourse, holds: str) -> Phrase:
    if r.you != "you":
        raise NoWordsError(node)
    return phrase("if-began-on-your-board", card=phrase("this-card", title=r.title), holds=holds)


@_clause.register
@worded("verb")
def _(node: nodes.DueToDemand, r: Discourse, holds: str) -> Phrase:
    return phrase("if-due", done=phrase(f"done-{node.verb.value}"), holds=holds)


@_clause.register
@worded("name")
def _(node: nodes.ChangedAnything, r: Discourse, holds: str) -> Phrase:
    return phrase("if-changed-anything", holds=holds)


@_clause.register
@worded()
def _(node: nodes.DidAny, r: Discourse, holds: str) -> Phrase:
    if r.done == LOST.verb:
        raise NoWordsError(node)
    several = r.it is None or r.it.verb != r.done or r.it.several
    return _any(r.done or "move", r, holds, several=several)


def _any(verb: str, r: Discourse, holds: str, *, several: bool) -> Phrase:
    """Return "you tucked any cards", or "a card" where there can be only one."""
    number = "several" if several else "one"
    return phrase("if-any", did=phrase(f"did-{verb}"), holds=holds, number=number, owner=r.you, player="")
