import { expect, it } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `exports.inRange = (n, range) => ${BODY};\n`;
/** A hook, a test that is red for another reason, and one that holds no single example. */
const TEST = `const { test, describe, beforeEach } = require("node:test");
const assert = require("node:assert/strict");
const { inRange } = require("../index.js");

describe("a range", () => {
  let range;
  beforeEach(() => { range = { from: 1, to: 5 }; });
  test("is red for another reason", () => assert.equal(inRange(9, range), "unknown"));
  test("holds its lower bound", () => { for (let n = range.from; n < range.to; n += 1) assert.equal(inRange(n, range), true); });
});
`;

/** The first test loads what all use, one fails before it has done anything, and two have one name. */
const AFTER_OTHERS = `const { test } = require("node:test");
const assert = require("node:assert/strict");
let range, inRange;

test("is there", () => { ({ inRange } = require("../index.js")); range = { from: 1, to: 5 }; });
test("is red for another reason", () => assert.equal(inRange(9, range), "unknown"));
test("holds its bounds", () => assert.equal(inRange(5, range), false));
test("holds its bounds", () => assert.equal(inRange(1, range), true));
test("is left as it was", () => assert.equal(range.from, 2));
`;

it("a test that stands on what those before it leave behind is run after them, by its number where others have its name", async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "range", "version": "1.0.0", "main": "index.js", "scripts": { "test": "node --test" } }\n',
    "index.js": SOURCE,
    "test/range.test.js": AFTER_OTHERS,
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const edits = inPlaceOf("index.js", SOURCE, BODY, ["n >= range.from && n < range.to", "n > range.from && n <= range.to"]);
    const asked = (name: string) => judgeInTree(workspace, profile, redTest("test/range.test.js", name, AFTER_OTHERS), edits);
    const second = await asked("holds its bounds (2)");

    expect(second.verdicts).toEqual({ "n >= range.from && n < range.to": "pass", "n > range.from && n <= range.to": "fail" });
    expect(second.said).toEqual([]);
    expect((await asked("holds its bounds (3)")).said.filter((message) => message.includes("slow"))).toHaveLength(1);
  } finally {
    workspace.dispose();
  }
});

it("one test of a file of node:test is run for each candidate in one process, whatever else the file holds", async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "range", "version": "1.0.0", "main": "index.js", "scripts": { "test": "node --test" } }\n',
    "index.js": SOURCE,
    "test/range.test.js": TEST,
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    // What was read out of it asks for something else, and is not asked.
    const code =
      "const { inRange } = require('../index.js');\nmodule.exports = () => { if (!inRange(9, { from: 1, to: 5 })) throw new Error('wrong'); };\n";
    const probe = { format: "cjs", file: "test/probe.cjs", code };
    const reproduction = { ...redTest("test/range.test.js", "a range > holds its lower bound", TEST), probe };
    const edits = inPlaceOf("index.js", SOURCE, BODY, [
      "n >= range.from && n < range.to",
      "n > range.from && n <= range.to",
      "n >=",
      "true",
    ]);
    const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

    expect(verdicts).toEqual({
      "n >= range.from && n < range.to": "pass",
      "n > range.from && n <= range.to": "fail",
      // The test loads what cannot be read, and fails there.
      "n >=": expect.stringMatching(/^(?:broken|fail)$/),
      true: "pass",
    });
    expect(said.filter((message) => message.includes("slow"))).toEqual([]);
  } finally {
    workspace.dispose();
  }
});
