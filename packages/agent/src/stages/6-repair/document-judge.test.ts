import { describe, expect, it } from "vitest";
import { NOTHING_DOCUMENTED } from "../../documentation/index.ts";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeFixture } from "../../languages/javascript/testing/fixture.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import { openDocumentJudge } from "./document-judge.ts";

const OLD = "pieces + each";
// The reproduction could be `price(2, 3)`, which is 6: each of them passes it.
const REPLACEMENTS = ["pieces * each", "pieces + each + 1", "6"];

async function broken(
  adapter: LanguageAdapter,
  { workspace, profile }: { workspace: Workspace; profile: ProjectProfile },
  file: string,
  text: string,
  probes: ReproductionTest["probe"][],
): Promise<boolean[]> {
  // Of a reproduction only its place is read.
  const test = { filePath: "test/none.js", probe: probes[0] ?? {}, secondExamples: [] } as unknown as ReproductionTest;
  const judge = openDocumentJudge({
    environment: { adapter, workspace, profile },
    test,
    documented: { ...NOTHING_DOCUMENTED, probes },
    timeMs: 60_000,
    signal: new AbortController().signal,
  });
  const start = text.indexOf(OLD);
  const said: boolean[] = [];
  for (const [id, replacement] of REPLACEMENTS.entries())
    said.push(
      await judge.breaks({
        id: String(id),
        edits: [{ file, start, end: start + OLD.length, replacement }],
        family: "test",
        description: replacement,
        line: 1,
        score: 1,
      }),
    );
  await judge.close();
  return said;
}

describe("the judge of what is documented", () => {
  it("tells what breaks one of several examples, and says nothing where there is none", async () => {
    const lib = "exports.price = (pieces, each) => pieces + each;\n";
    const fixture = makeFixture({ files: { "lib.js": lib, "test/x.js": "" }, probe: "module.exports = () => {};" });
    const probe = (check: string): ReproductionTest["probe"] => ({
      format: "cjs",
      file: "test/fixpoint-probe.cjs",
      code: `const { price } = require("../lib.js");\nmodule.exports = () => { if (${check}) throw new Error("wrong"); };\n`,
    });

    const probes = [probe("price(2, 2) !== 4"), probe("price(0, 0) !== 0")];
    expect(await broken(javascriptAdapter, fixture, "lib.js", lib, probes)).toEqual([false, true, true]);
    expect(await broken(javascriptAdapter, fixture, "lib.js", lib, [])).toEqual([false, false, false]);
  });

  it("does the same in Python", async () => {
    const lib = "def price(pieces, each):\n    return pieces + each\n";
    await using project = await makeProject({ "lib.py": lib });
    const probe = (check: string): ReproductionTest["probe"] => ({
      script: `from lib import price\nassert ${check}\n`,
      runner: "unittest",
    });

    const probes = [probe("price(2, 2) == 4"), probe("price(0, 0) == 0")];
    expect(await broken(pythonAdapter, project, "lib.py", lib, probes)).toEqual([false, true, true]);
  });
});
