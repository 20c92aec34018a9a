"""Artifacts of History."""

from engine.cards.sets import CardSet
from engine.editions import Switch

SWITCHES = (
    # One source prints that it wins, the other that it draws and scores a 6.
    Switch(
        id="holy-lance",
        choices=("wins", "scores"),
        first="wins",
        third="wins",
        fourth="wins",
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # One source prints "visible cards", the other "cards". Whether a color without any counts is said by none.
    Switch(
        id="pride-and-prejudice",
        choices=("colors-there", "all-five", "all-cards"),
        first="colors-there",
        third="colors-there",
        fourth="colors-there",
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
)

SET = CardSet(name="artifacts", letter="A", ids=range(570, 720), package="engine.cards.artifacts", switches=SWITCHES)
