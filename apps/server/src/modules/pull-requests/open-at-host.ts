import { branchForIssue, type PrivateRepository } from "@fixpoint/connectors";
import {
  findIntegrationOf,
  findIssueContext,
  type IssueRow,
  type IssueRunRow,
  type NewPullRequest,
  type RepositoryRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { bugAddress } from "../trackers/bug-address.ts";
import { AUTHOR, contentOf, provenOf } from "./content.ts";
import { mirrorOf } from "./mirror.ts";
import { reviewersFor } from "./reviewers.ts";

const LABEL = "fixpoint";
const HISTORY_MS = 20 * 60_000;

/** A run whose fix passed the gates. */
export type ProvenRunRow = IssueRunRow & { patch: string; baseSha: string; evidence: NonNullable<IssueRunRow["evidence"]> };

/** A history that cannot be had is no reason not to deliver: only style and reviewers come of it. */
async function historyOf(context: AppContext, repository: RepositoryRow): Promise<PrivateRepository | null> {
  if (repository.provider === "local") return null;
  return mirrorOf(context, repository, AbortSignal.timeout(HISTORY_MS)).catch((error: unknown) => {
    context.log.warn({ err: error, repository: repository.id }, "the history of a repository could not be read");
    return null;
  });
}

async function chooseReviewers(
  context: AppContext,
  repository: RepositoryRow,
  mirror: PrivateRepository | null,
  run: ProvenRunRow,
): Promise<string[]> {
  if (repository.provider === "local" || mirror === null) return [];
  const own = (await findIntegrationOf(context.db, repository.organizationId, repository.provider))?.account ?? null;
  const { baseSha, patch, fix } = run;
  const change = { baseSha, patch, paths: (fix ?? []).map(({ file_path }) => file_path) };
  return context.codeHost.at(repository, (host) => reviewersFor({ mirror, host, repository, own }, change));
}

/** Branch, commit and pull request of a proven fix, at the project's host; as they are to be kept. Throws what the host and the policy say. */
export async function openAtHost(
  context: AppContext,
  issue: IssueRow,
  run: ProvenRunRow,
  repository: RepositoryRow,
  isDraft: boolean,
): Promise<NewPullRequest> {
  const { organizationId, projectId, id: issueId } = issue;
  const { id: runId, baseSha, patch } = run;
  const mirror = await historyOf(context, repository);
  const branch = branchForIssue(issue.key);
  const page = await bugAddress(context, issue);
  const trackerKey = (await findIssueContext(context.db, organizationId, issueId))?.trackerKey ?? null;
  const content = await contentOf(issue, provenOf(run, issue), { repository, mirror, trackerKey, baseSha, branch, page });
  const opened = await context.codeHost.openPullRequest(repository, {
    ...content,
    branch,
    baseBranch: repository.defaultBranch,
    author: AUTHOR,
    baseSha,
    patch,
    isDraft,
    labels: [LABEL],
    reviewers: await chooseReviewers(context, repository, mirror, run),
  });
  const { baseBranch, headSha, status, number, htmlUrl: url } = opened;
  const bug = { organizationId, projectId, issueId, runId, title: content.title };
  return { ...bug, branch, baseBranch, baseSha, headSha, status, number, url };
}
