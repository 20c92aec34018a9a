"""A ruling is written from the table in front of one: its words, the table, the line, and what came of it."""

from pathlib import Path

import pytest
import yaml

from engine.positions import check, load
from tutor.desk.elements import messages_in
from tutor.desk.explorer import Explorer
from tutor.panels.html import to_text
from tutor.scenario_index import OWN

LINE = "inn1 4e 1=Ada 1/blue=writing 2=Ben 2/purple=philosophy decks/1=pottery decks/2=currency,mapmaking"


@pytest.fixture(params=["en", "uk"])
def explorer(request: pytest.FixtureRequest, tmp_path: Path) -> Explorer:
    made = Explorer(request.param, tmp_path)
    made.text.value = LINE
    made.open_text()
    made._ruling_toggle.value = True
    return made


def fill(explorer: Explorer) -> None:
    form = explorer.ruling_form
    form.title.value = "Does Ben share?"
    form.question.value = "Ben has as many: does he share?"
    form.answer.value = "Yes."
    form.reasons.value = "As many are enough.\n\nAnd he must.\n"
    form.sources.value = "4th edition base rulebook, pp. 14-15"
    form.rule.value = "sharing-eligible"


def told(explorer: Explorer) -> str:
    return to_text(explorer.ruling_form.notes.content)


def play(explorer: Explorer, answer: str) -> None:
    session = explorer.app.session
    session.play(session.game.parse(answer), run=True)


def test_what_was_played_is_the_line_and_what_came_of_it_is_expected(explorer: Explorer, tmp_path: Path) -> None:
    play(explorer, "dogma Writing")
    fill(explorer)
    explorer.ruling_form.keep()
    file = tmp_path / "does-ben-share.yaml"
    assert str(file) in told(explorer)
    assert check(file) == []
    position, data = load(file), yaml.safe_load(file.read_text(encoding="utf-8"))
    assert [each.en for each in position.reasons] == ["As many are enough.", "And he must."]
    assert position.rules == ("sharing-eligible",)
    assert data["cards"] == ["Writing"]
    assert data["lines"] == [
        {
            "id": "played",
            "play": [{"Ada": "dogma writing"}],
            "expect": {
                "turn": {"player": "Ada", "action": 2},
                "players": {"Ada": {"hand": ["Pottery", "Mapmaking"]}, "Ben": {"hand": ["Currency"]}},
            },
        }
    ]
    (entry,) = [each for each in explorer.entries if each.kind == OWN]
    assert entry.fine
    explorer.kind.value = OWN
    assert [found.entry.id for found in explorer.found] == ["does-ben-share"]


def test_it_is_checked_by_running_it(explorer: Explorer, tmp_path: Path) -> None:
    play(explorer, "dogma Writing")
    fill(explorer)
    explorer.ruling_form.keep()
    file = tmp_path / "does-ben-share.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("hand: [Currency]", "hand: [Pottery]"), encoding="utf-8")
    assert check(file)


def test_a_second_ruling_of_that_title_does_not_replace_the_first(explorer: Explorer, tmp_path: Path) -> None:
    fill(explorer)
    explorer.ruling_form.keep()
    explorer.ruling_form.keep()
    assert sorted(each.name for each in tmp_path.glob("*.yaml")) == ["does-ben-share-2.yaml", "does-ben-share.yaml"]
    assert load(tmp_path / "does-ben-share-2.yaml").id == "does-ben-share-2"
    assert not load(tmp_path / "does-ben-share.yaml").lines


def test_without_words_or_in_the_middle_of_an_action_nothing_is_kept(explorer: Explorer, tmp_path: Path) -> None:
    m = messages_in(explorer.lang)
    explorer.ruling_form.keep()
    assert m("ruling-incomplete") in told(explorer)
    fill(explorer)
    play(explorer, "dogma Writing")
    explorer.app.session.to_start()
    explorer.app.session.into()
    explorer.app.session.into()
    explorer.ruling_form.keep()
    assert m("ruling-middle") in told(explorer)
    assert not list(tmp_path.glob("*.yaml"))


def test_choices_and_a_splay_are_kept_too(explorer: Explorer, tmp_path: Path) -> None:
    explorer.text.value = "inn1 4e 1=Ada 1/green=sailing,the-wheel 1/blue=writing 1/hand=code-of-laws,clothing 2=Ben"
    explorer.open_text()
    play(explorer, "meld Code of Laws")
    play(explorer, "dogma Code of Laws")
    play(explorer, "Clothing")
    play(explorer, "green")
    fill(explorer)
    explorer.ruling_form.keep()
    file = tmp_path / "does-ben-share.yaml"
    assert check(file) == [], told(explorer)
    (line,) = yaml.safe_load(file.read_text(encoding="utf-8"))["lines"]
    assert line["play"][-1] == {"Ada": "green"}
    assert line["expect"]["players"]["Ada"]["splay"] == {"green": "left"}
