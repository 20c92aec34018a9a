"""A game looked back on, in words and as a panel: its turning points, one of them as an exercise, a graph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.lookback import MISLED, Glance, LookBack, Point
from engine.model.frames import GameFrame
from engine.positions.position import Bilingual
from engine.query.running import running_game
from engine.text.game_text import GameText
from engine.text.messages import Slot
from engine.worth import Value
from tutor.panels.app_text import AppText, catalogue
from tutor.panels.elements import button, heading, link, listing, para, row
from tutor.panels.html import Node, Nodes, h
from tutor.panels.worth import WorthText

MOST_ASKED = 3
"""decisions that are asked about"""
WIDTH, HEIGHT = 300.0, 100.0
"""of the graph, in its own units"""
LEFT, BELOW, ABOVE = 56, 20, 8
"""space for the numbers of its scale, in the same units"""
SCALE = (0, 50, 100)
"""chances in percent with a mark at the left of it"""
APART = 30
"""least distance between two numbers below it"""
MARK = 4
"""length of a mark"""
DOT = 5
"""radius of a turning point in it"""


class LessonLink(NamedTuple):
    """A lesson that teaches some rules."""

    lesson: str
    """its name: its notebook and its tasks have it"""
    title: Bilingual
    rules: tuple[str, ...]
    """the rules that its tasks name, of those in question or of their headings; the one that counts most first"""


class LookBackText:
    """The words about a game that was looked back on, for the seat that looks."""

    def __init__(self, found: LookBack, language: str, names: Sequence[str]) -> None:
        self.found = found
        self.names = names
        self.language = language
        self.words = GameText(language, names, found.seat, read=catalogue(language))

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return a message of the catalogues."""
        return self.words.message(id_, **slots)

    def worth(self, point: Point) -> WorthText:
        """Return the words of the values of a point."""
        return WorthText(point.values, self.language, self.names)

    # --- the whole ---

    def head(self) -> list[str]:
        """Return with whose eyes it is looked, that it is a guess, and how much was looked at."""
        found = self.found
        bot = self.message(f"cli-play-bot-{found.bot}")
        values = [value for point in found.points for value in point.values.values]
        lines = [self.message("lookback-head", name=self.names[found.seat], bot=bot)]
        if not found.decisions:
            return [*lines, self.message("lookback-no-decisions")]
        lines.append(
            self.message("lookback-counts", n=len(found.glances), points=len(found.points), games=found.worlds)
        )
        lines.append(self.message("lookback-turns", turns=found.turns))
        if stopped := sum([value.stopped for value in values]):
            lines.append(self.message("outcomes-worth-stopped", n=stopped))
        if unfinished := sum([value.unfinished for value in values]):
            lines.append(self.message("outcomes-worth-unfinished", n=unfinished))
        return lines

    def result(self) -> str:
        """Return how many turning points there are, or why there is none."""
        found = self.found
        if not found.points:
            return self.message("lookback-nothing-better")
        if not found.games:
            return self.message("lookback-no-games")
        turning = len(found.turning())
        return self.message("lookback-turning" if turning else "lookback-no-turning", n=turning, of=round(1 / MISLED))

    def graph(self) -> str:
        """Return in words how the chance to win went, by the bots' evaluation; empty where there is no decision."""
        if not self.found.glances:
            return ""
        chances = [each.chance for each in self.found.glances]
        low, high = min(chances), max(chances)
        return self.message(
            "lookback-graph",
            first=_percent(chances[0]),
            last=_percent(chances[-1]),
            low=_percent(low),
            high=_percent(high),
            at_low=self.place(self.found.glances[chances.index(low)]),
            at_high=self.place(self.found.glances[chances.index(high)]),
        )

    def graphed(self) -> str:
        """Return what the graph shows, for those who do not see it: how the chance went, and where the dots are."""
        dots = [
            self.message("lookback-dot", place=self.place(each.glance), chance=_percent(each.glance.chance))
            for each in sorted(self.found.turning(), key=lambda point: point.decision.place)
        ]
        return " ".join([self.graph(), *([self.message("lookback-dots", dots="; ".join(dots))] if dots else [])])

    # --- a decision ---

    def turn(self, glance: Glance) -> int:
        """Return in which of the seat's own turns a decision was made, from 1; 0: before the first.

        A turn of another player counts as the seat's own before it.
        """
        game = running_game(glance.decision.state)
        turns: int = game.vars[GameFrame.TURNS_BY_SEAT][self.found.seat] if game is not None else 0
        return turns

    def place(self, glance: Glance) -> str:
        """Return in words in which of the seat's own turns a decision was made."""
        return self.message("lookback-place", turn=self.turn(glance))

    def asked(self, point: Point) -> str:
        """Return when the seat was asked, and what."""
        state = point.decision.state
        assert state.request is not None
        asked = self.words.prompt(self.found.machine, state, state.request)
        by, where = "card" if asked.card else "action", self.place(point.glance)
        return self.message("lookback-asked", by=by, place=where, card=asked.card, asked=asked.asked)

    def played(self, point: Point) -> str:
        """Return what was answered in the game, and the chance to win after it."""
        return self._worth("lookback-played", point, point.played)

    def better(self, point: Point) -> str:
        """Return which answer is best, and the chance to win after it."""
        return self._worth("lookback-better", point, point.best)

    def _worth(self, message: str, point: Point, value: Value) -> str:
        answer, share, error = self.worth(point).answer(value), _percent(value.share), _percent(value.error)
        return self.message(message, answer=answer, share=share, error=error)

    def loss(self, point: Point) -> str:
        """Return by how much the answer of the game was worse, or that this cannot be told from luck."""
        by, error = point.loss
        if not point.played.games:
            return self.message("lookback-not-played")
        if point.played is point.best:
            return self.message("lookback-was-best")
        clear = "lookback-loss" if self.found.is_clear(by, error) else "lookback-hardly"
        return self.message(clear, by=_percent(by), error=_percent(error))

    def judged(self, point: Point, value: Value) -> str:
        """Return whether an answer of now is right, and how far it is behind."""
        by, error = point.values.behind(value)
        if not self.found.is_right(point, value):
            verdict = "lookback-wrong"
        else:
            verdict = "lookback-right" if by <= 0 else "lookback-right-too"
        answer = self.worth(point).answer(value)
        return self.message(verdict, answer=answer, by=_percent(by), error=_percent(error))

    def reasons(self, point: Point) -> list[str]:
        """Return what the best answer changes otherwise than the others do."""
        return self.worth(point).reasons(point.best)


def _percent(share: float) -> str:
    return f"{share * 100:.0f}"


# --- the graph ----------------------------------------------------------------------------------------------


def graph(said: LookBackText, label: str) -> Node:
    """Return the chance to win by decision as a picture with a scale, a dot at each turning point.

    At the left stand percents, below the numbers of the seat's own turns; ``label`` says in words what it shows.
    """
    glances, turning = said.found.glances, [point.glance for point in said.found.turning()]
    step = WIDTH / max(1, len(glances) - 1)
    points = [(place * step, HEIGHT * (1 - each.chance)) for place, each in enumerate(glances)]
    begun = {turn: x for (x, _), turn in reversed([*zip(points, map(said.turn, glances), strict=True)]) if turn}
    marks = "".join(f"M{x:.1f} {HEIGHT:g}v{MARK}" for x in sorted(begun.values()))
    paths = [
        ("half", f"M0 {HEIGHT / 2:g}H{WIDTH:g}"),
        ("axis", f"M0 0V{HEIGHT:g}H{WIDTH:g}" + "".join(f"M0 {_height(at):g}h{-MARK}" for at in SCALE) + marks),
        ("line", "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)),
        *(
            ("dot", f"M{x - DOT:.1f} {y:.1f}a{DOT} {DOT} 0 1 0 {2 * DOT} 0a{DOT} {DOT} 0 1 0 {-2 * DOT} 0Z")
            for (x, y), each in zip(points, glances, strict=True)
            if any(each is other for other in turning)
        ),
    ]
    numbers = [
        *(("percent", -2.0 * MARK, _height(at), said.message("lookback-percent", n=at)) for at in SCALE),
        *(("turn", x, HEIGHT + BELOW - MARK, str(turn)) for turn, x in _spaced(begun)),
    ]
    view = f"{-LEFT} {-ABOVE} {LEFT + WIDTH + 2 * DOT:g} {ABOVE + HEIGHT + BELOW:g}"
    attributes = {"class": "itut-graph", "viewBox": view, "role": "img", "aria-label": label, "key": "graph"}
    drawn = [h("path", {"class": f"itut-graph-{name}", "d": d}) for name, d in paths]
    written = [
        h("text", {"class": f"itut-graph-{name}", "x": f"{x:.1f}", "y": f"{y:.1f}", "aria-hidden": "true"}, text)
        for name, x, y, text in numbers
    ]
    return h("svg", attributes, [*drawn, *written])


def _height(percent: float) -> float:
    return HEIGHT * (1 - percent / 100)


def _spaced(begun: Mapping[int, float]) -> list[tuple[int, float]]:
    """Return the turns, with where they begin, whose numbers have space beside each other: the first and what fits."""
    found: list[tuple[int, float]] = []
    for turn, x in sorted(begun.items()):
        if not found or x - found[-1][1] >= APART:
            found.append((turn, x))
    return found


def numbers(said: LookBackText) -> Node:
    """Return what the graph shows as a table that is unfolded by a click: a row for each decision."""
    m = said.message
    turning = [point.glance for point in said.found.turning()]
    rows = [
        h(
            "tr",
            {"key": f"decision-{each.decision.place}"},
            h("th", {"scope": "row"}, said.place(each)),
            h("td", None, m("lookback-percent", n=round(each.chance * 100))),
            h("td", None, m("lookback-is-turning") if any(each is other for other in turning) else ""),
        )
        for each in said.found.glances
    ]
    table = h("table", {"class": "itut-numbers", "aria-label": m("lookback-numbers")}, h("tbody", None, rows))
    return h("details", {"key": "numbers"}, h("summary", None, m("lookback-numbers")), table)


# --- the panel ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision that is asked about."""

    number: int
    """of the decisions that are asked about, from 0"""
    point: Point
    value: Value | None = None
    """the answer of now; ``None``: none yet"""
    judged: bool = False
    """whether as many games were played on from it as from the others"""
    shown: bool = False
    """whether the best answer is shown"""


@dataclass(frozen=True, slots=True)
class LookingBack:
    """What the panel shows."""

    seats: Sequence[int] = ()
    """for whom can be looked back"""
    found: LookBack | None = None
    asked: Sequence[Point] = ()
    """the decisions that are asked about, in their order in the game; none while games are played"""
    worlds: int = 0
    """in how many worlds every answer is to be tried"""
    running: bool = False
    exercise: Exercise | None = None
    lessons: Sequence[LessonLink] = ()
    """those that teach what the exercise is about"""
    answered: frozenset[int] = frozenset()
    """numbers of the decisions that were answered"""


def lookback_content(looking: LookingBack, texts: AppText) -> Nodes:
    """Return the panel: for whom, or what was found, or the exercise."""
    m = texts.message
    content: Nodes = [heading(m("lookback-label"), "label")]
    found = looking.found
    if found is None:
        rows = [button(m("lookback-seat", name=texts.names[seat]), f"lookback:{seat}") for seat in looking.seats]
        close = button(m("lookback-close"), "lookback-close", small=True)
        return [*content, para(m("lookback-how"), "itut-about", "how"), row([*rows, close])]
    said = LookBackText(found, texts.language, texts.names)
    if looking.exercise is not None:
        return [*content, *_exercise(looking, looking.exercise, said, texts)]
    steps: Nodes = []
    if looking.running:
        steps.append(button(m("lookback-stop"), "lookback-stop", small=True))
    elif not found.glanced or found.points:
        steps.append(button(m("lookback-on"), "lookback-on", small=True))
    steps.append(button(m("lookback-close"), "lookback-close", small=True))
    content.append(row(steps))
    content += [para(texts.marked(line), "itut-about", f"head-{n}") for n, line in enumerate(said.head())]
    if not found.glanced:
        progress = m("lookback-glancing", n=len(found.glances), of=len(found.decisions))
        return [*content, para(progress, "itut-about", "progress", status=True)]
    if found.glances:
        content.append(graph(said, texts.spoken(said.graphed())))
        content.append(para(m("lookback-graph-what"), "itut-about", "graph-what"))
        content.append(numbers(said))
    if looking.running:
        progress = m("lookback-playing", n=found.games, of=found.wanted(looking.worlds))
        return [*content, para(progress, "itut-about", "progress", status=True)]
    if found.decisions:
        content.append(para(texts.marked(said.result()), "", "result", status=True))
    if 0 < found.games < (of := found.wanted(looking.worlds)):
        content.append(para(m("lookback-stopped", n=found.games, of=of), "itut-about", "stopped"))
    if maybe := sum([not found.is_clear(*each.loss) for each in looking.asked]):
        content.append(para(m("lookback-maybe", n=maybe), "itut-about", "maybe"))
    content += _asked(looking, said, texts)
    hardly = [point for point in found.points if all(point is not each for each in looking.asked)]
    if hardly:
        rows_ = [
            [*texts.marked(said.asked(each)), " ", *texts.marked(said.loss(each)), " ", _in_game(texts, each)]
            for each in hardly
        ]
        content.append(h("h3", {"key": "others"}, m("lookback-others")))
        content.append(listing(rows_, m("lookback-others"), "hardly"))
    return content


def _in_game(texts: AppText, point: Point) -> Node:
    return link(texts.message("lookback-go"), f"lookback-go:{point.decision.place}")


def _asked(looking: LookingBack, said: LookBackText, texts: AppText) -> Nodes:
    """Return the decisions that are asked about: the question, and once it was answered what would have been better."""
    m = texts.message
    rows: Nodes = []
    for number, point in enumerate(looking.asked):
        ask = f"lookback-ask:{number}"
        lines: Nodes = [para(texts.marked(said.asked(point)))]
        if number in looking.answered:
            lines += [para(texts.marked(said.played(point))), para(texts.marked(said.better(point)))]
            lines.append(row([link(m("lookback-again"), ask), _in_game(texts, point)], key=f"do-{number}"))
        else:
            lines.append(button(m("lookback-ask"), ask, primary=not rows))
        rows.append(h("li", {"key": f"asked-{number}"}, lines))
    return [h("ol", {"key": "asked", "class": "itut-values"}, rows)] if rows else []


def _exercise(looking: LookingBack, exercise: Exercise, said: LookBackText, texts: AppText) -> Nodes:
    """Return the question at a decision, or what was answered, or what is best."""
    m, point = texts.message, exercise.point
    content: Nodes = [
        h("h3", {"key": "question"}, m("lookback-question")),
        para(texts.marked(said.asked(point)), "", "asked"),
        para(m("lookback-question-how"), "itut-about", "question-how"),
    ]
    response: Nodes = []
    if exercise.value is not None and not exercise.judged:
        response.append(para(m("lookback-judging"), "itut-about", "judging", status=True))
    elif exercise.value is not None:
        response.append(para(texts.marked(said.judged(point, exercise.value)), "", "verdict", status=True))
    steps: Nodes = []
    if exercise.shown:
        response += [
            para(texts.marked(said.played(point)), "", "played"),
            para(texts.marked(said.better(point)), "", "better"),
            para(texts.marked(said.loss(point)), "itut-about", "loss"),
        ]
        if reasons := [texts.marked(line) for line in said.reasons(point)]:
            why = m("lookback-why")
            response += [para(why, "itut-about", "why"), listing(reasons, why, "why-list")]
        if looking.lessons:
            links = [
                h(
                    "a",
                    {"class": "itut-link", "href": f"{each.lesson}.ipynb", "key": each.lesson},
                    each.title.of(texts.language),
                )
                for each in looking.lessons
            ]
            response += [
                para(m("lookback-lessons"), "", "lessons"),
                listing(links, m("lookback-lessons"), "lesson-list"),
            ]
        if exercise.number + 1 < len(looking.asked):
            steps.append(button(m("lookback-next"), f"lookback-ask:{exercise.number + 1}", primary=True))
    else:
        if exercise.value is not None:
            steps.append(button(m("lookback-try"), f"lookback-ask:{exercise.number}"))
        steps.append(button(m("lookback-answer"), "lookback-answer"))
    steps.append(button(m("lookback-back"), "lookback-back"))
    return [*content, h("div", {"key": "response"}, [*response, row(steps)])]
