"""An English stand-in for the catalogues, for drawing tests only."""

from collections.abc import Sequence
from typing import Any

from engine.lang.terms import Color, Icon, Splay
from tutor.scene.table import DESCRIPTIONS, LABELS

_LABELS = {
    "hand": "Hand", "score": "Score", "achievements": "Achievements", "junk": "Junk", "box": "Box",
    "left_table": "left",
    "winner": "wins", "next": "next", "top": "top", "available": "Available achievements, and the decks",
    "specials": "Special achievements", "empty": "empty", "full": "full", "decks": "Decks",
}  # fmt: skip


class StubWords:
    """Words that check that they are asked for nothing undeclared."""

    def title(self, card_title: str) -> str:
        return card_title

    def special(self, name: str) -> str:
        return name

    def special_does(self, name: str) -> str:
        return f"does what {name} does" if name in ("War", "Trade") else ""

    def color_letter(self, color: Color) -> str:
        return color.name[0]

    def icon_name(self, icon: Icon) -> str:
        return icon.word

    def label(self, key: str) -> str:
        assert key in LABELS
        return _LABELS[key]

    def zone(self, word: str) -> str:
        return word.title()

    def set_name(self, name: str) -> str:
        return name.title()

    def set_of_zone(self, word: str) -> str:
        return {"safe": "unseen", "forecast": "echoes", "display": "artifacts", "museums": "artifacts"}.get(
            word, "base"
        )

    def describe(self, key: str, **args: Any) -> str:
        assert set(args) == set(DESCRIPTIONS[key]), (key, args)
        match key:
            case "turn":
                return f"action {args['action']} of {args['actions']}"
            case "drawer":
                return f"{args['name']} draws {args['set']} {args['age']}"
            case "game":
                return "fourth edition" + (f", with {', '.join(args['sets'])}" if len(args["sets"]) > 1 else "")
            case "pile":
                splay = "" if args["splay"] == Splay.NONE else f", splayed {args['splay'].word}"
                top = f", top: {args['top']} {args['value']}" if args["top"] else ""
                return f"{args['color'].name.title()}{splay}, {args['count']} cards{top}"
            case "card":
                icons = ", ".join(contents.word for contents in args["slots"])
                return f"{args['title']} {args['value']}, {args['color'].word}, {icons}"
            case "back":
                return f"{args['owner']}, {args['zone']}: a {args['value']}"
            case "meter":
                full = ": full" if args["have"] >= args["limit"] else ""
                return f"{args['have']} of {args['limit']}{full}"
            case "fan":
                splay = "" if args["splay"] == Splay.NONE else f", {args['splay'].word}"
                return f"{args['count']} cards{splay}"
            case "table":
                return f"Innovation: {args['current']}, action {args['action']} of {args['actions']}"
            case "ringed":
                return f"{args['label']} (ringed)"
            case "at_arrow":
                return f"{args['label']}; {args['arrow']}"
            case _:
                return f"{key} " + ", ".join(f"{k} {v}" for k, v in args.items())

    def notes(self, card_title: str) -> Sequence[tuple[str, Sequence[str]]]:
        return (("Elsewhere", ("Third edition: the same value and color, but with other icons than here", "More")),)

    def effects(self, card_title: str) -> Sequence[str]:
        return ("Draw a [2].", "You may return up to three cards from your hand. If you do, draw and score a card.")

    def first_sentence(self, card_title: str) -> str:
        return "Draw a [2]."

    def spoken(self, text: str) -> str:
        return text.replace("[2]", "card of value 2")
