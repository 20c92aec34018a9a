"""Special achievements: claiming them, and winning by achievements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.lang.nodes import CountAsAchievements, Deed
from engine.model.frames import GameFrame
from engine.model.state import State
from engine.query import banners, karmas, table
from engine.query.board import Board
from engine.query.eligibility import (
    achievement_count,
    achievements_needed,
    met_with,
    one_of_each_side,
    side,
    special_progress,
)
from engine.query.running import current_seat, running_game
from engine.run import wins
from engine.run.machine import Machine
from engine.trace import facts
from engine.trace.events import Moved

_COUNTED = GameFrame.COUNTED


def claim(m: Machine, s: State, seat: int, special: int) -> bool:
    """Let a seat claim a special achievement if it is available; return whether it was (4e base p. 28)."""
    zones = m.zones
    if s.where[special] != zones.specials:
        if m.explaining:
            claimed = s.where[special] in zones.achievements_of
            rule = "special-claimed-once" if claimed else "keyword-available-achievement"
            m.fact(s, facts.SPECIAL_NOT_AVAILABLE(seat, rule=rule, cards=(special,)))
        return False
    s.zones[zones.specials] = tuple(card for card in s.zones[zones.specials] if card != special)
    target = zones.achievements(seat)
    s.zones[target] = (special, *s.zones[target])
    s.where[special] = target
    m.acted(s, "claim")
    m.event(s, Moved("claim", seat, special, zones.specials, target, m.all_seats, 0))
    return True


def check_specials(m: Machine, s: State, boards: Mapping[int, Board] | None = None) -> None:
    """Claim every special achievement whose condition a seat meets, in the edition's order of seats.

    Fourth edition: from the current player's left, the current player last (4e base p. 28); before: that one first.
    Several achievements of several seats are claimed in the same order of seats (FAQ of 2011), and where enough of them
    win at once, those that come after a victory are claimed no more. ``boards`` are those that there are now, by seat,
    if they have been counted.
    """
    for special, seat in due_specials(m, s, boards):
        claim(m, s, seat, special)
        if m.switches["achievement-win"] == "immediately" and _wins_at_once(m, s):
            return


def due_specials(m: Machine, s: State, boards: Mapping[int, Board] | None = None) -> Iterator[tuple[int, int]]:
    """Yield each special achievement that a seat can claim now, with that seat, in order; tell why with each."""
    supply, where = m.zones.specials, s.where
    available = s.zones[supply]
    if not available:
        return
    met: dict[int, tuple[int, ...]] = {}
    for seat, board in (boards or table.boards(m, s)).items():
        specials = met_with(m, s, seat, board)
        for each in specials:
            if where[each] == supply:  # most that are met were claimed before
                met[seat] = specials
                break
    if not met:
        return
    current = current_seat(s)
    left_first = m.switches["special-ties"] == "left-of-current-player-first"
    order = m.seats_left_of(s, current) if left_first else m.seats_from(s, current)
    can = {
        special: able
        for special in m.catalogue.specials
        if special.id in available and (able := [seat for seat in order if special.id in met.get(seat, ())])
    }
    for special, able in sorted(can.items(), key=lambda each: order.index(each[1][0])):
        if m.explaining:
            for seat in able:
                if (progress := special_progress(m, s, seat, special.id)) is not None:
                    have, need = progress
                    if (figure := karmas.easing(m, s, seat)) >= 0:
                        m.fact(s, facts.SPECIALS_EASED(seat, cards=(figure, special.id)))
                    m.fact(s, facts.SPECIAL_MET(seat, rule=special.rule, cards=(special.id,), have=have, need=need))
            if len(able) > 1:
                word = "left-first" if left_first else "current-first"
                tied = facts.SPECIAL_TIED(able[0], cards=(special.id,), seats=tuple(able), current=current, order=word)
                m.fact(s, tied)
        yield special.id, able[0]


def explain_specials(m: Machine, s: State, seat: int) -> None:
    """Emit why a seat does not claim a special achievement, where a splay makes it look as if it could.

    That is where only one colour is missing, which is splayed in a direction that does not count.
    """
    available = s.zones[m.zones.specials]
    for special in m.catalogue.specials:
        condition = m.special_conditions.get(special.id)
        if special.id not in available or condition is None or condition.splayed_wrong is None:
            continue
        color = condition.splayed_wrong(s, seat)
        have, need = condition.have(s, seat), condition.needed
        if color >= 0 and have == need - 1:
            now = s.splays[m.zones.pile(seat, color)]
            rule, cards = special.rule, (special.id,)
            m.fact(s, facts.SPECIAL_NOT_MET(seat, rule=rule, cards=cards, have=have, need=need, color=color, now=now))


def recount_uncarded(m: Machine, s: State, boards: Mapping[int, Board]) -> None:
    """Look which achievements that are no cards there are now; record why where that changed (Ultimate p. 22, p. 28).

    They are flags, fountains, and what counts as achievements by the karma of a Figure.
    """
    now: tuple[int, ...] = ()
    for board in boards.values():
        if board.banners:
            now = tuple([card for seat in boards for card, _ in banners.counting(m, s, seat)])
            break
    for seat, board in boards.items():
        if board.karmas and karmas.any_on(m, board, CountAsAchievements):
            now = (*now, *[card for card, many in karmas.achievements(m, s, seat) for _ in range(many)])
    game = running_game(s)
    if game is None or s.result is not None:
        return
    before: tuple[int, ...] = game.vars[_COUNTED]
    if now != before:
        game.vars[_COUNTED] = now
        if m.explaining:
            _explain_uncarded(m, s, before, now)


def _explain_uncarded(m: Machine, s: State, before: tuple[int, ...], now: tuple[int, ...]) -> None:
    """Record why the flags, the fountains and the karmas of some cards count or do not, which was otherwise before."""
    shown = set()
    for seat in m.seats_from(s, 0):
        for fact in (*banners.explained(m, s, seat), *karmas.achievement_facts(m, s, seat)):
            card = fact.cards[0]
            if now.count(card) != before.count(card):
                shown.add(card)
                m.fact(s, fact)
    for card in dict.fromkeys(before):
        if card not in now and card not in shown:
            gone = facts.BANNER_GONE if card in m.catalogue.banners else facts.NONE_COUNT_AS_ACHIEVEMENTS
            m.fact(s, gone(cards=(card,)))


def check_achievement_victory(m: Machine, s: State) -> bool:
    """End the game if a side has enough achievements; most wins, then the first from the left (4e base p. 28)."""
    winner = achievement_winner(m, s)
    if winner < 0:
        return False
    if m.explaining:
        need, order = achievements_needed(m, s), m.seats_left_of(s, current_seat(s))
        counts = {seat: achievement_count(m, s, seat) for seat in order}
        _emit_victory(m, s, {seat: have for seat, have in counts.items() if have >= need}, need, winner)
    m.end_game(s, side(m, s, winner), "win-achievements")
    return True


def achievement_winner(m: Machine, s: State) -> int:
    """Return who wins by achievements now, the first of its side in order; -1 if nobody has enough.

    The flags and fountains that count, and what counts by karmas, are those of the last recount.
    """
    need = achievements_needed(m, s)
    zones, most, together = s.zones, 0, 0
    for zone in m.zones.achievements_of:  # no list is made of them: this runs after every action
        claimed = len(zones[zone])
        together += claimed
        if claimed > most:  # noqa: PLR1730 (a call takes longer)
            most = claimed
    enough = together if m.in_teams else most
    if (m.catalogue.banners or CountAsAchievements in m.each) and (game := running_game(s)) is not None:
        enough += len(game.vars[_COUNTED])  # all players together: more than one of them can have
    if enough < need:
        return -1
    order = m.seats_left_of(s, current_seat(s))
    counts = {seat: achievement_count(m, s, seat) for seat in order}
    best = max(counts.values(), default=0)
    if best < need:
        return -1
    return next(seat for seat in order if counts[seat] == best)


def _emit_victory(m: Machine, s: State, enough: Mapping[int, int], need: int, winner: int) -> None:
    """Emit who has enough achievements, and if several have, why it is the winner; ``enough`` is in order of seats."""
    sides = one_of_each_side(m, enough)
    for seat in sides:
        m.fact(s, facts.ENOUGH_ACHIEVEMENTS(seat, rule=m.goal_rule, have=enough[seat], need=need))
    if len(sides) == 1:
        return
    have = enough[winner]
    tied = tuple(seat for seat in sides if enough[seat] == have)
    if len(tied) == 1:
        m.fact(s, facts.MOST_ACHIEVEMENTS(winner, have=have, seats=sides))
    else:
        m.fact(s, facts.ACHIEVEMENTS_TIED(winner, have=have, seats=tied, current=current_seat(s)))


def check_at_once(m: Machine, s: State) -> None:
    """Claim specials and look for a win right after a change: third edition and before."""
    if not m.specials_at_end:
        check_specials(m, s)
    if not m.victory_at_end and s.result is None:
        _wins_at_once(m, s)


def _wins_at_once(m: Machine, s: State) -> bool:
    """Return whether a side has enough achievements: the game is over, or waits for karmas to hear the win."""
    if Deed.WIN in m.watchers:
        seat = achievement_winner(m, s)
        if seat >= 0 and wins.waits(m, s, seat, "achievements"):
            return True
    return check_achievement_victory(m, s)
