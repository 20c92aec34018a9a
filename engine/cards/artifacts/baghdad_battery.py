"""Baghdad Battery melds and scores a card; if they differ in value, the decks of both values are junked."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Baghdad Battery",
    fourth(
        dogma(
            meld(a(HAND), into=melded),
            score(a(HAND), into=scored),
            when(
                both(at_least(count(scored), 1), not_(shares_value(scored, melded))),
                then(junk_deck(value(melded)), junk_deck(value(scored))),
            ),
        )
    ),
)
