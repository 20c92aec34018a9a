"""The programs of the four cards, and what is printed on them.

They lie in decks of their own, from which nobody draws, as no rule of their expansions is here yet. Of Archimedes only
the karma that raises values is written; the other needs Decrees. Understudy is no card of the game: a second karma
that waits for the same deed.

Clown Car repeats itself for what its melded card lacks, and Dolly the Sheep has an "otherwise" after a condition on a
card that may not be there. Treadmill, Turnstile and Pendulum are no cards of the game: they never end.
"""

from engine.lang.terms import Color, Icon
from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    BOARD,
    DECK_TOPS,
    EXECUTE_EFFECT,
    HAND,
    OTHERS,
    SCORE,
    a,
    all_of,
    at_least,
    bottom,
    card,
    card_titled,
    choose_player,
    choose_value,
    count,
    counts_as,
    demand,
    dogma,
    draw,
    draw_and_tuck,
    execute_sentence,
    fourth,
    has_icon,
    highest,
    if_you_do,
    is_card,
    it,
    junk,
    karma,
    may,
    meld,
    my,
    named_cards,
    not_,
    player,
    raise_values,
    repeat_effect,
    return_,
    reveal,
    score,
    self_execute,
    starting,
    the_number,
    they,
    transfer,
    when,
    win,
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

CLOWN_CAR = card(
    "Clown Car",
    fourth(demand(meld(a(my(SCORE))), when(not_(has_icon(it, Icon.PROSPERITY)), repeat_effect()))),
)

DOLLY = card(
    "Dolly the Sheep",
    fourth(
        dogma(
            may(score(bottom(Color.YELLOW))),
            may(draw_and_tuck(1)),
            when(
                is_card(bottom(Color.YELLOW), card_titled("Domestication")),
                win(),
                otherwise=(meld(highest(HAND)), draw(11)),
            ),
        ),
        dogma(junk(all_of(AVAILABLE_ACHIEVEMENTS))),
    ),
)

TREADMILL = card("Treadmill", fourth(dogma(when(at_least(count(HAND), 0), repeat_effect()))))

TURNSTILE = card("Turnstile", fourth(dogma(choose_value("chosen"), repeat_effect())))

PENDULUM = card("Pendulum", fourth(dogma(draw(1), return_(it), repeat_effect())))

REAL = (TELEPROMPTER, ARCHIMEDES, MICHELANGELO, HITCHHIKING)
MORE = (UNDERSTUDY, CLOWN_CAR, DOLLY, TREADMILL, TURNSTILE, PENDULUM)
PROGRAMS = {program.title: program for program in (*REAL, *MORE)}

FIRST_ID = 120


def _facts(
    number: int, title: str, of: str, age: int, color: Color, icons: IconSlots, featured: Icon, *kinds: EffectKind
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
        effects=kinds,
    )


_HEALTH, _CLOCK, _IDEA = Icon.HEALTH, Icon.EFFICIENCY, Icon.CONCEPT
_CROWN, _WORK, _PERSON = Icon.PROSPERITY, Icon.INDUSTRY, Icon.AVATAR
_DOGMA, _KARMA, _DEMAND = EffectKind.DOGMA, EffectKind.KARMA, EffectKind.DEMAND

FACTS = (
    _facts(0, "Teleprompter", "U 091", 9, Color.GREEN, (_HEALTH, _CLOCK, _CLOCK, None), _CLOCK, _DOGMA),
    _facts(1, "Archimedes", "F 022", 2, Color.BLUE, (_IDEA, None, _PERSON, _IDEA), _IDEA, _KARMA),
    _facts(2, "Michelangelo", "F 039", 4, Color.YELLOW, (_CROWN, None, _PERSON, _CROWN), _CROWN, _KARMA),
    _facts(3, "Hitchhiking", "U 081", 8, Color.GREEN, (_WORK, _CLOCK, _CLOCK, None), _CLOCK, _DOGMA),
    _facts(4, "Understudy", "-", 2, Color.RED, (_IDEA, None, _PERSON, _IDEA), _IDEA, _KARMA),
    _facts(5, "Clown Car", "U 094", 9, Color.PURPLE, (_CROWN, _CROWN, None, _HEALTH), _CROWN, _DEMAND),
    _facts(6, "Dolly the Sheep", "A 098", 10, Color.YELLOW, (None, _CLOCK, _HEALTH, _CLOCK), _CLOCK, _DOGMA, _DOGMA),
    _facts(7, "Treadmill", "-", 1, Color.RED, (_IDEA, _IDEA, _IDEA, None), _IDEA, _DOGMA),
    _facts(8, "Turnstile", "-", 1, Color.BLUE, (_IDEA, _IDEA, _IDEA, None), _IDEA, _DOGMA),
    _facts(9, "Pendulum", "-", 1, Color.PURPLE, (_IDEA, _IDEA, _IDEA, None), _IDEA, _DOGMA),
)
