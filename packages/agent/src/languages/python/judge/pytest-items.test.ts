import { runsSlowTests } from "@fixpoint/testing";
import { describe, expect, test, vi } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import { pythonAdapter } from "../index.ts";
import { askGuest } from "../testing/guest.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = `import logging
import pytest

def fare(zone):
    logging.getLogger("fares").warning("zone %s", zone)
    return zone + 1
`;
/** What stands in the place of `zone + 1`; the fare of a zone is three times its number. */
const BODIES = { right: "zone * 3", wrong: "zone + 2", skips: 'pytest.skip("never")', raises: "1 / 0" };

function returning(id: string, value: string): Candidate {
  const start = SOURCE.indexOf("zone + 1");
  const edits = [{ file: "fares.py", start, end: start + "zone + 1".length, replacement: value }];
  return { id, edits, family: "test", description: "", line: 6, score: 1 };
}

/** Verdicts of the whole test, run by pytest. */
async function judgeAll(candidates: readonly Candidate[], code: string, more: Record<string, string>): Promise<string[]> {
  await using project = await makeProject({ "test_fares.py": code, ...more });
  async function* stream(): AsyncGenerator<Candidate> {
    yield* candidates;
  }
  const reproduction = {
    id: "r",
    testName: "test_fare",
    filePath: "test_fares.py",
    code,
    derivedFrom: "",
    symptom: { kind: "wrong_value" as const, expected: null, actual: null },
    probe: { script: "", runner: "pytest" },
    secondExamples: [],
  };
  const verdicts = new Map<string, Judged["verdict"]>();
  const signal = new AbortController().signal;
  const options = { maxPlausible: 100, timeMs: 100_000, signal, baseMust: "fail" as const, onProgress: () => undefined };
  const { workspace, profile } = project;
  for await (const { candidate, verdict } of pythonAdapter.judge(workspace, profile, reproduction, stream(), options))
    verdicts.set(candidate.id, verdict);
  return candidates.map(({ id }) => verdicts.get(id) ?? "none");
}

/** Verdicts in the order of `BODIES`. */
async function judge(code: string, more: Record<string, string> = {}): Promise<string> {
  const candidates = Object.entries(BODIES).map(([id, value]) => returning(id, value));
  return (await judgeAll(candidates, code, { "fares.py": SOURCE, ...more })).join(" ");
}

const ONLY_THE_RIGHT_ONE = "pass fail fail fail";
const IMPORT = "import pytest\nimport unittest\nfrom fares import fare\n\n";

const FILES: Record<string, string> = {
  "a function": "def test_fare():\n    assert fare(2) == 6\n",
  "a class":
    "class TestFare:\n    def setup_method(self):\n        self.zone = 2\n\n    def test_fare(self):\n        assert fare(self.zone) == 6\n",
  "a case of unittest": "class Fare(unittest.TestCase):\n    def test_fare(self):\n        self.assertEqual(fare(2), 6)\n",
  "what is set up for the class":
    "class Fare(unittest.TestCase):\n    @classmethod\n    def setUpClass(cls):\n        cls.fare = fare(2)\n\n    def test_fare(self):\n        self.assertEqual(self.fare, 6)\n",
  "what is set up for the module":
    "def setup_module():\n    global known\n    known = fare(2)\n\n\ndef test_fare():\n    assert known == 6\n",
  "a fixture": "@pytest.fixture\ndef known(tmp_path):\n    return fare(2)\n\n\ndef test_fare(known):\n    assert known == 6\n",
  "what is torn down":
    "@pytest.fixture\ndef later():\n    yield\n    assert fare(2) == 6\n\n\ndef test_fare(later):\n    assert fare(0) >= 0\n",
  parameters: '@pytest.mark.parametrize("zone", [1, 2])\ndef test_fare(zone):\n    assert fare(zone) == 3 * zone\n',
  "a test that is skipped beside it":
    'def test_old():\n    pytest.skip("of the old fares")\n\n\ndef test_fare():\n    assert fare(2) == 6\n',
  "a skip of unittest beside it":
    'class Fare(unittest.TestCase):\n    def test_a(self):\n        self.skipTest("old")\n\n    def test_fare(self):\n        self.assertEqual(fare(2), 6)\n',
  "sub-tests":
    "class Fare(unittest.TestCase):\n    def test_fare(self):\n        for zone in (1, 2):\n            with self.subTest(zone=zone):\n                self.assertEqual(fare(zone), 3 * zone)\n",
  "what was logged": 'def test_fare(caplog):\n    assert fare(2) == 6\n    assert caplog.messages == ["zone 2"]\n',
  "a mark": '@pytest.mark.skipif(False, reason="never")\ndef test_fare():\n    assert fare(2) == 6\n',
  "a coroutine": "@pytest.mark.asyncio\nasync def test_fare():\n    assert fare(2) == 6\n",
  "the test that pytest names":
    'import os\n\n\ndef test_fare():\n    assert "test_fare" in os.environ["PYTEST_CURRENT_TEST"]\n    assert fare(2) == 6\n',
};

/** What pytest does before, around and after a test, and what it asks of the process. */
const TELLING = new Set([
  "a coroutine",
  "a case of unittest",
  "what is set up for the module",
  "what is torn down",
  "what was logged",
  "sub-tests",
]);

describe("a whole test of pytest tells a right edit from a wrong one", () => {
  test.each(Object.entries(FILES).filter(([name]) => runsSlowTests || TELLING.has(name)))("%s", async (_name, code) => {
    expect(await judge(IMPORT + code)).toBe(ONLY_THE_RIGHT_ONE);
  });

  test("where the project's own hooks have a say", async () => {
    const conftest = `import pytest\n\n@pytest.hookimpl(wrapper=True)\ndef pytest_runtest_call(item):\n    item.funcargs["seen"].append(2)\n    return (yield)\n`;
    const older = conftest.replace("wrapper=True", "hookwrapper=True").replace("return (yield)", "yield");
    const code = `${IMPORT}@pytest.fixture\ndef seen():\n    return []\n\n\ndef test_fare(seen):\n    assert fare(*seen) == 6\n`;
    expect(await judge(code, { "conftest.py": older })).toBe(ONLY_THE_RIGHT_ONE);
  });

  test("where warnings are errors", async () => {
    const code = `${IMPORT}import warnings\n\n\ndef test_fare():\n    with pytest.raises(UserWarning):\n        warnings.warn("old")\n    assert fare(2) == 6\n`;
    expect(await judge(code, { "pytest.ini": "[pytest]\nfilterwarnings = error\n" })).toBe(ONLY_THE_RIGHT_ONE);
  });

  test("where one kind of warning is an error", async () => {
    const warns = (kind: string): string => `warnings.warn("old", ${kind})`;
    const code = `${IMPORT}import warnings\n\n\ndef test_fare():\n    with pytest.raises(DeprecationWarning):\n        ${warns("DeprecationWarning")}\n    ${warns("UserWarning")}\n    assert fare(2) == 6\n`;
    const settings = "[pytest]\nfilterwarnings =\n    error::DeprecationWarning\n    ignore::UserWarning\n";
    expect(await judge(code, { "pytest.ini": settings })).toBe(ONLY_THE_RIGHT_ONE);
  });
});

test("what cannot be collected fails soon, however long the file is", async () => {
  const rest = Array.from(
    { length: 8000 },
    (_, at) => `def part_${at}(zone, more=None):\n    return [zone + ${at}, more]\n`,
  ).join("");
  const source = `ZONES = [1, 2]\n\n\ndef fare(zone):\n    return ZONES[zone - 1]\n\n\n${rest}`;
  const start = source.indexOf("[1, 2]");
  const at = (id: string): Candidate => {
    const edits = [{ file: "fares.py", start, end: start + "[1, 2]".length, replacement: id }];
    return { id, edits, family: "test", description: "", line: 1, score: 1 };
  };
  const candidates = ["nowhere", "[1, 2] + None", "[1, 6]"].map(at);

  const verdicts = await judgeAll(candidates, `${IMPORT}${FILES["a function"] ?? ""}`, { "fares.py": source });

  expect(verdicts).toEqual(["fail", "fail", "pass"]);
});

test("the fixtures that pytest hangs on a test's class are no state of the project", async () => {
  const program = `
import os, sys, tempfile
from fixpoint_leaks import Leaks
from fixpoint_whole import load_frameworks, whole_test
root = os.path.realpath(tempfile.mkdtemp())
for name, text in input.items():
    with open(os.path.join(root, name), "w") as file:
        file.write(text)
os.chdir(root)
sys.path.insert(0, root)
load_frameworks("pytest")
test = whole_test({"path": os.path.join(root, "test_fares.py"), "runner": "pytest"}, root)
test.collect()
leaks = Leaks(lambda path: bool(path) and str(path).startswith(root))
print(json.dumps([test.calls() is not None, leaks.can_tell]))
`;
  const files = { "fares.py": SOURCE, "test_fares.py": `${IMPORT}${FILES["a case of unittest"] ?? ""}` };

  expect(await askGuest(program, files)).toEqual([true, true]);
});

/** Stands for a plugin that is often there. */
const BENCHMARK = `
import pytest

def pytest_addoption(parser):
    parser.addoption("--benchmark-only", action="store_true", default=False)

@pytest.fixture
def benchmark():
    return lambda function, *given: function(*given)

def pytest_runtest_setup(item):
    pass
`;

test.each([
  ["has nothing to do with a test that asks nothing of it", "a function", "", true],
  ["has a say where it skips all others", "a function", "[pytest]\naddopts = --benchmark-only\n", false],
  ["has a say in its own tests", "def test_fare(benchmark):\n    assert benchmark(fare, 2) == 6\n", "", false],
])("a plugin that measures %s", async (_, code, settings, isBare) => {
  const program = `
import importlib.util, os, sys, tempfile
if importlib.util.find_spec("pytest_benchmark") is None:
    os.environ["PYTEST_PLUGINS"] = "pytest_benchmark.plugin"
root = os.path.realpath(tempfile.mkdtemp())
os.mkdir(os.path.join(root, "pytest_benchmark"))
for name, text in input.items():
    with open(os.path.join(root, name), "w") as file:
        file.write(text)
os.chdir(root)
sys.path.insert(0, root)
from fixpoint_whole import load_frameworks, whole_test
load_frameworks("pytest")
test = whole_test({"path": os.path.join(root, "test_fares.py"), "runner": "pytest"}, root)
test.collect()
print(json.dumps([test._session is not None, test._is_plain]))
`;
  const files = {
    "fares.py": SOURCE,
    "test_fares.py": `${IMPORT}${FILES[code] ?? code}`,
    "pytest_benchmark/__init__.py": "",
    "pytest_benchmark/plugin.py": BENCHMARK,
    "pytest.ini": settings === "" ? "[pytest]\n" : settings,
  };

  expect(await askGuest(program, files)).toEqual([true, isBare]);
});
