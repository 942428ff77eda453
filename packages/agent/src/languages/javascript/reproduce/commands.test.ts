import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const COMMONJS = {
  "package.json": JSON.stringify({ name: "wordy", main: "index.js", bin: { wc: "cli.js" }, scripts: { test: "node --test" } }),
  "index.js": "exports.count = (text) => text.length;\n",
  "cli.js": "console.log(require('./index.js').count(process.argv[2]));\n",
  "later.js": "setTimeout(() => console.log(1));\n",
};
const ESM = {
  "package.json": JSON.stringify({
    name: "wordy",
    type: "module",
    main: "index.js",
    bin: "cli.js",
    scripts: { test: "node --test" },
  }),
  "index.js": "export const count = (text) => text.length;\n",
  "cli.js": "import { count } from './index.js';\nconsole.log(count(process.argv[2]));\n",
};

async function testsFor(files: Record<string, string>, text: string): Promise<string[]> {
  const workspace = await makeRepository(files);
  const profile = await javascriptAdapter.detect(workspace.root);

  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);

  workspace.dispose();
  return tests.map(({ code }) => code);
}

test.each([
  ["the name of a command", COMMONJS, "npx wc a", "assert.strictEqual(runProgram(cliProgram, 'a'), '3');"],
  ["a file", COMMONJS, "node ./cli.js 'a b'", "assert.strictEqual(runProgram(cliProgram, 'a b'), '3');"],
  ["what prints later", COMMONJS, "node later.js a", "assert.strictEqual(await runProgram(laterProgram, 'a'), '3');"],
  [
    "an ES module, by the package's name",
    ESM,
    "npx wordy@latest a",
    "assert.strictEqual(await runProgram(cliProgram, 'a'), '3');",
  ],
])("%s runs a program of the project", async (_, files, command, wanted) => {
  const [code] = await testsFor(files, `\`${command}\` prints \`1\`. It should print \`3\`.`);

  expect(code).toContain(wanted);
});

test("the file is found from where the test is", async () => {
  const text = "`npx wordy a` prints `1`. It should print `3`.";
  const [common] = await testsFor(COMMONJS, text.replace("wordy", "wc"));
  const [esm] = await testsFor(ESM, text);

  expect(common).toContain("const cliProgram = require.resolve('./cli.js')");
  expect(esm).toContain("const cliProgram = fileURLToPath(new URL('./cli.js', import.meta.url))");
});

test.each([
  ["nothing of the project", "`npx other a` prints `1`. It should print `3`."],
  ["a text that is cut", "```\n$ wc a\n1\n```\n\nExpected:\n\n```\n3\n...\n```\n"],
  ["words of a sentence", "`npx wc a` prints `1`, but should print `3`."],
])("%s gives no test", async (_, text) => {
  expect(await testsFor(COMMONJS, text)).toEqual([]);
});
