import { chmod, mkdir, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tempFolder, tempRepository, type TempRepository } from "@fixpoint/testing";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { openPullRequest, type PullRequestRequest } from "../publishing/open-pull-request.ts";
import { localCodeHost } from "./index.ts";

const FILES = {
  "src/add.js": "exports.add = (a, b) => a - b;\n",
  "test/add.test.js": "test('adds', () => {\n  expect(1).toBe(1);\n});\n",
};

const FIX = `diff --git a/src/add.js b/src/add.js
--- a/src/add.js
+++ b/src/add.js
@@ -1 +1 @@
-exports.add = (a, b) => a - b;
+exports.add = (a, b) => a + b;
`;

async function request(repository: TempRepository, more: Partial<PullRequestRequest> = {}): Promise<PullRequestRequest> {
  return {
    url: repository.path,
    baseBranch: "main",
    baseSha: await repository.head(),
    branch: "fixpoint/ACME-1",
    patch: FIX,
    commitMessage: "fix: add adds\n\nWith a body.",
    author: { name: "Fixpoint", email: "fixpoint@acme.test" },
    isDraft: false,
    labels: [],
    reviewers: [],
    title: "add adds",
    body: "Proof.",
    ...more,
  };
}

const open = (wanted: PullRequestRequest) => openPullRequest(localCodeHost, wanted);
const defaultBranch = async (url: string) => (await localCodeHost.repository(url)).defaultBranch;

/** The same repository without a work tree. */
async function bare(repository: TempRepository): Promise<{ path: string; [Symbol.asyncDispose](): Promise<void> }> {
  const folder = await tempFolder();
  await execa("git", ["clone", "--quiet", "--bare", repository.path, folder.path]);
  return folder;
}

async function patchOf(repository: TempRepository, change: () => Promise<unknown>): Promise<string> {
  await change();
  await repository.git("add", "--all", "--force");
  const patch = await repository.git("diff", "--cached", "--binary", "HEAD");
  await repository.git("reset", "--quiet", "--hard", "HEAD");
  return `${patch}\n`;
}

describe("reading", () => {
  it("finds the default branch and its latest commit with co-authors", async () => {
    await using repository = await tempRepository(FILES);
    await repository.git("checkout", "--quiet", "-b", "trunk");
    const sha = await repository.commit(
      { a: "1" },
      "Subject\n\nBody\n\nCo-authored-by: Grace Hopper <grace@acme.test>\nCo-authored-by: Alan <alan@acme.test>",
    );

    const branch = await defaultBranch(repository.path);
    const commit = await localCodeHost.latestCommit({ url: repository.path, branch: branch ?? "" });

    expect(branch).toBe("trunk");
    expect(commit).toMatchObject({
      sha,
      htmlUrl: null,
      author: { username: "Ada", avatarUrl: null },
      coAuthors: [
        { username: "Grace Hopper", avatarUrl: null },
        { username: "Alan", avatarUrl: null },
      ],
    });
    expect(commit.message).toMatch(/^Subject\n\nBody/);
    expect(Date.parse(commit.committer.date)).not.toBeNaN();
  });

  it("works on a repository of SHA-256 objects", async () => {
    await using folder = await tempFolder();
    const git = (...args: string[]) =>
      execa("git", ["-c", "user.name=A", "-c", "user.email=a@b.test", ...args], { cwd: folder.path });
    await git("init", "--quiet", "--object-format=sha256", "--initial-branch=main");
    await git("commit", "--quiet", "--allow-empty", "-m", "First");

    const commit = await localCodeHost.latestCommit({ url: folder.path, branch: "main" });

    expect(commit.sha).toHaveLength(64);
  });

  it.each([
    "ext::sh -c 'touch /tmp/x'",
    "--upload-pack=touch",
    "relative/path",
    "https://user:secret@example.org/a.git",
    "fd::3",
    "ftp://example.org/a",
    "",
    "/a\nb",
  ])("refuses %j as a repository", async (url) => {
    await expect(defaultBranch(url)).rejects.toMatchObject({ name: "InputError", code: "invalid_repository" });
  });

  it("says in words what is wrong", async () => {
    await using repository = await tempRepository();
    await using folder = await tempFolder();

    await expect(defaultBranch(repository.path)).rejects.toMatchObject({ code: "empty_repository" });
    await expect(defaultBranch(folder.path)).rejects.toMatchObject({ code: "repository_not_found" });
    await expect(localCodeHost.latestCommit({ url: repository.path, branch: "nope" })).rejects.toMatchObject({
      code: "branch_not_found",
    });
    await expect(localCodeHost.latestCommit({ url: repository.path, branch: "--help" })).rejects.toMatchObject({
      code: "invalid_branch",
    });
  });
});

describe("opening a pull request", () => {
  it.each(["with a work tree", "bare"])("pushes one commit to a repository %s and leaves the rest alone", async (kind) => {
    await using repository = await tempRepository(FILES);
    await using bareFolder = await bare(repository);
    const url = kind === "bare" ? bareFolder.path : repository.path;
    const base = await repository.head();
    const git = async (...args: string[]) =>
      (await execa("git", ["--git-dir", kind === "bare" ? url : join(url, ".git"), ...args])).stdout;

    const opened = await open(await request(repository, { url, isDraft: true }));

    expect(opened).toEqual({
      branch: "fixpoint/ACME-1",
      baseBranch: "main",
      headSha: await git("rev-parse", "fixpoint/ACME-1"),
      status: "DRAFT",
      number: null,
      htmlUrl: null,
      hasConflict: null,
    });
    expect(await git("log", "--format=%P|%an|%ae|%s", "-1", "fixpoint/ACME-1")).toBe(
      `${base}|Fixpoint|fixpoint@acme.test|fix: add adds`,
    );
    expect(await git("show", "fixpoint/ACME-1:src/add.js")).toContain("a + b");
    expect(await git("rev-parse", "main")).toBe(base);
    expect(await readFile(join(repository.path, "src/add.js"), "utf8")).toContain("a - b");
    expect(await repository.git("status", "--porcelain")).toBe("");
  });

  it("works on an older commit of the base", async () => {
    await using repository = await tempRepository(FILES);
    const base = await repository.head();
    await repository.commit({ "README.md": "later" });

    const opened = await open(await request(repository, { baseSha: base }));

    expect(await repository.git("rev-parse", `${opened.headSha}^`)).toBe(base);
  });

  it("answers with the same branch when asked again, and refuses to overwrite another change", async () => {
    await using repository = await tempRepository(FILES);
    const wanted = await request(repository);
    const first = await open(wanted);

    const again = await open({ ...wanted, commitMessage: "other words" });
    const different = { ...wanted, patch: FIX.replace("a + b;", "b + a;") };

    expect(again).toEqual(first);
    await expect(open(different)).rejects.toMatchObject({ code: "branch_taken" });
    expect(await repository.git("rev-parse", "fixpoint/ACME-1")).toBe(first.headSha);
  });

  it("makes one branch when two ask at once", async () => {
    await using repository = await tempRepository(FILES);
    const wanted = await request(repository);

    const [one, two] = await Promise.all([open(wanted), open(wanted)]);

    expect(one.headSha).toBe(two.headSha);
  });

  it("says so when the patch does not apply or the base is unknown", async () => {
    await using repository = await tempRepository(FILES);

    const stale = await request(repository, { patch: FIX.replace("a - b", "a * b") });
    const unknown = await request(repository, { baseSha: "1".repeat(40) });

    await expect(open(stale)).rejects.toMatchObject({ code: "patch_does_not_apply" });
    await expect(open(unknown)).rejects.toMatchObject({ code: "revision_not_found" });
  });

  it.each([
    [
      "a workflow",
      async (root: string) => (
        await mkdir(join(root, ".github/workflows"), { recursive: true }),
        writeFile(join(root, ".github/workflows/ci.yml"), "x")
      ),
    ],
    ["a lockfile", async (root: string) => writeFile(join(root, "package-lock.json"), "{}")],
    ["a symlink", async (root: string) => symlink("/etc/passwd", join(root, "link"))],
    [
      "a skipped test",
      async (root: string) => writeFile(join(root, "test/add.test.js"), "test.skip('adds', () => {\n  expect(1).toBe(1);\n});\n"),
    ],
    ["a deleted test", async (root: string) => execa("rm", [join(root, "test/add.test.js")])],
  ])("refuses %s and pushes nothing", async (_name, change) => {
    await using repository = await tempRepository(FILES);
    const patch = await patchOf(repository, () => change(repository.path));

    const opening = open(await request(repository, { patch }));

    await expect(opening).rejects.toMatchObject({ code: "pull_request_refused" });
    expect(await repository.git("branch", "--list", "fixpoint/*")).toBe("");
  });

  it("writes to no other branch", async () => {
    await using repository = await tempRepository(FILES);

    for (const branch of ["main", "feature/x", "fixpoint/../main", "fixpoint/a/b"]) {
      await expect(open(await request(repository, { branch }))).rejects.toThrow();
    }
    expect(await repository.git("branch", "--list", "--format=%(refname)")).toBe("refs/heads/main");
  });
});

describe("a hostile repository", () => {
  it("runs none of its programs", async () => {
    await using repository = await tempRepository({
      ...FILES,
      ".gitattributes": "* filter=evil diff=evil\n",
      ".gitmodules": '[submodule "x"]\n\tpath = x\n\turl = ext::evil\n',
    });
    await using canary = await tempFolder();
    const evil = join(canary.path, "evil.sh");
    await writeFile(evil, `#!/bin/sh\necho "$0 $*" >> ${canary.path}/ran\ncat\n`);
    await chmod(evil, 0o755);
    const wanted = await request(repository);
    const hooks = join(repository.path, ".git/hooks");
    await mkdir(hooks, { recursive: true });
    for (const hook of [
      "pre-receive",
      "update",
      "post-receive",
      "post-update",
      "reference-transaction",
      "proc-receive",
      "push-to-checkout",
      "pre-push",
      "post-checkout",
      "pre-auto-gc",
    ]) {
      await writeFile(join(hooks, hook), `#!/bin/sh\necho ${hook} >> ${canary.path}/ran\n`);
      await chmod(join(hooks, hook), 0o755);
    }
    await mkdir(join(repository.path, ".git/objects/info"), { recursive: true });
    await writeFile(join(repository.path, ".git/objects/info/alternates"), `${join(repository.path, ".git/objects")}\n`);
    const settings = {
      "core.fsmonitor": evil,
      "core.hooksPath": hooks,
      "core.alternateRefsCommand": evil,
      "core.sshCommand": evil,
      "core.pager": evil,
      "core.editor": evil,
      "filter.evil.clean": evil,
      "filter.evil.smudge": evil,
      "filter.evil.process": evil,
      "diff.evil.command": evil,
      "diff.evil.textconv": evil,
      "diff.external": evil,
      "gpg.program": evil,
      "commit.gpgSign": "true",
      "credential.helper": evil,
      "uploadpack.packObjectsHook": evil,
      "gc.auto": "1",
    };
    for (const [name, value] of Object.entries(settings))
      await execa("git", ["config", "--file", join(repository.path, ".git/config"), name, value]);

    const branch = await defaultBranch(wanted.url);
    await localCodeHost.latestCommit({ url: wanted.url, branch: branch ?? "" });
    const opened = await open(wanted);
    const status = await localCodeHost.pullRequest({ ...wanted, number: null, headSha: opened.headSha });

    expect(status?.status).toBe("OPEN");
    expect(await readdir(canary.path)).toEqual(["evil.sh"]);
  });

  it("is refused as a partial clone, whose gaps its own programs would fill", async () => {
    await using repository = await tempRepository(FILES);
    const wanted = await request(repository);
    await execa("git", ["config", "--file", join(repository.path, ".git/config"), "remote.origin.promisor", "true"]);

    await expect(open(wanted)).rejects.toMatchObject({ code: "partial_clone" });
  });
});

describe("the state of a pull request", () => {
  it("is told by its branch and the base", async () => {
    await using repository = await tempRepository(FILES);
    const wanted = await request(repository);
    const { headSha } = await open(wanted);
    const status = async (isDraft = false) =>
      (await localCodeHost.pullRequest({ ...wanted, number: null, headSha, isDraft }))?.status;

    const opened = await status();
    const draft = await status(true);
    await repository.git("branch", "--move", "fixpoint/ACME-1", "kept");
    const closed = await status();
    await repository.commit({ other: "1" });
    await repository.git("merge", "--quiet", "--no-edit", "kept");
    const merged = await status();

    expect([opened, draft, closed, merged]).toEqual(["OPEN", "DRAFT", "CLOSED", "MERGED"]);
  });
});
