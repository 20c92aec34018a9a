"""The special achievements of Cities, which are claimed at once: by melding an arrow, by junking a flag or a fountain.

Any meld of a city does, not only a Meld action; it is claimed before the icons of the city act (Ultimate p. 16; the
cards say "immediately").
"""

from __future__ import annotations

from engine.cards.cities.rules import reasons
from engine.cards.cities.rules.draw import IDS
from engine.cards.cities.rules.icons import ARROWS
from engine.cards.cities.specials import OF_MARK
from engine.lang.terms import BANNERS
from engine.model.state import State
from engine.run import achievements
from engine.run.machine import Machine, MoveRule
from engine.trace.events import Revealed, Showing


def after_move(m: Machine, s: State, verb: str, seat: int, card: int, source: int, target: int) -> None:
    """Let a seat claim what it deserves for a city that it melds, or junks from its hand."""
    if verb == "meld":
        if s.splays[target]:
            _melded(m, s, seat, card, s.splays[target])
    elif verb == "junk" and source == m.hand_of[seat]:
        _junked(m, s, seat, card)


def _melded(m: Machine, s: State, seat: int, card: int, direction: int) -> None:
    """Claim Tradition, Repute or Fame for an arrow on a color that was splayed so before."""
    for mark in m.catalogue.slots[card]:
        if mark in ARROWS and ARROWS[mark] == direction:
            special = OF_MARK[mark]
            if _is_available(m, s, special.id):
                color = int(m.catalogue.color[card])
                cards = (card, special.id)
                m.fact(
                    s,
                    reasons.MELDED_ON_SPLAY(
                        seat, rule=special.rule, cards=cards, color=color, direction=int(direction)
                    ),
                )
                achievements.claim(m, s, seat, special.id)


def _junked(m: Machine, s: State, seat: int, card: int) -> None:
    """Claim Glory or Victory for a flag, a fountain on a city that was junked from hand; it is shown as a proof."""
    for mark in dict.fromkeys(each for each in m.catalogue.slots[card] if each in BANNERS):
        special = OF_MARK[mark]
        if _is_available(m, s, special.id):
            if m.trace is not None:  # all see the card now; nobody may look at it in the junk (4e base p. 19, p. 33)
                m.event(s, Revealed(seat, card, s.where[card], Showing.FITS))
            m.fact(s, reasons.JUNKED_BANNER(seat, rule=special.rule, cards=(card, special.id), mark=mark.word))
            achievements.claim(m, s, seat, special.id)


def _is_available(m: Machine, s: State, special: int) -> bool:
    return s.where[special] == m.zones.specials


RULE = MoveRule(act=after_move, cards=IDS)
