"""What is installed for the project is named with its hashes, the tool that writes the locks included."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_every_package_of_a_lock_has_a_hash(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    packages = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert packages
    assert [line for line in packages if "==" not in line or "--hash=sha256:" not in line] == []


def test_the_tool_that_writes_the_locks_is_installed_by_its_hashes() -> None:
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    version = re.search(r"^UV_VERSION := (\S+)$", make, re.MULTILINE)
    assert version is not None
    lock = (ROOT / "requirements" / "lock.txt").read_text(encoding="utf-8")
    assert f"\nuv=={version[1]} \\\n" in lock
    installed = [line for line in make.splitlines() if "pip install" in line]
    assert installed
    assert [line for line in installed if "--require-hashes" not in line and "--no-deps" not in line] == []


def test_what_learners_install_brings_no_package_of_the_developers() -> None:
    runtime = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    assert "\njupyterlab==" in runtime
    assert not re.search(r"^(chess|pytest|mypy)==", runtime, re.MULTILINE)
