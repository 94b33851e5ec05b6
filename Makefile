# The two commands are `make run` and `make test`; each sets up what is missing.
# tools/dev.py does the work, on Windows too: `py tools\dev.py run`.

PYTHON ?= python3

.DEFAULT_GOAL := help
.PHONY: help run test lint setup bench screenshots translations lock package package-test clean

help:  ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 22

run:  ## Open the window, or without a display hold one exchange in the terminal
	@$(PYTHON) tools/dev.py run

test:  ## Lint, types, import contracts and all tests, headless
	@$(PYTHON) tools/dev.py test

lint:  ## Lint, types and import contracts
	@$(PYTHON) tools/dev.py lint

setup:  ## System packages, .venv and dependencies
	@$(PYTHON) tools/dev.py setup

bench:  ## Measure speed and cost; prints a table
	@$(PYTHON) tools/dev.py bench

screenshots:  ## Render the window in all its states into docs/screenshots
	@$(PYTHON) tools/dev.py screenshots

translations:  ## Take new texts into resources/translations, and compile these for Qt
	@$(PYTHON) tools/dev.py translations

lock: setup  ## Resolve the dependencies anew into the lock files
	@.venv/bin/python tools/lock.py

package:  ## Build all installers that this system can build, into dist
	@$(PYTHON) tools/dev.py package

package-test:  ## Install and try what `make package` built
	@$(PYTHON) tools/dev.py package-test

clean:  ## Remove what can be made again
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
