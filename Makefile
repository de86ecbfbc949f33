# Almanac's commands; `make help` lists them. Uses the installed Node if it is version 24 or later; otherwise npm installs a
# private one into .toolchain (ignored by git).

SHELL := /bin/sh
.DEFAULT_GOAL := help

OS := $(shell uname -s | tr '[:upper:]' '[:lower:]')
ARCH := $(shell uname -m | sed -e 's/x86_64/x64/' -e 's/aarch64/arm64/')
NODE_PACKAGE := node-$(OS)-$(ARCH)
PRIVATE_NODE := $(CURDIR)/.toolchain/node_modules/$(NODE_PACKAGE)/bin
# The version check runs the installed node once; without one it fails, and the private one is used.
NODE_IS_NEW := $(shell node -e 'process.stdout.write(Number(process.versions.node.split(".")[0]) >= 24 ? "yes" : "no")' 2>/dev/null)
ifeq ($(NODE_IS_NEW),yes)
  TOOLCHAIN :=
else
  TOOLCHAIN := $(PRIVATE_NODE)/node
  export PATH := $(PRIVATE_NODE):$(PATH)
endif
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# npm is a script for the installed node: with the private one, it must be run by its file name.
NPM := node "$$(readlink -f "$$(command -v npm)")"
INSTALLED := node_modules/.installed
# The browser code of the pages: built in advance, so that the server needs no bundler.
SITE := build/site/manifest.json
SITE_SOURCES := $(shell find runtime/site runtime/views runtime/contract runtime/lib runtime/deploy/site -type f)

# The generated files that git ignores (codegen/write/derived.ts), and what they are built from.
SERVICES_WITH_PAGES := $(patsubst spec/%/service.yaml,generated/%/page.json,$(wildcard spec/services/*/service.yaml spec/api/*/service.yaml))
DERIVED_FILES := generated/openapi.ts generated/llms-full.txt generated/find-tool.json $(SERVICES_WITH_PAGES)
DERIVED_SOURCES := $(shell find spec codegen runtime/contract runtime/decoding runtime/lib runtime/reference runtime/search -type f)
DERIVED := node_modules/.cache/almanac/derived.stamp
MISSING := $(filter-out $(wildcard $(DERIVED_FILES)),$(DERIVED_FILES))

.PHONY: FORCE help install node run demo generate new check spec-diff release client bundle registry python changes live-check test test-recorded types lint patterns drift unused bench eval demo-webhooks journeys soak format time-zones check-deploy backup restore restore-drill clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
	@echo "Settings are environment variables: see runtime/config/README.md. Operating a server: see runtime/deploy/README.md."

run: install ## Install missing packages and start the server (settings: runtime/config/README.md)
	@exec node runtime/main.ts

demo: install ## Start the server with recorded responses, without network access
	@UPSTREAM_REPLAY=test/services exec node runtime/main.ts

test: install ## Run all checks and tests (ONLY=<part of a path> for some tests, followed by the checks)
	@node test/run.ts --checks $(ONLY)

test-recorded: install ## Run the tests that replay recordings of real sources (ALMANAC_SAMPLES names their folder)
	@node test/run.ts --recorded $(ONLY)

client: install ## Pack dist/almanac-client-<version>.tgz: the npm package @almanac/client, with the command line `almanac`
	@node runtime/deploy/client-package.ts

bundle: install ## Pack an MCPB file for desktop clients: MCP without a server (SERVICES=a,b for the tools of these only)
	@node runtime/deploy/bundle.ts $(if $(SERVICES),--services '$(SERVICES)')

python: install ## Build the Python package in dist/ (needs hatchling; PYTHON names the interpreter)
	@for each in $(PYTHON) python3 /usr/bin/python3; do "$$each" -c 'import hatchling' 2>/dev/null && found=$$each && break; done; \
	test -n "$$found" || { echo "hatchling is missing: apt-get install python3-hatchling, or pip install hatchling"; exit 2; }; \
	cd generated/python && SOURCE_DATE_EPOCH=1767225600 PYTHONDONTWRITEBYTECODE=1 "$$found" -m hatchling build -d "$(CURDIR)/dist" && \
	chmod 644 "$(CURDIR)"/dist/almanac_client-*

registry: install ## Write a server.json for each service into registry/ (PUBLIC_URL=https://…, NAMESPACE=org.example), for MCP registries
	@node runtime/deploy/registry.ts --url '$(PUBLIC_URL)' --namespace '$(NAMESPACE)'

new: $(INSTALLED) ## Create the missing files of a tool=service.tool, service=slug, source=id or event=source_entity, with parts to fill in
	@node codegen/new/cli.ts $(if $(service),--service $(service)) $(if $(tool),--tool $(tool)) $(if $(source),--source $(source)) $(if $(event),--event $(event)) $(if $(answer),--answer '$(answer)')

check: install types lint patterns drift changes unused time-zones ## Check types, lint, regular expressions, drift of generated files, undeclared breaking changes, unused code

spec-diff: $(INSTALLED) ## Show what changed for consumers since the branch left main (BASE=<ref> or release, FORMAT=json or changelog); fails on undeclared breaks
	@node codegen/changes/cli.ts $(if $(BASE),--base '$(BASE)') $(if $(FORMAT),--format '$(FORMAT)')

live-check: install ## Check documented facts against the real sources (ONLY=<source>, RECORD=<folder>, FORMAT=json, PLAN=1 to list the requests)
	@node test/live-check/cli.ts $(if $(ONLY),--only '$(ONLY)') $(if $(RECORD),--record '$(RECORD)') $(if $(FORMAT),--format '$(FORMAT)') $(if $(PLAN),--plan)

release: install ## Create a release (VERSION=1.2.0): a tagged commit with version, changelog and spec/released.json, and the SBOM and the npm package in release/
	@test -n "$(VERSION)" || { echo "VERSION is required: make release VERSION=1.2.0"; exit 2; }
	@test -z "$$(git status --porcelain)" || { echo "Commit or stash all changes first: a release is one commit."; exit 2; }
	@! git rev-parse -q --verify 'refs/tags/v$(VERSION)' >/dev/null || { echo "The tag v$(VERSION) already exists."; exit 2; }
	@node codegen/changes/cli.ts --release '$(VERSION)'
	@node codegen/cli.ts
	@mkdir -p release && node runtime/deploy/sbom.ts >release/almanac-$(VERSION).cdx.json
	@node runtime/deploy/client-package.ts --output release
	@git commit -qam 'Release $(VERSION)' && git tag -a 'v$(VERSION)' -m 'Almanac $(VERSION)'
	@echo "v$(VERSION) is tagged; release/almanac-$(VERSION).cdx.json is its SBOM. Next: git push --follow-tags, and"
	@echo "  podman build -f runtime/deploy/Containerfile --build-arg REVISION=$$(git rev-parse HEAD) -t almanac:$(VERSION) ."

generate: $(INSTALLED) $(SITE) ## Write generated/ from spec/, including example results (ONLY=<slug> for one service, STATS=1 for times)
	@node codegen/cli.ts $(if $(ONLY),--only $(ONLY)) $(if $(STATS),--stats)
	@mkdir -p $(dir $(DERIVED)) && touch $(DERIVED)
	@node test/tools/make-answers.ts
	@node runtime/config/write-table.ts
	@node test/tools/write-counts.ts

bench: install ## Run benchmarks against comparable servers (BASE=<ref>: compare REST and MCP with another commit)
	@BASE='$(BASE)' node test/bench/run.ts

journeys: install ## Drive ten journeys through the pages in a browser and write their pictures to build/journeys
	@node test/journeys/journeys.test.ts

demo-webhooks: install ## Demonstrate webhooks: a server, a failing receiver, a changing source
	@node test/demo/webhooks.ts

eval: install ## Evaluate find_tool on the committed questions, and list every miss (SETS=folder: on the TSV files of a folder)
	@node test/find-tool/eval.ts $(if $(SETS),'$(SETS)')

soak: install ## Soak-test webhooks for minutes: kill -9, three processes, database outages, chaos, hostile callers (ONLY=<part>)
	@node test/bench/webhooks/soak.ts $(ONLY)

install: $(INSTALLED) $(SITE) $(DERIVED)

node: install ## Print the path of the Node to start Almanac with, for clients that start it themselves (--stdio)
	@command -v node

# Single-threaded: several threads repeat work, and tests that run concurrently need the other cores.
types: $(INSTALLED) $(DERIVED)
	@echo "types"; node node_modules/@typescript/native/bin/tsc -p . --singleThreaded --incremental --tsBuildInfoFile node_modules/.cache/almanac/types.tsbuildinfo

lint: $(INSTALLED)
	@echo "lint"; biome check --error-on-warnings . || { echo 'Fix formatting with: make format' >&2; exit 1; }

patterns: $(INSTALLED)
	@echo "regular expressions"; node test/lint/check-patterns.ts

drift: $(INSTALLED)
	@echo "drift"; node codegen/cli.ts --check

changes: $(INSTALLED)
	@echo "breaking changes"; node codegen/changes/cli.ts --check

# Only a warning: without a registry there is nothing to compare with.
time-zones: $(INSTALLED)
	@echo "time zone rules"; used=$$(node -p "require('moment-timezone/package.json').version"); \
	newest=$$(timeout 10 $(NPM) view moment-timezone version 2>/dev/null) || newest=; \
	if [ -z "$$newest" ]; then echo "  not compared with the newest release: the registry did not respond"; \
	elif [ "$$newest" != "$$used" ]; then \
	echo "  warning: moment-timezone $$newest is available, $$used is installed. Update it, then run: node codegen/embedded/places.ts"; fi

unused: $(INSTALLED) $(DERIVED)
	@echo "unused code"; knip

format: $(INSTALLED) ## Format and sort imports
	@biome check --write .

check-deploy: install ## Check the files in runtime/deploy, as far as is possible without a container engine
	@node test/deploy/check.ts

backup: install ## Back up the store to a file, also while servers run (TO=<file>, ANSWERS=yes includes stored answers; uses the server's settings)
	@node runtime/deploy/backup.ts backup '$(TO)'$(if $(filter yes,$(ANSWERS)), --answers)

restore: install ## Restore the store from a backup while no server runs (FROM=<file>; REPLACE=yes replaces the store of this server, REPLACE=other-server any)
	@node runtime/deploy/backup.ts restore '$(FROM)' $(if $(filter yes,$(REPLACE)),--replace)$(if $(filter other-server,$(REPLACE)),--replace-other-server)

restore-drill: install ## Test a backup by restoring it into a temporary folder, also while servers run (FROM=<file>)
	@node runtime/deploy/backup.ts drill '$(FROM)'

clean: ## Remove installed packages and build results (not the data)
	rm -rf node_modules .toolchain .tmp build dist $(DERIVED_FILES)

# Messages go to standard error, so that `make -s node` prints only a path.
# Not `npm ci`: it rejects the lock file if a registry lacks one of the optional packages for other platforms.
$(INSTALLED): package-lock.json $(TOOLCHAIN)
	@echo "Installing packages, about half a minute …" >&2
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error >&2
	@touch $@

$(SITE): $(INSTALLED) $(SITE_SOURCES)
	@echo "Building the scripts and styles of the pages …" >&2
	@node runtime/deploy/site/build.ts

$(DERIVED): $(INSTALLED) $(DERIVED_SOURCES) $(if $(MISSING),FORCE)
	@echo "Building the generated files that are not committed, about 5 s …" >&2
	@node codegen/cli.ts --derived >&2
	@mkdir -p $(@D) && touch $@

FORCE:

$(PRIVATE_NODE)/node:
	@echo "This machine has no Node 24: installing a private one into .toolchain, once, about 10 s …" >&2
	@mkdir -p .toolchain
	@npm install --prefix .toolchain --ignore-scripts --no-audit --no-fund --loglevel=error $(NODE_PACKAGE)@24 >&2
	@touch $@
