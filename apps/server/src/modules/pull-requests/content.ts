import { commitMessage, commitStyleOf, commitSubject, pullRequestBody, type ProvenRun } from "@fixpoint/agent";
import { closingReference, messagesOf, repositoryPathOf, type PrivateRepository } from "@fixpoint/connectors";
import { PRODUCT_NAME } from "@fixpoint/contracts";
import type { IssueRow, IssueRunRow, RepositoryRow } from "@fixpoint/db";

/** Commits of pull requests carry this author; it is an address that nobody reads. */
export const AUTHOR = { name: PRODUCT_NAME, email: "fixpoint@users.noreply.fixpoint.test" };

const MOST_TITLE = 250;

export interface PullRequestContent {
  title: string;
  body: string;
  commitMessage: string;
}

function closingOf(issue: IssueRow, { provider, url }: RepositoryRow) {
  const none = { body: null, commit: null, title: null };
  if (provider === "local" || !URL.canParse(url)) return none;
  const { origin } = new URL(url);
  const trackerKey = /\/browse\/([A-Z][A-Z0-9_]+-\d+)$/.exec(issue.issueUrl ?? "")?.[1] ?? null;
  const { source, externalId, externalSourceId, issueUrl } = issue;
  const host = { provider, path: repositoryPathOf(url, origin), origin };
  return closingReference({ source, trackerKey, url: issueUrl, externalId, externalSourceId }, host);
}

export function provenOf(run: IssueRunRow & { evidence: NonNullable<IssueRunRow["evidence"]> }, issue: IssueRow): ProvenRun {
  const { evidence, fix, reproductionScript } = run;
  return { evidence, fix: fix ?? [], reproductionScript: reproductionScript ?? [], statusResult: issue.statusResult };
}

/** Title, text and commit of a bug's pull request, in the repository's own style. `page`: of the bug here. */
export async function contentOf(
  issue: IssueRow,
  proven: ProvenRun,
  place: { repository: RepositoryRow; mirror: PrivateRepository | null; baseSha: string; branch: string; page: string },
): Promise<PullRequestContent> {
  const { mirror, baseSha } = place;
  const reference = { title: issue.title, key: issue.key, url: issue.issueUrl };
  const style = commitStyleOf(mirror === null ? [] : await messagesOf(mirror, baseSha));
  const closing = closingOf(issue, place.repository);
  const subject = commitSubject(proven, reference, style);
  const title = closing.title === null || subject.includes(closing.title) ? subject : `${closing.title} ${subject}`;
  return {
    title: title.slice(0, MOST_TITLE),
    body: pullRequestBody(proven, reference, closing.body, { branch: place.branch, evidenceUrl: place.page }),
    commitMessage: commitMessage(proven, reference, style, { closes: closing.commit, signer: AUTHOR }),
  };
}
