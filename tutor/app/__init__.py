"""The app: a time-travelling debugger for card text, as one widget made of widgets that can be used alone."""

from tutor.app.app import App
from tutor.app.opening import open_

__all__ = ["App", "open_"]
