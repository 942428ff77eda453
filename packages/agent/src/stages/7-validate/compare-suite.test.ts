import { expect, test } from "vitest";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject, type TestProject } from "../../languages/python/testing/project.ts";
import { writeInside } from "../../run/safe-files.ts";
import { runBaseline, type Baseline } from "../3-environment/baseline.ts";
import type { Environment } from "../3-environment/index.ts";
import { compareSuite } from "./compare-suite.ts";

const TESTS = `import time

from fares import fare


def test_fare():
    assert fare(1) == 3


def test_other():
    assert fare(2) > 1


def test_last():
    time.sleep(fare(9) - 27)
`;

const SUITE_MS = 4_000;

/** What the suite says of `body` in the place of a right one. */
async function saidOf(body: string): Promise<Awaited<ReturnType<typeof compareSuite>>> {
  const files = { "pytest.ini": "[pytest]\n", "fares.py": "def fare(zone):\n    return zone * 3\n", "test_fares.py": TESTS };
  await using project: TestProject = await makeProject(files);
  const { workspace, profile } = project;
  const baseline: Baseline = await runBaseline(pythonAdapter, workspace, profile, 60_000);
  await writeInside(workspace.root, "fares.py", `def fare(zone):\n    ${body}\n`);
  return await compareSuite({ adapter: pythonAdapter, profile, baseline } as unknown as Environment, workspace, SUITE_MS);
}

test.each([
  ["another right one", "return zone + 2 * zone", "compared", []],
  ["one that breaks a test", "return 27 if zone == 9 else 3 if zone == 1 else 0", "compared", ["test_other: fails now"]],
  ["one with which the last test hangs", "return 87 if zone == 9 else zone * 3", "not_finished", []],
  ["one that does both", "return 87 if zone == 9 else 3 if zone == 1 else 0", "compared", ["test_other: fails now"]],
])("the suite says of %s what it came to", { timeout: 120_000 }, async (_, body, state, regressions) => {
  expect(await saidOf(body)).toMatchObject({ state, regressions });
});
