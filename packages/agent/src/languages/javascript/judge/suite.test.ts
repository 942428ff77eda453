import { describe, expect, it } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import { makeFixture } from "../testing/fixture.ts";
import { judgeBySuite } from "./suite.ts";

const LIB = "exports.price = (pieces, each) => pieces * each;\nexports.names = (list) => list.join(', ');\n";

const CJS = `const assert = require("node:assert/strict");
const { describe, it, beforeEach, test, mock } = require("node:test");
const { price, names } = require("../lib.js");
let made = null;
describe("a price", () => {
  beforeEach(() => { made = [2, 3]; });
  it("is of all pieces", async () => { await null; assert.equal(price(...made), 6); });
  describe("of nothing", () => { it("is nothing", () => assert.equal(price(0, 3), 0)); });
  it.skip("is never asked", () => assert.fail());
});
test("names", async (t) => {
  const said = mock.fn(names);
  await t.test("of one", () => assert.equal(said(["a"]), "a"));
  await t.test("of two", (inner, done) => { assert.equal(said(["a", "b"]), "a, b"); done(); });
});
`;
const ESM = `import assert from "node:assert";
import test, { after, describe, it } from "node:test";
import { price } from "../lib.mjs";
after(() => {});
describe("a price", () => { it("is of all pieces", () => assert.equal(price(2, 3), 6)); });
test("of nothing", () => assert.equal(price(0, 3), 0));
`;

/** The same place in both: what `*` becomes. */
function edit(id: string, file: string, text: string, from: string, to: string): Candidate {
  const start = text.indexOf(from);
  const edits = [{ file, start, end: start + from.length, replacement: to }];
  return { id, edits, family: "test", description: id, line: 1, score: 1 };
}

async function verdicts(
  files: Record<string, string>,
  file: string,
  candidates: Candidate[],
  except: string[] = [],
): Promise<Record<string, string>> {
  const { workspace, profile } = makeFixture({ files, probe: "module.exports = () => {};" });
  const said: Record<string, string> = {};
  async function* all(): AsyncIterable<Candidate> {
    yield* candidates;
  }
  const options = { maxPlausible: 99, timeMs: 30_000, signal: new AbortController().signal, onProgress: () => undefined };
  const judged = judgeBySuite(workspace, { ...profile, testRunner: "node:test" }, { file, except }, all(), {
    ...options,
    baseMust: "pass",
  });
  for await (const { candidate, verdict } of judged) said[candidate.id] = verdict;
  return said;
}

describe("a test file of node:test in the judge", () => {
  it("passes edits that keep its tests green and refuses the others", async () => {
    const files = { "lib.js": LIB, "test/lib.test.js": CJS };
    const candidates = [
      edit("sum", "lib.js", LIB, "pieces * each", "pieces + each"),
      edit("turned", "lib.js", LIB, "pieces * each", "each * pieces"),
      edit("one", "lib.js", LIB, "list.join(', ')", "list[0]"),
      edit("again", "lib.js", LIB, "list.join(', ')", "list.join(', ').toString()"),
      edit("late", "lib.js", LIB, "list.join(', ')", "list.join(',')"),
    ];

    expect(await verdicts(files, "test/lib.test.js", candidates)).toEqual({
      sum: "fail",
      turned: "pass",
      one: "fail",
      again: "pass",
      late: "fail",
    });
  });

  it("takes modules of either kind", async () => {
    const text = "export const price = (pieces, each) => pieces * each;\n";
    const candidates = [
      edit("sum", "lib.mjs", text, "pieces * each", "pieces + each"),
      edit("turned", "lib.mjs", text, "pieces * each", "each * pieces"),
    ];

    const said = { sum: "fail", turned: "pass" };
    expect(await verdicts({ "lib.mjs": text, "test/lib.test.mjs": ESM }, "test/lib.test.mjs", candidates)).toEqual(said);

    const byPackage = {
      "package.json": '{ "type": "module" }',
      "lib.js": text,
      "test/lib.test.js": ESM.replace("lib.mjs", "lib.js"),
    };
    const alike = candidates.map((one) => ({ ...one, edits: one.edits.map((part) => ({ ...part, file: "lib.js" })) }));
    expect(await verdicts(byPackage, "test/lib.test.js", alike)).toEqual(said);
  });

  it("asks what passes beside tests that do not", async () => {
    const red = CJS.replace('describe("of nothing"', 'it("is asked for", () => assert.equal(price(2), 2));\n  $&')
      .replace("equal(price(0, 3), 0)", "equal(price(0, 3), 1)")
      .replace('equal(said(["a"]), "a")', 'equal(said(["a"]), "b")');
    const candidates = [
      edit("sum", "lib.js", LIB, "pieces * each", "pieces + each"),
      edit("turned", "lib.js", LIB, "pieces * each", "each * pieces"),
      edit("late", "lib.js", LIB, "list.join(', ')", "list.join(',')"),
    ];
    const except = ["a price > is asked for", "a price > of nothing > is nothing", "names > of one (2)"];

    expect(await verdicts({ "lib.js": LIB, "test/lib.test.js": red }, "test/lib.test.js", candidates, except)).toEqual({
      sum: "fail",
      turned: "pass",
      late: "fail",
    });
  });

  it("says nothing where the file does not pass on the base", async () => {
    const red = 'require("node:test").test("red", () => { throw new Error("red"); });\n';
    const candidates = [edit("turned", "lib.js", LIB, "pieces * each", "each * pieces")];

    expect(await verdicts({ "lib.js": LIB, "test/red.test.js": red }, "test/red.test.js", candidates)).toEqual({});
    expect(await verdicts({ "lib.js": LIB, "test/none.test.js": "" }, "test/none.test.js", candidates)).toEqual({});
  });
});
