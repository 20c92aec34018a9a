import re

import pytest

from engine.game import Game
from tests.conftest import ROOT
from tutor.desk import export
from tutor.panels.about import about_content
from tutor.panels.app_text import AppText
from tutor.panels.help import help_content
from tutor.panels.html import find, to_text
from tutor.panels.step_view import StepView
from tutor.scene.credits import authors
from tutor.session import Session

LANGUAGES = ("en", "uk")


def texts(language: str) -> AppText:
    game = Game.new(("Ann", "Bob"), seed=1)
    return AppText(game.machine, language, ("Ann", "Bob"), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_whose_the_pictograms_and_the_font_are(language: str) -> None:
    content = help_content(texts(language))
    words = to_text(content)
    assert all(author.name in words for author in authors())
    assert "high-shot" in words
    assert "CC BY 3.0" in words
    assert "OFL 1.1" in words


def test_links_out_of_the_page_are_those_that_the_browser_lets_through() -> None:
    script = (ROOT / "tutor" / "widgets" / "panel.js").read_text(encoding="utf-8")
    (allowed,) = re.findall(r"const OUTSIDE = /(.+)/;", script)
    links = [attributes["href"] for _, attributes, *_ in find(about_content(texts("en")), "href")]
    assert len(links) > 10
    assert all(re.fullmatch(allowed.replace("\\/", "/"), link) for link in links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_that_leaves_the_app_tells_it_too(language: str) -> None:
    session = Session(Game.new(("Ann", "Bob"), seed=1))
    alone = export.alone(StepView.of(session), export.texts_for(session, language))
    assert "game-icons.net, CC BY 3.0" in alone
    assert "@font-face" in alone
    assert "game-icons.net, CC BY 3.0" in export.page(session, export.texts_for(session, language))
