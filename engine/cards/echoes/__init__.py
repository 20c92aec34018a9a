"""Echoes of the Past: echo effects in icon slots, cards foreshadowed for later, and five special achievements."""

from engine.cards.sets import CardSet
from engine.editions import Switch
from engine.model.zones import Fronts, Order, Owner, ZoneKind

FORECAST = ZoneKind(
    "forecast",
    Owner.EACH_PLAYER,
    Fronts.OWNER,
    Order.SET,
    set="echoes",
    rules=("hidden-information-forecast", "keyword-foreshadow", "forecast-limit", "promotion"),
    filled_by="foreshadow",
    limit_rule="forecast-limit",
)
"""cards for later; their owner may look at them (Ultimate p. 7, p. 25)"""

SWITCHES = (
    # "If you have a color with at least four echo effects", says the card, where the third edition's has "visible" and
    # Photography still does. An echo effect that is not visible is executed by nothing.
    Switch(
        id="history",
        choices=("visible", "covered-too"),
        arises_in=(4,),
        rules=("history",),
        undecided=True,
        sources=("card: History", "card: Photography", "ultimate p. 16"),
    ),
    # The special achievements and the victory are looked at "at the end of each action". The promotion comes "at the
    # conclusion of a Meld action" and brings another action; whether the Meld action ends before that is not said.
    Switch(
        id="promotion-check",
        choices=("before-the-free-dogma", "after-the-free-dogma"),
        arises_in=(4,),
        rules=("promotion-dogma", "special-achievements-when", "win-achievements-when"),
        undecided=True,
        sources=("ultimate p. 9", "ultimate p. 16", "ultimate p. 25"),
    ),
    # One source ends with "Return your highest top card."; the other does not have the sentence.
    Switch(
        id="ice-skates",
        choices=("no-more", "returns"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # One source gives the card to an opponent's board, the other to any other player's: a teammate is one of these.
    Switch(
        id="crossbow",
        choices=("opponents", "other-players"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # One source has "you may" before the echo effect, the other does not.
    Switch(
        id="horseshoes",
        choices=("may", "must"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # By one source the 3 is foreshadowed and, for a tucked card, melded; by the other it is revealed and stays in hand.
    Switch(
        id="pagoda",
        choices=("foreshadowed", "revealed"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # By one source the forecast is exchanged and the 5s are junked; by the other a card of it is achieved, if eligible.
    Switch(
        id="telescope",
        choices=("exchanges", "achieves"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # "Equal to the highest bonus on your board", and the board shows none. The value of a card that is not there is 0
    # (4e base p. 23), so a 1 is drawn; of a bonus no document says it.
    Switch(
        id="liquid-fire-without-a-bonus",
        choices=("one", "nothing"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("4e-base pp. 22-23", "card: Liquid Fire"),
    ),
    # One source draws an 11, the other a 10.
    Switch(
        id="drone",
        choices=("eleven", "ten"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2025", "Board Game Arena, 2024"),
    ),
)

SET = CardSet(
    name="echoes",
    letter="E",
    ids=range(120, 270),
    package="engine.cards.echoes",
    zones=(FORECAST,),
    switches=SWITCHES,
    rules="rules",
)
