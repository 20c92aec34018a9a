"""One module a verb: each links its operations to handlers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.run.machine import Linker
from engine.run.verbs import (
    choose,
    claim,
    coin,
    control,
    delegate,
    demand_the_same,
    draw,
    exchange,
    for_each,
    introduce,
    issue_decree,
    junk_deck,
    move,
    native,
    of_karmas,
    outcome,
    pick,
    raise_values,
    rearrange,
    reveal,
    search,
    self_execute,
    splay,
    transfer,
    win,
)

OPERATIONS: Mapping[str, Linker] = MappingProxyType(
    {
        op: linker
        for verb in (
            choose,
            claim,
            coin,
            control,
            draw,
            exchange,
            for_each,
            introduce,
            issue_decree,
            junk_deck,
            move,
            native,
            of_karmas,
            outcome,
            delegate,
            demand_the_same,
            pick,
            raise_values,
            rearrange,
            reveal,
            search,
            self_execute,
            splay,
            transfer,
            win,
        )
        for op, linker in verb.OPERATIONS.items()
    }
)
"""the linker of every operation that lowering can emit"""
