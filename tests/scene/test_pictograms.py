import json

import pytest
import yaml

from engine.cards.facts import EDITIONS, card_catalogue
from tests.conftest import ROOT
from tutor.scene.pictograms import SETS, icon_name, icon_names, pictogram

CHOSEN = yaml.safe_load((ROOT / "artwork" / "pictograms.yaml").read_text(encoding="utf-8"))
LENGTHS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_and_special_achievement_of_every_edition_has_one(edition: int) -> None:
    catalogue = card_catalogue(edition)
    titles = [*catalogue.title.values()]
    assert len(titles) >= 110
    assert not [title for title in titles if pictogram(title) is None]


def test_nothing_stands_for_a_title_that_is_unknown() -> None:
    assert pictogram("Abacus Building") is None
    assert icon_name("Abacus Building") is None


@pytest.mark.parametrize("name", SETS)
def test_the_outlines_are_the_chosen_ones_and_fill_a_unit_box(name: str) -> None:
    assert {title: icon_name(title) for title in CHOSEN[name]} == {t: each["icon"] for t, each in CHOSEN[name].items()}
    for title in CHOSEN[name]:
        outline = pictogram(title)
        assert outline is not None
        assert outline[0][0] == "M"
        assert all(len(points) == LENGTHS[op] for op, points in outline), title
        # the curves lie within the hull of these points, so the handles alone may stand out
        ends = [points[-2:] for _, points in outline if points]
        xs, ys = zip(*ends, strict=True)
        assert min(xs) >= -0.003, title
        assert max(xs) <= 1.003, title
        assert min(ys) >= -0.003, title
        assert max(ys) <= 1.003, title
        assert max(max(xs) - min(xs), max(ys) - min(ys)) > 0.75, title
        assert abs(max(xs) + min(xs) - 1) < 0.25, title
        assert abs(max(ys) + min(ys) - 1) < 0.25, title


def test_the_sets_share_no_title_and_all_files_are_listed() -> None:
    titles = [title for name in CHOSEN for title in CHOSEN[name]]
    assert len(titles) == len(set(titles)) >= 690
    assert set(CHOSEN) == set(SETS)
    files = {path.name for path in (ROOT / "tutor" / "scene" / "assets").glob("pictograms-*.json")}
    assert files == {f"pictograms-{name}.json" for name in SETS}


def test_an_icon_is_named_with_its_authors_folder() -> None:
    assert icon_name("Archery") == "lorc/high-shot"
    assert all(name.count("/") == 1 for name in icon_names())


def test_all_outlines_together_are_small() -> None:
    files = [ROOT / "tutor" / "scene" / "assets" / f"pictograms-{name}.json" for name in SETS]
    assert sum(path.stat().st_size for path in files) < 1_000_000
    assert all(json.loads(path.read_text(encoding="utf-8")) for path in files)
