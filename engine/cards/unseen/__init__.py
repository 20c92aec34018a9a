"""The Unseen: secrets in a safe, cards that work without being shared, and five special achievements."""

from engine.cards.sets import CardSet
from engine.editions import Switch
from engine.model.zones import Fronts, Order, Owner, ZoneKind

SAFE = ZoneKind(
    "safe",
    Owner.EACH_PLAYER,
    Fronts.NOBODY,
    Order.SET,
    set="unseen",
    rules=("hidden-information-secrets", "keyword-safeguard", "safe-limit", "achieve-secret"),
    filled_by="safeguard",
    limit_rule="safe-limit",
    achieved_from=True,
    noun="secret",
)
"""the cards in it, secrets, are shown to nobody; they lie in the order in which they came (Ultimate p. 31)"""

SWITCHES = (
    # "Your first card during a turn" is the first, whatever its set: so it is where the Echoes rule takes it (EXP-03).
    # A draw that names its set is never replaced, so one may hold that it does not use the replacement up either.
    Switch(
        id="first-card",
        choices=("any-card", "any-but-of-a-named-set"),
        arises_in=(4,),
        rules=("draw-unseen",),
        rulings=("EXP-03",),
        undecided=True,
        sources=("ultimate p. 21", "ultimate p. 31"),
    ),
    # A card claimed from the safe lies among the achievements like any other. Of an expansion card there it is certain
    # that it was not laid aside at setup; of a base card nobody can tell any more.
    Switch(
        id="claimed-standard",
        choices=("any-with-a-value", "base-cards"),
        arises_in=(4,),
        rules=("anonymity",),
        undecided=True,
        sources=("card: Anonymity", "ultimate p. 16", "ultimate p. 31"),
    ),
    # Before anything is melded due to Brethren of Purity there is no "last card", and the value of what one does not
    # have is 0: one higher is a 1. Battlestar offers the 3 alone.
    Switch(
        id="brethren-of-purity-at-first",
        choices=("three-or-one", "three"),
        arises_in=(4,),
        rules=("keyword-value-missing",),
        undecided=True,
        sources=("card: Brethren of Purity", "4e-base pp. 22-23", "battlestar code"),
    ),
    # So print the two sources of the card's text, and no printed card could be seen.
    Switch(
        id="consulting",
        choices=("self-executes", "super-executes"),
        arises_in=(4,),
        rules=("keyword-self-execute",),
        undecided=True,
        sources=("Board Game Arena, 2024", "battlestar"),
    ),
    # The two sources of the card's text print another number, and no printed card could be seen.
    Switch(
        id="holography",
        choices=("two", "five"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("a transcription of the cards, 2026", "Board Game Arena, 2024"),
    ),
    # The same two sources: 7s in one, 6s in the other, which once misread many a number of this set.
    Switch(
        id="reconnaissance",
        choices=("sevens", "sixes"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "a transcription of the cards, 2026"),
    ),
    # "One of your other secrets" in one source, "one of your secrets" in the other.
    Switch(
        id="the-prophecies",
        choices=("another-secret", "any-secret"),
        arises_in=(4,),
        rules=("golden-rule",),
        undecided=True,
        sources=("Board Game Arena, 2024", "a transcription of the cards, 2026"),
    ),
    # Without a secret none is transferred, but a card can be drawn: the value of what one does not have is 0, so it is
    # a 1. Battlestar draws nothing.
    Switch(
        id="heirloom-without-a-secret",
        choices=("draws", "draws-nothing"),
        arises_in=(4,),
        rules=("keyword-value-missing", "golden-rule"),
        undecided=True,
        sources=("card: Heirloom", "4e-base pp. 18-19, 22-23", "battlestar code"),
    ),
    # "If it is an 8, repeat this effect" stands after both branches: "it" may be the melded card alone, or the scored
    # one as well, which is an 8 as long as there are any.
    Switch(
        id="shangri-la",
        choices=("melded-card", "either-card"),
        arises_in=(4,),
        rules=("if-clause",),
        undecided=True,
        sources=("card: Shangri-La", "ultimate p. 15"),
    ),
    # The second option joins a splay and a draw by "and". The Golden Rule draws though nothing can be splayed; Board
    # Game Arena draws nothing (ruling UNS-05, of low confidence).
    Switch(
        id="blacklight-without-a-splay",
        choices=("draws", "draws-nothing"),
        arises_in=(4,),
        rules=("golden-rule",),
        rulings=("UNS-05",),
        undecided=True,
        sources=("card: Blacklight", "ultimate p. 15", "Board Game Arena code"),
    ),
)

SET = CardSet(
    name="unseen",
    letter="U",
    ids=range(720, 870),
    package="engine.cards.unseen",
    zones=(SAFE,),
    switches=SWITCHES,
    rules="rules",
)
