"""Two more lessons in a real browser with the keyboard alone: one in English, one in Ukrainian."""

import re

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.learner import AWAY, Typist, alone
from tutor.course import load

__all__ = ["alone"]


def begin(page: LabPage, lesson: str, language: str) -> Typist:
    """Open a lesson and run it with the keys that its page names."""
    page.open(f"uk/{lesson}.ipynb" if language == "uk" else f"{lesson}.ipynb")
    page.tab.locator(".jp-Notebook").focus()
    for _ in range(2):
        page.tab.keyboard.press("Shift+Enter")
    return Typist(page, load(lesson), language)


def give(who: Typist, *answers: str) -> None:
    """Choose several answers and give them."""
    who.guess(*answers)
    who.task_button(who.said("task-predict"))


def next_task(who: Typist, number: int) -> None:
    who.task_button(who.said("task-next"))
    who.asked(number)


def to_the_end(who: Typist) -> None:
    """All tasks are solved, nothing wanted the network, and nothing complained."""
    tasks = len(who.lesson.tasks)
    who.task_button(who.said("task-end"))
    expect(who.task.get_by_text(who.said("task-solved", n=tasks, of=tasks))).to_be_visible(timeout=AWAY)
    who.picture("ended")
    assert who.page.errors == []
    assert who.page.external == []


def test_sharing_in_english(page: LabPage) -> None:
    who = begin(page, "05-sharing", "en")
    who.asked(1)
    give(who, "Olena")
    who.right()
    next_task(who, 2)
    give(who, "Olena draws a", "You draw a", "Your free Draw: a card of value 2")
    who.act("Pottery", "Dogma")
    expect(who.why).to_contain_text("Olena shares")
    who.picture("pottery-locked")
    who.step_until_judged()
    decide_as(who, "Olena")
    decline(who, "You decide")
    who.step_until_judged()
    who.right()
    who.picture("pottery-walked")
    next_task(who, 3)
    who.guess("Whoever chose the card executes each effect last")
    who.right()
    next_task(who, 4)
    who.guess("He shares")
    who.right()
    next_task(who, 5)
    who.guess("No: nothing came of it")
    who.act("Philosophy", "Dogma")
    expect(who.why).to_contain_text("Taras shares")
    who.step_until_judged()
    decline(who, "You decide")
    who.step_until_judged()
    who.right()
    next_task(who, 6)
    give(who, "You", "Olena")
    who.act("Agriculture", "Dogma")
    who.step_until_judged()
    decline(who, "You decide")
    who.step_until_judged()
    decide_as(who, "Olena")
    decline(who, "You decide")
    who.step_until_judged()
    who.right()
    to_the_end(who)


def decide_as(who: Typist, name: str) -> None:
    """Look through the eyes of somebody who chooses among cards that the learner cannot see."""
    expect(who.now).to_contain_text(name, timeout=AWAY)
    button = who.option(f"^{re.escape(who.said('ui-now-decide-as', name=name))}")
    expect(button).to_be_visible(timeout=AWAY)
    who.press(button)


def decline(who: Typist, whose: str) -> None:
    """Choose nothing, for whoever is asked; the panel says who that is."""
    expect(who.now).to_contain_text(whose, timeout=AWAY)
    who.press(who.option("^No, choose nothing"))


def test_a_demand_in_ukrainian(page: LabPage) -> None:
    who = begin(page, "06-demand", "uk")
    who.asked(1)
    give(who, "Олена")
    who.right()
    next_task(who, 2)
    who.guess("Олена")
    who.right()
    next_task(who, 3)
    give(who, "Тарас", "Ви")
    who.act("Картографія")
    expect(who.why).to_contain_text("Олена має виконати вимогу")
    who.picture("mapmaking-locked")
    who.step_until_judged()
    decide_as(who, "Олена")
    expect(who.now).to_contain_text("Ви вирішуєте за гравця: Олена.")
    who.press(who.option("Одяг"))
    who.step_until_judged()
    who.right()
    next_task(who, 4)
    give(who, "Олена віддає картку", "Олена добирає картку")
    who.act("Міста-держави")
    who.step_until_judged()
    who.press(who.option("Колесо"))
    who.step_until_judged()
    who.right()
    next_task(who, 5)
    give(who, "Тарас")
    who.act("Стрільба з лука")
    who.right()
    to_the_end(who)
