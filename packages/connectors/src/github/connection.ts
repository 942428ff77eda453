import type { Octokit } from "@octokit/core";
import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import { readPages } from "../paging/read-pages.ts";
import { walkByUpdate } from "../paging/walk-by-update.ts";
import { filesOf } from "../text/attachment-links.ts";
import type { Identity, VendorAccess } from "../types/access.ts";
import type { TrackerComment, TrackerConnection, TrackerIssue } from "../types/issue-tracker.ts";
import { TOKEN_SCOPES } from "./auth.ts";
import { createClient, NAME } from "./client.ts";
import { isPullRequest, placeOf, toComment, toIssue, toSource } from "./map.ts";
import { Comment, Hook, Installed, Issue, Repository, User } from "./schema.ts";

const PER_PAGE = 100;
/** Of issues, and of what happens to pull requests: one webhook serves both. */
const EVENTS = [
  "issues",
  "issue_comment",
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "check_run",
  "status",
  "push",
];
/** Of files that were dropped into a text: GitHub has no call that lists them. */
const UPLOAD = /\/user-attachments\/(?:assets|files)\/.+|\/files\/\d+\/.+/;

async function identify(octokit: Octokit, isInstallation: boolean): Promise<Identity> {
  if (isInstallation) {
    const { data } = await octokit.request("GET /installation/repositories", { per_page: 1 });
    const [first] = readAnswer(NAME, Installed, data).repositories;
    return { account: first?.owner.login ?? "an installation without repositories", scopes: null, missingScopes: [] };
  }
  const { data, headers } = await octokit.request("GET /user");
  const { login } = readAnswer(NAME, User, data);
  // Fine-grained tokens have no such header: what they may do shows only when it is done.
  const scopes = headers["x-oauth-scopes"]?.split(/[\s,]+/).filter((scope) => scope !== "") ?? null;
  return { account: login, scopes, missingScopes: TOKEN_SCOPES.filter((scope) => scopes !== null && !scopes.includes(scope)) };
}

function repositories(octokit: Octokit, isInstallation: boolean): AsyncGenerator<Repository[]> {
  return readPages(PER_PAGE, async (page) => {
    const query = { per_page: PER_PAGE, page };
    if (isInstallation) {
      const { data } = await octokit.request("GET /installation/repositories", query);
      return readAnswer(NAME, Installed, data).repositories;
    }
    const { data } = await octokit.request("GET /user/repos", { ...query, sort: "full_name" });
    return readAnswer(NAME, z.array(Repository), data);
  });
}

async function commentsOf(octokit: Octokit, sourceId: string, issueNumber: number): Promise<TrackerComment[]> {
  const path = { ...placeOf(sourceId), issue_number: issueNumber, per_page: PER_PAGE };
  const pages = readPages(PER_PAGE, async (page) => {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { ...path, page });
    return readAnswer(NAME, z.array(Comment), data);
  });
  return (await Array.fromAsync(pages)).flat().map(toComment);
}

async function readIssue(octokit: Octokit, sourceId: string, issueId: string): Promise<TrackerIssue | null> {
  const place = { ...placeOf(sourceId), issue_number: Number(issueId) };
  try {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}", place);
    const issue = readAnswer(NAME, Issue, data);
    if (isPullRequest(issue)) return null;
    const comments = await commentsOf(octokit, sourceId, issue.number);
    const texts = [issue.body ?? "", ...comments.map(({ text }) => text)];
    const attachments = filesOf(texts.join("\n\n"), (url) => UPLOAD.exec(url)?.[0] ?? null);
    return { ...toIssue(issue), comments, attachments };
  } catch (error) {
    if (isVendorError(error, "not_at_vendor")) return null;
    throw error;
  }
}

function issues(octokit: Octokit, sourceId: string, since: Date | null): AsyncGenerator<Issue[]> {
  const query = { ...placeOf(sourceId), sort: "updated", direction: "asc", per_page: PER_PAGE } as const;
  const state = since === null ? "open" : "all";
  return walkByUpdate({
    since,
    pageSize: PER_PAGE,
    idOf: (issue) => String(issue.number),
    updatedAtOf: (issue) => issue.updated_at,
    async page(from, page) {
      const moment = from === null ? {} : { since: from.toISOString() };
      const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues", { ...query, ...moment, state, page });
      return readAnswer(NAME, z.array(Issue), data);
    },
  });
}

export function connect(access: VendorAccess): TrackerConnection {
  const octokit = createClient(access);
  const isInstallation = access.credentials.installationId !== undefined;
  return {
    identify: () => identify(octokit, isInstallation),
    async *sources() {
      for await (const page of repositories(octokit, isInstallation))
        yield page.filter((repository) => repository.has_issues !== false && !repository.archived).map(toSource);
    },
    async *issues(sourceId, since) {
      for await (const page of issues(octokit, sourceId, since)) yield page.filter((issue) => !isPullRequest(issue)).map(toIssue);
    },
    issue: (sourceId, issueId) => readIssue(octokit, sourceId, issueId),
    async comment(sourceId, issueId, markdown) {
      const place = { ...placeOf(sourceId), issue_number: Number(issueId) };
      const call = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      const { data } = await octokit.request(call, { ...place, body: markdown });
      return toComment(readAnswer(NAME, Comment, data));
    },
    async link() {},
    async watch(sourceId, { callbackUrl, secret }) {
      // The app's one webhook serves every installation.
      if (isInstallation) return null;
      const config = { url: callbackUrl, content_type: "json", secret };
      const hook = { ...placeOf(sourceId), name: "web", active: true, events: EVENTS, config };
      const { data } = await octokit.request("POST /repos/{owner}/{repo}/hooks", hook);
      return { id: String(readAnswer(NAME, Hook, data).id), secret: null, expiresAt: null };
    },
    async renew(_sourceId, webhookId) {
      return { id: webhookId, secret: null, expiresAt: null };
    },
    async unwatch(sourceId, webhookId) {
      const hook = { ...placeOf(sourceId), hook_id: Number(webhookId) };
      try {
        await octokit.request("DELETE /repos/{owner}/{repo}/hooks/{hook_id}", hook);
      } catch (error) {
        if (!isVendorError(error, "not_at_vendor")) throw error;
      }
    },
  };
}
