# Needs Python 3.11 or newer, Node.js and a shell. Uses uv if it is installed, otherwise venv and pip.
PYTHON ?= python3
VENV ?= .venv
STRENGTH := --player random --player steady --deals 2000 --seed strength
# What `make terminal` plays: titanic or septentrick.
GAME := titanic
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
export UV_PYTHON_DOWNLOADS := never
# So that the compiler that ENGINE is based on is also the one that builds.
export CC

ifdef UV
VENV_COMMAND := uv venv --quiet --python $(PYTHON) $(VENV)
INSTALL := uv pip install --quiet --python $(BIN)/python
BUILD := uv build --wheel --python $(BIN)/python --out-dir
else
VENV_COMMAND := $(PYTHON) -m venv $(VENV)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
BUILD := $(BIN)/python -m pip wheel --verbose --no-deps . --wheel-dir
endif

# The engine of the installed package: compiled if a C compiler finds Python's headers.
HEADERS := $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
ENGINE := $(shell test -z '$(filter-out 0,$(LIFEBOAT_PURE))' && \
	$(CC) -fsyntax-only -I'$(HEADERS)' -include Python.h -x c /dev/null 2>/dev/null \
	&& echo compiled || echo plain)

# By content, not file times: an unchanged tree isn't compiled or installed again.
CONTENT := $(shell (find src pyproject.toml hatch_build.py web -type f ! -name '*.pyc' \
	! -path '*/node_modules/*' ! -path 'web/device/made/*' ! -path 'src/lifeboat/client/*' -exec cksum {} + | sort; echo $(CC) $(ENGINE); $(PYTHON) -VV) | cksum | cut -d ' ' -f 1)
WHEEL := build/wheel-$(CONTENT)
PACKAGE := $(VENV)/package-$(CONTENT)
TOOLS := $(VENV)/tools-$(shell cksum pyproject.toml | cut -d ' ' -f 1)
REQUIREMENTS := import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*project["dependencies"], *project["optional-dependencies"]["dev"], sep="\n")

.NOTPARALLEL:
.PHONY: help play terminal serve web static test soak lint web-checks bench bench-client pictures strength load crash nodes clean

help:
	@echo 'make play      install the games and play them in the browser'
	@echo 'make terminal  play SOS Titanic in the terminal, or Septentrick with GAME=septentrick'
	@echo 'make serve     start a server for browsers, bots and programs, without opening its page'
	@echo 'make web       build the browser client into src, for work on it'
	@echo 'make static    write a folder of files that plays without a server: dist/static'
	@echo 'make test      lint, then run all tests, and those of the rules also as plain Python'
	@echo 'make soak      run longer versions of the tests'
	@echo 'make lint      run ruff, mypy, import-linter, svelte-check, eslint, prettier and vitest'
	@echo 'make bench     measure the speed next to OpenSpiel and PettingZoo'
	@echo 'make bench-client  measure the browser client with Chromium'
	@echo 'make pictures  take the pictures in docs/screens again'
	@echo 'make strength  run a tournament of the bots that do not search, 2,000 deals each'
	@echo 'make load      run 500 live tables and measure how long a move takes to reach the others'
	@echo 'make crash     kill a loaded server 200 times on SQLite and 20 on PostgreSQL, and look for lost moves'
	@echo 'make nodes     kill and freeze nodes that share a database under load, restart it, and look for lost moves'
	@echo 'make clean     remove the installation and everything that was built'

play: $(PACKAGE)
	@$(BIN)/lifeboat serve --open $(ARGS)

terminal: $(PACKAGE)
	@$(BIN)/lifeboat play $(GAME) $(ARGS)

# Tests next to each other run in one process, so that they can share a server or a browser.
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# The tests of the rules, which also run as plain Python. The others don't depend on the engine.
RULES := $(addprefix tests/,core titanic septentrick contract golden perft tensors players refusals test_grammar.py)

test: lint $(PACKAGE)
	LIFEBOAT_TEST_ENGINE=$(ENGINE) $(PYTEST)
	LIFEBOAT_TEST_ENGINE=plain PYTHONPATH=src $(PYTEST) -m 'not heavy and not soak' --cov --cov-fail-under=100 $(RULES)

soak: $(PACKAGE) $(TOOLS)
	LIFEBOAT_TEST_ENGINE=$(ENGINE) $(PYTEST) -m soak
	LIFEBOAT_BAD_INPUT=20000 $(PYTEST) tests/server/test_bad_input.py
	$(BIN)/python -m tests.envs.soak --episodes 5000

web:
	@$(PYTHON) web/build.py

# ARGS=--server=ADDRESS names a server for those who want to play with others.
static:
	@$(PYTHON) web/build.py --static $(ARGS)

# Checks the wire types, the client's types and style, and runs the tests of its logic.
web-checks:
	@$(PYTHON) web/build.py --install
	cd web && npm run --silent types -- --check && npm run --silent check && npm test --silent

lint: $(TOOLS) web-checks
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: $(PACKAGE)
	@$(INSTALL) "$$(ls $(WHEEL)/*.whl)[bench]"
	@$(BIN)/python bench/run.py

bench-client: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m bench.client

pictures: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m tests.e2e.pictures

serve: $(PACKAGE)
	@$(BIN)/lifeboat serve $(ARGS)

# The tables in docs/strength.md for the players that don't search.
strength: $(PACKAGE)
	@$(INSTALL) "$$(ls $(WHEEL)/*.whl)[lab]"
	@$(BIN)/lifeboat tournament titanic $(STRENGTH) --crew each --layout each $(ARGS)
	@$(BIN)/lifeboat tournament septentrick $(STRENGTH) --players each $(ARGS)

load: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m bench.load $(ARGS)

crash: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m tests.server.crash --kills 200 $(ARGS)
	@$(BIN)/python -m tests.server.crash --kills 20 --postgres $(ARGS)

# 200 kills, 30 freezes and 20 restarts of PostgreSQL, unless ARGS says otherwise.
nodes: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m tests.server.nodes $(ARGS)

clean:
	rm -rf build dist $(VENV) .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Lifeboat needs Python 3.11 or newer, this is " + sys.version)'
	@$(VENV_COMMAND)

$(TOOLS): | $(BIN)/python
	@echo 'Installing the development tools ...'
	@rm -f $(VENV)/tools-*
	@$(BIN)/python -c '$(REQUIREMENTS)' > $(VENV)/requirements.txt
	@$(INSTALL) -r $(VENV)/requirements.txt
	@touch $@

$(WHEEL): | $(BIN)/python
	@echo 'Building the package (log: build/wheel.log) ...'
	@rm -rf build/wheel-* && mkdir -p build
	@HATCH_VERBOSE=1 $(BUILD) $@.part > build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@grep -o 'lifeboat: WARNING.*' build/wheel.log | sort -u
	@mv $@.part $@

$(PACKAGE): | $(WHEEL)
	@rm -f $(VENV)/package-*
	@$(INSTALL) --force-reinstall --no-deps $(WHEEL)/*.whl
	@$(INSTALL) $(WHEEL)/*.whl
	@touch $@
