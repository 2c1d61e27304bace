# Deciban: `make play` to play, `make test` to check everything, `make help` for the rest.
#
# What has been set up is remembered in stamp files (.venv/.stamp-*, web/node_modules/.stamp,
# web/dist/index.html), so nothing is done twice and a second start needs no network.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Node comes from the PATH or, where that has none good enough, from the environment.
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# Where the house listens and keeps its data; passed on only when set, as in `make play PORT=9000`.
SERVE_OPTIONS := $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA)) \
	$(if $(DATABASE),--database $(DATABASE))

MIND_SOURCES   := $(shell grep -rl --include='*.py' njit src)
CLIENT_SOURCES := $(shell find web texts -type f \
	-not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.test.ts' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

## Using it

.PHONY: play
play: setup ## set up, then start the house (HOST=, PORT=, DATA=, DATABASE= to choose)
	@$(BIN)/deciban serve $(SERVE_OPTIONS)

.PHONY: setup
setup: $(VENV)/.stamp-compiled web/dist/index.html ## set up alone: environment, client

.PHONY: wheel
wheel: setup ## build a wheel in dist/ that needs neither Node nor this folder
	$(BIN)/python -m hatchling build --target wheel

## Checking it

.PHONY: test
test: dev chromium postgres ## set up and check everything
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target pytest ruff mypy imports vitest svelte-check

.PHONY: dev
dev: setup $(VENV)/.stamp-dev ## set up with the tools for checking

.PHONY: ruff
ruff: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: mypy
mypy: dev
	$(BIN)/mypy

.PHONY: imports
imports: dev
	$(BIN)/lint-imports

.PHONY: pytest
pytest: dev chromium postgres
	$(BIN)/pytest --numprocesses 3 --dist loadscope

.PHONY: vitest
vitest: dev
	$(NPM) run test

.PHONY: svelte-check
svelte-check: dev
	$(NPM) run check

.PHONY: test-postgres
test-postgres: dev postgres ## the whole house on PostgreSQL, with longer outages
	DECIBAN_TEST_DATABASE=postgres DECIBAN_OUTAGE=10 $(BIN)/pytest tests/house --numprocesses 2 --dist loadscope

.PHONY: kill-test
kill-test: dev postgres ## kill the house 1,000 times on each database in the middle of games; nothing may be lost
	DECIBAN_KILLS=1000 $(BIN)/pytest -o faulthandler_timeout=3600 tests/house/test_kill.py

.PHONY: fault-test
fault-test: dev ## kill and stop the workers for a minute of play; every bot must move in time
	DECIBAN_FAULTS=60 $(BIN)/pytest tests/house/test_faults.py

.PHONY: secrecy-test
secrecy-test: dev ## exchange what is secret in Enigma 100,000 times, at every kind of table; nobody may notice
	DECIBAN_LOOKS=100000 $(BIN)/pytest --numprocesses 2 tests/games/enigma/test_secrecy.py

.PHONY: bench
bench: dev ## measure it beside its peers, which it installs; writes benchmarks/results.md
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m benchmarks.run

.PHONY: chromium
chromium:
	@scripts/chromium

.PHONY: postgres
postgres: | $(BIN)/python
	@scripts/postgres

## Keeping it

.PHONY: types
types: $(VENV)/.stamp-project ## write the client's TypeScript types from the Python structs
	$(BIN)/python -m deciban.house.protocol.typescript

.PHONY: strategies
strategies: $(VENV)/.stamp-project ## work the best strategies of Mastermind out anew (a quarter of an hour)
	$(BIN)/python -m deciban.games.mastermind.solver.strategies.build

.PHONY: lock
lock: ## pin the newest versions of all dependencies
	PYTHON=$(PYTHON) scripts/lock

.PHONY: clean
clean: ## remove all that was set up or built (a house's data stays)
	rm -rf $(VENV) build dist web/dist web/node_modules
	rm -rf benchmarks/.peers benchmarks/peers/boardgame.io/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^## /{printf "\n%s\n", substr($$0, 4)} /^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' Makefile

# The Python environment, in layers: what it runs on, the project itself, the tools.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Deciban needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.stamp-runtime: requirements.lock | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.stamp-project: pyproject.toml $(VENV)/.stamp-runtime
	$(PIP) install --no-deps --no-build-isolation --no-index --editable .
	@touch $@

# What bots and coach are quick by is compiled now, so that nobody waits for it at a table, and
# packed for the wheel.
$(VENV)/.stamp-compiled: $(VENV)/.stamp-project $(MIND_SOURCES)
	$(BIN)/python -c 'from deciban.house.minds.process import prepare; prepare()'
	$(BIN)/python -m deciban.reason.compiled build/compiled
	@touch $@

$(VENV)/.stamp-dev: requirements-dev.lock $(VENV)/.stamp-runtime
	$(PIP) install --require-hashes -r $<
	@touch $@

# The client: Node where there is none, its packages, the build.

$(VENV)/.stamp-node: requirements-node.lock | $(BIN)/python
	@scripts/node-is-good || $(PIP) install --require-hashes -r $<
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json $(VENV)/.stamp-node
	$(NPM) ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(CLIENT_SOURCES)
	$(NPM) run build
	@touch $@
