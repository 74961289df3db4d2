# Every target prepares what it needs. Only relative paths are used, because make splits
# target names at spaces and the checkout may lie in a folder with spaces in its name.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON_IN_VENV := .venv/bin/python
PYTEST := $(PYTHON_IN_VENV) -m pytest -q
WORKERS := 2

# Programs the tests run, as command:debian-package.
TEST_PROGRAMS := git:git chromium:chromium postgres:postgresql

# The stamp holds the path of the checkout: an environment that was copied or moved still points
# to the old sources, and one whose Python was removed does not start, so both are made anew.
STALE := $(shell [ -x .venv/bin/python ] && [ "$$(cat .venv/.installed 2>/dev/null)" = "$$(pwd -P)" ] || echo FORCE)

.PHONY: help play client dev types test check bench soak golden lock clean lint programs FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1\t\2/p' Makefile | \
	    while IFS="$$(printf '\t')" read -r target text; do printf 'make %-8s %s\n' "$$target" "$$text"; done

play: client ## play in the browser (in the terminal: .venv/bin/lazaretto play)
	@.venv/bin/lazaretto serve --open --plain-log

client: .venv/.installed ## build the browser client
	@$(PYTHON_IN_VENV) tools/client.py

dev: client ## develop the browser client: a server, and the client with hot reload
	@.venv/bin/lazaretto serve --plain-log & server=$$!; trap 'kill $$server' EXIT; $(PYTHON_IN_VENV) tools/client.py dev

# Long random games prove nothing about coverage, which would only make them longer.
test: programs client lint ## run everything: lint, types, all tests with coverage
	@echo "pytest: all tests but the slow ones, with coverage"
	@$(PYTEST) -n $(WORKERS) -m "not slow" --cov --cov-report=term:skip-covered
	@echo "pytest: the slow ones"
	@$(PYTEST) -n $(WORKERS) -m slow

check: programs client lint ## run the quick part: lint, types, all tests but the slow ones
	@echo "pytest: all tests but the slow ones"
	@$(PYTEST) -n $(WORKERS) -m "not slow"

bench: .venv/.installed ## measure the speed of the engine
	@.venv/bin/lazaretto bench

soak: programs .venv/.installed ## run the tests with long random games
	@echo "pytest: all tests, with long random games"
	@LAZARETTO_SOAK=1 $(PYTEST) -n $(WORKERS)

golden: .venv/.installed ## write the golden playthroughs and the list of choice numbers anew
	@$(PYTEST) tests/golden tests/kernel/test_choice_numbers.py --regenerate

lock: ## bring requirements/dev.txt up to pyproject.toml (UPGRADE=1: newest versions of everything)
	@UPGRADE="$(UPGRADE)" sh tools/setup.sh lock

clean: ## remove the environment, caches, builds and coverage data
	@rm -rf .venv web/node_modules src/lazaretto/web .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist htmlcov .coverage .coverage.*
	@find . \( -name .git -o -name node_modules \) -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

lint: .venv/.installed
	@echo "ruff check"
	@$(PYTHON_IN_VENV) -m ruff check --quiet .
	@echo "ruff format --check"
	@$(PYTHON_IN_VENV) -m ruff format --quiet --check . || \
	    { echo "Not formatted as above; to format: .venv/bin/ruff format" >&2; exit 1; }
	@echo "mypy"
	@$(PYTHON_IN_VENV) -m mypy --no-error-summary

types: client ## write the browser client's types anew, from the server's OpenAPI document
	@.venv/bin/lazaretto serve --print-openapi > web/openapi.json
	@$(PYTHON_IN_VENV) tools/client.py types

programs:
	@sh tools/system-packages.sh $(TEST_PROGRAMS)

.venv/.installed: pyproject.toml requirements/dev.txt tools/setup.sh $(STALE)
	@sh tools/setup.sh
