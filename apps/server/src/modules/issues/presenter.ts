import type { Issue, IssueDetails, IssueListItem, PullRequest, RawData } from "@fixpoint/contracts";
import type { IssueRow, IssueRunRow, PullRequestRow } from "@fixpoint/db";

const PROCESS = { not_started: "agent_not_started", working: "agent_working", done: "agent_done" } as const;

export function presentPullRequest(row: PullRequestRow): PullRequest {
  return {
    status: row.status,
    number: row.number,
    title: row.title,
    url: row.url,
    branch: row.branch,
    baseBranch: row.baseBranch,
    headSha: row.headSha,
  };
}

function common(issue: IssueRow, pullRequest: PullRequestRow | null) {
  return {
    id: issue.id,
    key: issue.key,
    projectId: issue.projectId,
    organizationId: issue.organizationId,
    title: issue.title,
    agentResultStatus: issue.agentResultStatus,
    agentProcessingStatus: issue.agentProcessingStatus,
    issueUrl: issue.issueUrl,
    createdAt: issue.createdAt.toISOString(),
    updatedAt: issue.updatedAt.toISOString(),
    source: issue.source,
    createdById: issue.createdById,
    cloudStorageInfo: null,
    isArchived: issue.isArchived,
    pullRequest: pullRequest && presentPullRequest(pullRequest),
  };
}

/** What the database's trigger wrote; it is as trustworthy as a column of ours. */
export function parseListItem(json: string): IssueListItem {
  return JSON.parse(json) as IssueListItem;
}

function presentRawData(issue: IssueRow): RawData {
  return {
    id: issue.id,
    text: issue.text,
    title: issue.title,
    issue_url: issue.issueUrl,
    status_process: PROCESS[issue.agentProcessingStatus],
    status_result: issue.statusResult,
  };
}

export function presentIssue(issue: IssueRow, pullRequest: PullRequestRow | null): Issue {
  return { ...common(issue, pullRequest), text: issue.text, rawData: presentRawData(issue) };
}

/** `run` is the one that counts; null before the first. */
export function presentDetails(issue: IssueRow, pullRequest: PullRequestRow | null, run: IssueRunRow | null): IssueDetails {
  return {
    ...presentIssue(issue, pullRequest),
    fix: run?.fix ?? [],
    reproduction_script: run?.reproductionScript ?? [],
    existing_unit_tests: run?.existingUnitTests ?? [],
    modified_unit_tests: run?.modifiedUnitTests ?? [],
    evidence: run?.evidence ?? null,
  };
}
