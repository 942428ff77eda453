import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { parseExpression } from "@babel/parser";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSandbox } from "@fixpoint/sandbox";
import { ask, exportsOf } from "./ask.ts";
import { measured } from "./measured.ts";
import { readCases, type ReleaseCase } from "./read-cases.ts";
import { seeded } from "./seeded.ts";
import { localName, seedsOf } from "./seeds.ts";
import { issueOf } from "./tell.ts";
import { varied } from "./variations.ts";

const run = promisify(execFile);

const PAGE = `# pad-left

\`\`\`js
const padLeft = require('pad-left');
const { wide } = require('pad-left');
const text = 'ab';

padLeft(text, 4);
//=> '  ab'
console.log(wide(2).toUpperCase());
unknown(padLeft);
\`\`\`
`;

const ENTRY: ReleaseCase = {
  package: "pad-left",
  before: { version: "1.0.0", integrity: "" },
  after: { version: "1.0.1", integrity: "" },
  file: "index.js",
  line: 1,
  how: "require",
  local: "padLeft",
  told: { call: "pkg(1, 3)", now: { error: "TypeError", message: "x" }, wanted: { value: "'  1'" }, isPromise: false },
  unseen: [
    { call: 'pkg("a", 2)', mended: false, value: "' a'" },
    { call: "pkg.wide()", mended: false, error: "RangeError" },
  ],
};

async function packageOf(code: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-release-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ name: "pad-left", version: "1.0.0" }));
  await writeFile(path.join(folder, "index.js"), code);
  return folder;
}

const WITH_BUG = "module.exports = (text, width) => text.padStart(width);\nmodule.exports.wide = () => 'x'.repeat(-1);\n";

describe("calls", () => {
  test("of a package's page need nothing but what it exports", () => {
    expect(seedsOf(PAGE, "pad-left", new Set(["wide"]))).toEqual([`pkg(('ab'), 4)`, "pkg.wide(2).toUpperCase()"]);
  });

  test("near others can be read, and are the same each time", () => {
    const words = { literals: ['"px"'], members: ["width"], characters: ["-", "'", "\\"] };
    const made = (): (string | null)[] => {
      const random = seeded("one");
      return Array.from({ length: 200 }, () => varied(`pkg("a b", [1, { width: 2 }])`, words, random));
    };

    const calls = made();
    expect(new Set(calls).size).toBeGreaterThan(100);
    for (const call of calls) if (call !== null) expect(() => parseExpression(call)).not.toThrow();
    expect(made()).toEqual(calls);
  });

  test("are written with the name that people give the package", () => {
    expect(["pad-left", "node-foo", "@a/b.js", "7zip"].map(localName)).toEqual(["padLeft", "foo", "b", "lib7zip"]);
  });
});

test("a package answers in the sandbox: values, errors, what does not end", async () => {
  const sandbox = await createSandbox({ driver: "auto" });
  const folder = await packageOf(WITH_BUG);

  expect(await exportsOf(folder, sandbox)).toMatchObject({ how: "require", exports: [{ name: "pkg" }, { name: "pkg.wide" }] });
  expect(await ask(folder, ['pkg("a", 3)', "pkg(1)", "(() => { for (;;); })()", "pkg.none"], sandbox)).toMatchObject([
    { value: "'  a'", plain: true },
    { error: "TypeError" },
    { error: "Hang" },
    { value: "undefined", plain: true },
  ]);
});

test("a bug is told by one call, what it gives and what it should give", () => {
  expect(issueOf(ENTRY).text).toBe(
    "```js\nconst padLeft = require(\"pad-left\");\n\npadLeft(1, 3)\n```\n\nThis throws `TypeError: x`, but it should return `'  1'`.",
  );
});

test("the check passes on what answers as the release, and on nothing else", async () => {
  const checks = await mkdtemp(path.join(os.tmpdir(), "fixpoint-release-test-"));
  onTestFinished(() => rm(checks, { recursive: true, force: true }));
  const { check } = await measured(ENTRY, checks);
  const passes = async (code: string): Promise<boolean> => {
    const folder = await packageOf(code);
    await mkdir(path.join(folder, "node_modules"));
    return run(process.execPath, [check, folder]).then(
      () => true,
      () => false,
    );
  };

  expect(await passes(WITH_BUG)).toBe(false);
  expect(await passes(WITH_BUG.replace("text.padStart", "String(text).padStart"))).toBe(true);
  expect(await passes(WITH_BUG.replace("text.padStart", "String(text).padStart").replace("-1", "1"))).toBe(false);
});

test("cases are told apart by calls that nobody has told", async () => {
  const cases = await readCases();
  expect(cases.length).toBeGreaterThanOrEqual(60);
  for (const { told, unseen } of cases) {
    expect(unseen.map(({ call }) => call)).not.toContain(told.call);
    expect(unseen.filter(({ mended }) => mended).length).toBeGreaterThanOrEqual(3);
  }
});
