"""Typed acts are matched against what is offered, in both languages; nothing is guessed between two."""

import pytest

from tutor.app import App, open_
from tutor.panels.concealed import Concealed
from tutor.panels.html import find, to_text
from tutor.panels.typed_acts import Offer, understand


@pytest.fixture(params=["en", "uk"])
def app(request: pytest.FixtureRequest) -> App:
    return open_("lessons/staging", lang=request.param, save=False)


def offer(option: int, *names: str) -> Offer:
    words = frozenset(word for name in names for word in name.casefold().split())
    return Offer(option, names[0], frozenset("".join(name.casefold().split()) for name in names), words)


OFFERED = (
    offer(1, "draw"),
    offer(2, "meld tools", "розіграти знаряддя"),
    offer(3, "meld machine tools", "розіграти верстати"),
    offer(4, "dogma archery", "догма стрільба з лука"),
    offer(5, "meld archery", "розіграти стрільба з лука"),
)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("draw", 1), ("Draw", 1), ("dr", 1), ("meld tools", 2), ("meld mach", 3), ("machine", 3),
        ("dogma archrey", 4), ("догма стріл", 4), ("розіграти верстати", 3), ("розіграй верст", 3), ("1", 1), ("5", 5),
        ("MELD: Archery!", 5),
    ],
)  # fmt: skip
def test_what_means_one_option(text: str, option: int) -> None:
    assert understand(text, OFFERED).picked == (option,)


@pytest.mark.parametrize(
    ("text", "between"),
    [("archery", {4, 5}), ("tools meld", {2, 3}), ("meld", {2, 3, 5}), ("d", {1, 4}), ("meld xyz", set()),
     ("", set()), ("-1", set()), ("6", set()), ("\u200b", set()), ("²", set())],
)  # fmt: skip
def test_nothing_is_guessed(text: str, between: set[int]) -> None:
    found = understand(text, OFFERED, nothing=("no",))
    assert found.picked is None
    assert {each.option for each in found.between} == between


def test_several_are_separated_by_commas_and_none_has_its_words() -> None:
    assert understand("draw, dogma arch", OFFERED, several=True).picked == (1, 4)
    assert understand("draw, archery", OFFERED, several=True).unclear == "archery"
    assert understand("1 4", OFFERED, several=True).picked == (1, 4)
    assert understand("No", OFFERED, nothing=("no",)).picked == ()
    assert understand("0", OFFERED).picked == ()


def test_a_number_that_names_an_option_is_that_option() -> None:
    assert understand("3", (offer(7, "2"), offer(8, "3"))).picked == (8,)


def notice(app: App) -> str:
    return "".join(to_text([each]) for each in find(app.now.content, "role", "alert"))


def labels(app: App) -> list[str]:
    """The words of all options as the panels show them."""
    request = app.session.request
    assert request is not None
    words = [app.texts.option(app.session.state, request, each) for each in request.options]
    return [to_text(app.texts.marked(each)).strip() for each in words]


@pytest.mark.parametrize("text", ["dogma writing", "догма писемність", "Writing", "писемніст"])
def test_an_act_is_typed_in_either_language_and_said_back(app: App, text: str) -> None:
    app.now.activate("typed", text)
    assert app.session.step.number == 1
    title = app.texts.card_title(app.session.machine.catalogue.find("Writing"))
    assert title in notice(app)
    assert app.hub.spoken.startswith(app.texts.message("typed-understood", act="").strip())


def test_what_is_not_offered_is_refused_with_what_is(app: App) -> None:
    app.now.activate("typed", "meld bronze")
    assert app.session.step.number == 0
    assert "meld bronze" in notice(app)
    assert all(label in notice(app) for label in labels(app))


def test_the_slash_leads_to_the_field(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[str] = []
    monkeypatch.setattr(app.now, "focus", keys.append)
    app.hub.press("/")
    (field,) = find(app.now.content, "data-act", "typed")
    assert keys == [field[1]["key"]]
    assert field[1]["aria-label"]


def test_a_lesson_that_asks_is_not_answered_by_typing(app: App) -> None:
    app.conceal(Concealed(outcome=True))
    assert not find(app.now.content, "data-act", "typed")
    app.activate("typed", "dogma writing")
    assert app.session.step.number == 0
    assert app.texts.message("notice-guess") in notice(app) + to_text(app.now.content)


def test_what_a_draw_would_take_is_not_said_while_a_lesson_asks_for_it(app: App) -> None:
    app.conceal(Concealed(previews=True))
    app.now.activate("typed", "meld bronze")
    assert app.texts.message("now-draw") in notice(app)
    assert labels(app)[0] not in notice(app)
