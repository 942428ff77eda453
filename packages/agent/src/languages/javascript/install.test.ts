import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { InstallResult } from "../../types/language.ts";
import { detect } from "./detect.ts";
import { install } from "./install.ts";
import { mostlyOne } from "@fixpoint/testing";
import { makeRepository } from "./testing/repositories.ts";
import { serveRegistry, type TestRegistry } from "./testing/registry.ts";

const PACKAGES = {
  mocha: { version: "1.0.0" },
  helper: { version: "2.0.0" },
  bundled: { version: "1.0.0" },
  tool: { version: "1.0.0" },
  unused: { version: "1.0.0" },
  broken: { version: "1.0.0", dependencies: { "not-there-either": "^1.0.0" } },
};
let registry: TestRegistry;
const disposals: (() => void)[] = [];
beforeAll(async () => {
  registry = await serveRegistry(PACKAGES);
  // As a machine's own configuration: npm is asked for it once.
  vi.stubEnv("npm_config_registry", registry.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  disposals.forEach((dispose) => dispose());
  await registry.close();
});

async function open(manifest: object, more: Record<string, string> = {}) {
  const text = JSON.stringify({ name: "shapes", version: "1.0.0", scripts: { test: "mocha" }, ...manifest });
  const workspace = await makeRepository({
    "package.json": text,
    "index.js": "",
    "test/shapes.test.js": "it('works', () => {});\n",
    ...more,
  });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  const run = (options: Parameters<typeof install>[2] = { offline: false }): Promise<InstallResult> =>
    install(workspace, profile, options);
  const has = (name: string): boolean => existsSync(path.join(workspace.root, "node_modules", name, "package.json"));
  return { workspace, run, has, forget: () => rm(path.join(workspace.root, "node_modules"), { recursive: true, force: true }) };
}

it("looks for no dependency outside of the folder of packages, whatever it is called", async () => {
  const project = await open(
    { dependencies: { "../inside": "*" } },
    { "inside/package.json": '{ "version": "1.2.3" }', "node_modules/helper/package.json": "{}" },
  );

  expect(await project.run({ offline: true, cacheKey: "js-none" })).toMatchObject({
    status: "failed",
    dependencies: ["../inside"],
  });
});

it("installs nothing that only builds and lints where there is no test", { timeout: 120_000 }, async () => {
  const text = JSON.stringify({
    name: "shapes",
    scripts: { test: "mocha" },
    devDependencies: { mocha: "^1.0.0", unused: "^1.0.0", bundled: "^1.0.0" },
  });
  const workspace = await makeRepository({ "package.json": text, "index.js": "require('bundled');\n" });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");

  const installed = await install(workspace, profile, { offline: false });

  expect(installed, installed.detail).toMatchObject({ status: "installed", dependencies: ["bundled@1.0.0", "mocha@1.0.0"] });
});

describe("a dependency that cannot be had", { timeout: 120_000 }, () => {
  it.each(
    mostlyOne<[string, string, string, RegExp]>([
      ["is not published", "never-published", "^1.0.0", /404 Not Found/],
      ["has no such version", "helper", "^9.0.0", /No matching version found for helper/],
      ["is in a repository", "from-git", "git+ssh://git@127.0.0.1:1/acme/from-git.git", /git error/],
      ["is a file of the project", "vendored", "file:vendor/vendored-1.0.0.tgz", /no such file/],
    ]),
  )("which %s is left out, alone, and named", async (_, name, range, reason) => {
    const project = await open({ devDependencies: { mocha: "^1.0.0", [name]: range } });

    const installed = await project.run();

    expect(installed, installed.detail).toMatchObject({
      status: "installed",
      dependencies: ["mocha@1.0.0"],
      missing: [name],
      reason: expect.stringMatching(reason),
    });
    expect(project.has("mocha")).toBe(true);
  });

  it("leaves the others that cannot be had out too, one after the other", async () => {
    const gone = { "gone-one": "1", "gone-two": "1", "@acme/gone-three": "1" };
    const project = await open({ dependencies: { helper: "^2.0.0" }, devDependencies: { mocha: "^1.0.0", ...gone } });

    const installed = await project.run();

    expect(installed.missing?.toSorted()).toEqual(Object.keys(gone).toSorted());
    expect([project.has("mocha"), project.has("helper")]).toEqual([true, true]);
  });

  it.each(
    mostlyOne<[string, Record<string, unknown>, string[], boolean]>([
      ["a script", { "package.json": { test: "mocha && broken" } }, ["unused", "broken"], true],
      [
        "the tests",
        { "test/one.js": 'require("broken");\nrequire("tool");\ndescribe("one", () => {});\n' },
        ["unused", "broken", "tool"],
        false,
      ],
    ]),
  )("and is not named, being somebody else's, is left out with what nobody loads: of %s", async (_, more, missing, hasTool) => {
    const { "package.json": scripts, ...files } = {
      "package.json": { test: "mocha" },
      "test/one.js": 'require("tool");\ndescribe("one", () => {});\n',
      ...more,
    };
    const development = { mocha: "^1.0.0", bundled: "^1.0.0", unused: "^1.0.0", broken: "^1.0.0", tool: "^1.0.0" };
    const manifest = { scripts, dependencies: { helper: "^2.0.0" }, devDependencies: development };
    const project = await open(manifest, { ...files, "index.js": 'require("bundled");\n' });

    expect(await project.run()).toMatchObject({ status: "installed", missing });
    expect(["mocha", "helper", "bundled", "tool"].map(project.has)).toEqual([true, true, true, hasTool]);
  });

  it("leaves nothing to install where the code itself needs nothing, and that is put in place offline as well", async () => {
    const project = await open({ devDependencies: { mocha: "^9.0.0" } });

    const installed = await project.run();

    expect(installed).toMatchObject({ status: "not_needed", missing: ["mocha"], cacheKey: null });
    expect(await project.run({ offline: true, cacheKey: installed.cacheKey })).toMatchObject({ status: "not_needed" });
  });

  it("fails the installation where nothing else is left of what the code needs", async () => {
    const project = await open({ dependencies: { "never-published": "^1.0.0" } });

    expect(await project.run()).toMatchObject({ status: "failed", missing: ["never-published"] });
  });
});

describe("what was installed with something left out", { timeout: 120_000 }, () => {
  const manifest = { devDependencies: { mocha: "^1.0.0", "never-published": "^1.0.0" } };

  it("is put in place again by its own key, and never as the whole", async () => {
    const project = await open(manifest);
    const { cacheKey } = await project.run();
    await project.forget();

    expect(await project.run({ offline: true })).toMatchObject({ status: "failed" });
    expect(project.has("mocha")).toBe(false);
    expect(await project.run({ offline: true, cacheKey: cacheKey ?? "" })).toMatchObject({
      status: "cached",
      missing: ["never-published"],
    });
    expect(project.has("mocha")).toBe(true);
  });

  it("is asked for again by the next run, and only what is missing", async () => {
    const project = await open(manifest);
    await project.run();
    await project.forget();
    registry.asked.length = 0;

    expect(await project.run()).toMatchObject({ status: "cached", missing: ["never-published"] });
    expect(registry.asked).toContain("never-published");
    expect(registry.asked.filter((one) => one.includes("/-/"))).toEqual([]);
  });

  // As npm says it after a minute of trying.
  const noAnswer = () =>
    `npm error code ECONNREFUSED\nnpm error network request to ${registry.url}mocha failed, reason: connect ECONNREFUSED\n`;

  it.each([
    ["did not answer", () => ({ ended: "exited", exitCode: 1, stderr: noAnswer() }), 2],
    ["was too slow", () => ({ ended: "timeout", exitCode: null, stderr: "npm error 404 Not Found - GET /helper" }), 3],
  ] as const)("does not outlast a registry that %s", async (_, answer, times) => {
    const project = await open({ devDependencies: { mocha: "^1.0.0", helper: "^2.0.0" } });
    const { run } = project.workspace.sandbox;
    const slow = vi.fn<typeof run>(async () => ({ stdout: "", ...answer() }) as Awaited<ReturnType<typeof run>>);
    project.workspace.sandbox.run = slow;
    const without = await project.run();
    project.workspace.sandbox.run = run;

    expect(slow).toHaveBeenCalledTimes(times);
    expect(without).toMatchObject({ status: "not_needed", missing: ["mocha", "helper"], cacheKey: null });
    expect(await project.run()).toMatchObject({ status: "installed", dependencies: ["helper@2.0.0", "mocha@1.0.0"] });
  });
});
