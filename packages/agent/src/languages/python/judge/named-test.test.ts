import { expect, test, vi } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject, type TestProject } from "../testing/project.ts";

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

function redTest(testName: string, code: string, probe: ReproductionTest["probe"] = {}): ReproductionTest {
  return {
    id: "existing-1",
    testName,
    filePath: "tests/test_ranges.py",
    code,
    derivedFrom: "the failing test",
    symptom: { kind: "wrong_value", expected: null, actual: null },
    isInTree: true,
    probe,
    secondExamples: [],
  };
}

async function* all(edits: readonly Candidate[]): AsyncGenerator<Candidate> {
  yield* edits;
}

const OPTIONS = { maxPlausible: 9, timeMs: 60_000, signal: new AbortController().signal, onProgress: () => undefined };

async function judged({ workspace, profile }: TestProject, reproduction: ReproductionTest, edits: Candidate[]) {
  const options = { ...OPTIONS, baseMust: "fail" as const };
  const verdicts: Record<string, string> = {};
  for await (const { candidate, verdict } of pythonAdapter.judge(workspace, profile, reproduction, all(edits), options))
    verdicts[candidate.id] = verdict;
  return verdicts;
}

test.each([
  ["pytest", { "pyproject.toml": '[project]\nname = "ranges"\nversion = "1"\n' }, PYTEST, "test_low"],
  ["pytest whose settings it refuses", { "setup.py": "", "setup.cfg": "[pytest]\naddopts = -v\n" }, PYTEST, "test_low"],
  ["pytest whose settings name other tests", { "pytest.ini": "[pytest]\naddopts = tests/test_ranges.py\n" }, PYTEST, "test_low"],
  ["pytest whose settings want a plugin", { "pytest.ini": "[pytest]\naddopts = --no-such-option\n" }, PYTEST, "test_low"],
  ["unittest", { "tests/__init__.py": "" }, UNITTEST, "RangeTest > test_low"],
])("of a file of %s the one test counts that is named", async (_, more, code, testName) => {
  await using project = await makeProject({ "ranges.py": SOURCE, "tests/test_ranges.py": code, ...more });
  const edits = ["low <= n < high", "low < n <= high", "low <="].map(returning);
  const verdicts = await judged(project, redTest(testName, code), edits);

  expect(verdicts).toEqual({ "low <= n < high": "pass", "low < n <= high": "fail", "low <=": "broken" });
});

test.each([
  ["pytest", {}, PYTEST.replace("range(1, 5)", "[2, 3]"), ["test_red", "test_bounds[1]"]],
  ["pytest", { "tests/conftest.py": "" }, PYTEST.replace("range(1, 5)", "[2, 3]"), ["test_red", "test_bounds[1]"]],
  ["unittest", {}, UNITTEST.replace("range(1, 5)", "[2, 3]"), ["RangeTest > test_red", "RangeTest > test_more"]],
])("%s: of a file counts what passes beside tests that do not", async (testRunner, more, code, except) => {
  const bounds = `import pytest\n${code}\n\n@pytest.mark.parametrize("n", [1, 4])\ndef test_bounds(n):\n    assert in_range(n, 1, 5)\n`;
  const asMethod = `${code}\n    def test_more(self):\n        self.assertTrue(in_range(1, 1, 5))\n`;
  const text = testRunner === "pytest" ? bounds : asMethod;
  await using project = await makeProject({
    "ranges.py": SOURCE,
    "tests/__init__.py": "",
    "tests/test_ranges.py": text,
    ...more,
  });
  const { workspace, profile } = project;
  const edits = ["low <= n < high", "low < n < high - 2", "low < n <= high", "low <="].map(returning);

  const said: Record<string, string> = {};
  const tests = { file: "tests/test_ranges.py", except };
  const options = { ...OPTIONS, baseMust: "pass" as const };
  for await (const { candidate, verdict } of pythonAdapter.judgeBySuite(
    workspace,
    { ...profile, testRunner },
    tests,
    all(edits),
    options,
  ))
    said[candidate.id] = verdict;

  expect(said).toEqual({
    "low <= n < high": "pass",
    "low < n < high - 2": "fail",
    "low < n <= high": "pass",
    "low <=": "broken",
  });
});

test.each([
  ["pytest", "test_low", PYTEST],
  ["unittest", "RangeTest > test_low", UNITTEST],
])("%s: what was read out of a test is not asked where the test itself can be run", async (runner, testName, code) => {
  await using project = await makeProject({ "ranges.py": SOURCE, "tests/__init__.py": "", "tests/test_ranges.py": code });
  const script = "from ranges import in_range\nassert in_range(7, 1, 5)\n";
  const edits = ["low <= n < high", "n == 7"].map(returning);

  const verdicts = await judged(project, redTest(testName, code, { script, runner }), edits);

  expect(verdicts).toEqual({ "low <= n < high": "pass", "n == 7": "fail" });
});

test.each([
  ["pytest", "test_low", PYTEST],
  ["unittest", "RangeTest > test_low", UNITTEST],
])("%s: what one edit leaves behind does not reach the next", async (_, testName, code) => {
  await using project = await makeProject({ "ranges.py": SOURCE, "tests/__init__.py": "", "tests/test_ranges.py": code });
  const left = "__import__('string').__dict__.setdefault('left', [])";
  const edits = [`${left}.append(n) and False`, `len(${left}) > 0`, "low <= n < high"].map(returning);

  const verdicts = await judged(project, redTest(testName, code), edits);

  expect(Object.values(verdicts)).toEqual(["fail", "fail", "pass"]);
});

test("an example of the documentation is judged as pytest runs it", async () => {
  const documented = `${SOURCE.replace("    return", '    """\n    >>> in_range(1, 1, 5), in_range(5, 1, 5)\n    (True, False)\n    """\n    return')}`;
  await using project = await makeProject({ "ranges.py": documented, "pytest.ini": "[pytest]\naddopts = --doctest-modules\n" });
  const start = documented.indexOf("low < n");
  const edits = ["low <= n < high", "low <= n <= high", "low <="].map((expression): Candidate => {
    const edit = { file: "ranges.py", start, end: documented.length - 1, replacement: expression };
    return { id: expression, edits: [edit], family: "test", description: expression, line: 6, score: 1 };
  });

  const verdicts = await judged(project, { ...redTest("ranges.in_range", documented), filePath: "ranges.py" }, edits);

  expect(verdicts).toEqual({ "low <= n < high": "pass", "low <= n <= high": "fail", "low <=": "broken" });
});

const STEPS = "STEP = 2\n\n\ndef last(n):\n    return n - STEP\n";
const OF_STEPS = "from steps import last\n\n\ndef test_last():\n    assert last(5) == 4\n";

test.each([
  ["pytest", {}, "test_last", OF_STEPS],
  ["pytest with a conftest", { "tests/conftest.py": "import pytest\n" }, "test_last", OF_STEPS],
  [
    "unittest",
    {},
    "LastTest > test_last",
    "import unittest\n\nfrom steps import last\n\n\nclass LastTest(unittest.TestCase):\n    def test_last(self):\n        self.assertEqual(last(5), 4)\n",
  ],
])("%s: what stands outside of functions is loaded anew, and the test with it", async (_, more, testName, code) => {
  await using project = await makeProject({ "steps.py": STEPS, "tests/__init__.py": "", "tests/test_ranges.py": code, ...more });
  const edits = ["1", "3"].map((step) => {
    const edit = { file: "steps.py", start: 7, end: 8, replacement: step };
    return { id: step, edits: [edit], family: "test", description: step, line: 1, score: 1 };
  });

  expect(await judged(project, redTest(testName, code), edits)).toEqual({ 1: "pass", 3: "fail" });
});
