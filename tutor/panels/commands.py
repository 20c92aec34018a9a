"""The app's commands, in one table: from it follow the keys, the help, the buttons, and what is allowed when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tutor.panels.concealed import Concealed


class Place(Enum):
    """Where a command has a button of its own; the value begins the id of its label."""

    NOWHERE = ""
    BAR = "bar"
    SETTINGS = "set"


@dataclass(frozen=True, slots=True)
class Command:
    """Something that the app does for a click, a key or a script."""

    name: str
    keys: tuple[str, ...] = ()
    """keys, named as the browser names them"""
    class_keys: tuple[str, ...] = ()
    """more keys, handled only when presenting to a class; a presenter's clicker sends them"""
    place: Place = Place.NOWHERE
    steps: str = ""
    """method of ``Session`` that it calls; empty: it takes no step"""
    forward: bool = False
    """whether it steps forward, which a pending decision prevents"""
    decides: bool = False
    """whether it answers the game, which a lesson's question and a covered screen prevent"""
    annotates: bool = False
    """whether it adds to a step what is hidden while a lesson or a class must not see an answer"""
    for_class: bool = False
    """whether it works only when presenting to a class"""
    while_blank: bool = False
    """whether it works while the screen is blank before a class"""
    while_covered: bool = False
    """whether it works while the screen is passed on to the next player and the game is covered"""
    by_browser: bool = False
    """whether the browser carries it out, because the kernel cannot"""
    row: str = ""
    """name of its row in the help; empty: its own name"""
    toggles: bool = False
    """whether its button is a switch whose state is said beside its name; others change their name instead"""

    @property
    def label(self) -> str:
        """Id of the message on its button; that of the tooltip ends with ``.hint``."""
        return f"{self.place.value}-{self.name}"


BAR, SETTINGS = Place.BAR, Place.SETTINGS
WAYS = ("back", "into", "start")
"""commands that lead to one certain step, so that the page can show it by itself if it was shown before"""
DIGITS = tuple("123456789")

COMMANDS = (
    # stepping
    Command("start", ("s",), place=BAR, steps="to_start"),
    Command("back", ("ArrowLeft", "p", "["), ("PageUp",), place=BAR, steps="back"),
    Command("into", ("ArrowRight", "n", "]"), ("PageDown",), place=BAR, steps="into", forward=True),
    Command("over", ("o",), place=BAR, steps="over", forward=True),
    Command("out", ("u",), place=BAR, steps="out", forward=True),
    Command("decision", ("d",), place=BAR, steps="to_decision", forward=True),
    Command("end", ("e",), place=BAR, steps="to_end", forward=True),
    Command("back-over", ("O",), steps="back_over"),
    Command("back-out", ("U",), steps="back_out"),
    Command("back-decision", ("b",), steps="back_to_decision"),
    Command("play", place=BAR),
    Command("goto"),
    Command("restart"),
    # deciding; a lesson may take a digit for its own question
    Command("digit", DIGITS),
    Command("option", decides=True),
    Command("confirm", decides=True),
    Command("decline", decides=True),
    Command("undone"),
    Command("type", ("/",)),
    Command("typed", decides=True),
    Command("decide-as"),
    # reading
    Command("why", ("w",)),
    Command("ask"),
    Command("unask"),
    Command("unread"),
    Command("ruling"),
    Command("toggle"),
    Command("only"),
    Command("fold", ("-",)),
    Command("unfold", ("+", "=")),
    Command("switch"),
    Command("rename"),
    Command("delete"),
    Command("compare"),
    Command("uncompare"),
    Command("whatif", ("i",)),
    Command("whatif-close"),
    Command("whatif-stop"),
    Command("whatif-on"),
    Command("whatif-compare"),
    Command("whatif-open"),
    Command("whatif-back"),
    Command("outlook-open", ("a",), place=SETTINGS),
    Command("outlook"),
    Command("outlook-value"),
    Command("outlook-on"),
    Command("outlook-stop"),
    Command("outlook-close"),
    Command("outlook-only"),
    Command("outlook-cards"),
    Command("outlook-show"),
    # what a person adds to a step
    Command("annotate", ("m",), place=SETTINGS, annotates=True),
    Command("annotate-tool", annotates=True),
    Command("annotate-comment", annotates=True),
    Command("annotate-remove", annotates=True),
    Command("annotate-done"),
    Command("lookback", ("t",)),
    Command("lookback-stop"),
    Command("lookback-on"),
    Command("lookback-close"),
    Command("lookback-ask"),
    Command("lookback-answer"),
    Command("lookback-back"),
    Command("lookback-go"),
    # the view
    Command("seat", ("v",)),
    Command("resume", place=SETTINGS),
    Command("language", ("l",), while_covered=True),
    Command("en", place=SETTINGS, while_covered=True, toggles=True),
    Command("uk", place=SETTINGS, while_covered=True, toggles=True),
    Command("smaller", ("<",), place=SETTINGS, while_covered=True, row="size"),
    Command("larger", (">",), place=SETTINGS, while_covered=True, row="size"),
    Command("motion", place=SETTINGS, while_covered=True, toggles=True),
    # before a class
    Command("class", ("c",), place=SETTINGS),
    Command("reveal", ("r",), for_class=True),
    Command("blank", (".",), for_class=True, while_blank=True),
    Command("next-in-list", ("N",), row="list"),
    Command("previous-in-list", ("P",), row="list"),
    Command("class-restart", ("0",), for_class=True),
    # the app
    Command("full", ("f",), place=SETTINGS, by_browser=True),
    Command("help", ("h", "?"), place=SETTINGS, while_covered=True),
    Command("escape", ("Escape",), while_blank=True, while_covered=True),
    Command("dismiss", while_covered=True),
)
BY_NAME = {command.name: command for command in COMMANDS}

KEYS = {
    key: command
    for command in COMMANDS
    if not command.by_browser
    for key in (*command.keys, *command.class_keys)
}  # fmt: skip
"""key -> command"""

_ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>"
_UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбюЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ"
UKRAINIAN_KEYS = {there: here for here, there in zip(_ENGLISH, _UKRAINIAN, strict=True) if here in KEYS}
"""key of a Ukrainian keyboard -> key at the same place of an English one"""


def _is_for_class(key: str) -> bool:
    key = UKRAINIAN_KEYS.get(key, key)
    return KEYS[key].for_class or key in KEYS[key].class_keys


IN_CLASS = tuple(key for key in (*KEYS, *UKRAINIAN_KEYS) if _is_for_class(key))
"""names of the keys that are sent to the kernel only when presenting to a class"""
WANTED = tuple(key for key in (*KEYS, *UKRAINIAN_KEYS) if not _is_for_class(key))
"""names of the keys that are always sent to the kernel"""

IGNORED = "ignored"
"""the command is not carried out, and nothing is said about it"""


def of_key(key: str) -> Command | None:
    """Return the command of a key on an English or Ukrainian keyboard."""
    return KEYS.get(UKRAINIAN_KEYS.get(key, key))


def at(place: Place) -> tuple[Command, ...]:
    """Return the commands with a button at a place, in their order there."""
    return tuple(command for command in COMMANDS if command.place is place)


def refused(command: Command, concealed: Concealed, *, blank: bool = False, covered: bool = False) -> str:
    """Return why a command is not carried out now: the id of a notice, or ``IGNORED``; empty if it is allowed.

    ``blank``: the screen is blank before a class; ``covered``: the screen is being passed to the next player.
    """
    if (blank and not command.while_blank) or (covered and not command.while_covered):
        return IGNORED
    if command.for_class and not concealed.presenting:
        return "notice-class-only"
    if command.annotates and concealed.answers:
        return "notice-annotate-hidden"
    return concealed.notice if command.decides else ""
