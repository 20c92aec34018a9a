"""``python -m tests.replays [part of an id]``: count the records, or tell what differs in some of them."""

from __future__ import annotations

import sys

from tests.conftest import SHARED
from tests.replays.records import FILES, read
from tests.replays.replay import replay
from tests.replays.report import report

VECTORS = SHARED / "vectors"


def main(part: str = "") -> int:
    if not VECTORS.is_dir():
        print("no folder 'shared/vectors' with the records beside the checkout")
        return 2
    if part:
        for name in FILES:
            for record in read(VECTORS, name):
                if part.casefold() in record.id.casefold():
                    why_not = record.not_applicable()
                    lines = [f"not applicable: {why_not}"] if why_not else replay(record) or ["agrees"]
                    print(record.id, *lines, sep="\n    ")
        return 0
    counts = report(VECTORS)
    for name, count in counts.items():
        print(f"{name}: {count}")
        for record_id, differences in count.open.items():
            print(f"  open: {record_id}", *differences, sep="\n    ")
        for record_id in count.agree_after_all:
            print(f"  listed, but agrees: {record_id}")
    return int(any(count.open or count.agree_after_all for count in counts.values()))


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
