import type { FakeComment, FakeFrame, FakeIssue, FakeSource } from "./tracker-state.ts";

export const SENTRY_ORGANIZATION = "acme";

export function projectId(source: number): string {
  return String(4500 + source);
}

/** As large as those of the vendor's cloud. */
export function issueId(number: number): string {
  return String(6_100_000_000 + number);
}

export function organizationBody(access: string[]) {
  const links = { organizationUrl: "https://acme.sentry.io", regionUrl: "https://us.sentry.io" };
  return { id: "7", slug: SENTRY_ORGANIZATION, name: "Acme", status: { id: "active", name: "active" }, access, links };
}

export function projectBody({ number, name }: FakeSource) {
  return { id: projectId(number), slug: name, name, platform: "javascript", isMember: true, hasAccess: true };
}

export function issueBody(issue: FakeIssue, project: string) {
  const { crash } = issue;
  return {
    id: issueId(issue.number),
    shortId: `${project.toUpperCase()}-${issue.number}`,
    title: issue.title,
    culprit: crash?.frames.at(-1)?.function ?? null,
    permalink: `https://acme.sentry.io/issues/${issueId(issue.number)}/`,
    level: "error",
    status: issue.isOpen ? "unresolved" : "resolved",
    statusDetails: {},
    platform: "javascript",
    project: { id: projectId(issue.source), slug: project, name: project, platform: "javascript" },
    type: crash ? "error" : "default",
    metadata: crash ? { type: crash.type, value: crash.message } : { title: issue.title },
    numComments: issue.comments.length,
    count: "1",
    userCount: 1,
    firstSeen: issue.createdAt.toISOString(),
    lastSeen: issue.updatedAt.toISOString(),
  };
}

function frameBody({ file, function: name, line, variables, isInApp }: FakeFrame) {
  return {
    filename: file,
    absPath: `/srv/${file}`,
    module: null,
    function: name,
    lineNo: line,
    colNo: 5,
    inApp: isInApp,
    context: [],
    vars: variables,
  };
}

export function eventBody(issue: FakeIssue) {
  const { crash } = issue;
  const values = crash && [
    { type: crash.type, value: crash.message, module: null, stacktrace: { frames: crash.frames.map(frameBody) } },
  ];
  return {
    id: "f".repeat(32),
    eventID: "f".repeat(32),
    groupID: issueId(issue.number),
    title: issue.title,
    message: issue.text,
    platform: "javascript",
    tags: [{ key: "environment", value: "production" }],
    entries: values ? [{ type: "exception", data: { values } }] : [],
    dateCreated: issue.updatedAt.toISOString(),
  };
}

export function commentBody({ number, author, text, createdAt }: FakeComment) {
  const user = { id: "1", name: author, username: `${author}@acme.test` };
  return { id: String(number), type: "note", user, sentry_app: null, data: { text }, dateCreated: createdAt.toISOString() };
}
