import { FixpointError } from "@fixpoint/contracts";
import { enforcePolicy } from "../pull-request-policy.ts";
import type { GitRemote } from "../types/git-remote.ts";
import { readChangedFiles } from "./changed-files.ts";
import {
  applyPatch,
  checkSha,
  createCommit,
  fetchCommit,
  headOf,
  isSameChange,
  refusalOf,
  type Author,
} from "./commit-change.ts";
import { createPrivateRepository, type PrivateRepository } from "./private-repository.ts";
import { checkBranch } from "./remote.ts";

export interface NewBranch {
  remote: GitRemote;
  baseBranch: string;
  baseSha: string;
  /** `fixpoint/<issue key>`; see `branchForIssue`. */
  branch: string;
  /** Unified diff against `baseSha`, as `git apply` takes it. */
  patch: string;
  commitMessage: string;
  author: Author;
}

/** The head of the branch when it holds this very change; null when there is no such branch. */
async function findExisting(repository: PrivateRepository, request: NewBranch, tree: string): Promise<string | null> {
  const { remote, branch, baseSha } = request;
  const sha = await headOf(repository, remote, branch);
  if (sha === null || (await isSameChange(repository, remote, { branch, sha }, { tree, parents: [baseSha] }))) return sha;
  throw new FixpointError("branch_taken", `The branch ${branch} already holds another change.`, {
    hint: "Merge or delete that branch, then open the pull request again.",
  });
}

/**
 * Pushes one commit on the base to a branch of its own and answers its id; asked again with the same content, that of
 * what is there. Throws `pull_request_refused` for what the policy forbids, `branch_taken`, `push_refused`.
 */
export async function publishBranch(request: NewBranch): Promise<string> {
  const { remote, branch, patch, author } = request;
  const baseSha = checkSha(request.baseSha);
  checkBranch(request.baseBranch);
  checkBranch(branch);
  await using repository = await createPrivateRepository(baseSha.length);
  await fetchCommit(repository, remote, { sha: baseSha, branch: request.baseBranch });
  const tree = await applyPatch(repository, baseSha, patch);
  enforcePolicy(branch, await readChangedFiles(repository, baseSha, tree));

  const existing = await findExisting(repository, request, tree);
  if (existing !== null) return existing;

  const commit = await createCommit(repository, { tree, parents: [baseSha], message: request.commitMessage, author });
  const { exitCode, stderr } = await repository.push(remote, `${commit}:refs/heads/${branch}`);
  if (exitCode === 0) return commit;
  // Somebody may have been faster with the same content.
  const other = await findExisting(repository, request, tree);
  if (other !== null) return other;
  throw new FixpointError("push_refused", `The repository refused the branch ${branch}: ${refusalOf(stderr)}`, {
    hint: "Look whether a branch named fixpoint exists, which leaves no room for fixpoint/…, or whether writing is allowed.",
  });
}
