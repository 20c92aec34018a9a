"""A session as one line: everything comes back, a chat may wrap it, and what is damaged is refused with its place."""

import base64
import json
import random
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Game
from engine.positions import PositionError, from_line, load, to_line
from engine.positions.check import Lines
from engine.positions.line import PARTS
from engine.positions.packed import BLOCK, DICTIONARY, MAX_UNPACKED, PREFIX, SIGNS, Fault, pack, unpack
from engine.run.errors import SaveError
from engine.text.messages import languages
from tests.positions.test_round_trips import same
from tutor import session_line
from tutor.annotations import annotation
from tutor.session import CONTENTS, Session

STAGING = load("lessons/staging")


def staged() -> Session:
    """Two lines from a table, one of them in the middle of an action, with annotations."""
    session = Session(STAGING.game(), viewer=1, title="Два шляхи")
    session.annotate(annotation("What now?", ["ring hand-0"]))
    session.play("dogma Writing", run=True)
    session.play("draw")
    session.goto(0)
    session.play("dogma Archery", run=True)
    session.annotate(annotation("Яка з карток?", ["arrow hand-1 hand-0", "ring archery"]))
    session.rename(session.line, "Archery")
    assert session.request is not None
    assert session.request.purpose == "junk"
    return session


def random_game(game: Game, seed: int, answers: int) -> Session:
    session, chance = Session(game, viewer=None), random.Random(seed)
    for _ in range(answers):
        request = session.request
        if request is None:
            break
        session.play(tuple(chance.sample(request.options, chance.randint(request.low, request.high))), run=True)
        if chance.random() < 0.1:
            session.annotate(annotation(f"№ {session.cursor}", ["ring deck-3"]))
        if chance.random() < 0.05:
            session.goto(chance.choice(session.path()))
    return session


def assert_same(one: Session, other: Session) -> None:
    assert other.contents() == one.contents()
    assert other.steps[0].state == one.steps[0].state
    assert other.state == one.state
    assert other.viewer == one.viewer


def test_all_of_a_session_comes_back() -> None:
    session = staged()
    line = session_line.to_line(session)
    assert session_line.is_packed(line)
    assert set(line[len(PREFIX) :]) <= set(SIGNS)
    assert_same(session, session_line.from_line(line))
    assert CONTENTS | {"table"} == PARTS
    assert len(line) < 450


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_from_its_setup_and_one_from_the_middle_of_an_action(players: int) -> None:
    session = random_game(Game.new(("Ann", "Бен", "Cem")[:players], seed=5), players, 25)
    line = session_line.to_line(session)
    assert '"new"' in json.dumps(unpack(line))
    assert_same(session, session_line.from_line(line))
    amid = Session(staged().game, viewer=0)
    amid.play(amid.request.options[0] if amid.request is not None else None, run=True)
    assert_same(amid, session_line.from_line(session_line.to_line(amid)))
    over = STAGING.game()
    over.concede(0)
    assert_same(Session(over), session_line.from_line(session_line.to_line(Session(over))))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 12), st.sampled_from([0, 1, -1, None]), st.text(max_size=30))
def test_whatever_was_played_comes_back(seed: int, answers: int, viewer: int | None, title: str) -> None:
    session = random_game(STAGING.game(), seed, answers)
    session.viewer, session.title = viewer, "".join(char for char in title if char.isprintable())
    assert_same(session, session_line.from_line(session_line.to_line(session)))


def test_a_position_reads_it_with_what_was_played_as_scripted_lines() -> None:
    session = staged()
    position = from_line(session_line.to_line(session))
    assert position.state() == STAGING.state()
    assert position.viewer == 1
    assert position.title.en == "Два шляхи"
    assert [(line.id, line.title.en, len(line.play)) for line in position.lines] == [
        ("line-1", "1", 2),
        ("line-2", "Archery", 1),
    ]
    same(position.state())


def test_hidden_cards_are_named_in_what_was_played() -> None:
    session = random_game(STAGING.game(), 8, 30)
    position = from_line(session_line.to_line(session))
    ends = [Lines(position).run(line).game.state for line in position.lines]
    assert ends == [session.steps[line.tip].state for line in session.lines if session.answers(line)]


# --- ways through a chat ------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 400), st.sampled_from([" ", "\n", "\r\n", "\t"])), max_size=12))
def test_a_chat_may_wrap_it(breaks: list[tuple[int, str]]) -> None:
    line = text = session_line.to_line(staged())
    for at, space in breaks:
        text = text[:at] + space + text[at:]
    assert unpack(text) == unpack(line)


def problem(text: str) -> tuple[int, int, str]:
    with pytest.raises(PositionError) as caught:
        session_line.from_line(text)
    (found,) = caught.value.problems
    assert found.words("uk") != found.words("en")
    with pytest.raises(PositionError) as again:
        from_line(text)
    assert again.value.problems == caught.value.problems
    return found.line, found.column, found.code


def test_damage_is_found_with_the_part_in_which_it_is() -> None:
    line = session_line.to_line(staged())
    start = len(PREFIX)
    for at in (start, start + 70, start + 150):
        other = "A" if line[at] != "A" else "B"
        column = (at - start) // (BLOCK + 1) * (BLOCK + 1) + start + 1
        for text in (line[:at] + other + line[at + 1 :], line[:at] + line[at + 1 :], line[:at] + "xy" + line[at:]):
            assert problem(text) == (1, column, "position-packed-part")
    wrapped = f"{line[:40]}\n{line[40:100]}\n{line[100:]}"
    assert problem(wrapped.replace(line[100:102], "??")) == (3, 1, "position-packed-sign")


def test_a_line_that_is_cut_off_is_refused_wherever_it_ends() -> None:
    line = session_line.to_line(staged())
    for end in range(len(PREFIX), len(line)):
        assert problem(line[:end]) == (1, end, "position-packed-end")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.text(alphabet=SIGNS + " ї<", max_size=3), st.integers(0, 3))
def test_no_change_of_a_line_passes(at: int, new: str, gone: int) -> None:
    line = session_line.to_line(staged())
    place = len(PREFIX) + at % (len(line) - len(PREFIX))
    text = line[:place] + new + line[place + gone :]
    found = unpack(text)
    assert isinstance(found, Fault) or found == unpack(line)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("inn2-", (1, 5, "position-packed-end")),
        ("inn2-A", (1, 6, "position-packed-end")),
        ("inn3-AAAA", (1, 1, "position-line-version")),
        ("inn2 4e 1=A 2=B", (1, 1, "position-line-version")),
        ("inn2-" + "A" * 30_000, (1, 1, "position-line-too-long")),
        ("in", (1, 1, "position-line-beginning")),
    ],
)
def test_foreign_and_newer_lines_are_refused(text: str, found: tuple[int, int, str]) -> None:
    if found[2] in ("position-line-version", "position-line-beginning"):
        with pytest.raises(PositionError) as caught:
            from_line(text)
        (only,) = caught.value.problems
        assert (only.line, only.column, only.code) == found
    else:
        assert problem(text) == found


# --- written by hand ----------------------------------------------------------------------------------------------


def packed(raw: bytes) -> str:
    """A line with any contents."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    data = zlib.crc32(raw).to_bytes(4) + packer.compress(raw) + packer.flush()
    signs = base64.b64encode(data, b"+-").decode().rstrip("=")
    blocks = [signs[at : at + BLOCK] for at in range(0, len(signs), BLOCK)]
    return PREFIX + "".join(
        block + SIGNS[zlib.crc32(block.encode(), number) % 64] for number, block in enumerate(blocks)
    )


def test_a_bomb_is_not_unpacked() -> None:
    bomb = packed(b"[" + b" " * (8 * MAX_UNPACKED) + b"]")
    assert len(bomb) < 20_000
    assert problem(bomb)[2] == "position-packed-large"


@pytest.mark.parametrize("raw", [b"", b"[]", b"\xff", b"[" * 100_000, b'"inn1"', b"{"])
def test_what_is_inside_is_an_object(raw: bytes) -> None:
    assert problem(packed(raw))[2] == "position-packed-contents"


def changed(**changes: Any) -> str:
    data = unpack(session_line.to_line(staged()))
    assert isinstance(data, dict)
    return pack({name: value for name, value in {**data, **changes}.items() if value != "absent"})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"sound": 1}, "position-packed-contents"),
        ({"table": "inn1 4e 1=A 1/blue=archery 2=B"}, "position-packed-inside"),
        ({"table": "inn1 1=A"}, "position-packed-inside"),
        ({"table": changed()}, "position-packed-contents"),
    ],
)
def test_what_is_wrong_inside_has_its_place(changes: dict[str, Any], code: str) -> None:
    assert problem(changed(**changes))[2] == code


def damaged_lines() -> list[str]:
    """A line for each thing that can be wrong with a packed one."""
    line = session_line.to_line(staged())
    sum_only = pack({"table": 1})
    signs = bytearray(base64.b64decode(sum_only[len(PREFIX) : -1] + "==", b"+-"))
    signs[0] ^= 1
    block = base64.b64encode(signs, b"+-").decode().rstrip("=")
    summed = PREFIX + block + SIGNS[zlib.crc32(block.encode()) % 64]
    bomb, other = packed(b" " * (2 * MAX_UNPACKED)), changed(table="inn1 4e 1=A 1/blue=archery 2=B")
    return [f"{line}ї", line[:-1], line[:6] + "A" + line[6:], summed, bomb, packed(b"[]"), changed(table={}), other]


def test_damage_that_no_block_shows_is_found_by_the_sum() -> None:
    found = []
    for text in damaged_lines():
        with pytest.raises(PositionError) as caught:
            from_line(text)
        found += [each.code for each in caught.value.problems]
    assert found == [
        "position-packed-sign",
        "position-packed-end",
        "position-packed-part",
        "position-packed-sum",
        "position-packed-large",
        "position-packed-contents",
        "position-packed-no-table",
        "position-packed-inside",
    ]


@pytest.mark.parametrize(
    "changes",
    [
        {"table": 7},
        {"table": "absent"},
        {"table": {}},
        {"table": {"new": {}}},
        {"table": {"new": {"edition": 4, "players": ["A"]}}},
        {"table": {"new": {"edition": 4, "players": ["A", "A\u202e"]}}},
        {"table": {"new": {"edition": 9, "players": ["A", "B"]}}},
        {"table": {"new": {"edition": 4, "players": ["A", "B", "C", "D"], "teams": [0, 0, 0, 1]}}},
        {"lines": 7},
        {"lines": []},
        {"lines": [{"id": 0, "name": "1", "answers": [["meld Evolution"]], "steps": 1}]},
        {"lines": [{"id": 0, "name": "1", "answers": [["draw"]], "steps": 10**9}]},
        {"viewer": 9},
        {"viewer": True},
        {"step": 99},
        {"title": "a\u202e"},
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        session_line.from_line(changed(**changes))
    (found,) = caught.value.problems
    assert isinstance(caught.value.__cause__, SaveError)
    assert (found.line, found.column) == (1, 1)
    assert str(caught.value.__cause__) in found.message.replace("\u202e", "") or found.code.startswith("error-")


def test_a_line_that_begins_with_no_position_says_where_it_can_be_opened() -> None:
    line = session_line.to_line(Session(Game.new(seed=3)))
    with pytest.raises(PositionError, match="begins where no position can") as caught:
        from_line(line)
    assert len({caught.value.words(language) for language in languages()}) == 2
    assert session_line.from_line(line).state == Game.new(seed=3).state


def test_a_session_that_is_too_long_for_a_line_says_so() -> None:
    session = Session(STAGING.game())
    chance = random.Random(1)
    for number in range(15):
        noise = "".join(chance.choice(SIGNS) for _ in range(1_990))
        session.annotate(annotation(f"{number} {noise}"))
        session.play("draw", run=True)
    with pytest.raises(PositionError, match="too much for one line") as caught:
        session_line.to_line(session)
    assert len({caught.value.words(language) for language in languages()}) == 2


def test_the_dictionary_is_that_of_the_version() -> None:
    assert (len(DICTIONARY), zlib.crc32(DICTIONARY)) == (1856, 1071977717)
    assert to_line(STAGING.game()).startswith("inn1 ")
