"""The panel beside a scenario's table: question, answer on request, reasons, sources, scripted lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.editions import SWITCHES
from engine.positions import Position, ScriptedLine
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.desk.elements import DeskPanel, rule_whole
from tutor.desk.scripted_line import play_to_start
from tutor.panels import elements
from tutor.panels.elements import heading, link, listing, para
from tutor.panels.html import Nodes, h
from tutor.scenario_index import ScenarioEntry

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.panels.app_text import AppText


class ScenarioPanel:
    """Shows in an app's slot the scenario of its table.

    ``panel.widget`` is the widget. The answer is hidden until the user asks for it.
    """

    def __init__(self, app: App, open_reading: Callable[[str], None], go_back: Callable[[], None]) -> None:
        self.app = app
        self.position: Position | None = None
        self.readings: tuple[ScenarioEntry, ...] = ()
        """scenarios for the same question under other readings"""
        self.answer_shown = False
        """whether the answer is shown; when presenting to a class, the app decides instead"""
        self.hints = 0
        """how many of the position's hints are shown"""
        self.open_line = ""
        """id of the scripted line on the table; empty: none"""
        self.unfolded: set[str] = set()
        """ids of the rules shown with text and citations"""
        self.back_label: Callable[[], str] = str
        """returns the label of the button back to the previous table; empty: no button"""
        self.on_answer: Callable[[], None] = lambda: None
        """called when the answer has been shown or hidden"""
        self._open_reading, self._go_back = open_reading, go_back
        self._handlers: Handlers = {
            "answer": plain(self._turn_answer),
            "hint": plain(self._hint),
            "line": of_argument(self.open_scripted_line),
            "reading": of_argument(self._read),
            "rule": of_argument(self._fold),
            "mine": plain(self._go_back),
        }
        self.widget = DeskPanel("told", app.guard.wrap(self.activate))
        app.slot.children = (*app.slot.children, self.widget)
        app.on_step(self._stepped)
        app.on_revealed = self._revealed
        app.hub.observe(lambda _: self.show(), "language")

    def show_scenario(
        self,
        position: Position | None,
        readings: Sequence[ScenarioEntry] = (),
        *,
        answer_shown: bool = False,
        open_line: str = "",
    ) -> None:
        """Show another scenario, optionally with its answer or with a scripted line open; ``None``: no scenario."""
        self.position, self.readings = position, tuple(readings)
        self.answer_shown, self.open_line = answer_shown, open_line
        self.hints = 0
        self.unfolded = set()
        self.show()

    def activate(self, does: str, value: str = "") -> None:
        """Handle a click on a part of the panel."""
        carry_out(self._handlers, does, value)

    def _turn_answer(self) -> None:
        if self.app.presenting:
            self.app.do("reveal")
            return
        self.answer_shown = not self.answer_shown
        self.show()

    def _hint(self) -> None:
        self.hints += 1
        self.show()

    def _read(self, reading: str) -> None:
        answer_shown = self.answer_shown
        self._open_reading(reading)
        self.answer_shown = answer_shown  # a user who compares readings has seen the answer
        self.show()

    def _fold(self, rule: str) -> None:
        self.unfolded ^= {rule}
        self.show()

    def _revealed(self) -> None:
        """Scroll to what was revealed to a class."""
        if self.position is not None and self.position.answer is not None:
            self.widget.bring_part_into_view("answer")
        else:
            self.app.why.bring_part_into_view()

    @property
    def _open(self) -> bool:
        return not self.app.curtained if self.app.presenting else self.answer_shown

    def restart(self) -> None:
        """Reset for the next user: first state, answer hidden, no scripted line."""
        self.show_scenario(self.position, self.readings)
        self.app.do("restart")

    def _stepped(self, app: App) -> None:
        """Show the "continue" hint while a scripted line is open; drop it when the session is reset."""
        if self.open_line:
            self.open_line = self.open_line if len(app.session.steps) > 1 else ""
            self.show()

    def open_scripted_line(self, line_id: str) -> None:
        """Play a scripted line and go back to its start."""
        assert self.position is not None
        line = self.position.line(line_id)
        play_to_start(self.app.session, self.position, line, self._line_name(line))
        self.open_line = line_id
        self.show()

    def _line_name(self, line: ScriptedLine) -> str:
        """Return the line's name in the session; its title gives the answer away, so before that only a number."""
        assert self.position is not None
        number = self.position.lines.index(line) + 1
        if (self.answer_shown and not self.app.presenting) or self.position.answer is None:
            return line.title.of(self.app.lang)[:40]
        return self.app.texts.message("told-line", n=number)

    def show(self) -> None:
        """Update the panel, in the app's language."""
        texts = self.app.texts
        self._hide_title()
        self.widget.set_language(texts.language, texts.message("told-label"))
        content = self._content(texts) if self.position is not None else []
        if back_label := self.back_label():
            content.insert(0, link(back_label, "mine"))
        self.widget.show(content)
        self.widget.is_empty = not content
        self.widget.layout.display = None if content else "none"

    def _hide_title(self) -> None:
        """Let the heading not say the answer while that is hidden."""
        hides = self.position is not None and self.position.answer is not None and not self._open
        if self.app.titles.hides_answer != hides:
            self.app.titles.hides_answer = hides
            self.app.titles.label()
            self.app.drawing.redraw()
            self.on_answer()

    def _content(self, texts: AppText) -> Nodes:
        position, language, m = self.position, texts.language, texts.message
        assert position is not None
        content: Nodes = [heading(m("told-question" if position.question else "told-label"))]
        for text in (position.question, position.text):
            if text is not None:
                content.append(para(texts.marked(text.of(language)), "itut-told-question", "text"))
        answer = (
            self._answer(texts, position)
            if position.answer is not None
            else [*self._reading(texts, position), *self._sources(texts, position)]
        )
        walks = self._scripted_lines(texts, position)
        # Before a class the walks stay in sight: what is revealed may be long.
        content += [*walks, *answer] if self.app.presenting else [*answer, *walks]
        return content

    def _answer(self, texts: AppText, position: Position) -> Nodes:
        m, language = texts.message, texts.language
        assert position.answer is not None
        does = ("class-hide" if self._open else "class-reveal") if self.app.presenting else ""
        toggle = elements.button(
            m(does or ("told-hide" if self._open else "told-show")), "answer", primary=not self._open
        )
        if not self._open:
            buttons = h("div", {"class": "itut-steps", "key": "answer-do"}, toggle)
            open_ = any(SWITCHES[switch].undecided for switch, _ in position.switches)
            mark = [para(m("told-no-document"), "itut-told-open", "no-document")] if open_ else []
            return [*mark, para(m("told-think"), "itut-about", "think"), *self._hints(texts, position), buttons]
        content: Nodes = [
            *self._reading(texts, position),
            h("h3", {"key": "answer-head"}, m("told-answer")),
            para(texts.marked(position.answer.of(language)), "itut-lit-words", "answer", status=True),
        ]
        if position.reasons:
            content.append(h("h3", {"key": "reasons-head"}, m("told-reasons")))
            rows = [texts.marked(reason.of(language)) for reason in position.reasons]
            content.append(listing(rows, m("told-reasons"), "reasons", "itut-desk-list"))
        content += self._sources(texts, position)
        content.append(h("div", {"class": "itut-steps", "key": "answer-do"}, toggle))
        return content

    def _hints(self, texts: AppText, position: Position) -> Nodes:
        """Return the hints asked for so far, and the way to the next; a class is not given any."""
        if not position.hints or self.app.presenting:
            return []
        content: Nodes = []
        shown = position.hints[: self.hints]
        if shown:
            rows = [texts.marked(hint.of(texts.language)) for hint in shown]
            content.append(listing(rows, texts.message("told-hints"), "hints", "itut-desk-list"))
        if len(shown) < len(position.hints):
            label = texts.message("told-hint", n=len(shown) + 1, of=len(position.hints))
            content.append(link(label, "hint", key="hint"))
        return content

    def _sources(self, texts: AppText, position: Position) -> Nodes:
        m = texts.message
        content: Nodes = []
        if position.sources:
            content.append(h("h3", {"key": "sources-head"}, m("told-sources")))
            rows = [texts.marked(source.of(texts.language)) for source in position.sources]
            content.append(listing(rows, m("told-sources"), "sources", "itut-desk-list"))
        if position.rules:
            content.append(h("h3", {"key": "rules-head"}, m("told-rules")))
            rules = [self._rule(texts, rule, position.edition) for rule in position.rules]
            content.append(listing(rules, m("told-rules"), "rules", "itut-desk-list"))
        return content

    def _rule(self, texts: AppText, rule_id: str, edition: int) -> Nodes:
        """Return a rule's title, which opens its text and citations."""
        rule, open_ = texts.game_text.rule(rule_id, edition), rule_id in self.unfolded
        name = texts.marked(rule.title)
        content: Nodes = [link(name, f"rule:{rule_id}", key=f"rule-{rule_id}", expanded=open_)]
        if not open_:
            where = h("span", {"class": "itut-cited"}, " ", rule.citations[0]) if rule.citations else ""
            return [*content, where]
        return [*content, rule_whole(rule, texts.marked(rule.text), texts.message("why-where"))]

    def _reading(self, texts: AppText, position: Position) -> Nodes:
        """Return the undecided question, the reading in play, and buttons for the other readings."""
        m = texts.message
        chosen = [(switch, choice) for switch, choice in position.switches if SWITCHES[switch].undecided]
        if not chosen:
            return []
        parts: Nodes = [h("strong", None, m("told-undecided"))]
        for switch, choice in chosen:
            parts += [para(m(f"switch-{switch}"), "itut-about"), para(m(f"switch-{switch}-{choice}"))]
        for other in self.readings:
            for switch, choice in other.reading:
                text = [m("told-other-reading"), " ", m(f"switch-{switch}-{choice}")]
                parts += [para(text), link(m("told-open-reading"), f"reading:{other.name}")]
        return [h("div", {"class": "itut-told-reading", "key": "reading"}, parts)]

    def _scripted_lines(self, texts: AppText, position: Position) -> Nodes:
        m = texts.message
        if not position.lines:
            return []
        named = self._open or position.answer is None
        rows: Nodes = []
        for n, line in enumerate(position.lines, start=1):
            title = m("told-line-titled", n=n, title=line.title.of(texts.language)) if named else m("told-line", n=n)
            rows.append(elements.button(title, f"line:{line.id}", pressed=line.id == self.open_line))
        content: Nodes = [
            h("h3", {"key": "walks-head"}, m("told-lines")),
            h("div", {"class": "itut-steps", "key": "walks"}, rows),
        ]
        if self.open_line:
            if not self.app.session.at_tip:
                content.append(para(m("told-ready"), "itut-about", "ready", status=True))
            content.append(para(m("told-play-on"), "itut-about", "play-on"))
        return content

    def __repr__(self) -> str:
        return f"ScenarioPanel({self.position.id if self.position else ''!r})"
