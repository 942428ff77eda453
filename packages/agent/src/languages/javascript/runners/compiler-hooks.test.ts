import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compilesByHook } from "./compiler-hooks.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "compiler-hooks-"));
  writeFileSync(
    path.join(root, "setup.js"),
    "process.env.NODE_ENV = 'test';\nrequire('ts-node').register({ transpileOnly: true });\n",
  );
  writeFileSync(path.join(root, "plain.js"), "// not ts-nodes\nrequire('should');\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ["a package", ["--require", "ts-node/register", "--reporter", "dot"], true],
  ["its short name", ["-r", "@swc/register"], true],
  ["in one word", ["--require=esbuild-register"], true],
  ["a file of the project that loads one", ["--require", "should", "--require", "./setup"], true],
  ["one that loads none", ["--require", "./plain.js"], false],
  ["a file that is not there", ["--require", "./ts-nodes.js"], false],
  ["what is no module to load", ["--grep", "ts-node"], false],
  ["nothing", [], false],
])("%s", async (_, words, compiles) => {
  expect(await compilesByHook(root, words)).toBe(compiles);
});
