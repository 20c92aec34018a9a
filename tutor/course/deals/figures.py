"""Deals about Figures: when they are drawn, what karmas do, Decrees, Auspice, fading, and several sets at once."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from engine.lang.terms import Color, Icon
from engine.positions.position import Deck, Turn
from tutor.course.deals.table_builder import (
    Deal,
    Dealt,
    TableBuilder,
    aged,
    colored,
    icon_word,
    icons_shown,
    keyed,
    one,
    only,
    peaceful,
    seats,
    term,
    wander,
)

FIGURES = ("base", "figures")
DRAWING = ("base", "unseen", "echoes", "figures")
"""the sets of a table"""
SECOND_ACTION = Turn(0, 2, 2, (2, 2))
SECOND_OF_THREE = Turn(0, 2, 2, (2, 2, 2))
FIRST_ACTION = Turn(0, 1, 2, (2, 2))
"""where the turn of the learner stands"""
DRAWS = ("the-wheel", "writing")
"""cards that draw and do nothing else"""
QUIET = ("tigernmas", "sinuhe", "daedalus", "ptolemy", "christopher-polhem", "william-shakespeare")
"""Figures whose karmas change neither icons nor what anybody does"""
LATE = ("jp-morgan", "caresse-crosby", "margaret-thatcher", "nelson-mandela", "stephen-hawking", "albert-einstein")
"""Figures of high value whose karmas wait for actions other than a meld"""
ADDED = {"gilgamesh": (Icon.AUTHORITY, 1), "adam-smith": (Icon.PROSPERITY, 2), "catherine-the-great": (Icon.CONCEPT, 1)}
"""Figures that add icons: which, and how many for each"""
DECREES = {
    Color.RED: "war",
    Color.YELLOW: "expansion",
    Color.GREEN: "trade",
    Color.BLUE: "advancement",
    Color.PURPLE: "rivalry",
}
EASED = ("tigernmas", "sinuhe", "fu-xi", "huang-di", "sneferu", "sun-tzu", "ximen-bao", "ptolemy", "plato")
"""Figures with a karma that eases the Decree of their own color"""


def free_draw(rng: Random) -> Dealt:
    """From which set the free Draw for sharing is."""
    b = TableBuilder(rng, sets=FIGURES)
    card = b.take((1,), keyed(*DRAWS))
    b.lay(0, card)
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, rng.randint(2, 4), range(1, 5))
    own, theirs = icons_shown(b, b.featured(card))
    only(theirs >= own)
    return Dealt(
        position=b.position(turn=SECOND_ACTION),
        read=term("set", seat=0, which="last"),
        tries=(("free-draw-from-the-base-deck", one("base")),),
        slots={"card": b.key(card), "icon": icon_word(b.featured(card)), "own1": own, "own2": theirs},
        options="text",
        ids=FIGURES,
        play=(b.dogmas(card),),
        on_table=True,
    )


def for_an_achievement(rng: Random) -> Dealt:
    """Who draws a Figure after an Achieve action."""
    b = TableBuilder(rng, 3, sets=FIGURES)
    for seat in range(3):
        b.spread(seat, rng.randint(1, 3), range(1, 5))
    value = rng.randint(1, b.highest(b.tops(0)))
    b.scores[0] = b.take_many(rng.randint(2, 5), range(1, 6))
    only(sum(b.age(card) for card in b.scores[0]) >= 5 * value)
    return Dealt(
        position=b.position(turn=SECOND_OF_THREE),
        read=term("moves", verbs=("draw",), values=False),
        tries=(("figures-for-the-achiever", ("p1-draw",)), ("a-figure-for-one-opponent", ("p2-draw",))),
        slots={"value": value},
        options="moves",
        ids=("p1-draw", "p2-draw", "p3-draw"),
        many=True,
        play=((f"achieve {value}",),),
    )


def no_dogma(rng: Random) -> Dealt:
    """Which cards can be used with a Dogma action where a Figure is a top card."""
    b = TableBuilder(rng, sets=FIGURES)
    figure = b.of_set("figures", keyed(*QUIET))
    b.lay(0, figure)
    b.spread(0, rng.randint(1, 3), range(1, 6))
    b.spread(1, 3, range(1, 6))
    other = rng.choice([card for card in b.tops(0) if card != figure])
    (use,) = b.dogmas(other)
    (wrong,) = b.dogmas(figure)
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(("figures-are-activated", (wrong, use)),),
        slots={"figure": b.key(figure), "card": b.key(other)},
        options="actions",
        ids=(wrong, use),
        many=True,
    )


def icons_by_karma(rng: Random) -> Dealt:
    """How many icons a player has with a karma that adds some, on top or covered."""
    b = TableBuilder(rng, sets=FIGURES)
    figure = b.of_set("figures", keyed(*ADDED))
    icon, added = ADDED[b.key(figure)]
    covered = rng.random() < 0.4
    if covered:
        b.lay(0, b.take(range(1, 8), colored(b.cards.color[figure])))
    b.lay(0, figure)
    b.spread(0, rng.randint(1, 3), range(1, 7))
    b.spread(1, 3, range(1, 7))
    printed = b.count(b.tops(0), icon)
    only(printed > 1)
    more = printed * (added + 1)
    return Dealt(
        position=b.position(),
        read=term("icons", seat=0, icon=icon.word),
        tries=(
            (("covered-karmas-work", one(more)),)
            if covered
            else (("karmas-must-be-used", one(printed)), ("each-karma-counts-once", one(printed + added)))
        ),
        slots={"card": b.key(figure), "icon": icon_word(icon), "printed": printed},
        options="counts",
    )


def two_karmas(rng: Random) -> Dealt:
    """How many icons a player has with two karmas that add some."""
    b = TableBuilder(rng, sets=FIGURES)
    smith, tran, duke = (b.cards.find(key) for key in ("adam-smith", "tran-huang-dao", "duke-ellington"))
    b.lay(0, smith, tran, duke)
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, 3, range(1, 6))
    crowns, castles = b.count(b.tops(0), Icon.PROSPERITY), b.count(b.tops(0), Icon.AUTHORITY)
    return Dealt(
        position=b.position(),
        read=term("icons", seat=0, icon=Icon.PROSPERITY.word),
        tries=(
            ("each-karmas-feed-each-other", one(3 * (crowns + castles // 2))),
            ("karmas-must-be-used", one(crowns)),
        ),
        slots={
            "card": b.key(smith),
            "second": b.key(tran),
            "third": b.key(duke),
            "icon": icon_word(Icon.PROSPERITY),
            "other": icon_word(Icon.AUTHORITY),
            "crowns": crowns,
            "castles": castles,
        },
        options="counts",
    )


def first_draw(rng: Random) -> Dealt:
    """How many points a player has after a Draw action that a karma hears."""
    b = _with_fu_xi(rng)
    had = sum(b.age(card) for card in b.scores[0])
    return Dealt(
        position=b.position(turn=FIRST_ACTION),
        read=term("points", seat=0),
        tries=(("karmas-must-be-used", one(had)), ("karmas-chain", one(had + 4))),
        slots={"card": "fu-xi", "had": had},
        options="counts",
        play=(("draw",),),
        on_table=True,
    )


def free_and_first(rng: Random) -> Dealt:
    """How many points a player has after a first action with a free Draw, which is not the first."""
    b = _with_fu_xi(rng)
    card = b.take((2,), keyed("calendar"))
    only(all(b.cards.color[each] != b.cards.color[card] for each in b.tops(0)))
    b.lay(0, card)
    b.hands[0] = b.take_many(len(b.scores[0]), range(1, 6))
    b.scores[1] = b.take_many(rng.randint(1, 3), range(1, 6))
    own, theirs = icons_shown(b, b.featured(card))
    only(theirs >= own)
    had = sum(b.age(each) for each in b.scores[0])
    return Dealt(
        position=b.position(turn=FIRST_ACTION),
        read=term("points", seat=0),
        tries=(("free-actions-are-counted", one(had + 2)),),
        slots={"figure": "fu-xi", "card": b.key(card), "had": had},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


def _with_fu_xi(rng: Random) -> TableBuilder:
    b = TableBuilder(rng, sets=FIGURES)
    b.lay(0, b.of_set("figures", keyed("fu-xi")))
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, rng.randint(2, 4), range(1, 5))
    b.scores[0] = b.take_many(rng.randint(0, 3), range(1, 6))
    return b


def instead(rng: Random) -> Dealt:
    """How many cards a score pile has where a karma takes the place of scoring."""
    b = TableBuilder(rng, sets=FIGURES)
    figure = b.of_set("figures", keyed("shen-kuo"))
    card = b.take((6,), keyed("machine-tools"))
    b.lay(0, figure, card)
    b.spread(0, rng.randint(0, 2), range(1, 7))
    b.spread(1, 3, range(1, 5))
    b.scores[0] = b.take_many(rng.randint(1, 4), range(2, 7))
    had = len(b.scores[0])
    return Dealt(
        position=b.position(turn=SECOND_ACTION),
        read=term("count", seat=0, zone="score"),
        tries=(("instead-comes-on-top", one(had + 1)),),
        slots={"figure": b.key(figure), "card": b.key(card), "had": had},
        options="counts",
        play=(b.dogmas(card),),
        on_table=True,
    )


def replaced(rng: Random) -> Dealt:
    """How many cards a hand has after an effect whose "if you do" looks at what a karma replaced."""
    b = TableBuilder(rng, sets=FIGURES)
    figure = b.of_set("figures", keyed("florence-nightingale"))
    card = b.take((3, 4), keyed("printing-press", "education"))
    b.lay(0, figure, card)
    b.spread(0, rng.randint(1, 2), range(1, 7))
    b.spread(1, 2, range(1, 3))
    own, theirs = icons_shown(b, b.featured(card))
    only(theirs < own)
    b.scores[0] = b.take_many(rng.randint(1, 3), range(1, 6))
    b.hands[0] = b.take_many(rng.randint(0, 3), range(1, 6))
    held = len(b.hands[0])
    position = b.position(turn=SECOND_ACTION)
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="hand"),
        tries=(("replaced-counts-as-done", one(held + 1)),),
        slots={"figure": b.key(figure), "card": b.key(card), "held": held},
        options="counts",
        play=wander(position.game(), b.dogmas(card), rng)[1],
        on_table=True,
    )


def when_melded(rng: Random) -> Dealt:
    """Where an opponent's top Figure is after an effect has melded Alexander the Great."""
    b = TableBuilder(rng, sets=FIGURES)
    card = b.take((1, 2), keyed("road-building", "domestication"))
    figure, theirs = b.of_set("figures", keyed("alexander-the-great")), b.of_set("figures", keyed(*QUIET))
    b.lay(0, card)
    b.lay(1, theirs)
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, rng.randint(0, 2), range(1, 6))
    b.hands[0] = [figure]
    mine, others = icons_shown(b, b.featured(card))
    only(others < mine)
    position = b.position(turn=SECOND_ACTION)
    return Dealt(
        position=position,
        read=term("where", card=b.key(theirs)),
        tries=(("when-karmas-need-an-action", one("board")),),
        slots={"card": b.key(card), "figure": b.key(figure), "other": b.key(theirs)},
        options="text",
        ids=("board", "score"),
        means={"board": "p2-top", "score": "p1-score"},
        play=wander(position.game(), b.dogmas(card), rng)[1],
        on_table=True,
    )


def which_decree(rng: Random) -> Dealt:
    """Which Decrees a hand of three Figures allows, without a karma."""
    b = TableBuilder(rng, sets=FIGURES)
    b.spread(0, 3, range(1, 6))
    b.spread(1, 3, range(1, 6))
    colors = rng.sample(list(Color), 4)
    ages = [rng.randint(1, 4) for _ in range(3)]
    hand = [b.of_set("figures", colored(color), aged(age)) for color, age in zip(colors[:3], ages, strict=True)]
    b.hands[0] = [*hand, *b.take_many(rng.randint(0, 1), range(1, 6))]
    mine, none = [f"decree {DECREES[color]}" for color in colors[:2]], f"decree {DECREES[colors[3]]}"
    different = len(set(ages)) == len(ages)
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(
            ("decree-of-any-color", ("draw", *mine, none))
            if different
            else ("any-three-figures-will-do", ("draw", *mine)),
        ),
        slots={"first": b.key(hand[0]), "second": b.key(hand[1]), "third": b.key(hand[2])},
        options="actions",
        ids=("draw", *mine, none),
        many=True,
    )


def eased_decree(rng: Random) -> Dealt:
    """Which Decrees two Figures in hand allow with a karma."""
    b = TableBuilder(rng, sets=FIGURES)
    figure = b.of_set("figures", keyed(*EASED))
    own = Color(b.cards.color[figure])
    b.lay(0, figure)
    b.spread(0, rng.randint(1, 2), range(1, 6))
    b.spread(1, 3, range(1, 6))
    color = rng.choice([each for each in Color if each != own])
    one_, other = b.of_set("figures", colored(color)), b.of_set("figures", colored(rng.choice(list(Color))))
    only(figure not in (one_, other), one_ != other, b.cards.color[other] != own)
    b.hands[0] = [one_, other]
    eased, dear = f"decree {DECREES[own]}", f"decree {DECREES[color]}"
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(("decree-karma-opens-all", ("draw", eased, dear)), ("decree-karma-needs-the-color", ("draw",))),
        slots={"card": b.key(figure), "first": b.key(one_), "second": b.key(other)},
        options="actions",
        ids=("draw", eased, dear),
        many=True,
    )


def decree_claimed(rng: Random) -> Dealt:
    """How many achievements a player has after issuing a Decree of the supply, an own one, or that of another."""
    b, card, _ = _three_figures(rng)
    owner = rng.choice((None, 0, 1))
    if owner is not None:
        b.claimed[owner].append(card)
    b.claimed[0] += b.take_many(rng.randint(0, 2), range(1, 6))
    had = len(b.claimed[0])
    tries = {
        None: ("decrees-are-no-achievements", one(had)),
        0: ("own-decree-again-counts", one(had + 1)),
        1: ("decree-changes-hands", one(had + 1)),
    }
    position = b.position(turn=SECOND_ACTION)
    decree = f"decree {b.key(card)}"
    return Dealt(
        position=position,
        read=term("achievements", seat=0),
        tries=(tries[owner],),
        slots={"had": had, "card": b.key(card)},
        options="counts",
        play=wander(position.game(), (decree,), rng)[1],
        on_table=True,
    )


def decree_cost(rng: Random) -> Dealt:
    """How many cards a hand has after a Decree action."""
    b, card, others = _three_figures(rng)
    only(others > 0)
    position = b.position(turn=SECOND_ACTION)
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="hand"),
        tries=(("decree-costs-figures-only", one(others)),),
        slots={"card": b.key(card), "others": others, "held": others + 3},
        options="counts",
        play=wander(position.game(), (f"decree {b.key(card)}",), rng)[1],
        on_table=True,
    )


def _three_figures(rng: Random) -> tuple[TableBuilder, int, int]:
    """Return a table with three Figures of different values in hand, a Decree they allow, and how many other cards."""
    b = TableBuilder(rng, sets=FIGURES)
    b.spread(0, rng.randint(1, 3), range(1, 6), 2)
    b.spread(1, 3, range(1, 6))
    ages = rng.sample(range(1, 7), 3)
    color = rng.choice((Color.RED, Color.YELLOW, Color.PURPLE))
    first = b.of_set("figures", aged(ages[0]), colored(color))
    b.hands[0] = [first, *(b.of_set("figures", aged(age)) for age in ages[1:])]
    others = rng.randint(0, 2)
    b.hands[0] += b.take_many(others, range(1, 6))
    return b, b.cards.find(DECREES[color]), others


def under_auspice(rng: Random) -> Dealt:
    """Who shares a Dogma action under an Auspice."""
    b = TableBuilder(rng, 3, sets=FIGURES)
    card = b.take(range(1, 4), peaceful)
    figure = b.of_set("figures", keyed(*QUIET))
    b.lay(0, card, figure)
    icon = b.featured(card)
    only(b.cards.color[card] != b.cards.color[figure], b.count([figure], icon) > 0)
    for seat in (1, 2):
        b.spread(seat, rng.randint(1, 3), range(1, 5))
    if rng.random() < 0.6:
        theirs = b.of_set("figures", keyed(*QUIET))
        only(theirs != figure)
        only(not b.boards[2][b.cards.color[theirs]])
        b.lay(2, theirs)
    shown = icons_shown(b, icon)
    people = icons_shown(b, Icon.AVATAR)
    by_icon = [seat for seat in (1, 2) if shown[seat] >= shown[0]]
    right = [seat for seat in (1, 2) if people[seat] >= people[0]]
    only(by_icon != right)
    position = b.position(turn=SECOND_OF_THREE)
    (dogma,) = b.dogmas(card)
    return Dealt(
        position=position,
        read=term("sharers"),
        tries=(("auspice-adds-to-the-icon", seats(by_icon)),),
        slots={
            "card": b.key(card),
            "figure": b.key(figure),
            "icon": icon_word(icon),
            "avatar": icon_word(Icon.AVATAR),
            "own1": people[0],
            "own2": people[1],
            "own3": people[2],
        },
        options="seats",
        ids=("p2", "p3"),
        many=True,
        play=wander(position.game(), (dogma.replace("dogma ", "auspice "),), rng)[1],
    )


def auspiced_effect(rng: Random) -> Dealt:
    """How many cards a hand has after an effect that counts the featured icon, under an Auspice."""
    b = TableBuilder(rng, sets=FIGURES)
    card = b.take((2,), keyed("fermenting"))
    icon = b.featured(card)
    figure = b.of_set("figures", keyed(*QUIET), lambda each: icon in each.icons)
    only(b.cards.color[card] != b.cards.color[figure])
    b.lay(0, card, figure)
    b.spread(0, rng.randint(0, 3), range(1, 7))
    b.spread(1, rng.randint(1, 3), range(1, 5))
    by_icon, people = (sum(b.count([top], each) > 0 for top in b.tops(0)) for each in (icon, Icon.AVATAR))
    only(icons_shown(b, Icon.AVATAR)[1] < icons_shown(b, Icon.AVATAR)[0])
    drawn = b.take_many(len(b.tops(0)), (2,), lambda each: each.color != Color.GREEN)  # a green one could be tucked
    return Dealt(
        position=b.position(turn=SECOND_ACTION, decks={2: Deck(top=tuple(drawn))}),
        read=term("count", seat=0, zone="hand"),
        tries=(("auspice-changes-the-effect", one(people)),),
        slots={
            "card": b.key(card),
            "figure": b.key(figure),
            "icon": icon_word(icon),
            "avatar": icon_word(Icon.AVATAR),
            "colors": by_icon,
            "people": people,
        },
        options="counts",
        play=((f"auspice {b.key(card)}",),),
        on_table=True,
    )


def which_auspice(rng: Random) -> Dealt:
    """For which top cards a Figure allows an Auspice."""
    b = TableBuilder(rng, sets=FIGURES)
    figure = b.of_set("figures", keyed(*QUIET))
    b.lay(0, figure)
    b.spread(0, rng.randint(2, 4), range(1, 6))
    b.spread(1, 3, range(1, 6))
    tops = [card for card in b.tops(0) if card != figure]
    fits = [card for card in tops if b.count([figure], b.featured(card))]
    only(bool(fits), len(fits) < len(tops))
    asked = [fits[0], next(card for card in tops if card not in fits)]
    rng.shuffle(asked)
    ids = tuple(f"auspice {b.key(card)}" for card in asked)
    return Dealt(
        position=b.position(),
        read=term("legal"),
        tries=(("any-figure-auspices", ids),),
        slots={"figure": b.key(figure), "first": b.key(asked[0]), "second": b.key(asked[1])},
        options="actions",
        ids=ids,
        many=True,
    )


def faded(rng: Random) -> Dealt:
    """How many cards a score pile has after melding a second top Figure, or one on top of the first."""
    b = TableBuilder(rng, sets=FIGURES)
    figure, melded = b.of_set("figures", keyed(*QUIET)), b.of_set("figures", keyed(*QUIET))
    only(figure != melded, b.cards.color[figure] != b.cards.color[melded])
    b.lay(0, figure)
    b.spread(0, rng.randint(0, 2), range(1, 6))
    b.spread(1, 3, range(1, 6))
    b.hands[0] = [melded]
    b.scores[0] = b.take_many(rng.randint(0, 3), range(1, 6))
    had = len(b.scores[0])
    position = b.position(turn=SECOND_ACTION)
    return Dealt(
        position=position,
        read=term("count", seat=0, zone="score"),
        tries=(("two-top-figures-stay", one(had)),),
        slots={"card": b.key(figure), "melded": b.key(melded), "had": had},
        options="counts",
        play=wander(position.game(), (f"meld {b.key(melded)}",), rng)[1],
        on_table=True,
    )


def faded_first(rng: Random) -> Dealt:
    """Which special achievement is claimed where a Figure that would count for it fades first."""
    b = TableBuilder(rng, sets=FIGURES)
    figure, melded = b.of_set("figures", keyed(*LATE)), b.of_set("figures", keyed(*LATE))
    only(b.cards.color[figure] != b.cards.color[melded])
    b.lay(0, figure)
    for color in Color:
        if color not in (b.cards.color[figure], b.cards.color[melded]):
            b.lay(0, b.take(range(8, 11), colored(color)))
    b.spread(1, 3, range(1, 6))
    b.hands[0] = [melded]
    position = b.position(turn=SECOND_ACTION)
    return Dealt(
        position=position,
        read=term("specials", seat=0),
        tries=(("fading-comes-last", one("claimed")),),
        slots={"card": b.key(figure), "melded": b.key(melded), "value": b.age(melded)},
        options="text",
        ids=("claimed", "missed"),
        means={"claimed": "universe", "missed": "none"},
        play=wander(position.game(), (f"meld {b.key(melded)}",), rng)[1],
        on_table=True,
    )


def which_rule(rng: Random) -> Dealt:
    """From which set the first Draw action of a turn is, with several sets."""
    b = TableBuilder(rng, sets=DRAWING)
    b.spread(0, rng.randint(1, 4), range(1, 7))
    b.spread(1, 3, range(1, 7))
    top = b.highest(b.tops(0))
    single = sum(b.age(card) == top for card in b.tops(0)) == 1
    return Dealt(
        position=b.position(turn=FIRST_ACTION),
        read=term("set", seat=0),
        tries=(
            ("draw-rules-in-another-order", one("unseen" if single else "figures")),
            *((("echoes-by-any-single-card", one("echoes")),) if not single else ()),
        ),
        slots={"top": top},
        options="text",
        ids=DRAWING,
        play=(("draw",),),
        on_table=True,
    )


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "free-draw-figure": free_draw,
        "for-an-achievement": for_an_achievement,
        "figures-no-dogma": no_dogma,
        "icons-by-karma": icons_by_karma,
        "two-karmas": two_karmas,
        "karma-at-the-first": first_draw,
        "free-and-first": free_and_first,
        "karma-instead": instead,
        "karma-replaced": replaced,
        "when-melded": when_melded,
        "which-decree": which_decree,
        "eased-decree": eased_decree,
        "decree-claimed": decree_claimed,
        "decree-cost": decree_cost,
        "under-auspice": under_auspice,
        "auspiced-effect": auspiced_effect,
        "which-auspice": which_auspice,
        "faded": faded,
        "faded-first": faded_first,
        "which-draw-rule": which_rule,
    }
)
"""The deals of this theme by name."""
