import type { FakeComment, FakeIssue, FakeSource } from "../tracker-state.ts";
import { adfOf, type FakeAdf } from "./adf.ts";

export const PAGES = "https://acme.atlassian.net";

/** As Jira writes times: without a colon in the offset. */
function momentOf(time: Date): string {
  return time.toISOString().replace("Z", "+0000");
}

export function userBody(name: string) {
  return { accountId: `5b10a2844c20165700ede21${name.length}`, displayName: name, active: true };
}

export function projectId(source: number): string {
  return String(10_000 + source);
}

export function issueId(number: number): string {
  return String(20_000 + number);
}

export function projectBody({ number, name }: FakeSource) {
  return { id: projectId(number), key: name.toUpperCase(), name, simplified: false, style: "classic" };
}

export function commentBody({ number, text, author, createdAt }: FakeComment, body: FakeAdf = adfOf(text)) {
  const created = momentOf(createdAt);
  return { id: String(30_000 + number), author: userBody(author), body, created, updated: created, jsdPublic: true };
}

export function fieldsOf(issue: FakeIssue, source: FakeSource) {
  const key = issue.isOpen ? "new" : "done";
  return {
    summary: issue.title,
    description: adfOf(issue.text),
    status: { id: "1", name: "Any name", statusCategory: { id: 2, key, name: key } },
    project: projectBody(source),
    labels: issue.labels,
    created: momentOf(issue.createdAt),
    updated: momentOf(issue.updatedAt),
    attachment: [] as unknown[],
  };
}

/** With those fields that were asked for: a search gives ids alone where none were. */
export function issueBody(issue: FakeIssue, source: FakeSource, fields: readonly string[]) {
  const asked = Object.entries(fieldsOf(issue, source)).filter(([name]) => fields.includes(name));
  return { id: issueId(issue.number), key: `${source.name.toUpperCase()}-${issue.number}`, fields: Object.fromEntries(asked) };
}
