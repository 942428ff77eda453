import type { Commit, PullRequest, PullRequestStatus } from "@fixpoint/contracts";
import type { RepositoryRow } from "@fixpoint/db";

export interface PullRequestRequest {
  issueKey: string;
  title: string;
  /** Markdown. */
  body: string;
  commitMessage: string;
  baseSha: string;
  /** Unified diff against the base, as `git apply` takes it. */
  patch: string;
  draft: boolean;
}

type Place = Pick<RepositoryRow, "provider" | "url" | "defaultBranch">;

/** What the server asks of the place where a project's code lives. Refusals are FixpointErrors. */
export interface CodeHost {
  /** Head of the default branch. */
  latestCommit(repository: Place): Promise<Commit>;
  /** Branch that a clone would check out. */
  defaultBranch(provider: RepositoryRow["provider"], url: string): Promise<string>;
  /** Idempotent: asked again with the same content it answers with what is there. */
  openPullRequest(repository: Place, request: PullRequestRequest): Promise<PullRequest>;
  pullRequestStatus(
    repository: Place,
    pullRequest: Pick<PullRequest, "branch" | "baseBranch" | "headSha" | "status">,
  ): Promise<PullRequestStatus>;
}
