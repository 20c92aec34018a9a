"""All records replayed, counted, and held against the adjudications."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from tests.replays.records import FILES, read
from tests.replays.replay import replay

ADJUDICATIONS = Path(__file__).with_name("adjudications.yaml")


@dataclass
class Count:
    """How the records of one file came out."""

    agree: int = 0
    adjudicated: int = 0
    open: dict[str, list[str]] = field(default_factory=dict)
    """records that differ and nobody has looked at: what differs in each"""
    agree_after_all: list[str] = field(default_factory=list)
    """records that are listed as differing and do not"""
    not_applicable: Counter[str] = field(default_factory=Counter)
    """why, and how many"""

    @property
    def applicable(self) -> int:
        return self.agree + self.adjudicated + len(self.open)

    def __str__(self) -> str:
        aside = "; ".join(f"{number} {why}" for why, number in self.not_applicable.most_common())
        return (
            f"{self.applicable} applicable: {self.agree} agree, {self.adjudicated} disagree, adjudicated,"
            f" {len(self.open)} disagree, open. {self.not_applicable.total()} not applicable"
            + (f" ({aside})" if aside else "")
        )


def adjudications() -> dict[str, Mapping[str, Any]]:
    """Return the adjudications by record.

    Raises:
        ValueError: a record is listed twice.
    """
    entries: list[Mapping[str, Any]] = yaml.safe_load(ADJUDICATIONS.read_text(encoding="utf-8"))
    by_id = {str(entry["id"]): entry for entry in entries}
    if len(by_id) < len(entries):
        raise ValueError("a record is adjudicated twice")
    return by_id


def report(vectors: Path, files: Sequence[str] = FILES) -> dict[str, Count]:
    """Replay every record of some files."""
    listed = adjudications()
    counts = {}
    for name in files:
        count = counts[name] = Count()
        for record in read(vectors, name):
            why_not = record.not_applicable()
            if why_not:
                count.not_applicable[why_not] += 1
                continue
            differences = replay(record)
            if not differences:
                count.agree += 1
                if record.id in listed:
                    count.agree_after_all.append(record.id)
            elif record.id in listed:
                count.adjudicated += 1
            else:
                count.open[record.id] = differences
    return counts
