import type { IssueSource, Repository } from "@fixpoint/contracts";

export interface IssueToClose {
  source: IssueSource;
  /** As its tracker writes it, e.g. `SHOP-1A`; not the key that the project gives it here. null where it is not known. */
  trackerKey: string | null;
  /** Its page, as the tracker gave it. */
  url: string | null;
  externalId: string | null;
  /** Repository, board or list at the tracker; of GitHub `owner/name`. */
  externalSourceId: string;
}

export interface RepositoryAtHost {
  provider: Repository["provider"];
  /** `owner/name`; of GitLab with all groups. */
  path: string;
  /** Of the host's pages, e.g. `https://gitlab.com`: an issue of another instance is never closed by its number. */
  origin: string;
}

/** What makes the vendor close or link the issue. Made of validated ids alone: nothing of it is the issue's author's. */
export interface ClosingReference {
  /** First line of the pull request's body. */
  body: string | null;
  /** Line at the end of the commit message. */
  commit: string | null;
  /** Key to put into the pull request's title. */
  title: string | null;
}

const NONE: ClosingReference = { body: null, commit: null, title: null };

const NUMBER = /^[1-9]\d{0,14}$/;
const PATH = /^[A-Za-z0-9_][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)+$/;
const JIRA_KEY = /^[A-Z][A-Z0-9_]+-\d{1,9}$/;
const SENTRY_KEY = /^[A-Z0-9][A-Z0-9_]*(?:-[A-Z0-9_]+)*-[A-Z0-9]+$/;
const CLICKUP_ID = /^[a-z0-9]{1,20}$/;

function pageOf(issue: IssueToClose): URL | null {
  const url = issue.url === null ? null : URL.parse(issue.url);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url : null;
}

/** `#12` in the same repository, `owner/name#12` in another; null where the number means something else there. */
function numberedReference(path: string, issue: IssueToClose, host: RepositoryAtHost): string | null {
  const number = issue.externalId ?? "";
  if (!NUMBER.test(number) || !PATH.test(path) || pageOf(issue)?.origin !== host.origin) return null;
  return path.toLowerCase() === host.path.toLowerCase() ? `#${number}` : `${path}#${number}`;
}

/** https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue */
function onGithub(issue: IssueToClose, host: RepositoryAtHost): ClosingReference {
  const reference = host.provider === "github" ? numberedReference(issue.externalSourceId, issue, host) : null;
  return reference === null ? NONE : { body: `Fixes ${reference}`, commit: `Fixes ${reference}`, title: null };
}

/** https://docs.gitlab.com/user/project/issues/managing_issues/#closing-issues-automatically; the project is named by its path, not its number. */
function onGitlab(issue: IssueToClose, host: RepositoryAtHost): ClosingReference {
  const path = /^\/(.+?)\/-\/(?:issues|work_items)\/\d+$/.exec(pageOf(issue)?.pathname ?? "")?.[1] ?? "";
  const reference = host.provider === "gitlab" ? numberedReference(path, issue, host) : null;
  return reference === null ? NONE : { body: `Closes ${reference}`, commit: `Closes ${reference}`, title: null };
}

/**
 * A key in a title or message links: https://support.atlassian.com/jira-software-cloud/docs/reference-issues-in-your-development-work/.
 * A smart commit closes only by the name of a transition, which each workflow chooses for itself, so none is written
 * (https://support.atlassian.com/jira-software-cloud/docs/process-issues-with-smart-commits/). GitLab closes Jira's issues
 * by its own words: https://docs.gitlab.com/integration/jira/issues/.
 */
function onJira(issue: IssueToClose, host: RepositoryAtHost): ClosingReference {
  const key = /\/browse\/([^/]+)$/.exec(pageOf(issue)?.pathname ?? "")?.[1] ?? issue.trackerKey ?? "";
  if (!JIRA_KEY.test(key)) return NONE;
  const line = host.provider === "gitlab" ? `Closes ${key}` : key;
  return { body: line, commit: line, title: key };
}

/** https://help.clickup.com/hc/en-us/articles/6305771568791-GitHub-integration: the id links; a list names its own closed states. */
function onClickup({ externalId }: IssueToClose): ClosingReference {
  if (externalId === null || !CLICKUP_ID.test(externalId)) return NONE;
  const reference = `CU-${externalId}`;
  return { body: reference, commit: reference, title: reference };
}

/** https://docs.sentry.io/product/releases/associate-commits/: resolved by the release that holds the commit. */
function onSentry({ trackerKey }: IssueToClose): ClosingReference {
  if (trackerKey === null || !SENTRY_KEY.test(trackerKey)) return NONE;
  const line = `Fixes ${trackerKey}`;
  return { body: line, commit: line, title: null };
}

/** How merging closes the issue in its vendor's own way; only links where the vendor has none (Asana, Trello). */
export function closingReference(issue: IssueToClose, host: RepositoryAtHost): ClosingReference {
  switch (issue.source) {
    case "github":
      return onGithub(issue, host);
    case "gitlab":
      return onGitlab(issue, host);
    case "atlassian":
      return onJira(issue, host);
    case "clickup":
      return onClickup(issue);
    case "sentry":
      return onSentry(issue);
    case "asana":
    case "trello":
    case "bitbucket":
    case "local":
      return NONE;
  }
}
