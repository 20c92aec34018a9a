from pathlib import Path

from artwork.notice import FILE, renewed
from tests.conftest import ROOT
from tutor.scene.credits import AUTHORS, LICENCE_FILES, authors
from tutor.scene.pictograms import icon_names


def test_every_icon_has_an_author_and_none_is_named_for_nothing() -> None:
    assert sum(len(author.icons) for author in authors()) == len(icon_names())
    assert {author.name for author in authors()} == {name for name, _ in AUTHORS.values()}
    assert authors()[0].name == "Delapouite"


def test_the_notice_is_in_step() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text == renewed(text), "run `make notice`"
    assert "high-shot" in text


def test_the_texts_of_the_licences_are_in_the_package() -> None:
    texts = {
        name: (ROOT / "tutor" / "licences" / file).read_text(encoding="utf-8") for name, file in LICENCE_FILES.items()
    }
    assert "SIL OPEN FONT LICENSE Version 1.1" in texts["OFL 1.1"]
    assert "Inter Project Authors" in texts["OFL 1.1"]
    assert "Attribution 3.0 Unported" in texts["CC BY 3.0"]
    assert {path.name for path in Path(ROOT / "tutor" / "licences").iterdir()} == set(LICENCE_FILES.values())
