"""What a position may expect, a closed vocabulary: from nodes to tests, and the tests themselves as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.lang.terms import Color, Icon, Splay
from engine.model.zones import BOARD, DECK, Order, Owner, Parts, ZoneKind
from engine.positions.naming import quoted
from engine.positions.position import Item, Test
from engine.positions.yaml_sheet import INT, NULL, STR, Pair
from engine.text.messages import phrase
from engine.trace.facts import KINDS as FACT_KINDS

if TYPE_CHECKING:
    from engine.positions.read import Reader

MORE_KEYS = (
    "decks",
    "turn",
    "request",
    "facts",
    "no_facts",
    "events",
    "no_events",
    "moves",
    "shared",
    "free_draw",
    "winners",
    "reason",
)
CARDS_KEYS = ("exactly", "contains", "without", "count", "top")
REQUEST_KEYS = ("who", "kind", "purpose", "card", "options", "selectable", "not_selectable", "optional", "low", "high")
FACT_KEYS = ("kind", "who", "rule", "holds", "cards", "numbers")
EVENT_KEYS = ("event", "who", "card", "value", "from", "to", "of", "what", "color", "splay")
MOVES = (
    *("draw", "meld", "tuck", "score", "return", "junk", "safeguard", "foreshadow", "remove"),
    *("transfer", "exchange", "achieve", "claim", "make-available", "lose", "take", "dig", "rotate"),
)
EVENTS = (*MOVES, "splay", "rearrange", "reveal", "reveal-color", "ask", "choose", "begin", "end", "leave", "game-over")
KINDS = ("action", "card", "color", "value", "number", "icon", "player", "set", "title", "yes-no", "sentence", "order")
COLORS = tuple(color.word for color in Color)
ICONS = tuple(icon.word for icon in Icon)


def expected_keys(kinds: Iterable[ZoneKind]) -> tuple[str, ...]:
    """Return what can be expected of a game with some kinds of zone."""
    return ("players", *dict.fromkeys(("achievements", "specials", *zone_keys(kinds, Owner.COMMON))), *MORE_KEYS)


def player_keys(kinds: Iterable[ZoneKind]) -> tuple[str, ...]:
    """Return what can be expected of a player of a game with some kinds of zone."""
    return ("board", "splay", *zone_keys(kinds, Owner.EACH_PLAYER), "points", "icons", "left")


def zone_keys(kinds: Iterable[ZoneKind], owner: Owner) -> tuple[str, ...]:
    """Return what positions call the zones of some kinds that each player has, or that nobody owns; each key once."""
    found = (kind.position_key for kind in kinds if kind.owner is owner and kind.parts is Parts.ONE)
    return tuple(dict.fromkeys(found))


class Cards(NamedTuple):
    """The required cards of a zone. A bare value fits any card of that value."""

    exactly: tuple[Item, ...] | None = None
    contains: tuple[Item, ...] = ()
    without: tuple[Item, ...] = ()
    top: tuple[int, ...] = ()
    """in this order"""
    size: int = -1
    ordered: bool = False
    """whether ``exactly`` is also the order"""


class Asking(NamedTuple):
    """A required request; a field with its default fits anything."""

    nothing: bool = False
    """no request: the game is over"""
    who: int = -1
    kind: str = ""
    purpose: str = ""
    card: int = -1
    options: tuple[str, ...] | None = None
    """exactly these"""
    selectable: tuple[str, ...] = ()
    not_selectable: tuple[str, ...] = ()
    optional: bool | None = None
    low: int = -1
    high: int = -1


class FactTest(NamedTuple):
    """A fact that must have been recorded; a field with its default fits anything."""

    kind: str = ""
    who: int = -1
    rule: str = ""
    holds: bool | None = None
    cards: tuple[int, ...] = ()
    """among its cards"""
    numbers: tuple[tuple[str, int | str], ...] = ()


class EventTest(NamedTuple):
    """An event that must have been recorded; a field with its default fits anything."""

    event: str = ""
    who: int = -1
    card: int = -1
    value: int = -1
    source: str = ""
    """kind of the zone that a card left"""
    target: str = ""
    of: int = -1
    """whose zone the target is, or whose colour was splayed"""
    what: str = ""
    """what begins or ends"""
    color: int = -1
    splay: int = -1


def read_tests(reader: Reader, node: Node) -> tuple[Test, ...]:
    """The tests that the value of ``expect`` lists."""
    found: list[Test] = []
    for pair in reader.sheet.pairs(node, quoted("expect"), expected_keys(reader.kinds)):
        if pair.key == "players":
            for name, at, value in reader.sheet.pairs(pair.value, phrase("position-expected-players")):
                seat = reader.seat(ScalarNode(STR if not name.isdigit() else INT, name, at.start_mark))
                found += _player(reader, seat, value)
        elif pair.key == "decks":
            for (set_, age), each in reader.deck_pairs(pair.value, phrase("position-expected-decks")):
                found.append(_test("zone", each, (DECK, set_, age), _cards(reader, each.value, ordered=True)))
        else:
            found += _common(reader, pair)
    return tuple(found)


def _test(what: str, pair: Pair, of: tuple[Any, ...], wanted: Any) -> Test:
    mark = pair.at.start_mark
    return Test(what, of, wanted, mark.line + 1, mark.column + 1)


def _player(reader: Reader, seat: int, node: Node) -> list[Test]:
    """The tests about one player."""
    sheet = reader.sheet
    found = []
    for pair in sheet.pairs(node, phrase("position-expected-player"), player_keys(reader.kinds)):
        key, value = pair.key, pair.value
        if key == "board":
            for each in sheet.pairs(value, phrase("position-expected-board"), COLORS):
                of = (BOARD, seat, COLORS.index(each.key))
                found.append(_test("zone", each, of, _cards(reader, each.value, ordered=True)))
        elif key == "splay":
            colors = sheet.pairs(value, phrase("position-expected-splays"), COLORS)
            found += [_test(key, each, (seat, COLORS.index(each.key)), reader.splay(each.value)) for each in colors]
        elif key == "icons":
            known = ICONS if reader.facts.to_introduce else ICONS[: Icon.MEAT]
            for each in sheet.pairs(value, phrase("position-expected-icons"), known):
                number = sheet.number(each.value, phrase("position-a-number-of-icons"), 0, 255)
                found.append(_test("icons", each, (seat, ICONS.index(each.key)), number))
        elif key == "points":
            found.append(_test("points", pair, (seat,), sheet.number(value, quoted("points"), -10_000, 10_000)))
        elif key == "left":
            found.append(_test("left", pair, (seat,), sheet.truth(value, quoted("left"))))
        else:
            ordered = reader.kind(key, Owner.EACH_PLAYER).order is Order.PILE
            found.append(_test("zone", pair, (key, seat), _cards(reader, value, ordered=ordered)))
    return found


def _common(reader: Reader, pair: Pair) -> list[Test]:
    """The tests of one key that is not about one player."""
    sheet, key, node = reader.sheet, pair.key, pair.value
    if key in zone_keys(reader.kinds, Owner.COMMON):
        ordered = reader.kind(key, Owner.COMMON).order is Order.PILE
        return [_test("zone", pair, (key,), _cards(reader, node, ordered=ordered))]
    if key == "turn":
        return [_test("turn", pair, (), _turn(reader, node))]
    if key == "request":
        return [_test("request", pair, (), _request(reader, node))]
    if key in ("facts", "no_facts"):
        facts = [(each, _fact(reader, each)) for each in sheet.items(node, quoted(key))]
        return [_test(key, Pair(key, each, each), (), fact) for each, fact in facts]
    if key in ("events", "moves"):
        events = [(each, _event(reader, each, MOVES if key == "moves" else EVENTS)) for each in sheet.items(node, key)]
        return [_test(key, pair, (), tuple(event for _, event in events))]
    if key == "no_events":
        events = [(each, _event(reader, each, EVENTS)) for each in sheet.items(node, key)]
        return [_test(key, Pair(key, each, each), (), event) for each, event in events]
    if key in ("shared", "winners"):
        return [_test(key, pair, (), tuple(sorted(reader.seat(each) for each in sheet.items(node, quoted(key)))))]
    if key == "free_draw":
        return [_test(key, pair, (), sheet.truth(node, quoted(key)))]
    return [_test(key, pair, (), reader.rule(node))]


def _items(reader: Reader, node: Node) -> tuple[Item, ...]:
    found = [
        reader.item(each, phrase("position-expected-zone"))
        for each in reader.sheet.items(node, phrase("position-expected-cards"))
    ]
    return tuple(item for item in found if item is not None)


def _cards(reader: Reader, node: Node, *, ordered: bool) -> Cards:
    """A list of exactly these cards, or a mapping of ``exactly``, ``contains``, ``without``, ``count``, ``top``."""
    if isinstance(node, SequenceNode):
        return Cards(exactly=_items(reader, node), ordered=ordered)
    wanted: dict[str, Any] = {"ordered": ordered}
    for key, _, value in reader.sheet.pairs(node, phrase("position-expected-cards"), CARDS_KEYS):
        if key == "count":
            wanted["size"] = reader.sheet.number(value, quoted("count"), 0, 1000)
        elif key == "top":
            cards = [reader.card(each) for each in reader.sheet.items(value, quoted("top"))]
            wanted[key] = tuple(card for card in cards if card is not None)
        else:
            wanted[key] = _items(reader, value)
    return Cards(**wanted)


def _turn(reader: Reader, node: Node) -> tuple[int, int, int]:
    """(seat, action, actions), -1 where it may be anything."""
    seat = action = of = -1
    for key, _, value in reader.sheet.pairs(node, phrase("position-expected-turn"), ("player", "action", "of")):
        if key == "player":
            seat = reader.seat(value)
        else:
            number = reader.sheet.number(value, quoted(key), 1, 9) or -1
            action, of = (number, of) if key == "action" else (action, number)
    return seat, action, of


def _request(reader: Reader, node: Node) -> Asking:
    if isinstance(node, ScalarNode) and (node.tag == NULL or node.value == "none"):
        return Asking(nothing=True)
    sheet = reader.sheet
    wanted: dict[str, Any] = {}
    for key, _, value in sheet.pairs(node, phrase("position-expected-request"), REQUEST_KEYS):
        if key == "who":
            wanted[key] = reader.seat(value)
        elif key == "kind":
            wanted[key] = sheet.one_of(value, phrase("position-kind-request"), KINDS)
        elif key == "purpose":
            wanted[key] = sheet.text(value, quoted("purpose"))
        elif key == "card":
            wanted[key] = reader.card(value)
        elif key == "optional":
            wanted[key] = sheet.truth(value, quoted("optional"))
        elif key in ("low", "high"):
            wanted[key] = sheet.number(value, quoted(key), 0, 1000)
        else:
            wanted[key] = reader.picks(value)
    return Asking(**wanted)


def _fact(reader: Reader, node: Node) -> FactTest:
    sheet = reader.sheet
    wanted: dict[str, Any] = {}
    for key, _, value in sheet.pairs(node, phrase("position-expected-fact"), FACT_KEYS):
        if key == "who":
            wanted[key] = reader.seat(value)
        elif key == "rule":
            wanted[key] = reader.rule(value)
        elif key == "holds":
            wanted[key] = sheet.truth(value, quoted("holds"))
        elif key == "cards":
            cards = [reader.card(each) for each in sheet.items(value, quoted("cards"))]
            wanted[key] = tuple(card for card in cards if card is not None)
        elif key == "numbers":
            pairs = sheet.pairs(value, phrase("position-fact-numbers"))
            wanted[key] = tuple((name, _fact_number(reader, each)) for name, _, each in pairs)
        else:
            wanted[key] = sheet.one_of(value, phrase("position-kind-fact"), FACT_KINDS) or ""
    if isinstance(node, MappingNode) and not wanted:
        sheet.problem(node, phrase("position-fact-says-nothing"))
    return FactTest(**wanted)


def _fact_number(reader: Reader, node: Node) -> int | str:
    """A number, or the word for one: an icon, a colour, a splay, a player; or a word that the fact holds itself."""
    if isinstance(node, ScalarNode) and node.tag != INT:
        word = node.value.casefold()
        for words in (ICONS, COLORS):
            if word in words:
                return words.index(word)
        if word.upper() in Splay.__members__:
            return int(Splay[word.upper()])
        names = [name.en.casefold() for name in reader.names]
        return names.index(word) if word in names else str(node.value)
    found = reader.sheet.number(node, phrase("position-fact-number"), -1, 10**6)
    return -1 if found is None else found


def _event(reader: Reader, node: Node, names: tuple[str, ...]) -> EventTest:
    sheet, words = reader.sheet, [kind.word for kind in reader.kinds]
    wanted: dict[str, Any] = {}
    for key, _, value in sheet.pairs(node, phrase("position-expected-event"), EVENT_KEYS):
        if key == "event":
            wanted[key] = sheet.one_of(value, phrase("position-kind-event"), names) or ""
        elif key in ("who", "of"):
            wanted[key] = reader.seat(value)
        elif key == "card":
            wanted[key] = reader.card(value)
        elif key == "value":
            wanted[key] = sheet.number(value, quoted("value"), 0, reader.last_age)
        elif key in ("from", "to"):
            wanted["source" if key == "from" else "target"] = sheet.one_of(value, phrase("position-kind-zone"), words)
        elif key == "color":
            word = sheet.one_of(value, phrase("position-kind-colour"), COLORS)
            wanted[key] = COLORS.index(word) if word else -1
        elif key == "splay":
            wanted[key] = int(reader.splay(value))
        else:
            wanted[key] = sheet.text(value, quoted(key))
    if isinstance(node, MappingNode) and "event" not in wanted:
        sheet.problem(node, phrase("position-event-without", key=quoted("event")))
    return EventTest(**wanted)
