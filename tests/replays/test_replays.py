"""The records replayed: exactly those differ that ``adjudications.yaml`` explains."""

import copy
from pathlib import Path

import pytest

from engine.query.table import are_introduced
from engine.rules.index import RULES
from tests.replays.records import CARDS, FILES, Record, read
from tests.replays.replay import lay_out, replay
from tests.replays.report import adjudications, report

KNOWN = range(1, 21)
"""numbers in the list of deviations that comes with the records"""


@pytest.fixture(scope="module")
def vectors(shared: Path) -> Path:
    if not (shared / "vectors").is_dir():
        pytest.skip("no folder 'vectors' in the reference material beside the checkout")
    return shared / "vectors"


def test_exactly_the_adjudicated_records_differ(vectors: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts = report(vectors)
    with capsys.disabled():
        print()
        for name, count in counts.items():
            print(f"replays, {name}: {count}")
    assert not {record: lines for count in counts.values() for record, lines in count.open.items()}
    assert not [record for count in counts.values() for record in count.agree_after_all]
    assert sum(count.adjudicated for count in counts.values()) == len(adjudications()), "one is listed and not replayed"
    assert all(count.applicable for count in counts.values())


@pytest.mark.parametrize("entry", adjudications().values(), ids=lambda entry: str(entry["id"]))
def test_an_adjudication_says_what_it_rests_on(entry: dict[str, object]) -> None:
    assert set(entry) <= {"id", "differs", "why", "card", "rule", "page", "known", "switch"}
    assert str(entry["differs"]).strip()
    assert str(entry["why"]).strip()
    assert {"card", "rule", "known"} & set(entry)
    assert entry.get("card") in (None, *CARDS)
    assert entry.get("known") in (None, *KNOWN)
    assert ("rule" in entry) == ("page" in entry)
    if "rule" in entry:
        assert entry["page"] in {place.page for place in RULES[str(entry["rule"])].places}


def test_with_their_reading_of_a_switch_we_agree(vectors: Path) -> None:
    by_switch = {entry_id: entry["switch"] for entry_id, entry in adjudications().items() if "switch" in entry}
    records = [record for name in FILES for record in read(vectors, name) if record.id in by_switch]
    assert len(records) == len(by_switch)
    assert not {record.id: lines for record in records if (lines := replay(record, by_switch[record.id]))}


def _spoilt(record: Record, what: str) -> Record:
    """Return a record in whose last table one thing is different."""
    raw = copy.deepcopy(record.raw)
    final = raw["final"]
    area = final["players"]["dennis"]
    pile = next(area[color] for color in ("red", "yellow", "green", "blue", "purple") if area[color]["cards"])
    if what == "splay":
        pile["splay"] = "left" if pile["splay"] != "left" else "right"
    elif what == "pile":
        pile["cards"].append("Tools")
    elif what == "deck":
        final["decks_changed"].setdefault("base", {})["1"] = ["Tools"]
    elif what == "whose turn":
        final["current_player"] = "dennis"
    else:
        area[what].append("Tools")
    return Record(raw)


@pytest.mark.parametrize("what", ["hand", "score", "achievements", "pile", "splay", "deck", "whose turn"])
def test_a_difference_is_seen(vectors: Path, what: str) -> None:
    record = next(each for each in read(vectors, "base") if each.id.endswith(":: Writing :: draw a 2"))
    assert not replay(record)
    assert replay(_spoilt(record, what))


def test_an_answer_that_is_not_ours_is_told(vectors: Path) -> None:
    record = next(each for each in read(vectors, "base") if each.id.endswith(":: Writing :: draw a 2"))
    raw = copy.deepcopy(record.raw)
    first = next(item for item in raw["script"] if item["op"] == "choose")
    first["selection"] = [{"title": "Meld", "selection": ["Tools"]}]
    assert any("do not offer" in line for line in replay(Record(raw)))


def test_all_are_replayed_but_those_of_a_card_that_is_left_out(vectors: Path) -> None:
    aside = {record.id: why for name in FILES for record in read(vectors, name) if (why := record.not_applicable())}
    assert set(aside.values()) == {"needs a card that is not programmed"}
    assert all("Martian Internet" in record for record in aside)


def test_a_set_that_lends_a_few_cards_is_not_in_play_itself(vectors: Path) -> None:
    by_id = {record.id: record for name in ("base", "engine") for record in read(vectors, name)}
    forecast = by_id["innovation.test.js :: Innovation :: expansions :: echoes :: promote from forecast"]
    assert (forecast.sets, forecast.lent) == (("base", "echoes"), ("echoes",))
    age_zero = by_id["res/base/Knots.test.js :: Knots :: dogma: multiple valid cards, choose one"]
    assert age_zero.lent == ("figures",)
    game = lay_out(age_zero)
    m = game.machine
    places = {game.state.where[card.id] for card in m.catalogue.cards if card.set == "figures"}
    assert places == {-1}
    assert are_introduced(m, game.state)


def test_what_counts_as_lying_somewhere_is_compared(vectors: Path) -> None:
    record = next(each for each in read(vectors, "figures") if each.id.endswith("draws figure, junk age 9 deck"))
    assert record.stated["micah"]["score"]
    raw = copy.deepcopy(record.raw)
    for item in raw["script"]:
        if item.get("kind") == "testBoard":
            del next(each for each in item["args"] if "micah" in each)["micah"]["score"]
    (line,) = replay(Record(raw, record.sets))
    assert line.startswith("what counts as micah's score")
