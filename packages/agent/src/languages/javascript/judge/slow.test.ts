import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import type { ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { makeRepository } from "../testing/repositories.ts";

const RANGE =
  '"use strict";\nconst { least } = require("./least.js");\nexports.contains = (range, value) => value > least(range);\n';
const LEAST = '"use strict";\nexports.least = (range) => range.from;\n';
const TEST =
  'const assert = require("node:assert");\nconst { test } = require("node:test");\nconst { contains } = require("../range.js");\n\ntest("a bound is inside", () => assert.strictEqual(contains({ from: 1 }, 1), true));\n';

/** Nothing in it can run by itself, so the whole test is run for each candidate. */
const REPRODUCTION: ReproductionTest = {
  id: "r1",
  testName: "a bound is inside",
  filePath: "test/bound.test.js",
  code: TEST,
  derivedFrom: "the issue",
  symptom: { kind: "wrong_value", expected: "true", actual: "false" },
  probe: {},
  secondExamples: [],
};

function replacing(id: string, ...edits: [file: string, text: string, replacement: string][]): Candidate {
  const texts: Record<string, string> = { "range.js": RANGE, "least.js": LEAST };
  return {
    id,
    edits: edits.map(([file, text, replacement]) => {
      const start = (texts[file] ?? "").indexOf(text);
      return { file, start, end: start + text.length, replacement };
    }),
    family: "test",
    description: id,
    line: 3,
    score: 1,
  };
}

const right = (id: string): Candidate => replacing(id, ["range.js", "value >", "value >="]);

let workspace: Workspace & { dispose(): void };
let profile: ProjectProfile;

beforeAll(async () => {
  workspace = await makeRepository({
    "package.json": '{ "name": "range", "scripts": { "test": "node --test" } }\n',
    "range.js": RANGE,
    "least.js": LEAST,
  });
  const found = await javascriptAdapter.detect(workspace.root);
  if (found === null) throw new Error("nothing was detected");
  profile = found;
});
afterAll(() => workspace.dispose());

async function judge(
  candidates: Candidate[],
  options: Parameters<typeof judgeOptions>[0] & { onProgress?: (tried: number) => void } = {},
): Promise<Record<string, Judged["verdict"]>> {
  const all: Record<string, Judged["verdict"]> = {};
  const asked = { ...judgeOptions(options), ...(options.onProgress ? { onProgress: options.onProgress } : {}) };
  for await (const { candidate, verdict } of javascriptAdapter.judge(workspace, profile, REPRODUCTION, from(candidates), asked))
    all[candidate.id] = verdict;
  return all;
}

describe("the slow judge", { timeout: 120_000 }, () => {
  it("runs the whole test for each candidate, on the base text each time", async () => {
    const progress: number[] = [];

    const judged = await judge(
      [
        replacing("wrong", ["range.js", "value >", "value <"]),
        replacing("does not parse", ["range.js", "value >", "value > >"]),
        replacing("misses a module", ["range.js", "./least.js", "./most.js"]),
        replacing("throws", ["least.js", "range.from", "range.from.to.where"]),
        replacing("two files", ["range.js", "value >", "value >="], ["least.js", "range.from", "range.from + 0"]),
        replacing("two places of one file", ["range.js", '"use strict";', ""], ["range.js", "value >", "value >="]),
        right("right"),
      ],
      { onProgress: (tried) => void progress.push(tried) },
    );

    expect(judged).toEqual({
      wrong: "fail",
      "does not parse": "broken",
      "misses a module": "broken",
      throws: "fail",
      "two files": "pass",
      "two places of one file": "pass",
      right: "pass",
    });
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("leaves the work tree as it is", async () => {
    await judge([right("right")]);

    expect(readFileSync(path.join(workspace.root, "range.js"), "utf8")).toBe(RANGE);
    expect(existsSync(path.join(workspace.root, REPRODUCTION.filePath))).toBe(false);
  });

  it("stops a candidate that does not end", async () => {
    expect(await judge([replacing("hangs", ["least.js", "range.from", "{ for (;;); }"])], { timeMs: 5000 })).toEqual({
      hangs: "timeout",
    });
  });

  it("stops at the wanted number of passes", async () => {
    expect(await judge([right("one"), right("two"), right("three")], { maxPlausible: 2 })).toEqual({ one: "pass", two: "pass" });
  });

  it("judges no mutant", async () => {
    expect(await judge([right("right")], { baseMust: "pass" })).toEqual({});
  });
});
