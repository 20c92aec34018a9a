"""Lesson 1 in a real browser, as a learner does it: with the mouse, and again with the keyboard alone."""

import re

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.learner import AWAY, Learner, Typist, alone
from tutor.course import load

__all__ = ["alone"]

LESSON = "01-first-steps.ipynb"
TASKS = load("01-first-steps")


def staging_is_as_the_rulebook_shows_it(who: Learner) -> None:
    table = who.app.get_by_role("group", name=re.compile("^Innovation"))
    for name in (
        r"^Opponent\. Score 0\..* 3 concept",
        r"^You, whose turn it is.* 2 authority.* 3 concept",
        r"^You, red pile: 1 card, top card Archery, unsplayed",
        r"^You, blue pile: 2 cards, top card Writing, unsplayed",
        r"^Opponent, green pile: 2 cards, top card Sailing, unsplayed",
        r"^Opponent, purple pile: 1 card, top card Philosophy, unsplayed",
        r"^Decks",
        r"^Available achievements",
    ):
        expect(table.get_by_role("group", name=re.compile(name))).to_be_attached()
    mine = table.get_by_role("img", name=re.compile("^Archery")).bounding_box()
    theirs = table.get_by_role("img", name=re.compile("^Philosophy")).bounding_box()
    assert mine is not None
    assert theirs is not None
    assert mine["y"] > theirs["y"], "the viewer sits at the bottom"


def first_turns(who: Learner, name: str) -> None:
    """Draw and Meld, each with its reason; then the opponent's turn."""
    who.asked(1)
    staging_is_as_the_rulebook_shows_it(who)
    who.picture(f"{name}-01-asked")
    who.task_button("Hint 1 of 3")
    expect(who.task.get_by_text("Where to look.")).to_be_visible(timeout=AWAY)
    who.guess("Deck card of value 1")
    expect(who.task.get_by_text("Your guess:")).to_be_visible(timeout=AWAY)
    who.act("", "Draw")
    who.right()
    expect(who.why).to_contain_text("highest top card")
    who.picture(f"{name}-02-drawn")
    who.task_button("Next task")
    who.asked(2)
    who.guess("No, it will begin a new pile")
    if isinstance(who, Typist):
        who.act("Agriculture", "Meld")
    else:  # on the table itself
        who.press(who.app.get_by_role("button", name=re.compile("^Agriculture, yellow 1")))
    who.right()
    expect(who.why).to_contain_text("Agriculture")
    who.task_button("Next task")
    who.asked(3)
    who.guess("Deck card of value 2")
    who.act("", "Draw")
    who.right()
    who.task_button("Next task")
    who.asked(4)
    who.guess("4")
    who.act("", "Meld")
    who.right()
    who.picture(f"{name}-03-both-turns-over")
    who.task_button("Next task")


def writing(who: Learner, name: str) -> None:
    """Who shares, who draws what, in which order: asked, answered, then walked with reasons."""
    who.asked(5)
    expect(who.why.get_by_text("shares")).to_have_count(0)
    who.guess("Share: draw a card, too")
    who.right()
    who.task_button("Next task")
    who.asked(6)
    who.guess("Opponent draws a card of value 2", "You draw a card of value 2", "Your free Draw: a card of value 1")
    who.picture(f"{name}-04-order-guessed")
    who.task_button("That is my guess")
    who.act("Writing", "Dogma")
    expect(who.why).to_contain_text("Opponent shares")
    who.unfold()
    expect(who.why).to_contain_text("Philosophy")
    expect(who.why).to_contain_text("Sharing & Demands")
    expect(who.app.get_by_role("group", name=re.compile("^Innovation"))).to_be_visible()
    who.picture(f"{name}-05-writing-locked")
    told = who.step_until_judged()
    order = [text for text in told if "draw" in text]
    assert any("Opponent draws" in text for text in order)
    drew = [n for n, text in enumerate(told) if "Opponent draws" in text]
    mine = [n for n, text in enumerate(told) if "Calendar" in text]
    free = [n for n, text in enumerate(told) if "Pottery" in text]
    assert drew[0] < mine[0] < free[0]
    who.right()
    who.picture(f"{name}-06-writing-walked")
    who.task_button("Next task")
    who.asked(7)
    who.guess("Deck card of value 2")
    who.right()
    who.task_button("Next task")


def archery(who: Learner, name: str) -> None:
    """Back to before Writing, and Archery instead."""
    expect(who.task.get_by_text("Walk back yourself")).to_be_visible(timeout=AWAY)
    for _ in range(20):
        if not who.task.get_by_text("Walk back yourself").count():
            break
        before = who.place()
        who.back()
        expect(who.app.get_by_text(f"Step {before - 1} of")).to_be_visible(timeout=AWAY)
    who.asked(8)
    who.guess("Obey the demand, and that is all")
    who.right()
    who.task_button("Next task")
    who.asked(9)
    who.guess("Opponent draws a card", "Opponent hands a card over", "You junk an achievement")
    who.task_button("That is my guess")
    who.act("Archery", "Dogma")
    expect(who.why).to_contain_text("vulnerable")
    who.picture(f"{name}-07-archery-locked")
    told = who.step_until_judged()
    assert any("Pottery" in text for text in told)
    who.act("1", "Options")
    who.step_until_judged()
    who.right()
    expect(who.why).to_contain_text("No free Draw")
    who.picture(f"{name}-08-archery-walked")
    who.task_button("Next task")
    who.asked(10)
    who.guess("No: your opponent shows too few")
    who.right()
    who.task_button("Next task")


def both_lines_are_compared(who: Learner, name: str) -> None:
    who.asked(11)
    who.task_button("Side by side")
    compared = who.app.get_by_role("table", name=re.compile("differ"))
    expect(compared.get_by_role("row", name=re.compile("Your hand.*Calendar"))).to_be_visible(timeout=AWAY)
    who.picture(f"{name}-09-compared")
    who.press(who.app.get_by_role("button", name="Close"))
    who.guess("Writing")
    who.right()
    who.task_button("To the end of the lesson")
    expect(who.task.get_by_text("11 of 11 tasks solved")).to_be_visible(timeout=AWAY)
    who.picture(f"{name}-10-ended")


def the_app_changes_its_language_and_back(who: Learner, name: str) -> None:
    place = who.place()
    who.language("УК")
    expect(who.task.get_by_text("Розв’язано 11 завдань з 11")).to_be_visible(timeout=AWAY)
    expect(who.app.get_by_text("«Писемність»").first).to_be_attached(timeout=AWAY)
    who.picture(f"{name}-11-ukrainian")
    assert who.place() == place
    who.language("EN")
    expect(who.task.get_by_text("11 of 11 tasks solved")).to_be_visible(timeout=AWAY)
    assert who.place() == place


def the_table_survives_a_reload(who: Learner, page: LabPage, name: str) -> None:
    place = who.place()
    if isinstance(who, Typist):
        who.leave()
        who.key("Control+s")
        page.tab.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty", timeout=AWAY)
    else:
        page.command("docmanager:save")
    page.reload()
    expect(who.task.get_by_text("11 of 11 tasks solved")).to_be_visible(timeout=60_000)
    staging = who.app.get_by_role("group", name=re.compile("^You, yellow pile: 1 card, top card Agriculture"))
    expect(staging).to_be_attached(timeout=AWAY)
    assert who.place() == place
    who.picture(f"{name}-12-reloaded")
    who.app.get_by_role("group", name=re.compile("^Innovation")).first.wait_for(state="attached")
    if isinstance(who, Typist):
        who.reach(who.app.get_by_role("button", name="◀ Back"))
    who.back()
    expect(who.app.get_by_text(f"Step {place - 1} of")).to_be_visible(timeout=AWAY)


def the_whole_lesson(who: Learner, name: str) -> None:
    first_turns(who, name)
    writing(who, name)
    archery(who, name)
    both_lines_are_compared(who, name)
    the_app_changes_its_language_and_back(who, name)
    the_table_survives_a_reload(who, who.page, name)
    assert who.page.errors == []
    assert who.page.external == []


def test_the_lesson_with_the_mouse(page: LabPage) -> None:
    page.open(LESSON)
    page.run_all()
    the_whole_lesson(Learner(page, TASKS), "mouse")


def test_the_lesson_with_the_keyboard_alone(page: LabPage) -> None:
    page.open(LESSON)
    page.tab.locator(".jp-Notebook").focus()
    for _ in range(2):  # as the page says
        page.tab.keyboard.press("Shift+Enter")
    the_whole_lesson(Typist(page, TASKS), "keyboard")


def test_a_wrong_guess_is_told_after_the_walk_and_can_be_mended(page: LabPage) -> None:
    page.open(LESSON)
    page.run_all()
    who = Learner(page, TASKS)
    who.guess("Deck card of value 3")
    expect(who.task.get_by_text("Your guess:")).to_be_visible(timeout=AWAY)
    expect(who.task.get_by_text("Not so.")).to_have_count(0)
    who.act("", "Draw")
    expect(who.task.get_by_text("Not so.")).to_be_visible(timeout=AWAY)
    expect(who.task.get_by_text("Alchemy is a", exact=False)).to_be_visible()
    who.picture("wrong-guess")
    who.task_button("Try again")
    who.guess("Deck card of value 1")
    who.act("", "Draw")
    who.right()
    assert page.errors == []


def test_the_lesson_in_ukrainian(page: LabPage) -> None:
    page.open(f"uk/{LESSON}")
    page.run_all()
    who = Learner(page, TASKS)
    expect(who.task.get_by_role("heading", name=f"Завдання 1 з {len(TASKS.tasks)}")).to_be_visible(timeout=AWAY)
    who.picture("ukrainian-notebook")
    assert page.errors == []
    assert page.external == []
