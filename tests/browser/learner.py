"""A learner in a real browser: what is seen of a lesson, by role and name, and done with the mouse or the keyboard."""

import re
import tempfile
from collections.abc import Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Locator, expect

from engine.text.messages import Messages
from tests.browser.lab import LabPage, LabServer
from tutor.course import Lesson
from tutor.user_files import STATE

AWAY = 30_000
WHERE = """element => {
  const focused = document.activeElement;
  if (element === focused) return "here";
  return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
}"""
"""Where an element lies, seen from the focus."""
INSIDE = "() => document.querySelector('.itut-app').contains(document.activeElement)"
STATE_CODE = f"import os; os.environ[{STATE!r}] = {{!r}}"


@pytest.fixture(autouse=True)
def alone(lab_server: LabServer) -> Iterator[None]:
    """Keep what the lesson remembers out of the developer's own folder: every kernel gets a folder of its own."""
    startup = lab_server.folder.parent / "ipythondir" / "profile_default" / "startup"
    startup.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="innovation-state-", ignore_cleanup_errors=True) as folder:
        file = startup / "00-state.py"
        file.write_text(STATE_CODE.format(folder), encoding="utf-8")
        yield
        file.unlink()


class Learner:
    """What a learner sees of a lesson, and does with the mouse."""

    def __init__(self, page: LabPage, lesson: Lesson, language: str = "en") -> None:
        self.page = page
        self.lesson = lesson
        self.said = Messages(language, files("tutor") / "locales").message
        self.app = page.tab.locator(".itut-app")
        self.task = page.tab.get_by_role("region", name=re.compile("^(Task|Завдання)$"))
        self.now = page.tab.get_by_role("region", name=re.compile("^(Now|Зараз)"))
        self.why = page.tab.get_by_role("region", name=re.compile("^(Why|Чому)"))
        self.card = page.tab.get_by_role("region", name=re.compile("^(Card|Картка)"))

    # --- doing ---

    def press(self, button: Locator) -> None:
        button.click()

    def guess(self, *answers: str) -> None:
        for answer in answers:
            self.press(self.task.get_by_role("button", name=re.compile(f"^{re.escape(answer)}")))

    def task_button(self, name: str) -> None:
        self.press(self.task.get_by_role("button", name=name))

    def option(self, name: str, group: str = "") -> Locator:
        """An option in the panel Now, or in one group of it."""
        where = self.now.get_by_role("group", name=group, exact=True) if group else self.now
        return where.get_by_role("button", name=re.compile(name)).first

    def act(self, name: str, group: str = "") -> None:
        """Choose an option in the panel Now, once the guess is taken and nothing moves any more."""
        expect(self.task.get_by_text(self.said("task-predicted")).first).to_be_visible(timeout=AWAY)
        self.press(self.option(name, group))

    def unfold(self) -> None:
        """Open the numbers and the rule in the panel Why."""
        self.press(self.why.get_by_role("button", name="Why?").first)

    def step(self) -> None:
        self.press(self.app.get_by_role("button", name=self.said("ui-now-step")).last)

    def back(self) -> None:
        self.press(self.app.get_by_role("button", name=self.said("ui-bar-back")))

    def language(self, name: str) -> None:
        self.press(self.app.get_by_role("button", name=name, exact=True))

    # --- seeing ---

    def place_of(self, number: int) -> str:
        return self.said("task-place", n=number, of=len(self.lesson.tasks))

    def asked(self, number: int) -> None:
        expect(self.task.get_by_role("heading", name=self.place_of(number))).to_be_visible(timeout=AWAY)

    def right(self) -> None:
        expect(self.task.get_by_text(self.said("task-verdict-right")).first).to_be_visible(timeout=AWAY)
        expect(self.task.get_by_text(self.said("task-verdict-wrong"))).to_have_count(0)

    def place(self) -> int:
        """The number of the step, as the head of the app says it."""
        found = re.search(r"(?:step|крок) (\d+) (?:of|з)", self.app.inner_text(), re.IGNORECASE)
        return int(found[1]) if found is not None else 0  # nothing has been played yet

    def step_until_judged(self) -> list[str]:
        """Step until the panel passes its verdict; return what the panel Why said at each step."""
        told: list[str] = []
        expect(self.now.get_by_role("button", name=self.said("ui-now-step"))).to_be_visible(timeout=AWAY)
        for _ in range(20):
            if self.task.get_by_text(self.said("task-verdict-right")).count() or not self.steppable():
                break
            before = self.place()
            self.step()
            if self.moved_from(before):
                told.append(self.why.inner_text())
        return told

    def moved_from(self, before: int) -> bool:
        """Wait for the next step; there is none if the table had come to a decision while the key was on its way."""
        for _ in range(AWAY // 100):
            if self.place() > before:
                return True
            if not self.steppable():
                return False
            self.page.tab.wait_for_timeout(100)
        pytest.fail(f"no step after step {before}")

    def steppable(self) -> bool:
        return self.now.get_by_role("button", name=self.said("ui-now-step")).count() > 0

    def picture(self, name: str) -> None:
        self.app.evaluate("app => app.scrollIntoView()")
        self.page.picture(f"{self.lesson.id}-{name}")


class Typist(Learner):
    """The same with the keyboard alone: Tab and arrows to get somewhere, Enter, digits and letters to act."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.tab.keyboard.press(key)

    def reach(self, what: Locator) -> None:
        """Press Tab, or Shift+Tab if it lies before, until the focus is there."""
        expect(what.first).to_be_visible(timeout=AWAY)
        for _ in range(120):
            where = what.first.evaluate(WHERE)
            if where == "here":
                return
            self.key("Tab" if where == "after" else "Shift+Tab")
        pytest.fail(f"the keyboard does not reach {what}")

    def leave(self) -> None:
        """Press Tab until the focus is out of the app: Lab's own keys work there."""
        for _ in range(120):
            if not self.app.evaluate("app => app.contains(document.activeElement)"):
                return
            self.key("Tab")
        pytest.fail("Tab does not lead out of the app")

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.key("Enter")

    def act(self, name: str, group: str = "") -> None:
        """Press the digit that stands beside an option."""
        expect(self.task.get_by_text(self.said("task-predicted")).first).to_be_visible(timeout=AWAY)
        option = self.option(name, group)
        expect(option).to_be_visible(timeout=AWAY)
        self.page.tab.wait_for_function(INSIDE, timeout=AWAY)
        digit = option.get_attribute("aria-keyshortcuts")
        assert digit
        self.key(digit)

    def unfold(self) -> None:
        self.key("w")

    def step(self) -> None:
        self.key("ArrowRight")

    def back(self) -> None:
        self.key("ArrowLeft")

    def language(self, name: str) -> None:
        self.key("l")
