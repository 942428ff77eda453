import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import type { ProjectProfile } from "../../types/language.ts";
import { detailsOf } from "./details.ts";
import { detect } from "./detect.ts";
import { runTests } from "./runners/index.ts";
import { runnerOfFile } from "./suites.ts";
import { makeRepository } from "./testing/repositories.ts";

const VITEST = 'import { expect, test } from "vitest";\ntest("one", () => expect(1).toBe(1));\n';
const NODE = 'import assert from "node:assert";\nimport test from "node:test";\ntest("one", () => assert.equal(1, 1));\n';
const FILES = {
  "packages/a/package.json": JSON.stringify({ name: "@x/a", scripts: { test: "vitest run --mode=unit" } }),
  "packages/a/src/a.test.ts": VITEST,
  "packages/b/package.json": JSON.stringify({ name: "@x/b", scripts: { test: "TZ=UTC vitest run" } }),
  "packages/b/src/b.test.ts": VITEST,
  "apps/c/package.json": JSON.stringify({ name: "c", type: "module", scripts: { test: "node --test" } }),
  "apps/c/test/c.test.js": NODE,
};

/** Profile of a repository whose root has this script. */
async function detected(script: string): Promise<ProjectProfile> {
  await using folder = await tempFolder();
  const root = folder.path;
  const manifest = JSON.stringify({ name: "x", private: true, workspaces: ["packages/*", "apps/*"], scripts: { test: script } });
  for (const [file, text] of Object.entries({ ...FILES, "package.json": manifest })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  const profile = await detect(root);
  if (profile === null) throw new Error("nothing was detected");
  return profile;
}

test.each([
  "npm test --workspaces --if-present",
  "npm test -ws",
  "turbo run test",
  "lerna run test",
  "nx run-many -t test",
  "pnpm -r test",
  "yarn workspaces foreach -A run test",
])("%s runs what each package says", async (script) => {
  const profile = await detected(script);

  expect(profile.testRunner).toBe("vitest");
  expect(profile.testFiles).toHaveLength(3);
  expect(detailsOf(profile).suites).toEqual([
    expect.objectContaining({ folder: "packages/a", runner: "vitest", runnerArgs: ["--mode=unit"] }),
    expect.objectContaining({ folder: "packages/b", runner: "vitest", scriptEnv: { TZ: "UTC" } }),
    expect.objectContaining({ folder: "apps/c", runner: "node:test" }),
  ]);
  expect(runnerOfFile(profile, "apps/c/test/c.test.js", "vitest")).toBe("node:test");
  expect(runnerOfFile(profile, "apps/c/test/new.test.js", "vitest")).toBe("vitest");
});

test("where the root itself calls a runner, that runs all", async () => {
  const profile = await detected("vitest run");

  expect(detailsOf(profile).suites).toEqual([]);
});

describe("suites of several packages", { timeout: 60_000 }, () => {
  test("are run each in its own folder, as one", async () => {
    const inFolder = 'import assert from "node:assert";\nimport test from "node:test";\n';
    const at = (name: string) => `${inFolder}test("${name}", () => assert.match(process.cwd(), /packages.${name}$/));\n`;
    const own = JSON.stringify({ type: "module", scripts: { test: "node --test" } });
    const workspace = await makeRepository({
      "package.json": JSON.stringify({ workspaces: ["packages/*"], scripts: { test: "npm test --workspaces" } }),
      "packages/a/package.json": own,
      "packages/a/a.test.js": at("a"),
      "packages/b/package.json": own,
      "packages/b/b.test.js": at("b"),
    });
    const profile = await detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");

    const run = await runTests(workspace, profile, { timeMs: 60_000 });
    workspace.dispose();

    expect(run.cases.map(({ name, file, outcome }) => [name, file, outcome])).toEqual([
      ["a", "packages/a/a.test.js", "PASSED"],
      ["b", "packages/b/b.test.js", "PASSED"],
    ]);
    expect(run.command).toBe("(cd packages/a && node --test a.test.js) && (cd packages/b && node --test b.test.js)");
  });
});
