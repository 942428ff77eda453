import { expect, test } from "vitest";
import { NOTHING_DOCUMENTED } from "../../documentation/index.ts";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import type { Observation, ReproductionTest, SecondExample } from "../../types/language.ts";
import { createExampleMemory, secondExamples, type SecondExamples } from "./second-examples.ts";

const NAME = "area is wrong";

function files(area: string): Record<string, string> {
  return {
    "package.json": JSON.stringify({ name: "squares", main: "index.js", scripts: { test: "node --test" } }),
    "index.js": `exports.area = (side) => ${area};\n`,
  };
}

function example(side: number): SecondExample {
  const code = `const assert = require("node:assert/strict");\nconst { test } = require("node:test");\nconst { area } = require("..");\ntest("${NAME}", () => assert.equal(area(${side}), ${side * side}));\n`;
  return { kind: "unseen_example", code, description: `area(${side})` };
}

type Repository = Awaited<ReturnType<typeof makeRepository>>;

async function examplesOn(
  base: Repository,
  known: Parameters<typeof secondExamples>[3],
  observe: typeof javascriptAdapter.observe = async () => [],
): Promise<SecondExamples> {
  const profile = await javascriptAdapter.detect(base.root);
  if (profile === null) throw new Error("nothing was detected");
  const reproduction: ReproductionTest = {
    id: "js-1",
    testName: NAME,
    filePath: "test/area.test.js",
    code: example(3).code,
    derivedFrom: "the first code block",
    symptom: { kind: "wrong_value", expected: "9", actual: "0" },
    probe: {},
    secondExamples: [example(4), example(2)],
  };
  const adapter: typeof javascriptAdapter = {
    ...javascriptAdapter,
    observe,
    observeEach: async (_workspace, _profile, _reproduction, edits) => edits.map(() => []),
  };
  const context = { signal: base.signal, timeMs: 60_000 };
  return secondExamples({ adapter, workspace: base, profile }, reproduction, "", known, context);
}

/** What is said of the last of several edits. */
async function checkWith(...patched: string[]) {
  const base = await makeRepository(files("side < 3 ? side * side : 0"));
  const trees = await Promise.all(patched.map(async (area) => makeRepository(files(area))));
  try {
    const examples = await examplesOn(base, { documented: NOTHING_DOCUMENTED });
    const answers = [];
    for (const tree of trees) answers.push(await examples.check(tree));
    return answers.at(-1);
  } finally {
    for (const tree of [base, ...trees]) tree.dispose();
  }
}

test("an example that holds on the base commit already is no proof of a repair", { timeout: 60_000 }, async () => {
  expect(await checkWith("side * side")).toMatchObject({ unseen: 1, neighbours: 1, failed: [] });
});

test("and speaks against a fix that spoils it", { timeout: 60_000 }, async () => {
  expect(await checkWith("side < 3 ? 0 : side * side")).toMatchObject({ unseen: 1, failed: ["area(2): fails with this fix"] });
});

test("one that refused another edit before tells edits apart", { timeout: 60_000 }, async () => {
  expect(await checkWith("side * side")).toMatchObject({ unseen: 1, telling: 0 });
  expect(await checkWith("side < 3 ? side * side : 9", "side * side")).toMatchObject({ unseen: 1, telling: 1, failed: [] });
});

test("examples of the documentation that no edit mends do not speak for the next one", { timeout: 60_000 }, async () => {
  const base = await makeRepository(files("side < 3 ? side * side : 0"));
  const tree = await makeRepository(files("side * side"));
  try {
    const memory = createExampleMemory();
    const examples = await examplesOn(base, { documented: { ...NOTHING_DOCUMENTED, failing: 2 }, memory });
    const foreseen = async () => (await examples.foresee(tree, [{ patched: {}, base: {} }]))[0];

    expect(await foreseen()).toMatchObject({ unseen: 4, isDenied: false });
    for (let denied = 0; denied < 3; denied += 1) expect(await examples.check(tree)).toMatchObject({ isDenied: true });
    expect(await foreseen()).toMatchObject({ unseen: 2, isDenied: true });
    memory.mended = 1;
    expect(await foreseen()).toMatchObject({ unseen: 4, isDenied: false });
  } finally {
    for (const one of [base, tree]) one.dispose();
  }
});

test("what hangs on the base commit is asked once, and the base commit no more than twice", { timeout: 60_000 }, async () => {
  const base = await makeRepository(files("side < 3 ? side * side : 0"));
  const tree = await makeRepository(files("side * side"));
  try {
    const asked: (string[] | null)[] = [];
    const observe: typeof javascriptAdapter.observe = async (_workspace, _profile, _reproduction, { only }) => {
      asked.push(only === undefined ? null : [...only]);
      const all: Observation[] = [
        { input: "area(2)", outcome: "4", kind: "value" },
        { input: "area(1e9)", outcome: "no answer in time", kind: "throws" },
      ];
      return all.filter(({ input }) => only?.has(input) !== false);
    };
    const memory = createExampleMemory();
    const known = { documented: NOTHING_DOCUMENTED, memory };

    for (let round = 0; round < 2; round += 1) await (await examplesOn(base, known, observe)).check(tree);

    expect(asked).toEqual([null, ["area(2)"], ["area(2)"], ["area(2)"]]);
  } finally {
    for (const one of [base, tree]) one.dispose();
  }
});
