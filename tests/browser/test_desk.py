"""The list, the explorer and a game from setup in a real browser, by role and name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from engine.positions import load
from tests.browser.lab import LabPage, LabServer
from tests.browser.learner import STATE_CODE
from tutor.desk.elements import messages_in

AWAY = 30_000
FIND = """\
import tutor
tutor.find(lang="en")
"""


@pytest.fixture(autouse=True)
def alone(lab_server: LabServer, tmp_path: Path) -> Iterator[None]:
    """Keep what is played out of the developer's own folder."""
    startup = lab_server.folder.parent / "ipythondir" / "profile_default" / "startup"
    startup.mkdir(parents=True, exist_ok=True)
    file = startup / "00-state.py"
    file.write_text(STATE_CODE.format(str(tmp_path)), encoding="utf-8")
    yield
    file.unlink()


class Desk:
    """What somebody sees and does."""

    def __init__(self, page: LabPage) -> None:
        self.page = page
        self.tab = page.tab

    def region(self, name: str) -> Locator:
        return self.tab.get_by_role("region", name=name, exact=True)

    def button(self, name: str, where: Locator | None = None) -> Locator:
        return (where or self.tab).get_by_role("button", name=name)

    def sees(self, text: str) -> None:
        expect(self.tab.get_by_text(text).first).to_be_visible(timeout=AWAY)

    def picture(self, name: str, of: str = ".itut-desk") -> None:
        self.tab.locator(of).first.evaluate("desk => desk.scrollIntoView()")
        self.page.picture(f"desk-{name}")

    def quiet(self) -> None:
        assert self.page.errors == []
        assert self.page.external == []


def test_a_ruling_is_found_by_its_card_and_settles_the_argument(lab_server: LabServer, page: LabPage) -> None:
    page.open(lab_server.write_notebook("desk/find.ipynb", [FIND]))
    page.run_all()
    desk = Desk(page)
    desk.tab.get_by_label("Search:").type("hypersonics")
    desk.sees("2 are about Hypersonics.")
    desk.picture("find-01-searched")
    found = desk.region("Scenarios, rulings and studies")
    desk.button("Question and answer: “Exactly two” is two or nothing").press("Enter")
    expect(found).to_contain_text("Hypersonics demands", timeout=AWAY)
    expect(found).not_to_contain_text("rules out doing only a part")
    desk.button("Show the answer", found).press("Enter")
    expect(found).to_contain_text("rules out doing only a part", timeout=AWAY)
    expect(found).to_contain_text("pp. 18-19")
    desk.picture("find-01-read")
    desk.button("Put it on the table", found).click()
    told = desk.region("About this table")
    expect(told).to_contain_text("Hypersonics demands", timeout=AWAY)
    expect(told).not_to_contain_text("rules out doing only a part")
    desk.picture("find-02-opened")
    desk.button("Show the answer").click()
    expect(told).to_contain_text("rules out doing only a part", timeout=AWAY)
    expect(told).to_contain_text("pp. 18-19")
    expect(told).to_contain_text("As many as there are")
    desk.picture("find-03-answered")
    desk.button("1. Ben loses a pair", told).click()
    desk.sees("The walk is laid out")
    for n in range(1, 4):
        desk.button("Step ▶").last.click()
        desk.sees(f"Step {n} of")
    desk.picture("find-04-walked")
    desk.button("Open this reading").click()
    expect(told).to_contain_text("The other reading: Nothing: it is that number or none.", timeout=AWAY)
    desk.button("УК").first.click()
    expect(desk.region("Про цей стіл")).to_be_visible(timeout=AWAY)
    desk.picture("find-05-ukrainian")
    desk.quiet()


def test_any_table_is_pasted_changed_and_handed_over(page: LabPage, tmp_path: Path) -> None:
    page.open("explorer.ipynb")
    page.run_all()
    desk = Desk(page)
    desk.sees("Opened: First steps")
    for caption in desk.tab.locator(".itut-group > .itut-caption").all():  # no word of a caption is broken
        assert caption.evaluate("each => each.clientHeight < 2.5 * parseFloat(getComputedStyle(each).fontSize)")
    desk.picture("explorer-01-start")
    desk.button("Paste a position").click()
    field = desk.tab.get_by_label("A position (one line or YAML)")
    field.fill("inn1 4e 1=Ada 1/blue=writing,toolz 1/hand=oars 2=Ben 2/purple=philosophy")
    desk.button("Put it on the table").click()
    desk.sees("did you mean 'Tools'")
    desk.picture("explorer-02-wrong")
    field.fill("inn1 4e 1=Ada 1/blue=writing,tools 1/hand=oars 2=Ben 2/purple=philosophy")
    desk.button("Put it on the table").click()
    desk.sees("It stands on the table.")
    desk.button("Paste a position").click()
    desk.button("Move cards by hand").click()
    desk.tab.get_by_label("Card:", exact=True).select_option(label="Philosophy — Ben’s board")
    desk.tab.get_by_label("To:", exact=True).select_option(label="Ada’s hand")
    desk.button("Move", desk.tab.locator(".itut-desk-change")).click()
    desk.sees("Philosophy has a new place: Ada’s hand")
    desk.picture("explorer-03-changed")
    now = desk.region("Now")
    now.get_by_role("button", name=re.compile("Philosophy")).first.click()
    desk.sees("Ada melds Philosophy.")
    desk.button("Keep and share…").click()
    desk.button("Position as one line").click()
    text = desk.tab.get_by_label("Text to copy")
    expect(text).to_have_value(re.compile("^inn1 4e 1=Ada .*1/purple=philosophy"), timeout=AWAY)
    for name, start in (
        ("Picture (PNG)", b"\x89PNG"),
        ("Picture (SVG)", b"<svg"),
        ("Page with the walk", b"<!DOCTYPE"),
    ):
        with desk.tab.expect_download(timeout=AWAY) as download:
            desk.button(name).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        assert file.read_bytes().startswith(start)
        desk.sees(f"Saved as {file.name}")
    desk.picture("explorer-04-shared", ".itut-share")
    (page_file,) = tmp_path.glob("*.html")
    desk.quiet()
    the_page_walks(page, page_file)


def the_page_walks(page: LabPage, file: Path) -> None:
    """The saved page is opened from the disk in a window of its own."""
    browser = page.tab.context.browser
    assert browser is not None
    alone = browser.new_page(viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    alone.on("request", lambda request: asked.append(request.url))
    alone.on("console", lambda message: page.errors.append(message.text) if message.type == "error" else None)
    alone.goto(file.as_uri())
    place = alone.get_by_role("status")
    expect(place).to_have_text("Step 0 of 2")
    for number in (1, 2, 2):
        alone.keyboard.press("ArrowRight")
        expect(place).to_have_text(f"Step {number} of 2")
    expect(alone.get_by_role("listitem").filter(has_text="Ada melds Philosophy.")).to_be_visible()
    expect(alone.get_by_role("button", name="Step ▶")).to_be_disabled()
    alone.close()
    assert asked == [file.as_uri()]
    assert page.errors == []


def test_two_persons_and_a_bot_play_at_one_screen(page: LabPage) -> None:
    page.open("play.ipynb")
    page.run_all()
    desk = Desk(page)
    desk.tab.get_by_label("Players:").select_option(label="3")
    for n, name in enumerate(("Ann", "Ben"), start=1):
        desk.tab.get_by_label(f"Seat {n}:", exact=True).fill(name)
    desk.tab.get_by_label("Who plays seat 2:").select_option(label="a person here")
    desk.tab.get_by_label("Seed:").fill("5")
    desk.picture("play-01-setup")
    desk.button("Start the game").click()
    desk.sees("Pass the screen to Ann")
    expect(desk.region("Now")).to_have_count(0)
    desk.picture("play-02-curtain")
    desk.button("I am Ann: show my cards").click()
    now = desk.region("Now")
    expect(now).to_be_visible(timeout=AWAY)
    desk.picture("play-03-ann")
    now.get_by_role("button").first.click()
    desk.sees("Pass the screen to Ben")
    desk.button("I am Ben: show my cards").click()
    desk.region("Now").get_by_role("button").first.click()
    # the bot has chosen by itself, and Ann begins
    desk.button("I am Ann: show my cards").click()
    desk.sees("Magpie melds")
    draw = desk.region("Now").get_by_role("group", name="Draw").get_by_role("button").first
    draw.click()
    desk.button("I am Ben: show my cards").click()
    desk.picture("play-04-drawn")
    desk.button("Take back").click()
    desk.button("I am Ann: show my cards").click()
    expect(desk.tab.get_by_text("Chosen here before").first).to_be_visible(timeout=AWAY)
    desk.picture("play-05-taken-back")
    desk.quiet()


@pytest.mark.parametrize(("folder", "lang"), [("", "en"), ("uk/", "uk")])
def test_a_puzzle_is_missed_refuted_and_tried_again(page: LabPage, folder: str, lang: str) -> None:
    page.open(f"{folder}puzzles.ipynb")
    page.run_all()
    desk = Desk(page)
    m = messages_in(lang)
    desk.button(m("puzzles-all")).click()
    title = load("puzzles/base-a-higher-top").title.of(lang)
    desk.tab.get_by_role("button", name=title).or_(desk.tab.get_by_role("link", name=title)).first.click()
    puzzle = desk.region(m("puzzles-puzzle"))
    expect(puzzle).to_contain_text(title, timeout=AWAY)
    desk.picture(f"puzzles-01-{lang}", ".itut-app")
    desk.region("Now" if lang == "en" else "Зараз").get_by_role("button", name=re.compile("Dog|Догма")).first.click()
    for _ in range(12):
        if puzzle.get_by_text(m("puzzles-missed-told")).count():
            break
        desk.tab.keyboard.press("Space")
        desk.page.rest()
    expect(puzzle).to_contain_text(m("puzzles-refuted"), timeout=AWAY)
    desk.picture(f"puzzles-02-{lang}", ".itut-app")
    desk.button(m("puzzles-again")).click()
    expect(puzzle).not_to_contain_text(m("puzzles-refuted"), timeout=AWAY)
    desk.quiet()
