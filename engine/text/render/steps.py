"""Verbs and control as verb phrases. Asked for ``inf`` or ``subj`` they stand after "you may" and "I demand that"."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from engine.lang import nodes
from engine.lang.nodes import Choose, Many, Relation, Sentence, Step, Verb, Who, Zone
from engine.lang.nodes.families import inside
from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import slug
from engine.text.messages import Messages, Phrase, Slot, phrase
from engine.text.render import amounts, conditions, nouns
from engine.text.render.discourse import (
    LOST,
    Discourse,
    Referent,
    listed,
)
from engine.text.render.wording import NoWordsError, word_only, worded


@singledispatch
def step(node: Step, r: Discourse) -> Phrase:
    """Return a step as a verb phrase, and note what it speaks of."""
    raise NoWordsError(node)


def keep(into: nodes.NamedCards | None, r: Discourse) -> None:
    """Remember the cards that were just moved under a name."""
    if into is None:
        return
    word_only(into, "name", "grows")
    before = r.results.get(into.name) if into.grows else None
    if before is not None and before is not LOST and r.it is not None:
        n = before.n + r.it.n if before.n is not None and r.it.n is not None else None
        verb = r.it.verb if r.it.verb == before.verb else "move"
        r.it = Referent(verb, several=True, n=n)
        r.results[into.name] = replace(r.it)  # by their name they are not "them", which could be the last of them
    elif r.it is not None:
        r.results[into.name] = Referent(r.it.verb, several=True, n=r.it.n) if into.grows else r.it


def verb(name: str) -> Phrase:
    """Return a verb of the game."""
    return phrase(f"verb-{name}")


# --- verbs --------------------------------------------------------------------------------------------------


@step.register
@worded("value", "times", "then", "into", "of")
def _(node: nodes.Draw, r: Discourse) -> Phrase:
    value = node.value
    if isinstance(value, nodes.TheNumber):
        value = r.parameter(value.name) or value
    if isinstance(value, int):
        r.valued = None
        card = phrase("np-value-card", n=value)
    else:
        card = phrase("np-card")
    if isinstance(node.of, nodes.TheSet):
        card = phrase("np-of-the-set", np=card, set=r.known(node.of))
    elif node.of:
        card = phrase(f"np-of-{node.of}", np=card)
    if not isinstance(value, int):
        card = phrase("np-fit", np=card, fit=nouns.of_value(Relation.EQUALS, value, r))
    if node.times == 1:
        cards = phrase("pick-one", np=card)
    elif isinstance(node.times, int):
        cards = phrase("pick-counted", np=nouns.counted(card, node.times))
    elif isinstance(node.times, nodes.Twice) and (unit := amounts.unit(node.times.of, r)) is not None:
        cards = phrase("np-for-each", np=phrase("pick-per-counted", np=nouns.counted(card, 2)), unit=unit)
    else:
        unit = amounts.unit(node.times, r)
        if unit is not None:
            cards = phrase("np-for-each", np=phrase("pick-per", np=card), unit=unit)
        else:
            cards = phrase("np-as-many", np=phrase("pick-number", np=card), amount=amounts.amount(node.times, r))
    times = node.times if isinstance(node.times, int) else None
    r.noted("draw" if node.then in (None, Verb.REVEAL) else node.then.value, several=times != 1, n=times)
    keep(node.into, r)
    if node.then is None:
        return phrase("do", verb=verb("draw"), cards=cards)
    said = "do-both-achieve" if node.then is Verb.ACHIEVE else "do-both"
    return phrase(said, first=verb("draw"), second=verb(node.then.value), cards=cards)


@step.register
@worded("verb", "cards", "into")
def _(node: nodes.Move, r: Discourse) -> Phrase:
    if node.verb is Verb.ACHIEVE and (some := _of_eligible(node.cards)) is not None:
        return _achieve_if_eligible(some, node, r)
    if node.verb is Verb.ACHIEVE and (some := _of_eligible(node.cards, doubled=True)) is not None:
        slots = dict(_achieve_if_eligible(some, node, r).slots)
        return phrase("do-achieve-eligible-doubled", **slots)
    removed = node.verb is Verb.REMOVE  # "from the game": from where they come would be said in the same way
    cards = nouns.some(node.cards, r, at=nouns.IN if removed else nouns.FROM)
    the_other = cards.id == "np-rest" and dict(cards.slots)["n"] == 1
    r.noted(
        node.verb.value,
        several=nouns.several(node.cards, r) and not the_other,
        n=nouns.how_many(node.cards, r),
        noun=nouns.gender(node.cards),
    )
    r.taken.append(node.cards)
    keep(node.into, r)
    if node.verb is Verb.SCORE and cards.id in ("it", "them"):
        return phrase("do-score-it", cards=cards)
    if node.verb is Verb.PLACE:
        number = "several" if nouns.several(node.cards, r) else "one"
        return phrase("do-place", verb=verb("place"), cards=cards, number=number)
    said = {Verb.MAKE_AVAILABLE: "do-available", Verb.REMOVE: "do-remove", Verb.ACHIEVE: "do-achieve"}.get(
        node.verb, "do"
    )
    return phrase(said, verb=verb(node.verb.value), cards=cards)


def _of_eligible(cards: nodes.Cards, *, doubled: bool = False) -> nodes.Selection | None:
    """Return cards without the condition that one is eligible for them; ``None`` if it is not asked of them."""
    asked = nodes.IsEligible(nodes.Each(), doubled)
    match cards:
        case nodes.Selection(where=nodes.IsEligible()):
            return replace(cards, where=None) if cards.where == asked else None
        case nodes.Selection(where=nodes.Both(first=first, second=second)) if second == asked:
            return replace(cards, where=first)
    return None


def _achieve_if_eligible(cards: nodes.Cards, node: nodes.Move, r: Discourse) -> Phrase:
    """Return "achieve the highest card in the junk, if eligible"."""
    said = nouns.some(cards, r)
    r.noted(node.verb.value, several=nouns.several(cards, r), n=nouns.how_many(cards, r))
    r.taken.append(cards)
    keep(node.into, r)
    return phrase("do-achieve-eligible", verb=verb(node.verb.value), cards=said)


def _if_eligible(node: Step) -> nodes.Move | None:
    """Return the Achieve that depends on nothing but being eligible for its card."""
    match node:
        case nodes.When(condition=nodes.IsEligible(card=card), steps=(nodes.Move(verb=Verb.ACHIEVE) as move,)) if (
            move.cards == card and not node.otherwise
        ):
            return move
    return None


@step.register
@worded("cards", "to", "into", "bottom_up")
def _(node: nodes.Transfer, r: Discourse) -> Phrase:
    with r.between_hands(both=_in_hand(node.cards) and node.to.zone == Zone.HAND):
        cards = nouns.some(node.cards, r)
        if cards.id in ("pick-all-but", "np-home-first", "np-fit-placed"):
            r.hands = "one"  # another noun would follow "mine"
        to = nouns.whole_place(node.to, r)
    r.noted("transfer", several=nouns.several(node.cards, r), noun=nouns.gender(node.cards))
    r.taken.append(node.cards)
    keep(node.into, r)
    if cards.id == "np-for-each":
        if node.bottom_up:
            raise NoWordsError(node, "bottom_up")
        inner = dict(cards.slots)
        assert isinstance(inner["np"], Phrase)
        return phrase("do-for-each", step=_transfer(inner["np"], to), unit=inner["unit"])
    said = _transfer(cards, to)
    return phrase("do-bottom-up", step=said) if node.bottom_up else said


def _transfer(cards: Phrase, to: Phrase) -> Phrase:
    """Return the transfer of cards to a place: where a phrase begins with their home, both places come first."""
    inner = dict(cards.slots)
    if cards.id == "np-fit-placed":
        cards = phrase("np-fit", np=inner["np"], fit=inner["fit"])
    elif cards.id == "np-home-first":
        assert isinstance(inner["np"], Phrase)
        cards = inner["np"]
    else:
        return phrase("do-transfer", verb=verb("transfer"), cards=cards, place=to)
    home, kind = inner["place"], inner["kind"]
    return phrase("do-transfer-fit", verb=verb("transfer"), cards=cards, home=home, place=to, kind=kind)


def _in_hand(cards: nodes.Cards) -> bool:
    """Whether cards are picked from a hand."""
    return isinstance(cards, nodes.Selection) and isinstance(cards.place, nodes.Place) and cards.place.zone == Zone.HAND


@step.register
@worded("mine", "theirs")
def _(node: nodes.Exchange, r: Discourse) -> Phrase:
    if _as_many_as_all(node.mine, node.theirs):
        assert isinstance(node.theirs, nodes.Selection)
        mine = nouns.some(node.mine, r, at=nouns.SWAP)
        theirs = phrase("pick-equally-many", np=nouns.bare(replace(node.theirs, many=nodes.Many.ALL, n=1), r))
        r.noted("exchange", several=True)
        return phrase("do-exchange", verb=verb("exchange"), mine=mine, theirs=theirs)
    if isinstance(node.mine, nodes.NamedCards) and isinstance(node.theirs, nodes.NamedCards):
        for each in (node.mine, node.theirs):
            word_only(each, "name")
            if nouns.referent(each, r).verb != "choose":
                raise NoWordsError(node, "mine" if each is node.mine else "theirs")
        r.noted("exchange", several=True, n=2)
        return phrase("do-exchange-chosen", verb=verb("exchange"))
    with r.between_hands(both=_in_hand(node.mine) and _in_hand(node.theirs)):
        mine, theirs = nouns.some(node.mine, r, at=nouns.SWAP), nouns.some(node.theirs, r, at=nouns.SWAP)
    r.noted("exchange", several=True)
    return phrase("do-exchange", verb=verb("exchange"), mine=mine, theirs=theirs)


def _as_many_as_all(mine: nodes.Cards, theirs: nodes.Cards) -> bool:
    """Whether as many cards are taken from somewhere as there are in a place, whose cards are all given for them."""
    match theirs:
        case nodes.Selection(many=nodes.Many.N, n=nodes.Count(of=counted)):
            return counted == mine and theirs == nodes.Selection(theirs.place, n=theirs.n)
    return False


@step.register
@worded("cards", "into", "one_by_one")
def _(node: nodes.Reveal, r: Discourse) -> Phrase:
    cards = _tops_of_decks(node, r) if node.one_by_one else nouns.some(node.cards, r)
    if not nouns.is_it(node.cards, r):
        r.noted("reveal", several=nouns.several(node.cards, r), noun=nouns.gender(node.cards))
    keep(node.into, r)
    return phrase("do", verb=verb("reveal"), cards=cards)


def _tops_of_decks(node: nodes.Reveal, r: Discourse) -> Phrase:
    """Return cards that are revealed one at a time: "the top card of five decks, one at a time"."""
    match node.cards:
        case nodes.Selection(n=int() as n) if node.cards == nodes.Selection(nodes.Place(Zone.DECK_TOPS), n=n):
            return phrase("deck-tops-one-by-one", n=n)
    raise NoWordsError(node, "one_by_one")


@step.register
@worded("age", "of")
def _(node: nodes.JunkDeck, r: Discourse) -> Phrase:
    r.doing = "junk"
    age = node.age
    if node.of:
        fit = nouns.of_value(Relation.EQUALS, age, r)
        return phrase("do-junk-deck-of-set", verb=verb("junk"), set=phrase(f"set-{node.of}"), fit=fit)
    if isinstance(age, nodes.TheNumber):
        age = r.parameter(age.name) or age
    if isinstance(age, int):
        return phrase("do-junk-deck", verb=verb("junk"), n=age)
    if isinstance(age, nodes.TheNumber):
        value = amounts.amount(age, r)
        if value.id in ("chosen-value", "value-i-chose"):
            return phrase("do-junk-deck-chosen", verb=verb("junk"), value=value)
    return phrase("do-junk-deck-of", verb=verb("junk"), fit=nouns.of_value(Relation.EQUALS, age, r))


@step.register
@worded("color", "direction", "of", "each", "into")
def _(node: nodes.SplayColor, r: Discourse) -> Phrase:
    return _splayed(node, _way(node.direction, r), r)


def _ways_of_one_color(options: tuple[Step, ...]) -> list[nodes.SplayColor]:
    """Return the options, if they splay one color in different directions."""
    splays = [each for each in options if isinstance(each, nodes.SplayColor) and each.direction is not Splay.NONE]
    alike = {(each.color, each.of, each.each, each.into) for each in splays}
    return splays if len(splays) == len(options) and len(alike) == 1 else []


def _way(node: Splay | nodes.SplayOf, r: Discourse) -> Phrase:
    """Return a splay direction: "left", "in the direction in which your purple cards are splayed"."""
    if isinstance(node, Splay):
        return nouns.direction(node)
    one = nouns.fixed(node.color, r)
    owner, player = r.owner(node.of)
    whose: dict[str, Slot] = {"owner": owner, "player": player, "place": nouns.board(node.of, r)}
    if one:
        return phrase("splay-of-cards", color=phrase(f"color-{one[0].word}"), **whose)
    return phrase("splay-of-color", color=nouns.color(node.color, r), **whose)


def _splayed(node: nodes.SplayColor, way: Phrase, r: Discourse) -> Phrase:
    """Return a splay in a direction, or in one of several; note the color if it has a name from now on."""
    said = _splay(node, way, r)
    if node.into is not None:
        r.named[node.into] = phrase("those-colors" if node.each else "that-color")
    return said


def _splay(node: nodes.SplayColor, way: Phrase, r: Discourse) -> Phrase:
    r.doing = "splay"
    name = "unsplay" if node.direction is Splay.NONE else "splay"
    owner, player = r.owner(node.of)
    home, color = nouns.board(node.of, r), node.color
    if isinstance(color, nodes.Colors) and color.of != node.of:
        raise NoWordsError(node, "of")
    if node.each:
        return _splay_each(node, name, way, home, r)
    if not isinstance(color, nodes.Colors):
        one = nouns.fixed(color, r)
        what = f"do-{name}-cards" if one else f"do-{name}"
        said = phrase(f"color-{one[0].word}") if one else nouns.color(color, r)
        if not one and r.demand and owner == "you":
            owner = "demanded"  # the card of that color may have gone to another player
        return phrase(what, verb=verb(name), color=said, direction=way, owner=owner, player=player, place=home)
    if color.among and color == nodes.Colors(color.of, color.among):
        said = listed("or", (phrase(f"color-{each.word}") for each in color.among))
        return phrase(
            f"do-{name}-cards", verb=verb(name), color=said, direction=way, owner=owner, player=player, place=home
        )
    if color == nodes.Colors(color.of):
        return phrase(f"do-{name}-any", verb=verb(name), direction=way, owner=owner, player=player, place=home)
    many = "the" if color.most is not None else "some"
    return phrase(f"do-{name}-{many}", verb=verb(name), direction=way, colors=nouns.colors(color, r, splayed_now=True))


def _splay_each(node: nodes.SplayColor, name: str, way: Phrase, home: Phrase, r: Discourse) -> Phrase:
    """Return the splaying of each of several colors."""
    if not isinstance(node.color, nodes.Colors):
        raise NoWordsError(node, "each")
    if node.color.among and node.color == nodes.Colors(node.color.of, node.color.among):
        owner, player = r.owner(node.of)
        said = listed("and", (phrase(f"color-{each.word}") for each in node.color.among))
        slots: dict[str, Slot] = {"owner": owner, "player": player, "place": home}
        return phrase(f"do-{name}-both", verb=verb(name), color=said, direction=way, **slots)
    return phrase(f"do-{name}-each", verb=verb(name), direction=way, colors=nouns.colors(node.color, r))


@step.register
@worded("color", "of")
def _(node: nodes.Rearrange, r: Discourse) -> Phrase:
    r.doing = "rearrange"
    owner, player = r.owner(node.of)
    whose: dict[str, Slot] = {"owner": owner, "player": player, "place": nouns.board(node.of, r)}
    color = node.color
    if isinstance(color, nodes.Colors):
        if color.of != node.of:
            raise NoWordsError(node, "of")
        if color.among and color == nodes.Colors(color.of, color.among):
            said = listed("or", (phrase(f"color-{each.word}") for each in color.among))
            return phrase("do-rearrange-cards", verb=verb("rearrange"), color=said, **whose)
        if color == nodes.Colors(color.of):
            return phrase("do-rearrange-any", verb=verb("rearrange"), **whose)
        raise NoWordsError(node, "color")
    one = nouns.fixed(color, r)
    said = phrase(f"color-{one[0].word}") if one else nouns.color(color, r)
    return phrase("do-rearrange-cards" if one else "do-rearrange", verb=verb("rearrange"), color=said, **whose)


@step.register
@worded("name")
def _(node: nodes.Claim, r: Discourse) -> Phrase:
    return phrase("do-claim", verb=verb("claim"), special=phrase(f"special-{slug(node.name)}"))


@step.register
@worded("card", "by", "demands", "must", "noting")
def _(node: nodes.SelfExecute, r: Discourse) -> Phrase:
    cards = nouns.some(node.card, r, at=nouns.OWN)
    if isinstance(node.card, nodes.Selection):
        r.it = Referent("choose", several=False)  # "it" is no card that was moved before
    if node.demands:
        said = phrase("do", verb=verb("super-execute"), cards=cards)
    elif r.for_yourself_only:
        known = "no" if isinstance(node.card, nodes.Selection) else "yes"
        said = phrase("do-for-yourself-only", verb=verb("execute-card"), cards=cards, known=known)
    else:
        said = phrase("do", verb=verb("self-execute"), cards=cards)
    if node.must:
        said = phrase("do-with-must", step=said)
    return said if node.by is None else phrase("do-deciding", step=said, player=_known(node.by, r))


def _known(player: nodes.Player, r: Discourse) -> Phrase:
    """Return a player who was chosen before."""
    return r.named.get(player.name, phrase("that-player"))


@step.register
@worded("card", "n")
def _(node: nodes.ExecuteSentence, r: Discourse) -> Phrase:
    n = node.n
    if isinstance(n, nodes.TheNumber):
        r.counters.add(n.name)
        n = r.parameter(n.name)
    if not isinstance(n, int):
        raise NoWordsError(node, "n")
    return phrase("do-sentence", verb=verb("execute"), n=n, card=nouns.definite(node.card, r))


@step.register
@worded("who", "step")
def _(node: nodes.They, r: Discourse) -> Phrase:
    r.they_do = _known(node.who, r)
    if isinstance(node.step, nodes.Lose):
        return phrase("they-lose", player=r.they_do)
    with r.as_players("doer", "host"):
        r.reach(node.step)
        return phrase("they-do", player=r.they_do, step=step(node.step, r))


@step.register
@worded("deeds", "steps", "who", "where", "instead")
def _(node: nodes.Would, r: Discourse) -> Phrase:
    if node.who not in _DOERS:
        raise NoWordsError(node, "who")
    r.results["the-card"] = r.it = Referent("awaited", several=nodes.Deed.EXCHANGE in node.deeds)
    r.results["the-activated-card"] = Referent("activated", several=False)
    r.named |= {
        "the-value": phrase("that-value"),
        "the-color": phrase("that-color"),
        "the-icon": phrase("featured-icon"),
    }
    deed, where = _deeds(node.deeds, node.who), node.where
    if node.deeds == (nodes.Deed.DRAW,):
        first, others = (where.first, where.second) if isinstance(where, nodes.Both) else (where, None)
        match first:
            case nodes.Compare(left=nodes.TheNumber("the-value"), relation=relation, right=int(n)):
                deed, where = phrase("would-draw-of", fit=nouns.of_value(relation, n, r)), others
    fit = deed.id == "would-draw-of"
    nth, where = _nth_action(where) if node.who is Who.YOU else (0, where)
    if nth:
        kind = "action" if _ARE_ACTIONS.issuperset(node.deeds) else "part"
        deed = phrase("would-nth-action", deed=deed, n=nth, kind=kind)
    slots: dict[str, Slot] = {"who": _DOERS[node.who], "deed": deed}
    if where is not None:
        slots["condition"] = conditions.clause(where, r)
    said = together(node.steps, r, "and")
    if said is None:
        if not node.instead or any(isinstance(each, Sentence) for each in node.steps):
            raise NoWordsError(node, "steps")
        said = phrase("do-leave-it")
    how = ("instead" if node.instead else "first") + ("-if" if said.id.startswith("when") else "")
    if where is not None:
        slots["fit"] = "yes" if fit else "no"
    return phrase("would-where" if where is not None else "would", how=how, step=said, **slots)


def _nth_action(where: nodes.Condition | None) -> tuple[int, nodes.Condition | None]:
    """Return which action of the turn a karma waits for, 0 for any, and what else its condition asks."""
    match where:
        case nodes.NthAction(n=n, before=False):
            return n, None
        case nodes.Both(first=nodes.NthAction(n=n, before=False), second=others):
            return n, others
    return 0, where


_ARE_ACTIONS = frozenset({nodes.Deed.DRAW_ACTION, nodes.Deed.MELD_ACTION, nodes.Deed.DOGMA_ACTION})
"""deeds that are an action of the turn; others are a part of one"""


def _deeds(deeds: tuple[nodes.Deed, ...], who: Who) -> Phrase:
    """Return what a karma waits for; of several verbs the card that they share is said once."""
    if len(deeds) > 1 and _WITH_A_CARD.issuperset(deeds):
        return phrase("would-several", verbs=listed("or", (phrase(f"would-verb-{deed.value}") for deed in deeds)))
    own = _ON_A_BOARD if who is Who.YOU else ()
    return listed("or", (phrase(f"would-{'own-' if deed in own else ''}{deed.value}") for deed in deeds))


_ON_A_BOARD = frozenset({nodes.Deed.SPLAY, nodes.Deed.SPLAY_LEFT})
"""deeds that a karma of yours hears only on your own board"""
_WITH_A_CARD = frozenset(
    {nodes.Deed.MELD, nodes.Deed.TUCK, nodes.Deed.SCORE, nodes.Deed.RETURN, nodes.Deed.JUNK, nodes.Deed.TRANSFER}
)
"""the deeds that are done with a card"""
_DOERS = {Who.YOU: "you", Who.OPPONENTS: "opponents", Who.OTHERS: "others", Who.EVERYONE: "everyone"}
"""whose deeds a karma may wait for"""


@step.register
@worded("color")
def _(node: nodes.MayIssue, r: Discourse) -> Phrase:
    if node.color is None:
        return phrase("may-issue-any")
    return phrase("may-issue", decree=phrase(f"decree-{node.color.word}"))


@step.register
@worded("color")
def _(node: nodes.IssueDecree, r: Discourse) -> Phrase:
    if isinstance(node.color, Color):
        return phrase("do-issue", verb=verb("issue"), decree=phrase(f"decree-{node.color.word}"))
    return phrase("do-issue-of-color", verb=verb("issue"), color=nouns.color(node.color, r))


@step.register
@worded()
def _(node: nodes.BecomeEligible, r: Discourse) -> Phrase:
    return phrase("do-become-eligible")


@step.register
@worded("steps")
def _(node: nodes.WhenMelded, r: Discourse) -> Phrase:
    said = together(node.steps, r, "and")
    if said is None:
        raise NoWordsError(node, "steps")
    return phrase("when-melded", step=said)


@step.register
@worded("of", "icons", "other_than")
def _(node: nodes.ProvidesIcons, r: Discourse) -> Phrase:
    slots = _unit(node, node.of, r)
    if node.icons:
        if node.other_than is not None:
            raise NoWordsError(node, "other_than")
        kinds = dict.fromkeys(node.icons)
        some = [phrase("additional-icons", n=node.icons.count(icon), icon=nouns.icon(icon, r)) for icon in kinds]
        return phrase("provides-icons", icons=listed("and", some), **slots)
    if node.other_than is not None:
        return phrase("provides-every-other-icon", icon=nouns.icon(node.other_than, r), **slots)
    return phrase("provides-every-icon", **slots)


@step.register
@worded("of", "points", "who")
def _(node: nodes.ProvidesPoints, r: Discourse) -> Phrase:
    match node:
        case nodes.ProvidesPoints(of=nodes.Icons(icon=Icon() as icon) as icons, points=int(n), who=Who.OPPONENTS):
            if icons != nodes.Icons(icon):
                raise NoWordsError(node, "of")
            return phrase("takes-points", icon=nouns.icon(icon, r), n=n)
        case nodes.ProvidesPoints(points=int(n), who=Who.YOU):
            return phrase("provides-points", n=n, **_unit(node, node.of, r))
        case nodes.ProvidesPoints(points=nodes.Count() as counted, who=Who.YOU):
            slots = _unit(node, node.of, r)
            return phrase("provides-points-for", each=_unit(node, counted, r)["unit"], **slots)
        case nodes.ProvidesPoints(who=Who.YOU):
            return phrase("provides-points-as-many", **_unit(node, node.of, r), amount=amounts.amount(node.points, r))
    raise NoWordsError(node, "who")


def _unit(node: Step, of: nodes.Amount, r: Discourse) -> dict[str, Slot]:
    """Return one of what an amount counts, and whether that is several things."""
    counted = amounts.unit(of, r)
    if counted is None:
        raise NoWordsError(node, "of")
    return {"unit": counted, "several": "yes" if isinstance(of, nodes.ForEvery) and of.n > 1 else "no"}


@step.register
@worded("place", "zone", "where")
def _(node: nodes.CountsAs, r: Discourse) -> Phrase:
    here, there = nouns.whole_place(node.place, r), nouns.whole_place(node.zone, r)
    if node.where is None:
        name = "counts-as-valued" if node.place.zone == nodes.Zone.JUNK else "counts-as"  # others hold no other cards
        return phrase(name, place=here, zone=there)
    if node.where != nodes.NthAction(2, before=True):
        raise NoWordsError(node, "where")
    return phrase("counts-as-before-second-action", place=here, zone=there)


# --- karmas that hold all the time --------------------------------------------------------------------------


def _each_unit(node: nodes.Node, counted: nodes.Amount, r: Discourse) -> Phrase:
    """Return what an amount counts, one of it: "each top card on your board"."""
    found = amounts.unit(counted, r)
    if found is None:
        raise NoWordsError(node, "of")
    return found


def _each_card(cards: nodes.Selection, r: Discourse) -> Phrase:
    """Return each of some cards, all that fit, as the subject of a sentence."""
    if cards.many is not Many.ALL:
        raise NoWordsError(cards, "many")
    return phrase("each-of", np=nouns.bare(cards, r), holds="yes", noun=nouns.gender(cards))


@step.register
@worded("of")
def _(node: nodes.CountAsAchievements, r: Discourse) -> Phrase:
    return phrase("count-as-achievements", unit=_each_unit(node, node.of, r))


@step.register
@worded("cards")
def _(node: nodes.CountAsAvailable, r: Discourse) -> Phrase:
    return phrase("count-as-available", each=_each_card(node.cards, r))


@step.register
@worded("by")
def _(node: nodes.RaiseTopForClaims, r: Discourse) -> Phrase:
    return phrase("raise-top-for-claims", unit=_each_unit(node, node.by, r))


@step.register
@worded("cards", "points")
def _(node: nodes.CountTowardsClaims, r: Discourse) -> Phrase:
    return phrase("count-towards-claims", each=_each_card(node.cards, r), points=phrase("points", n=node.points))


@step.register
@worded()
def _(node: nodes.EaseSpecials, r: Discourse) -> Phrase:
    return phrase("ease-specials")


@step.register
@worded("cards")
def _(node: nodes.MayActivate, r: Discourse) -> Phrase:
    return phrase("may-activate", each=_each_card(node.cards, r))


@step.register
@worded("for_each", "upon")
def _(node: nodes.ExecuteThatEffect, r: Discourse) -> Phrase:
    if node.upon is not None:
        if node.upon != nodes.Player("that-player") or node.for_each is not None:
            raise NoWordsError(node, "upon")
        return phrase("do-demand-the-same", verb=verb("demand"))
    said = phrase("do-execute-again", verb=verb("execute"))
    if node.for_each is None:
        return said
    unit = phrase("each-card", np=nouns.bare(node.for_each, r), noun=nouns.gender(node.for_each))
    return phrase("do-for-each", step=said, unit=unit)


@step.register
@worded()
def _(node: nodes.HaveSoleMajority, r: Discourse) -> Phrase:
    return phrase("do-have-sole-majority")


@step.register
@worded("name", "age", "of")
def _(node: nodes.SearchDeck, r: Discourse) -> Phrase:
    if not isinstance(node.age, nodes.TheNumber) or node.name not in r.results:
        raise NoWordsError(node, "age")
    value = amounts.amount(node.age, r)
    if value.id != "chosen-value":
        raise NoWordsError(node, "age")
    r.noted("take", several=False)
    return phrase("do-search-deck", set=phrase(f"set-{node.of}"), value=value)


@step.register
@worded("by", "action")
def _(node: nodes.RaiseValues, r: Discourse) -> Phrase:
    if node.action:
        return phrase("do-raise-action", verb=verb("raise"), amount=amounts.amount(node.by, r))
    if not isinstance(node.by, int):
        raise NoWordsError(node, "by")
    return phrase("do-raise-values", verb=verb("raise"), n=node.by)


@step.register
@worded("most", "least", "who")
def _(node: nodes.Win, r: Discourse) -> Phrase:
    if node.who not in (Who.YOU, Who.ME):
        raise NoWordsError(node, "who")
    if node.most is not None:
        word_only(node, "most")
        return phrase("win-most", amount=conditions.most(node.most, r))
    if node.least is not None:
        word_only(node, "least")
        return phrase("win-least", amount=conditions.most(node.least, r))
    return phrase("win", owner=r.you if node.who is Who.YOU else r.me)


@step.register
@worded()
def _(node: nodes.Lose, r: Discourse) -> Phrase:
    return phrase("lose")


@step.register
@worded()
def _(node: nodes.EndDogmaAction, r: Discourse) -> Phrase:
    return phrase("end-dogma-action")


@step.register
@worded("name")
def _(node: nodes.Native, r: Discourse) -> Phrase:
    return phrase(f"native-{node.name}")


@step.register
@worded("why")
def _(node: nodes.NotDone, r: Discourse) -> Phrase:
    return phrase("do-not-done")


# --- choosing -----------------------------------------------------------------------------------------------


@step.register
@worded("into", "by", "among", "count", "other_than", "most_of", "where", "up_to", "of")
def _(node: Choose, r: Discourse) -> Phrase:
    what, later = _chosen(node, r)
    r.named[node.into] = later
    if isinstance(node, nodes.NameCard):
        if node.by is not Who.YOU:
            raise NoWordsError(node, "by")
        r.results[node.into] = Referent("name", several=False)
        return phrase("do-name-card", card=what)
    if isinstance(node, nodes.ChooseCard):
        r.results[node.into] = Referent("choose", nouns.several(node.among, r))
    if isinstance(node, nodes.ChoosePlayer) and nouns.is_single(node):
        word_only(node, "into", "among", "where")
        return phrase("do", verb=verb("determine"), cards=what)
    return phrase("do-let-choose" if node.by is Who.ME else "do", verb=verb("choose"), cards=what)


@step.register
@worded("into", "options")
def _(node: nodes.ChooseDeed, r: Discourse) -> Phrase:
    before, deeds = r.it, []
    for each in node.options:
        r.it = before
        r.reach(each)
        deeds.append(step(each, r))
    r.it = before
    return phrase("do-choose-deed", verb=verb("choose"), deeds=listed("or", deeds))


@step.register
@worded("name")
def _(node: nodes.DoAsChosen, r: Discourse) -> Phrase:
    return phrase("do-as-chosen")


@step.register
@worded("age")
def _(node: nodes.IntroduceDeck, r: Discourse) -> Phrase:
    return phrase("do-introduce-deck", n=node.age)


@step.register
@worded("into")
def _(node: nodes.FlipCoin, r: Discourse) -> Phrase:
    return phrase("do-flip-coin")


@step.register
@worded("into", "by", "among")
def _(node: nodes.RevealColor, r: Discourse) -> Phrase:
    if node.by is not Who.YOU:
        raise NoWordsError(node, "by")
    r.named[node.into] = phrase("that-color")
    return phrase("do-reveal-color", verb=verb("reveal"), card=nouns.some(node.among, r, at=nouns.FROM))


def _chosen(node: Choose, r: Discourse) -> tuple[Phrase, Phrase]:
    """Return what is chosen, and how it is spoken of later."""
    if node.by not in (Who.YOU, Who.ME):
        raise NoWordsError(node, "by")
    mine = node.by is Who.ME
    match node:
        case nodes.ChooseValue():
            return _values(node, r), phrase("value-i-chose" if mine else "chosen-value")
        case nodes.ChooseColor():
            if (
                isinstance(node.among, nodes.Colors)
                and node.among.among
                and node.among.absent is None
                and node.count == 1
            ):
                word_only(node.among, "of", "among", "absent")
                named = listed("or", (phrase(f"color-{color.word}") for color in node.among.among))
                return phrase("np-named-colors", colors=named), phrase("color-i-chose" if mine else "chosen-color")
            np = nouns.colors(node.among, r) if node.among is not None else phrase("np-color-noun")
            if node.other_than is not None and node.among is None:
                np = phrase("np-color-but", np=np, color=phrase(f"color-{node.other_than.word}"))
            elif node.other_than is not None:
                raise NoWordsError(node, "other_than")
            later = "chosen-colors" if node.count > 1 else "color-i-chose" if mine else "chosen-color"
            return phrase("pick-colors", np=np, n=node.count), phrase(later)
        case nodes.ChooseIcon():
            chosen = phrase("icon-i-chose" if mine else "chosen-icon")
            if node.most_of is None:
                return _an_icon("an-icon", node.other_than), chosen
            if node.other_than is not None:
                raise NoWordsError(node, "other_than")
            return phrase("an-icon-of-most", place=nouns.board(node.most_of, r)), chosen
        case nodes.ChoosePlayer():
            return nouns.player(node, r), phrase("that-player")
        case nodes.ChooseNumber():
            return phrase("a-number"), phrase("chosen-number")
        case nodes.ChooseSet():
            return phrase("a-set"), phrase("chosen-set")
        case nodes.NameCard(of=of):
            name = f"np-{nouns.CALLED[of]}-to-name" if of in nouns.CALLED else "np-of-set-to-name"
            return phrase(name, set=phrase(f"set-{of}")), phrase("named-card")
        case nodes.ChooseCard():
            return nouns.some(node.among, r, at=nouns.OWN), phrase("it")
    raise NoWordsError(node)


def _an_icon(name: str, other_than: Icon | None) -> Phrase:
    """Return the phrase of a choice of an icon, with the icon that cannot be chosen if there is one."""
    return phrase(name) if other_than is None else phrase(f"{name}-but", icon=nouns.icon(other_than))


def _values(node: nodes.ChooseValue, r: Discourse) -> Phrase:
    """Return the values that can be chosen; without any given, all can."""
    among, where = node.among, node.where
    if where is not None and among:
        raise NoWordsError(node, "where")
    if isinstance(among, nodes.Selection):
        return phrase("the-value-of-one", card=_one_of_all(among, r))
    if isinstance(among, nodes.Bonuses):
        return phrase("the-value-of-bonus", bonus=nouns.bonuses(among, r))
    if where == nodes.IsOdd(nodes.TheNumber(node.into)):
        return phrase("an-odd-value")
    match where:
        case nodes.Not(of=nodes.Compare(left=nodes.TheNumber(name=name), relation=Relation.EQUALS, right=int(n))) if (
            name == node.into
        ):
            return phrase("a-value-but", n=n)
        case nodes.Not(
            of=nodes.AnyOf(
                cards=cards,
                condition=nodes.Compare(
                    left=nodes.Value(of=nodes.Each()), relation=Relation.EQUALS, right=nodes.TheNumber(name=name)
                ),
            )
        ) if name == node.into:
            return phrase("a-value-none-has", other=nouns.bare(cards, r), noun=nouns.gender(cards))
    if where is not None:
        r.named[node.into] = phrase("value-i-chose")
        return phrase("a-value-where", condition=conditions.clause(where, r))
    if not among:
        return phrase("a-value-to-choose")
    if all(isinstance(each, int) for each in among):
        return listed("or", (phrase("value-box", n=each) for each in among if isinstance(each, int)))
    base = {each.left for each in among if isinstance(each, nodes.Plus)}
    by = [each.right for each in among if isinstance(each, nodes.Plus) and isinstance(each.right, int)]
    left = next(iter(base), None)
    if len(base) == 1 and len(by) == len(among) and isinstance(left, nodes.Value) and len({n > 0 for n in by}) == 1:
        amount = listed("or", (phrase("by-how-much", n=abs(n)) for n in by))
        return phrase(
            "a-value-shifted", amount=amount, way="up" if by[0] > 0 else "down", card=nouns.definite(left.of, r)
        )
    return listed("or", (amounts.amount(each, r) for each in among))


def _one_of_all(cards: nodes.Selection, r: Discourse) -> Phrase:
    """Return any one of all cards that fit: "a top green card from any board"."""
    if cards.many is not nodes.Many.ALL:
        raise NoWordsError(cards, "many")
    return nouns.some(replace(cards, many=nodes.Many.N), r, at=nouns.IN)


def _folded(node: Step, r: Discourse) -> bool:
    """Let a choice that the next phrase can carry be no verb of its own: "of my choice", "another player's board"."""
    mine = isinstance(node, Choose) and node.by is Who.ME
    match node:
        case nodes.ChoosePlayer():
            word_only(node, "into", "among", "where")
            r.first[node.into] = nouns.player(node, r)
            r.named[node.into] = phrase("that-player")
            return True
        case nodes.ChooseIcon(most_of=None) if mine:
            here = _an_icon("icon-i-choose", node.other_than)
        case nodes.ChooseValue(among=(), where=None) if mine:
            here = phrase("value-i-choose")
        case nodes.ChooseValue(among=nodes.Selection() as cards, where=None) if not mine:
            here = phrase("the-value-of-one", card=_one_of_all(cards, r))
        case nodes.ChooseValue(among=nodes.Bonuses() as some, where=None) if not mine and node.into not in r.parameters:
            here = phrase("the-value-of-bonus", bonus=nouns.bonuses(some, r))
        case nodes.ChooseValue(among=(nodes.Amount() as one,), where=None) if not mine and not _of_a_card(one):
            r.first[node.into] = phrase("the-value-equal-to", amount=amounts.amount(one, r))
            r.named[node.into] = phrase("value-i-chose")
            return True
        case nodes.ChooseColor(among=None, count=1, other_than=None) if mine:
            here = phrase("color-i-choose")
        case _:
            return False
    chosen = _chosen(node, r)[1]
    taken = isinstance(node, nodes.ChooseValue) and bool(node.among)  # no "choose" is said, so nothing is "chosen"
    r.named[node.into] = phrase("value-i-chose") if taken else chosen
    r.first[node.into] = here
    return True


def _of_a_card(number: nodes.Amount) -> bool:
    """Whether an amount is the value of a card, or what is higher or lower by so much."""
    return isinstance(number.left if isinstance(number, nodes.Plus) else number, nodes.Value)


CLAUSES = frozenset(
    {"when", "when-otherwise", "may", "may-either", "if-you-do", "if-you-dont"}
    | {"if-they-do", "if-they-dont"}
    | {"do-for-each-of", "do-for-each-if", "win", "win-most", "win-least", "lose", "end-dogma-action", "do-not-done"}
)
"""what follows an "and" with a comma"""


# --- control ------------------------------------------------------------------------------------------------


def together(steps: tuple[Step, ...], r: Discourse, kind: str) -> Phrase | None:
    """Join steps to one phrase; sentences of their own are left to the caller. ``None`` if nothing is left."""
    said: list[Phrase] = []
    for each in steps:
        if not isinstance(each, Sentence) and not _folded(each, r):
            r.reach(each)
            one = step(each, r)
            if said and isinstance(each, nodes.Draw) and _goes_on(steps[steps.index(each) - 1], each):
                said[-1] = _with_more(said[-1], one)
            else:
                said.append(one)
    if not said:
        return None
    found = said[-1]
    for at, first in enumerate(reversed(said[:-1])):
        how = kind
        if found.id in ("do-both", "do-both-achieve"):
            how = "then"
        elif found.id in CLAUSES:
            how = "and-when" if found.id == "when" and kind in ("and", "then") else f"{kind}-clause"
        found = phrase(f"join-{how}" if at == 0 else "join-comma", first=first, second=found)
    return found


def _goes_on(before: Step, node: nodes.Draw) -> bool:
    """Whether a draw goes on with what the one before it did, all cards being gathered under one name."""
    return (
        isinstance(before, nodes.Draw)
        and (before.then, before.times) == (node.then, 1)
        and node.times == 1
        and node.into is not None
        and node.into.grows
        and before.into is not None
        and before.into.name == node.into.name
    )


def _with_more(said: Phrase, more: Phrase) -> Phrase:
    """Return "draw a [1] and a [2]"."""
    slots, others = dict(said.slots), dict(more.slots)
    cards, last = slots["cards"], others["cards"]
    assert isinstance(cards, Phrase)
    assert isinstance(last, Phrase)
    if cards.id == "list-and":
        inner = dict(cards.slots)
        cards = phrase("list-comma", first=inner["first"], second=inner["second"])
    return phrase(said.id, **{**slots, "cards": phrase("list-and", first=cards, second=last)})


@step.register
@worded("steps")
def _(node: nodes.Then, r: Discourse) -> Phrase:
    return together(node.steps, r, "then") or phrase("nothing")


@step.register
@worded("step")
def _(node: Sentence, r: Discourse) -> Phrase:
    return step(node.step, r)


@step.register
@worded("step")
def _(node: nodes.May, r: Discourse) -> Phrase:
    return phrase("may", step=step(node.step, r))


@step.register
@worded("options", "optional")
def _(node: nodes.MayDoOneOf, r: Discourse) -> Phrase:
    if not node.optional and (ways := _ways_of_one_color(node.options)):
        return _splayed(ways[0], listed("or", (_way(each.direction, r) for each in ways)), r)
    before, said = r.it, []
    for each in node.options:
        r.it = before
        r.reach(each)
        one = step(each, r)
        said.append(phrase("join-and-then", **dict(one.slots)) if one.id == "join-then" else one)
    found = said[-1]
    for other in reversed(said[:-1]):
        found = phrase("options", first=other, second=found)
    return phrase("may-either" if node.optional else "do-either", options=found)


@step.register
@worded("into", "among", "steps", "in_order", "ascending", "below", "descending")
def _(node: nodes.ForEach, r: Discourse) -> Phrase:
    unit = _each_of(node, r)
    said = together(node.steps, r, "and")
    if said is None:
        return phrase("do-for-each-so", unit=unit)
    return phrase("do-for-each-if" if said.id.startswith("when") else "do-for-each-of", unit=unit, step=said)


def _each_of(node: nodes.ForEach, r: Discourse) -> Phrase:
    """Return for each of what something is done, and note how that is spoken of."""
    if node.ascending and not isinstance(node.among, nodes.Cards):
        raise NoWordsError(node, "ascending")
    if node.among is not None and (node.below is not None or node.descending):
        raise NoWordsError(node, "descending" if node.descending else "below")
    match node.among:
        case None:
            r.named[node.into] = phrase("value-i-chose")
            if node.below is None and not node.descending:
                return phrase("unit-value")
            way = "down" if node.descending else "up"
            return phrase("unit-value-ordered", below=node.below or 0, way=way)
        case Who() as who:
            if who not in _EACH_PLAYER:
                raise NoWordsError(node, "among")
            r.named[node.into] = phrase("that-player")
            return phrase(_EACH_PLAYER[who])
        case nodes.Bonuses() as shown:
            r.named[node.into] = phrase("value-i-chose")
            return phrase("unit-bonus", np=nouns.bonuses(shown, r))
        case nodes.Colors() | nodes.ColorsOf() as some:
            r.named[node.into] = phrase("that-color")
            return phrase("unit-color", np=nouns.colors(some, r))
        case nodes.TheColor(name=name):
            if (known := r.named.get(name)) is None or known.id not in ("those-colors", "chosen-colors"):
                raise NoWordsError(node, "among")
            r.named[node.into] = phrase("that-color")
            return phrase("unit-those-colors")
    name = "unit-card-ascending" if node.ascending else "unit-card"
    unit = phrase(name, np=nouns.bare(node.among, r), noun=nouns.gender(node.among))
    r.results[node.into] = r.it = Referent("each", several=False)
    return unit


_EACH_PLAYER = {
    Who.OPPONENTS: "unit-opponent",
    Who.OTHERS: "unit-other",
    Who.EVERYONE: "unit-player",
}


@step.register
@worded("steps", "dont")
def _(node: nodes.IfYouDo, r: Discourse) -> Phrase:
    if any(isinstance(each, nodes.IfYouDo) for each in node.steps):
        raise NoWordsError(node, "steps")  # it would speak of the sentence before: within one it needs ``sentence``
    before = r.it
    said = together(node.steps, r, "and")
    if node.dont:
        r.it = before
    if said is None:
        return phrase("if-you-dont-so" if node.dont else "if-you-do-so")
    if r.they_did is not None:
        return phrase("if-they-dont" if node.dont else "if-they-do", player=r.they_did, step=said)
    if said.id == "when" and len(node.steps) == 1:
        return phrase("if-you-dont-and" if node.dont else "if-you-do-and", **dict(said.slots))
    if said.id == "when-otherwise" and len(node.steps) == 1 and not node.dont:
        return phrase("if-you-do-otherwise", **dict(said.slots))
    return phrase("if-you-dont" if node.dont else "if-you-do", step=said)


@step.register
@worded("condition", "steps", "otherwise")
def _(node: nodes.When, r: Discourse) -> Phrase:
    if (achieved := _if_eligible(node)) is not None:
        r.clauses.append((node.condition, conditions.clause(node.condition, r.copy())))
        return _achieve_if_eligible(achieved.cards, achieved, r)
    condition = conditions.clause(node.condition, r)
    r.clauses.append((node.condition, condition))
    if not _speaks_of_it(node.condition, r):
        r.it = None
    before, colored = r.it, r.colored
    of_card = (nodes.IsTopOnAnyBoard, nodes.IsColor, nodes.HasIcon)
    r.named_card = node.condition.card if isinstance(node.condition, of_card) else None
    said = together(node.steps, r, "and")
    r.named_card = None
    after, r.it, r.colored = r.it, before, colored
    otherwise = together(node.otherwise, r, "and") if node.otherwise else None
    r.it = after
    if said is None:
        return phrase("when-so", condition=condition)
    if otherwise is None:
        return phrase("when", condition=condition, step=said)
    return phrase("when-otherwise", condition=condition, step=said, otherwise=otherwise)


def _speaks_of_it(condition: nodes.Condition, r: Discourse) -> bool:
    """Return whether "it" is what it was before a condition on any of some cards: not if those come between."""
    if isinstance(condition, nodes.Not):
        return _speaks_of_it(condition.of, r)
    if not isinstance(condition, nodes.AnyOf) or not isinstance(condition.cards, nodes.Selection):
        return True
    parts = [each for each in inside(condition) if isinstance(each, nodes.It | nodes.NamedCards)]
    return any(isinstance(each, nodes.It) or r.results.get(each.name) is r.it for each in parts)


def otherwise(steps: tuple[Step, ...], r: Discourse) -> Phrase:
    """Return the second part of a condition whose first part is a sentence of its own: "Otherwise, ..."."""
    said = together(steps, r, "and")
    return phrase("otherwise", step=said) if said is not None else phrase("otherwise-so")


@step.register
@worded("using", "same")
def _(node: nodes.RepeatEffect, r: Discourse) -> Phrase:
    if node.same is not None:
        known = r.named.get(node.same)
        if node.using or known is None or known.id != "chosen-color":
            raise NoWordsError(node, "same")
        return phrase("do-repeat-using", verb=verb("repeat"), using=phrase("same-color"))
    if not node.using:
        chosen = [r.named[name] for name in r.parameters if name in r.named]
        if chosen:
            return phrase("do-repeat-using", verb=verb("repeat"), using=listed("and", chosen))
        return phrase("do-repeat", verb=verb("repeat"))
    using = [_using(new, r) for _name, new in node.using]
    return phrase("do-repeat-using", verb=verb("repeat"), using=listed("and", using))


def _using(new: object, r: Discourse) -> Phrase:
    """Return what an effect is repeated with."""
    if isinstance(new, nodes.ColorOf):
        return phrase("color-of", card=nouns.definite(new.of, r))
    if isinstance(new, Color | nodes.TheColor):
        return nouns.color(new, r)
    assert isinstance(new, int | nodes.Amount)
    if isinstance(new, nodes.Plus) and isinstance(new.left, nodes.TheNumber) and new.left.name in r.counters:
        if new.right != 1:
            raise NoWordsError(new, "right")
        return phrase("the-next-sentence")
    if isinstance(new, nodes.Plus) and isinstance(new.left, nodes.TheNumber) and isinstance(new.right, int):
        word_only(new.left, "name")
        if new.left.name in r.parameters and new.right:
            return phrase("a-value-by", n=abs(new.right), way="up" if new.right > 0 else "down")
    return amounts.amount(new, r)


def natives_without_words(words: Messages, names: tuple[str, ...]) -> list[str]:
    """Return the native handlers that no catalogue has a text for."""
    return [name for name in names if f"native-{name}" not in words]
