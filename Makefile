# Python 3.11 or newer and a shell are enough; uv is used where it is found, else venv and pip.
PYTHON ?= python3
VENV ?= .venv
STRENGTH := --player random --player steady --deals 2000 --seed strength
# What `make terminal` plays: titanic or septentrick.
GAME := titanic
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
export UV_PYTHON_DOWNLOADS := never
# So that the compiler asked after for ENGINE is the one that builds.
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

# What the installed package must be: compiled wherever a C compiler finds Python's headers.
HEADERS := $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
ENGINE := $(shell test -z '$(filter-out 0,$(LIFEBOAT_PURE))' && \
	$(CC) -fsyntax-only -I'$(HEADERS)' -include Python.h -x c /dev/null 2>/dev/null \
	&& echo compiled || echo plain)

# Content, not file times: an unchanged tree is neither compiled nor installed again.
CONTENT := $(shell (find src pyproject.toml hatch_build.py web -type f ! -name '*.pyc' \
	! -path '*/node_modules/*' ! -path 'src/lifeboat/client/*' -exec cksum {} + | sort; echo $(CC) $(ENGINE); $(PYTHON) -VV) | cksum | cut -d ' ' -f 1)
WHEEL := build/wheel-$(CONTENT)
PACKAGE := $(VENV)/package-$(CONTENT)
TOOLS := $(VENV)/tools-$(shell cksum pyproject.toml | cut -d ' ' -f 1)
REQUIREMENTS := import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*project["dependencies"], *project["optional-dependencies"]["dev"], sep="\n")

.NOTPARALLEL:
.PHONY: help play terminal serve web test soak lint web-checks bench bench-client pictures strength load crash clean

help:
	@echo 'make play   install the games and play them in the browser'
	@echo 'make terminal  play SOS Titanic in the terminal; with GAME=septentrick the other game'
	@echo 'make serve  open a server for browsers, bots and programs, without opening a page'
	@echo 'make web    build the browser client into src, for those who work on it'
	@echo 'make test   lint, then run the tests: as installed, and those of the rules as plain Python too'
	@echo 'make soak   long runs of what the tests show in short'
	@echo 'make lint   ruff, mypy and the import rules, svelte-check, eslint and prettier'
	@echo 'make bench  measure the speed beside OpenSpiel and PettingZoo'
	@echo 'make bench-client  measure the browser client with Chromium'
	@echo 'make pictures  take the pictures of docs/screens anew'
	@echo 'make strength  a tournament of the bots that do not search, 2,000 deals each'
	@echo 'make load   500 live tables on a server of their own: how long a move takes to reach the others'
	@echo 'make crash  kill a loaded server 50 times on SQLite, 20 on PostgreSQL, and look for lost moves'
	@echo 'make clean  remove the installation and everything built'

play: $(PACKAGE)
	@$(BIN)/lifeboat serve --open $(ARGS)

terminal: $(PACKAGE)
	@$(BIN)/lifeboat play $(GAME) $(ARGS)

# Neighbours stay in one process, so that a server or a browser is started once for all of them.
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# What is about the rules: it runs as plain Python too. All else does not care how the rules run.
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

# The types of the wire, the types and the style of the client, and the tests of its logic.
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

# What docs/strength.md shows of the players that do not search.
strength: $(PACKAGE)
	@$(INSTALL) "$$(ls $(WHEEL)/*.whl)[lab]"
	@$(BIN)/lifeboat tournament titanic $(STRENGTH) --crew each --layout each $(ARGS)
	@$(BIN)/lifeboat tournament septentrick $(STRENGTH) --players each $(ARGS)

load: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m bench.load $(ARGS)

crash: $(PACKAGE) $(TOOLS)
	@$(BIN)/python -m tests.server.crash --kills 50 $(ARGS)
	@$(BIN)/python -m tests.server.crash --kills 20 --postgres $(ARGS)

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
	@grep -o -m 1 'lifeboat: WARNING.*' build/wheel.log || true
	@mv $@.part $@

$(PACKAGE): | $(WHEEL)
	@rm -f $(VENV)/package-*
	@$(INSTALL) --force-reinstall --no-deps $(WHEEL)/*.whl
	@$(INSTALL) $(WHEEL)/*.whl
	@touch $@
