# Every target makes what it needs; nothing has to be activated. `make help` lists them.

PYTHON ?= python3
ARGS ?=
GAME ?= paper-dungeons
UNDERCROFT_SOAK_GAMES ?= 100000
export UNDERCROFT_SOAK_GAMES

BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup tools runtime play terminal test long quick lint fix bench balance soak lock golden screens clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Make .venv with everything for working on Undercroft
	@$(PYTHON) tools/build.py --profile dev

# Plain sources are enough for these.
tools:
	@$(PYTHON) tools/build.py --profile dev --no-wheel

runtime:
	@$(PYTHON) tools/build.py --profile runtime

play: runtime ## Play in the browser (ARGS="--port 8080 --no-open" and the like)
	@$(BIN)/undercroft serve $(ARGS)

terminal: runtime ## Play in the terminal (GAME=doggos or GAME=dungeoneer for the others, ARGS="--seats 3" and the like)
	@$(BIN)/undercroft play $(GAME) $(ARGS)

test: lint setup ## Run everything: lint, the page's tests, the table in a browser, then the suites compiled and plain
	@$(PYTHON) tools/system.py
	@$(PYTHON) -m tools.ui test
	@$(PYTHON) -m tools.ui e2e
	@$(BIN)/python tools/suites.py $(ARGS)

long: setup ## The guided games in a browser to their ends in all four languages
	@UNDERCROFT_LONG=1 $(PYTHON) -m tools.ui e2e guided

quick: tools ## The small loop: ruff, then plain sources without slow tests, to the first failure
	@$(BIN)/ruff check --output-format concise .
	@$(BIN)/ruff format --check --output-format concise .
	@$(BIN)/python tools/suites.py --quick $(ARGS)

lint: tools ## Check style, types and who imports whom
	@$(BIN)/ruff check --output-format concise .
	@$(BIN)/ruff format --check --output-format concise .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(PYTHON) -m tools.ui check

fix: tools ## Let ruff repair and format what it can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: setup ## Measure against peers in the same run
	@$(BIN)/python -m bench.run $(ARGS)

balance: setup ## Let bots play a game and report how even its content is (GAME=doggos ARGS="--seats 3")
	@$(BIN)/undercroft lab balance $(or $(GAME),dungeoneer) $(ARGS)

soak: setup ## Run the conformance suite over UNDERCROFT_SOAK_GAMES (100000) games
	@$(BIN)/python -m pytest tests/conformance -n auto -m soak --hypothesis-profile=soak $(ARGS)

lock: tools ## Pin the dependencies anew (ARGS=--upgrade for newer versions)
	@$(BIN)/python tools/lock.py $(ARGS)

golden: setup ## Make the golden records anew (before a release only; say why in CHANGELOG)
	@$(BIN)/python tools/golden.py $(ARGS)

screens: setup ## Draw the pictures of the docs anew
	@$(BIN)/python tools/screens.py

clean: ## Remove everything that was made
	rm -rf ui/node_modules ui/dist .venv .venv-build .venv-peers .cache build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
