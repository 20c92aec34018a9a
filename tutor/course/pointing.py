"""What a task points at on the table: where to look, what is asked for, and what an answer named or overlooked.

Almost all of it is derived: from what the task asks of the game (``read``), from the cards and icons that the author's
hint names, and from the answer that the task supposes. The few tasks whose hint means something else name the keys
themselves (``points``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.lang.terms import Color, Icon
from engine.positions.position import Bilingual
from tutor.course.grading import Verdict, fits
from tutor.course.questions import NEXT, seat_of
from tutor.course.tasks import Answer, Option, Task
from tutor.panels.pointing import Pointing
from tutor.panels.step_view import StepView
from tutor.scene.inputs import Arrow
from tutor.scene.layout import AVAILABLE_KEY, SPECIALS_KEY, deck_key, pile_key, player_key, zone_key

NAMED = re.compile(r"\{(?:title|title-acc|text|text-[1-9]):([a-z0-9-]+)\}")
ICON = re.compile(r"\[([a-z]+)\]")
PLACE = re.compile(r"p([1-9])(?:-(hand|score|achievements|top|covered))?")
ICON_PREFIX = "icon-"
"""prefix of an icon among the keys that a task names itself: ``icon-concept``"""

FIRST_TO_NAME = 2
"""number of the first hint that may name the answer"""

OF_THE_CARD = frozenset(
    {"moves", "executes", "cards-executed", "free-draw", "decides", "rule", "holds", "over", "next-action"}
)
"""questions about what a card does: to look at is the card"""
OF_THE_ICONS = frozenset({"verdict", "sharers", "vulnerable", "compelled"})
"""questions about who has how many featured icons"""


def hinted(task: Task, step: StepView, hints: int) -> Pointing:
    """Return where the first ``hints`` hints point to, on the table at the task's start.

    The first lights where to look, and never just the answer; the last, which names the step, rings what is right too,
    unless it is the only one.
    """
    if hints < 1:
        return Pointing()
    keys, icon = _places(task, step)
    lit, asked = frozenset(keys), frozenset[str]()
    if task.asks:
        right = of_options(task, task.solution.answer, step)
        offered = of_options(task, tuple(option.id for option in task.options), step)
        if any(option.kind == "seats" for option in task.options) or (right and lit & offered == right):
            lit |= offered
        if hints >= max(len(task.hints), FIRST_TO_NAME):
            asked = right
    return Pointing(lit=lit, icon=icon, asked=asked)


def _places(task: Task, step: StepView) -> tuple[list[str], Icon | None]:
    """Return the places and the icon to look at: what the task names itself, else its first hint, else its question."""
    if task.points:
        own = [key.removeprefix(ICON_PREFIX) for key in task.points if key.startswith(ICON_PREFIX)]
        places = [key for key in task.points if not key.startswith(ICON_PREFIX)]
        return places, Icon[own[0].upper()] if own else None
    hint = task.hints[0] if task.hints else task.question
    named = _named(hint, step)
    icons = [Icon[found.upper()] for found in ICON.findall(hint.of("en")) if found.upper() in Icon.__members__]
    if named or icons:
        return named, icons[0] if icons else None
    return _read(task, step)


def _named(words: Bilingual, step: StepView) -> list[str]:
    """Return the keys of the cards that an author's text names, of those whose fronts are on the table."""
    return [key for key in dict.fromkeys(NAMED.findall(words.of("en"))) if key in step.cards]


def _read(task: Task, step: StepView) -> tuple[list[str], Icon | None]:
    """Return where a task's question is decided."""
    view, read, played = step.view, task.read, task.solution.play
    kind, _, card = played[0][0].partition(" ") if played and played[0] else ("", "", "")
    own = _of_card(step, card) if card and kind in ("dogma", "meld") else []
    if read is None:  # a goal: one looks at what one has
        seat = task.whose
        tops = [pile.cards[0].key for pile in view.players[seat].piles if pile.cards]
        return ([zone_key("hand", seat)] if view.players[seat].hand else []) + tops, None
    seat = read.get("seat", task.whose)
    tops = [pile.cards[0].key for pile in view.players[seat].piles if pile.cards]
    hand = [zone_key("hand", seat)]
    name = read.name
    if name in OF_THE_ICONS or name == "icons":
        icon = Icon[read.get("icon").upper()] if name == "icons" else _featured(step, card)
        return ([] if icon is not None else own), icon
    if name in OF_THE_CARD:
        return own or tops or hand, None
    if name == "deck":
        return (own if kind == "dogma" else tops) or [player_key(seat)], None
    if name in ("count", "more"):
        return [zone_key(read.get("zone"), seat)], None
    if name in ("points", "proves"):
        return [zone_key("score" if name == "points" else "hand", seat), *(own if name == "proves" else [])], None
    if name in ("where", "sees", "featured"):
        return _of_card(step, read.get("card")) or own or hand, None
    if name in ("top", "splay"):
        return [pile_key(seat, Color[read.get("color").upper()])], None
    if name == "covered":
        return [pile_key(seat, color) for color in Color], None
    if name == "colors-offered":
        return [pile_key(seat, pile.color) for pile in view.players[seat].piles if pile.cards], None
    if name == "achievements":
        return [zone_key(name, seat)], None
    if name in ("winners", "ending"):
        return [zone_key("achievements", each.seat) for each in view.players], None
    if name == "specials":
        return [SPECIALS_KEY], None
    if name == "highest-achievement":
        return [AVAILABLE_KEY], None
    found = of_options(task, tuple(option.id for option in task.options), step)  # legal, illegal, visible, next
    return sorted(found) or ([] if name == NEXT else own) or hand, None


def _of_card(step: StepView, name: str) -> list[str]:
    """Return the key of a card whose front is seen, else that of the hand or pile it is in; nothing of a deck's."""
    key = step.key_of(step.machine.catalogue.find(name))
    return [_public(step, key)] if key in step.cards else []


def _public(step: StepView, key: str) -> str:
    """Return the key of a place; of a back that of the zone it lies in, so that nobody learns which card it is."""
    card = step.cards.get(key)
    if card is not None and card.card is None and (zone := re.fullmatch(r"((?:hand|score|achievements)-\d)-\d+", key)):
        return zone[1]
    return key


def _featured(step: StepView, card: str) -> Icon | None:
    if not card:
        return None
    return step.machine.catalogue.featured.get(step.machine.catalogue.find(card))


def played(step: StepView, supposed: Answer, wanted: Iterable[int]) -> Pointing:
    """Return what is asked for while a task is played: the places that choose the action it supposes.

    ``wanted`` are the options of the action ``supposed``.
    """
    keys = frozenset(_public(step, key) for option in wanted for key in step.option_keys(option))
    next_draw = step.view.next_draw
    if supposed == ("draw",) and next_draw is not None:
        return Pointing(
            asked=keys, arrows=(Arrow(deck_key(next_draw.age, next_draw.set), zone_key("hand", next_draw.seat)),)
        )
    return Pointing(asked=keys)


def judged(task: Task, step: StepView, answer: Answer, verdict: Verdict, *, revealed: bool) -> Pointing:
    """Return what an answer named rightly and wrongly, and what it overlooked.

    Of a wrong answer the right one is not pointed at before it is ``revealed``.
    """
    named = of_options(task, answer, step)
    if verdict.correct is not False:
        if not task.on_table and task.read is not None and task.read.name == "deck":
            seat = task.read.get("seat", task.whose)
            return Pointing(right=named, arrows=tuple(Arrow(key, zone_key("hand", seat)) for key in sorted(named)))
        return Pointing(right=named or _subject(task, step))
    right = of_options(task, verdict.right, step)
    if revealed:
        return Pointing(right=right or _subject(task, step), wrong=named - right)
    wrong = next((each for each in task.wrong if fits(task, each, answer)), None)
    cards = _named(wrong.message, step) if wrong is not None else []
    covered = {card.key for player in step.view.players for pile in player.piles for card in pile.cards[1:]}
    several = task.many or len(answer) > 1
    return Pointing(
        lit=frozenset(cards) - covered,
        wrong=frozenset() if several else named - right,
        overlooked=frozenset(cards) & covered,
    )


def _subject(task: Task, step: StepView) -> frozenset[str]:
    """Return the place that an answer is about, if it is one place."""
    if task.read is None:
        return frozenset(step.changed()) if not task.asks else frozenset()
    places, _ = _read(task, step)
    return frozenset(places) if len(places) == 1 else frozenset()


def of_options(task: Task, answer: Answer, step: StepView) -> frozenset[str]:
    """Return the keys of the places on the table that options stand for; empty for numbers and reasons."""
    return frozenset(key for each in answer for key in _of_option(task, task.option(each), step))


def _of_option(task: Task, option: Option, step: StepView) -> list[str]:
    view, find, read = step.view, step.machine.catalogue.find, task.read
    meant = option.stands_for
    match option.kind:
        case "decks":
            return [deck_key(int(option.id))]
        case "counts" | "moves":
            return []
        case "seats":
            return [player_key(seat_of(option.id))]
        case "cards":
            return _of_card(step, option.id)
        case "actions":
            kind, _, what = option.id.partition(" ")
            if kind == "achieve":
                return [each.card.key for each in view.achievements if str(each.card.value) == what][:1]
            return _of_card(step, what) if what else []
    if read is None:
        return []
    if read.name == "deck" and meant.isdecimal():
        return [deck_key(int(meant))]
    if read.name == "colors-offered":
        seat = read.get("seat", task.whose)
        return [pile_key(seat, Color[meant.upper()])] if meant.upper() in Color.__members__ else []
    place = PLACE.fullmatch(meant)
    if place is not None:
        seat, where = int(place[1]) - 1, place[2]
        if where in ("top", "covered") and read.name == "where":
            return [pile_key(seat, step.machine.catalogue.color[find(read.get("card"))])]
        return [zone_key(where, seat) if where in ("hand", "score", "achievements") else player_key(seat)]
    if read.name == "where" and meant in ("deck", "deck-bottom"):
        return [deck_key(step.machine.catalogue.age[find(read.get("card"))])]
    if read.name == "where" and meant in ("junk", "box"):
        return [view.out_of_play.word]
    if read.name == "where" and meant == "available":
        return [AVAILABLE_KEY]
    return []
