import { InputError } from "@fixpoint/contracts";
import type { CodeHost } from "../types/code-host.ts";
import { readCommit } from "./commit.ts";
import { createPrivateRepository } from "./git.ts";
import { openPullRequest } from "./open-pull-request.ts";
import { pullRequestStatus } from "./pull-request-status.ts";
import { checkBranch } from "./remote.ts";

/** Any git repository by path or URL, bare or not. A pull request is a branch. */
export const localCodeHost: CodeHost = {
  provider: "local",
  defaultBranch,
  latestCommit,
  openPullRequest,
  pullRequestStatus,
};

async function defaultBranch({ url }: { url: string }): Promise<string> {
  await using repository = await createPrivateRepository();
  const { refs, head } = await repository.listRemote(url, ["HEAD", "refs/heads/*"]);
  const branches = [...refs.keys()].filter((name) => name.startsWith("refs/heads/"));
  if (branches.length === 0)
    throw new InputError("empty_repository", "The repository is empty.", { hint: "Commit something first." });
  // A detached HEAD names no branch.
  const candidates = [head, "refs/heads/main", "refs/heads/master", branches.length === 1 ? branches[0] : null];
  const found = candidates.find((name) => name !== null && name !== undefined && refs.has(name));
  if (found === null || found === undefined)
    throw new InputError("no_default_branch", "The repository names no default branch.", {
      hint: "Choose the branch in the project's settings.",
    });
  return found.slice("refs/heads/".length);
}

async function latestCommit({ url, branch }: { url: string; branch: string }) {
  const ref = `refs/heads/${checkBranch(branch)}`;
  await using probe = await createPrivateRepository();
  const sha = (await probe.listRemote(url, [ref])).refs.get(ref);
  if (sha === undefined) throw new InputError("branch_not_found", `The branch ${branch} does not exist.`);
  await using repository = await createPrivateRepository(sha.length);
  await repository.fetch(url, [`${ref}:refs/fixpoint/latest`], { depth: 1 });
  // Awaited here: the repository is gone when this scope ends.
  return await readCommit(repository, "refs/fixpoint/latest");
}
