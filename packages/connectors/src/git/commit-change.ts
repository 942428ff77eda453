import { InputError, Sha } from "@fixpoint/contracts";
import type { GitRemote } from "../types/git-remote.ts";
import type { PrivateRepository } from "./private-repository.ts";
import { checkBranch } from "./remote.ts";

export interface Author {
  name: string;
  email: string;
}

/** Throws InputError `invalid_revision`. */
export function checkSha(sha: string): string {
  const parsed = Sha.safeParse(sha);
  if (!parsed.success) throw new InputError("invalid_revision", `Not a full commit id: ${JSON.stringify(sha)}`);
  return parsed.data;
}

/** Brings one commit of a branch here, as little of its history as the other end allows. */
export async function fetchCommit(
  repository: PrivateRepository,
  remote: GitRemote,
  { sha, branch }: { sha: string; branch: string },
): Promise<void> {
  // Some servers give single commits only when they are the head of a branch.
  const { exitCode } = await repository.fetch(remote, [`${sha}:refs/fixpoint/${sha}`], { depth: 1, answers: [1, 128] });
  if (exitCode === 0) return;
  await repository.fetch(remote, [`refs/heads/${checkBranch(branch)}:refs/fixpoint/branch-of-${sha}`]);
  const found = await repository.git(["cat-file", "-e", `${sha}^{commit}`], { answers: [1, 128] });
  if (found.exitCode !== 0) throw new InputError("revision_not_found", `The commit ${sha} is not in ${branch}.`);
}

/** The tree of a commit with a patch applied, without a work tree: no filter and no smudge can run. */
export async function applyPatch(repository: PrivateRepository, sha: string, patch: string): Promise<string> {
  await repository.git(["read-tree", sha]);
  const input = patch.endsWith("\n") ? patch : `${patch}\n`;
  const applied = await repository.git(["apply", "--cached", "--whitespace=nowarn", "-"], { input, answers: [1, 128] });
  if (applied.exitCode !== 0) {
    throw new InputError("patch_does_not_apply", `The patch does not apply to ${sha.slice(0, 7)}.`, {
      hint: "Run the agent again on the current base.",
    });
  }
  return (await repository.git(["write-tree"])).stdout.trim();
}

export async function createCommit(
  repository: PrivateRepository,
  commit: { tree: string; parents: readonly string[]; message: string; author: Author },
): Promise<string> {
  const name = commit.author.name.replace(/[<>\r\n\0]/g, "").trim() || "Fixpoint";
  const email = commit.author.email.replace(/[<>\s\0]/g, "");
  const env = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  const parents = commit.parents.flatMap((parent) => ["-p", parent]);
  const input = commit.message.replaceAll("\0", "");
  const { stdout } = await repository.git(["commit-tree", ...parents, "-F", "-", commit.tree], { input, env });
  return stdout.trim();
}

/** Head of a branch at the remote; null when there is none. */
export async function headOf(repository: PrivateRepository, remote: GitRemote, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  return (await repository.listRemote(remote, [ref])).refs.get(ref) ?? null;
}

/** Whether a commit at the remote is this very change: the same tree on the same parents, whoever made it and when. */
export async function isSameChange(
  repository: PrivateRepository,
  remote: GitRemote,
  place: { branch: string; sha: string },
  change: { tree: string; parents: readonly string[] },
): Promise<boolean> {
  await repository.fetch(remote, [`+refs/heads/${place.branch}:refs/fixpoint/existing`], { depth: 2 });
  const { stdout } = await repository.git(["log", "-1", "--no-show-signature", "--format=%T %P", "refs/fixpoint/existing", "--"]);
  return stdout.trim() === [change.tree, ...change.parents].join(" ");
}

/** What the other end said when it did not take a push, without its decoration. */
export function refusalOf(stderr: string): string {
  const lines = stderr.split("\n").map((line) => line.replace(/^remote:\s*/, "").trim());
  return lines
    .filter((line) => line !== "" && !/^(To |error: failed to push|hint:)/.test(line))
    .slice(0, 3)
    .join(" ")
    .slice(0, 300);
}
