import { writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { withoutTypeCheck } from "./ts-jest.ts";

const MANIFEST = { devDependencies: { "ts-jest": "29.2.5" } };

test.each([
  ["a preset", "jest.config.js", "module.exports = { preset: 'ts-jest' };", true],
  ["a transform", "package.json", JSON.stringify({ jest: { transform: { "^.+\\.ts$": "ts-jest" } } }), true],
  [
    "options of its own",
    "jest.config.js",
    "module.exports = { transform: { 'ts$': ['ts-jest', { tsconfig: 'x.json' }] } };",
    false,
  ],
  ["globals of its own", "jest.config.ts", "export default { preset: 'ts-jest', globals: { DEBUG: true } };", false],
  ["another compiler", "jest.config.js", "module.exports = { transform: { 'ts$': '@swc/jest' } };", false],
  ["no settings", "package.json", JSON.stringify(MANIFEST), false],
])("of a project with %s", async (_, file, text, isTold) => {
  await using folder = await tempFolder();
  await writeFile(path.join(folder.path, "package.json"), JSON.stringify(MANIFEST));
  await writeFile(path.join(folder.path, file), text);

  const words = await withoutTypeCheck(folder.path);

  expect(words).toEqual(isTold ? [expect.stringMatching(/^--globals=.*"isolatedModules":true/)] : []);
});
