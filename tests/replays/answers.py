"""Our questions answered from what the record says, matched on meaning; our own result is never looked at.

The other implementation splits its questions otherwise: it names an order card by card, or takes a step by itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

from engine.game import Game
from engine.lang.terms import STANDARD_ICONS, Color
from engine.model.state import Request
from engine.model.zones import DECK
from engine.run.actions import split
from engine.text.game_text import GameText
from tests.replays.records import CARDS, COLORS, NAMED, Raw, Said

_END = re.compile(r"(?:\w+ )?(top|bottom) (\w+)$")
"""a card by its place in a pile of the actor's"""
_BACK = re.compile(r"\*(\w+)-(\d+)\*(?: \((\w+)\))?$")
"""a card by its back: its set, its age and perhaps its owner"""
_DECK = re.compile(r"(\w+) (\d+)$")
"""the top card of a deck by the deck's set and age"""
_VERBS = {"meld", "score", "return", "tuck", "foreshadow", "junk", "transfer", "safeguard", "reveal"}
_PHRASES = {"from scores": "score piles", "from hands": "hands"}
"""words of ours for what they say otherwise"""
_ICONS = dict(zip("kclsfip", STANDARD_ICONS, strict=True))
_ICONS |= dict(zip(("castle", "coin", "leaf", "lightbulb", "factory", "clock", "person"), STANDARD_ICONS, strict=True))


class NoAnswerError(LookupError):
    """We must ask something that the record has no answer to."""


class Pool:
    """What was said during one action, in order, and how much of it is used up."""

    def __init__(self, said: Sequence[Said], after: Raw, decks: dict[str, dict[str, list[str]]]) -> None:
        self._open = [(each, list(each.words)) for each in said]
        self._used: list[tuple[str, str | int]] = []
        self._after = after
        """the other implementation's table after the action"""
        self._decks = decks
        """and its decks by set, at the end of the record"""
        self._agreed = False
        """whether the question last looked at was agreed to before any card was named"""
        self._agreed_to: Said | None = None
        """an answer that named cards and was taken as a yes to the question last answered"""
        self._settled: bool | None = None
        """what a value that was chosen, or not, says of the yes or no that we ask next"""

    def answer(self, game: Game) -> tuple[int, ...]:
        """Return the options of the pending request that the record means.

        Raises:
            NoAnswerError: it says nothing that fits, and something must be chosen.
        """
        request = game.request
        assert request is not None
        actor = game.state.setup.players[request.seat]
        if request.kind == "action":  # a free Dogma action, which they never let anybody endorse
            return tuple(each for each in request.options if split(game.machine, each)[0].word != "endorse")
        self._agreed_to = None
        if request.kind == "yes-no":
            settled, self._settled = self._settled, None
            return (self._yes(game, actor) if settled is None else int(settled),)
        if request.kind == "order" or request.purpose == "for-each":
            return (self._next(game, request, actor),)
        if self._declines(game, request, actor):
            return ()
        if request.kind == "value" and not request.optional and (value := self._perhaps(request, actor)) is not None:
            return (value,)
        picked: list[int] = []
        for by_value, entry in product((False, True), self._of(actor)):
            said, words = entry
            if said.verb in _VERBS and request.purpose in _VERBS and said.verb != request.purpose:
                continue
            for word in tuple(words):
                if request.kind in ("card", "title") and isinstance(word, int) != by_value:
                    continue
                fitting = [
                    option
                    for option in request.options
                    if option not in picked and _means(game, request, said, word, option)
                ]
                if fitting and len(picked) < request.high:
                    picked.append(self._which(game, fitting))
                    words.remove(word)
                    self._used.append((actor, word))
            if not words and entry in self._open:
                self._open.remove(entry)
            if len(picked) >= request.low and not any(said.goes_on for said, _words in self._of(actor)):
                break
        if not picked and self._agreed and len(request.options) == request.low:
            return request.options  # there was nothing to name
        if not picked and not request.optional and request.low:
            asked = f"{request.purpose} {request.kind} of {', '.join(game.options())}"
            raise NoAnswerError(f"we ask {actor} for {asked}; the record has no answer")
        return tuple(picked)

    def left(self, game: Game) -> list[Said]:
        """What was answered and we have asked nobody for yet; we may take by ourselves what they took, too.

        A yes is said for good where the cards named with it are none that can be chosen now.
        """
        request = game.request
        assert request is not None
        found = [entry for entry in self._open if entry[0].offered is not None]
        return [
            said
            for said, words in found
            if said is not self._agreed_to
            or any(_means(game, request, said, word, option) for word in words for option in request.options)
        ]

    def _of(self, actor: str) -> list[tuple[Said, list[str | int]]]:
        return [entry for entry in self._open if entry[0].actor == actor]

    def _yes(self, game: Game, actor: str) -> int:
        """Return 1 for yes: said so, or something was chosen where nothing could have been.

        An answer that names cards which have gone back to their decks meanwhile is used up.
        """
        for entry in self._of(actor):
            said, words = entry
            if words and all(word in CARDS and _in_deck(game, str(word)) for word in words):
                self._open.remove(entry)
                continue
            if words in (["yes"], ["no"]):
                self._open.remove(entry)
                return int(words == ["yes"])
            if said.offered is not None:
                if not words:
                    self._open.remove(entry)
                self._agreed_to = said
                return int(bool(words))
        return 0

    def _perhaps(self, request: Request, actor: str) -> int | None:
        """Return the value that was chosen, or any where they let one choose none; then we ask whether it is done."""
        for entry in self._of(actor):
            said, words = entry
            if said.optional and said.offered and set(said.offered) <= set(request.options):
                self._open.remove(entry)
                self._settled = bool(words)
                return next((option for option in request.options if option in words), request.options[0])
        return None

    def _declines(self, game: Game, request: Request, actor: str) -> bool:
        """Return whether the next thing this actor says is that he chooses nothing of this."""
        self._agreed = False
        if not request.optional:
            return False
        for entry in self._of(actor):
            said, words = entry
            if words in (["yes"], ["no"]):  # asked before the cards
                self._open.remove(entry)
                self._agreed = words == ["yes"]
                return words == ["no"]
            if words or said.offered is None:
                return False
            if any(_means(game, request, said, word, option) for word in said.offered for option in request.options):
                self._open.remove(entry)
                return True
        return False

    def _next(self, game: Game, request: Request, actor: str) -> int:
        """Return the card that goes next: as named one by one, else as picked, else as the other table shows."""
        for said, words in self._of(actor):
            for word in list(said.offered or ()) if words == ["auto"] else tuple(words):
                if isinstance(word, int):
                    continue
                for option in request.options:
                    if _means(game, request, said, word, option):
                        if word in words:
                            words.remove(word)
                        if not words:
                            self._open.remove((said, words))
                        return option
        for who, word in self._used:
            for option in request.options:
                if who == actor and word == game.machine.catalogue.title[option]:
                    return option
        return min(request.options, key=lambda option: self._moment(game, request.purpose, option))

    def _moment(self, game: Game, verb: str, card: int) -> int:
        """Return a number by which cards sort in the order in which the other implementation moved them."""
        title = game.machine.catalogue.title[card]
        if verb == "return":
            deck = self._decks[CARDS[title].set][str(CARDS[title].age)]
            return deck.index(title) if title in deck else -1
        piles = [area[color]["cards"] for area in self._after["players"].values() for color in COLORS]
        place = next((pile.index(title) for pile in piles if title in pile), 0)
        return place if verb == "tuck" else -place

    def _which(self, game: Game, fitting: list[int]) -> int:
        """Return the card meant: of several with one back, one that lies elsewhere on the other table afterwards."""
        if len(fitting) == 1:
            return fitting[0]
        title, zones = game.machine.catalogue.title, game.machine.zones
        for option in fitting:
            seat = zones.owner[game.state.where[option]]
            if seat < 0:
                stays = title[option] in self._after["available_standard"]
            else:
                area = self._after["players"][game.state.setup.players[seat]]
                stays = title[option] in area["score"] or title[option] in area["hand"]
            if not stays:
                return option
        return fitting[0]


def _in_deck(game: Game, title: str) -> bool:
    """Return whether a card lies in a deck."""
    machine = game.machine
    return machine.zones.word[game.state.where[machine.catalogue.find(title)]] == DECK


def _deed(game: Game, request: Request, text: str) -> int | None:
    """Return the deed that shares most words with a text: "Draw a 4" is "Draw a [4]"; none if several do, or no one."""
    said = GameText("en")
    wanted = set(re.findall(r"\w+", _PHRASES.get(text, text).lower()))
    shared = {
        option: len(wanted & set(re.findall(r"\w+", said.option(game.machine, game.state, request, option).lower())))
        for option in request.options
    }
    most = max(shared.values())
    best = [option for option, count in shared.items() if count == most]
    return best[0] if most and len(best) == 1 else None


def _means(game: Game, request: Request, said: Said, word: str | int, option: int) -> bool:
    """Return whether a word of the record means an option of ours."""
    machine, state = game.machine, game.state
    kind = request.kind
    text = str(word)
    if kind == "sentence":
        deed = _deed(game, request, text)
        if deed is None and said.offered is not None and len(said.offered) == len(request.options):
            deed = said.offered.index(word) if word in said.offered else None
        return deed == option
    if kind == "value":
        return word == option
    if kind == "set":
        return NAMED.get(text) == machine.setup.sets[option]
    if kind == "icon":
        return _ICONS.get(text.strip("{}")) == option
    if kind == "color":
        return text == Color(option).word or (text in CARDS and CARDS[text].color == option)
    if kind == "player":
        name = state.setup.players[option]
        back = _BACK.match(text)
        if back or text in CARDS:
            owner = back[3] if back else _owner(game, text)
            return owner == name
        return text == name
    if text == machine.catalogue.title[option]:
        return True
    if machine.catalogue.is_special(option):
        return False
    zone = state.where[option]
    if (end := _END.match(text)) and end[2] in COLORS:
        pile = state.zones[machine.zones.pile(request.seat, COLORS.index(end[2]))]
        return bool(pile) and option == pile[0 if end[1] == "top" else -1]
    if isinstance(word, int):
        return machine.catalogue.age[option] == word
    if text in COLORS:
        return machine.zones.is_board[zone] and CARDS[machine.catalogue.title[option]].color.word == text
    if (deck := _DECK.match(text)) and deck[1] in NAMED:
        return zone == machine.zones.deck(int(deck[2]), NAMED[deck[1]])
    back = _BACK.match(text)
    if not back:
        return False
    seat = machine.zones.owner[zone]
    owner = state.setup.players[seat] if seat >= 0 else None
    set_, age = machine.catalogue.back[option]
    return (set_, age) == (NAMED.get(back[1]), int(back[2])) and back[3] in (None, owner)


def _owner(game: Game, title: str) -> str | None:
    seat = game.machine.zones.owner[game.state.where[CARDS[title].id]]
    return game.state.setup.players[seat] if seat >= 0 else None
