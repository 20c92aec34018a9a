"""The lessons of the further sets in a real browser: the decks beside decks, a secret, and a City that is drawn."""

import re

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.learner import AWAY, Learner, alone
from tutor.course import load

__all__ = ["alone"]


def begin(page: LabPage, lesson: str, language: str) -> Learner:
    page.open(f"uk/{lesson}.ipynb" if language == "uk" else f"{lesson}.ipynb")
    page.tab.locator(".jp-Notebook").focus()
    for _ in range(2):
        page.tab.keyboard.press("Shift+Enter")
    who = Learner(page, load(lesson), language)
    who.asked(1)
    return who


def test_the_unseen_in_english(page: LabPage) -> None:
    who = begin(page, "27-unseen", "en")
    who.picture("asked")
    who.guess("The first from The Unseen")
    who.act("Draw")
    who.act("Draw")
    who.right()
    who.picture("drawn")
    who.task_button(who.said("task-next"))
    who.asked(2)
    assert page.errors == []
    assert page.external == []


def test_a_city_in_ukrainian(page: LabPage) -> None:
    who = begin(page, "28-endorsing", "uk")
    who.guess("2")
    for card in ("Сільське господарство", "Гончарство"):
        who.act(card)
        if who.steppable():
            who.step_until_judged()
    expect(who.task.get_by_text(who.said("task-verdict-wrong")).first).to_be_visible(timeout=AWAY)
    expect(who.task.get_by_text(re.compile("Поки в руці є місто|іншого не добирають")).first).to_be_visible(
        timeout=AWAY
    )
    who.picture("melded")
    assert page.errors == []
    assert page.external == []


def test_figures_in_english(page: LabPage) -> None:
    who = begin(page, "31-figures", "en")
    who.picture("figures-asked")
    who.guess("The Figures")
    who.act("Writing")
    who.step_until_judged()
    who.right()
    who.picture("figures-judged")
    assert page.errors == []
    assert page.external == []


def test_a_decree_in_ukrainian(page: LabPage) -> None:
    who = begin(page, "32-decrees", "uk")
    who.picture("decrees-asked")
    assert page.errors == []
    assert page.external == []
