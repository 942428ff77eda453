import { expect, test, vi } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = "def in_range(n, low, high):\n    return low < n < high\n";
const PYTEST = `from ranges import in_range


def test_red():
    assert in_range(9, 1, 5) == "unknown"


def test_low():
    for n in range(1, 5):
        assert in_range(n, 1, 5)
`;
const UNITTEST = `import unittest

from ranges import in_range


class RangeTest(unittest.TestCase):
    def test_red(self):
        self.assertEqual(in_range(9, 1, 5), "unknown")

    def test_low(self):
        for n in range(1, 5):
            self.assertTrue(in_range(n, 1, 5))
`;

function returning(expression: string): Candidate {
  const start = SOURCE.indexOf("low < n");
  const edits = [{ file: "ranges.py", start, end: SOURCE.length - 1, replacement: expression }];
  return { id: expression, edits, family: "test", description: expression, line: 2, score: 1 };
}

test.each([
  ["pytest", { "pyproject.toml": '[project]\nname = "ranges"\nversion = "1"\n' }, PYTEST, "test_low"],
  ["pytest whose settings it refuses", { "setup.py": "", "setup.cfg": "[pytest]\naddopts = -v\n" }, PYTEST, "test_low"],
  ["pytest whose settings name other tests", { "pytest.ini": "[pytest]\naddopts = tests/test_ranges.py\n" }, PYTEST, "test_low"],
  ["pytest whose settings want a plugin", { "pytest.ini": "[pytest]\naddopts = --no-such-option\n" }, PYTEST, "test_low"],
  ["unittest", { "tests/__init__.py": "" }, UNITTEST, "RangeTest > test_low"],
])("of a file of %s the one test counts that is named", async (_, more, code, testName) => {
  await using project = await makeProject({ "ranges.py": SOURCE, "tests/test_ranges.py": code, ...more });
  const reproduction = {
    id: "existing-1",
    testName,
    filePath: "tests/test_ranges.py",
    code,
    derivedFrom: "the failing test",
    symptom: { kind: "wrong_value" as const, expected: null, actual: null },
    isInTree: true,
    probe: {},
    secondExamples: [],
  };
  async function* edits(): AsyncGenerator<Candidate> {
    yield* ["low <= n < high", "low < n <= high", "low <="].map(returning);
  }
  const options = { maxPlausible: 9, timeMs: 60_000, signal: new AbortController().signal, baseMust: "fail" as const };
  const verdicts: Record<string, string> = {};
  for await (const { candidate, verdict } of pythonAdapter.judge(project.workspace, project.profile, reproduction, edits(), {
    ...options,
    onProgress: () => undefined,
  }))
    verdicts[candidate.id] = verdict;

  expect(verdicts).toEqual({ "low <= n < high": "pass", "low < n <= high": "fail", "low <=": "broken" });
});
