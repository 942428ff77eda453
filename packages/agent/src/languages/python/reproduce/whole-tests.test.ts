import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "room.py":
    "class Room:\n    def admit(self, name):\n        pass\n\n    def call(self):\n        pass\n\n\ndef tidy(name):\n    return name\n\n\ndef serial():\n    return 1\n",
  "test_room.py": "import room\n\n\ndef test_tidy():\n    assert room.tidy('a') == 'a'\n",
};

async function written(code: string): Promise<{ lines: string[]; script: string }[]> {
  await using project = await makeProject(FILES);
  const facts = parseIssue({ title: "The wrong one is called", text: `It fails:\n\n\`\`\`python\n${code}\n\`\`\`\n` });
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, facts, 8);
  return tests.map(({ code: text, probe }) => ({
    lines: text.split("\n").flatMap((line) => (/^ {4}/.test(line) ? [line.trim()] : [])),
    script: String(probe["script"]),
  }));
}

const ASKED = [
  "room = Room()",
  "room.admit('Ada')",
  "assert room.call() == 'Ada'",
  "room.admit('Bo')",
  "assert room.call() == 'Bo'",
];
const indented = (lines: readonly string[], by: string): string => lines.map((line) => by + line).join("\n");

test.each([
  ["a script", `from room import Room\n${ASKED.join("\n")}`],
  ["a test", `from room import Room\n\ndef test_order():\n${indented(ASKED, "    ")}`],
  [
    "a class",
    `import unittest\nfrom room import Room\n\nclass OrderTest(unittest.TestCase):\n    def test_order(self):\n${indented(
      ASKED.map((line) => line.replace(/^assert (.*) == (.*)$/, "self.assertEqual($1, $2)")),
      "        ",
    )}`,
  ],
])("earlier assertions whose calls have effects stay: %s", async (_, code) => {
  const tests = await written(code);

  // The first assertion that fails is the reproduction: each is tried behind all before it.
  const bodies = tests.map(({ lines }) => lines);
  expect(bodies).toContainEqual(ASKED.slice(0, 3));
  expect(bodies).toContainEqual(ASKED);
  expect(bodies).toHaveLength(2);
  for (const line of ASKED.slice(0, 3)) expect(tests.at(-1)?.script ?? "").toContain(line.replace(/^assert (.*) == (.*)$/, "$1"));
});

test("what is called again, and what only looks or is of a plain function", async () => {
  const again = await written("from room import serial\nassert serial() == 1\nassert serial() == 2");
  expect(again.map(({ lines }) => lines)).toContainEqual(["assert serial() == 1", "assert serial() == 2"]);
  const plain = await written("from room import tidy\nassert tidy('a') == 'A'\nassert tidy('b') == 'B'");
  expect(plain.map(({ lines }) => lines)).toEqual([["assert tidy('a') == 'A'"], ["assert tidy('b') == 'B'"]]);
});
