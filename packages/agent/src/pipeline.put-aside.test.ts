import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { runOnFiles } from "./testing/run-on-files.ts";

const CODE = `function shown(value, rest) {
  if (rest < 1) {
    return "[Object]";
  }
  return typeof value;
}
module.exports = { shown };
`;
const FILES = {
  "package.json": '{ "name": "shown", "version": "1.0.0", "main": "shown.js", "scripts": { "test": "node --test" } }\n',
  "shown.js": CODE,
  "test/shown.test.js":
    'const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { shown } = require("..");\n\ntest("too deep", () => assert.equal(shown([1], 0), "[Object]"));\ntest("not too deep", () => assert.equal(shown(1, 2), "number"));\n',
};
const OLD = '"[Object]"';
const AT = CODE.indexOf(OLD);

/** What a test of the project demands is what the issue calls wrong: each right edit breaks it. */
test(
  "where all that passes breaks a test, it is shown and says so, first what changes least, and none is a fix",
  { timeout: 120_000 },
  async () => {
    const edit = (id: string, replacement: string, score: number) => ({
      id,
      edits: [{ file: "shown.js", start: AT, end: AT + OLD.length, replacement }],
      family: "constant",
      description: `\`${OLD}\` became \`${replacement}\``,
      line: 3,
      score,
    });
    const engine: RepairEngine = {
      name: "search",
      async *propose() {
        yield { verdict: "pass" as const, candidate: edit("1", '"[Array]"', 0.5) };
        yield { verdict: "pass" as const, candidate: edit("2", 'rest < 1 ? "[Array]" : 0', 0.4) };
        yield { verdict: "pass" as const, candidate: edit("3", 'Array.isArray(value) ? "[Array]" : "[Object]"', 0.3) };
      },
    };
    const { resultStatus, evidence, patch } = await runOnFiles({
      files: FILES,
      issue: { title: "Arrays are called objects", text: "`shown([1, 2], 0)` returns `[Object]` instead of `[Array]`." },
      jobs: 1,
      deps: { engines: [engine] },
    });

    expect([resultStatus, patch]).toEqual(["reproduced", null]);
    const shown = evidence.search?.alternatives ?? [];
    expect(shown).toHaveLength(3);
    expect(shown[0]?.description).toContain("Array.isArray(value)");
    for (const { description } of shown) expect(description).toMatch(/; it breaks a test that passed before$/);
  },
);
