import { expect, test, vi } from "vitest";
import type { Coverage, ReproductionTest } from "../../types/language.ts";
import { pythonAdapter } from "./index.ts";
import { runGuest } from "./runners/run.ts";
import { makeProject } from "./testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = `def fare(zone):
    if zone > 2:
        return zone * 3
    return zone + 1


def refund(zone):
    return 1 - zone


def name(zone):
    return "zone %s" % zone
`;
const TESTS = `from zones import fare, name, refund


def test_far():
    assert fare(3) == 9


def test_near():
    assert fare(2) == 4


def test_refund():
    assert refund(2) == 3
`;
const OTHERS = `from zones import name, refund


def test_name():
    assert name(1) == "zone 1"


def test_old():
    assert refund(1) == 5
`;

async function spectrumOf(more: Partial<ReproductionTest>, files: Record<string, string> = {}): Promise<Coverage[]> {
  await using project = await makeProject({
    "pyproject.toml": '[project]\nname = "zones"\n',
    "zones.py": SOURCE,
    "tests/test_zones.py": TESTS,
    "tests/test_others.py": OTHERS,
    ...files,
  });
  const reproduction: ReproductionTest = {
    id: "existing-1",
    testName: "test_near",
    filePath: "tests/test_zones.py",
    code: TESTS,
    derivedFrom: "the failing test",
    symptom: { kind: "wrong_value", expected: "4", actual: "3" },
    isInTree: true,
    probe: {},
    secondExamples: [],
    ...more,
  };
  const { workspace, profile } = project;
  const options = { reproduction, testFiles: ["tests/test_zones.py", "tests/test_others.py"], timeMs: 60_000 };
  return (await pythonAdapter.spectrum(workspace, profile, options)).tests;
}

test.each([
  ["with its file", {}],
  ["alone", { isAlone: true }],
])("of red tests only the one that is named tells of the bug, run %s", async (_, more) => {
  const tests = await spectrumOf(more);

  expect(tests.map((one) => [one.test, one.passed])).toEqual([
    ["tests/test_zones.py > test_near", false],
    ["tests/test_zones.py > test_far", true],
    ["tests/test_others.py > test_name", true],
  ]);
  expect(tests[0]?.lines["zones.py"]).toContain(4);
  expect(tests[1]?.lines["zones.py"]).toContain(3);
});

test("an example of the documentation that pytest runs is traced like a test", async () => {
  const documented = SOURCE.replace("def fare(zone):\n", 'def fare(zone):\n    """\n    >>> fare(2)\n    4\n    """\n');
  await using project = await makeProject({ "pytest.ini": "[pytest]\naddopts = --doctest-modules\n", "zones.py": documented });
  const reproduction: ReproductionTest = {
    id: "existing-1",
    testName: "zones.fare",
    filePath: "zones.py",
    code: documented,
    derivedFrom: "the failing test",
    symptom: { kind: "exception", errorType: "DocTestFailure", message: null },
    isInTree: true,
    probe: {},
    secondExamples: [],
  };

  const { workspace, profile } = project;
  const { tests } = await pythonAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });

  expect(tests[0]).toMatchObject({ test: "zones.py > zones.fare", passed: false });
  expect(tests[0]?.lines["zones.py"]).toContain(8);
});

test("a project of thousands of files is traced like others", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`regions/areas_of_one_region/area_number_${index}_of_many.py`, ""]),
  );

  const tests = await spectrumOf({}, many);

  expect(tests[0]?.lines["zones.py"]).toContain(4);
});

test.each([
  ["pytest", "test_near", "def test_near():\n    assert tax(Fare(2)) == Fare(4)\n"],
  [
    "unittest",
    "Near > test_near",
    "import unittest\n\n\nclass Near(unittest.TestCase):\n    def test_near(self):\n        self.assertEqual(tax(Fare(2)), Fare(4))\n",
  ],
])("%s: what only runs to tell how a test failed has no part in it", async (testRunner, testName, code) => {
  const source = `class Fare:
    def __init__(self, cents):
        self.cents = cents

    def __eq__(self, other):
        return self.cents == other.cents

    def __repr__(self):
        return shown(self.cents)


def shown(cents):
    return f"{cents} cents"


def tax(fare):
    return Fare(fare.cents + 1)
`;
  await using project = await makeProject({
    "fares.py": source,
    "tests/__init__.py": "",
    "tests/test_fares.py": `from fares import Fare, tax\n\n\n${code}`,
  });
  const { workspace } = project;
  const profile = { ...project.profile, testRunner, reproductionRunner: testRunner };
  const reproduction: ReproductionTest = {
    id: "existing-1",
    testName,
    filePath: "tests/test_fares.py",
    code,
    derivedFrom: "the failing test",
    symptom: { kind: "wrong_value", expected: "4 cents", actual: "3 cents" },
    isInTree: true,
    probe: {},
    secondExamples: [],
  };

  const { tests } = await pythonAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });

  const lines = tests[0]?.lines["fares.py"] ?? [];
  expect(lines).toEqual(expect.arrayContaining([3, 6, 17]));
  expect(lines.filter((line) => line === 9 || line === 13)).toEqual([]);
});

test.each(["pytest", "unittest"] as const)(
  "%s tells what it saw before the time is over, however slow some tests are",
  async (runner) => {
    const slow = (at: number): string => `    def test_${at}(self):\n        time.sleep(30)\n`;
    const quick = "    def test_3_is_quick(self):\n        self.assertEqual(fare(3), 9)\n";
    const tests = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => (at === 3 ? quick : slow(at)));
    await using project = await makeProject({
      "zones.py": SOURCE,
      "tests/test_slow.py": `import time\nimport unittest\nfrom zones import fare\n\nclass Slow(unittest.TestCase):\n${tests.join("\n")}`,
    });

    const { result, events } = await runGuest(project.workspace, project.profile, {
      runner,
      files: ["tests/test_slow.py"],
      timeMs: 8000,
      traced: ["zones.py"],
      testSeconds: 3,
    });

    expect(result.ended).toBe("exited");
    const passed = events.flatMap((event) => (event.event === "lines" && event.passed ? [event.lines["zones.py"]] : []));
    expect(passed).toEqual([[2, 3]]);
    expect(events.find(({ event }) => event === "coverable")).toMatchObject({
      isCut: true,
      imported: { "zones.py": [1, 7, 11] },
    });
  },
);

test.each(["pytest", "unittest"] as const)("%s tells what it saw before a test that does not end", async (runner) => {
  const test = [
    "import time\nimport unittest\nfrom zones import fare\n\nclass Endless(unittest.TestCase):",
    "    def test_far(self):\n        self.assertEqual(fare(3), 9)\n",
    "    def test_parts(self):\n        while True:\n            try:\n                time.sleep(30)\n            except TimeoutError:\n                pass\n",
  ].join("\n");
  await using project = await makeProject({ "zones.py": SOURCE, "tests/test_endless.py": test });

  const { result, events } = await runGuest(project.workspace, project.profile, {
    runner,
    files: ["tests/test_endless.py"],
    timeMs: 20_000,
    traced: ["zones.py"],
    testSeconds: 0.5,
  });

  expect(result.ended).toBe("exited");
  expect(events.filter((event) => event.event === "lines").map(({ passed }) => passed)).toEqual([true, false]);
  expect(events.find(({ event }) => event === "coverable")).toMatchObject({ isCut: true, imported: { "zones.py": [1, 7, 11] } });
});
