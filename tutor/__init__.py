"""Innovation Tutor: ``tutor.open("lessons/staging")`` opens a scenario in the app, ``tutor.find()`` lists them all."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.app import open_ as open  # noqa: A004
    from tutor.desk.explorer import explore
    from tutor.desk.finder import find
    from tutor.desk.play import play
    from tutor.desk.puzzle_page import puzzle_page as puzzles
    from tutor.desk.show import study

__all__ = ["App", "explore", "find", "open", "play", "puzzles", "study"]


def __getattr__(name: str) -> Any:
    # the command line needs no widgets
    if name == "App":
        from tutor.app import App

        return App
    if name == "open":
        from tutor.app import open_

        return open_
    if name == "find":
        from tutor.desk.finder import find

        return find
    if name == "explore":
        from tutor.desk.explorer import explore

        return explore
    if name == "play":
        from tutor.desk.play import play

        return play
    if name == "puzzles":
        from tutor.desk.puzzle_page import puzzle_page

        return puzzle_page
    if name == "study":
        from tutor.desk.show import study

        return study
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
