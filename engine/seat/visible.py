"""The events and facts of a trace that one seat may see: without what it may not know of a choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.query import sight
from engine.query.context import Context
from engine.query.sight import Viewer
from engine.trace.events import Asked, Chosen, Entry, Fact


def visible_entries(c: Context, entries: Iterable[Entry], viewer: Viewer) -> Iterator[Entry]:
    """Yield some entries as a viewer may see them, in their order.

    Of a choice that is closed to the viewer there is only who decided. Whether it was asked, forced, declined, or had
    nothing that fits, makes no difference, so it cannot tell apart two tables that look alike. That somebody is
    asked is left out: the prompt says it.
    """
    for entry in entries:
        item = entry.item
        if isinstance(item, Asked):
            continue
        if isinstance(item, Fact):
            if item.seen < 0 or sight.among(c, viewer, item.seen):
                yield entry
        elif isinstance(item, Chosen) and is_closed(c, item, viewer):
            yield entry._replace(item=item._replace(options=(), picked=(), forced=False))
        else:
            yield entry


def is_closed(c: Context, chosen: Chosen, viewer: Viewer) -> bool:
    """Return whether a viewer may only know who decided."""
    return chosen.front and not sight.among(c, viewer, chosen.seen)
