"""Whether a fault that a player is spared is an error, as in tests: missing words, a panel that fails to draw."""

import os

VARIABLE = "INNOVATION_STRICT"
"""environment variable: with ``1`` a process begins strict, and so do those that it starts"""

_strict = os.environ.get(VARIABLE) == "1"


def strict() -> bool:
    """Return whether such faults raise. Otherwise they leave a mark, or a message, and play goes on."""
    return _strict


def set_strict(*, on: bool) -> None:
    """Let such faults raise, or not, in this process."""
    global _strict  # noqa: PLW0603
    _strict = on
