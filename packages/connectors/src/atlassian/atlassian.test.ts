import { ATLASSIAN_CLIENT, hubSignature, startAtlassianFake, tokenOf } from "@fixpoint/testing";
import { describe } from "vitest";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { atlassian } from "./index.ts";

const startAsPerson = () => startAtlassianFake({ access: "token" });

describe("as an app", () =>
  describeTracker({
    tracker: atlassian,
    startFake: startAtlassianFake,
    pageSize: 100,
    hasExactSince: false,
    clientSecret: ATLASSIAN_CLIENT.secret,
  }));
describe("with an API token", () =>
  describeTracker({
    tracker: atlassian,
    startFake: startAsPerson,
    pageSize: 100,
    hasExactSince: false,
    registersWebhooks: false,
  }));

const CLOUD_ID = "1324a887-45db-1bf4-1e99-ef0ff456d421";
const WEBHOOK = { id: 1000, url: "https://fixpoint.test", jqlFilter: 'project = "EX"', events: [] };
const MOMENT = "2026-01-02T03:04:05.678+0000";

/** The examples of issues have neither the fields that are asked for nor times. */
function withFields(issue: object) {
  const status = { statusCategory: { key: "new" } };
  return {
    ...issue,
    id: "10002",
    key: "ED-1",
    fields: { ...fieldsOf(issue), summary: "A", description: null, status, created: MOMENT, updated: MOMENT },
  };
}
function fieldsOf(issue: object): object {
  return (issue as { fields: object }).fields;
}

describeContract({
  tracker: atlassian,
  description: "jira",
  basePath: `/ex/jira/${CLOUD_ID}`,
  signIn: "atlassian",
  baseUrlOf: ({ origin }) => origin,
  credentials: { accessToken: "ey" },
  sourceId: "10000",
  issueId: "10002",
  amend(operation, body, nth) {
    const answer = body as Record<string, unknown>;
    if (operation.endsWith("/accessible-resources"))
      return (answer as unknown as object[]).map((site) => ({ ...site, scopes: ["read:jira-work"] }));
    if (operation.endsWith("/project/search")) return { ...answer, isLast: nth > 0 };
    if (operation.endsWith("/search/jql")) return { ...answer, issues: (answer["issues"] as object[]).map(withFields) };
    if (operation === "GET /rest/api/3/issue/{issueIdOrKey}") return withFields(answer);
    // Examples that are not as their own description has them.
    if (operation.endsWith("/serverInfo")) return { baseUrl: answer["baseUrl"] };
    if (operation.endsWith("/webhook/refresh")) return { expirationDate: 1_559_392_950_000 };
    if (operation === "GET /rest/api/3/webhook") return { ...answer, values: [WEBHOOK] };
    return undefined;
  },
});

const onIssue = { kind: "issue", issueId: "10002", sourceId: "10000" } as const;
const CHANGES = { comment_created: [onIssue], issue_created: [onIssue], issue_updated: [onIssue] };
describe("signed as an app's", () =>
  describeWebhookSamples({
    tracker: atlassian,
    prefix: "jira",
    secrets: { webhook: null, client: "secret" },
    sign: (_body, file, { client }) => ({
      "x-atlassian-webhook-identifier": file,
      authorization: `Bearer ${tokenOf(client ?? "")}`,
    }),
    changes: CHANGES,
  }));
describe("signed with the webhook's own secret", () =>
  describeWebhookSamples({
    tracker: atlassian,
    prefix: "jira",
    secrets: { webhook: "secret", client: null },
    sign: (body, file, { webhook }) => ({
      "x-atlassian-webhook-identifier": file,
      "x-hub-signature": hubSignature(webhook ?? "", body),
    }),
    changes: CHANGES,
  }));
