import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";
import { promisingNames, withAwait } from "./awaited.ts";

const names = new Set(["load", "outline"]);

test.each([
  ["outline(['a'])", "await outline(['a'])"],
  ["outline(['a']);", "await outline(['a'])"],
  ["outline(['a']).length", "(await outline(['a'])).length"],
  ["notes.load('a').title.trim()", "(await notes.load('a')).title.trim()"],
  ["await load('a')", "await load('a')"],
  ["(await load('a')).title", "(await load('a')).title"],
  ["load('a').then(show)", "load('a').then(show)"],
  ["show(load)", "show(load)"],
  ["not an expression", "not an expression"],
])("%s is awaited as %s", (code, expected) => {
  expect(withAwait(code, names)).toBe(expected);
});

const NOTES = [
  "exports.load = async (name) => name.toUpperCase();",
  "const outline = async function (all) { return all; };",
  "function later(n) { return new Promise((done) => setTimeout(done, n)); }",
  "function* each() {}",
  "async function* stream() {}",
  "function plain(n) { return n; }",
  "class Store { async get(key) { return key; } peek() { return this.get('a').then(Boolean); } }",
  "module.exports = { load: exports.load, outline, later, each, stream, plain, Store, fetchAll: async () => [] };",
].join("\n");

const FILES = {
  "package.json": JSON.stringify({ name: "notes", main: "src/notes.js", scripts: { test: "node --test" } }),
  "src/notes.js": NOTES,
  "test/notes.test.js": "require('node:test')('it loads', () => { require('../src/notes.js'); });\n",
};

test("functions that give a promise are known by their source", async () => {
  const { root, dispose } = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(root);
  const called = ["load(1)", "outline(1).each()", "later(1)", "stream(plain())", "new Store().get(1)", "peek()", "fetchAll()"];
  const examples = called.map((code) => ({
    steps: [{ kind: "check" as const, check: { kind: "completes" as const, code } }],
    derivedFrom: "",
    symptom: { kind: "hang" as const },
    score: 0,
  }));
  const found = profile === null ? null : await promisingNames({ root, profile }, examples);
  dispose();

  expect([...(found ?? [])].toSorted()).toEqual(["fetchAll", "get", "later", "load", "outline", "peek"]);
});

async function testsFor(text: string): Promise<ReproductionTest[]> {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);
  workspace.dispose();
  return tests;
}

test("what is told of an async call without await is asked of what it gives, in the judge too", async () => {
  const [first] = await testsFor("`load('a')` returns `'A'` instead of `'a'`.");

  expect(first?.code).toMatch(/async \(\) => \{\s+assert\.strictEqual\(await load\('a'\), 'a'\);/);
  expect(first?.probe).toMatchObject({ code: expect.stringContaining("assert.strictEqual(await load('a'), 'a')") });
});

test("an error is the promise's", async () => {
  const codes = (await testsFor("`load(4)` throws `TypeError: name.toUpperCase is not a function`.")).map(({ code }) => code);

  expect(codes.some((code) => code.includes("await load(4)"))).toBe(true);
});

test("whoever expects a promise means it", async () => {
  const [first] = await testsFor("`load('a')` returns `'A'` instead of `Promise.resolve('A')`.");

  expect(first?.code ?? "").not.toContain("await");
});

test.each(["await plain(2)", "await (plain(2))", "(plain(2))"])(
  "what is awaited is no second example of the same: %s",
  async (call) => {
    const code = `import { plain } from 'notes';\n\ntest('plain', async () => {\n  assert.deepEqual(${call}, 3);\n});`;
    const tests = await testsFor(`\`\`\`js\n${code}\n\`\`\``);

    expect(tests.length).toBeGreaterThan(0);
    for (const { secondExamples } of tests) expect(secondExamples.filter(({ kind }) => kind === "unseen_example")).toEqual([]);
  },
);
