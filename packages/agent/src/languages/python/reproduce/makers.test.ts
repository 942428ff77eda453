import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "garden/__init__.py": "",
  "garden/shed.py": [
    "class ToolShed:\n    def __init__(self, size=3):\n        self.size = size\n        self.tools = []\n",
    "    def put(self, tool):\n        self.tools.append(tool)\n        return len(self.tools)\n",
  ].join("\n"),
  "garden/bed.py":
    "class Bed:\n    def __init__(self, rows):\n        self.rows = rows\n\n    def plants(self):\n        return sum(self.rows)\n",
  "garden/plan.py": "def area(bed, path):\n    return len(bed.rows) * path\n",
  "tests/test_garden.py": [
    "from garden.bed import Bed",
    "from garden.shed import ToolShed\n",
    "ROWS = [3, 4]",
    "PATH = 2\n\n",
    "def orchard():\n    found = Bed([1])\n    found.rows.append(5)\n    return found\n\n",
    "def test_plants():\n    bed = Bed(ROWS)\n    assert bed.plants() == 7\n",
  ].join("\n"),
};

async function scriptsOf(text: string): Promise<string[]> {
  await using project = await makeProject(FILES);
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, parseIssue({ title: "It", text }), 5);
  return tests.map(({ probe }) => String(probe["script"]));
}

test.each<[string, string, string]>([
  [
    "a class that needs nothing, though a module has the variable's name",
    '`shed.put("rake")` returns 1 instead of 0.',
    'shed = ToolShed()\nassert (shed.put("rake")) == (0)',
  ],
  [
    "as a test makes it, with the constants that it names",
    "`bed.plants()` returns 7 instead of 12.",
    "ROWS = [3, 4]\nbed = Bed(ROWS)\nassert (bed.plants()) == (12)",
  ],
  [
    "by a function of the tests",
    "`orchard.plants()` returns 6 instead of 5.",
    "    return found\norchard = orchard()\nassert (orchard.plants()) == (5)",
  ],
  [
    "a constant of the tests, and what is only handed on",
    "`area(bed, path)` returns 4 instead of 6.",
    "path = 2\nassert (area(bed, path)) == (6)",
  ],
])("%s", async (_, text, wanted) => {
  const [first] = await scriptsOf(text);

  expect(first).toContain(wanted);
});

test("an object that the issue makes is no other", async () => {
  const [first] = await scriptsOf("```python\nbed = Bed([2])\nbed.plants()  # 2, should be 3\n```\n");

  expect(first).toContain("bed = Bed([2])\nassert (bed.plants()) == (3)");
});

test.each([
  ["nothing tells that the object is like the reporter's", "`bed.plants()` should be 12."],
  ["the class has no such method", "`shed.sharpen()` returns 1 instead of 0."],
])("no object where %s", async (_, text) => {
  const scripts = await scriptsOf(text);

  expect(scripts.filter((one) => /Bed\(|ToolShed\(/.test(one))).toEqual([]);
});

test("calls that name no object are of the one class that has them all", async () => {
  const [first] = await scriptsOf(
    'First `put("rake")`, then `put("saw")`: `put("rake")` returns 3 instead of 2. `size_of("rake")` is not there.',
  );
  const [second] = await scriptsOf('I call `put("rake")` and `put("saw")` returns 2 instead of 1.');

  expect(first).toBeUndefined();
  expect(second).toContain('shed = ToolShed()\nassert (shed.put("saw")) == (1)');
});
