import { describe, expect, test, vi } from "vitest";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

const TIME_MS = 120_000;
vi.setConfig({ testTimeout: 300_000 });

const PYTEST_PROJECT = {
  "pyproject.toml": '[project]\nname = "shapes"\n',
  "src/shapes/__init__.py": "from .area import area\n",
  "src/shapes/area.py": "def area(w, h):\n    if w < 0:\n        raise ValueError('negative width')\n    return w + h\n",
  "tests/test_area.py": `import pytest
from shapes import area

@pytest.fixture
def broken():
    raise RuntimeError("no database")

def test_area():
    assert area(2, 3) == 6

def test_square():
    assert area(2, 2) == 4

def test_raises():
    area(-1, 2)

def test_fixture(broken):
    pass

@pytest.mark.skip(reason="later")
def test_skipped():
    pass
`,
  "tests/test_broken.py": "import no_such_module_here\n\ndef test_x():\n    pass\n",
};

describe("pytest", () => {
  test("each failure says what kind it is, with values and frames of the tree", async () => {
    await using project = await makeProject(PYTEST_PROJECT);

    const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

    const byName = Object.fromEntries(run.cases.map((one) => [one.name, one]));
    expect(project.profile).toMatchObject({ testRunner: "pytest", packageName: "shapes", testFolder: "tests" });
    expect(byName["test_square"]).toMatchObject({ outcome: "PASSED", file: "tests/test_area.py", failure: null });
    expect(byName["test_area"]?.failure).toMatchObject({ kind: "assertion", expected: "6", actual: "5" });
    expect(byName["test_raises"]?.failure).toMatchObject({
      kind: "exception",
      errorType: "ValueError",
      message: "negative width",
    });
    expect(byName["test_raises"]?.failure?.frames[0]).toEqual({ file: "src/shapes/area.py", line: 3, function: "area" });
    expect(byName["test_fixture"]).toMatchObject({ outcome: "ERROR", failure: { kind: "fixture" } });
    expect(byName["test_skipped"]?.outcome).toBe("SKIPPED");
    expect(byName["tests/test_broken.py"]?.failure).toMatchObject({ kind: "import", errorType: "ModuleNotFoundError" });
  });

  test("options of a missing plug-in are left out and told", async () => {
    await using project = await makeProject({
      ...PYTEST_PROJECT,
      "pytest.ini": "[pytest]\naddopts = --no-such-plugin-option=1\n",
    });

    const run = await pythonAdapter.runTests(project.workspace, project.profile, {
      timeMs: TIME_MS,
      files: ["tests/test_area.py"],
    });

    expect(run.cases).toHaveLength(5);
    expect(project.logged.filter((line) => line.includes("addopts"))).toHaveLength(1);

    // It is not asked once more what it refuses.
    const again = await pythonAdapter.runTests(project.workspace, { ...project.profile }, { timeMs: TIME_MS });
    expect(again.cases.length).toBeGreaterThanOrEqual(5);
    expect(again.command).toContain("addopts=");
    expect(project.logged.filter((line) => line.includes("addopts"))).toHaveLength(1);
  });

  test.each([
    ["an ini file", "pytest.ini", "[pytest]\nfilterwarnings =\n    error\n    ignore:gone:no_such_package.errors.Gone\n"],
    [
      "pyproject.toml",
      "pyproject.toml",
      '[tool.pytest.ini_options]\nfilterwarnings = ["error", "ignore::no_such_package.Gone:shapes"]\n',
    ],
  ])("warnings of a package that is not there are left out, and others are not: %s", async (_, file, settings) => {
    await using project = await makeProject({
      "shapes.py": "",
      "test_shapes.py": `import warnings\n\ndef test_old():\n    warnings.warn("old")\n\ndef test_new():\n    pass\n`,
      [file]: settings,
    });

    const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

    expect(run.cases).toMatchObject([
      { name: "test_old", outcome: "FAILED", failure: { errorType: "UserWarning" } },
      { name: "test_new", outcome: "PASSED" },
    ]);
  });
});

test("files that pytest does not look for are run where it finds none", async () => {
  await using project = await makeProject({
    "pytest.ini": "[pytest]\n",
    "fares.py": "",
    "fares/tests/tests.py": "def test_fare():\n    pass\n",
  });

  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

  expect(run.cases).toMatchObject([{ name: "test_fare", file: "fares/tests/tests.py", outcome: "PASSED" }]);
  expect(run.command).toBe("python3 -m pytest fares/tests/tests.py");
});

test("files that cannot be loaded among the others are run alone", async () => {
  await using project = await makeProject({
    "pytest.ini": "[pytest]\n",
    "fares.py": "",
    "tests/test_fare.py": "import sys\n\nsys.modules['fares'] = None\n\n\ndef test_near():\n    pass\n",
    "tests/far/test_fare.py": "def test_far():\n    pass\n",
    "tests/test_other.py": "import fares\n\n\ndef test_other():\n    pass\n",
    "tests/test_broken.py": "import no_such_module_here\n",
  });

  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

  const outcomes = run.cases.map(({ name, outcome }) => `${name} ${outcome}`).sort();
  expect(outcomes).toEqual(["test_far PASSED", "test_near PASSED", "test_other PASSED", "tests/test_broken.py ERROR"]);
  expect(run.failure).toMatchObject({ kind: "import" });
});

test("files are run where looking for them breaks", async () => {
  await using project = await makeProject({
    "pytest.ini": "[pytest]\n",
    "conftest.py":
      "def pytest_collect_file(file_path, parent):\n    if file_path.name == 'fares.py':\n        raise OSError('old')\n",
    "fares.py": "",
    "tests/test_fare.py": "def test_fare():\n    pass\n",
  });

  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

  expect(run.cases).toMatchObject([{ name: "test_fare", file: "tests/test_fare.py", outcome: "PASSED" }]);
});

describe("unittest", () => {
  const files = {
    "calc.py": "import time\n\ndef add(a, b):\n    return a - b\n",
    "test_calc.py": `import os, time, unittest
import calc

class CalcTest(unittest.TestCase):
    def test_add(self):
        self.assertEqual(calc.add(2, 2), 4)

    def test_zero(self):
        self.assertEqual(calc.add(1, 0), 1)

class SetUp(unittest.TestCase):
    def setUp(self):
        raise OSError("gone")

    def test_it(self):
        pass
`,
  };

  test("failures carry the compared values; set-up failures are fixtures'", async () => {
    await using project = await makeProject(files);

    const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

    const byName = Object.fromEntries(run.cases.map((one) => [one.name, one]));
    expect(project.profile.testRunner).toBe("unittest");
    expect(byName["CalcTest > test_add"]?.failure).toMatchObject({ kind: "assertion", expected: "4", actual: "0" });
    expect(byName["CalcTest > test_zero"]?.outcome).toBe("PASSED");
    expect(byName["SetUp > test_it"]?.failure).toMatchObject({ kind: "fixture", errorType: "OSError" });
  });

  test("a process that ends early is a crash, a hang a time-out; neither passes", async () => {
    const body = (line: string) =>
      `import os, unittest\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        ${line}\n`;
    await using project = await makeProject({
      ...files,
      "test_exit.py": body("os._exit(0)"),
      "test_hang.py": body("while True: pass"),
    });

    const exit = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS, files: ["test_exit.py"] });
    const hang = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: 6_000, files: ["test_hang.py"] });

    expect(exit.cases).toMatchObject([{ name: "T > test_it", outcome: "ERROR", failure: { kind: "crash" } }]);
    expect(hang.cases).toMatchObject([{ name: "T > test_it", outcome: "FAILED", failure: { kind: "timeout" } }]);
    expect(hang.failure?.kind).toBe("timeout");
  });

  test("modules of the tree stand before the standard library's, broken ones too", async () => {
    await using project = await makeProject({
      "textwrap.py": "raise_on_purpose = 1\n\ndef dedent(text):\n    return 'mine'\n",
      "enum.py": "raise RuntimeError('only the tests may meet this module')\n",
      "test_textwrap.py":
        "import unittest\nimport textwrap\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(textwrap.dedent('x'), 'mine')\n",
    });

    const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: TIME_MS });

    expect(run.cases).toMatchObject([{ name: "T > test_it", outcome: "PASSED" }]);
    expect(project.profile.details["shadowing"]).toEqual(["enum", "textwrap"]);
  });
});
