import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import { createEventLog } from "../../run/event-log.ts";
import type { Symptom } from "../../types/facts.ts";
import { LEARNED, type ReproductionTest, type SecondExample } from "../../types/language.ts";
import { proveExamples } from "./prove-examples.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "squares", main: "index.js", scripts: { test: "node --test" } }),
  "index.js": "exports.area = (side) => (side === 3 ? 8 : side * side);\n",
};
const NAME = "area is wrong";

function code(side: number, area: number): string {
  return `const assert = require("node:assert/strict");\nconst { test } = require("node:test");\nconst { area } = require("..");\ntest("${NAME}", () => assert.equal(area(${side}), ${area}));\n`;
}

function wrong(expected: number, actual: number | null): Symptom {
  return { kind: "wrong_value", expected: String(expected), actual: actual === null ? null : String(actual) };
}

async function prove(secondExamples: SecondExample[], parts: ReproductionTest["parts"] = []) {
  const workspace = await makeRepository(FILES);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const reproduction: ReproductionTest = {
      id: "js-1",
      testName: NAME,
      filePath: "test/area.test.js",
      code: code(3, 9),
      derivedFrom: "the first code block",
      symptom: wrong(9, 8),
      probe: {},
      secondExamples,
      parts,
    };
    const request = {
      adapter: javascriptAdapter,
      workspace,
      profile,
      events: createEventLog(
        () => undefined,
        () => new Date(0),
      ),
    };
    const context = { signal: workspace.signal, timeMs: 60_000 };
    const proven = await proveExamples(request, reproduction, context, performance.now() + 60_000);
    return { proven, left: readFileSync(path.join(workspace.root, reproduction.filePath), "utf8") };
  } finally {
    workspace.dispose();
  }
}

test(
  "an example that fails as stated, or holds already, is kept; one that was misread is left out",
  { timeout: 60_000 },
  async () => {
    const example = (side: number, area: number, symptom: Symptom): SecondExample => ({
      kind: "unseen_example",
      code: code(side, area),
      description: `area(${side})`,
      symptom,
    });

    const { proven, left } = await prove([
      example(3, 9, wrong(9, 8)),
      example(2, 4, wrong(4, null)),
      example(4, 15, wrong(15, 3)),
    ]);

    expect(proven?.secondExamples.map(({ description }) => description)).toEqual(["area(3)", "area(2)"]);
    expect(left).toBe(code(3, 9));
  },
);

test("a test of several examples stands only where each fails as stated", { timeout: 60_000 }, async () => {
  const fails = { code: code(3, 9), symptom: wrong(9, 8) };

  expect((await prove([], [fails, fails])).proven).not.toBeNull();
  expect((await prove([], [fails, { code: code(2, 4), symptom: wrong(4, 5) }])).proven).toBeNull();
});

test("what is right as it is is learned, unless it differs each time", { timeout: 60_000 }, async () => {
  const learned = (call: string): SecondExample => ({
    kind: "unseen_example",
    code: code(3, 9).replace("area(3), 9", `JSON.stringify(${call}), "${LEARNED}"`),
    description: call,
    learns: true,
  });

  const { proven } = await prove([learned("[area(4), 'a']"), learned("process.hrtime()")]);

  expect(proven?.secondExamples).toEqual([
    { ...learned("[area(4), 'a']"), code: learned("[area(4), 'a']").code.replace(`"${LEARNED}"`, `'[16,"a"]'`) },
  ]);
});
