import type { Commit, PullRequestStatus, Repository } from "@fixpoint/contracts";

export interface BranchOf {
  /** Path or git URL, without credentials. */
  url: string;
  branch: string;
}

export interface NewPullRequest {
  url: string;
  baseBranch: string;
  baseSha: string;
  /** `fixpoint/<issue key>`; see `branchForIssue`. */
  branch: string;
  /** Unified diff against `baseSha`, as `git apply` takes it. */
  patch: string;
  commitMessage: string;
  author: { name: string; email: string };
  draft: boolean;
  title: string;
  /** Markdown. */
  body: string;
}

export interface OpenedPullRequest {
  branch: string;
  baseBranch: string;
  headSha: string;
  status: PullRequestStatus;
  /** Number and address at the host; null where the host has no pages. */
  number: number | null;
  htmlUrl: string | null;
}

export interface PullRequestRef {
  url: string;
  branch: string;
  baseBranch: string;
  headSha: string;
  draft: boolean;
}

/**
 * Where code lives. Errors: InputError for wrong paths, branches or revisions; FixpointError `pull_request_refused`
 * for what the policy forbids and `branch_taken` where the branch holds something else; InfrastructureError
 * `git_failed` for the rest.
 */
export interface CodeHost {
  readonly provider: Repository["provider"];
  defaultBranch(repository: { url: string }): Promise<string>;
  latestCommit(branch: BranchOf): Promise<Commit>;
  /** One commit on `baseSha`; asked again with the same content it answers with what is there. Never forces. */
  openPullRequest(request: NewPullRequest): Promise<OpenedPullRequest>;
  pullRequestStatus(pullRequest: PullRequestRef): Promise<PullRequestStatus>;
}
