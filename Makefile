# make setup   the environment in .venv, with the exact versions of requirements/dev.txt (a second run does nothing)
# make lab     JupyterLab on your own copies of the lessons (~/innovation-lessons)
# make test    everything that must hold: ruff, formatting, types, tests, lessons; ARGS="-k name" goes on to pytest
# make format  mend what ruff can mend
# make wheel   a wheel in dist/
# make notice  rewrite in NOTICE.md whose pictograms and font we use
# make pictures the README's two pictures, taken in Chromium
# make lock    rewrite requirements/ from pyproject.toml; UPGRADE=--upgrade takes newer versions
# make clean   remove what the others made

PYTHON ?= python3
# Test processes; WORKERS=0 runs all in one, so that a debugger can stop there.
WORKERS ?= auto
ARGS ?=

# Workers, kernels and commands that tests start would otherwise compile every module again, each for itself.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
# The version of uv for the next `make lock`; it is installed by the hashes that the one before wrote.
UV_VERSION := 0.13.8

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup lab test format wheel pictures notice lock clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/project.stamp

$(VENV)/venv.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Innovation Tutor needs Python 3.11 or newer: make setup PYTHON=/path/to/python3.11' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/locked.stamp: requirements/dev.txt $(VENV)/venv.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/project.stamp: pyproject.toml $(VENV)/locked.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

lab: setup
	$(BIN)/python -m tutor lab

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=loadfile --no-loadscope-reorder --nbval --nbval-current-env $(ARGS)

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

wheel: setup
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

notice: setup
	$(BIN)/python -m artwork.notice

pictures: setup
	$(BIN)/python -m tests.browser.pictures

lock: export UV_CUSTOM_COMPILE_COMMAND = make lock
lock: LOCK = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url $(UPGRADE)
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
	echo 'uv==$(UV_VERSION)' | $(LOCK) - --output-file requirements/lock.txt
	$(LOCK) pyproject.toml --output-file requirements/runtime.txt
	$(LOCK) pyproject.toml --extra dev --extra class --constraints requirements/runtime.txt --output-file requirements/dev.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find engine tutor tests lessons -name __pycache__ -prune -exec rm -rf {} +
	find lessons -name .ipynb_checkpoints -prune -exec rm -rf {} +
