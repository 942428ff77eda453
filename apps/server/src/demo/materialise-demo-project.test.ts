import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoProjects, materialiseDemoProject } from "./materialise-demo-project.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-demo-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

function project(slug: string) {
  const found = demoProjects.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`no demo project ${slug}`);
  return found;
}

test("says that the network is missing, and leaves nothing half done", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");

  const attempt = materialiseDemoProject({ project: project("cookie"), dataDir, signal: AbortSignal.timeout(20_000) });

  await expect(attempt).rejects.toMatchObject({ name: "PackageUnavailableError", package: "cookie", reason: "network" });
  expect(await readdir(path.join(dataDir, "demo", "repositories"))).toEqual([]);
}, 30_000);

test("says which distribution has the package where apt is missing", async () => {
  vi.stubEnv("PATH", "/nonexistent");

  const attempt = materialiseDemoProject({ project: project("boltons"), dataDir, signal: AbortSignal.timeout(20_000) });

  await expect(attempt).rejects.toMatchObject({ reason: "tool", message: expect.stringContaining("Debian 12") });
});

test("stops when it is told to", async () => {
  const signal = AbortSignal.abort(new Error("stopped"));

  await expect(materialiseDemoProject({ project: project("cookie"), dataDir, signal })).rejects.toThrow("stopped");
});
