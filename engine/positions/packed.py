"""Plain data as one word for a chat or a link: compressed, with checks, and bounded before it is unpacked.

``inn2-`` is followed by letters, digits, ``+`` and ``-``: sixty-four signs, none of which a chat or a link mends. They
stand for the checksum (CRC-32, four bytes) and the data as JSON, compressed (RFC 1951) with ``DICTIONARY`` before it.
Every ``BLOCK`` signs are followed by one that checks them, so that damage has a place. White space is passed over, as a
chat may wrap the word.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.model.names import shown
from engine.text.messages import Phrase, phrase

PREFIX = "inn2-"
MAX_LENGTH = 20_000
"""signs of a word"""
MAX_UNPACKED = 1_000_000
"""bytes of the data in it"""
BLOCK = 60
"""signs that one more checks"""
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
FOREIGN = re.compile(rf"[^{re.escape(SIGNS)}]")
_SUM = 4
"""bytes of the checksum"""
_CUT = phrase("position-packed-end")
_CHANGED = phrase("position-packed-sum")

# The dictionary belongs to the version: another one would make other data of every word that was ever written.
DICTIONARY = (
    b"archery metalworking oars agriculture domestication masonry clothing sailing the-wheel pottery tools writing "
    b"city-states code-of-laws mysticism construction road-building canal-building fermenting currency mapmaking "
    b"calendar mathematics monotheism philosophy engineering optics machinery medicine compass paper alchemy "
    b"translation education feudalism colonialism gunpowder anatomy perspective invention navigation "
    b"experimentation printing-press enterprise reformation coal the-pirate-code statistics steam-engine banking "
    b"measurement chemistry physics astronomy societies industrialization machine-tools canning vaccination "
    b"classification metric-system atomic-theory encyclopedia democracy emancipation combustion explosives "
    b"refrigeration sanitation bicycle electricity evolution publications lighting railroad flight mobility "
    b"antibiotics skyscrapers corporations mass-media quantum-theory rocketry empiricism socialism composites "
    b"fission ecology suburbia collaboration satellites computers genetics services specialization miniaturization "
    b"robotics globalization stem-cells databases self-service bioengineering software ai the-internet "
    b"astrogeology fusion near-field-comm reclamation hypersonics space-traffic climatology solar-sailing escapism "
    b"whataboutism monument empire world wonder universe "
    b'"annotations":{"0":{"comment":"","marks":["ring arrow deck- hand-0 pile-0- player-]}},"title":"",'
    b'"viewer":null,0,"lines":[{"id":0,"name":"1","named":false,true,"scripted":false,'
    b'"answers":[["achieve ],["yes"],["no"],["red"],["blue"],["green"],["purple"],["yellow"],[],["draw"],'
    b'["meld ],["dogma ]],"steps":}],"line":0,"step":0}{"table":{"new":{"edition":4,"sets":["base"],'
    b'"players":["You","Opponent"],"seed":inn1 4e 1=You 2=Opponent seed= decks/ /hand= /score= /red= '
    b"/green= /purple= /blue= /yellow= /achievements= /splay=left right up turn/player= begun= known/"
)
"""what is likely to be in the data, the likeliest last: names of cards, words of lines and tables"""


class Fault(NamedTuple):
    """Why a word cannot be unpacked."""

    at: int
    """the place in the text, from 0"""
    said: Phrase


class PackedError(ValueError):
    """Data that is too large for a word."""


def is_packed(text: str) -> bool:
    """Return whether a text is meant as such a word, whole or not."""
    return text.lstrip().startswith(PREFIX)


def pack(data: Mapping[str, Any]) -> str:
    """Return plain data as one word.

    Raises:
        PackedError: it would be longer than ``MAX_LENGTH``, or holds more than ``MAX_UNPACKED``.
    """
    raw = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    packed = zlib.crc32(raw).to_bytes(_SUM) + packer.compress(raw) + packer.flush()
    signs = base64.b64encode(packed, b"+-").decode().rstrip("=")
    blocks = [signs[at : at + BLOCK] for at in range(0, len(signs), BLOCK)]
    word = PREFIX + "".join(block + _check(number, block) for number, block in enumerate(blocks))
    if len(word) > MAX_LENGTH or len(raw) > MAX_UNPACKED:
        msg = f"{len(word)} signs with {len(raw)} bytes"
        raise PackedError(msg)
    return word


def unpack(text: str) -> dict[str, Any] | Fault:
    """Return the data of a word, or why there is none; whether the data makes sense is not looked at."""
    if len(text) > MAX_LENGTH + MAX_LENGTH // 10:  # with the white space of a chat that wraps it
        return Fault(0, phrase("position-line-too-long", n=str(MAX_LENGTH)))
    places = [match.start() for match in re.finditer(r"\S", text)]
    word = "".join(text[at] for at in places)
    if not word.startswith(PREFIX):
        return Fault(0, phrase("position-line-beginning", prefix=PREFIX))
    signs, places = word[len(PREFIX) :], places[len(PREFIX) :]
    foreign = FOREIGN.search(signs)
    if foreign is not None:
        return Fault(places[foreign.start()], phrase("position-packed-sign", found=shown(foreign[0])))
    blocks = [signs[at : at + BLOCK + 1] for at in range(0, len(signs), BLOCK + 1)]
    for number, block in enumerate(blocks):
        if len(block) < 2 or _check(number, block[:-1]) != block[-1]:
            if number == len(blocks) - 1:
                return Fault(places[-1], _CUT)
            return Fault(places[number * (BLOCK + 1)], phrase("position-packed-part", n=len(block)))
    found = _unpacked("".join(block[:-1] for block in blocks))
    if isinstance(found, Phrase):
        return Fault((places or [len(text) - 1])[-1] if found is _CUT else text.index(PREFIX[0]), found)
    return found


def _check(number: int, block: str) -> str:
    """Return the sign that checks a block; ``number`` is its place, from 0."""
    return SIGNS[zlib.crc32(block.encode(), number) % len(SIGNS)]


def _unpacked(signs: str) -> dict[str, Any] | Phrase:
    """Return the data of signs without those that check them, or why there is none."""
    try:
        packed = base64.b64decode(signs + "=" * (-len(signs) % 4), b"+-", validate=True)
    except binascii.Error:
        return _CUT
    given, packed = packed[:_SUM], packed[_SUM:]
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, DICTIONARY)
    try:
        raw = unpacker.decompress(packed, MAX_UNPACKED + 1)
    except zlib.error:
        return _CHANGED
    if len(raw) > MAX_UNPACKED:
        return phrase("position-packed-large", n=MAX_UNPACKED)
    if not unpacker.eof:
        return _CUT
    if unpacker.unused_data or zlib.crc32(raw).to_bytes(_SUM) != given:
        return _CHANGED
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        data = None
    return data if isinstance(data, dict) else phrase("position-packed-contents", part="JSON")
