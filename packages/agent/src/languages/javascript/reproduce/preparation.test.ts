import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "clocks", type: "module", main: "src/index.js", scripts: { test: "node --test" } }),
  "src/index.js":
    "const clock = (at) => ({ at, hour: () => at % 24 });\nclock.extend = (plugin) => plugin(clock);\nexport default clock;\n",
  "src/plugin/zone.js": "export default (clock) => {\n  clock.zone = (name) => clock(name.length);\n};\n",
  "src/plugin/other.js": "export default () => undefined;\n",
  "test/other.test.js":
    "import test from 'node:test';\nimport clock from '../src/index.js';\nimport other from '../src/plugin/other.js';\n\nclock.extend(other);\ntest('a', () => clock(1).hour());\n",
  "test/zone.test.js":
    "import test from 'node:test';\nimport clock from '../src/index.js';\nimport zone from '../src/plugin/zone.js';\n\nclock.extend(zone);\ntest('a', () => clock.zone('a').hour());\n",
};

async function codeFor(text: string): Promise<string | undefined> {
  const workspace = await makeRepository(FILES);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    const [test] = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 3);
    return test?.code;
  } finally {
    workspace.dispose();
  }
}

test("what the package does not have by itself is prepared as the project's tests prepare it", async () => {
  const code = await codeFor("`clock.zone('abc').hour()` gives 3, it should give 4.");

  expect(code).toContain("clock.extend(zone);");
  expect(code).toContain("src/plugin/zone.js");
});

test("what it has, and what the issue prepares itself, is let be", async () => {
  expect(await codeFor("`clock(3).hour()` gives 3, it should give 4.")).not.toContain("extend");
  const own =
    "```js\nimport zone from 'clocks/plugin/zone';\nclock.extend(zone);\nclock.zone('abc').hour(); // 3, should be 4\n```\n";
  expect((await codeFor(own))?.match(/extend/g)).toHaveLength(1);
});
