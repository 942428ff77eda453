import type { Attempt } from "@fixpoint/contracts";
import { expect, test, vi } from "vitest";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { ReproductionTest } from "../../types/language.ts";
import { existingReproductions } from "./existing.ts";

vi.setConfig({ testTimeout: 120_000 });

const TOML = '[project]\nname = "zones"\n';
const SLOW = "import time\n\nimport pytest\n\n\ndef test_slow():\n    time.sleep(1.6)\n\n\n";
const RED = '@pytest.mark.parametrize("zone", [1, 2])\ndef test_fare(zone):\n    assert zone + 1 == 2\n';

/** What becomes of the test that the issue calls `name`, of a file that holds `code`. */
async function found(code: string, name: string, runMs = 60_000): Promise<ReproductionTest | undefined> {
  await using project = await makeProject({ "pyproject.toml": TOML, "zones.py": "", "tests/test_zones.py": code });
  const failing = { name, file: "tests/test_zones.py", errorType: null, message: null, expected: null, actual: null };
  const attempts: Attempt[] = [];
  const request = { ...project, adapter: pythonAdapter, runMs };
  const files = new Set(["tests/test_zones.py"]);
  return (await existingReproductions(request, files, [failing], attempts, "which the issue names")).tests[0];
}

test("who names a test means the one of its cases that fails", async () => {
  expect(await found(`import pytest\n\n\n${RED}`, "test_fare")).toMatchObject({
    testName: "test_fare[2]",
    symptom: { kind: "wrong_value", expected: "2", actual: "3" },
  });
});

test("a test whose file takes long is run alone from then on", async () => {
  expect(await found(SLOW + RED, "test_fare")).toMatchObject({ testName: "test_fare[2]", isAlone: true });
});

test("but not one that fails otherwise without the others", async () => {
  const code = `${SLOW}seen = []\n\n\ndef test_first():\n    seen.append(1)\n\n\ndef test_second():\n    assert seen[0] == 2\n`;
  const one = await found(code, "test_second");

  expect(one).toMatchObject({ testName: "test_second" });
  expect(one?.isAlone).toBeUndefined();
});

test("a file that does not come to the test in time is not waited for", async () => {
  expect(await found(SLOW.replace("1.6", "60") + RED, "test_fare", 5_000)).toMatchObject({ testName: "test_fare[2]" });
});

test("a test that does not end hangs", async () => {
  const code = "def test_loop():\n    while True:\n        pass\n\n\ndef test_other():\n    pass\n";

  expect(await found(code, "test_loop", 4_000)).toMatchObject({
    testName: "test_loop",
    symptom: { kind: "hang" },
    isAlone: true,
  });
});

test("a test that a loop makes has its name from there, and stands in the file that is named", async () => {
  const code =
    'import pytest\n\n\ndef test_plain():\n    pass\n\n\ndef make(zone):\n    def check():\n        assert zone + 1 == 2\n    return check\n\n\nfor zone in (1, 2):\n    globals()[f"test_zone_{zone}"] = make(zone)\n';

  expect(await found(code, "test_zone_2")).toMatchObject({ testName: "test_zone_2", filePath: "tests/test_zones.py" });
  expect(await found(code, "test_zone_1")).toBeUndefined();
});
