"""Setting up a game: decks, achievements, two cards each, the hidden first meld, the alphabet (4e base p. 4)."""

from __future__ import annotations

from engine.lang.terms import Splay
from engine.model.frames import SetupFrame, SetupStep
from engine.model.rng import shuffled_each
from engine.model.state import Frame, Request, State
from engine.query.standard import owned_ages, standard_ages
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.turn import new_game_frame
from engine.trace import facts
from engine.trace.events import Began, Span

ONE_CARD_FROM = 8
"""with so many players each begins with a single card, which is melded (Ultimate p. 20)"""


def empty_table(m: Machine) -> State:
    """Return a state in which every card lies in its deck, unshuffled, and the specials are available."""
    zones, where, seen = m.undealt
    splays = [int(Splay.NONE)] * m.zones.piles
    return State(m.setup, [*zones], [*where], splays=splays, seen=[*seen], rng=m.setup.seed)


def introduce(m: Machine, s: State, age: int = 0) -> int:
    """Shuffle the cards of an age that are in no zone yet and lay them down as a deck; return how many there are.

    The base cards of age 0 are in no game before that (Ultimate p. 30).
    """
    later = tuple(card for card in m.catalogue.to_introduce if m.catalogue.age[card] == age and s.where[card] < 0)
    if later:
        _into_deck(m, s, later)
        deck = m.home[later[0]]
        (s.zones[deck],), s.rng = shuffled_each([s.zones[deck]], s.rng)
    return len(later)


def let_in(m: Machine, s: State) -> None:
    """Lay the cards that an effect introduces into their deck, unshuffled: only while a table is laid out."""
    _into_deck(m, s, tuple(card for card in m.catalogue.to_introduce if s.where[card] < 0))


def _into_deck(m: Machine, s: State, cards: tuple[int, ...]) -> None:
    for card in cards:
        deck = s.where[card] = m.home[card]
        s.seen[card] = 0
        s.zones[deck] = (*s.zones[deck], card)


def shuffle_decks(m: Machine, s: State) -> None:
    """Shuffle every deck with the state's random numbers."""
    decks, s.rng = shuffled_each([s.zones[zone] for zone in m.cards_of_deck], s.rng)
    for zone, deck in zip(m.cards_of_deck, decks, strict=True):
        s.zones[zone] = deck


def place(s: State, card: int, target: int) -> None:
    """Put a card somewhere without it counting as anything: only while a table is laid out."""
    source = s.where[card]
    if source >= 0:
        s.zones[source] = tuple(other for other in s.zones[source] if other != card)
    s.zones[target] = (*s.zones[target], card)
    s.where[card] = target


def set_achievements(m: Machine, s: State) -> None:
    """Take one card of each age that nobody has an achievement of as the available one, unseen (4e base pp. 4-5)."""
    owned = owned_ages(m, s)
    for age in standard_ages(m.switches):
        if age in owned:
            continue
        deck = s.zones[m.zones.deck(age)]
        if deck:
            place(s, deck[0], m.zones.available)


def new_game(m: Machine) -> State:
    """Return a game in which every player is about to choose the card of the first meld."""
    s = empty_table(m)
    shuffle_decks(m, s)
    set_achievements(m, s)
    for _ in range(2 if s.players < ONE_CARD_FROM else 1):
        for seat in range(s.players):
            card = s.zones[m.zones.deck(1)][0]
            place(s, card, m.zones.hand(seat))
            s.seen[card] = 1 << seat
    s.frames.append(Frame.of(SetupFrame, 0))
    return s


def _ask_first_meld(m: Machine, s: State, f: Frame) -> int:
    """Ask each player in turn; no choice shows before the last is in, as all choose at the same time.

    Who has a single card has no choice.
    """
    chosen, seat = f.vars[SetupFrame.CHOICES], f.vars[SetupFrame.ASKED_SEAT]
    if f.answer is not None:
        chosen, seat = (*chosen, f.answer[0]), seat + 1
        f.answer = None
    while seat in s.out or (seat < s.players and len(s.zones[m.zones.hand(seat)]) == 1):
        chosen, seat = (*chosen, -1 if seat in s.out else s.zones[m.zones.hand(seat)][0]), seat + 1
    f.vars[SetupFrame.CHOICES], f.vars[SetupFrame.ASKED_SEAT] = chosen, seat
    if seat == s.players:
        return SetupStep.MELD_ALL
    f.seat = seat
    m.ask(s, Request(seat, "card", tuple(sorted(s.zones[m.zones.hand(seat)])), 1, 1, "first-meld"))
    return SetupStep.ASK_FIRST_MELD


def _meld_all(m: Machine, s: State, f: Frame) -> int:
    """Meld all first cards at once; the alphabetically first English title begins, its article included."""
    chosen = f.vars[SetupFrame.CHOICES]
    staying = m.seats_from(s, 0)
    for seat in staying:
        card = chosen[seat]
        moves.move(m, s, "meld", seat, card, moves.own_pile(m, seat, card))
    titles = m.catalogue.title
    first = min(staying, key=lambda seat: titles[chosen[seat]].casefold())
    if m.catalogue.left_out:
        m.fact(s, facts.LEFT_OUT(cards=tuple(sorted(m.catalogue.left_out))))
    m.fact(s, facts.FIRST_PLAYER(first, cards=tuple(chosen[seat] for seat in staying), seats=staying))
    m.pop(s)
    s.frames.append(new_game_frame(first, (0,) * s.players))
    m.event(s, Began(Span.GAME, first))
    return SetupStep.MELD_ALL


SYSTEM: dict[str, tuple[Handler, ...]] = {
    SetupFrame.program: SetupStep.handled(ask_first_meld=_ask_first_meld, meld_all=_meld_all)
}
