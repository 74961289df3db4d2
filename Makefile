# Every target prepares what it needs. Only relative paths are used, because make splits
# target names at spaces and the checkout may lie in a folder with spaces in its name.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

# Python keeps what it has compiled, inside the checkout: without that every process of every test compiles it all anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON_IN_VENV := .venv/bin/python
PYTEST := $(PYTHON_IN_VENV) -m pytest -q
# Long tests lie close together: a process that has done its share takes over half of what another has left.
SPREAD := --dist worksteal -n
WORKERS := 2
# Tests of sites wait for other processes: where they are among the others, there is time for one more.
WAITING := 3
TIMED := @sh tools/timed.sh
SIDE_BY_SIDE := +@$(MAKE) --no-print-directory -j 3
BASE := HEAD~1
INPUTS := 1000
SEED := 1
QUICK := not slow and not soak and not browser
# What is run in pure Python too: there it is that the rules are read and written. Random games that are held to what
# every game must hold take as long as all of these; in pure Python they are left to make soak.
RULE_TESTS := tests/kernel tests/rules tests/golden tests/perft tests/expansion tests/fuzz
ENGINE_TESTS := $(RULE_TESTS) tests/conformance tests/compiled tests/bots

# Programs the tests run, as command:debian-package.
TEST_PROGRAMS := git:git postgres:postgresql faketime:faketime
BROWSER_PROGRAMS := chromium:chromium

# A stamp holds the path of the checkout: an environment that was copied or moved still points
# to the old sources, and one whose Python was removed does not start, so both are made anew.
stale = $(shell [ -x .venv/bin/python ] && [ "$$(cat .venv/.$(1) 2>/dev/null)" = "$$(pwd -P)" ] || echo FORCE)

# What the compiled engine is made from.
ENGINE := $(shell find src/lazaretto/kernel src/lazaretto/games src/lazaretto/bots tools/engine -name "*.py" -o -name "*.pyx" -o -name "*.pxd")

.PHONY: help play client dev types test coverage check core browse bench against levels peers envs figures sanitize fuzz soak golden audit docs dist lock clean lint checks pure programs browser FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1\t\2/p' Makefile | \
	    while IFS="$$(printf '\t')" read -r target text; do printf 'make %-8s %s\n' "$$target" "$$text"; done

play: ## play in the browser (in the terminal: .venv/bin/lazaretto play)
	+@MAKE=$(MAKE) sh tools/play.sh

client: .venv/.play ## build the browser client
	$(TIMED) "The browser client" $(PYTHON_IN_VENV) tools/client.py

dev: client ## develop the browser client: a server, and the client with hot reload
	@.venv/bin/lazaretto serve --plain-log & server=$$!; trap 'kill $$server' EXIT; $(PYTHON_IN_VENV) tools/client.py dev

test: ## run lint, types and all tests, those of the rules in pure Python too, and the core of those in the browser
	$(SIDE_BY_SIDE) programs browser .venv/.compiled checks lint pure
	$(TIMED) "All tests" $(PYTEST) $(SPREAD) $(WAITING) -m "not soak and (core or not browser)"

# On the engine that needs no compiling, so beside that.
pure: .venv/.dev
	$(TIMED) "Quick tests of the rules, in pure Python" env LAZARETTO_PURE=1 $(PYTEST) -m "$(QUICK) and not engines" $(RULE_TESTS)

coverage: programs client .venv/.dev ## say which lines the quick tests reach
	@LAZARETTO_PURE=1 $(PYTEST) $(SPREAD) $(WORKERS) -m "$(QUICK)" --cov --cov-report=term:skip-covered

check: programs ## run the quick part: lint, types, all tests but the slow ones
	$(SIDE_BY_SIDE) .venv/.compiled checks lint
	$(TIMED) "Quick tests" $(PYTEST) $(SPREAD) $(WAITING) -m "$(QUICK)"

core: programs browser client .venv/.dev .venv/.compiled ## run the core of the tests in the browser: a game of each title, every page, two at a table
	$(TIMED) "The core of the tests in the browser" $(PYTEST) $(SPREAD) $(WORKERS) -m core tests/web

browse: programs browser client .venv/.dev .venv/.compiled ## run the tests in the browser: whole games, every page with axe
	@$(PYTEST) $(SPREAD) $(WORKERS) tests/web

docs: .venv/.docs ## make the site of the documentation, build/docs
	$(TIMED) "The documentation" $(PYTHON_IN_VENV) -m tools.docs

dist: ## make what is released, an sdist and wheels, and try each (PYTHONS="python3.12 python3.13")
	$(TIMED) "What is released" sh tools/dist.sh

bench: .venv/.compiled ## measure the speed of the engine
	@.venv/bin/lazaretto bench

against: .venv/.play ## measure the engine against a revision (BASE=HEAD~1)
	@$(PYTHON_IN_VENV) -m benchmarks.against $(BASE)

levels: .venv/.compiled ## have every bot play the one below it, and print the table of docs/bots.md
	@$(PYTHON_IN_VENV) -m benchmarks.levels

peers: .venv/.compiled ## install other engines and measure them beside ours
	@sh tools/setup.sh add --group peers
	@$(PYTHON_IN_VENV) -m benchmarks.peers

envs: .venv/.compiled ## install other environments and measure them beside ours
	@sh tools/setup.sh envs
	@PYTHONPATH=src build/envs/bin/python -m benchmarks.envs

figures: .venv/.dev .venv/.compiled ## measure everything (after make peers) and draw docs/speed anew
	@$(PYTHON_IN_VENV) -m benchmarks.figures

# C itself does not look whether a number is out of its place; this build does, and stops at the first.
sanitize: programs .venv/.dev ## run the tests of the engine in C that watches its own steps
	@rm -f .venv/.compiled
	@$(PYTHON_IN_VENV) -m tools.engine sanitized
	@$(PYTEST) $(SPREAD) $(WORKERS) -m "($(QUICK)) or (engines and not soak)" $(ENGINE_TESTS)

fuzz: .venv/.dev .venv/.compiled ## hunt for inputs that break the engine (INPUTS=1000 of each kind, SEED=1)
	@for kind in snapshots records positions views components sets setups answers; do \
	    LAZARETTO_PURE=1 $(PYTHON_IN_VENV) -m tests.fuzz $$kind --inputs $(INPUTS) --seed $(SEED) || found=1; \
	done; $(PYTHON_IN_VENV) -m tests.fuzz all --engines --inputs $(INPUTS) --seed $(SEED) || found=1; exit $${found:-0}

soak: programs browser checks .venv/.dev .venv/.compiled ## run all tests with long random games, those of the engine in Python too
	$(TIMED) "All tests, with long random games" env LAZARETTO_SOAK=1 $(PYTEST) $(SPREAD) $(WORKERS)
	$(TIMED) "All tests of the engine, in pure Python" env LAZARETTO_PURE=1 $(PYTEST) $(SPREAD) $(WORKERS) $(ENGINE_TESTS)

golden: .venv/.dev .venv/.compiled ## write the golden playthroughs and the list of choice numbers anew
	@$(PYTEST) tests/golden tests/kernel/test_choice_numbers.py --regenerate

audit: .venv/.play ## look up known weaknesses of what a site runs on
	@sh tools/audit.sh

lock: ## bring the files of requirements up to pyproject.toml (UPGRADE=1: newest versions of everything)
	@UPGRADE="$(UPGRADE)" sh tools/setup.sh lock

clean: ## remove the environment, caches, builds and coverage data
	@rm -rf .venv web/node_modules src/lazaretto/web .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist htmlcov .coverage .coverage.*
	@find . \( -name .git -o -name node_modules \) -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

# Once for as long as nothing of it changes.
checks: client
	$(TIMED) "Lint, types and tests of the browser client" $(PYTHON_IN_VENV) tools/client.py passes

lint: .venv/.dev
	$(TIMED) "Lint and types" sh tools/lint.sh

types: client ## write the browser client's types anew, from the server's OpenAPI document
	@.venv/bin/lazaretto serve --print-openapi > web/openapi.json
	@$(PYTHON_IN_VENV) tools/client.py types

programs:
	@sh tools/system-packages.sh $(TEST_PROGRAMS)

# After the others: Debian installs one thing at a time.
browser: programs
	@sh tools/system-packages.sh $(BROWSER_PROGRAMS)

# The engine is compiled anew only where its sources have changed; the stamp spares even the look.
.venv/.compiled: .venv/.play $(ENGINE)
	$(TIMED) "Compiling the engine" $(PYTHON_IN_VENV) -m tools.engine
	@touch .venv/.compiled

.venv/.dev: .venv/.play requirements/dev.txt $(call stale,dev)
	$(TIMED) "Installing what tests need" sh tools/setup.sh dev

.venv/.docs: .venv/.dev requirements/docs.txt $(call stale,docs)
	$(TIMED) "Installing what the documentation is made with" sh tools/setup.sh docs

.venv/.play: pyproject.toml requirements/play.txt requirements/uv.txt tools/setup.sh $(call stale,play)
	$(TIMED) "Installing what playing needs" sh tools/setup.sh play
