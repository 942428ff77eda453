import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { INTERPRETER } from "../guest-files.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const PYTEST = {
  "pyproject.toml": '[project]\nname = "zones"\n\n[tool.pytest.ini_options]\naddopts = "-v tests"\n',
  "zones.py": "def fare(zone):\n    return zone + 1\n",
  "tests/test_other.py": "def test_other():\n    pass\n",
  "tests/test_zones.py": `import pytest
from zones import fare

@pytest.mark.parametrize("zone", [1, 2], ids=["one", "it's two"])
def test_fare(zone):
    assert fare(zone) == 2

class TestMore:
    def test_more(self):
        pass

def test_last():
    pass
`,
};
const UNITTEST = {
  "zones.py": "",
  "test_zones.py": `import unittest

class Fares(unittest.TestCase):
    def test_fare(self):
        self.fail("red")

    def test_more(self):
        pass

class Others(unittest.TestCase):
    def test_fare(self):
        pass
`,
};

async function namesOf(files: Record<string, string>, file: string, only: string): Promise<{ names: string[]; command: string }> {
  await using project = await makeProject(files);
  const run = await pythonAdapter.runTests(project.workspace, project.profile, { files: [file], only, timeMs: 60_000 });
  return { names: run.cases.map(({ name }) => name), command: run.command };
}

test.each([
  ["TestMore::test_more", ["TestMore::test_more"], "python3 -m pytest tests/test_zones.py::TestMore::test_more"],
  ["test_fare[it's two]", ["test_fare[it's two]"], `python3 -m pytest 'tests/test_zones.py::test_fare[it'\\''s two]'`],
  ["test_fare", ["test_fare[one]", "test_fare[it's two]"], "python3 -m pytest -k test_fare tests/test_zones.py"],
])("of a file of pytest only %s runs, whatever the project's own options name", async (only, names, command) => {
  expect(await namesOf(PYTEST, "tests/test_zones.py", only)).toEqual({ names, command });
});

test.each([
  ["Fares > test_fare", ["Fares > test_fare"]],
  ["test_fare", ["Fares > test_fare", "Others > test_fare"]],
])("of a file of unittest only %s runs", async (only, names) => {
  const command = "python3 -m unittest -k test_fare test_zones.py";

  expect(await namesOf(UNITTEST, "test_zones.py", only)).toEqual({ names, command });
});

test("settings that pytest does not start with are left out", async () => {
  const { "pyproject.toml": _, ...files } = PYTEST;
  const settings = { "setup.py": "", "setup.cfg": "[pytest]\naddopts = -v tests\n" };

  expect((await namesOf({ ...files, ...settings }, "tests/test_zones.py", "test_last")).names).toEqual(["test_last"]);
});

/** Stands for a pytest before version 6, whose settings are read elsewhere. */
const OLD = `import sys, types
for name in ("_pytest", "_pytest.config", "_pytest.config.findpaths"):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__path__ = []
sys.path.insert(0, sys.argv[1])
from fixpoint_pytest_options import calm, nothing_beside
print("-c" in calm("/"), nothing_beside("/"))
`;

test("an old pytest's settings are its own", () => {
  const guest = path.join(import.meta.dirname, "../guest");

  expect(execFileSync(INTERPRETER, ["-B", "-c", OLD, guest], { encoding: "utf8" })).toBe("False []\n");
});
