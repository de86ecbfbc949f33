# Almanac's commands. `make help` lists them. Node 24 or later is used where the machine has it; otherwise a private one is
# put into .toolchain (ignored by git) by npm.

SHELL := /bin/sh
.DEFAULT_GOAL := help

OS := $(shell uname -s | tr '[:upper:]' '[:lower:]')
ARCH := $(shell uname -m | sed -e 's/x86_64/x64/' -e 's/aarch64/arm64/')
NODE_PACKAGE := node-$(OS)-$(ARCH)
PRIVATE_NODE := $(CURDIR)/.toolchain/node_modules/$(NODE_PACKAGE)/bin
# The version check runs the machine's node once; without one it fails and the private one is taken.
NODE_IS_NEW := $(shell node -e 'process.stdout.write(Number(process.versions.node.split(".")[0]) >= 24 ? "yes" : "no")' 2>/dev/null)
ifeq ($(NODE_IS_NEW),yes)
  TOOLCHAIN :=
else
  TOOLCHAIN := $(PRIVATE_NODE)/node
  export PATH := $(PRIVATE_NODE):$(PATH)
endif
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# npm is a script of the machine's node: under the private one it must be named by its file.
NPM := node "$$(readlink -f "$$(command -v npm)")"
INSTALLED := node_modules/.installed
# The browser code of the pages, for which the running server needs no bundler.
SITE := build/site/manifest.json
SITE_SOURCES := $(shell find runtime/site runtime/views runtime/contract runtime/lib runtime/deploy/site -type f)

# The generated files that git ignores (codegen/write/derived.ts), and what they are built from.
SERVICES_WITH_PAGES := $(patsubst spec/%/service.yaml,generated/%/page.json,$(wildcard spec/services/*/service.yaml spec/api/*/service.yaml))
DERIVED_FILES := generated/openapi.ts generated/llms-full.txt generated/find-tool.json $(SERVICES_WITH_PAGES)
DERIVED_SOURCES := $(shell find spec codegen runtime/contract runtime/decoding runtime/lib runtime/reference runtime/search -type f)
DERIVED := node_modules/.cache/almanac/derived.stamp
MISSING := $(filter-out $(wildcard $(DERIVED_FILES)),$(DERIVED_FILES))

.PHONY: FORCE help install node run demo generate new check spec-diff release bundle registry changes live-check test test-recorded types lint patterns drift unused bench eval demo-webhooks soak format time-zones check-deploy backup restore restore-drill clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile
	@echo "Settings are environment variables: runtime/config/README.md lists them. Running it for others: runtime/deploy/README.md."

run: install ## Install what is missing and start the server (settings: runtime/config/README.md)
	@exec node runtime/main.ts

demo: install ## Start the server on recorded answers, without a network
	@UPSTREAM_REPLAY=test/services exec node runtime/main.ts

test: install ## Check everything and run all tests (ONLY=<part of a path> for some of them, and the checks after them)
	@node test/run.ts --checks $(ONLY)

test-recorded: install ## Run the tests that play recordings of the real sources (ALMANAC_SAMPLES names their folder)
	@node test/run.ts --recorded $(ONLY)

bundle: install ## Pack an MCPB file that desktop clients install: MCP without a server (SERVICES=a,b for their tools alone)
	@node runtime/deploy/bundle.ts $(if $(SERVICES),--services '$(SERVICES)')

registry: install ## Write a server.json for each service into registry/ (PUBLIC_URL=https://…, NAMESPACE=org.example), for MCP registries
	@node runtime/deploy/registry.ts --url '$(PUBLIC_URL)' --namespace '$(NAMESPACE)'

new: $(INSTALLED) ## Begin a tool=service.tool, service=slug, source=id or event=source_entity: what is missing, with what to fill in
	@node codegen/new/cli.ts $(if $(service),--service $(service)) $(if $(tool),--tool $(tool)) $(if $(source),--source $(source)) $(if $(event),--event $(event)) $(if $(answer),--answer '$(answer)')

check: install types lint patterns drift changes unused time-zones ## Types, lint, regular expressions, drift of generated files, undeclared breaking changes, unused code

spec-diff: $(INSTALLED) ## Show what changed for consumers since the branch left main (BASE=<ref> or release, FORMAT=json or changelog); fails on undeclared breaks
	@node codegen/changes/cli.ts $(if $(BASE),--base '$(BASE)') $(if $(FORMAT),--format '$(FORMAT)')

live-check: install ## Ask the real sources all that is known and claimed of them (ONLY=<source>, RECORD=<folder>, FORMAT=json, PLAN=1 to be told what it would ask)
	@node test/live-check/cli.ts $(if $(ONLY),--only '$(ONLY)') $(if $(RECORD),--record '$(RECORD)') $(if $(FORMAT),--format '$(FORMAT)') $(if $(PLAN),--plan)

release: install ## Release what is offered (VERSION=1.2.0): version, changelog and spec/released.json in a commit with a tag, the SBOM in release/
	@test -n "$(VERSION)" || { echo "Which version? make release VERSION=1.2.0"; exit 2; }
	@test -z "$$(git status --porcelain)" || { echo "Commit or stash what is not committed: a release is one commit."; exit 2; }
	@! git rev-parse -q --verify 'refs/tags/v$(VERSION)' >/dev/null || { echo "There is a tag v$(VERSION) already."; exit 2; }
	@node codegen/changes/cli.ts --release '$(VERSION)'
	@node codegen/cli.ts
	@mkdir -p release && node runtime/deploy/sbom.ts >release/almanac-$(VERSION).cdx.json
	@git commit -qam 'Release $(VERSION)' && git tag -a 'v$(VERSION)' -m 'Almanac $(VERSION)'
	@echo "v$(VERSION) is tagged; release/almanac-$(VERSION).cdx.json lists what it is made of. Next: git push --follow-tags, and"
	@echo "  podman build -f runtime/deploy/Containerfile --build-arg REVISION=$$(git rev-parse HEAD) -t almanac:$(VERSION) ."

generate: $(INSTALLED) $(SITE) ## Write generated/ from spec/, and what the examples are answered (ONLY=<slug> for one service, STATS=1 for times)
	@node codegen/cli.ts $(if $(ONLY),--only $(ONLY)) $(if $(STATS),--stats)
	@mkdir -p $(dir $(DERIVED)) && touch $(DERIVED)
	@node test/tools/make-answers.ts
	@node runtime/config/write-table.ts
	@node test/tools/write-counts.ts

bench: install ## Measure against peers in the same run (BASE=<ref>: REST and MCP against another commit)
	@BASE='$(BASE)' node test/bench/run.ts

demo-webhooks: install ## Show webhooks: a server, a receiver that breaks, a source that changes
	@node test/demo/webhooks.ts

eval: install ## How well find_tool answers the committed questions, with every miss
	@node test/find-tool/eval.ts

soak: install ## Webhooks under kill -9, three processes, a database that goes away, chaos of all that, and callers who do their worst: minutes (ONLY=<part>)
	@node test/bench/webhooks/soak.ts $(ONLY)

install: $(INSTALLED) $(SITE) $(DERIVED)

node: install ## Print the path of the Node to start Almanac with, for clients that start it themselves (--stdio)
	@command -v node

# By one thread: several look at the same things more than once, and the tests beside them want the other cores.
types: $(INSTALLED) $(DERIVED)
	@echo "types"; node node_modules/@typescript/native/bin/tsc -p . --singleThreaded --incremental --tsBuildInfoFile node_modules/.cache/almanac/types.tsbuildinfo

lint: $(INSTALLED)
	@echo "lint"; biome check --error-on-warnings . || { echo 'What is only a matter of form is mended by: make format' >&2; exit 1; }

patterns: $(INSTALLED)
	@echo "regular expressions"; node test/lint/check-patterns.ts

drift: $(INSTALLED)
	@echo "drift"; node codegen/cli.ts --check

changes: $(INSTALLED)
	@echo "breaking changes"; node codegen/changes/cli.ts --check

# A warning only: without a registry nothing can be compared.
time-zones: $(INSTALLED)
	@echo "time zone rules"; used=$$(node -p "require('moment-timezone/package.json').version"); \
	newest=$$(timeout 10 $(NPM) view moment-timezone version 2>/dev/null) || newest=; \
	if [ -z "$$newest" ]; then echo "  not compared with the newest release: the registry did not answer"; \
	elif [ "$$newest" != "$$used" ]; then \
	echo "  warning: moment-timezone $$newest is published, $$used is used. Update it, then run: node codegen/embedded/places.ts"; fi

unused: $(INSTALLED) $(DERIVED)
	@echo "unused code"; knip

format: $(INSTALLED) ## Format and sort imports
	@biome check --write .

check-deploy: install ## Try what runtime/deploy holds, as far as a machine without a container engine can
	@node test/deploy/check.ts

backup: install ## Copy the store into a file, beside a running server (TO=<file>; the settings are the server's)
	@node runtime/deploy/backup.ts backup '$(TO)'

restore: install ## Make the store from such a file, where no server runs (FROM=<file>; REPLACE=yes replaces the store of this server, REPLACE=other-server any)
	@node runtime/deploy/backup.ts restore '$(FROM)' $(if $(filter yes,$(REPLACE)),--replace)$(if $(filter other-server,$(REPLACE)),--replace-other-server)

restore-drill: install ## Try to restore such a file into a scratch folder, beside running servers (FROM=<file>)
	@node runtime/deploy/backup.ts drill '$(FROM)'

clean: ## Remove what was installed (not the data)
	rm -rf node_modules .toolchain .tmp build $(DERIVED_FILES)

# What an installation says goes to standard error, so that `make -s node` prints a path and nothing else.
# Not `npm ci`: it refuses the lock where a registry lacks one of the optional packages for other platforms.
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
