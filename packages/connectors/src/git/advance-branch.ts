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

export interface NextCommit {
  remote: GitRemote;
  branch: string;
  /** Where the branch is to be now. */
  headSha: string;
  base: { branch: string; /** Commit of the base that the branch holds already. */ sha: string };
  /** A commit of the base that is merged in; null where the base stays. */
  merged: string | null;
  /** Unified diff against `merged`, or against `headSha` where nothing is merged. */
  patch: string;
  commitMessage: string;
  author: Author;
}

function moved(branch: string): FixpointError {
  return new FixpointError("branch_moved", `The branch ${branch} is not where it was.`, {
    hint: "Somebody pushed to it meanwhile; it is looked at again.",
  });
}

async function readPolicy(repository: PrivateRepository, request: NextCommit, tree: string): Promise<void> {
  const { branch, merged, headSha, base } = request;
  // What the pull request shows as a whole, and, against what the branch has, that no test of ours is lost.
  enforcePolicy(branch, await readChangedFiles(repository, merged ?? base.sha, tree));
  if (merged === null) enforcePolicy(branch, await readChangedFiles(repository, headSha, tree));
}

/**
 * Adds one commit to a branch of ours, a fast-forward in every case, and answers its id; asked again with the same
 * content, that of what is there. Throws `branch_moved` when the branch is elsewhere, `pull_request_refused`, `push_refused`.
 */
export async function advanceBranch(request: NextCommit): Promise<string> {
  const { remote, branch, base, merged, author } = request;
  const headSha = checkSha(request.headSha);
  checkBranch(branch);
  await using repository = await createPrivateRepository(headSha.length);
  const parents = [headSha, ...(merged === null ? [] : [checkSha(merged)])];
  await fetchCommit(repository, remote, { sha: headSha, branch });
  await fetchCommit(repository, remote, { sha: checkSha(base.sha), branch: base.branch });
  if (merged !== null) await fetchCommit(repository, remote, { sha: merged, branch: base.branch });
  const tree = await applyPatch(repository, merged ?? headSha, request.patch);
  await readPolicy(repository, request, tree);

  /** null: still where it is to be. */
  async function findDone(): Promise<string | null> {
    const sha = await headOf(repository, remote, branch);
    if (sha === headSha) return null;
    if (sha !== null && (await isSameChange(repository, remote, { branch, sha }, { tree, parents }))) return sha;
    throw moved(branch);
  }

  const done = await findDone();
  if (done !== null) return done;
  const commit = await createCommit(repository, { tree, parents, message: request.commitMessage, author });
  const { exitCode, stderr } = await repository.push(remote, `${commit}:refs/heads/${branch}`);
  if (exitCode === 0) return commit;
  const other = await findDone();
  if (other !== null) return other;
  throw new FixpointError("push_refused", `The repository refused a commit on ${branch}: ${refusalOf(stderr)}`, {
    hint: "Look whether writing is allowed there.",
  });
}
