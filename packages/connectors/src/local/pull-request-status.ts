import type { PullRequestStatus } from "@fixpoint/contracts";
import { createPrivateRepository } from "../git/private-repository.ts";
import { checkBranch, openRemote } from "../git/remote.ts";
import type { PullRequestRef } from "../types/code-host.ts";

export interface BranchState {
  status: PullRequestStatus;
  headSha: string;
}

/** Merged when the base holds the head; closed when the branch is gone without that. */
export async function stateOfBranch(pullRequest: PullRequestRef): Promise<BranchState> {
  const remote = openRemote(pullRequest.url);
  const branch = `refs/heads/${checkBranch(pullRequest.branch)}`;
  const base = `refs/heads/${checkBranch(pullRequest.baseBranch)}`;
  await using repository = await createPrivateRepository(pullRequest.headSha.length);
  const { refs } = await repository.listRemote(remote, [branch, base]);
  const headSha = refs.get(branch) ?? pullRequest.headSha;
  if (refs.get(base) === headSha) return { status: "MERGED", headSha };
  if (refs.has(base)) {
    await repository.fetch(remote, [`${base}:refs/fixpoint/base`]);
    const known = await repository.git(["cat-file", "-e", `${headSha}^{commit}`], { answers: [1, 128] });
    const merged =
      known.exitCode === 0 &&
      (await repository.git(["merge-base", "--is-ancestor", headSha, "refs/fixpoint/base"], { answers: [1] })).exitCode === 0;
    if (merged) return { status: "MERGED", headSha };
  }
  if (!refs.has(branch)) return { status: "CLOSED", headSha };
  return { status: pullRequest.isDraft ? "DRAFT" : "OPEN", headSha };
}
