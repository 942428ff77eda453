import { ATLASSIAN_CLIENT, startAtlassianFake, type TrackerFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPatience, fetchFor } from "../testing/patience.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { TrackerConnection } from "../types/issue-tracker.ts";
import { atlassian } from "./index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = { url: "https://code.test/pulls/1", title: "Pull request 1" };

/** Answers by the end of the path; what is not there is not found. */
function answering(answers: Record<string, unknown>, headers: Record<string, string> = {}): VendorFetch {
  return async ({ url }) => {
    const { pathname } = new URL(url);
    const found = Object.entries(answers).find(([end]) => pathname.endsWith(end));
    return Response.json(found?.[1] ?? { message: "not found" }, { status: found ? 200 : 404, headers });
  };
}

describe("Jira", () => {
  let fake: TrackerFake;
  let connection: TrackerConnection;
  const fetch = fetchFor(atlassian, { pauses: createPatience() });
  beforeEach(async () => {
    fake = await startAtlassianFake();
    connection = atlassian.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  });
  afterEach(async () => {
    await fake.close();
    expect(fake.problems).toEqual([]);
  });

  it("writes plain words where Jira does not take what the Markdown makes", async () => {
    const issue = fake.state.addIssue(1);

    await connection.comment(fake.sourceId(1), fake.issueId(issue.number), "> # Heading\n> in a quote");

    expect(issue.comments.map(({ text }) => text)).toEqual(["> # Heading > in a quote"]);
  });

  it("reads every comment of a long talk", async () => {
    const issue = fake.state.addIssue(1);
    for (let count = 0; count < 230; count += 1) fake.state.addComment(issue.number, `Comment ${count}`);

    const read = await connection.issue(fake.sourceId(1), fake.issueId(issue.number));

    expect(read?.comments?.map(({ text }) => text)).toEqual(issue.comments.map(({ text }) => text));
  });

  it("ties a page to an issue once, and two pages twice", async () => {
    const issue = fake.state.addIssue(1);
    const [source, id] = [fake.sourceId(1), fake.issueId(issue.number)];

    for (const page of [PAGE, PAGE, { ...PAGE, url: `${PAGE.url}1` }]) await connection.link(source, id, page);

    expect(fake.state.links.map(({ url }) => url)).toEqual([PAGE.url, `${PAGE.url}1`]);
  });

  it("has an issue no more that was moved to another project", async () => {
    const issue = fake.state.addIssue(2);

    expect(await connection.issue(fake.sourceId(1), fake.issueId(issue.number))).toBeNull();
    expect(await connection.issue(fake.sourceId(2), fake.issueId(issue.number))).not.toBeNull();
  });

  it("refuses a source that is no project's number, since it goes into a query", async () => {
    await expect(Array.fromAsync(connection.issues("1 OR 1=1", null))).rejects.toThrow(/number/);
    expect(fake.asked).not.toContain("GET /rest/api/3/search/jql");
  });

  it("renews a webhook for thirty days, and says when it is gone", async () => {
    const asked = { callbackUrl: "https://fixpoint.test/hooks", secret: "unused" };
    const hook = await connection.watch(fake.sourceId(1), asked);

    const renewed = await connection.renew(fake.sourceId(1), hook!.id);
    fake.state.webhooks.clear();

    for (const { expiresAt } of [hook!, renewed!]) expect(expiresAt!.getTime() - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(await connection.renew(fake.sourceId(1), hook!.id)).toBeNull();
  });

  it("changes a refresh token once, and says when only connecting again helps", async () => {
    const client = { ...ATLASSIAN_CLIENT, url: fake.origin };
    const held = { ...fake.credentials(), refreshToken: fake.tokens.refreshToken };

    const renewed = await atlassian.refresh!(held, client, fetch);

    expect(renewed).toMatchObject({ accessToken: fake.tokens.current, refreshToken: fake.tokens.refreshToken });
    expect(Date.parse(renewed.expiresAt!)).toBeGreaterThan(Date.now());
    expect(renewed.cloudId).toBe(held.cloudId);
    await expect(atlassian.refresh!(held, client, fetch)).rejects.toMatchObject({ code: "access_revoked" });
    await expect(atlassian.refresh!(fake.credentials(), client, fetch)).rejects.toMatchObject({ code: "access_revoked" });
    await expect(atlassian.refresh!(renewed, { ...client, secret: "x" }, fetch)).rejects.toMatchObject({
      code: "vendor_refused",
    });
  });

  it("names the site and the scopes that an access lacks", async () => {
    fake.tokens.scopes = ["read:jira-work"];

    expect(await connection.identify()).toEqual({
      account: "Ada (acme)",
      scopes: ["read:jira-work"],
      missingScopes: ["write:jira-work", "read:jira-user", "manage:jira-webhook"],
    });
  });

  it("waits until the time that is told", async () => {
    const patience = createPatience();
    const patient = fetchFor(atlassian, { pauses: patience, mostWaitMs: 120_000 });
    fake.faults.next.push("limit");

    await atlassian.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch: patient }).identify();

    expect(patience.waited[0]).toBeGreaterThan(55_000);
  });
});

describe("Jira's answers", () => {
  const credentials = { accessToken: "token", email: "ada@acme.test" };
  const at = (fetch: VendorFetch, held: object = credentials) =>
    atlassian.connect({ credentials: { ...credentials, ...held }, baseUrl: "https://acme.test", fetch });

  it("takes no answer to anybody as one to its token: lists would be empty, and issues gone", async () => {
    const asAnybody = answering({}, { "x-seraph-loginreason": "AUTHENTICATED_FAILED" });

    await expect(at(asAnybody).issue("1", "2")).rejects.toMatchObject({ code: "access_revoked" });
    expect(await at(answering({})).issue("1", "2")).toBeNull();
  });

  it("asks which site is meant where an access reaches several", async () => {
    const site = (id: string) => ({ id, name: `site-${id}`, url: `https://${id}.test`, scopes: ["read:jira-work"] });
    const wiki = { ...site("c"), scopes: ["read:confluence-content.all"] };
    const several = answering({
      "/accessible-resources": [site("a"), site("b"), wiki],
      "/b/rest/api/3/myself": { displayName: "Ada", timeZone: "Etc/UTC" },
    });

    await expect(at(several, { email: undefined }).identify()).rejects.toThrow(/site-a, site-b/);
    expect((await at(several, { email: undefined, cloudId: "b" }).identify()).account).toBe("Ada (site-b)");
  });

  it("reads the files of an issue", async () => {
    const file = { id: 7, filename: "trace.log", mimeType: "text/plain", size: 12, content: "https://acme.test/7" };
    const moment = "2026-01-02T03:04:05.678+0000";
    const fields = {
      summary: "A",
      status: { statusCategory: { key: "done" } },
      project: { id: "1" },
      created: moment,
      updated: moment,
    };
    const issue = { id: "2", key: "SHOP-2", fields: { ...fields, attachment: [file] } };
    const fetch = answering({
      "/issue/2": issue,
      "/comment": { comments: [], total: 0 },
      "/serverInfo": { baseUrl: "https://acme.test" },
    });

    expect(await at(fetch).issue("1", "2")).toMatchObject({
      isOpen: false,
      updatedAt: new Date("2026-01-02T03:04:05.678Z"),
      url: "https://acme.test/browse/SHOP-2",
      attachments: [{ id: "7", name: "trace.log", mimeType: "text/plain", bytes: 12, url: "https://acme.test/7" }],
    });
  });

  it("reads the end of a webhook's life as a number and as words: Jira describes the one and shows the other", async () => {
    const webhooks = { values: [{ id: 1 }], isLast: true };
    for (const expirationDate of [1_559_392_950_000, "2019-06-01T12:42:30.000+0000"]) {
      const fetch = answering({ "/webhook": webhooks, "/webhook/refresh": { expirationDate }, "/accessible-resources": [] });
      const renewed = await at(fetch, { email: undefined, cloudId: "a" }).renew("1", "1");
      expect(renewed?.expiresAt).toEqual(new Date("2019-06-01T12:42:30.000Z"));
    }
  });

  it("takes a 503 that says how long to wait as a refusal, and another one not", () => {
    const { isRefusal } = atlassian.limits;

    expect(isRefusal(new Response(null, { status: 503, headers: { "retry-after": "5" } }))).toBe(true);
    expect(isRefusal(new Response(null, { status: 503 }))).toBe(false);
  });
});
