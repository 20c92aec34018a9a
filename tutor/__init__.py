"""Innovation Tutor: ``tutor.open("lessons/staging")`` opens a scenario in the app."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.app import open_ as open  # noqa: A004

__all__ = ["App", "open"]


def __getattr__(name: str) -> Any:
    # the command line needs no widgets
    if name == "App":
        from tutor.app import App

        return App
    if name == "open":
        from tutor.app import open_

        return open_
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
