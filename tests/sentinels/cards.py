"""The programs of the four cards, and what is printed on them.

They lie in decks of their own, from which nobody draws, as no rule of their expansions is here yet. Of Archimedes only
the karma that raises values is written; the other needs Decrees. Understudy is no card of the game: a second karma
that waits for the same deed.
"""

from engine.lang.terms import Color, Icon
from engine.lang.words import (
    BOARD,
    DECK_TOPS,
    EXECUTE_EFFECT,
    HAND,
    OTHERS,
    SCORE,
    a,
    card,
    choose_player,
    counts_as,
    dogma,
    execute_sentence,
    fourth,
    if_you_do,
    karma,
    my,
    named_cards,
    player,
    raise_values,
    repeat_effect,
    return_,
    reveal,
    self_execute,
    starting,
    the_number,
    they,
    transfer,
    would,
)
from engine.model.cards import CardFacts, EffectKind, IconSlots, slug

revealed, handed, them = named_cards("revealed"), named_cards("handed"), player("them")

TELEPROMPTER = card(
    "Teleprompter",
    fourth(
        dogma(
            starting(which=1),
            reveal(a(DECK_TOPS), into=revealed),
            execute_sentence(revealed, the_number("which")),
            if_you_do(return_(revealed), repeat_effect(which=the_number("which") + 1)),
        )
    ),
)

ARCHIMEDES = card("Archimedes", fourth(karma(would(EXECUTE_EFFECT, raise_values(1)))))

MICHELANGELO = card("Michelangelo", fourth(karma(counts_as(HAND, SCORE))))

HITCHHIKING = card(
    "Hitchhiking",
    fourth(
        dogma(
            choose_player(them, OTHERS),
            they(them, transfer(a(HAND), to=my(BOARD), into=handed)),
            if_you_do(self_execute(handed, by=them)),
        )
    ),
)

UNDERSTUDY = card("Understudy", fourth(karma(would(EXECUTE_EFFECT, raise_values(2)))))

REAL = (TELEPROMPTER, ARCHIMEDES, MICHELANGELO, HITCHHIKING)
PROGRAMS = {program.title: program for program in (*REAL, UNDERSTUDY)}

FIRST_ID = 120


def _facts(
    number: int, title: str, of: str, age: int, color: Color, icons: IconSlots, featured: Icon, kind: EffectKind
) -> CardFacts:
    return CardFacts(
        id=FIRST_ID + number,
        key=slug(title),
        title=title,
        set="sentinels",
        number=of,
        age=age,
        color=color,
        icons=icons,
        featured=featured,
        effects=(kind,),
    )


_HEALTH, _CLOCK, _IDEA = Icon.HEALTH, Icon.EFFICIENCY, Icon.CONCEPT
_CROWN, _WORK, _PERSON = Icon.PROSPERITY, Icon.INDUSTRY, Icon.AVATAR
_DOGMA, _KARMA = EffectKind.DOGMA, EffectKind.KARMA

FACTS = (
    _facts(0, "Teleprompter", "U 091", 9, Color.GREEN, (_HEALTH, _CLOCK, _CLOCK, None), _CLOCK, _DOGMA),
    _facts(1, "Archimedes", "F 022", 2, Color.BLUE, (_IDEA, None, _PERSON, _IDEA), _IDEA, _KARMA),
    _facts(2, "Michelangelo", "F 039", 4, Color.YELLOW, (_CROWN, None, _PERSON, _CROWN), _CROWN, _KARMA),
    _facts(3, "Hitchhiking", "U 081", 8, Color.GREEN, (_WORK, _CLOCK, _CLOCK, None), _CLOCK, _DOGMA),
    _facts(4, "Understudy", "-", 2, Color.RED, (_IDEA, None, _PERSON, _IDEA), _IDEA, _KARMA),
)
