"""Explanations on request: each has a name and consists of facts, sentences and rules.

``dogma:<card>``: who would take part. ``draw``: which deck. ``must``: why the request cannot be declined.
``seat:<seat>``: a locked verdict, else the icons that karmas add. ``rule:<id>``: a rule. ``thing:<key>``: why something
on the table cannot be chosen, and what a zone is for. All reasons are facts of the engine; this module decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards.sets import BASE
from engine.explore import Change
from engine.lang.terms import Icon
from engine.model.cards import slug
from engine.model.zones import ACHIEVEMENTS, SCORE
from engine.query import banners, karmas, table
from engine.query.eligibility import claimable, score_sum
from engine.rules.index import RULES
from engine.run.actions import option_of
from engine.run.set_rules import deck_rules
from engine.text.messages import phrase
from engine.trace import facts as kinds
from engine.trace.events import Entry, Fact
from tutor.panels.app_text import AppText
from tutor.panels.html import Nodes
from tutor.panels.now import DOGMA, DRAW, draw_preview, draw_rules
from tutor.panels.step_view import StepView, outside
from tutor.scene.layout import decks_key


@dataclass(frozen=True, slots=True)
class Explanation:
    """A question about the game and its answer."""

    about: str
    """the question, in words"""
    facts: tuple[Entry, ...] = ()
    sentences: tuple[Nodes, ...] = ()
    """sentences for which there is no fact"""
    rules: tuple[str, ...] = ()
    """ids of the rules behind the sentences"""
    of_place: bool = False
    """whether it is about a zone, and not about why something is no option"""


def explain(step_view: StepView, texts: AppText, asked: str) -> Explanation | None:
    """Return the explanation with this name; ``None`` if there is nothing to explain."""
    kind, _, of = asked.partition(":")
    match kind:
        case "dogma" if of.isdecimal():
            return _dogma(step_view, texts, int(of))
        case "draw" if step_view.request is not None:
            return _draw(step_view, texts)
        case "must" if step_view.request is not None and not texts.prompt(step_view.state, step_view.request).optional:
            entry = step_view.verdicts.get(step_view.request.seat)
            shares = entry is not None and isinstance(entry.item, Fact) and entry.item.kind is kinds.SHARES
            rules = ("sharing-compulsory", "mandatory") if shares else ("mandatory",)
            return Explanation(texts.message("asked-must"), (entry,) if entry is not None else (), rules=rules)
        case "seat" if of.isdecimal() and int(of) < step_view.state.players:
            entry = step_view.verdicts.get(int(of))
            if entry is None:
                return _icons_of_karmas(step_view, texts, int(of))
            return Explanation(texts.message("asked-seat", **texts.who(int(of))), (entry,))
        case "thing":
            return _thing(step_view, texts, of)
        case "rule" if of in RULES:
            title = texts.game_text.rule(of, step_view.view.edition).title
            return Explanation(title, rules=(of,))
    return None


def counted_icon(entries: Iterable[Entry], step_view: StepView) -> tuple[Icon | None, frozenset[str]]:
    """Return the icon that the facts count and the keys of the cards that show it; (None, empty) for several icons."""
    facts = [entry.item for entry in entries if isinstance(entry.item, Fact) and entry.item.icons]
    icons = {fact.number("icon") for fact in facts if "icon" in dict(fact.numbers)}
    if len(icons) != 1:
        return None, frozenset()
    boards = {card.card: key for key, card in step_view.cards.items() if card.card is not None}
    keys = {boards[card] for fact in facts for _, card, many in fact.icons if many and card in boards}
    return Icon(icons.pop()), frozenset(keys)


def _icons_of_karmas(step_view: StepView, texts: AppText, seat: int) -> Explanation | None:
    """Explain which icons of a player come from karmas, card by card; ``None`` if none does."""
    machine, said = step_view.machine, []
    for card, added in table.icons_by_figure(machine, step_view.state, seat):
        more = [
            texts.message("preview-more", n=number, icon=f"[{Icon(icon).word}]")
            for icon, number in zip(machine.icons, added, strict=True)
            if number
        ]
        line = texts.message("asked-icons-by", card=texts.card_title(card), icons=texts.listed(more))
        said.append(texts.marked(line))
    if not said:
        return None
    return Explanation(texts.message("asked-icons", **texts.who(seat)), (), tuple(said), (machine.cite("karma-each"),))


def _dogma(step_view: StepView, texts: AppText, card: int) -> Explanation | None:
    preview = step_view.preview(card)
    if preview is None:
        return None
    facts = tuple(outside(fact) for fact in preview.facts if fact.kind is not kinds.ACTS_LAST)
    facts += tuple(map(outside, step_view.karmas_ahead(option_of(step_view.machine, DOGMA, card))))
    about = texts.message("asked-dogma", card=texts.card_title(card))
    if preview.said:
        rules = ("dogma-without-effect",) if preview.change is Change.NOTHING else ()
        return Explanation(about, facts, (texts.nodes(f"preview-{preview.said}"),), rules)
    return Explanation(about, facts)


def _draw(step_view: StepView, texts: AppText) -> Explanation:
    assert step_view.request is not None
    next_draw = step_view.view.next_draw
    rule = "draw-highest-top"
    if next_draw is None:
        rule = "draw-past-last-age"
    elif next_draw.asked == 0:
        rule = "draw-empty-board"
    elif next_draw.asked != next_draw.age:
        rule = "draw-empty-age"
    preview = draw_preview(step_view, texts, step_view.request, ruled=False)
    ahead = step_view.karmas_ahead(option_of(step_view.machine, DRAW))
    ruled = (*draw_rules(step_view, step_view.request), *map(outside, ahead))
    return Explanation(texts.message("asked-draw"), ruled, (preview,), (step_view.machine.cite(rule),))


def _thing(step_view: StepView, texts: AppText, key: str) -> Explanation | None:
    request, card = step_view.request, step_view.cards.get(key)
    if step_view.state.result is not None or request is None:
        return None
    for set_ in step_view.state.setup.sets:
        rules = deck_rules(set_) if key == decks_key(set_) else ()
        if rules:
            caption = texts.describe("decks") if set_ == BASE else texts.describe("decks_of_set", set=set_)
            return Explanation(caption, rules=tuple(map(step_view.machine.cite, rules)), of_place=True)
    place = _place(step_view, texts, key)
    if place is not None:
        return place
    facts = step_view.refusals(key)
    achievement = next((each for each in step_view.view.achievements if each.card.key == key), None)
    if achievement is not None and request.kind == "action":
        ids = step_view.state.zones[step_view.machine.zones.available]
        value = achievement.card.value
        same = [each for each in ids if step_view.machine.catalogue.age[each] == value]
        facts = [entry for each in same[:1] for entry in _claiming(step_view, request.seat, each)]
    special = key.removeprefix("special-")
    if special != key:
        return _special(step_view, texts, special)
    secret = next((each for each in step_view.claimable_secrets() if step_view.key_of(each) == key), -1)
    if secret >= 0:
        return Explanation(
            texts.message("asked-thing"),
            tuple(_claiming(step_view, request.seat, secret)),
        )
    if not facts and card is not None and card.card is None:  # a back has nothing to say but where it lies
        return _place(step_view, texts, step_view.zone_around(key))
    if not facts:
        return None
    if card is not None and card.card is not None:
        name = texts.card_title(card.card)
        return Explanation(texts.message("asked-card", card=name), tuple(facts))
    return Explanation(texts.message("asked-thing"), tuple(facts))


def _special(step_view: StepView, texts: AppText, key: str) -> Explanation | None:
    """Explain a special achievement by its rule; of a kind that lies in zones of its own, with the rules of those."""
    machine = step_view.machine
    found = next((each for each in machine.catalogue.specials if slug(each.title) == key), None)
    if found is None:
        return None
    kind = found.kind.value
    zones = [each for each in machine.zones.kinds if kind in (each.stock_of, each.lies_on)]
    rules = dict.fromkeys((machine.cite(found.rule), *(rule for each in zones for rule in each.rules)))
    view = next(each for each in step_view.view.specials if each.name == found.title)
    players = step_view.view.players
    far = texts.describe(
        "special", name=texts.special(found.title), state=view.state,
        holder=texts.name(view.holder) if view.holder is not None else None,
        bears=texts.title(view.bears) if view.bears else "",
        progress=tuple(zip((texts.name(each.seat) for each in players), view.progress, strict=False)),
        needed=view.needed, rule="", needs=view.needs, color=view.color,
    )  # fmt: skip
    eased = [
        outside(kinds.SPECIALS_EASED(seat, cards=(figure, found.id)))
        for seat in range(step_view.state.players)
        if found.id in machine.eased_conditions and (figure := karmas.easing(machine, step_view.state, seat)) >= 0
    ]
    does = [texts.marked(each.text) for each in texts.card(found.id).effects]
    return Explanation(texts.special(found.title), tuple(eased), ([f"{far}."], *does), tuple(rules), of_place=True)


def _claiming(step_view: StepView, seat: int, card: int) -> Iterator[Entry]:
    """Yield why a seat can claim an achievement or not, after what its score is the sum of."""
    score = score_sum(step_view.machine, step_view.state, seat)
    if score is not None:
        yield outside(score)
    machine, state = step_view.machine, step_view.state
    for why in (*karmas.counted_points(machine, state, seat), *karmas.claim_facts(machine, state, seat, card)):
        yield outside(why)
    yield outside(claimable(step_view.machine, step_view.state, seat, card))


def _place(step_view: StepView, texts: AppText, key: str) -> Explanation | None:
    """Explain a zone of a player: of what a score is the sum, which flags and fountains count, what a zone is for."""
    word, _, of = key.rpartition("-")
    machine, state = step_view.machine, step_view.state
    if not of.isdecimal() or word not in machine.zones.of_word or int(of) >= state.players:
        return None
    seat, kind = int(of), machine.zones.kind(word)
    facts: tuple[Fact, ...] = ()
    if word == SCORE:
        score = score_sum(machine, state, seat)
        facts = (*((score,) if score is not None else ()), *karmas.counted_points(machine, state, seat))
    elif word == ACHIEVEMENTS:
        facts = (*banners.explained(machine, state, seat), *karmas.achievement_facts(machine, state, seat))
    if not facts and not kind.rules:
        return None
    zone = phrase(f"zone-{word}", player=texts.name(seat))
    about = texts.message("where-zone", **texts.who(seat), zone=zone)
    return Explanation(about, tuple(outside(fact) for fact in facts), rules=kind.rules, of_place=True)
