import type { FakeComment, FakeIssue, FakeSource, FakeWebhook } from "./tracker-state.ts";

export const TEAM = "9011000001";
export const SPACE = "90110000011";
export const FIRST_LIST = 901_100_000_000;
const FIRST_TASK = 13_500_000;

export function taskId(number: number): string {
  return `86${(FIRST_TASK + number).toString(36)}`;
}

export function milliseconds(moment: Date): string {
  return String(moment.getTime());
}

export function userBody(username: string) {
  return { id: 183, username, color: "#827718", email: `${username}@acme.test`, initials: "A" };
}

export function listBody({ number, name }: FakeSource) {
  return { id: String(FIRST_LIST + number), name, archived: false, space: { id: SPACE, name: "Web", access: true } };
}

/** Finished, but not "closed": lists leave out only those of the second kind. */
export function isDone({ isOpen, labels }: FakeIssue): boolean {
  return !isOpen && labels.includes("done");
}

function statusBody(issue: FakeIssue) {
  if (issue.isOpen) return { status: "to do", type: "open" };
  return isDone(issue) ? { status: "shipped", type: "done" } : { status: "complete", type: "closed" };
}

export function taskBody(issue: FakeIssue, query: URLSearchParams) {
  const isMarkdown = query.get("include_markdown_description") === "true";
  const id = taskId(issue.number);
  return {
    id,
    custom_id: null,
    name: issue.title,
    text_content: issue.text,
    description: issue.text,
    ...(isMarkdown ? { markdown_description: issue.text } : {}),
    status: statusBody(issue),
    date_created: milliseconds(issue.createdAt),
    date_updated: milliseconds(issue.updatedAt),
    tags: issue.labels.map((name) => ({ name, tag_fg: "#000000", tag_bg: "#000000" })),
    team_id: TEAM,
    list: { id: String(FIRST_LIST + issue.source), name: "List", access: true },
    url: `https://app.clickup.com/t/${id}`,
    attachments: [],
  };
}

export function commentBody({ number, text, author, createdAt }: FakeComment, replies: number) {
  const block = { text, attributes: {} };
  const date = milliseconds(createdAt);
  return { id: String(number), comment: [block], comment_text: text, user: userBody(author), date, reply_count: String(replies) };
}

export function webhookId(number: number): string {
  return `7fa3ec74-69a8-4530-a251-${String(number).padStart(12, "0")}`;
}

export function webhookBody({ number, source, callbackUrl, secret, health = "active" }: FakeWebhook) {
  const place = { team_id: Number(TEAM), list_id: String(FIRST_LIST + source) };
  return { id: webhookId(number), ...place, endpoint: callbackUrl, health: { status: health, fail_count: 0 }, secret };
}
