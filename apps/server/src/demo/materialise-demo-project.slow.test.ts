import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PackageUnavailableError } from "../published-packages/index.ts";
import { demoProjects, materialiseDemoProject } from "./materialise-demo-project.ts";

// Known commits: another sha means that the content of the import changed.
const HEADS: Record<string, string> = {
  cookie: "4fb8e496473a4b33283dfc6d00f819a8713bae2f",
  bytes: "6541f2ec7f7247af87540763ecdccb5bee41c046",
  minimist: "34d3070a8d5680d7cebe1e7eaa7ca97d422a467a",
  "url-join": "7be404320ff2031eecc2e60ec071890f7f5c2074",
  boltons: "18161bb86157398f2cbab1229ead7300db1e986a",
};

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-demo-"));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test.each(demoProjects.map((project) => [project.slug, project] as const))(
  "%s becomes a repository with one commit, once",
  async (slug, project) => {
    const signal = AbortSignal.timeout(150_000);
    const first = await materialiseDemoProject({ project, dataDir, signal }).catch((error: unknown) => {
      // Only another Debian release, or none, may lack a package.
      if (
        error instanceof PackageUnavailableError &&
        project.source.kind === "debian" &&
        (error.reason === "tool" || error.reason === "version")
      )
        return null;
      throw error;
    });
    if (first === null) return;

    const again = await materialiseDemoProject({ project, dataDir, signal });
    const log = await execa("git", ["log", "--format=%s", "main"], { cwd: first.repositoryPath });
    const status = await execa("git", ["status", "--porcelain"], { cwd: first.repositoryPath });

    expect(again).toEqual(first);
    expect(first.headSha).toBe(HEADS[slug]);
    expect(log.stdout).toBe(`Import ${project.name} ${project.source.version}`);
    expect(status.stdout).toBe("");
    expect(await readFile(path.join(first.repositoryPath, ".gitignore"), "utf8")).toContain("node_modules/");
    expect(await readdir(path.join(first.repositoryPath, ".git"))).not.toContain("hooks");
  },
  180_000,
);

test("refuses a tarball with another hash", async () => {
  const project = demoProjects.find((candidate) => candidate.slug === "bytes");
  if (project === undefined) throw new Error("no demo project bytes");
  const forged = { ...project, slug: "forged", source: { ...project.source, integrity: `sha512-${"A".repeat(86)}==` } };

  await expect(materialiseDemoProject({ project: forged, dataDir, signal: AbortSignal.timeout(60_000) })).rejects.toMatchObject({
    reason: "integrity",
  });
}, 90_000);

test("says that a version does not exist", async () => {
  const project = demoProjects.find((candidate) => candidate.slug === "bytes");
  if (project === undefined || project.source.kind !== "npm") throw new Error("no demo project bytes");
  const absent = { ...project, slug: "absent", source: { ...project.source, version: "2.2.999" } };

  await expect(materialiseDemoProject({ project: absent, dataDir, signal: AbortSignal.timeout(60_000) })).rejects.toMatchObject({
    reason: "version",
  });
}, 90_000);
