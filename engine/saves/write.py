"""From a game to the text of a save: every zone, card, step and local by its name."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from engine.lang.terms import Splay
from engine.model.frames import effect_layout, step_name, system_frame
from engine.model.layouts import CardNames, Layout
from engine.model.state import Frame, Request, Setup, State
from engine.run.machine import Machine
from engine.run.options import lasting_id
from engine.saves.faults import SCHEMA

_SPLAYS = {int(splay): splay.word for splay in Splay}


def seal(data: dict[str, Any]) -> str:
    """Return a save's parts as text, with the checksum of its contents at the end."""
    text = json.dumps(data, separators=(",", ":"))
    return f'{text[:-1]},"sum":"{checksum(text)}"}}'


def checksum(text: str) -> str:
    """Return the checksum of the text of a save that has none yet."""
    return blake2b(text.encode(), digest_size=12).hexdigest()


def write(m: Machine, s: State) -> str:
    """Return a state as the text of a save, tied to the fingerprints of the programs that run."""
    data: dict[str, Any] = {"schema": SCHEMA, "setup": saved_setup(s.setup), "zones": _zones(m, s)}
    splays = {m.zones.name(zone): _SPLAYS[splay] for zone, splay in enumerate(s.splays) if splay}
    request, result = s.request, s.result
    parts = {
        "splays": splays,
        "seen": _seen(m, s),
        "frames": [_frame(m, s, frame) for frame in s.frames],
        "programs": {f.program: m.codes[f.program].fingerprint for f in s.frames if system_frame(f.program) is None},
        "request": {"seat": request.seat, "kind": request.kind, "purpose": request.purpose} if request else None,
        "out": s.out,
        "repeats": s.repeats,
    }
    data |= {name: part for name, part in parts.items() if part}
    if result is not None:
        data["result"] = {"winners": result.winners, "reason": result.reason}
        if result.card >= 0:
            data["result"]["card"] = m.catalogue.key[result.card]
    data["rng"] = s.rng
    return seal(data)


def saved_setup(setup: Setup) -> dict[str, Any]:
    """Return what a game is made of as the part of a save."""
    return {
        "edition": setup.edition,
        "sets": setup.sets,
        "players": setup.players,
        "teams": setup.teams,
        "switches": dict(setup.switches),
        "seed": setup.seed,
    }


def _zones(m: Machine, s: State) -> dict[str, str]:
    """Return the zones that are not empty: their cards in order, the top of a pile and the next of a deck first."""
    key, name = m.catalogue.key.__getitem__, m.zones.name
    return {name(zone): " ".join(map(key, cards)) for zone, cards in enumerate(s.zones) if cards}


def _seen(m: Machine, s: State) -> dict[str, dict[str, list[int]]]:
    """Return by zone and card which seats have seen the card, where others have seen it than may look there now."""
    found: dict[str, dict[str, list[int]]] = {}
    key, seen, sight = m.catalogue.key, s.seen, m.sight
    for zone, cards in enumerate(s.zones):
        if cards:
            lookers = sight[zone]
            others = [card for card in cards if seen[card] != lookers]
            if others:
                found[m.zones.name(zone)] = {key[card]: _seats(seen[card]) for card in others}
    return found


def _seats(bits: int) -> list[int]:
    """Return the seats of a set of seats, rising."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _frame(m: Machine, s: State, f: Frame) -> dict[str, Any]:
    """Return a frame by names; the place in a card's effect is the number of an instruction."""
    plain: dict[str, Any] = {"program": f.program, "seat": f.seat}
    step = step_name(f.program, f.pc)
    plain |= {"at": f.pc} if step is None else {"step": step}
    locals_ = layout(m, f.program).named(f.vars, CardNames(m.catalogue.key, m.catalogue.of_key.__getitem__))
    if locals_:
        plain["locals"] = locals_
    if f.answer is not None:
        request = asked_again(m, s)
        assert request is not None
        plain["answer"] = [lasting_id(m, request, option) for option in f.answer]
    return plain


def layout(m: Machine, program: str) -> Layout:
    """Return the locals of the frames of a program."""
    frame = system_frame(program)
    return frame.layout if frame is not None else effect_layout(m.codes[program])


def asked_again(m: Machine, s: State) -> Request | None:
    """Return the request that the top frame makes at the place of its last answer; the state is unchanged."""
    again = s.copy()
    again.request = again.frames[-1].answer = None
    m.silent().step(again)
    return again.request
