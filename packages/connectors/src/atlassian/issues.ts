import { readAnswer } from "../http/answer.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { TrackerComment, TrackerIssue } from "../types/issue-tracker.ts";
import { NAME, type JiraClient } from "./client.ts";
import { toAttachment, toComment, toIssue } from "./map.ts";
import { Comment, CommentPage, Issue } from "./schema.ts";
import { FIELDS } from "./search.ts";
import { toAdf, toPlainAdf, type AdfDocument } from "./text/markdown-to-adf.ts";

const PER_PAGE = 100;

/** By their own call: among an issue's fields only the first ones come. */
async function commentsOf(client: JiraClient, issueIdOrKey: string): Promise<TrackerComment[]> {
  const api = await client.api();
  const comments: Comment[] = [];
  for (;;) {
    const query = { startAt: comments.length, maxResults: PER_PAGE, orderBy: "created" } as const;
    const { data } = await api.GET("/rest/api/3/issue/{issueIdOrKey}/comment", { params: { path: { issueIdOrKey }, query } });
    const page = readAnswer(NAME, CommentPage, data);
    comments.push(...page.comments);
    if (page.comments.length === 0 || comments.length >= page.total) return comments.map(toComment);
  }
}

/** null also for one that was moved to another project: there it is another source's. */
export async function readIssue(client: JiraClient, projectId: string, issueIdOrKey: string): Promise<TrackerIssue | null> {
  const api = await client.api();
  const params = { path: { issueIdOrKey }, query: { fields: [...FIELDS, "attachment"] } };
  const { data } = await api.GET("/rest/api/3/issue/{issueIdOrKey}", { params });
  const issue = readAnswer(NAME, Issue, data);
  if (issue.fields.project.id !== projectId) return null;
  const comments = await commentsOf(client, issue.id);
  const attachments = (issue.fields.attachment ?? []).map(toAttachment);
  return { ...toIssue(issue, await client.pagesUrl()), comments, attachments };
}

export async function writeComment(client: JiraClient, issueIdOrKey: string, markdown: string): Promise<TrackerComment> {
  const api = await client.api();
  async function write(body: AdfDocument): Promise<TrackerComment> {
    const params = { path: { issueIdOrKey } };
    const { data } = await api.POST("/rest/api/3/issue/{issueIdOrKey}/comment", { params, body: { body } });
    return toComment(readAnswer(NAME, Comment, data));
  }
  try {
    return await write(toAdf(markdown));
  } catch (error) {
    // Jira nests less than Markdown does, e.g. no heading in a quote: better plain words than none.
    if (isVendorError(error, "vendor_refused") && error.status === 400) return write(toPlainAdf(markdown));
    throw error;
  }
}

/** One link for a page, however often it is asked for: Jira knows it by `globalId`. */
export async function linkPage(client: JiraClient, issueIdOrKey: string, page: { url: string; title: string }): Promise<void> {
  const body = { globalId: page.url, relationship: "fixed by", object: { url: page.url, title: page.title } };
  const api = await client.api();
  await api.POST("/rest/api/3/issue/{issueIdOrKey}/remotelink", { params: { path: { issueIdOrKey } }, body });
}
