import { expect, test } from "vitest";
import { pythonAdapter } from "./index.ts";
import { breaks } from "./broken-invariants.ts";
import type { Traits } from "./runners/report.ts";
import { makeProject } from "./testing/project.ts";

test("a trait that no passing test has is new; where none comes by nothing is", () => {
  const failing: Traits = { "a.py": { 3: { rows: ["list", "empty"], self: ["Table"] }, 9: { other: ["None"] } } };
  const held: Traits[] = [{ "a.py": { 3: { rows: ["list"] } } }, { "a.py": { 3: { self: ["Table"] } } }];

  expect(breaks(failing, held)).toEqual([{ file: "a.py", line: 3, name: "rows", trait: "empty" }]);
});

test.each(["pytest", "unittest"] as const)(
  "%s: what values are in the failing test alone",
  { timeout: 60_000 },
  async (runner) => {
    const test_ = (name: string, body: string): string =>
      runner === "pytest" ? `def test_${name}():\n    ${body}\n\n\n` : `    def test_${name}(self):\n        ${body}\n\n`;
    const head =
      runner === "pytest"
        ? "from table import Table\n\n\n"
        : "import unittest\n\nfrom table import Table\n\n\nclass Tests(unittest.TestCase):\n";
    const filePath = "tests/test_table.py";
    await using project = await makeProject({
      "table.py":
        "class Table:\n    def __init__(self, rows, width=None):\n        self.rows = rows\n        self.width = width\n\n    def first(self, at):\n        rows = self.rows\n        return rows[at]\n",
      [filePath]: `${head}${test_("one", "assert Table([1]).first(0) == 1")}${test_("last", "assert Table([1, 2], 3).first(1) == 2")}${test_("none", "assert Table('').first(0) is None")}`,
    });
    const testName = runner === "pytest" ? "test_none" : "Tests.test_none";
    const [profile, run] = [project.profile, { files: [filePath], timeMs: 20_000 }];
    const seen = (await pythonAdapter.runTests(project.workspace, profile, run)).cases.find(({ name }) =>
      name.endsWith("test_none"),
    );

    const broken = await pythonAdapter.brokenInvariants?.(project.workspace, profile, {
      reproduction: {
        id: "r",
        testName: seen?.name ?? testName,
        filePath,
        code: "",
        derivedFrom: "",
        symptom: { kind: "exception", errorType: "IndexError", message: null },
        isInTree: true,
        probe: {},
        secondExamples: [],
      },
      testFiles: [filePath],
      lines: [3, 4, 7, 8].map((line) => ({ file: "table.py", line })),
      timeMs: 20_000,
    });

    expect(broken?.map(({ line, name, trait }) => `${line} ${name} ${trait}`)).toEqual([
      "3 rows empty",
      "3 rows str",
      "7 self.rows empty",
      "7 self.rows str",
      "8 rows empty",
      "8 rows str",
    ]);
  },
);
