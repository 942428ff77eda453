import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const FILES = {
  "notes.py":
    "import asyncio\n\n\nasync def load(name):\n    await asyncio.sleep(0)\n    return name\n\n\nasync def each(names):\n    for name in names:\n        yield name\n\n\nclass Store:\n    async def get(self, name):\n        return name\n\n    async def fetch(self, name):\n        return name\n\n\ndef plain(name):\n    return name\n",
  "test_notes.py": "import notes\n\n\ndef test_plain():\n    assert notes.plain('a') == 'a'\n",
};

/** The first test that is written, with what it asks and how it ends on the program as it is. */
async function written(text: string) {
  await using project = await makeProject(FILES);
  const facts = parseIssue({ title: "notes", text });
  const [first] = await pythonAdapter.writeReproductions(project.workspace, project.profile, facts, 8);
  if (first === undefined) return null;
  await writeFile(join(project.workspace.root, first.filePath), first.code);
  const run = await pythonAdapter.runTests(project.workspace, project.profile, { files: [first.filePath], timeMs: 60_000 });
  const unseen = first.secondExamples.filter(({ kind }) => kind === "unseen_example").map(({ code }) => code);
  return { asked: /assert \(?(.+?)\)? == /.exec(String(first.probe["script"]))?.[1], failure: run.cases[0]?.failure, unseen };
}

test.each([
  ["`load('a')` returns 'a' instead of 'A'.", "asyncio.run(load('a'))"],
  ["`await load('a')` returns 'a' instead of 'A'.", "asyncio.run(load('a'))"],
  ["```python\nassert await load('a') == 'A'\n```", "asyncio.run(load('a'))"],
  ["```python\nname = await load('a')\nassert plain(name) == 'A'\n```", "plain(name)"],
  ["```python\nname = await (\n    load('a')\n)\nassert plain(name) == 'A'\n```", "plain(name)"],
  ["```python\nassert asyncio.run(load('a')) == 'A'\n```", "asyncio.run(load('a'))"],
  ["`Store().fetch('a')` returns 'a' instead of 'A'.", "asyncio.run(Store().fetch('a'))"],
  ["`plain('a')` returns 'a' instead of 'A'.", "plain('a')"],
])("what is told of a coroutine is asked of what it gives: %s", async (text, asked) => {
  expect(await written(text)).toMatchObject({ asked, failure: { kind: "assertion" }, unseen: [] });
});

test("each assertion of a test that is a coroutine is a test of its own", async () => {
  const text =
    "```python\nimport pytest\nfrom notes import load\n\n\n@pytest.mark.asyncio\nasync def test_load():\n    assert await load('a') == 'A'\n    assert await load('b') == 'B'\n```";
  const first = await written(text);

  expect(first).toMatchObject({ failure: { kind: "assertion" } });
  expect(first?.unseen).toHaveLength(1);
  expect(first?.unseen[0]).toContain("asyncio.run(load('b'))");
});
