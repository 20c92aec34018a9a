"""Cards, places, players and colours as noun phrases.

A phrase of cards is built from the inside out: the noun, what stands before it, its icons and value, how many, where,
what else it must fit. Every layer passes the form on that it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, singledispatch

from engine.cards.sets import CardSet, registered, zone_kinds
from engine.lang import nodes
from engine.lang.nodes import (
    Many,
    Number,
    Part,
    Player,
    Rank,
    Relation,
    Trait,
    Verb,
    Who,
    Zone,
)
from engine.lang.nodes.families import inside
from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import slug
from engine.model.zones import Owner, ZoneKind
from engine.text.messages import Phrase, Slot, phrase
from engine.text.render import amounts, conditions
from engine.text.render.discourse import LOST, Discourse, Referent, listed
from engine.text.render.wording import NoWordsError, given, word_only, worded

FROM, IN, OWN, SWAP = "from", "in", "own", "swap"
"""how cards stand to their place: they leave it, are there, are done something to there, or are exchanged"""

_NOUNS: dict[str, str] = {
    Zone.ACHIEVEMENTS: "np-achievement",
    Zone.AVAILABLE_ACHIEVEMENTS: "np-available",
    Zone.AVAILABLE_OF_ANY_KIND: "np-available",
    Zone.AVAILABLE_SPECIALS: "np-special",
    Zone.JUNKED_SPECIALS: "np-junked-special",
    Zone.DECK_TOPS: "np-deck-top",
}
_AVAILABLE = (Zone.AVAILABLE_ACHIEVEMENTS, Zone.AVAILABLE_OF_ANY_KIND)
_ENDS: dict[str, str] = {
    Zone.TOPS: "adj-top",
    Zone.BOTTOMS: "adj-bottom",
    Zone.ENDS: "adj-top-or-bottom",
    Zone.VISIBLE: "adj-visible",
}
"""the places that are certain cards of each pile of a board, with what they are called"""
_HOME: dict[str, str] = {
    **dict.fromkeys(_ENDS, "board"),
    Zone.ALL_BUT_ACHIEVEMENTS: "cards",
    Zone.ACHIEVEMENTS: "achievements",
}
"""places that are worded otherwise than by their own word, and those whose noun does not say it all"""


_PARTS = (*_ENDS, Zone.ALL_BUT_ACHIEVEMENTS, Zone.AVAILABLE_OF_ANY_KIND, Zone.DECK_TOPS)
"""places that are no kind of zone, but a part of one or several together"""

_FILTERS = ("color", "not_color", "with_icon", "without_icon", "value", "where", "same_value")
_TOGETHER = ("same_color", "different_values", "different_colors")
"""in what picked cards must be alike or differ, beside the value"""
_PICKED = ("place", "many", "n", "rank", "by", "of_each", "uncovered", "least", *_FILTERS, *_TOGETHER)
"""the fields of a selection that have words: what picked cards must fit, and all of them"""


# --- places and players -------------------------------------------------------------------------------------


def place(
    node: nodes.Place, r: Discourse, *, several: bool = False, each: bool = False, joined: str = "and"
) -> Phrase | None:
    """Return a place; ``None`` for one whose noun says it all.

    ``several``: of several players together; ``each``: of each of them; ``joined``: how two places together are told.
    A zone that a set brings is worded by its own message, ``place-<word>``.

    Raises:
        NoWordsError: a zone that there is not, or an owner of a zone that nobody owns.
    """
    if node.zone == Zone.HAND_AND_SCORE:
        both = (nodes.Place(zone, node.of) for zone in (Zone.HAND, Zone.SCORE))
        return listed(joined, filter(None, (place(each, r, several=several) for each in both)))
    _check_owner(node)
    if node.zone == Zone.JUNK:
        return phrase("place-junk")
    if node.zone in _NOUNS and node.zone not in _HOME:
        return None
    owner, player = r.owner(node.of, several=several)
    if each:
        owner = _EACH.get(owner, owner)
    if node.zone == Zone.HAND:
        return phrase("place-hand", owner=owner, player=player, hands=r.hands)
    return phrase(f"place-{_HOME.get(node.zone, node.zone)}", owner=owner, player=player)


_EACH = {"opponents": "each-opponent", "others": "each-other", "everyone": "each-player"}
"""several players together -> each of them"""


def _check_owner(node: nodes.Place) -> None:
    """Refuse a zone that no game has, and to call the owner of one that nobody owns."""
    kind = _kinds(registered()).get(node.zone)
    if kind is None and node.zone not in _PARTS:
        raise NoWordsError(node, "zone")
    if node.zone in (Zone.DECK_TOPS, Zone.AVAILABLE_OF_ANY_KIND) or (kind is not None and kind.owner is Owner.COMMON):
        word_only(node, "zone")


def whole_place(node: nodes.Place, r: Discourse) -> Phrase:
    """Return a place by itself, with no noun of cards that would tell a part of it.

    Raises:
        NoWordsError: the place is told by the noun of its cards only.
    """
    if node.zone == Zone.AVAILABLE_ACHIEVEMENTS:
        word_only(node, "zone")
        return phrase("place-available")
    found = place(node, r)
    if found is None or node.zone in _ENDS:
        raise NoWordsError(node, "zone")
    return found


def board(of: nodes.Owner, r: Discourse, *, several: bool = False) -> Phrase:
    """Return a player's board."""
    found = place(nodes.Place(Zone.BOARD, of), r, several=several)
    assert found is not None
    return found


_SOMEONE = {
    Who.YOU: "whoever-you",
    Who.ME: "whoever-me",
    Who.OPPONENTS: "whoever-an-opponent",
    Who.OTHERS: "whoever-another",
    Who.EVERYONE: "whoever-any-player",
}


def player(node: nodes.ChoosePlayer, r: Discourse) -> Phrase:
    """Return a player that is chosen: another player, an opponent, one with fewer points than you."""
    if node.among not in _SOMEONE:
        raise NoWordsError(node, "among")
    someone, where = phrase(_SOMEONE[node.among]), node.where
    if where is None:
        return someone
    if is_single(node):
        assert isinstance(where, nodes.SingleMost)
        return _single(where, r)
    with r.as_players("they", "you"):
        if (
            isinstance(where, nodes.Compare)
            and isinstance(where.left, nodes.PointsOf)
            and isinstance(where.right, nodes.PointsOf)
        ):
            word_only(where.left)
            return phrase(
                "whoever-points", player=someone, relation=where.relation.value, other=r.owner(where.right.of)[0]
            )
        if (
            isinstance(where, nodes.Compare)
            and isinstance(where.left, nodes.BonusPoints)
            and isinstance(where.right, nodes.BonusPoints)
            and not where.right.highest_only
            and where.relation is Relation.MORE
        ):
            word_only(where.left)
            return phrase("whoever-bonus-points", player=someone, other=r.owner(where.right.of)[0])
        return phrase("whoever-where", player=someone, condition=conditions.clause(where, r))


def is_single(node: nodes.ChoosePlayer) -> bool:
    """Whether a player is not so much chosen as found: the single one with the most of an amount, if there is one."""
    where = node.where
    return node.among is Who.EVERYONE and isinstance(where, nodes.SingleMost) and not where.tied and not where.least


def _single(node: nodes.SingleMost, r: Discourse) -> Phrase:
    """Return "the single player with the highest top card of its color", or "with the most" of an icon."""
    match node.amount:
        case nodes.Value(of=nodes.Pile(color=of, part=Part.TOP, n=1, of=Who.YOU)):
            named = fixed(of, r)
            if named:
                np = phrase("np-color", np=phrase("np-card"), color=phrase(f"color-{named[0].word}"))
            else:
                np = phrase("np-of-color", np=phrase("np-card"), color=color(of, r))
            top = phrase("np-adjective", np=np, adjective=phrase("adj-top"), noun="card")
            return phrase("whoever-single-highest", np=top)
    return phrase("whoever-single-most", amount=conditions.most(node.amount, r))


# --- colours ------------------------------------------------------------------------------------------------


def color(node: nodes.OneColor, r: Discourse) -> Phrase:
    """Return one colour as a noun phrase: "red", "that color", "its color"."""
    if isinstance(node, Color):
        r.colored = None
        return phrase("the-color", color=phrase(f"color-{node.word}"))
    if isinstance(node, nodes.TheColor):
        r.colored = None
        first = r.parameter(node.name)
        if isinstance(first, Color):
            return color(first, r)
        return r.known(node)
    if isinstance(node.of, nodes.Each):
        return phrase("same-color")
    whose = referent(node.of, r) if is_earlier(node.of) else None
    said, r.colored = r.colored, whose if whose is not None and not whose.several else None
    if said is not None and said is whose:
        return phrase("that-color")
    if is_it(node.of, r):
        it = referent(node.of, r)
        return phrase("their-color") if it.several else phrase("its-color", verb=it.verb)
    if whose is not None and not whose.several and whose.verb not in _UNDONE:
        return phrase("color-of-done", done=phrase(f"done-{whose.verb}"))
    if (rest := _rest(node.of)) is not None and _left(*rest, r) == 1:
        return phrase("color-of-remaining")
    return phrase("color-of", card=definite(node.of, r))


def fixed(node: nodes.OneColor | tuple[Color, ...] | None, r: Discourse) -> tuple[Color, ...]:
    """Return the colours that a node names outright, if it does."""
    if isinstance(node, tuple):
        return node
    if isinstance(node, nodes.TheColor):
        node = r.parameter(node.name)
    return (node,) if isinstance(node, Color) else ()


def colors(
    node: nodes.Colors | nodes.ColorsOf, r: Discourse, *, placed: bool = True, splayed_now: bool = False
) -> Phrase:
    """Return the colours of a board that fit: "color on your board with [authority]", "splayed color ...".

    It is asked for in the singular, or with ``pl`` in the plural; ``each`` gives "each color". ``splayed_now``: how
    they are splayed is said last, as they are about to be splayed another way.
    """
    if isinstance(node, nodes.ColorsOf):
        return phrase("np-color-of-cards", np=phrase("np-color-noun"), cards=bare(node.of, r))
    way: Phrase | None = None
    found = phrase("np-color-noun")
    if node.among:
        missing = [color for color in Color if color not in node.among]
        if len(missing) == 1:
            found = phrase("np-color-but", np=found, color=phrase(f"color-{missing[0].word}"))
        else:
            found = phrase(
                "np-color-among", np=found, colors=listed("or", (phrase(f"color-{c.word}") for c in node.among))
            )
    if node.splayed is Splay.NONE:
        raise NoWordsError(node, "splayed")  # it is said as ``False``
    if node.splayed is False:
        found = phrase("np-unsplayed", np=found)
    elif node.splayed is True:
        found = phrase("np-splayed", np=found)
    elif isinstance(node.splayed, tuple):
        way = listed("or", map(direction, node.splayed))
    elif node.splayed is not None:
        way = direction(Splay(node.splayed))
    if way is not None and not splayed_now:
        found = phrase("np-splayed-so", np=found, direction=way)
    if node.absent is None:
        raise NoWordsError(node, "absent")  # only where one of them is chosen
    if node.absent:
        word_only(node, "of", "absent")
        return phrase("np-color-absent", np=found, place=board(node.of, r))
    if node.more_visible_than is not None:
        word_only(node, "of", "among", "splayed", "more_visible_than")
        here, there = board(node.of, r), board(node.more_visible_than, r)
        return phrase("np-color-more-visible", np=found, here=here, there=there)
    if placed and node.showing is not None:
        found = phrase("np-color-with-on", np=found, icon=icon(node.showing), place=board(node.of, r))
    elif placed:
        found = phrase("np-color-on", np=found, place=board(node.of, r))
    elif node.showing is not None:
        found = phrase("np-color-with", np=found, icon=icon(node.showing))
    if node.sized is not None:
        least, most = node.sized
        few = "more" if most >= MANY_CARDS else "most"
        found = phrase("np-color-sized", np=found, least=least, most=most, few=few)
    if node.most is not None:
        found = phrase(f"np-color-most-{node.most.value}", np=found)
    if node.on_no_board_of is not None:
        found = phrase("np-color-not-on", np=found, owner=r.owner(node.on_no_board_of)[0])
    if node.not_so_on is not None:
        if node.not_so_on not in (Who.OPPONENTS, Who.OTHERS) or way is None:
            raise NoWordsError(node, "not_so_on")
        found = phrase("np-color-not-so-on", np=found, owner=r.owner(node.not_so_on)[0])
    if way is not None and splayed_now:
        found = phrase("np-splayed-now", np=found, direction=way)
    return found


def bonuses(node: nodes.Bonuses, r: Discourse, *, placed: bool = True) -> Phrase:
    """Return the bonuses of a board: "bonus on your board", "odd bonus on any player's board"."""
    kind = "" if node.odd is None else "odd-" if node.odd else "even-"
    if kind and node.different:
        raise NoWordsError(node, "different")
    if node.value is not None and (node.different or node.repeated or kind):
        raise NoWordsError(node, "value")
    found = phrase(f"np-{'different-' if node.different else kind}bonus")
    if node.value is not None:
        found = phrase("np-fit", np=found, fit=of_value(Relation.EQUALS, node.value, r))
    if placed:
        found = phrase("np-placed", np=found, place=board(node.of, r), moving=IN, rank="plain")
    return phrase("np-repeated", np=found) if node.repeated else found


def mark(node: nodes.MarksInOneColor) -> Phrase:
    """Return a mark whose visible ones, or all, are counted: "visible card image"."""
    return phrase(f"np-{'visible-' if node.visible else ''}{node.mark.word}")


def titled(titles: Iterable[str]) -> Phrase:
    """Return several cards by their titles."""
    return listed("and", (phrase("card-named", title=phrase(f"card-{slug(title)}")) for title in titles))


MANY_CARDS = 99
"""more cards than a colour can have: "eight or more" is from eight to so many"""


def direction(splay: Splay) -> Phrase:
    """Return a splay direction."""
    return phrase(f"splay-{splay.word}")


def icon(node: Icon | nodes.TheIcon, r: Discourse | None = None) -> Phrase:
    """Return an icon, or the one that was chosen."""
    if isinstance(node, Icon):
        return phrase(f"icon-{node.word}")
    assert r is not None
    return r.known(node)


# --- numbers ------------------------------------------------------------------------------------------------


def counted(np: Phrase, number: int, noun: str = "card") -> Phrase:
    """Return "two cards", with the number as a word; ``noun`` is ``achievement`` where that has another gender."""
    return phrase("np-counted", np=np, n=number, noun=noun)


def gender(node: nodes.Cards) -> str:
    """Return the noun that cards are called by: ``card``, ``achievement``, or that of the zone of a set."""
    where = node.place if isinstance(node, nodes.Selection) else None
    if not isinstance(where, nodes.Place) or where.zone == Zone.DECK_TOPS:
        return "card"
    if where.zone in _NOUNS:
        return "achievement"
    assert isinstance(node, nodes.Selection)
    return "card" if _boxed(node, where.zone) else _called(where.zone) or "card"


def _called(zone: str) -> str:
    """Return the noun that a set gives to the cards of its zone; nothing if they are called cards."""
    kind = _kinds(registered()).get(zone)
    return kind.noun if kind is not None else ""


@lru_cache(maxsize=4)
def _kinds(sets: tuple[CardSet, ...]) -> Mapping[str, ZoneKind]:
    """Return the kinds of zone of registered sets by their words."""
    return {kind.word: kind for kind in reversed(zone_kinds(each.name for each in sets))}


def _available(node: nodes.Selection, kind: str) -> str:
    """Return what available achievements are called: of one value, they are standard ones without saying so.

    Raises:
        NoWordsError: one of any kind is asked for its value, which only a standard one has.
    """
    asked = (nodes.Value, nodes.IsEligible)
    has_value = node.value is not None or node.rank is not Rank.ANY
    if node.where is not None and not has_value:
        parts = [*inside(node.where)]
        has_value = any(
            isinstance(part, asked) or (isinstance(part, nodes.Shares) and part.trait is Trait.VALUE) for part in parts
        )
    if kind == Zone.AVAILABLE_ACHIEVEMENTS:
        return "np-available" if has_value and node.rank is Rank.ANY else "np-available-standard"
    if has_value:
        raise NoWordsError(node, "place")
    return "np-available"


def _boxed(node: nodes.Selection, zone: str | None) -> bool:
    """Whether the noun of cards is the box with their value."""
    value = node.value
    one_of_them = isinstance(value, tuple) and node.many is Many.N and node.n == 1
    return zone not in _NOUNS and zone not in _ENDS and (isinstance(value, int) or one_of_them)


# --- cards --------------------------------------------------------------------------------------------------


def is_it(node: nodes.Cards, r: Discourse) -> bool:
    """Whether "it" says which cards a node means: those that the last verb moved, or those the sentence is about."""
    if isinstance(node, nodes.It):
        return r.topic is None or r.topic is r.it
    found = r.results.get(node.name) if isinstance(node, nodes.NamedCards) and not node.last else None
    if found is None or found is not (r.topic or r.it):
        return False
    r.topic = found
    return True


def referent(node: nodes.Cards, r: Discourse) -> Referent:
    """Return the earlier cards to which a node refers.

    Raises:
        NoWordsError: no cards so far have that name, or the cards belong to a sentence that could not be worded.
    """
    if isinstance(node, nodes.NamedCards):
        found = r.results.get(node.name, LOST)
        if found is LOST:
            raise NoWordsError(node, "name")
        return found
    if r.it is LOST:
        raise NoWordsError(node)
    return r.it or Referent("draw", several=False)


def several(node: nodes.Cards, r: Discourse) -> bool:
    """Return whether a phrase of cards is one of several cards."""
    match node:
        case nodes.Selection(many=many, n=n):
            if many in (Many.N, Many.EXACTLY):
                return n != 1
            return True
        case nodes.Pile(part=part, n=n):
            return n != 1 or part is Part.ALL_BUT_TOP
        case nodes.NamedCards(last=True):
            return False
        case nodes.DueToThisCard(last=last):
            return not last
        case nodes.InDeck(age=age, top=top):
            return not top or isinstance(age, tuple)
        case nodes.It() | nodes.NamedCards():
            return referent(node, r).several
    return False


_UNDONE = "each", "awaited"
"""of these nothing has been done yet: one of several, or what a karma waits for"""


def by_deed(node: nodes.Cards, r: Discourse) -> Phrase:
    """Return earlier cards by what was done to them: "returned card" (``pl`` "returned cards")."""
    if referent(node, r).verb in _UNDONE:
        return phrase("np-card")
    return phrase("np-done", np=phrase("np-card"), done=phrase(f"done-{referent(node, r).verb}"))


@singledispatch
def some(node: nodes.Cards, r: Discourse, *, at: str = FROM) -> Phrase:
    """Return cards as the object of a verb (``at``: they leave their place or not) or as the subject of a condition."""
    raise NoWordsError(node)


@some.register
@worded()
def _(node: nodes.It, r: Discourse, *, at: str = FROM) -> Phrase:
    return _pronoun(referent(node, r)) if is_it(node, r) else definite(node, r)


def _pronoun(those: Referent) -> Phrase:
    """Return "it" or "them"; what is achieved is an achievement, and no card any more."""
    if those.several:
        return phrase("them")
    if those.verb == "achieve":
        return phrase("it-achieved")
    return phrase("it" if those.noun == "card" else "the-named-card")


@some.register
@worded()
def _(node: nodes.Each, r: Discourse, *, at: str = FROM) -> Phrase:
    return r.each or phrase("it")


@some.register
@worded()
def _(node: nodes.ThisCard, r: Discourse, *, at: str = FROM) -> Phrase:
    named = r.named_card == node and r.topic is None
    return phrase("the-named-card") if named else phrase("this-card", title=r.title)


@some.register
@worded("title")
def _(node: nodes.CardTitled, r: Discourse, *, at: str = FROM) -> Phrase:
    return phrase("this-card", title=phrase(f"card-{slug(node.title)}"))


@some.register
@worded("of")
def _(node: nodes.CardDirectlyAbove, r: Discourse, *, at: str = FROM) -> Phrase:
    found = phrase("card-above", card=some(node.of, r, at=IN))
    r.topic = Referent("", several=False)  # "it" could be either card from now on
    return found


@some.register
@worded("first", "second")
def _(node: nodes.InEither, r: Discourse, *, at: str = FROM) -> Phrase:
    first, second = whole_place(node.first, r), whole_place(node.second, r)
    return phrase(
        "np-placed",
        np=phrase("np-card"),
        place=phrase("place-either", first=first, second=second),
        moving=at,
        rank="plain",
    )


@some.register
@worded("of")
def _(node: nodes.CardDirectlyBeneath, r: Discourse, *, at: str = FROM) -> Phrase:
    found = phrase("card-beneath", card=some(node.of, r, at=IN))
    r.topic = Referent("", several=False)
    return found


@some.register
@worded("name", "last")
def _(node: nodes.NamedCards, r: Discourse, *, at: str = FROM) -> Phrase:
    if is_it(node, r):
        return _pronoun(referent(node, r))
    if r.named_card == node and r.topic is None and not referent(node, r).several:
        return phrase("it")
    return definite(node, r)


@some.register
@worded("age", "top")
def _(node: nodes.InDeck, r: Discourse, *, at: str = FROM) -> Phrase:
    return _in_decks(node, "and", r)


def _in_decks(node: nodes.InDeck, kind: str, r: Discourse) -> Phrase:
    """Return cards of decks: "all cards in the [5] deck", "the top card of the [9] deck or the [10] deck"."""
    if isinstance(node.age, int):
        return phrase("deck-top" if node.top else "deck-all", n=node.age)
    if not isinstance(node.age, tuple) and not node.top:
        return phrase("deck-all-of", fit=of_value(Relation.EQUALS, node.age, r))
    if not isinstance(node.age, tuple) or not node.top:
        raise NoWordsError(node, "age")
    return listed(kind, (phrase("deck-top", n=each) for each in node.age))


@some.register
@worded("verb", "of", "demand", "last", "echo")
def _(node: nodes.DueToThisCard, r: Discourse, *, at: str = FROM) -> Phrase:
    return phrase("pick-the-last" if node.last else "pick-the-plural", np=_due(node, r))


_DONE_BY = ("you", "me", "they", "any-player")
"""by whom the templates can say that something was done"""


def _due(node: nodes.DueToThisCard, r: Discourse) -> Phrase:
    """Return what was done due to this card: "card melded by you due to Robotics during this action"."""
    return phrase("np-due", np=phrase("np-card"), **due_slots(node, r))


def due_slots(node: nodes.DueToThisCard, r: Discourse) -> dict[str, Slot]:
    """Return what was done, by whom, and whether due to the demand or the whole card."""
    owner = r.owner(node.of)[0]
    if owner not in _DONE_BY or (node.demand and owner != "any-player"):
        raise NoWordsError(node, "of")
    if node.demand and node.echo:
        raise NoWordsError(node, "echo")
    if node.verb not in _REMEMBERED:
        raise NoWordsError(node, "verb")
    done = phrase(f"done-{node.verb.value}")
    demand = "yes" if node.demand else "echo" if node.echo else "no"
    did = phrase(f"did-{node.verb.value}")
    return {"done": done, "did": did, "owner": owner, "demand": demand, "card": phrase("this-card", title=r.title)}


_REMEMBERED = (Verb.DRAW, Verb.MELD, Verb.TUCK, Verb.SCORE, Verb.RETURN, Verb.TRANSFER)
"""what the ledger of an action knows"""


@some.register
@worded("color", "part", "n", "of")
def _(node: nodes.Pile, r: Discourse, *, at: str = FROM) -> Phrase:
    if isinstance(node.n, nodes.Amount):
        one = some(replace(node, n=1), r, at=at)
        if node.part is not Part.BOTTOM or (unit := amounts.unit(node.n, r)) is None:
            raise NoWordsError(node, "n")
        return phrase("np-for-each", np=one, unit=unit)
    if (node.n is None and node.part not in (Part.TOP, Part.VISIBLE)) or (node.n and node.part is Part.VISIBLE):
        raise NoWordsError(node, "part")
    np = phrase("np-card")
    named = fixed(node.color, r)
    if named:
        np = phrase("np-color", np=np, color=phrase(f"color-{named[0].word}"))
    owner, who = r.owner(node.of, several=node.n is not None and node.n != 1)
    whose: dict[str, Slot] = {"owner": owner, "player": who, "moving": at}
    home = phrase("place-board", owner=owner, player=who)
    if node.n is None or node.part is Part.ALL_BUT_TOP:
        if not named:
            np = phrase("np-of-color", np=np, color=color(node.color, r))
        if node.n is None:
            np = _visible(np, node)
            return phrase("pile-whole", np=np, place=home, **whose)
        np = phrase("pile-beneath", np=np, n=node.n)
        if at == FROM:
            return phrase("np-home-first", np=np, place=home, kind="beneath")
        return phrase("np-placed", np=np, place=home, moving=at, rank="plain")
    of_color = color(node.color, r) if not named else None
    if of_color is not None and node.n == 1:
        np = phrase("np-of-color", np=np, color=of_color)
    adjective = phrase(f"adj-{node.part.value}")
    if node.n == 1:
        return phrase(
            "pile-one",
            np=phrase("np-adjective", np=np, adjective=adjective, noun="card"),
            place=home,
            other="no" if of_color is None else _of_other_card(of_color),
            **whose,
        )
    np = phrase("np-counted-end", np=np, n=node.n, adjective=adjective)
    if of_color is not None:
        np = phrase("np-of-color", np=np, color=of_color)
    if owner in _EACH:
        return phrase("np-placed", np=phrase("pick-the", np=np), place=home, moving=at, rank="plain")
    return phrase("pile-some", np=np, place=home, **whose)


def _visible(np: Phrase, node: nodes.Pile) -> Phrase:
    """Return the noun of the cards of a pile, or of only the visible ones."""
    if node.part is not Part.VISIBLE:
        return np
    return phrase("np-adjective", np=np, adjective=phrase("adj-visible"), noun="card")


def _of_other_card(said: Phrase) -> str:
    """Return ``yes`` if a phrase of a color names another card, which the place of this one must not follow."""
    return "yes" if said.id.startswith("color-of") or dict(said.slots).get("verb") == "transfer" else "no"


@some.register
@worded(*_PICKED)
def _(node: nodes.Selection, r: Discourse, *, at: str = FROM) -> Phrase:
    _can_pick(node)
    if isinstance(node.place, nodes.Cards):
        if (rest := _rest(node)) is not None:
            word_only(node, "place", "many", "where")
            return phrase("np-rest", cards=some(node.place, r, at=IN), n=_left(*rest, r))
        if isinstance(node.place, nodes.DueToThisCard) and node.place.last and node == nodes.Selection(node.place):
            return some(node.place, r, at=at)
        if node.many is Many.ALL_BUT and _plain(node) and isinstance(node.n, int):
            return phrase("pick-all-but-of", cards=definite(node.place, r), n=node.n)
        found = _of_those(node, node.place, r) if _plain(node) else None
        if found is not None:
            return found
    match node:
        case nodes.Selection(where=nodes.IsCard(card=nodes.Each(), other=nodes.DueToThisCard(last=True) as one)) if (
            node == nodes.Selection(node.place, where=node.where) and isinstance(node.place, nodes.Place)
        ):  # "from your hand the last card drawn by you ..."
            home = place(node.place, r)
            if home is not None and node.place.zone not in _ENDS:
                if at == FROM:
                    return phrase("np-home-first", np=some(one, r, at=IN), place=home, kind="last")
                return phrase("np-placed", np=some(one, r, at=IN), place=home, moving=at, rank="plain")
    if (way := _half_of_all(node)) is not None:
        whole = _located(phrase("pick-half", np=noun(node, r)), node, r, at=at)
        return phrase("np-half", np=whole, way=way)
    whose = _possessed(node, r)
    unit = None
    np = _of_owned(node, r, at=at) if whose else _quantified(node, r)
    if node.many is Many.N and not isinstance(node.n, int):
        unit = amounts.unit(node.n.of if isinstance(node.n, nodes.Twice) else node.n, r)
    each_color = _one_of_each_color(node) or (_on_each_board(node) and node.color is None)
    np = _located(np, node, r, at=at, placed=not whose, each_color=each_color)
    if node.many is Many.ALL_BUT:
        assert isinstance(node.n, int)
        np = phrase("pick-all-but", np=np, n=node.n)
    if node.by is Who.ME:
        np = phrase("np-my-choice", np=np)
    elif isinstance(node.by, Player):
        np = phrase("np-choice-of", np=np, player=_chooser(node, node.by, r))
    if unit is not None:
        return phrase("np-for-each", np=np, unit=unit)
    if node.many is Many.N and not isinstance(node.n, int):
        amount = amounts.amount(node.n, r)
        located = dict(np.slots)
        if np.id == "np-placed" and isinstance(few := located["np"], Phrase) and few.id == "pick-number":
            return phrase("np-as-many-placed", **{**located, "np": dict(few.slots)["np"]}, amount=amount)
        return phrase("np-as-many", np=np, amount=amount)
    return np


def _possessed(node: nodes.Selection, r: Discourse) -> bool:
    """Whether cards are called by the noun of their zone, and whose they are is said before it: "your secrets"."""
    where, value = node.place, node.value
    if isinstance(value, nodes.TheNumber):
        value = r.parameter(value.name) or value
    return (
        isinstance(where, nodes.Place)
        and (where.zone == Zone.ACHIEVEMENTS or bool(_called(where.zone)))
        and not _boxed(replace(node, value=value), where.zone)
        and node.many is not Many.ALL_BUT
        and isinstance(node.n, int)
    )


def _of_owned(node: nodes.Selection, r: Discourse, *, at: str) -> Phrase:
    """Return cards that belong to a noun with their owner: "two of your secrets", "your lowest secret"."""
    n, ranked, called = node.n, node.rank is not Rank.ANY, gender(node)
    assert isinstance(n, int)
    assert isinstance(node.place, nodes.Place)
    np = noun(node, r, of_colors="and" if node.many is Many.ALL else "or")
    if ranked and node.many is Many.N and n != 1:
        np = counted(np, n, called)
    owner, player = r.owner(node.place.of, several=node.many is Many.ALL)
    if node.of_each:
        owner = _EACH.get(owner, owner)
    number = "several" if several(node, r) or not ranked else "one"
    np = phrase("np-whose", np=np, owner=owner, player=player, moving=at, noun=called, number=number)
    match node.many:
        case Many.ALL:
            return phrase("pick-all", np=np)
        case Many.ANY_NUMBER:
            return phrase("pick-any-number", np=np)
        case Many.N if ranked:
            return np
        case Many.N | Many.EXACTLY | Many.UP_TO | Many.BETWEEN:
            way = "any" if _but_one(node) and n == 1 else node.many.value
            return phrase("np-of-owned", np=np, n=n, least=phrase("number-word", n=node.least), way=way, noun=called)
    raise NoWordsError(node, "many")


def _half_of_all(node: nodes.Selection) -> str | None:
    """Return how half of the cards that fit is rounded, where that many of them are picked; else ``None``."""
    match node.n:
        case nodes.DividedUp(of=whole, by=2):
            way = "up"
        case nodes.HalfDown(of=whole):
            way = "down"
        case _:
            return None
    all_of_them = nodes.Count(replace(node, many=Many.ALL, n=1))
    plain = node.many is Many.N and node.rank is Rank.ANY and node.by is Who.YOU
    return way if plain and whole == all_of_them else None


def is_earlier(node: nodes.Cards) -> bool:
    """Whether a node means all the cards that were moved before, or that have a name."""
    return isinstance(node, nodes.It) or (isinstance(node, nodes.NamedCards) and not node.last)


def _rest(node: nodes.Cards) -> tuple[nodes.Cards, nodes.Cards] | None:
    """Return the earlier cards of which a selection takes all but some, and those; ``None`` if it takes others."""
    match node:
        case nodes.Selection(
            place=nodes.Cards() as those,
            many=Many.ALL,
            where=nodes.Not(of=nodes.IsCard(card=nodes.Each(), other=(nodes.It() | nodes.NamedCards()) as but)),
        ):
            return those, but
    return None


def _left(those: nodes.Cards, but: nodes.Cards, r: Discourse) -> int:
    """Return how many of earlier cards are left without some; 0 if nothing says how many they are."""
    n, less = how_many(those, r), how_many(but, r)
    return n - less if n is not None and less is not None else 0


def how_many(node: nodes.Cards, r: Discourse) -> int | None:
    """Return how many cards a phrase of cards speaks of at most; ``None`` if nothing says it."""
    if is_earlier(node):
        known = referent(node, r)
        return known.n if known.several else 1
    match node:
        case nodes.Selection(many=Many.N | Many.EXACTLY, n=int() as n):
            return n
    return None


def _plain(node: nodes.Selection) -> bool:
    """Whether a selection filters nothing."""
    return given(node) <= {"place", "many", "n", "by"}


def _can_pick(node: nodes.Selection) -> None:
    """Raise ``NoWordsError`` if no words exist for the number of picked cards or for who picks them."""
    if node.by not in (Who.YOU, Who.ME) and not isinstance(node.by, Player):
        raise NoWordsError(node, "by")
    if node.of_each and (node.many is not Many.ALL or node.rank is Rank.ANY or not _of_several(node.place)):
        raise NoWordsError(node, "of_each")
    if node.uncovered and (
        node.many is not Many.ALL
        or node.rank is not Rank.ANY
        or not isinstance(node.place, nodes.Place)
        or node.place.zone is not Zone.TOPS
    ):
        raise NoWordsError(node, "uncovered")
    _can_keep_together(node)
    match node.many:
        case Many.ALL | Many.ANY_NUMBER:
            word_only(node, *(each for each in _PICKED if each != "n"))
        case Many.BETWEEN if not isinstance(node.n, int) or node.n != node.least + 1 or node.n > MOST_COUNTED_SO:
            raise NoWordsError(node, "n")
        case Many.UP_TO | Many.ALL_BUT | Many.EXACTLY if not isinstance(node.n, int):
            raise NoWordsError(node, "n")


MOST_COUNTED_SO = 4
"""the greatest number that "one or two" can be said of: from five on languages count in another case"""


def _can_keep_together(node: nodes.Selection) -> None:
    """Raise ``NoWordsError`` if no words exist for in what picked cards must be alike or differ."""
    asked = [name for name in _TOGETHER if getattr(node, name)]
    if node.least != 1 and node.many is not Many.BETWEEN:
        raise NoWordsError(node, "least")
    if not asked:
        return
    one_of_each = asked == ["different_colors"] and node.many is Many.ALL
    several_ = node.many in (Many.EXACTLY, Many.UP_TO, Many.ANY_NUMBER, Many.N) and node.n != 1
    any_number = node.many is Many.ANY_NUMBER
    if (
        len(asked) > 1
        or node.same_value
        or node.rank is not Rank.ANY
        or node.by is not Who.YOU
        or not (one_of_each or several_ or any_number)
        or (asked == ["different_colors"] and of_tops(node))
        or isinstance(node.place, nodes.Cards)
        or not isinstance(node.n, int)
    ):
        raise NoWordsError(node, asked[0])


def _of_several(where: nodes.Place | nodes.Cards) -> bool:
    """Whether a place is that of several players together."""
    return isinstance(where, nodes.Place) and where.of in (Who.OPPONENTS, Who.OTHERS, Who.EVERYONE)


def _of_those(node: nodes.Selection, those: nodes.Cards, r: Discourse) -> Phrase | None:
    """Return "one of the drawn cards", or those cards themselves."""
    if node.many is Many.ALL:
        word_only(node, "place", "many")
        return some(those, r)
    if isinstance(those, nodes.InDeck):
        if node.many is not Many.N or node.n != 1 or node.by is not Who.YOU or not isinstance(those.age, tuple):
            raise NoWordsError(node, "many")
        return _in_decks(those, "or", r)
    if node.many is Many.BETWEEN and (node.least, node.n, node.by) == (1, 2, Who.YOU):
        return phrase("np-one-or-two-of-those", cards=some(those, r, at=IN))
    if isinstance(node.n, int) and node.many is Many.N:
        cards = some(those, r, at=IN)
        if node.by is Who.ME:
            return phrase("np-of-them-by-me" if cards.id == "them" else "np-of-those-by-me", n=node.n, cards=cards)
        found = phrase("np-of-those", n=node.n, cards=cards)
        if isinstance(node.by, Player):
            return phrase("np-choice-of", np=found, player=_chooser(node, node.by, r))
        return found
    return None


def _chooser(node: nodes.Selection, player: Player, r: Discourse) -> Phrase:
    """Return the player who was chosen to choose cards."""
    first = r.first.pop(player.name, None)
    if first is not None and first.slots:
        raise NoWordsError(node, "by")  # nothing so long can own a choice
    return first or r.named.get(player.name, phrase("that-player"))


def noun(node: nodes.Selection, r: Discourse, *, of_colors: str = "or") -> Phrase:
    """Return the noun of a selection with all that stands right at it: colour, top, icons, value.

    ``of_colors``: how several colours are joined.
    """
    where = node.place
    kind = where.zone if isinstance(where, nodes.Place) else None
    value = node.value
    if isinstance(value, nodes.TheNumber):
        value = r.parameter(value.name) or value
    if value is not None:
        r.valued = None
    np: Phrase
    if isinstance(value, int | tuple) and _boxed(replace(node, value=value), kind):
        if isinstance(value, int):
            np, value = phrase("np-value-card", n=value), None
        else:
            np, value = phrase("np-value-cards", values=listed("or", (phrase("a-value", n=n) for n in value))), None
    elif kind is None:
        np = phrase("np-card")
    elif kind in _AVAILABLE:
        np = phrase(_available(node, kind))
    else:
        np = phrase(_NOUNS.get(kind) or f"np-{_called(kind) or 'card'}")
    which, _where = _kind_of_cards(node)
    if which in CALLED.values():
        if np.id != "np-card":
            raise NoWordsError(node, "where")
        np = phrase(f"np-{which}")
    elif which == "expansion":
        np = phrase("np-expansion", np=np)
    elif which is not None:
        np = phrase("np-adjective", np=np, adjective=phrase(f"adj-{which}"), noun="achievement")
    named = fixed(node.color, r)
    if named:
        np = phrase("np-color", np=np, color=listed(of_colors, (phrase(f"color-{c.word}") for c in named)))
    if kind is not None and kind in _ENDS:
        np = phrase("np-adjective", np=np, adjective=phrase(_ENDS[kind]), noun="card")
    barred = fixed(node.not_color, r)
    if barred:
        np = phrase("np-not-color", np=np, color=phrase(f"color-{barred[0].word}"))
    if node.rank is not Rank.ANY:
        np = phrase("np-adjective", np=np, adjective=phrase(f"adj-{node.rank.value}"), noun=gender(node))
    differ = _of_different_colors(node)
    apart = differ and _by_icon(node) and node.rank is not Rank.ANY and not node.same_value
    each = "card" if differ and not apart else "no"
    if differ and not apart and not node.same_value:
        np = phrase("np-different-colors", np=np)
    if node.with_icon is not None:
        np = phrase("np-with-icon", np=np, icon=icon(node.with_icon, r), each=each)
    if node.without_icon is not None:
        np = phrase("np-without-icon", np=np, icon=icon(node.without_icon, r), each=each)
    if node.color is not None and not named:
        assert not isinstance(node.color, tuple)
        np = phrase("np-of-color", np=np, color=color(node.color, r))
    if node.not_color is not None and not barred:
        np = phrase("np-of-other-color", np=np, color=color(node.not_color, r))
    if value is not None and not isinstance(value, nodes.Value | nodes.Plus):
        np = phrase("np-fit", np=np, fit=of_value(Relation.EQUALS, value, r))
    for name in ("same_color", "different_values", "different_colors"):
        if getattr(node, name) and node.many is not Many.ALL:
            np = phrase(f"np-{name.replace('_', '-')}", np=np)
    if node.same_value:
        np = phrase("np-same-value-of-colors" if differ else "np-same-value", np=np)
    if apart:
        np = phrase("np-different-colors-apart", np=np)
    return np


CALLED = {"figures": "figure"}
"""sets whose cards have a name of their own -> that name"""


def _kind_of_cards(node: nodes.Selection) -> tuple[str | None, nodes.Condition | None]:
    """Return which cards are meant, and what else they must fit.

    Of claimed achievements "special" or "standard" ones, of others those of an "expansion", of a set whose cards have
    a name of their own, or any.
    """
    first, rest = (node.where.first, node.where.second) if isinstance(node.where, nodes.Both) else (node.where, None)
    match first:
        case nodes.IsExpansion(card=nodes.Each(), set=""):
            return "expansion", rest
        case nodes.IsExpansion(card=nodes.Each(), set=str(name)) if name in CALLED and gender(node) == "card":
            return CALLED[name], rest
    special = nodes.IsSpecial(nodes.Each())
    if isinstance(node.place, nodes.Place) and node.place.zone == Zone.ACHIEVEMENTS:
        if first == special:
            return "special", rest
        if first == nodes.Not(special):
            return "standard", rest
    return None, node.where


def _by_icon(node: nodes.Selection) -> bool:
    """Whether a filter of a selection asks for an icon."""
    return node.with_icon is not None or node.without_icon is not None


def of_tops(node: nodes.Selection) -> bool:
    """Whether cards are the top (or bottom) cards of one player, of which no two have one color."""
    where = node.place
    single = (Who.YOU, Who.ME)
    return (
        isinstance(where, nodes.Place)
        and where.zone in (Zone.TOPS, Zone.BOTTOMS)
        and (where.of in single or not isinstance(where.of, Who))
    )


def _of_different_colors(node: nodes.Selection) -> bool:
    """Whether several top cards are picked at once: those on top now, so that each has another color."""
    return of_tops(node) and node.many in (Many.N, Many.EXACTLY, Many.UP_TO, Many.BETWEEN) and node.n != 1


def _one_of_each_color(node: nodes.Selection) -> bool:
    """Whether one card of each color is picked: of all cards, or all top cards that fit."""
    if node.different_colors and node.many is Many.ALL:
        return True
    all_of_them = node.many is Many.ALL and not node.uncovered
    return of_tops(node) and all_of_them and node.color is None and node.rank is Rank.ANY


def _on_each_board(node: nodes.Selection) -> bool:
    """Whether all top cards that fit are picked from several boards: one of a color from each board."""
    where = node.place
    return (
        isinstance(where, nodes.Place)
        and where.zone in (Zone.TOPS, Zone.BOTTOMS)
        and not of_tops(node)
        and node.many is Many.ALL
        and not node.uncovered
        and not isinstance(node.color, tuple)
        and node.rank is Rank.ANY
    )


def _but_one(node: nodes.Selection) -> bool:
    """Whether any one card will do, but for one that is named."""
    but = node.where
    return (
        node.rank is Rank.ANY
        and isinstance(but, nodes.Not)
        and isinstance(but.of, nodes.IsCard)
        and but.of.card == nodes.Each()
    )


def _quantified(node: nodes.Selection, r: Discourse) -> Phrase:
    np, n = noun(node, r, of_colors="and" if node.many is Many.ALL else "or"), node.n
    ranked = node.rank is not Rank.ANY
    match node.many:
        case Many.ALL if ranked:
            return phrase("pick-all-the", np=np)
        case Many.ALL if _on_each_board(node) and node.color is not None:
            return phrase("pick-the", np=np)
        case Many.ALL if _one_of_each_color(node) or _on_each_board(node):
            return phrase("pick-one", np=np)
        case Many.ALL:
            return phrase("pick-all", np=np)
        case Many.ANY_NUMBER:
            return phrase("pick-any-number", np=np)
        case Many.UP_TO:
            assert isinstance(n, int)
            return phrase("pick-up-to", np=np, n=n)
        case Many.BETWEEN if node.least > 1:
            assert isinstance(n, int)
            few, more = (phrase("few-word", n=each) for each in (node.least, n))
            return phrase("pick-exactly-or", np=np, first=few, second=more)
        case Many.BETWEEN:
            return phrase("pick-one-or-two", np=np)
        case Many.ALL_BUT:
            return np
        case Many.EXACTLY:
            assert isinstance(n, int)
            return phrase("pick-exactly", np=counted(np, n, gender(node)))
        case Many.N if isinstance(n, nodes.Twice) and amounts.has_unit(n.of):
            return phrase("pick-per-counted", np=counted(np, 2, gender(node)))
        case Many.N if not isinstance(n, int):
            return phrase("pick-per" if amounts.has_unit(n) else "pick-number", np=np)
        case Many.N if n == 1:
            if _but_one(node) and not ranked:
                return phrase("pick-any-one", np=np, noun=gender(node))
            return phrase("pick-the" if ranked else "pick-one", np=np)
    assert isinstance(n, int)
    return phrase("pick-the-counted" if ranked else "pick-counted", np=counted(np, n, gender(node)))


_SHORT = frozenset(
    {
        "fit-odd",
        "fit-even",
        "fit-bonus",
        "fit-no-bonus",
        "fit-demand",
        "fit-no-demand",
        "fit-icon",
        "fit-no-icon",
        "fit-featured-icon",
        "fit-value",
        "fit-value-named",
        "fit-of-set",
    }
)
"""what is next to the noun in every language; all else stands where it cannot be taken for a part of the place"""


_PRESENT = {"fit-color-present": "np-of-each-color-there", "fit-color-absent": "np-of-each-color-not-there"}


def _located(
    np: Phrase,
    node: nodes.Selection,
    r: Discourse,
    *,
    at: str,
    placed: bool = True,
    each_color: bool = False,
    one: bool = False,
) -> Phrase:
    """Say where cards are and what else they must fit; ``each_color``: they are one of each color.

    ``one``: the noun is followed up by one of them, on "any" board, though all are looked at.

    What compares them with something else and the place that they leave must not touch: "of the same value as the
    returned card from your board" could speak of a card returned from there.
    """
    said: list[Phrase] = []
    plural = several(node, r)
    if isinstance(node.value, nodes.Value | nodes.Plus):
        said.append(of_value(Relation.EQUALS, node.value, r, several=plural))
    fitting = _kind_of_cards(node)[1]
    if fitting is not None:
        said += fits(fitting, r, several=plural)
    present = next((fit for fit in said if fit.id in _PRESENT), None) if each_color else None
    for fit in said:
        if fit.id in _SHORT:
            name = "np-fit" if present is not None or not each_color else "np-fit-of-each-color"
            np, each_color = phrase(name, np=np, fit=fit), each_color and present is not None
    if each_color:
        if present is not None and node.different_colors:
            said.remove(present)
            np = phrase(_PRESENT[present.id], np=np, **dict(present.slots))
        else:
            np = _icon_of_each_color(np) or phrase("np-of-each-color", np=np)
    found: dict[str, Slot] = {}
    if isinstance(node.place, nodes.Cards) and not placed:
        pass
    elif isinstance(node.place, nodes.InEither):
        first, second = whole_place(node.place.first, r), whole_place(node.place.second, r)
        found = {"place": phrase("place-either", first=first, second=second), "moving": at, "rank": "plain"}
    elif isinstance(node.place, nodes.Cards):
        np = phrase("np-among", np=np, cards=some(node.place, r, at=IN))
    else:
        where = place(
            node.place,
            r,
            several=node.many is Many.ALL and not one,
            each=node.of_each or (_on_each_board(node) and not one),
            joined=_joined(node),
        )
        if placed and where is not None and at != FROM and _has_noun_of_its_own(node):
            owner, player = r.owner(node.place.of, several=node.many is Many.ALL)
            whose: dict[str, Slot] = {"owner": owner, "player": player, "moving": at, "noun": gender(node)}
            np = phrase("np-had", np=np, place=where, number="one", **whose)
        elif placed and where is not None:
            tops = node.place.zone in _ENDS
            of_those_there = (node.rank is not Rank.ANY and not tops) or _half_of_all(node) is not None
            ranked = "ranked" if of_those_there else "plain"
            found = {"place": where, "moving": at, "rank": ranked}
    for fit in said:
        if fit.id in _SHORT:
            continue
        if found:
            np, found = phrase("np-fit-placed", np=np, fit=fit, kind=fit.id.removeprefix("fit-"), **found), {}
        else:
            np = phrase("np-fit", np=np, fit=fit)
    if found and at == FROM and node.many is not Many.ALL_BUT and (kind := _home_first(node, np)):
        return phrase("np-home-first", np=np, place=found["place"], kind=kind)
    return phrase("np-placed", np=np, **found) if found else np


def _icon_of_each_color(np: Phrase) -> Phrase | None:
    """Return a phrase with an icon that says "of each color" where its language has it; ``None`` without one."""
    slots = dict(np.slots)
    if np.id in ("np-with-icon", "np-without-icon"):
        return phrase(np.id, **{**slots, "each": "color"}) if slots["each"] == "no" else None
    inside_of = slots.get("np")
    inner = _icon_of_each_color(inside_of) if isinstance(inside_of, Phrase) else None
    return phrase(np.id, **{**slots, "np": inner}) if inner is not None else None


def _has_noun_of_its_own(node: nodes.Selection) -> bool:
    """Whether a possessive can stand before the noun of cards, as it says where they are: "your secrets"."""
    where = node.place
    return (
        isinstance(where, nodes.Place)
        and gender(node) != "card"
        and (where.zone == Zone.ACHIEVEMENTS or bool(_called(where.zone)))
    )


def _joined(node: nodes.Selection) -> str:
    """Return how hand and score pile together are told: one card comes from either, some may come from both."""
    if node.many is Many.ALL:
        return "and"
    return "or" if node.n == 1 and node.many in (Many.N, Many.UP_TO) else "and-or"


_HEAVY = frozenset({"color-of-done", "color-of", "np-of-each-color-there", "np-of-each-color-not-there"})
"""phrases after which a place would seem to belong to them"""


def _is_heavy(np: Slot) -> bool:
    """Whether a noun phrase ends with words to which a place after it would seem to belong."""
    return isinstance(np, Phrase) and (np.id in _HEAVY or any(_is_heavy(each) for _name, each in np.slots))


def _home_first(node: nodes.Selection, np: Phrase) -> str:
    """Return why the place that cards leave could come before them; nothing if it could not."""
    if isinstance(node.place, nodes.Place) and not _by_icon(node) and _is_heavy(np):
        return "present" if np.id in _PRESENT.values() else "heavy"
    if not _by_icon(node) or not isinstance(node.place, nodes.Place):
        return ""
    if _of_different_colors(node):
        return "" if node.same_value else "each"
    return "icon" if node.place.zone == Zone.HAND and node.rank is Rank.ANY else ""


def bare(node: nodes.Cards, r: Discourse, *, placed: bool = True, one: bool = False) -> Phrase:
    """Return cards without saying how many: "cards in your hand" when asked for ``pl``.

    ``one``: one of them is spoken of, so that of several boards it is "any board".

    Raises:
        NoWordsError: only some of the cards that fit are meant, so that their number would have to be said.
    """
    if not isinstance(node, nodes.Selection):
        if isinstance(node, nodes.Pile):
            if node.n is not None:
                raise NoWordsError(node, "n")
            if node.part not in (Part.TOP, Part.VISIBLE):
                raise NoWordsError(node, "part")
            word_only(node, "color", "part", "n", "of")
            named = fixed(node.color, r)
            np = phrase("np-card")
            if named:
                np = _visible(phrase("np-color", np=np, color=phrase(f"color-{named[0].word}")), node)
            else:
                np = phrase("np-of-color", np=_visible(np, node), color=color(node.color, r))
            return phrase("np-placed", np=np, place=board(node.of, r), moving="in", rank="plain") if placed else np
        if isinstance(node, nodes.DueToThisCard):
            word_only(node, "verb", "of", "demand", "echo")
            return _due(node, r)
        if not isinstance(node, nodes.It | nodes.NamedCards):
            raise NoWordsError(node)
        word_only(node, "name")
        return by_deed(node, r)
    if node.many is not Many.ALL:
        raise NoWordsError(node, "many")
    word_only(node, "place", "many", "rank", *_FILTERS)
    if isinstance(node.place, nodes.Cards) and _plain(node):
        return bare(node.place, r)
    return _located(noun(node, r), node, r, at=IN, placed=placed, one=one)


def among(node: nodes.Cards, r: Discourse) -> Phrase | None:
    """Return the earlier cards of which some that fit are meant, which :func:`bare` leaves out unless it is placed."""
    if isinstance(node, nodes.Selection) and isinstance(node.place, nodes.Cards) and not _plain(node):
        return some(node.place, r, at=IN)
    return None


def definite(node: nodes.Cards, r: Discourse) -> Phrase:
    """Return cards in full, as something that is compared with: "the returned card", "your top red card"."""
    match node:
        case nodes.NamedCards(last=True):
            if not referent(node, r).several:
                raise NoWordsError(node, "last")
            return phrase("kept-second", cards=by_deed(node, r))
        case nodes.It() | nodes.NamedCards() if referent(node, r).verb == "each":
            return phrase("pick-that", np=phrase("np-card"))
        case nodes.It() | nodes.NamedCards() if referent(node, r).verb == "awaited":
            return phrase("card-awaited")
        case nodes.It() | nodes.NamedCards() if referent(node, r).verb == "activated":
            return phrase("activated-card")
        case nodes.It() | nodes.NamedCards():
            return phrase("pick-the-plural" if referent(node, r).several else "pick-the", np=by_deed(node, r))
        case nodes.Selection(many=Many.N, n=1, place=nodes.Place(zone=Zone.ACHIEVEMENTS, of=of)) if (
            node.rank is not Rank.ANY and of is Who.YOU
        ):
            word_only(node, "place", "many", "n", "rank", "color", "not_color", "with_icon", "without_icon")
            return phrase("np-owned", np=noun(node, r), owner=r.owner(of)[0])
        case nodes.Selection(many=Many.N, n=1, place=nodes.Place()) if node.rank is not Rank.ANY and node in r.taken:
            return _located(phrase("pick-the", np=phrase("np-remaining", np=noun(node, r))), node, r, at=IN)
    return some(node, r, at=IN)


# --- value --------------------------------------------------------------------------------------------------


def of_value(relation: Relation, value: Number | tuple[int, ...], r: Discourse, *, several: bool = False) -> Phrase:
    """Return what is said of cards whose value stands in a relation to an amount: "of value 4 or lower"."""
    if isinstance(value, nodes.TheNumber):
        value = r.parameter(value.name) or value
    named = isinstance(value, nodes.Value | nodes.BonusOf) and is_earlier(value.of)
    whose = referent(value.of, r) if isinstance(value, nodes.Value | nodes.BonusOf) and named else None
    same = whose is not None and relation is Relation.EQUALS and not whose.several
    said, r.valued = r.valued, whose if same else None
    if same and said is whose:
        return phrase("fit-that-value")
    if same and isinstance(value, nodes.Value) and whose is not None and whose.verb == "choose":
        return phrase("fit-value-of-it", done=phrase("done-choose"))
    match value:
        case nodes.Plus(left=(nodes.TheNumber() | nodes.BonusOf()) as base, right=int() as by) if (
            relation is Relation.EQUALS and by != 0
        ):
            way = "up" if by > 0 else "down"
            return phrase("fit-value-shifted-named", way=way, n=abs(by), value=amounts.amount(base, r))
        case tuple():
            return phrase("fit-values", values=listed("or", (phrase("digits", n=n) for n in value)))
        case int():
            return phrase("fit-value", relation=relation.value, n=value)
        case nodes.Value(of=card):
            number = "several" if several else "one"
            return phrase("fit-value-like", relation=relation.value, card=definite(card, r), number=number)
        case nodes.Plus(left=nodes.Value(of=card), right=int() as by) if relation is Relation.EQUALS and by != 0:
            return phrase("fit-value-shifted", way="up" if by > 0 else "down", n=abs(by), card=definite(card, r))
        case nodes.TheNumber():
            return phrase("fit-value-named", relation=relation.value, value=r.known(value))
    return phrase("fit-value-amount", relation=relation.value, amount=amounts.amount(value, r))


def shared(others: nodes.Cards, r: Discourse) -> tuple[Phrase, str]:
    """Return the noun of cards with which another has something in common, and ``yes`` if it is one certain card."""
    if isinstance(others, nodes.Selection) and others.many is not Many.ALL and others.rank is Rank.ANY:
        raise NoWordsError(others, "many")
    if several(others, r):
        return bare(others, r), "no"
    return definite(others, r), "yes"


# --- what else they must fit --------------------------------------------------------------------------------

_FLIPPED = {
    Relation.AT_LEAST: Relation.AT_MOST,
    Relation.AT_MOST: Relation.AT_LEAST,
    Relation.MORE: Relation.FEWER,
    Relation.FEWER: Relation.MORE,
    Relation.EQUALS: Relation.EQUALS,
}


def fits(condition: nodes.Condition, r: Discourse, *, several: bool) -> Iterator[Phrase]:
    """Yield what is said of cards that fit a condition on "each": "with a demand effect", "of a color on my board"."""
    positive = not isinstance(condition, nodes.Not)
    inner = condition.of if isinstance(condition, nodes.Not) else condition
    match inner:
        case nodes.Both(first=first, second=second) if positive:
            yield from fits(first, r, several=several)
            yield from fits(second, r, several=several)
            return
        case nodes.HasIcon(card=nodes.Each(), icons=which, visible=False, featured=False):
            said = listed("or", (icon(each, r) for each in which))
            yield phrase("fit-icon" if positive else "fit-no-icon", icon=said)
            return
        case nodes.HasIcon(card=nodes.Each(), icons=(which,), featured=featured, visible=visible) if (
            positive and featured != visible
        ):
            yield phrase("fit-featured-icon" if featured else "fit-visible-icon", icon=icon(which, r))
            return
        case nodes.IsColor(card=nodes.Each(), color=(nodes.TheColor() as those,)) if positive:
            said = color(those, r)
            if said.id != "chosen-colors":
                yield phrase("fit-of-color", color=said)
            else:
                yield phrase("fit-chosen-colors")
            return
        case nodes.HasEffects(card=nodes.Each(), demand=True):
            yield phrase("fit-demand" if positive else "fit-no-demand")
            return
        case nodes.IsOdd(number=nodes.Value(of=nodes.Each())):
            yield phrase("fit-odd" if positive else "fit-even")
            return
        case nodes.HasBonus(card=nodes.Each()):
            yield phrase("fit-bonus" if positive else "fit-no-bonus")
            return
        case nodes.IsEligible(card=nodes.Each(), doubled=doubled) if positive and r.you == "you":
            yield phrase("fit-eligible-doubled" if doubled else "fit-eligible")
            return
        case nodes.IsExpansion(card=nodes.Each(), set=str(set_)) if set_ and positive:
            yield phrase("fit-of-set", set=phrase(f"set-{set_}"))
            return
        case nodes.IsSplayed(color=nodes.ColorOf(of=nodes.Each()), direction=None, like=None, of=of):
            yield phrase("fit-splayed-color" if positive else "fit-unsplayed-color", place=board(of, r))
            return
        case nodes.Shares(trait=nodes.Trait.VALUE, card=nodes.Each(), others=others, another=True):
            name = "fit-shared-value-another" if positive else "fit-own-value-another"
            yield phrase(name, other=bare(others, r), noun=gender(others))
            return
        case nodes.Shares(trait=trait, card=nodes.Each(), others=others, another=False):
            other, one = shared(others, r)
            name = f"fit-shared-{trait.value}" if positive else f"fit-own-{trait.value}"
            yield phrase(name, other=other, one=one, noun=gender(others))
            return
        case nodes.IsCard(card=nodes.Each(), other=other) if not positive:
            yield phrase("fit-other-than", card=definite(other, r))
            return
        case nodes.ColorOnBoard(card=nodes.Each(), of=of):
            yield phrase("fit-color-present" if positive else "fit-color-absent", place=board(of, r))
            return
        case nodes.Compare(left=nodes.Value(of=nodes.Each()), relation=relation, right=right) if positive:
            yield of_value(relation, right, r, several=several)
            return
        case nodes.Compare(left=left, relation=relation, right=nodes.Value(of=nodes.Each())) if positive:
            yield of_value(_FLIPPED[relation], left, r, several=several)
            return
    with r.about(phrase("it")):
        yield phrase("fit-where", condition=conditions.clause(condition, r))
