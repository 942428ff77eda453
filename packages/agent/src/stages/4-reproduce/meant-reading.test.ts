import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { TestFailure } from "../../types/tests.ts";
import { existingReproductions } from "./existing.ts";
import { withMeantReading } from "./meant-reading.ts";

vi.setConfig({ testTimeout: 120_000 });

const FILE = "tests/test_zones.py";
const CODE =
  "from zones import fare\n\n\ndef test_fare():\n    assert fare(1) == 2\n    assert fare(0) == 5\n    assert fare(2) == 3\n";
const FAILURE: TestFailure = {
  kind: "assertion",
  errorType: "AssertionError",
  message: "",
  expected: null,
  actual: null,
  frames: [],
};

test.each([
  ["by the value that is missing", "5"],
  ["by running where the failure names none", null],
])("what a test demands in vain is found %s, and its other demands are further examples", async (_, expected) => {
  await using project = await makeProject({
    "pyproject.toml": '[project]\nname = "zones"\n',
    "zones.py": "def fare(zone):\n    return zone + 1\n",
    [FILE]: CODE,
  });
  const request = { ...project, adapter: pythonAdapter };
  const failing = { name: "test_fare", file: FILE, errorType: null, message: null, expected: null, actual: null };
  const [found] = (await existingReproductions(request, new Set([FILE]), [failing], [], "which the issue names")).tests;
  if (found === undefined) throw new Error("the test was not found");
  expect(found.probe["script"]).toContain("fare(1)");

  const context = { signal: new AbortController().signal, timeMs: 60_000 };
  const meant = await withMeantReading(request, found, { ...FAILURE, expected }, context, performance.now() + 60_000);

  expect(meant.probe["script"]).toContain("fare(0)");
  expect(meant.secondExamples).toHaveLength(2);
  expect(meant.secondExamples.map(({ code }) => /fare\(\d\)/.exec(code)?.[0])).toEqual(["fare(1)", "fare(2)"]);
  expect(meant).not.toHaveProperty("readings");
  expect(await readFile(join(project.workspace.root, FILE), "utf8")).toBe(CODE);
});
