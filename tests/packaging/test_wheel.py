"""The wheel alone, unpacked away from the checkout, has all that its commands need."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT

OWN = ("engine", "tutor")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an unpacked wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = "import hatchling.build as b, sys; print(b.build_wheel(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", build, str(folder)], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def run(site: Path, *arguments: str) -> str:
    """Run the installed command from a folder where nothing of the checkout is."""
    code = (
        f"import sys; sys.path.insert(0, {str(site)!r}); import engine, tutor, runpy\n"
        f"assert all(each.__file__.startswith({str(site)!r}) for each in (engine, tutor))\n"
        f"sys.argv = ['tutor', *{arguments!r}]; runpy.run_module('tutor', run_name='__main__')"
    )
    home = site.parent / "home"
    home.mkdir(exist_ok=True)
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": "", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=home, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_walk_is_told_from_the_wheel(installed: Path) -> None:
    assert "You draw a [1]: Agriculture." in run(installed, "explain", "lessons/staging")
    assert "Перші кроки: «Писемність» чи" in run(installed, "explain", "lessons/staging", "--lang", "uk")


def test_every_file_of_the_packages_and_lessons_is_in_the_wheel(installed: Path) -> None:
    def files(root: Path) -> set[str]:
        return {
            path.relative_to(root).as_posix()
            for path in root.rglob("*")
            if path.is_file() and not {"__pycache__", ".ipynb_checkpoints", "_data"} & set(path.relative_to(root).parts)
        }

    for name in OWN:
        assert files(ROOT / name) == files(installed / name)
    for name in ("lessons", "scenarios"):
        assert files(ROOT / name) == files(installed / "tutor" / "_data" / name)
