import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const BIN = fileURLToPath(new URL("../bin/fixpoint.mjs", import.meta.url));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function fixpoint(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [BIN, ...args],
      { env: { ...process.env, XDG_CACHE_HOME: path.join(folder, "cache") } },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr });
      },
    );
  });
}

function git(cwd: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile("git", ["-C", cwd, "-c", "user.name=Test", "-c", "user.email=test@example.test", ...args], (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

let folder = "";
let issue = "";
let emptyRepository = "";
let repository = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fixpoint-cli-"));
  issue = path.join(folder, "issue.md");
  await writeFile(issue, "# add is wrong\n\n`add(1, 2)` returns 4 instead of 3\n");
  await writeFile(path.join(folder, "empty.md"), "");
  await writeFile(path.join(folder, "binary.md"), Buffer.from([0, 1, 2]));
  await writeFile(path.join(folder, "huge.md"), "a".repeat(5 * 1024 * 1024 + 1));
  emptyRepository = await mkdtemp(path.join(folder, "empty-"));
  await git(emptyRepository, "init", "--quiet");
  repository = await mkdtemp(path.join(folder, "repository-"));
  await git(repository, "init", "--quiet");
  await writeFile(path.join(repository, "readme.md"), "hello\n");
  await git(repository, "add", "--all");
  await git(repository, "commit", "--quiet", "--message", "start");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("fixpoint fix with bad input", () => {
  it.each([
    ["no such path", () => ["--repo", path.join(folder, "nowhere"), "--issue", issue]],
    ["not a git repository", () => ["--repo", tmpdir(), "--issue", issue]],
    ["an empty repository", () => ["--repo", emptyRepository, "--issue", issue]],
    ["an unknown revision", () => ["--repo", repository, "--issue", issue, "--base", "no-such-revision"]],
    ["a revision that looks like an option", () => ["--repo", repository, "--issue", issue, "--base=--upload-pack=x"]],
    ["no such issue", () => ["--repo", repository, "--issue", path.join(folder, "none.md")]],
    ["an empty issue", () => ["--repo", repository, "--issue", path.join(folder, "empty.md")]],
    ["a 5 MB issue", () => ["--repo", repository, "--issue", path.join(folder, "huge.md")]],
    ["a binary issue", () => ["--repo", repository, "--issue", path.join(folder, "binary.md")]],
    ["a missing argument", () => ["--issue", issue]],
    ["an unknown option", () => ["--repo", repository, "--issue", issue, "--frobnicate"]],
    ["a time-out that is no number", () => ["--repo", repository, "--issue", issue, "--timeout", "soon"]],
    ["an unknown engine", () => ["--repo", repository, "--issue", issue, "--engine", "magic"]],
  ])("exits 2 with one clear line for %s", async (_name, args) => {
    const ended = await fixpoint("fix", ...args(), "--json");

    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("fixpoint", () => {
  it("prints its help with exit code 0", async () => {
    const ended = await fixpoint("--help");

    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain("replay");
  });

  it("refuses a replay of a folder that is no evidence", async () => {
    const ended = await fixpoint("replay", folder);

    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain("manifest.json");
  });
});
