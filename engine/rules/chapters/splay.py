"""Splaying a colour."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Rule

RULES: tuple[Rule, ...] = (
    Rule("splay-states", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING)),
    Rule("splay-left", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING), ("SPL-01",)),
    Rule("splay-right", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING), ("SPL-01",)),
    Rule("splay-up", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING), ("SPL-01",)),
    Rule("splay-aslant", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING), ("SPL-01",), (FOURTH,)),
    Rule("splay-whole-pile", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING)),
    Rule("splay-replaces", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING), ("SPL-03",)),
    Rule("splay-same-direction", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING)),
    Rule("splay-too-few-cards", (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING), ("SPL-07",)),
    Rule(
        "splay-forgotten",
        (s.B4_SPLAYING, s.UK_SPLAYING, s.U_SPLAYING, s.R3_SPLAYING, s.H_SPLAYING, s.F_SPLAY),
        ("SPL-04",),
    ),
    Rule("splay-own-board", (s.UK_SPLAYING,), ("SPL-09",)),
    Rule("splay-rearranged", (s.R3_FAQ,), ("SPL-08",)),
)
