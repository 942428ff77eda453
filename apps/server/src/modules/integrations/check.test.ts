import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Integration, IntegrationProvider } from "@fixpoint/contracts";
import {
  startAsanaFake,
  startAtlassianFake,
  startBitbucketFake,
  startClickupFake,
  startGithubFake,
  startGitlabFake,
  startSentryFake,
  startSlackFake,
  startTrelloFake,
  type IdentityFake,
} from "@fixpoint/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, startTestServer, type TestServer } from "../../testing/test-server.ts";

let vendor: Server;
let vendorUrl = "";
let server: TestServer;
let tenant: Tenant;
let path: string;
let asked: { path: string; headers: IncomingHttpHeaders }[] = [];
let answer: { status: number; headers?: Record<string, string>; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  vendor = createServer((request, response) => {
    asked.push({ path: request.url ?? "", headers: request.headers });
    const isPage = typeof answer.body === "string";
    response
      .writeHead(answer.status, { "content-type": isPage ? "text/html" : "application/json", ...answer.headers })
      .end(isPage ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  vendorUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
});
afterAll(async () => {
  await server.stop();
  vendor.close();
});
beforeEach(async () => {
  asked = [];
  tenant = await makeTenant(server);
  path = `/api/v1/organizations/${tenant.ids.orgId}/integrations`;
  await createBrowser(server.url).json("DELETE", `${path}/${tenant.ids.integrationId}`, undefined, tenant.asMember);
});

function call(method: string, url: string, body?: object) {
  return createBrowser(server.url).json(method, url, body, tenant.asMember);
}

async function connect(provider: IntegrationProvider, credentials: object, baseUrl = vendorUrl): Promise<string> {
  const made = await call("POST", path, { provider, credentials, baseUrl });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data.id;
}

async function tryIt(id: string): Promise<Integration> {
  const tried = await call("POST", `${path}/${id}/test`);
  expect(tried.status).toBe(200);
  return tried.body.data;
}

it.each<[IntegrationProvider, () => Promise<IdentityFake>]>([
  ["github", startGithubFake],
  ["gitlab", startGitlabFake],
  ["bitbucket", () => startBitbucketFake({ hasApiToken: true })],
  ["asana", startAsanaFake],
  ["atlassian", () => startAtlassianFake({ access: "token" })],
  ["trello", startTrelloFake],
  ["clickup", startClickupFake],
  ["sentry", startSentryFake],
  ["slack", startSlackFake],
])("%s is asked whose the credentials are, and says when it knows them no more", async (provider, startFake) => {
  const fake = await startFake();
  try {
    const id = await connect(provider, fake.credentials(), fake.url);
    const works = await tryIt(id);
    fake.tokens.revoke();
    const revoked = await tryIt(id);

    expect(works.health).toMatchObject({ error: null, missingScopes: [], needsReconnect: false, lastSyncAt: null });
    expect(works.health?.account).toMatch(/\w/);
    expect(works.health?.checkedAt).not.toBeNull();
    expect(revoked.health).toMatchObject({ account: works.health?.account, needsReconnect: true });
    expect(revoked.health?.error).toContain("does not accept the token");
    expect(fake.problems).toEqual([]);
  } finally {
    await fake.close();
  }
});

it("scopes are kept where the vendor tells them, with those that are missing", async () => {
  answer = { status: 200, headers: { "x-oauth-scopes": "repo, read:org" }, body: { login: "ada" } };
  const tried = await tryIt(await connect("github", { accessToken: "tok" }));

  expect(tried.health).toMatchObject({ scopes: ["repo", "read:org"], missingScopes: ["admin:repo_hook"] });
});

it("a refusal is told and kept, with what was known before; new credentials clear it", async () => {
  answer = { status: 200, body: { login: "ada" } };
  const id = await connect("github", { accessToken: "ghp_secret" });
  await tryIt(id);
  answer = { status: 401, body: { message: "Bad credentials" } };

  const refused = await tryIt(id);
  const listed = await call("GET", path);
  const renewed = await call("PUT", `${path}/${id}`, { credentials: { accessToken: "newer" } });

  expect(refused.health).toMatchObject({
    account: "ada",
    error: expect.stringContaining("does not accept the token (401)"),
  });
  expect(listed.body.data.find((row: Integration) => row.id === id).health).toEqual(refused.health);
  expect(renewed.body.data.health).toMatchObject({ error: null, checkedAt: null });
  expect(JSON.stringify([refused, listed.body, renewed.body])).not.toContain("ghp_secret");
});

it.each([
  [404, {}, "has nothing there (404). Check the base URL", 1],
  [429, { "retry-after": "30" }, "Try again in 31 seconds", 1],
  [502, {}, "has trouble of its own (502)", 2],
  [302, { location: "http://elsewhere.test/" }, "did not take the request (302)", 1],
])("an answer of %i says what to do", async (status, headers, words, calls) => {
  answer = { status, headers, body: {} };
  const tried = await tryIt(await connect("gitlab", { accessToken: "tok" }));

  expect(tried.health?.error).toContain(words);
  expect(asked).toHaveLength(calls);
});

it("a page that is not the vendor's, a refusal of Slack with status 200 and nobody at all are failures", async () => {
  answer = { status: 200, body: "<html>" };
  const page = await tryIt(await connect("gitlab", { accessToken: "tok" }));
  answer = { status: 200, body: { ok: false, error: "token_revoked" } };
  const slack = await tryIt(await connect("slack", { accessToken: "tok" }));
  const nobody = await tryIt(await connect("asana", { accessToken: "tok" }, "http://127.0.0.1:9"));

  expect(page.health?.error).toContain("gave an answer that is not its API");
  expect(slack.health?.error).toContain("does not accept the token");
  expect(nobody.health?.error).toContain("cannot be reached at 127.0.0.1:9");
});

it("the e-mail address and the API key are asked for, and stay when only the token is replaced", async () => {
  answer = { status: 200, body: { username: "ada" } };
  const noKey = await call("POST", path, { provider: "trello", credentials: { accessToken: "t" } });
  const noEmail = await call("POST", path, { provider: "bitbucket", credentials: { accessToken: "t" } });
  const noSite = await call("POST", path, { provider: "atlassian", credentials: { accessToken: "t", email: "a@b.test" } });
  const id = await connect("trello", { accessToken: "t", apiKey: "key" });
  await call("PUT", `${path}/${id}`, { credentials: { accessToken: "t2" } });
  await tryIt(id);

  expect([noKey.status, noKey.body.message]).toEqual([400, "credentials.apiKey: Give the API key of Trello beside the token."]);
  expect([noEmail.status, noEmail.body.message]).toEqual([
    400,
    expect.stringContaining("e-mail address of the Bitbucket account"),
  ]);
  expect([noSite.status, noSite.body.message]).toEqual([400, expect.stringContaining("address of the Jira site")]);
  expect(asked.at(-1)?.headers.authorization).toBe('OAuth oauth_consumer_key="key", oauth_token="t2"');
});

it("nothing is answered about another organization's integration", async () => {
  const other = await makeTenant(server);
  const tried = await call("POST", `${path}/${other.ids.integrationId}/test`);

  expect(tried.status).toBe(404);
});
