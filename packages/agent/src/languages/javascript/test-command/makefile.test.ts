import { expect, test } from "vitest";
import { scriptsOfMakefile } from "./makefile.ts";
import { readTestScript } from "./index.ts";

const MAKEFILE = `NODE := $(shell node --version)

ifeq ($(NODE),v8)
TESTS = spec/*.js
else
TESTS = spec/*.js spec/*.mjs
endif
REPORTER ?= dot
FLAGS = --ui tdd
FLAGS += --require ./spec/set-up

all: built.js

built.js: node_modules lib/*
	@./node_modules/.bin/browserify --outfile built.js

define release
	test: nothing
endef

.PHONY: test

test: test-node test-browser

test-node: node_modules
	@printf "==> tests\\n"
	@NODE_ENV=test ./node_modules/.bin/mocha \\
		$(FLAGS) \\
		--reporter \${REPORTER} \\
		$(TESTS)

test-browser:
	-karma start
`;

test("a target's recipe is found through what it needs, with its variables", () => {
  const scripts = { test: "make test", ...scriptsOfMakefile(MAKEFILE) };

  expect(readTestScript(scripts)).toMatchObject({
    runner: "mocha",
    runnerArgs: ["--ui", "tdd", "--require", "./spec/set-up"],
    files: ["spec/*.js", "spec/*.mjs"],
    env: { NODE_ENV: "test" },
  });
});

test("without a target the first one is made", () => {
  const scripts = scriptsOfMakefile("check: unit\nunit:\n\tjest --ci src\n");

  expect(readTestScript({ test: "make -s", ...scripts })).toMatchObject({ runner: "jest", files: ["src"] });
  expect(readTestScript({ test: "make nothing", ...scripts })).toMatchObject({ runner: "jest" });
});

test("targets that need each other, and variables of themselves, come to an end", () => {
  const scripts = scriptsOfMakefile("A = $(B)\nB = $(A) x\none: two\n\t@echo $(A)\ntwo: one\n\ttape $(A) test.js\n");

  expect(readTestScript({ test: "make one", ...scripts })).toMatchObject({ runner: "tape" });
});

test.each([
  [
    "variables of variables",
    Array.from({ length: 30 }, (_, at) => `V${at} = ${`$(V${at + 1})`.repeat(200)}\n`).join("") + "a:\n\t$(V0)\n",
  ],
  [
    "levels of variables",
    `${Array.from({ length: 5000 }, (_, at) => `V${at}=$(V${at + 1})\n`)
      .join("")
      .slice(0, 65_000)}\na:\n\t$(V0)\n`,
  ],
  ["targets", `${"a$(B) ".repeat(5000)}: b\n${"\tx\n".repeat(10_000)}`],
  ["blanks", `${" ".repeat(60_000)}x\n`],
  ["colons", ":".repeat(60_000)],
  ["signs of dollar", "a: $(".repeat(12_000)],
  ["names", `${"a ".repeat(30_000)}: b\n`],
])("many %s are read in little time", (_, text) => {
  expect(scriptsOfMakefile(text)).toBeTypeOf("object");
});
