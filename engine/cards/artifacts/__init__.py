"""Artifacts of History: cards that are dug up and showcased, Museums, and effects that compel."""

from engine.cards.sets import CardSet
from engine.editions import Switch
from engine.model.zones import Fronts, Order, Owner, ZoneKind

DISPLAY = ZoneKind(
    "display",
    Owner.EACH_PLAYER,
    Fronts.ALL,
    Order.PILE,
    set="artifacts",
    rules=("artifact-on-display", "showcase"),
    lends=True,
    spared_if=("fission-display", "kept"),
    only_set=True,
    most=1,
)
"""the Artifact that was dug up and not showcased yet (Ultimate p. 26)"""

MUSEUMS = ZoneKind(
    "museums",
    Owner.EACH_PLAYER,
    Fronts.ALL,
    Order.PILE,
    set="artifacts",
    specials=True,
    rules=("artifact-in-museum", "museum-meld", "museum-check"),
    only_set=True,
    melded_from=True,
    lies_on="museum",
    spared_if=("fission-museums", "kept"),
)
"""the Artifacts in a player's Museums, each right above its Museum (Ultimate p. 27)"""

SUPPLY = ZoneKind(
    "museum-supply",
    Owner.COMMON,
    Fronts.ALL,
    Order.SET,
    set="artifacts",
    cards=False,
    specials=True,
    rules=("museums-in-supply",),
    stock_of="museum",
)
"""the Museums that nobody has: no special achievements, and not available as achievements (Ultimate p. 27)"""

SWITCHES = (
    # One source prints that it wins, the other that it draws and scores a 6.
    Switch(
        id="holy-lance",
        choices=("wins", "scores"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # Of two prints of one source the older says "achieves the drawn card", the newer "the top card".
    Switch(
        id="world-cup",
        choices=("top-card", "drawn-card"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2025", "Board Game Arena, 2024"),
    ),
    # "If you have the most (the least)": no source tells what a tie is; battlestar gives it to nobody.
    Switch(
        id="most-when-tied",
        choices=("alone", "tied-too"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("card: Musk's Tesla Roadster", "battlestar"),
    ),
    # One source prints that the card drawn is "from any set"; the other says nothing of a set.
    Switch(
        id="papyrus-of-ani",
        choices=("any-set", "as-usual"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # One source prints "visible cards", the other "cards". Whether a color without any counts is said by none; if not,
    # unsplayed colors are always even, and the 6s would never end.
    Switch(
        id="pride-and-prejudice",
        choices=("all-five", "colors-there", "all-cards"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # Each player's non-achievement cards are junked, and nothing is said of a display, but that it is no board or hand.
    Switch(
        id="fission-display",
        choices=("junked", "kept"),
        arises_in=(4,),
        rules=("keyword-junk", "artifact-on-display"),
        rulings=("VIC-11",),
        undecided=True,
        sources=("card: Fission", "ultimate p. 27"),
    ),
    # "An Artifact of the dig event's value": the value of the covered card, or that of the deck after empty ages.
    Switch(
        id="seize-value",
        choices=("covered-card", "deck"),
        arises_in=(4,),
        rules=("seize",),
        rulings=("ART-03",),
        undecided=True,
        sources=("ultimate p. 26",),
    ),
    # By its words a check follows when an Artifact is rotated into a Museum from the display. Battlestar checks here.
    Switch(
        id="seize-check",
        choices=("no-check", "check"),
        arises_in=(4,),
        rules=("museum-check", "seize"),
        rulings=("ART-04",),
        undecided=True,
        sources=("ultimate p. 26", "ultimate p. 27", "battlestar 5fc7d43d9"),
    ),
)

SET = CardSet(
    name="artifacts",
    letter="A",
    ids=range(570, 720),
    package="engine.cards.artifacts",
    zones=(DISPLAY, MUSEUMS, SUPPLY),
    switches=SWITCHES,
    rules="rules",
    left_out=("martian-internet",),
)
