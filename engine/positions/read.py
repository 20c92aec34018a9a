"""From nodes to a position, with every mistake on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.facts import EDITIONS, card_catalogue
from engine.cards.sets import UnknownSetError, card_set, most_players, set_names, teams_fit, zone_kinds
from engine.editions import SWITCHES, switches
from engine.lang.terms import Color, Splay
from engine.model.cards import SpecialKind, UnknownCardError
from engine.model.names import LONGEST_CARD, LONGEST_NAME, LONGEST_TEXT, shown
from engine.model.zones import ACHIEVEMENTS, AVAILABLE, SPECIALS, Back, Owner, ZoneKind
from engine.positions.expect import read_tests, zone_keys
from engine.positions.naming import card_name, color_pile, deck_of, in_common, no_card, of_player, player_name, quoted
from engine.positions.position import (
    Answer,
    Bilingual,
    Deck,
    Item,
    Lying,
    Pile,
    Player,
    Position,
    ScriptedLine,
    Test,
    Turn,
)
from engine.positions.problems import hint
from engine.positions.read_goal import read_goal
from engine.positions.settled import unsettled
from engine.positions.yaml_sheet import BOOL, INT, NULL, STR, Pair, Sheet, found_at, no_such, spelt
from engine.query.context import backs
from engine.query.standard import Laid, impossible, standard_ages
from engine.rules import RULES, replacements
from engine.rules.documents import FOURTH
from engine.text.messages import Phrase, Slot, phrase

SCHEMA = "innovation-position/1"

FIRST_KEYS = (
    "schema",
    "id",
    "title",
    "text",
    "question",
    "hints",
    "answer",
    "reasons",
    "sources",
    "goal",
    "cards",
    "rules",
    "edition",
    "also_in",
    "sets",
    "seed",
    "switches",
    "players",
    "teams",
    "decks",
    "achievements",
    "specials",
)
LAST_KEYS = ("turn", "known", "rng", "viewer", "lines", "expect")
COLORS = tuple(color.word for color in Color)
SPLAYS = tuple(splay.word for splay in Splay)
NOTHING = ("pass", "none", "decline")
"""answers that choose nothing"""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TALLIED = re.compile(r"(10|[1-9])-(score|tuck)")
A_CARD = phrase("position-a-card")


def table_keys(kinds: Iterable[ZoneKind]) -> tuple[str, ...]:
    """Return the keys of a position whose game has some kinds of zone."""
    return tuple(dict.fromkeys((*FIRST_KEYS, *zone_keys(kinds, Owner.COMMON), *LAST_KEYS)))


def player_keys(kinds: Iterable[ZoneKind]) -> tuple[str, ...]:
    """Return the keys of a player in a position whose game has some kinds of zone."""
    return ("name", "board", *zone_keys(kinds, Owner.EACH_PLAYER), "left")


def _list(names: Iterable[object]) -> str:
    return ", ".join(map(str, names))


def _no_set(error: UnknownSetError) -> Phrase:
    """Return the problem with the name of a set."""
    near = phrase("position-near", near=repr(error.nearest)) if error.nearest else None
    hint_ = near or phrase("position-there-is", sets=_list(set_names()))
    return phrase("position-no-set", set=shown(error.name), hint=hint_)


def _no_such(kind: str, node: Node, hint_: Phrase) -> Phrase:
    return phrase("position-no-such", what=phrase(f"position-kind-{kind}"), found=spelt(node), hint=hint_)


def _named_sets(root: Node) -> list[str]:
    """Return the sets that a position names, valid or not: they decide its keys and its switches."""
    if not isinstance(root, MappingNode):
        return []
    for at, value in root.value:
        if isinstance(at, ScalarNode) and at.value == "sets" and isinstance(value, SequenceNode):
            return [each.value for each in value.value if isinstance(each, ScalarNode)]
    return []


def _named_switches(root: Node) -> Mapping[str, str]:
    """Return the switches of a position that names its edition and its choices, valid or not; see ``_named_sets``."""
    edition, chosen = FOURTH, {}
    for at, value in root.value if isinstance(root, MappingNode) else ():
        key = at.value if isinstance(at, ScalarNode) else ""
        if key == "edition" and isinstance(value, ScalarNode):
            edition = next((each for each in EDITIONS if str(each) == value.value), FOURTH)
        if key == "switches" and isinstance(value, MappingNode):
            pairs = [(one.value, other.value) for one, other in value.value if isinstance(one, ScalarNode)]
            chosen = {one: other for one, other in pairs if one in SWITCHES and other in SWITCHES[one].choices}
    return switches(edition, _named_sets(root), **chosen)


def _no_line_above(found: str, ids: Iterable[str], above: int) -> Phrase:
    """Return the problem with a line that is to be continued; the first so many lines stand above."""
    return phrase("position-no-line-above", found=shown(found), hint=hint(found, islice(ids, above)))


class Placed(NamedTuple):
    """Where a card was named."""

    node: Node
    where: Phrase


class Reader:
    """Reads one position off a sheet."""

    def __init__(self, sheet: Sheet, name: str, edition: int | None = None) -> None:
        """Read a sheet; ``edition`` is the one to read it by, instead of the one that it names."""
        self.sheet = sheet
        self.name = name
        self.instead = edition
        self.elsewhere = False
        """whether that is another edition than the position's own"""
        self.fields: dict[str, Node] = {}
        self.edition = 4
        self.sets: tuple[str, ...] = ("base",)
        self.facts = card_catalogue(4)
        self.readings = switches(4)
        self.instead_of: Mapping[str, str] = {}
        """for the rules that the position names, those that are cited in their place where it is read elsewhere"""
        self.last_age = 11
        self.kinds = zone_kinds(self.sets, self.readings)
        self.decks = backs(self.sets, self.facts, self.last_age)
        self.names: list[Bilingual] = []
        self.nodes: list[Node] = []
        """what is said of each player"""
        self.parts: list[dict[str, Node]] = []
        """the same by key"""
        self.placed: dict[int, Placed] = {}
        self.counts: dict[Back, Node] = {}
        """where a deck's number of cards is given"""
        self.values: list[tuple[int, Node]] = []
        """bare values, that take any card"""
        self.achieved: list[Laid[Placed]] = []
        """achievements of the base set, those of players first"""

    # --- the whole ---

    def read(self, root: Node) -> Position | None:
        """The position; not to be used if the sheet has problems after it."""
        self.kinds = zone_kinds(_named_sets(root), _named_switches(root))
        pairs = self.sheet.pairs(root, phrase("position-a-position"), table_keys(self.kinds))
        self.fields = {pair.key: pair.value for pair in pairs}
        if not isinstance(root, MappingNode):
            return None
        self._head(root)
        chosen = self._switches()
        self.readings = switches(self.edition, self.sets, **dict(chosen))
        if self.elsewhere:
            self.instead_of = replacements(self.edition, self.readings)
        self.last_age = min(int(self.readings["last-age"]), self.facts.last_age)
        self.kinds = zone_kinds(self.sets, self.readings)
        self.decks = backs(self.sets, self.facts, int(self.readings["last-age"]))  # there may be one without cards
        players = self._players(root)
        if not players:
            return None
        decks = self._decks()
        position = Position(
            source=self.sheet.source,
            id=self._id(),
            title=self._words("title") or Bilingual(self.name),
            text=self._words("text"),
            question=self._words("question"),
            hints=self._many_words("hints"),
            answer=self._words("answer"),
            reasons=self._many_words("reasons"),
            sources=self._many_words("sources"),
            goal=read_goal(self, self.fields["goal"]) if "goal" in self.fields else None,
            cards=self._tagged_cards(),
            rules=self._rules(),
            edition=self.edition,
            sets=self.sets,
            seed=self._number("seed", 0, -(2**63), 2**64),
            switches=chosen,
            players=players,
            teams=self._teams(),
            decks=decks,
            achievements=self._available(),
            specials=self._specials(),
            zones=self._common(),
            turn=self._turn(players),
            known=self._known(),
            rng=self._number("rng", 0, 0, 2**64) if "rng" in self.fields else None,
            viewer=self.seat(self.fields["viewer"]) if "viewer" in self.fields else 0,
            lines=self._lines(),
            expect=read_tests(self, self.fields["expect"]) if "expect" in self.fields else (),
        )
        self._count(position)
        self._beneath(position)
        self._achievements()
        if not self.sheet.problems:
            for seat, key, said in unsettled(position):
                self.sheet.problem(self.parts[seat].get(key, self.nodes[seat]), said)
        editions = self._also_in()
        if editions and not self.sheet.problems:
            others = [self._in_edition(edition, root) for edition in editions]
            return replace(position, also_in=tuple(each for each in others if each is not None))
        return position

    def _also_in(self) -> tuple[int, ...]:
        """The other editions in which the position holds; of no interest where it is read by one of them."""
        node = self.fields.get("also_in")
        found: dict[int, None] = {}
        for each in self.sheet.items(node, quoted("also_in")) if node is not None and self.instead is None else ():
            edition = self._edition_of(each)
            if edition == self.edition or edition in found:
                self.sheet.problem(each, phrase("position-edition-twice", edition=edition))
            elif edition is not None:
                found[edition] = None
        return tuple(found)

    def _in_edition(self, edition: int, root: Node) -> Position | None:
        """The position by another edition; not to be used if the sheet has problems after it."""
        sheet = Sheet(self.sheet.source)
        position = Reader(sheet, self.name, edition).read(root)
        self.sheet.problems += (problem.in_edition(edition) for problem in sheet.problems)
        return position

    def _head(self, root: Node) -> None:
        """The schema, edition and sets, on which the meaning of the rest rests."""
        if "schema" not in self.fields:
            self.sheet.problem(root, phrase("position-no-schema", schema=SCHEMA))
        else:
            node = self.fields["schema"]
            if not isinstance(node, ScalarNode) or node.value != SCHEMA:
                self.sheet.problem(node, phrase("position-other-schema", schema=SCHEMA, found=found_at(node)))
        if "edition" in self.fields:
            self.edition = self._edition_of(self.fields["edition"]) or self.edition
        if self.instead is not None:
            self.elsewhere = self.instead != self.edition
            self.edition = self.instead
        if "sets" in self.fields:
            node = self.fields["sets"]
            names = [
                (self.sheet.text(each, phrase("position-a-set")), each)
                for each in self.sheet.items(node, quoted("sets"))
            ]
            for name, each in names:
                try:
                    if name is not None:
                        card_catalogue(self.edition, {"base", name})
                except UnknownSetError as error:
                    self.sheet.problem(each, partial(_no_set, error))
            if isinstance(node, SequenceNode) and "base" not in [name for name, _ in names]:
                self.sheet.problem(node, phrase("position-no-base"))
            named = {"base", *[name for name, _ in names]}
            self.sets = tuple(name for name in set_names() if name in named)
        for name in self.sets:
            card_set(name).load_rules()  # what is expected may be a fact of theirs
        self.facts = card_catalogue(self.edition, self.sets)
        for name in self.sets:
            if not card_set(name).cards(self.edition):
                self.sheet.problem(self.fields["sets"], phrase("position-set-not-here", set=repr(name), n=self.edition))

    def _edition_of(self, node: Node) -> int | None:
        """The edition that a node names; ``None`` after a problem."""
        if isinstance(node, ScalarNode) and node.tag == INT and node.value in map(str, EDITIONS):
            return int(node.value)
        self.sheet.problem(node, _no_such("edition", node, phrase("position-there-are", names=_list(EDITIONS))))
        return None

    def _id(self) -> str:
        node = self.fields.get("id")
        if node is None:
            return self.name
        text = self.sheet.text(node, quoted("id"), longest=LONGEST_NAME)
        if text is not None and not ID.fullmatch(text):
            self.sheet.problem(node, phrase("position-no-id", found=shown(text)))
        return text or self.name

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        node = self.fields.get(key)
        found = self.sheet.number(node, quoted(key), low, high) if node is not None else None
        return default if found is None else found

    def _switches(self) -> tuple[tuple[str, str], ...]:
        node = self.fields.get("switches")
        found = []
        for key, _, value in self.sheet.pairs(node, quoted("switches"), tuple(SWITCHES)) if node is not None else ():
            choice = self.sheet.one_of(value, phrase("position-kind-choice", switch=quoted(key)), SWITCHES[key].choices)
            if choice is not None:
                found.append((key, choice))
        return tuple(sorted(found))

    # --- words ---

    def words(self, node: Node, what: Slot, *, longest: int = LONGEST_TEXT) -> Bilingual | None:
        """A text, or one in English and one in Ukrainian."""
        if not isinstance(node, MappingNode):
            text = self.sheet.text(node, what, lines=True, longest=longest)
            return None if text is None else Bilingual(text)
        found = {
            pair.key: self.sheet.text(
                pair.value, phrase("position-in-language", what=what, language=pair.key), lines=True, longest=longest
            )
            for pair in self.sheet.pairs(node, what, ("en", "uk"))
        }
        if "en" not in found:
            self.sheet.problem(node, phrase("position-no-english", what=what))
        return Bilingual(found.get("en") or "", found.get("uk") or "")

    def _words(self, key: str) -> Bilingual | None:
        node = self.fields.get(key)
        return self.words(node, quoted(key)) if node is not None else None

    def _many_words(self, key: str) -> tuple[Bilingual, ...]:
        node = self.fields.get(key)
        items = self.sheet.items(node, quoted(key)) if node is not None else []
        item = phrase("position-an-item", key=quoted(key))
        return tuple(words for each in items if (words := self.words(each, item)) is not None)

    # --- cards ---

    def card(self, node: Node, what: Slot = A_CARD, *, specials: bool = True) -> int | None:
        """The id of the card or special achievement that a node names."""
        text = self.sheet.text(node, what, longest=LONGEST_CARD)
        if text is None:
            return None
        try:
            card = self.facts.find(text)
        except UnknownCardError as error:
            self.sheet.problem(node, partial(no_card, shown(text), self.facts, error))
            return None
        if self.is_special(card) and not specials:
            self.sheet.problem(node, phrase("position-special-here", card=self._title(card)))
            return None
        if card in self.facts.left_out:
            self.sheet.problem(node, phrase("position-left-out", card=self._title(card)))
            return None
        if not self.is_special(card) and self.facts.age[card] > self.last_age:
            values = {"value": self.facts.age[card], "last": self.last_age}
            self.sheet.problem(node, phrase("position-too-late", card=self._title(card), **values))
            return None
        return card

    def _title(self, card: int) -> Slot:
        return card_name(self.facts, card)

    def is_special(self, card: int) -> bool:
        """Whether an id is a special achievement's."""
        return self.facts.is_special(card)

    def _is_achievement(self, card: int) -> bool:
        """Whether an id is a special achievement's, and not that of a card with a stock of its own: a Museum's."""
        if not self.is_special(card):
            return False
        of = self.facts.special[card].kind
        return of is SpecialKind.ACHIEVEMENT or not any(kind.stock_of == of.value for kind in self.kinds)

    def item(self, node: Node, where: Phrase, *, specials: bool = True) -> Item | None:
        """A card, or the value of any card."""
        if isinstance(node, ScalarNode) and node.tag == INT:
            first = 0 if self.facts.to_introduce else 1
            value = self.sheet.number(node, phrase("position-a-value-in", where=where), first, self.last_age)
            return None if value is None else Item(-1, value)
        card = self.card(node, phrase("position-a-card-of", where=where), specials=specials)
        return None if card is None else Item(card, 0)

    def _place(self, card: int, node: Node, where: Phrase) -> bool:
        """Note the zone of a card; return whether it had none before."""
        if card in self.placed:
            first = self.placed[card]
            line = first.node.start_mark.line + 1
            places: dict[str, Slot] = {"first": first.where, "line": str(line), "where": where}
            self.sheet.problem(node, phrase("position-two-places", card=self._title(card), **places))
            return False
        self.placed[card] = Placed(node, where)
        return True

    def _items(self, node: Node, where: Phrase, word: str, *, specials: bool) -> tuple[Item, ...]:
        """Read a list of cards and values in a zone of a word."""
        found: list[Item] = []
        for each in self.sheet.items(node, where):
            item = self.item(each, where, specials=specials)
            if item is None or not self._suits(word, item, found, each, where):
                continue
            if item.card < 0:
                self.values.append((item.value, each))
            elif not self._place(item.card, each, where):
                continue
            found.append(item)
            set_, value = ("base", item.value) if item.card < 0 or self.is_special(item.card) else self._back(item.card)
            if word in (ACHIEVEMENTS, AVAILABLE) and set_ == "base" and value:
                self.achieved.append(Laid(value, word == ACHIEVEMENTS, Placed(each, where)))
        return tuple(found)

    def _suits(self, word: str, item: Item, before: Sequence[Item], node: Node, where: Phrase) -> bool:
        """Report what a kind of zone does not take: cards of other sets, other special cards, more than it can have."""
        kind = next(kind for kind in self.kinds if kind.word == word)
        called_so = [each for each in self.kinds if (each.owner, each.position_key) == (kind.owner, kind.position_key)]
        special = item.card >= 0 and self.is_special(item.card)
        of = self.facts.special[item.card].kind.value if special else ""
        said: Phrase | None = None
        if special and not any(each.takes_special(of) for each in called_so):
            said = phrase("position-not-here", card=self._title(item.card), where=where)
        elif special and kind.lies_on and (not before or self.is_special(before[-1].card)):
            said = phrase("position-nothing-on", card=self._title(item.card))
        elif kind.only_set and item.card < 0:
            said = phrase("position-only-named", where=where)
        elif kind.only_set and not special and self.facts.facts[item.card].set != kind.set:
            other = phrase(f"set-{self.facts.facts[item.card].set}")
            said = phrase("position-other-set", card=self._title(item.card), set=other, where=where)
        elif kind.most and len(before) >= kind.most:
            said = phrase("position-one-at-most", where=where)
        if said is not None:
            self.sheet.problem(node, said)
        return said is None

    def _beneath(self, position: Position) -> None:
        """Report more cards than there are special cards to lie on, those that lie elsewhere left out."""
        for kind in self.kinds:
            if not kind.lies_on:
                continue
            those = {each.id for each in self.facts.specials if each.kind.value == kind.lies_on}
            lying = [items for player in position.players for key, items in player.zones if key == kind.position_key]
            here = {item.card for items in lying for item in items}
            free = len(those) - sum(1 for card in those if card in self.placed and card not in here)
            if sum(1 for card in here if card not in those) > free:
                self.sheet.problem(self.fields["players"], phrase("position-too-few-museums", n=free))

    def _available(self) -> tuple[Item, ...] | None:
        node = self.fields.get("achievements")
        return self._items(node, in_common(AVAILABLE), AVAILABLE, specials=False) if node is not None else None

    def holds_specials(self, key: str, owner: Owner) -> bool:
        """Return whether special achievements can lie in what a position calls a zone."""
        return any(kind.specials for kind in self.kinds if kind.owner is owner and kind.position_key == key)

    def kind(self, key: str, owner: Owner) -> ZoneKind:
        """Return the first kind of zone that a position calls so."""
        return next(kind for kind in self.kinds if kind.owner is owner and kind.position_key == key)

    def _common(self) -> tuple[Lying, ...]:
        """Return what lies in the zones that nobody owns, but for the available achievements of both sorts."""
        found = []
        for key in zone_keys(self.kinds, Owner.COMMON):
            if key in self.fields and key not in FIRST_KEYS:
                word, specials = self.kind(key, Owner.COMMON).word, self.holds_specials(key, Owner.COMMON)
                found.append(Lying(key, self._items(self.fields[key], in_common(word), word, specials=specials)))
        return tuple(found)

    def _specials(self) -> tuple[int, ...] | None:
        node = self.fields.get("specials")
        if node is None:
            return None
        where = in_common(SPECIALS)
        cards = []
        for each in self.sheet.items(node, where):
            card = self.card(each, phrase("position-a-special"))
            if card is not None and not self._is_achievement(card):
                self.sheet.problem(each, phrase("position-no-special", card=self._title(card)))
            elif card is not None and self._place(card, each, where):
                cards.append(card)
        return tuple(cards)

    def _count(self, position: Position) -> None:
        """Report more cards of a value than exist, and decks larger than the rest."""
        free = self._numbers()
        total = dict(free)
        for card in self.placed:
            if not self.is_special(card):
                free[self._back(card)] -= 1
        for value, node in self.values:
            back = ("base", value)
            free[back] -= 1
            if free[back] < 0:
                self.sheet.problem(node, phrase("position-too-many", n=total[back], value=value))
        aside: set[int] = set()
        if position.achievements is None:
            aside = set(standard_ages(self.readings)).difference(each.value for each in self.achieved)
        for back, deck in position.decks:
            set_, age = back
            taken = int(set_ == "base" and age in aside)
            left = max(free[back] - taken, 0) + len(deck.top) + len(deck.bottom)
            if deck.size > left:
                sizes: dict[str, Slot] = {"most": left, "found": str(deck.size)}
                self.sheet.problem(self.counts[back], phrase("position-deck-too-large", value=age, **sizes))

    def _achievements(self) -> None:
        """Report achievements that cannot be there, and those of a value that is an achievement already."""
        for each, first in impossible(self.sets, self.readings, self.achieved):
            where, value = each.at.where, {"value": each.value}
            if first is not None:
                line = str(first.at.node.start_mark.line + 1)
                said = phrase("position-achievement-twice", where=where, first=first.at.where, line=line, **value)
            else:
                last = max(standard_ages(self.readings))
                said = phrase("position-no-achievement", where=where, last=last, **value)
            self.sheet.problem(each.at.node, said)

    def _back(self, card: int) -> Back:
        facts = self.facts.facts[card]
        return facts.set, facts.age

    def _numbers(self) -> dict[Back, int]:
        """Return how many cards there are of each back that has a deck."""
        numbers = dict.fromkeys(self.decks, 0)
        for card in self.facts.cards:
            if (card.set, card.age) in numbers and card.id not in self.facts.left_out:
                numbers[card.set, card.age] += 1
        return numbers

    # --- players ---

    def seat(self, node: Node) -> int:
        """The seat of a player called by name or number; -1 after a problem."""
        count = len(self.names)
        if isinstance(node, ScalarNode):
            wanted = node.value.casefold()
            for seat, name in enumerate(self.names):
                if wanted in (name.en.casefold(), name.uk.casefold()) and wanted:
                    return seat
            if node.tag == INT and node.value in map(str, range(1, count + 1)):
                return int(node.value) - 1
        names = [name.en for name in self.names]
        self.sheet.problem(node, partial(no_such, phrase("position-kind-player"), node, names))
        return -1

    def _players(self, root: Node) -> tuple[Player, ...]:
        node = self.fields.get("players")
        if node is None:
            self.sheet.problem(root, phrase("position-key-missing", key=quoted("players")))
            return ()
        nodes = self.sheet.items(node, quoted("players"))
        most = most_players(self.sets, self.readings)
        if not 2 <= len(nodes) <= most:
            if isinstance(node, SequenceNode):
                self.sheet.problem(node, phrase("position-players", n=str(len(nodes)), most=most))
            return ()
        self.nodes = nodes
        for seat, each in enumerate(nodes):
            if isinstance(each, ScalarNode):  # only a name
                self.parts.append({"name": each})
            else:
                pairs = self.sheet.pairs(each, phrase("position-a-player"), player_keys(self.kinds))
                self.parts.append({pair.key: pair.value for pair in pairs})
            self.names.append(self._player_name(seat, self.parts[seat].get("name", each)))
        return tuple(self._player(seat, part) for seat, part in enumerate(self.parts))

    def _player_name(self, seat: int, node: Node) -> Bilingual:
        """A player's name; left out, the first is You and the second Opponent if they are two, else Player 3."""
        if isinstance(node, MappingNode) and not any(key.value in ("en", "uk") for key, _ in node.value):
            return Bilingual(f"Player {seat + 1}", f"Гравець {seat + 1}")
        name = self.words(node, phrase("position-a-name"), longest=LONGEST_NAME) or Bilingual(f"Player {seat + 1}")
        taken = {spelling.casefold() for other in self.names for spelling in other}
        for spelling in name:
            if spelling and spelling.casefold() in taken:
                self.sheet.problem(node, phrase("position-same-name", name=shown(spelling)))
            if "\n" in spelling:
                self.sheet.problem(node, phrase("position-name-lines"))
        return name

    def _player(self, seat: int, part: dict[str, Node]) -> Player:
        name = self.names[seat]
        zones = []
        for key in zone_keys(self.kinds, Owner.EACH_PLAYER):
            if key in part:
                word, specials = self.kind(key, Owner.EACH_PLAYER).word, self.holds_specials(key, Owner.EACH_PLAYER)
                zones.append(Lying(key, self._items(part[key], of_player(word, name), word, specials=specials)))
        player = Player(
            name=name,
            piles=self._board(part["board"], name) if "board" in part else (Pile(),) * len(Color),
            zones=tuple(zones),
            left=self._left(part["left"]) if "left" in part else 0,
        )
        stays = {kind.position_key for kind in self.kinds if not kind.leaves_with_player}
        holds = any(pile.cards for pile in player.piles) or any(items for key, items in zones if key not in stays)
        if player.left and holds:
            self.sheet.problem(part["left"], phrase("position-left-with-cards", player=player_name(name)))
        return player

    def _left(self, node: Node) -> int:
        if isinstance(node, ScalarNode) and node.tag == INT:
            return self.sheet.number(node, quoted("left"), 1, most_players(self.sets)) or 0
        return int(self.sheet.truth(node, quoted("left")) or False)

    def _board(self, node: Node, name: Bilingual) -> tuple[Pile, ...]:
        piles = [Pile()] * len(Color)
        for key, _, value in self.sheet.pairs(node, of_player("board", name), COLORS):
            color = Color[key.upper()]
            piles[color] = self._pile(value, color, color_pile(color, name))
        return tuple(piles)

    def _pile(self, node: Node, color: Color, where: Phrase) -> Pile:
        parts: dict[str, Node] = {"cards": node}
        if isinstance(node, MappingNode):
            parts = {pair.key: pair.value for pair in self.sheet.pairs(node, where, ("cards", "splay"))}
        cards = []
        for each in self.sheet.items(parts["cards"], where) if "cards" in parts else ():
            card = self.card(each, phrase("position-a-card-of", where=where), specials=False)
            if card is None:
                continue
            if self.facts.color[card] != color:
                actual = phrase(f"color-{self.facts.color[card].word}")
                said = phrase("position-other-color", card=self._title(card), color=actual, where=where)
                self.sheet.problem(each, said)
            elif self._place(card, each, where):
                cards.append(card)
        splay = self.splay(parts["splay"]) if "splay" in parts else Splay.NONE
        if splay and len(cards) < 2:
            self.sheet.problem(parts["splay"], phrase("position-splay-of-few", where=where, n=len(cards)))
            splay = Splay.NONE
        return Pile(tuple(cards), splay)

    def splay(self, node: Node) -> Splay:
        """A splay direction; none after a problem."""
        word = self.sheet.one_of(node, phrase("position-kind-splay"), SPLAYS)
        splay = Splay[word.upper()] if word else Splay.NONE
        if splay is Splay.ASLANT and self.readings["splay-aslant"] == "absent":
            self.sheet.problem(node, phrase("position-no-aslant", edition=self.edition))
        return splay

    def _teams(self) -> tuple[int, ...]:
        alone = tuple(range(len(self.names)))
        node = self.fields.get("teams")
        if node is None:
            return alone
        teams = [
            self.sheet.number(each, phrase("position-a-team"), 1, most_players(self.sets))
            for each in self.sheet.items(node, quoted("teams"))
        ]
        if len(teams) != len(alone) or len(set(teams)) < 2:
            self.sheet.problem(node, phrase("position-teams"))
        elif not teams_fit([team or 1 for team in teams], self.readings):
            self.sheet.problem(node, phrase("position-two-pairs", edition=self.edition))
        return tuple((team or 1) - 1 for team in teams) or alone

    # --- the middle of the table ---

    def _decks(self) -> tuple[tuple[Back, Deck], ...]:
        node = self.fields.get("decks")
        found = []
        for back, pair in self.deck_pairs(node, quoted("decks")) if node is not None else ():
            found.append((back, self._deck(pair.value, back)))
        return tuple(sorted(found))

    def deck_pairs(self, node: Node, what: Slot) -> Iterator[tuple[Back, Pair]]:
        """Yield the decks that a mapping has as keys: those of the base set by age, others by set and then by age."""
        ages = self._ages("base")
        further = tuple(dict.fromkeys(name for name, _ in self.decks if name != "base"))
        for pair in self.sheet.pairs(node, what, (*ages, *further)):
            if pair.key in further:
                for inner in self.sheet.pairs(pair.value, what, self._ages(pair.key)):
                    yield (pair.key, int(inner.key)), inner
            else:
                yield ("base", int(pair.key)), pair

    def _ages(self, set_: str) -> tuple[str, ...]:
        return tuple(str(age) for name, age in self.decks if name == set_)

    def _deck(self, node: Node, back: Back) -> Deck:
        if isinstance(node, ScalarNode):
            self.sheet.one_of(node, phrase("position-kind-deck"), ("empty",))
            return Deck(size=0)
        if isinstance(node, SequenceNode):
            return Deck(top=self._deck_cards(node, back))
        set_, age = back
        where = deck_of(age, set_)
        pairs = {pair.key: pair for pair in self.sheet.pairs(node, where, ("top", "bottom", "count", "exactly"))}
        if "exactly" in pairs:
            for key in pairs.keys() - {"exactly"}:
                self.sheet.problem(pairs[key].at, phrase("position-beside-exactly", key=quoted(key)))
            cards = self._deck_cards(pairs["exactly"].value, back)
            return Deck(top=cards, size=len(cards))
        top = self._deck_cards(pairs["top"].value, back) if "top" in pairs else ()
        bottom = self._deck_cards(pairs["bottom"].value, back) if "bottom" in pairs else ()
        size = -1
        if "count" in pairs:
            least = len(top) + len(bottom)
            found = self.sheet.number(pairs["count"].value, quoted("count"), least, self._numbers()[back])
            size = -1 if found is None else found
            self.counts[back] = pairs["count"].value
        return Deck(top, bottom, size)

    def _deck_cards(self, node: Node, back: Back) -> tuple[int, ...]:
        set_, age = back
        where = deck_of(age, set_)
        found = []
        for each in self.sheet.items(node, where):
            card = self.card(each, phrase("position-a-card-of", where=where), specials=False)
            if card is None:
                continue
            other, value = self._back(card)
            if other != set_:
                self.sheet.problem(
                    each, phrase("position-other-set", card=self._title(card), set=phrase(f"set-{other}"), where=where)
                )
            elif value != age:
                said = phrase("position-other-value", card=self._title(card), value=value, where=where)
                self.sheet.problem(each, said)
            elif self._place(card, each, where):
                found.append(card)
        return tuple(found)

    def _turn(self, players: tuple[Player, ...]) -> Turn:
        node = self.fields.get("turn")
        keys = ("player", "action", "of", "first_turn", "begun", "tally", "drawn", "endorsed")
        parts = (
            {pair.key: pair.value for pair in self.sheet.pairs(node, quoted("turn"), keys)} if node is not None else {}
        )
        seat = max(self.seat(parts["player"]), 0) if "player" in parts else 0
        first = self.sheet.truth(parts["first_turn"], quoted("first_turn")) if "first_turn" in parts else False
        of = (self.sheet.number(parts["of"], quoted("of"), 1, 9) if "of" in parts else None) or (1 if first else 2)
        action = (self.sheet.number(parts["action"], quoted("action"), 1, of) if "action" in parts else None) or 1
        begun: tuple[int, ...] = ()
        if first:
            begun = tuple(int(each == seat) for each in range(len(players)))
        if "begun" in parts:
            turns = self.sheet.items(parts["begun"], quoted("begun"))
            numbers = [self.sheet.number(each, phrase("position-a-number-of-turns"), 0, 10**6) for each in turns]
            begun = tuple(number or 0 for number in numbers)
            if first or len(begun) != len(players) or not begun[seat]:
                self.sheet.problem(parts["begun"], phrase("position-begun"))
        tally = self._tally(parts["tally"]) if "tally" in parts else ()
        if players[seat].left:
            at = parts.get("player", self.fields["players"])
            self.sheet.problem(at, phrase("position-left-with-turn", player=player_name(players[seat].name)))
        drawn, endorsed = (self._seats(parts[key], key) if key in parts else () for key in ("drawn", "endorsed"))
        return Turn(seat, action, of, begun, tally, drawn, endorsed)

    def _seats(self, node: Node, key: str) -> tuple[int, ...]:
        """Players who have done something this turn, each once."""
        found: list[int] = []
        for each in self.sheet.items(node, quoted(key)):
            seat = self.seat(each)
            if seat in found:
                self.sheet.problem(each, phrase("position-drawn-twice", player=player_name(self.names[seat])))
            found += [seat] if seat >= 0 and seat not in found else []
        return tuple(found)

    def _tally(self, node: Node) -> tuple[tuple[int, str], ...]:
        """Cards scored and tucked this turn: ``1-score`` for one by the first player."""
        found = []
        for each in self.sheet.items(node, quoted("tally")):
            text = self.sheet.text(each, phrase("position-a-tally")) or ""
            match = TALLIED.fullmatch(text)
            if match and int(match[1]) <= len(self.names):
                found.append((int(match[1]) - 1, match[2]))
            elif text:
                self.sheet.problem(each, phrase("position-tally", found=shown(text)))
        return tuple(found)

    def _known(self) -> tuple[tuple[int, int], ...]:
        node = self.fields.get("known")
        found: dict[int, int] = {}
        for key, at, value in self.sheet.pairs(node, quoted("known")) if node is not None else ():
            name = ScalarNode(STR, key, at.start_mark, at.end_mark)
            card = self.card(name, A_CARD, specials=False)
            seats = {self.seat(each) for each in self.sheet.items(value, phrase("position-knowing"))}
            if card is not None and min(seats, default=0) >= 0:
                found[card] = sum(1 << seat for seat in seats)
        return tuple(sorted(found.items()))

    # --- what it is about ---

    def _tagged_cards(self) -> tuple[int, ...]:
        node = self.fields.get("cards")
        cards = [self.card(each) for each in self.sheet.items(node, quoted("cards"))] if node is not None else []
        return tuple(card for card in cards if card is not None)

    def _rules(self) -> tuple[str, ...]:
        node = self.fields.get("rules")
        found = [self.rule(each) for each in self.sheet.items(node, quoted("rules"))] if node is not None else []
        if self.elsewhere:
            found = [rule for rule in dict.fromkeys(found) if rule and self.edition in RULES[rule].editions]
        return tuple(rule for rule in found if rule)

    def rule(self, node: Node) -> str:
        """The id of a rule, or of the one that is cited in its place where this is not the position's own edition.

        Empty after a problem.
        """
        text = self.sheet.text(node, phrase("position-a-rule"))
        if text is not None and text not in RULES:
            said = partial(_no_such, "rule", node)
            self.sheet.problem(node, lambda: said(hint(text, RULES)))
        return self.instead_of.get(text or "", text or "")

    # --- lines ---

    def _lines(self) -> tuple[ScriptedLine, ...]:
        node = self.fields.get("lines")
        found: list[ScriptedLine] = []
        ids: dict[str, None] = {}
        for each in self.sheet.items(node, quoted("lines")) if node is not None else ():
            line = self._line(each, ids)
            if line is not None:
                found.append(line)
                ids.setdefault(line.id)
        return tuple(found)

    def _line(self, node: Node, earlier: dict[str, None]) -> ScriptedLine | None:
        pairs = self.sheet.pairs(node, phrase("position-a-line"), ("id", "title", "after", "play", "expect"))
        parts = {pair.key: pair.value for pair in pairs}
        if not isinstance(node, MappingNode):
            return None
        missing = [key for key in ("id", "play") if key not in parts]
        if missing:
            self.sheet.problem(node, phrase("position-line-without", key=quoted(missing[0])))
            return None
        line_id = self.sheet.text(parts["id"], phrase("position-a-line-id"), longest=LONGEST_NAME) or ""
        if line_id and not ID.fullmatch(line_id):
            self.sheet.problem(parts["id"], phrase("position-no-id", found=shown(line_id)))
        if line_id in earlier:
            self.sheet.problem(parts["id"], phrase("position-same-id", id=shown(line_id)))
        after = self.sheet.text(parts["after"], quoted("after"), longest=LONGEST_NAME) or "" if "after" in parts else ""
        if after and after not in earlier:
            self.sheet.problem(parts["after"], partial(_no_line_above, after, earlier, len(earlier)))
        title = self.words(parts["title"], phrase("position-a-line-title")) if "title" in parts else None
        mark = node.start_mark
        return ScriptedLine(
            id=line_id,
            title=title or Bilingual(line_id),
            play=tuple(self._step(each) for each in self.sheet.items(parts["play"], quoted("play"))),
            after=after,
            expect=read_tests(self, parts["expect"]) if "expect" in parts else (),
            line=mark.line + 1,
            column=mark.column + 1,
        )

    def _step(self, node: Node) -> Answer | tuple[Test, ...]:
        """An answer, or ``expect: ...`` between two answers."""
        who, value = -1, node
        if isinstance(node, MappingNode):
            pairs = self.sheet.pairs(node, phrase("position-an-answer"))
            if len(pairs) != 1:
                self.sheet.problem(node, phrase("position-answer"))
                return ()
            if pairs[0].key == "expect":
                return read_tests(self, pairs[0].value)
            who, value = self.seat(ScalarNode(STR, pairs[0].key, pairs[0].at.start_mark)), pairs[0].value
        picks = self.picks(value)
        if who < 0 and len(picks) == 1 and ":" in picks[0]:  # "Who: what" in quotes
            name, _, pick = picks[0].partition(":")
            who = self.seat(ScalarNode(STR, name.strip(), node.start_mark))
            picks = () if pick.strip().casefold() in NOTHING else (pick.strip(),)
        return Answer(who, picks, node.start_mark.line + 1, node.start_mark.column + 1)

    def picks(self, node: Node) -> tuple[str, ...]:
        """One or more option ids, as they are written: also ``3``, and ``yes`` without quotes."""
        if isinstance(node, SequenceNode):
            return tuple(pick for each in node.value for pick in self.picks(each))
        if not isinstance(node, ScalarNode) or node.tag not in (STR, INT, BOOL, NULL):
            self.sheet.problem(node, phrase("position-no-options", found=found_at(node)))
            return ()
        if node.tag == NULL or node.value.casefold() in NOTHING:
            return ()
        text = self.sheet.text(ScalarNode(STR, node.value, node.start_mark), phrase("position-an-answer"), longest=200)
        return (text,) if text else ()
