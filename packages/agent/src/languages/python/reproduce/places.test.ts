import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "diary.py":
    "class Diary:\n    def __init__(self):\n        self.days = []\n\n    def note(self, day):\n        self.days.append(day)\n\n    def rows(self):\n        return [*self.days, 'end']\n",
  "test_diary.py": "import diary\n\n\ndef test_rows():\n    assert diary.Diary().rows() == ['end']\n",
};

async function scriptsOf(text: string): Promise<string[]> {
  await using project = await makeProject(FILES);
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, parseIssue({ title: "It", text }), 5);
  return tests.map(({ probe }) => String(probe["script"]));
}

const ASKED_TWICE = [
  "```python",
  "diary = Diary()",
  "diary.rows()   # ['end']",
  "diary.note('Mon')",
  "diary.rows()   # ['Mon', 'end']",
  "               # expected 'END' at the end",
  "```\n",
].join("\n");

test("a value at the end, of the second time that a call is made", async () => {
  const [first] = await scriptsOf(ASKED_TWICE);

  expect(first).toContain("diary = Diary()\ndiary.rows()\ndiary.note('Mon')\nassert ((diary.rows())[-1]) == ('END')");
});

test("what the block asked before comes along with the rest of it", async () => {
  const scripts = await scriptsOf(ASKED_TWICE.replaceAll("diary.rows()", "list(diary.rows())"));

  expect(scripts).toContainEqual(
    expect.stringContaining("list(diary.rows())\ndiary.note('Mon')\nassert ((list(diary.rows()))[-1]) == ('END')"),
  );
});

test.each([
  ["the first one", "diary.rows()   # ['a', 'end'], expected 'b' as the first row", "assert ((diary.rows())[0]) == ('b')"],
  [
    "words that tell no place",
    "diary.rows()   # ['end'], expected 'b' and the end",
    `assert (diary.rows()) == ("'b' and the end")`,
  ],
])("%s", async (_, line, wanted) => {
  const [first] = await scriptsOf(`\`\`\`python\ndiary = Diary()\n${line}\n\`\`\`\n`);

  expect(first).toContain(wanted);
});
