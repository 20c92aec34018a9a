"""The input of a bot: worlds in which the hidden cards are imagined, and the answers to choose from.

An answer is written as a *choice*: a tuple of tokens, one an option. The token of a card whose front the deciding seat
sees is its option number; that of any other card is where it lies. So a choice means the same in the game and in every
imagined world, and neither it nor the order of choices shows anything of hidden cards. Of hidden cards with the same
back in the same place only the first ones are options, as the seat cannot distinguish them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from engine.explore import imagine
from engine.game import Game
from engine.model.frames import GameFrame, TurnFrame
from engine.model.rng import step
from engine.model.state import Request, State
from engine.query import sight, together
from engine.query.running import running_game, running_turn
from engine.query.table import values
from engine.run.errors import EndlessError, GameError, NotDoneError
from engine.run.machine import STRIDE, Machine

Token = tuple[int, ...]
"""``(option,)``, or ``(kind, zone, deck, n)``: the n-th hidden card of a back in a zone; kind is 0 or an action's

The deck of the back is its number in the list of decks, from 1: of the base set it is the age.
"""
Choice = tuple[Token, ...]

MOST = 40
"""choices a request, or the cards of one value, may have before only some of its larger sets of cards are considered;
then they have no more than that either"""


ENDLESS = -1.0
"""what a choice is worth after which the action would never end, or could not go on: less than any end"""


class Outlook:
    """Everything that the deciding seat may know of a game.

    Raises:
        ValueError: nobody is asked.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        request = game.state.request
        if request is None:
            msg = "nobody is asked"
            raise ValueError(msg)
        self.machine: Machine = game.machine.silent()
        """a machine without a trace, for moves that are only imagined"""
        self.seat = request.seat
        self.choices: tuple[Choice, ...] = tuple(choices(game.machine, game.state, request))
        """the answers worth considering, at least one"""
        self._state = game.state
        self.seed = _mixed(seed, game.state, self.choices)
        """a random number that depends on the given one and on the table"""

    def world(self, number: int) -> State:
        """Return one of many possible states, selected by number."""
        return imagine(self.machine, self._state, self.seat, step(self.seed + number)[1])

    def worlds(self) -> Iterator[State]:
        """Yield worlds without end."""
        number = 0
        while True:
            yield self.world(number)
            number += 1

    def answer(self, choice: Choice) -> tuple[int, ...]:
        """Return a choice as an answer to the game."""
        return answer(self.machine, self._state, choice)


def _mixed(seed: int, s: State, considered: Sequence[Choice]) -> int:
    """Return a random number that depends on a seed and on what everybody or the deciding seat sees."""
    numbers = [len(zone) for zone in s.zones]
    numbers += [number for choice in considered for token in choice for number in token]
    game, turn = running_game(s), running_turn(s)
    if game is not None and turn is not None:
        numbers += [
            game.vars[GameFrame.TURNS],
            turn.vars[TurnFrame.ACTIONS_TAKEN],
            turn.vars[TurnFrame.ACTIONS],
        ]
    for number in numbers:
        seed = step(seed ^ number)[1]
    return seed


# --- options and tokens -------------------------------------------------------------------------------------


def tokens(m: Machine, s: State, request: Request) -> dict[Token, int]:
    """Return the options of a request by token, in the order of tokens."""
    kind, seat = request.kind, request.seat
    if kind not in ("card", "order", "action"):
        return {(option,): option for option in request.options}
    found: dict[Token, int] = {}
    where = s.where
    hidden: list[tuple[int, int]] = []
    for option in request.options:
        what, card = divmod(option, STRIDE) if kind == "action" else (0, option)
        if (kind == "action" and not m.actions[what].needs_card) or sight.knows(m, s, seat, card):
            found[option,] = option
        else:
            hidden.append((what, card))
    if hidden:
        placed = sorted((what, where[card], s.zones[where[card]].index(card), card) for what, card in hidden)
        count: dict[Token, int] = {}
        for what, zone, _place, card in placed:
            back = (what, zone, m.zones.decks.index(sight.back(m, card)) + 1)
            count[back] = count.get(back, -1) + 1
            found[*back, count[back]] = card + STRIDE * what
    return found


def answer(m: Machine, s: State, choice: Choice) -> tuple[int, ...]:
    """Return what a choice is in a state: the sorted options of its tokens."""
    if all(len(token) == 1 for token in choice):
        return tuple(sorted(token[0] for token in choice))
    assert s.request is not None
    known = tokens(m, s, s.request)
    return tuple(sorted(known[token] for token in choice))


def choice_of(m: Machine, s: State, picked: Sequence[int]) -> Choice:
    """Return an answer as a choice, the inverse of :func:`answer`; hidden cards with one back count as the first ones.

    The order of its tokens is that of :func:`tokens`.
    """
    assert s.request is not None
    found: list[Token] = []
    count: dict[Token, int] = {}
    for token, option in tokens(m, s, s.request).items():
        if option in picked:
            back = token[:3] if len(token) > 1 else ()
            found.append((*back, count.get(back, 0)) if back else token)
            count[back] = count.get(back, 0) + 1
    return tuple(found)


def tried(m: Machine, s: State, choice: Choice) -> State | None:
    """Return a copy of a state run on with a choice to the next question; ``None`` if that never comes.

    It does not come either where a card would be executed that is not programmed.
    """
    state = s.copy()
    m.answer(state, answer(m, state, choice))
    try:
        m.run(state)
    except (EndlessError, NotDoneError):
        return None
    return state


def paid(m: Machine, s: State, seat: int) -> State | None:
    """Return a state run on while a seat is asked what an action costs, which it pays with what is worth least.

    What the action brings is seen only after its price. ``None`` if the next question never comes.
    """
    state: State | None = s
    while state is not None and (request := state.request) is not None and request.seat == seat:
        if request.kind != "card" or not any(
            kind.prices is not None and request.purpose.startswith(f"{kind.word}-") for kind in m.actions
        ):
            break
        value, known = values(m, state), tokens(m, state, request)
        least = min(known, key=lambda token: (value[known[token]], token))
        state = tried(m, state, (least,))
    return state


def never_ends(m: Machine, s: State, choice: Choice) -> bool:
    """Return whether play would refuse a choice, as the action would go on without end."""
    try:
        return tried(m, s, choice) is None
    except GameError:
        return False  # it cannot be carried out for another reason, which play will name


def choices(m: Machine, s: State, request: Request) -> list[Choice]:
    """Return the answers worth considering as choices, in an order that shows nothing of hidden cards; at least one.

    All of them, hidden cards with one back counting as one, unless there are too many: then of each size the cards
    of lowest and of highest value, and if there are too many sizes, of some of them, from the smallest to the largest.
    """
    known = tokens(m, s, request)
    free = [token for token in known if len(token) == 1 or token[3] == 0] if request.high == 1 else list(known)
    found: list[Choice] = [()] if request.optional else []
    if request.high == 1:
        return found + [(token,) for token in free]
    value = values(m, s)
    groups: Sequence[list[Token]] = [free]
    if request.together:
        by_card = {known[token]: token for token in free}
        alike = [[by_card[card] for card in some] for some in together.groups(m, s, request.together, [*by_card])]
        if request.together in (together.SAME_VALUE, together.SAME_COLOR):
            groups = alike
        else:  # of each value or color the first and the last, where the whole would be too many
            groups = [[some[0] for some in alike], [some[-1] for some in alike]]
    for group in groups:
        sizes = range(request.low, min(request.high, len(group)) + 1)
        if sum(comb(len(group), size) for size in sizes) <= MOST:
            found += [picked for size in sizes for picked in combinations(group, size) if _first_of_their_kind(picked)]
        else:
            group.sort(key=lambda token: (value[known[token]] if request.kind in ("card", "order") else 0, token))
            for size in _spread(sizes, MOST // 2):
                found += dict.fromkeys((tuple(group[:size]), tuple(group[len(group) - size :])))
    return found


def _spread(sizes: Sequence[int], most: int) -> Sequence[int]:
    """Return at most so many sizes (two or more), evenly spread over all of them."""
    steps = most - 1
    return sizes if len(sizes) <= most else [sizes[place * (len(sizes) - 1) // steps] for place in range(most)]


def _first_of_their_kind(picked: Choice) -> bool:
    """Return whether of hidden cards with one back the first ones are picked."""
    return all(len(token) == 1 or token[3] == 0 or (*token[:3], token[3] - 1) in picked for token in picked)
