import { InputError } from "@fixpoint/contracts";
import { createPrivateRepository } from "../git/private-repository.ts";
import { readCommit } from "../git/read-commit.ts";
import { checkBranch, openRemote } from "../git/remote.ts";
import type { CodeHostConnection, HostPullRequest, PullRequestRef } from "../types/code-host.ts";
import { stateOfBranch } from "./pull-request-status.ts";

async function defaultBranch(url: string): Promise<string> {
  await using repository = await createPrivateRepository();
  const { refs, head } = await repository.listRemote(openRemote(url), ["HEAD", "refs/heads/*"]);
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
  const remote = openRemote(url);
  await using probe = await createPrivateRepository();
  const sha = (await probe.listRemote(remote, [ref])).refs.get(ref);
  if (sha === undefined) throw new InputError("branch_not_found", `The branch ${branch} does not exist.`);
  await using repository = await createPrivateRepository(sha.length);
  await repository.fetch(remote, [`${ref}:refs/fixpoint/latest`], { depth: 1 });
  // Awaited here: the repository is gone when this scope ends.
  return await readCommit(repository, "refs/fixpoint/latest");
}

async function pullRequest(ref: PullRequestRef): Promise<HostPullRequest> {
  const { branch, baseBranch } = ref;
  return { number: null, htmlUrl: null, branch, baseBranch, hasConflict: null, ...(await stateOfBranch(ref)) };
}

/** Any git repository by path or URL, bare or not, that needs no access. A pull request is a branch. */
export const localCodeHost: CodeHostConnection = {
  async *repositories() {},
  async repository(url) {
    const name =
      url
        .replace(/\/+$/, "")
        .replace(/\.git$/, "")
        .split("/")
        .at(-1) ?? url;
    return { id: url, name, url, htmlUrl: null, defaultBranch: await defaultBranch(url) };
  },
  remote: async (url) => openRemote(url),
  latestCommit,
  authorOf: async () => null,
  // Whoever opens one pushes its branch first.
  findPullRequest: async () => null,
  async createPullRequest({ branch, baseBranch, headSha, isDraft }) {
    const status = isDraft ? "DRAFT" : "OPEN";
    return { number: null, htmlUrl: null, status, branch, baseBranch, headSha, hasConflict: null };
  },
  pullRequest,
  checks: async () => [],
  reviewNotes: async () => [],
  async reply() {},
  watch: async () => null,
  renew: async () => null,
  async unwatch() {},
};
