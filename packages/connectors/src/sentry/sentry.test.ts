import { createHmac } from "node:crypto";
import { startSentryFake, type TrackerFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { createPatience, fetchFor } from "../testing/patience.ts";
import type { TrackerConnection } from "../types/issue-tracker.ts";
import { missingScopes } from "./auth.ts";
import { sentry } from "./index.ts";

const CLIENT_SECRET = "the client secret of the integration";
const INSTALLATION = "a8e5d37a-696c-4c54-adb5-b3f28d64c7de";

describeTracker({
  tracker: sentry,
  startFake: startSentryFake,
  pageSize: 100,
  registersWebhooks: false,
  clientSecret: CLIENT_SECRET,
});

describeContract({
  tracker: sentry,
  description: "sentry",
  credentials: { accessToken: "sntryi-1", installationId: INSTALLATION },
  sourceId: "the-interstellar-jurisdiction/2",
  issueId: "1",
  async more(url, fetch) {
    const held = { accessToken: "sntryi-1", refreshToken: "1", installationId: INSTALLATION };
    const renewed = await sentry.refresh?.(held, { id: "1", secret: CLIENT_SECRET, url }, fetch);
    expect(renewed).toMatchObject({ installationId: INSTALLATION, expiresAt: "2019-08-08T04:25:09.870Z" });
  },
});

describeWebhookSamples({
  tracker: sentry,
  prefix: "sentry",
  secrets: { webhook: null, client: CLIENT_SECRET },
  sign: (body, file, { client }) => ({
    "sentry-hook-resource": file.split(".")[0] ?? "",
    "request-id": "1",
    "sentry-hook-signature": createHmac("sha256", client ?? "")
      .update(body)
      .digest("hex"),
  }),
  changes: {
    "comment.created": [{ kind: "issue", issueId: "100", sourceId: null }],
    "installation.created": [],
    "issue.created": [{ kind: "issue", issueId: "1170820242", sourceId: null }],
  },
});

describe("sentry: webhooks of other kinds", () => {
  const receive = (resource: string, body: unknown) => {
    const bytes = Buffer.from(JSON.stringify(body));
    const signature = createHmac("sha256", CLIENT_SECRET).update(bytes).digest("hex");
    const headers = { "sentry-hook-resource": resource, "request-id": "1", "sentry-hook-signature": signature };
    const delivery = { method: "POST", headers, body: bytes, callbackUrl: "https://fixpoint.test/hooks/1" };
    return sentry.webhooks.receive(delivery, { webhook: null, client: CLIENT_SECRET }, new Date());
  };
  const issue = { kind: "issue", issueId: "5", sourceId: null };

  it.each([
    ["installation", { action: "deleted", data: {} }, [{ kind: "access", reason: expect.any(String) }]],
    ["event_alert", { action: "triggered", data: { event: { issue_id: "5" } } }, [issue]],
    ["error", { action: "created", data: { error: { issue_id: 5 } } }, [issue]],
    ["metric_alert", { action: "critical", data: {} }, []],
  ])("reads %s", async (resource, body, changes) => {
    expect(await receive(resource, body)).toMatchObject({ kind: "changes", deliveryId: "1", changes });
  });

  it("refuses what is signed and names no issue", async () => {
    expect(await receive("issue", { data: {} })).toMatchObject({ kind: "refused", status: 400 });
    expect(await receive("comment", "none")).toMatchObject({ kind: "refused", status: 400 });
  });
});

describe("sentry: what is its own", () => {
  let fake: TrackerFake;
  let connection: TrackerConnection;
  const fetch = fetchFor(sentry, { pauses: createPatience() });

  beforeEach(async () => {
    fake = await startSentryFake();
    connection = sentry.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  });
  afterEach(() => fake.close());

  it("reads the crash of an issue's latest event, variables in their form", async () => {
    const variables = { items: ["'apple'", { price: "'1'" }], password: "[Filtered]", total: null };
    const frames = [
      { file: "node_modules/express/router.js", function: "next", line: 3, variables: null, isInApp: false },
      { file: "src/cart.js", function: "total", line: 12, variables, isInApp: true },
    ];
    const { number } = fake.state.addIssue(1, { crash: { type: "TypeError", message: "x is undefined", frames } });

    const issue = await connection.issue(fake.sourceId(1), fake.issueId(number));

    expect(issue?.crash).toMatchObject({ platform: "javascript", type: "TypeError", message: "x is undefined" });
    expect(issue?.crash?.frames.map(({ file, isInApp }) => [file, isInApp])).toEqual([
      ["node_modules/express/router.js", false],
      ["src/cart.js", true],
    ]);
    expect(issue?.crash?.frames.map((frame) => frame.variables)).toEqual([null, variables]);
    expect(issue?.text).toContain("TypeError: x is undefined\n    at total (src/cart.js:12:5)\n    at next (node_modules");
  });

  it("has no issue of another project", async () => {
    const { number } = fake.state.addIssue(1);

    expect(await connection.issue(fake.sourceId(2), fake.issueId(number))).toBeNull();
  });

  it("takes a comment that is refused as repeated for the one that is there", async () => {
    const { number } = fake.state.addIssue(1);
    const place = [fake.sourceId(1), fake.issueId(number)] as const;

    const first = await connection.comment(...place, "Fixed");
    const again = await connection.comment(...place, "Fixed");

    expect(again).toEqual(first);
    expect(fake.state.issues.get(number)?.comments).toHaveLength(1);
  });

  it("ties the installation's link to an issue, the latest page last", async () => {
    const { number } = fake.state.addIssue(1);
    for (const title of ["Pull request 1", "Pull request 2"])
      await connection.link(fake.sourceId(1), fake.issueId(number), { url: "https://code.test/pulls", title });

    expect(fake.state.links).toEqual([{ issue: number, url: "https://code.test/pulls", title: "Pull request 2" }]);
  });

  it("renews an installation's tokens once, and says when the access has ended", async () => {
    const client = { id: "1", secret: CLIENT_SECRET, url: fake.url };
    const held = { ...fake.credentials(), refreshToken: fake.tokens.refreshToken };

    const renewed = await sentry.refresh!(held, client, fetch);

    expect(renewed).toMatchObject({ accessToken: fake.tokens.current, refreshToken: fake.tokens.refreshToken });
    for (const lost of [held, { accessToken: "1" }])
      await expect(sentry.refresh!(lost, client, fetch)).rejects.toMatchObject({ code: "access_revoked" });
  });

  it("tells which scopes are missing", async () => {
    fake.tokens.scopes = ["org:admin", "project:write"];

    expect(await connection.identify()).toMatchObject({ account: "Acme", missingScopes: ["event:read", "event:write"] });
    expect(missingScopes(["org:read", "project:read", "event:admin"])).toEqual([]);
  });
});

describe("sentry: the vendor's own cloud", () => {
  /** Answers by address without the query, and notes what was asked. */
  function answering(answers: Record<string, unknown>): { asked: string[]; connection: TrackerConnection } {
    const asked: string[] = [];
    const fetch = async (request: Request) => {
      const { origin, pathname } = new URL(request.url);
      asked.push(origin + pathname);
      return Response.json(answers[pathname] ?? []);
    };
    return { asked, connection: sentry.connect({ credentials: { accessToken: "1" }, baseUrl: null, fetch }) };
  }
  const organization = (regionUrl: string) => ({
    "/api/0/organizations/": [{ slug: "acme", name: "Acme", links: { regionUrl } }],
  });

  it.each([
    ["where an organization's data are", "https://de.sentry.io", "https://de.sentry.io"],
    ["at home when a region is not the vendor's", "https://sentry.io.evil.test", "https://sentry.io"],
    ["at home when a region is not encrypted", "http://de.sentry.io", "https://sentry.io"],
  ])("asks %s", async (_name, regionUrl, expected) => {
    const { asked, connection } = answering(organization(regionUrl));

    await Array.fromAsync(connection.issues("acme/2", null));
    await Array.fromAsync(connection.issues("acme/2", null));

    expect(asked.filter((url) => url.endsWith("/issues/"))).toEqual(
      Array(2).fill(`${expected}/api/0/organizations/acme/issues/`),
    );
  });

  it("says that a page is no API", async () => {
    const fetch = async () => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html; charset=utf-8" } });
    const connection = sentry.connect({ credentials: { accessToken: "1" }, baseUrl: "https://sentry.acme.test", fetch });

    await expect(connection.identify()).rejects.toMatchObject({ code: "unreadable_answer" });
  });
});
