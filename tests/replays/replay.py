"""One record played on our engine, and what is different at the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

import yaml

from engine.cards.facts import card_catalogue
from engine.game import Game
from engine.lang.terms import Color, Icon, Splay
from engine.model.cards import INTRODUCED
from engine.model.frames import SHARES, VULNERABLE, GameFrame, TurnFrame
from engine.model.state import Setup, State
from engine.query import eligibility, sight, table
from engine.query.running import running_game, running_turn
from engine.run import actions, setup
from engine.run.errors import GameError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.run.turn import new_game_frame
from tests.replays.answers import NoAnswerError, Pool
from tests.replays.records import CARDS, COLORS, NAMED, SHOWCASE, SPECIALS, Played, Raw, Record, is_turn

_ICONS = {"k": Icon.AUTHORITY, "c": Icon.PROSPERITY, "l": Icon.HEALTH, "s": Icon.CONCEPT}
_ICONS |= {"f": Icon.INDUSTRY, "i": Icon.EFFICIENCY, "p": Icon.AVATAR, "r": Icon.MEAT}
_THEIRS = {our: their for their, our in NAMED.items()}
"""the records' names of sets, by ours"""
FURTHER_ZONES = {"safe": "safe", "forecast": "forecast", "display": "artifact", "museums": "museum"}
"""what the records call the zones of further sets, by our names"""
_ACTIONS = {"turn", "showcase"}
"""purposes of our questions for an action"""
BY_HAND: dict[str, list[str]] = yaml.safe_load(Path(__file__).with_name("by_hand.yaml").read_text(encoding="utf-8"))
"""our first answers in records whose questions are divided so differently that no rule translates them"""
_NAMES = re.compile(r"\w+(?:, \w+)+")
_MANY = 60
"""answers after which an action is given up"""


def replay(record: Record, switches: Mapping[str, str] = {}) -> list[str]:
    """Return everything in which we differ from a record, a line each; nothing if we agree.

    ``switches`` are readings other than ours.
    """
    game = lay_out(record, switches)
    decks = {
        name: {**record.initial["decks"][_THEIRS[name]], **record.final["decks_changed"].get(_THEIRS[name], {})}
        for name in record.sets
        if name not in record.lent
    }
    found: list[str] = []
    by_hand = list(BY_HAND.get(record.id, ()))
    if record.first_question is not None:
        found += waiting(game, record.first_question)
    for played in record.actions():
        try:
            _act(game, played, Pool(played.said, played.after, decks), by_hand)
        except (NoAnswerError, GameError) as error:
            found.append(str(error))
            break
        found += compare(game, played.after, played.then)
        if found:
            break
    if by_hand:
        found.append(f"nobody was asked for {by_hand[0]}")
    found += [line for line in compare(game, record.final, None) if line not in found]
    found += list(_decks(game, decks))
    found += list(_counted(game, record.stated))
    return found


def lay_out(record: Record, switches: Mapping[str, str] = {}) -> Game:
    """Return a game at a record's first moment: every card where it lies, the first turn about to begin."""
    start = record.initial
    names = tuple(start["players"])
    setup_ = Setup(4, record.sets, names, tuple(range(len(names))), tuple(sorted(switches.items())))
    m = machine(setup_)
    s = setup.empty_table(m)
    if record.raw["fixtures"][0]["settings"]["useAgeZero"]:
        setup.let_in(m, s)
    ids = {card.title: card.id for card in m.catalogue.cards}
    ids |= {special.title: special.id for special in m.catalogue.specials}

    def put(titles: list[str], zone: int) -> None:
        for title in titles:
            setup.place(s, ids[title], zone)

    for seat, area in enumerate(start["players"].values()):
        for color in Color:
            zone = m.zones.pile(seat, color)
            put(area[COLORS[color]]["cards"], zone)
            s.splays[zone] = int(Splay[area[COLORS[color]]["splay"].upper()])
        put(area["hand"], m.zones.hand(seat))
        put(area["score"], m.zones.score(seat))
        put(area["achievements"], m.zones.achievements(seat))
        for word, theirs in FURTHER_ZONES.items():
            if word in m.zones.of_word:
                put(_paired(area[theirs]), m.zones.of(word, seat))
    for title in start["junk"]:
        setup.place(s, ids[title], m.zones.specials_out_of_play if title in SPECIALS else m.zones.out_of_play)
    put(start["available_standard"], m.zones.available)
    lent = _lent_specials(record)
    for special in m.catalogue.specials:
        if special.title in lent and s.where[special.id] == m.stock[special.id]:
            _take_out(s, special.id)
        elif s.where[special.id] == m.stock[special.id] and special.title not in start["available_special"]:
            setup.place(s, special.id, m.zones.specials_out_of_play)
    for set_, age in decks_in_use(m, s):
        deck = tuple(ids[title] for title in _with_us(m, start["decks"].get(_THEIRS[set_], {}).get(str(age), ())))
        zone = m.zones.deck(age, set_)
        if set_ in record.lent:
            for card in s.zones[zone]:
                _take_out(s, card)
        if set(deck) != set(s.zones[zone]):
            raise ValueError(f"{record.id}: deck {age} and the table do not hold every card once")
        s.zones[zone] = deck
    sight.begin(m, s)
    s.frames = [new_game_frame(names.index(start["current_player"]), (0,) * len(names))]
    game = Game(s, machine_=m)
    game.run()
    return game


def _lent_specials(record: Record) -> set[str]:
    """Return what can be claimed with the sets that only lend a record a few cards."""
    recorded = tuple(name for name in record.sets if name not in record.lent)
    ours, theirs = (card_catalogue(4, sets).specials for sets in (record.sets, recorded))
    return {each.title for each in ours} - {each.title for each in theirs}


def _take_out(s: State, card: int) -> None:
    """Take a card out of the game, as those of age 0 are before they are introduced."""
    zone = s.where[card]
    s.zones[zone] = tuple(other for other in s.zones[zone] if other != card)
    s.where[card] = -1


def decks_in_use(m: Machine, s: State) -> list[tuple[str, int]]:
    """Return the decks that a game has by now, by set and age: that of age 0 only once it has been introduced."""
    return [(set_, age) for set_, age in m.zones.decks if (set_, age) != INTRODUCED or table.are_introduced(m, s)]


def _paired(titles: list[str]) -> list[str]:
    """Return the cards of a zone with each Museum right under an Artifact; which lies on which makes no difference."""
    beneath = [title for title in titles if title in SPECIALS]
    cards = [title for title in titles if title not in SPECIALS]
    return [title for pair in zip_longest(cards, beneath) for title in pair if title is not None]


def _with_us(m: Machine, deck: Iterable[str]) -> list[str]:
    """Return the cards of a deck without those that we leave out of the game."""
    return [title for title in deck if CARDS[title].id not in m.catalogue.left_out]


def _act(game: Game, played: Played, pool: Pool, by_hand: list[str]) -> None:
    """Take the action and answer all that it asks, first as ``by_hand`` says.

    Raises:
        NoAnswerError: the record cannot tell how to go on.
        GameError: what it tells is no legal answer.
    """
    kind, what = played.what
    request = game.request
    if request is None or request.purpose not in _ACTIONS:
        raise NoAnswerError("no action can be taken now")
    actor = game.state.setup.players[request.seat]
    if actor != played.actor:
        raise NoAnswerError(f"it is {actor}'s action")
    if kind == SHOWCASE:
        if request.purpose != "showcase":
            raise NoAnswerError("we offer no showcase")
        game.play(request.options if what == "dogma" else ())
    else:
        options = [option for option in request.options if _is_action(game, option, kind, what)]
        if not options:
            raise NoAnswerError(f"we do not offer {kind} {what}")
        game.play(options[0])
    for _ in range(_MANY):
        if game.request is None or game.request.purpose in _ACTIONS or _both_wait(game, played.then, pool):
            return
        game.play(tuple(by_hand.pop(0).split(", ")) if by_hand else pool.answer(game))
    raise NoAnswerError("the action does not end")


def _both_wait(game: Game, then: Raw, pool: Pool) -> bool:
    """Return whether the record stops in the middle of the action and we are asked what stands there."""
    if "game_over" in then or is_turn(then):
        return False
    assert game.request is not None
    return not pool.left(game) and game.state.setup.players[game.request.seat] == then["actor"]


def _is_action(game: Game, option: int, kind: str, what: str) -> bool:
    ours, card = actions.split(game.machine, option)
    if ours.word.capitalize() != kind.removesuffix(" from Museum"):
        return False
    if kind == "Achieve":
        return what == _achievement(game, card).partition(" (")[0]
    if kind == "Endorse":
        return what == game.machine.catalogue.color[card].word
    return kind == "Draw" or game.machine.catalogue.title[card] == what


def _achievement(game: Game, card: int) -> str:
    """Return an achievement as the records word it: its back and whether it is a secret, or where it lies open."""
    m, s = game.machine, game.state
    zone = s.where[card]
    if m.zones.is_board[zone]:
        owner = s.setup.players[m.zones.owner[zone]]
        return f"{m.catalogue.title[card]} (players.{owner}.{m.catalogue.color[card].word})"
    set_, age = m.catalogue.back[card]
    back = f"*{_THEIRS[set_]}-{age}*"
    return f"safe: {back}" if m.zones.word[zone] == "safe" else back


# --- comparing --------------------------------------------------------------------------------------------------


def compare(game: Game, there: Raw, then: Raw | None) -> list[str]:
    """Return what differs between our table and the other one, and in what is waited for."""
    found = list(_table(game, there))
    if then is None:
        then = {"game_over": there["game_over"]} if there.get("game_over") else there["waiting"]
    if then is not None:
        found += waiting(game, then)
    if game.request is not None and (then is None or "game_over" not in then):
        whole, turn = running_game(game.state), running_turn(game.state)
        assert whole is not None
        assert turn is not None
        found += _differ("turn of", game.state.setup.players[turn.seat], there["current_player"])
        found += _differ("turn", whole.vars[GameFrame.TURNS], there["turn"])
        if game.request.purpose == "turn" and there["action_number"]:
            found += _differ("action", turn.vars[TurnFrame.ACTIONS_TAKEN] + 1, there["action_number"])
    return found


def waiting(game: Game, then: Raw) -> list[str]:
    """Return what differs in the question that stands, or in how the game ended."""
    names, m = game.state.setup.players, game.machine
    if "game_over" in then:
        return list(_ending(game, then["game_over"]))
    request = game.request
    if request is None:
        return [f"our game is over: {game.result}"]
    found = list(_differ("asked", names[request.seat], then["actor"]))
    if is_turn(then) != (request.purpose in _ACTIONS) or (then["title"] == SHOWCASE) != (request.purpose == "showcase"):
        return [*found, f"we ask {names[request.seat]} to {request.purpose}"]
    if not is_turn(then):
        return found
    if request.purpose == "showcase":
        offered = {"dogma" + _affects(game, request.seat, request.options[0]), "skip"}
        return [*found, *_differ("showcase", offered, {_described(each) for each in then["choices"]})]
    groups = {group["title"]: group["choices"] for group in then["choices"]}
    groups["Meld"] = [*groups["Meld"], *groups.get("Meld from Museum", ())]
    ours: dict[str, set[str]] = {kind.word.capitalize(): set() for kind in m.actions}
    for option in request.options:
        action, card = actions.split(m, option)
        if action is actions.DRAW:
            text = "draw a card"
        elif action is actions.ACHIEVE:
            text = _achievement(game, card)
        elif action.word == "endorse":  # they name the color of the card
            text = m.catalogue.color[card].word
        elif action.word == "auspice-endorse":  # they never do both at once
            continue
        else:
            text = m.catalogue.title[card]
            if action.word == "decree":
                text += _held(game, request.seat, card)
            if action.executes:
                text += _affects(game, request.seat, card) if action.icon is None else ""  # they do not tell it
        ours[action.word.capitalize()].add(text)
    for kind, offered in ours.items():
        found += _differ(f"{kind} options", offered, {_described(each) for each in groups.get(kind, ())})
    return found


def _described(choice: Any) -> str:
    """Return an option as text, with whom it affects: names in the order of the alphabet."""
    if isinstance(choice, dict):
        lines = [_NAMES.sub(_in_order, line) for line in choice.get("subtitles") or ()]
        return f"{choice['title']}{''.join(f' ({line})' for line in lines)}"
    return str(choice)


def _in_order(names: re.Match[str]) -> str:
    return ", ".join(sorted(names[0].split(", ")))


def _held(game: Game, seat: int, decree: int) -> str:
    """Return who else has a Decree, as the records word it."""
    owner = game.machine.zones.owner[game.state.where[decree]]
    return "" if owner in (-1, seat) else f" (claimed by {game.state.setup.players[owner]})"


def _affects(game: Game, seat: int, card: int) -> str:
    """Return who would share a Dogma action, and whom it would compel and demand of, as the records word it."""
    m, s = game.machine, game.state
    icon, codes = int(m.catalogue.featured[card]), m.effects[card]
    verdicts = eligibility.verdicts(m, s, seat, icon, table.lent_icons(m, s, card, icon))
    text = ""
    # They name who has the icons to share, whether or not there is an effect to share.
    for words, verdict, is_said in (
        ("share with", SHARES, True),
        ("compel", SHARES, any(code.compels for code in codes)),
        ("demand", VULNERABLE, any(code.demand and not code.compels for code in codes)),
    ):
        who = sorted(s.setup.players[each] for each in m.seats_left_of(s, seat) if verdicts[each] == verdict)
        if who and is_said:
            text += f" ({words} {', '.join(who)})"
    return text


def _ending(game: Game, over: Raw) -> Iterator[str]:
    result = game.result
    if result is None:
        assert game.request is not None
        yield f"their game is over ({over['reason']}), ours is not"
        return
    yield from _differ("winners", {game.state.setup.players[seat] for seat in result.winners}, set(over["winners"]))
    reason = str(over["reason"])
    if result.reason == "win-achievements":
        yield from _differ("reason", "achievements", reason)
    elif result.reason in ("win-score", "win-score-ties"):
        yield from _differ("reason", "high draw", reason.partition(" - ")[0])
    elif result.reason == "win-card":
        yield from _differ("reason", game.machine.catalogue.title[result.card], reason)
    elif reason not in CARDS:  # a card that made somebody lose
        yield from _differ("reason", result.reason, reason)


def _table(game: Game, there: Raw) -> Iterator[str]:
    m, s = game.machine, game.state

    def titles(zone: int) -> list[str]:
        return [m.catalogue.title[card] for card in s.zones[zone]]

    for seat, (name, area) in enumerate(there["players"].items()):
        for color in Color:
            zone, pile = m.zones.pile(seat, color), area[COLORS[color]]
            yield from _differ(f"{name}'s {COLORS[color]}", titles(zone), pile["cards"])
            yield from _differ(f"{name}'s {COLORS[color]} splay", Splay(s.splays[zone]).word, pile["splay"] or "none")
        yield from _differ(f"{name}'s hand", set(titles(m.zones.hand(seat))), set(area["hand"]))
        yield from _differ(f"{name}'s score pile", set(titles(m.zones.score(seat))), set(area["score"]))
        yield from _differ(f"{name}'s achievements", set(titles(m.zones.achievements(seat))), set(area["achievements"]))
        for word, theirs in FURTHER_ZONES.items():
            if word in m.zones.of_word:
                yield from _differ(f"{name}'s {word}", set(titles(m.zones.of(word, seat))), set(area[theirs]))
        yield from _differ(f"{name}'s score", table.score(m, s, seat), area["score_points"])
        yield from _differ(
            f"{name}'s number of achievements", eligibility.achievement_count(m, s, seat), area["achievement_count"]
        )
        for letter, icon in _ICONS.items():
            yield from _differ(
                f"{name}'s {icon.word}", table.icon_count(m, s, seat, icon), area["icons"].get(letter, 0)
            )
    junk = titles(m.zones.out_of_play) + titles(m.zones.specials_out_of_play)
    yield from _differ("junk", set(junk), set(there["junk"]))
    yield from _differ("achievements", set(titles(m.zones.available)), set(there["available_standard"]))
    known = {special.title for special in m.catalogue.specials}
    stocks = {m.stock[each.id] for each in m.catalogue.specials}
    available = {title for zone in stocks for title in titles(zone)}
    yield from _differ("specials", available, set(there["available_special"]) & known)
    aside = Counter(m.catalogue.back[card] for card in m.catalogue.left_out)
    for set_, age in decks_in_use(m, s):
        count = there["deck_counts"].get(_THEIRS[set_], {}).get(str(age), 0) - aside[set_, age]
        yield from _differ(f"cards in deck {_deck(set_, age)}", len(s.zones[m.zones.deck(age, set_)]), count)


def _decks(game: Game, decks: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    m, s = game.machine, game.state
    for set_, age in decks_in_use(m, s):
        ours = [m.catalogue.title[card] for card in s.zones[m.zones.deck(age, set_)]]
        yield from _differ(f"deck {_deck(set_, age)}", ours, _with_us(m, decks.get(set_, {}).get(str(age), [])))


def _counted(game: Game, stated: Raw) -> Iterator[str]:
    """Yield where a hand or a score pile, with all that counts as lying there, differs from what the record states."""
    m, s = game.machine, game.state
    for seat, name in enumerate(s.setup.players):
        for zone in ("hand", "score") if m.also and name in stated else ():
            ours = {m.catalogue.title[card] for card in table.members(m, s, seat, (zone,))}
            yield from _differ(f"what counts as {name}'s {zone}", ours, {*stated[name].get(zone, ())})


def _deck(set_: str, age: int) -> str:
    return str(age) if set_ == "base" else f"{age} of {set_}"


def _differ(what: str, ours: object, theirs: object) -> Iterator[str]:
    if ours != theirs:
        yield f"{what}: {_short(ours)}, theirs {_short(theirs)}"


def _short(value: object) -> str:
    return ", ".join(sorted(value)) or "nothing" if isinstance(value, set) else str(value)
