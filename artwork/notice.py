"""Write the part of ``NOTICE.md`` that is made from ``tutor.scene.credits``: ``make notice``."""

from pathlib import Path

from tutor.scene.credits import notice

FILE = Path(__file__).parent.parent / "NOTICE.md"
HEADING = "## What others have drawn"


def renewed(text: str) -> str:
    """Return the notice with that part, its last, as it is now."""
    return text.partition(HEADING)[0].rstrip() + "\n\n" + notice()


if __name__ == "__main__":
    FILE.write_text(renewed(FILE.read_text(encoding="utf-8")), encoding="utf-8")
