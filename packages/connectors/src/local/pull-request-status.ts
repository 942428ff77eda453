import type { PullRequestStatus } from "@fixpoint/contracts";
import type { PullRequestRef } from "../types/code-host.ts";
import { createPrivateRepository } from "./git.ts";
import { checkBranch } from "./remote.ts";

/** Merged when the base holds the head; closed when the branch is gone without that. */
export async function pullRequestStatus(pullRequest: PullRequestRef): Promise<PullRequestStatus> {
  const { url, headSha } = pullRequest;
  const branch = `refs/heads/${checkBranch(pullRequest.branch)}`;
  const base = `refs/heads/${checkBranch(pullRequest.baseBranch)}`;
  await using repository = await createPrivateRepository(headSha.length);
  const { refs } = await repository.listRemote(url, [branch, base]);
  if (refs.get(base) === headSha) return "MERGED";
  if (refs.has(base)) {
    await repository.fetch(url, [`${base}:refs/fixpoint/base`]);
    const known = await repository.git(["cat-file", "-e", `${headSha}^{commit}`], { answers: [1, 128] });
    const merged =
      known.exitCode === 0 &&
      (await repository.git(["merge-base", "--is-ancestor", headSha, "refs/fixpoint/base"], { answers: [1] })).exitCode === 0;
    if (merged) return "MERGED";
  }
  if (!refs.has(branch)) return "CLOSED";
  return pullRequest.draft ? "DRAFT" : "OPEN";
}
