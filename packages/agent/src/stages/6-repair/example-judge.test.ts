import { describe, expect, it } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeFixture } from "../../languages/javascript/testing/fixture.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, SecondExample, Workspace } from "../../types/language.ts";
import type { Candidate } from "../../types/candidate.ts";
import { openExampleJudge } from "./example-judge.ts";

function edits(file: string, text: string, replacements: readonly string[]): Candidate[] {
  const start = text.indexOf("pieces + each");
  return replacements.map((replacement, index) => ({
    id: String(index),
    edits: [{ file, start, end: start + "pieces + each".length, replacement }],
    family: "test",
    description: replacement,
    line: 1,
    score: 1,
  }));
}

function example(code: string, probe: SecondExample["probe"] | null, holds = false): SecondExample {
  return { kind: "unseen_example", code, description: code, ...(probe === null ? {} : { probe }), holds };
}

async function contradicted(
  adapter: LanguageAdapter,
  { workspace, profile }: { workspace: Workspace; profile: ProjectProfile },
  secondExamples: SecondExample[],
  candidates: readonly Candidate[],
): Promise<{ said: boolean[]; telling: string[] }> {
  // Of a reproduction only its other examples are asked for.
  const test = { filePath: "test/none.js", secondExamples } as unknown as ReproductionTest;
  const environment = { adapter, workspace, profile };
  const judge = openExampleJudge({ environment, test, timeMs: 60_000, signal: new AbortController().signal });
  const said: boolean[] = [];
  for (const candidate of candidates) said.push(await judge.contradicts(candidate));
  await judge.close();
  return { said, telling: [...judge.telling()] };
}

// The reproduction could be `price(2, 3)`, which is 6: the second one passes it too.
const REPLACEMENTS = ["pieces * each", "pieces * 2 + each - 1", "(pieces * each", "each * pieces"];

describe("the judge of other examples", () => {
  it("tells what contradicts one, and says nothing where it cannot judge", async () => {
    const lib = "exports.price = (pieces, each) => pieces + each;\n";
    const fixture = makeFixture({ files: { "lib.js": lib, "test/x.js": "" }, probe: "module.exports = () => {};" });
    const probe = (check: string): SecondExample["probe"] => ({
      format: "cjs",
      file: "test/fixpoint-probe.cjs",
      code: `const { price } = require("../lib.js");\nmodule.exports = () => { if (${check}) throw new Error("wrong"); };\n`,
    });
    const candidates = edits("lib.js", lib, [...REPLACEMENTS, "pieces * each + (each === 2 ? 1 : 0)"]);

    const wrong = example("five times five", probe("price(5, 5) !== 25"));
    const right = example("two and two", probe("price(2, 2) !== 4"), true);
    expect(await contradicted(javascriptAdapter, fixture, [wrong, right], candidates)).toEqual({
      said: [false, true, true, false, true],
      telling: ["five times five", "two and two"],
    });
    const misread = example("holds, though it should not", probe("price(2, 2) !== 4"));
    expect(await contradicted(javascriptAdapter, fixture, [misread, example("no probe", null)], candidates)).toEqual({
      said: [false, false, false, false, false],
      telling: [],
    });
  });

  it("does the same in Python", async () => {
    const lib = "def price(pieces, each):\n    return pieces + each\n";
    await using project = await makeProject({ "lib.py": lib });
    const probe = { script: "from lib import price\nassert price(5, 5) == 25\n", runner: "unittest" };
    const misread = { script: "from lib import price\nassert price(2, 2) == 4\n", runner: "unittest" };
    const candidates = edits("lib.py", lib, REPLACEMENTS);

    expect(await contradicted(pythonAdapter, project, [example("five times five", probe)], candidates)).toEqual({
      said: [false, true, true, false],
      telling: ["five times five"],
    });
    expect(await contradicted(pythonAdapter, project, [example("misread", misread)], candidates)).toEqual({
      said: [false, false, false, false],
      telling: [],
    });
  });
});
