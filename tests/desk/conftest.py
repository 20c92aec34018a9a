"""The desk without a browser: a click is a message to the handler that a browser's message would reach."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNOVATION_TUTOR_STATE", str(tmp_path / "state"))
    monkeypatch.delenv("INNOVATION_TUTOR_LANG", raising=False)
