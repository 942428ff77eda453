import { describe, expect, it } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeFixture } from "../../languages/javascript/testing/fixture.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { GreenTests } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import { openSuiteJudge } from "./suite-judge.ts";

function edits(file: string, text: string, replacements: readonly string[]): Candidate[] {
  const start = text.indexOf("pieces * each");
  return replacements.map((replacement, index) => ({
    id: String(index),
    edits: [{ file, start, end: start + "pieces * each".length, replacement }],
    family: "test",
    description: replacement,
    line: 1,
    score: 1,
  }));
}

async function breaking(
  adapter: LanguageAdapter,
  { workspace, profile }: { workspace: Workspace; profile: ProjectProfile },
  tests: GreenTests[],
  candidates: readonly Candidate[],
): Promise<boolean[]> {
  // Of an environment only these are asked for.
  const environment = { adapter, workspace, profile } as unknown as Environment;
  const suite = openSuiteJudge({ environment, tests, timeMs: 60_000, signal: new AbortController().signal });
  const said: boolean[] = [];
  for (const candidate of candidates) said.push(await suite.breaks(candidate));
  await suite.close();
  return said;
}

const REPLACEMENTS = ["pieces + each", "each * pieces", "(() => { while (true); })()", "pieces * each * 1", "throw"];

describe("the suite's judge", () => {
  it("answers one question after the other, and says nothing of files that do not pass", async () => {
    const lib = "exports.price = (pieces, each) => pieces * each;\n";
    const use = 'const { test } = require("node:test");\nconst { price } = require("../lib.js");\n';
    const fixture = makeFixture({
      files: {
        "lib.js": lib,
        "test/red.test.js": `${use}test("red", () => { throw new Error("red"); });\n`,
        "test/lib.test.js": `${use}test("a price", () => { if (price(2, 3) !== 6) throw new Error("wrong"); });\n`,
      },
      probe: "module.exports = () => {};",
    });
    const profile = { ...fixture.profile, testRunner: "node:test" };
    const files = ["test/red.test.js", "test/lib.test.js"].map((file) => ({ file, except: [] }));

    expect(await breaking(javascriptAdapter, { ...fixture, profile }, files, edits("lib.js", lib, REPLACEMENTS))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it("does the same in Python", async () => {
    const lib = "def price(pieces, each):\n    return pieces * each\n";
    await using project = await makeProject({
      "lib.py": lib,
      "test_lib.py":
        "import unittest\nimport lib\n\nclass Price(unittest.TestCase):\n    def test_all(self):\n        self.assertEqual(lib.price(2, 3), 6)\n",
    });
    const profile = { ...project.profile, testRunner: "unittest" };
    const candidates = edits("lib.py", lib, ["pieces + each", "each * pieces", "pieces *"]);

    expect(await breaking(pythonAdapter, { ...project, profile }, [{ file: "test_lib.py", except: [] }], candidates)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("asks only the tests that an edit can reach, and all of them where these do not pass without the others", async () => {
    const lib = "def price(pieces, each):\n    return pieces * each\n";
    const test = [
      "import unittest\nimport lib\n\nready = []\n\nclass Price(unittest.TestCase):",
      "    def test_0_sets_up(self):\n        ready.append(lib.price(1, 1))\n",
      "    def test_1_stands_alone(self):\n        self.assertEqual(lib.price(2, 3), 6)\n",
      "    def test_2_stands_on_another(self):\n        self.assertEqual(ready, [1])\n",
    ].join("\n");
    await using project = await makeProject({ "lib.py": lib, "test_lib.py": test });
    const profile = { ...project.profile, testRunner: "unittest" };
    const told = async (unreached: string[], replacements: string[]): Promise<boolean[]> => {
      const tests = [{ file: "test_lib.py", except: [], unreached: unreached.map((name) => `Price > ${name}`) }];
      return await breaking(pythonAdapter, { ...project, profile }, tests, edits("lib.py", lib, replacements));
    };

    const alone = ["test_0_sets_up", "test_2_stands_on_another"];
    // Only `price(1, 1)`, which is not asked, tells the second one.
    expect(await told(alone, ["pieces + each", "6"])).toEqual([true, false]);
    expect(await told(["test_0_sets_up", "test_1_stands_alone"], ["pieces * each * 1", "6"])).toEqual([false, true]);
  });
});
