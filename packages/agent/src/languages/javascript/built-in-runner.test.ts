import { afterAll, expect, it } from "vitest";
import type { InstallResult } from "../../types/language.ts";
import { hasRunner, withBuiltInRunner } from "./built-in-runner.ts";
import { detect } from "./detect.ts";
import { makeRepository } from "./testing/repositories.ts";

const INSTALLED: InstallResult = { status: "installed", detail: "", toolVersions: {}, cacheKey: null, dependencies: [] };
const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

async function open(script: string, more: Record<string, string> = {}) {
  const workspace = await makeRepository({
    "package.json": JSON.stringify({ scripts: { test: script } }),
    "index.js": "module.exports = 1;\n",
    "test/one.spec.js": "suite('one', function () {\n  test('is one', function () {});\n});\n",
    ...more,
  });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return { workspace, profile };
}

it("is asked for only where the project's own runner is not installed", async () => {
  const without = await open("mocha --ui tdd");
  const withIt = await open("mocha --ui tdd", { "node_modules/mocha/package.json": "{}" });
  const own = await open("node --test");

  expect(await hasRunner(without.workspace, without.profile, INSTALLED)).toBe(false);
  expect(await hasRunner(withIt.workspace, withIt.profile, INSTALLED)).toBe(true);
  expect(await hasRunner(own.workspace, own.profile, INSTALLED)).toBe(true);
});

it("takes the place of the project's, without what was said to that one and what is not there to be loaded", async () => {
  const { workspace, profile } = await open(
    "node -r lost/register --require=there --conditions=test node_modules/mocha/bin/mocha --ui tdd",
    { "node_modules/there/package.json": "{}" },
  );

  const fitted = await withBuiltInRunner(workspace, profile);

  expect(profile).toMatchObject({ testRunner: "mocha", details: { style: { tdd: true, globals: true } } });
  expect(fitted).toMatchObject({
    testRunner: null,
    reproductionRunner: "node:test",
    details: {
      runnerArgs: [],
      nodeArgs: ["--require=there", "--conditions=test"],
      style: { tdd: false, globals: false, suffix: ".spec.js" },
    },
  });
});
