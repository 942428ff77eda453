import { describe, expect, test, vi } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import { pythonAdapter } from "../index.ts";
import { askGuest } from "../testing/guest.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = `ZONES = {1: 3, 2: 4}


def fare(zone):
    return ZONES[zone]
`;
const RIGHT = "{1: 3, 2: 6}";
const IMPORT = "import pytest\nimport unittest\nfrom fares import ZONES, fare\n\n";

/** Tests of which one fails, that of the name. */
const TESTS: Record<string, [name: string, code: string]> = {
  "a function": ["test_fare", "def test_fare():\n    assert fare(2) == 6\n"],
  "a method": ["TestFare::test_fare", "class TestFare:\n    def test_fare(self):\n        assert fare(2) == 6\n"],
  "a case of unittest": [
    "Fare::test_fare",
    "class Fare(unittest.TestCase):\n    def test_fare(self):\n        self.assertEqual(fare(2), 6)\n",
  ],
  parameters: [
    "test_fare[2-6]",
    '@pytest.mark.parametrize("zone,due", [(1, 3), (2, 6)])\ndef test_fare(zone, due):\n    assert fare(zone) == due\n',
  ],
  "parameters of several marks": [
    "TestFare::test_fare[0-2]",
    '@pytest.mark.parametrize("zone", [1, pytest.param(2)])\nclass TestFare:\n    @pytest.mark.parametrize("off", [0])\n    def test_fare(self, zone, off):\n        assert fare(zone) - off == 3 * zone\n',
  ],
  "parameters that are the program's": [
    "test_fare[due1]",
    '@pytest.mark.parametrize("due", [{3}, {fare(2)}])\ndef test_fare(due):\n    assert {6} == due or due == {3}\n',
  ],
};

/** In a program of its own: whether the test's calls can be made anew, and whether they see what was changed. */
const ANEW = `
import os, sys, tempfile
from fixpoint_swap import Program
from fixpoint_whole import load_frameworks, whole_test
root = os.path.realpath(tempfile.mkdtemp())
for name, text in input["files"].items():
    with open(os.path.join(root, name), "w") as file:
        file.write(text)
os.chdir(root)
sys.path.insert(0, root)
load_frameworks("pytest")
program = Program(root)
test = whole_test({"path": os.path.join(root, "test_fares.py"), "runner": "pytest", "name": input["name"]}, root)
program.watch_imports()
test.collect()
program.imports_done()

def outcome(calls):
    try:
        for call in calls:
            call()
        return "passes"
    except AssertionError:
        return "fails"

before = outcome(test.calls())
make = test.calls_anew(program.inside)
if make is None:
    print(json.dumps([before, "not known"]))
    sys.exit()
from fixpoint_swap import Edit
start = input["files"]["fares.py"].index("{1")
edit = Edit({"file": "fares.py", "start": start, "end": start + len("{1: 3, 2: 4}"), "replacement": input["right"]})
plan = program.plan([edit])
assert plan.anew
program.install(plan)
print(json.dumps([before, outcome(make())]))
`;

describe("tests of pytest that are no more than calls are found again in what was loaded anew", () => {
  test.each(Object.entries(TESTS))("%s", async (_, [name, code]) => {
    const files = { "fares.py": SOURCE, "test_fares.py": IMPORT + code, "conftest.py": "import fares\n" };

    expect(await askGuest(ANEW, { files, name, right: RIGHT })).toEqual(["fails", "passes"]);
  });

  test("but not where more or fewer may be there by then", async () => {
    const code = '@pytest.mark.parametrize("zone", [*ZONES])\ndef test_fare(zone):\n    assert fare(zone) == 3 * zone\n';
    const files = { "fares.py": SOURCE, "test_fares.py": IMPORT + code };

    expect(await askGuest(ANEW, { files, name: null, right: RIGHT })).toEqual(["fails", "not known"]);
  });
});

/** What stands in the place of the table, and the verdict on it. */
const TABLES: [table: string, verdict: Judged["verdict"]][] = [
  ["{1: 3, 2: 5}", "fail"],
  [RIGHT, "pass"],
  ["{1: 3}", "fail"],
  ["nowhere", "fail"],
  ["[0, 3, 6]", "pass"],
  ["{1: 3, 2: __import__('os')._exit(0)}", "fail"],
];

test.each(["", "import fares\n\nassert fares.ZONES\n"])(
  "what was loaded anew is judged as pytest runs it, beside a conftest “%s”",
  async (conftest) => {
    const [name, code] = TESTS["parameters"] ?? ["", ""];
    const files = { "fares.py": SOURCE, "test_fares.py": IMPORT + code, "conftest.py": conftest };
    const start = SOURCE.indexOf("{1");
    await using project = await makeProject(files);
    async function* stream(): AsyncGenerator<Candidate> {
      for (const [table] of TABLES) {
        const edits = [{ file: "fares.py", start, end: start + "{1: 3, 2: 4}".length, replacement: table }];
        yield { id: table, edits, family: "test", description: "", line: 1, score: 1 };
      }
    }
    const reproduction = {
      id: "r",
      testName: name,
      filePath: "test_fares.py",
      code: files["test_fares.py"],
      derivedFrom: "",
      symptom: { kind: "wrong_value" as const, expected: null, actual: null },
      probe: { script: "", runner: "pytest" },
      secondExamples: [],
      isInTree: true,
    };
    const signal = new AbortController().signal;
    const options = { maxPlausible: 100, timeMs: 100_000, signal, baseMust: "fail" as const, onProgress: () => undefined };
    const verdicts: [string, Judged["verdict"]][] = [];
    for await (const { candidate, verdict } of pythonAdapter.judge(
      project.workspace,
      project.profile,
      reproduction,
      stream(),
      options,
    ))
      verdicts.push([candidate.id, verdict]);

    expect(verdicts).toEqual(TABLES);
  },
);
