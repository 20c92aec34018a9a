"""Saved games: each in a file of its own, compared before it is written, and nothing overwrites another."""

import json
import os
from pathlib import Path

import pytest

from engine.game import Game
from engine.run.errors import SaveError
from tests.robustness.damage import resealed
from tests.saves.stage import SESSION, stages
from tutor import user_files
from tutor.saved_games import (
    MOST,
    GameFile,
    PlayedElsewhereError,
    SavedGame,
    SetAsideError,
    files,
    find_games,
    nth,
)
from tutor.session import BEFORE_SUMS, SCHEMA, Session
from tutor.user_files import LOCK, NotReadError, NotSavedError


@pytest.fixture
def first(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "a.session.json"


def played(seed: int = 3, steps: int = 1) -> Session:
    made = Session(Game.new(seed=seed))
    for _ in range(steps):
        made.play(made.game.options()[0], run=True)
    return made


def held(first: Path) -> list[str]:
    """What the files of a scenario hold."""
    return [file.read_text(encoding="utf-8") for file in files(first)]


def test_a_game_is_saved_and_resumed_as_it_was(first: Path) -> None:
    session = played()
    own = GameFile(first)
    assert own.save(session) == ()
    assert {each.name for each in first.parent.iterdir()} == {first.name, LOCK}, "nothing half written is left"
    (saved,) = find_games(first).games
    assert saved == SavedGame(first, session.dumps())
    assert saved.resume().dumps() == session.dumps()
    session.play(session.game.options()[0], run=True)
    assert own.save(session) == ()
    assert held(first) == [session.dumps()]


def test_a_new_game_does_not_overwrite_the_one_before(first: Path) -> None:
    before, after = played(3), played(4)
    GameFile(first).save(before)
    own = GameFile(first)
    assert own.save(after) == ()
    assert own.file == nth(first, 2)
    assert [game.text for game in find_games(first).games] == [after.dumps(), before.dumps()], "the last comes first"


def test_a_game_in_which_nothing_was_played_is_overwritten(first: Path) -> None:
    GameFile(first).save(Session(Game.new(seed=3)))
    assert find_games(first).games == ()
    GameFile(first).save(played(4))
    assert held(first) == [played(4).dumps()]


def test_two_notebooks_that_resume_one_game_are_both_saved_and_the_later_is_told(first: Path) -> None:
    GameFile(first).save(played())
    (saved,) = find_games(first).games
    one, other = GameFile(first, saved), GameFile(first, saved)
    here, there = saved.resume(), saved.resume()
    here.play(here.game.options()[0], run=True)
    there.play(there.game.options()[-1], run=True)
    assert one.save(here) == ()
    (note,) = other.save(there)
    assert isinstance(note, PlayedElsewhereError)
    assert str(note) == f"The other game is in {first}; from now on this one is in {nth(first, 2)}"
    assert held(first) == [here.dumps(), there.dumps()]
    for own, session in ((one, here), (other, there), (one, here)):
        session.play(session.game.options()[0], run=True)
        assert own.save(session) == (), "it is said once"
    assert held(first) == [here.dumps(), there.dumps()]


def test_of_many_games_the_last_played_stay(first: Path) -> None:
    for number in range(MOST):
        GameFile(first).save(played(number))
        os.utime(nth(first, number + 1), (number, number))
    os.utime(nth(first, 3))
    assert len(files(first)) == MOST
    GameFile(first).save(played(90))
    GameFile(first).save(played(91))
    wanted = {played(seed).dumps() for seed in (2, 3, 4, 90, 91)}
    assert set(held(first)) == wanted


def test_a_game_whose_file_was_replaced_or_deleted_is_saved_again(first: Path) -> None:
    own, session = GameFile(first), played(1)
    own.save(session)
    first.unlink()
    assert own.save(session) == ()
    assert held(first) == [session.dumps()]


@pytest.mark.parametrize("when", ["before", "meanwhile"])
@pytest.mark.parametrize(
    "text",
    [
        "{",
        '{"schema":"innovation-session/1"}',
        '{"schema":"innovation-session/99"}',
        played().dumps().replace('"step":', '"stop":'),
        played().dumps().replace('"seed":3', '"seed":4'),
    ],
)
def test_what_cannot_be_read_is_moved_aside_and_not_overwritten(first: Path, text: str, when: str) -> None:
    own, session = GameFile(first), played(5)
    first.parent.mkdir(parents=True)
    if when == "meanwhile":
        own.save(session)
    first.write_text(text, encoding="utf-8")
    (note,) = own.save(session)
    aside = first.with_name("a.session.unreadable-1.json")
    assert isinstance(note, SetAsideError)
    assert str(aside) in str(note)
    assert aside.read_text(encoding="utf-8") == text
    assert held(first) == [session.dumps()]


def test_what_cannot_be_opened_is_moved_aside_when_it_is_looked_for(first: Path) -> None:
    first.parent.mkdir(parents=True)
    first.write_text('{"schema":"innovation-session/99"}', encoding="utf-8")
    found = find_games(first)
    (error,) = found.errors
    assert isinstance(error, SetAsideError)
    assert "from a newer version" in str(error)
    assert not first.exists()
    assert not found.games


def test_a_game_that_is_whole_but_cannot_be_gone_on_with_is_moved_aside(first: Path) -> None:
    data = json.loads(played().dumps())
    data["lines"][0]["answers"][0] = ["meld nothing"]
    first.parent.mkdir(parents=True)
    first.write_text(resealed(data), encoding="utf-8")
    (saved,) = find_games(first).games
    with pytest.raises(SetAsideError, match="not offered there"):
        saved.resume()
    assert not first.exists()
    first.write_text(played().dumps(), encoding="utf-8")
    with pytest.raises(SaveError):
        saved.resume()
    assert held(first) == [played().dumps()], "what was saved meanwhile stays"


def test_a_game_that_cannot_be_read_at_the_moment_stays(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    GameFile(first).save(played())
    text = first.read_text(encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr("tutor.saved_games.read_whole", failing)
        found = find_games(first)
        assert [type(error) for error in found.errors] == [NotReadError]
        assert "too many files are open" in str(found.errors[0])
    own = GameFile(first)
    own.save(played(4))
    assert held(first) == [text, played(4).dumps()]


def failing(file: Path) -> bytes:
    raise OSError(24, "Too many open files", str(file))


def test_a_link_is_written_through_and_stays_a_link(first: Path, tmp_path: Path) -> None:
    first.parent.mkdir(parents=True)
    target = tmp_path / "synced" / "game.json"
    target.parent.mkdir()
    first.symlink_to(target)
    GameFile(first).save(played())
    assert first.is_symlink()
    assert target.read_text(encoding="utf-8") == played().dumps()
    (saved,) = find_games(first).games
    GameFile(first, saved).save(played(3, steps=2))
    assert target.read_text(encoding="utf-8") == played(3, steps=2).dumps()


def test_a_stage_without_checksums_is_resumed_and_goes_on_with_one(first: Path) -> None:
    texts = [(stage / SESSION).read_text(encoding="utf-8") for stage in stages()]
    text = next(each for each in texts if BEFORE_SUMS in each)
    first.parent.mkdir(parents=True)
    first.write_text(text, encoding="utf-8")
    (saved,) = find_games(first).games
    session = saved.resume()
    GameFile(first, saved).save(session)
    assert "sum" in json.loads(first.read_text(encoding="utf-8"))
    with pytest.raises(SaveError, match="the part 'sum'"):
        Session.loads(first.read_text(encoding="utf-8").replace(SCHEMA, BEFORE_SUMS))


# --- writing ------------------------------------------------------------------------------------------------


def test_a_failed_write_leaves_what_was_there_and_no_litter(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, session = GameFile(first), played()
    own.save(session)
    before = first.read_text(encoding="utf-8")
    session.play(session.game.options()[0], run=True)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", lambda *_: failing(first))
        with pytest.raises(NotSavedError, match="too many files are open"):
            own.save(session)
    assert first.read_text(encoding="utf-8") == before
    assert {each.name for each in first.parent.iterdir()} == {first.name, LOCK}
    assert own.save(session) == ()
    assert held(first) == [session.dumps()]


def test_litter_of_a_killed_process_goes_with_the_next_write_but_no_file_of_others(first: Path) -> None:
    first.parent.mkdir(parents=True)
    litter = first.parent / ".innovation-abc123.part"
    others = first.parent / "film.part"
    for file in (litter, others):
        file.write_text("half", encoding="utf-8")
    GameFile(first).save(played())
    assert not litter.exists()
    assert others.exists()


def test_a_part_of_a_writer_that_lives_is_left_alone(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one writes, another waits for the lock, and gives up without having touched anything."""
    monkeypatch.setattr(user_files, "PATIENCE", 0.05)
    with user_files.locked(first) as target:
        part = target.parent / ".innovation-live.part"
        part.write_text("half", encoding="utf-8")
        with pytest.raises(NotSavedError, match="another program is using it"):
            GameFile(first).save(played())
        assert part.exists()
    assert not first.exists()


def test_without_locks_it_is_written_all_the_same(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_files, "_try_lock", lambda _: None)
    first.parent.mkdir(parents=True)
    part = first.parent / ".innovation-live.part"
    part.write_text("half", encoding="utf-8")
    GameFile(first).save(played())
    assert held(first) == [played().dumps()]
    assert part.exists(), "it may be another's"


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_what_is_no_plain_file_is_neither_read_nor_replaced(first: Path, kind: str) -> None:
    first.parent.mkdir(parents=True)
    first.mkdir() if kind == "folder" else os.mkfifo(first)
    assert [type(error) for error in find_games(first).errors] == [NotReadError]
    with pytest.raises(NotSavedError):
        GameFile(first).save(played())
    assert not first.is_file()
