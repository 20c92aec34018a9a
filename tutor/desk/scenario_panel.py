"""The panel beside the table of a scenario: its question, its answer once it is asked for, reasons, sources, walks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.editions import SWITCHES
from engine.positions import Position, ScriptedLine
from tutor.desk.elements import DeskPanel, act, bullets, heading, paragraph, rule_whole
from tutor.desk.scripted_line import lay_out
from tutor.scenario_index import ScenarioEntry
from tutor.widgets.html import Nodes, h

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.widgets.app_text import AppText


class ScenarioPanel:
    """Tells in an app's slot of the scenario that is on its table.

    ``panel.widget`` is the widget. The answer stays hidden until somebody asks for it.
    """

    def __init__(self, app: App, open_reading: Callable[[str], None], go_back: Callable[[], None]) -> None:
        self.app = app
        self.position: Position | None = None
        self.readings: tuple[ScenarioEntry, ...] = ()
        """the same matter under the other readings"""
        self.shown = False
        """whether the answer is shown; before a class it is what the class was told that decides"""
        self.walking = ""
        """id of the line that is laid out"""
        self.unfolded: set[str] = set()
        """the rules that are shown whole"""
        self.way_back: Callable[[], str] = str
        """words of the way back to a table that gave way to this one, empty if there is none"""
        self._open_reading, self._go_back = open_reading, go_back
        self.widget = DeskPanel("told", app.guard.wrap(self.activate))
        app.slot.children = (*app.slot.children, self.widget)
        app.on_step(self._stepped)
        app.hub.observe(lambda _: self.show(), "language")

    def tell(
        self,
        position: Position | None,
        readings: Sequence[ScenarioEntry] = (),
        *,
        shown: bool = False,
        walking: str = "",
    ) -> None:
        """Tell of another scenario, perhaps with its answer or a walk laid out; ``None``: of none."""
        self.position, self.readings, self.shown, self.walking = position, tuple(readings), shown, walking
        self.unfolded = set()
        self.show()

    def activate(self, does: str, value: str = "") -> None:
        """Do what a click on a part of the panel does."""
        what, _, of = does.partition(":")
        if what == "answer" and self.app.presenting:
            self.app.do("reveal")
        elif what == "answer":
            self.shown = not self.shown
            self.show()
        elif what == "walk":
            self.walk(of)
        elif what == "reading":
            shown = self.shown
            self._open_reading(of)
            self.shown = shown  # whoever compares two readings has seen an answer
            self.show()
        elif what == "rule":
            self.unfolded ^= {of}
            self.show()
        elif what == "mine":
            self._go_back()

    @property
    def _open(self) -> bool:
        return not self.app.curtained if self.app.presenting else self.shown

    def restart(self) -> None:
        """Begin anew for whoever comes next: on the fresh table, with the answer hidden and no walk laid out."""
        self.tell(self.position, self.readings)
        self.app.do("restart")

    def _stepped(self, app: App) -> None:
        """Say how to go on in a walk until it is at its end; forget it once the session was begun anew without it."""
        if self.walking:
            self.walking = self.walking if len(app.session.steps) > 1 else ""
            self.show()

    def walk(self, line_id: str) -> None:
        """Lay a scripted line out on the table."""
        assert self.position is not None
        line = self.position.line(line_id)
        lay_out(self.app.session, self.position, line, self._line_name(line))
        self.walking = line_id
        self.show()

    def _line_name(self, line: ScriptedLine) -> str:
        """A walk's name among the lines: its title tells the answer, so only once that is shown, and to no class."""
        assert self.position is not None
        number = self.position.lines.index(line) + 1
        if (self.shown and not self.app.presenting) or self.position.answer is None:
            return line.title.of(self.app.lang)[:40]
        return self.app.speech.m("told-line", n=number)

    def show(self) -> None:
        """Show it in the app's language."""
        speech = self.app.speech
        self.widget.word(speech.language, speech.m("told-label"))
        content = self._content(speech) if self.position is not None else []
        if way_back := self.way_back():
            content.insert(0, act(way_back, "mine", link=True))
        self.widget.show(content)
        self.widget.idle = not content
        self.widget.layout.display = None if content else "none"

    def _content(self, speech: AppText) -> Nodes:
        position, language, m = self.position, speech.language, speech.m
        assert position is not None
        content: Nodes = [heading(m("told-question" if position.question else "told-label"))]
        for text in (position.question, position.text):
            if text is not None:
                content.append(paragraph(speech.drawn(text.of(language)), "itut-told-question", "text"))
        if position.answer is not None:
            content += self._answer(speech, position)
        else:
            content += [*self._reading(speech, position), *self._sources(speech, position)]
        content += self._walks(speech, position)
        return content

    def _answer(self, speech: AppText, position: Position) -> Nodes:
        m, language = speech.m, speech.language
        assert position.answer is not None
        does = ("class-hide" if self._open else "class-reveal") if self.app.presenting else ""
        toggle = act(m(does or ("told-hide" if self._open else "told-show")), "answer", main=not self._open)
        if not self._open:
            buttons = h("div", {"class": "itut-steps", "key": "answer-do"}, toggle)
            open_ = any(SWITCHES[switch].undecided for switch, _ in position.switches)
            mark = [paragraph(m("told-no-document"), "itut-told-open", "no-document")] if open_ else []
            return [*mark, paragraph(m("told-think"), "itut-about", "think"), buttons]
        content: Nodes = [
            *self._reading(speech, position),
            h("h3", {"key": "answer-head"}, m("told-answer")),
            paragraph(speech.drawn(position.answer.of(language)), "itut-lit-words", "answer", status=True),
        ]
        if position.reasons:
            content.append(h("h3", {"key": "reasons-head"}, m("told-reasons")))
            rows = [speech.drawn(reason.of(language)) for reason in position.reasons]
            content.append(bullets(rows, m("told-reasons"), "reasons"))
        content += self._sources(speech, position)
        content.append(h("div", {"class": "itut-steps", "key": "answer-do"}, toggle))
        return content

    def _sources(self, speech: AppText, position: Position) -> Nodes:
        m = speech.m
        content: Nodes = []
        if position.sources:
            content.append(h("h3", {"key": "sources-head"}, m("told-sources")))
            rows = [speech.drawn(source.of(speech.language)) for source in position.sources]
            content.append(bullets(rows, m("told-sources"), "sources"))
        if position.rules:
            content.append(h("h3", {"key": "rules-head"}, m("told-rules")))
            rules = [self._rule(speech, rule, position.edition) for rule in position.rules]
            content.append(bullets(rules, m("told-rules"), "rules"))
        return content

    def _rule(self, speech: AppText, rule_id: str, edition: int) -> Nodes:
        """A rule's title, that unfolds its words and all the places where it stands."""
        rule, open_ = speech.words.rule(rule_id, edition), rule_id in self.unfolded
        attributes = {
            "class": "itut-link",
            "type": "button",
            "data-act": f"rule:{rule_id}",
            "aria-expanded": "true" if open_ else "false",
            "key": f"rule-{rule_id}",
        }
        content: Nodes = [h("button", attributes, speech.drawn(rule.title))]
        if not open_:
            where = h("span", {"class": "itut-cited"}, " ", rule.citations[0]) if rule.citations else ""
            return [*content, where]
        return [*content, rule_whole(rule, speech.drawn(rule.text), speech.m("why-where"))]

    def _reading(self, speech: AppText, position: Position) -> Nodes:
        """What is undecided, the reading that is played here, and the way to the others."""
        m = speech.m
        chosen = [(switch, choice) for switch, choice in position.switches if SWITCHES[switch].undecided]
        if not chosen:
            return []
        parts: Nodes = [h("strong", None, m("told-undecided"))]
        for switch, choice in chosen:
            parts += [paragraph(m(f"switch-{switch}"), "itut-about"), paragraph(m(f"switch-{switch}-{choice}"))]
        for other in self.readings:
            for switch, choice in other.reading:
                text = [m("told-other-reading"), " ", m(f"switch-{switch}-{choice}")]
                parts += [paragraph(text), act(m("told-open-reading"), f"reading:{other.name}", link=True)]
        return [h("div", {"class": "itut-told-reading", "key": "reading"}, parts)]

    def _walks(self, speech: AppText, position: Position) -> Nodes:
        m = speech.m
        if not position.lines:
            return []
        named = self._open or position.answer is None
        rows: Nodes = []
        for n, line in enumerate(position.lines, start=1):
            title = m("told-line-titled", n=n, title=line.title.of(speech.language)) if named else m("told-line", n=n)
            rows.append(act(title, f"walk:{line.id}", pressed=line.id == self.walking))
        content: Nodes = [
            h("h3", {"key": "walks-head"}, m("told-lines")),
            h("div", {"class": "itut-steps", "key": "walks"}, rows),
        ]
        if self.walking:
            if not self.app.session.at_tip:
                content.append(paragraph(m("told-ready"), "itut-about", "ready", status=True))
            content.append(paragraph(m("told-play-on"), "itut-about", "play-on"))
        return content

    def __repr__(self) -> str:
        return f"Told({self.position.id if self.position else ''!r})"
