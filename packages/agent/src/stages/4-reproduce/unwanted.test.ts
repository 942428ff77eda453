import { expect, test } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import { parseIssue } from "../1-intake/index.ts";
import { openAsking } from "./asking.ts";
import { testsByRunning } from "./by-running.ts";
import { unwantedIn } from "./unwanted.ts";

const facts = (text: string) => parseIssue({ title: "`dropLast` does something unexpected for -1", text });
const TEXT = "```js\ndropLast([1, 2, 3], -1); // gives [1]\n```\n\nTo me such values should not be taken into account.\n";

test("what one call gives is wrong where nothing else is said", () => {
  expect(unwantedIn(facts(TEXT))).toMatchObject({ expression: "dropLast([1, 2, 3], -1)", value: "[1]" });
});

test.each([
  ["of two calls", "```js\ndropLast([1], 1); // []\ndropLast([1], -1); // [1]\n```\n"],
  ["where something is wished for", `${TEXT}\nIt should be \`[1, 2, 3]\`.`],
  ["of a value in words", "```js\ndropLast([1], -1); // the list\n```\n"],
])("nothing %s", (_, text) => {
  expect(unwantedIn(facts(text))).toBeNull();
});

test("a test asks that another value comes, in JavaScript", { timeout: 60_000 }, async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "lists", "main": "index.js", "scripts": { "test": "node --test" } }\n',
    "index.js": "exports.dropLast = (list, count) => list.slice(0, -count);\n",
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const request = { adapter: javascriptAdapter, workspace, profile, facts: facts(TEXT) };
    const found = [];
    const context = { signal: workspace.signal, timeMs: 60_000 };
    const deadline = performance.now() + 60_000;
    const asking = openAsking(request, context, deadline);
    for await (const one of testsByRunning({ ...request, asking }, context, deadline)) found.push(one);

    expect(found).toMatchObject([{ demandsNoValue: true, isOnlyUnwanted: true }]);
    expect(found[0]?.code).toContain("JSON.stringify(dropLast([1, 2, 3], -1)) !== JSON.stringify([1])");
  } finally {
    workspace.dispose();
  }
});

test("a test asks that another value comes, in Python", { timeout: 60_000 }, async () => {
  await using project = await makeProject({ "lists.py": "def drop_last(items, count):\n    return items[:-count]\n" });
  const profile = { ...project.profile, reproductionRunner: "unittest" };
  const told = parseIssue({ title: "drop_last is odd", text: "```python\n>>> drop_last([1, 2, 3], -1)\n[1]\n```\n" });
  const request = { adapter: pythonAdapter, workspace: project.workspace, profile, facts: told };
  const found = [];
  const context = { signal: project.workspace.signal, timeMs: 60_000 };
  const deadline = performance.now() + 60_000;
  const asking = openAsking(request, context, deadline);
  for await (const one of testsByRunning({ ...request, asking }, context, deadline)) found.push(one);

  expect(found).toMatchObject([{ isOnlyUnwanted: true }]);
  expect(found[0]?.code).toContain("(drop_last([1, 2, 3], -1)) != ([1])");
});
