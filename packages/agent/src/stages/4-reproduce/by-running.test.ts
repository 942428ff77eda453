import { expect, test } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { makeProject } from "../../languages/python/testing/project.ts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import { parseIssue } from "../1-intake/index.ts";
import { openAsking } from "./asking.ts";
import { testsByRunning } from "./by-running.ts";

async function firstTest(adapter: LanguageAdapter, workspace: Workspace, profile: ProjectProfile, text: string) {
  const request = { adapter, workspace, profile, facts: parseIssue({ title: "A bug", text }) };
  const context = { signal: workspace.signal, timeMs: 60_000 };
  const deadline = performance.now() + 60_000;
  const asking = openAsking(request, context, deadline);
  for await (const one of testsByRunning({ ...request, asking }, context, deadline)) return one;
  return null;
}

test("the function that gives what the text shows is what it is about, in JavaScript", { timeout: 60_000 }, async () => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "logins", "main": "index.js", "scripts": { "test": "node --test" } }\n',
    "index.js":
      "exports.parseLogin = (login) => {\n  const at = login.indexOf('@');\n  return { user: login.slice(0, at), host: login.slice(at + 1) };\n};\n",
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const text =
      "A login is `kim@corp@gate`. `parseLogin` makes this of it:\n\n    { user: 'kim', host: 'corp@gate' }\n\nI'd expect\n\n    { user: 'kim@corp', host: 'gate' }\n";

    const found = await firstTest(javascriptAdapter, workspace, profile, text);

    expect(found?.code).toMatch(/parseLogin\(["']kim@corp@gate["']\)/);
    expect(found?.symptom).toMatchObject({ kind: "wrong_value", expected: "{ user: 'kim@corp', host: 'gate' }" });
    expect(await firstTest(javascriptAdapter, workspace, profile, text.replaceAll("corp@gate'", "mars'"))).toBeNull();
  } finally {
    workspace.dispose();
  }
});

test("the function that gives what the text shows is what it is about, in Python", { timeout: 60_000 }, async () => {
  await using project = await makeProject({
    "chapters.py":
      'def outline(lines):\n    return [f\'{at}.{line.count("#")} {line.strip("# ")}\' for at, line in enumerate(lines)]\n',
  });
  const profile = { ...project.profile, reproductionRunner: "unittest" };
  const text =
    "My text:\n\n```\n# Oven\n## Heating\n```\n\nWhat `outline` makes of it:\n\n```\n['0.1 Oven', '1.2 Heating']\n```\n\nThe last entry ought to be `'1.1 Heating'`.\n";

  const found = await firstTest(pythonAdapter, project.workspace, profile, text);

  expect(found?.code).toContain("['0.1 Oven', '1.1 Heating']");
});

test.each([
  {
    what: "an element of the list that comes out",
    text: "`hsl('-400,10')` turns the hue into -40 rather than 320.",
    code: /hsl\(["']-400,10["']\)\[0\], 320\)/,
  },
  {
    what: "nothing, where a comment shows what comes out",
    text: "It is all well with\n\n```js\nnameOf('#f00'); // 'red'\n```\n\nand this is wrong:\n\n```js\nnameOf('#f008'); // 'red'\n```\n\nShouldn't nameOf be `false` then? (One could say the same of `'transparent'`.)",
    code: /nameOf\(["']#f008["']\), false\)/,
  },
  {
    what: "a member of what comes out",
    text: "```js\nconst mark = '|';\nparse(`a=1${mark}2`); // ['1', '2'], expected '1|2'\n```",
    code: /parse\(`a=1\$\{mark\}2`\)\.a, ["']1\|2["']\)/,
  },
])("what should come is $what", { timeout: 60_000 }, async ({ text, code }) => {
  const workspace = await makeRepository({
    "package.json": '{ "name": "colours", "main": "index.js", "scripts": { "test": "node --test" } }\n',
    "index.js":
      "exports.hsl = (text) => {\n  const [hue, ...rest] = text.split(',').map(Number);\n  return [hue % 360, ...rest];\n};\nexports.parse = (text) => ({ [text.split('=')[0]]: text.split('=')[1].split('|') });\nexports.nameOf = (hex) => (hex.startsWith('#f00') ? 'red' : false);\n",
  });
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");

    expect((await firstTest(javascriptAdapter, workspace, profile, text))?.code).toMatch(code);
  } finally {
    workspace.dispose();
  }
});

test("a call that is put together from what is told never ends", { timeout: 60_000 }, async () => {
  await using project = await makeProject({
    "links.py": "def linkify(text, parse_email=False):\n    while parse_email and '@' in text:\n        pass\n    return text\n",
  });
  const text = 'On 1.4, calling `links.linkify` on `"a@b"` with `parse_email=True` never seems to come back.';

  const found = await firstTest(pythonAdapter, project.workspace, project.profile, text);

  expect(found?.symptom).toEqual({ kind: "hang" });
  expect(found?.code).toContain('linkify("a@b", parse_email=True)');
});
