"""Who made what the pictures show and others have drawn: the pictograms and the font.

One table; the notice of the project, the help and the line below exported pictures are made from it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache

from tutor.scene.pictograms import icon_names

ICONS_FROM = "https://game-icons.net"
FONT_FROM = "https://rsms.me/inter"
ICONS_LICENCE = ("CC BY 3.0", "https://creativecommons.org/licenses/by/3.0/")
FONT_LICENCE = ("OFL 1.1", "https://openfontlicense.org")
FONT_BY = "The Inter Project Authors"
LICENCE_FILES = {"CC BY 3.0": "CC-BY-3.0.txt", "OFL 1.1": "OFL-1.1.txt"}
"""the texts of the licences, in ``tutor/licences``"""

AUTHORS = {
    "delapouite": ("Delapouite", "https://delapouite.com"),
    "lorc": ("Lorc", "https://lorcblog.blogspot.com"),
    "caro-asercion": ("Caro Asercion", ""),
    "skoll": ("Skoll", ""),
    "lord-berandas": ("Lord Berandas", "https://berandas.deviantart.com"),
    "sbed": ("Sbed", "https://opengameart.org/content/95-game-icons"),
    "darkzaitzev": ("DarkZaitzev", "https://darkzaitzev.deviantart.com"),
    "cathelineau": ("Cathelineau", ""),
    "various-artists": ("Various artists", ""),
    "lucasms": ("Lucas", ""),
    "sparker": ("Sparker", "https://citizenparker.com"),
    "carl-olsen": ("Carl Olsen", "https://twitter.com/unstoppableCarl"),
    "quoting": ("Quoting", ""),
    "guard13007": ("Guard13007", "https://guard13007.com"),
    "heavenly-dog": ("HeavenlyDog", "https://www.gnomosygoblins.blogspot.com"),
    "rihlsul": ("Rihlsul", ""),
    "zajkonur": ("Zajkonur", ""),
    "pierre-leducq": ("Pierre Leducq", ""),
    "andymeneely": ("Andy Meneely", "https://www.se.rit.edu/~andy/"),
}
"""name and address of the author of each folder of game-icons.net; empty: none is known"""


@dataclass(frozen=True, slots=True)
class Author:
    """Somebody who drew pictograms."""

    name: str
    address: str
    """where more of the author's work is; empty: not known"""
    icons: tuple[str, ...]
    """the names of the icons that are used, in order of the alphabet"""


@cache
def authors() -> tuple[Author, ...]:
    """Return the authors of all pictograms, those of most icons first.

    Raises:
        KeyError: an icon is by somebody whom ``AUTHORS`` lacks.
    """
    icons = defaultdict(list)
    for each in icon_names():
        folder, _, icon = each.partition("/")
        icons[folder].append(icon)
    found = [Author(*AUTHORS[folder], tuple(sorted(names))) for folder, names in icons.items()]
    return tuple(sorted(found, key=lambda author: (-len(author.icons), author.name)))


def notice() -> str:
    """Return the part of ``NOTICE.md`` that tells whose the pictograms and the font are, as Markdown."""
    icons_licence, font_licence = (f"[{name}]({address})" for name, address in (ICONS_LICENCE, FONT_LICENCE))
    font_text, icons_text = (f"tutor/licences/{LICENCE_FILES[name]}" for name in (FONT_LICENCE[0], ICONS_LICENCE[0]))
    lines = [
        "## What others have drawn",
        "",
        f"The font is [Inter]({FONT_FROM}) by {FONT_BY}, under the SIL Open Font License, {font_licence}:",
        "a part of its letters, with digits of one width and without kerning. The text of the licence is in",
        f"[{font_text}]({font_text}).",
        "",
        f"The pictograms are icons of [game-icons.net]({ICONS_FROM}), under {icons_licence}:",
        "without their black ground, enlarged to their edges, their coordinates rounded. The text of the licence is in",
        f"[{icons_text}]({icons_text}). Icons made by:",
        "",
        "| author | icons |",
        "|---|---|",
    ]
    for author in authors():
        name = f"[{author.name}]({author.address})" if author.address else author.name
        lines.append(f"| {name} | {', '.join(author.icons)} |")
    return "\n".join(lines) + "\n"
