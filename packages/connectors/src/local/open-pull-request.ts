import { FixpointError, InputError, Sha } from "@fixpoint/contracts";
import { enforcePolicy } from "../pull-request-policy.ts";
import type { NewPullRequest, OpenedPullRequest } from "../types/code-host.ts";
import { readChangedFiles } from "./changed-files.ts";
import { createPrivateRepository, type PrivateRepository } from "./git.ts";
import { checkBranch } from "./remote.ts";

/** Pushes one commit on the base to a branch of its own. No work tree is made, so no filter and no smudge can run. */
export async function openPullRequest(request: NewPullRequest): Promise<OpenedPullRequest> {
  const baseSha = checkSha(request.baseSha);
  checkBranch(request.baseBranch);
  checkBranch(request.branch);
  await using repository = await createPrivateRepository(baseSha.length);
  await fetchBase(repository, request);
  const tree = await applyPatch(repository, baseSha, request.patch);
  enforcePolicy(request.branch, await readChangedFiles(repository, baseSha, tree));

  const existing = await findExisting(repository, request, tree);
  if (existing !== null) return describe(request, existing);

  const commit = await createCommit(repository, request, tree);
  const { exitCode } = await repository.push(request.url, `${commit}:refs/heads/${request.branch}`);
  if (exitCode === 0) return describe(request, commit);
  // Somebody may have been faster with the same content.
  const other = await findExisting(repository, request, tree);
  if (other !== null) return describe(request, other);
  throw new FixpointError("push_refused", `The repository refused the branch ${request.branch}.`, {
    hint: "Look whether a branch named fixpoint exists, which leaves no room for fixpoint/…, or whether writing is allowed.",
  });
}

function checkSha(sha: string): string {
  const parsed = Sha.safeParse(sha);
  if (!parsed.success) throw new InputError("invalid_revision", `Not a full commit id: ${JSON.stringify(sha)}`);
  return parsed.data;
}

async function fetchBase(repository: PrivateRepository, { url, baseSha, baseBranch }: NewPullRequest): Promise<void> {
  // Some servers give single commits only when they are the head of a branch.
  const { exitCode } = await repository.fetch(url, [`${baseSha}:refs/fixpoint/base`], { depth: 1, answers: [1, 128] });
  if (exitCode === 0) return;
  await repository.fetch(url, [`refs/heads/${baseBranch}:refs/fixpoint/branch`]);
  const found = await repository.git(["cat-file", "-e", `${baseSha}^{commit}`], { answers: [1, 128] });
  if (found.exitCode !== 0) throw new InputError("revision_not_found", `The commit ${baseSha} is not in ${baseBranch}.`);
}

async function applyPatch(repository: PrivateRepository, baseSha: string, patch: string): Promise<string> {
  await repository.git(["read-tree", baseSha]);
  const input = patch.endsWith("\n") ? patch : `${patch}\n`;
  const applied = await repository.git(["apply", "--cached", "--whitespace=nowarn", "-"], { input, answers: [1, 128] });
  if (applied.exitCode !== 0) {
    throw new InputError("patch_does_not_apply", `The patch does not apply to ${baseSha.slice(0, 7)}.`, {
      hint: "Run the agent again on the current base.",
    });
  }
  return (await repository.git(["write-tree"])).stdout.trim();
}

/** The head of the branch when it holds this very change; null when there is no such branch. */
async function findExisting(repository: PrivateRepository, request: NewPullRequest, tree: string): Promise<string | null> {
  const ref = `refs/heads/${request.branch}`;
  const head = (await repository.listRemote(request.url, [ref])).refs.get(ref);
  if (head === undefined) return null;
  await repository.fetch(request.url, [`+${ref}:refs/fixpoint/existing`], { depth: 2 });
  const { stdout } = await repository.git(["log", "-1", "--no-show-signature", "--format=%T %P", "refs/fixpoint/existing", "--"]);
  if (stdout.trim() === `${tree} ${request.baseSha}`) return head;
  throw new FixpointError("branch_taken", `The branch ${request.branch} already holds another change.`, {
    hint: "Merge or delete that branch, then open the pull request again.",
  });
}

async function createCommit(repository: PrivateRepository, request: NewPullRequest, tree: string): Promise<string> {
  const name = request.author.name.replace(/[<>\r\n\0]/g, "").trim() || "Fixpoint";
  const email = request.author.email.replace(/[<>\s\0]/g, "");
  const env = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  const input = request.commitMessage.replaceAll("\0", "");
  const { stdout } = await repository.git(["commit-tree", "-p", request.baseSha, "-F", "-", tree], { input, env });
  return stdout.trim();
}

function describe({ branch, baseBranch, draft }: NewPullRequest, headSha: string): OpenedPullRequest {
  return { branch, baseBranch, headSha, status: draft ? "DRAFT" : "OPEN", number: null, htmlUrl: null };
}
