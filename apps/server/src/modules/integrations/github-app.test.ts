import { createHmac } from "node:crypto";
import { addMember, findIntegrationOf } from "@fixpoint/db";
import {
  createGithubApp,
  createHostState,
  REPOSITORY,
  startGithubFake,
  type GithubAppState,
  type HostState,
  type TrackerFake,
} from "@fixpoint/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openCredentials } from "./credentials.ts";

const WEBHOOK_SECRET = "the webhook secret of the app";
let app: GithubAppState;
let host: HostState;
let fake: TrackerFake;
let server: TestServer;
let acme: Tenant;
let globex: Tenant;

beforeAll(async () => {
  app = createGithubApp();
  const install = (id: number, login: string) =>
    app.installations.set(id, { id, isSuspended: false, repositories: [REPOSITORY], people: new Map([[login, [REPOSITORY]]]) });
  install(42, "ada");
  install(43, "grace");
  host = await createHostState({ "a.js": "1;\n" });
  fake = await startGithubFake({ host, app });
  server = await startTestServer({
    FIXPOINT_ROLE: "web",
    FIXPOINT_GITHUB_APP_ID: String(app.id),
    FIXPOINT_GITHUB_APP_SLUG: app.slug,
    FIXPOINT_GITHUB_APP_PRIVATE_KEY: Buffer.from(app.privateKey).toString("base64"),
    FIXPOINT_GITHUB_APP_CLIENT_ID: app.clientId,
    FIXPOINT_GITHUB_APP_CLIENT_SECRET: app.clientSecret,
    FIXPOINT_GITHUB_APP_WEBHOOK_SECRET: WEBHOOK_SECRET,
    FIXPOINT_GITHUB_URL: fake.origin,
  });
  acme = await makeTenant(server);
  globex = await makeTenant(server);
});
afterAll(async () => {
  await server.stop();
  await fake.close();
  await host[Symbol.asyncDispose]();
  expect(fake.problems).toEqual([]);
});

function call(method: string, path: string, body?: object, as = acme) {
  return createBrowser(server.url).json(method, path, body, as.asMember);
}

async function begin(as = acme): Promise<URL> {
  const { body } = await call("GET", `/api/v1/organizations/${as.ids.orgId}/integrations/github/install-url`, undefined, as);
  return new URL(body.data.url);
}

async function stateFor(as = acme): Promise<string> {
  return (await begin(as)).searchParams.get("state") ?? "";
}

function finish(body: object, as = acme) {
  const whole = { organizationId: as.ids.orgId, provider: "github", installationId: "42", ...body };
  return call("POST", "/api/v1/integrations", whole, as);
}

async function connect(as = acme) {
  return finish({ state: await stateFor(as), code: app.signIn("ada") }, as);
}

function rowOf(tenant: Tenant) {
  return findIntegrationOf(server.context.db, tenant.ids.orgId, "github");
}

describe("the installation of the app", () => {
  it("begins at GitHub and ends with an access whose token renews itself", async () => {
    const address = await begin();
    const made = await connect();
    const row = await rowOf(acme);
    const first = row && openCredentials(server.context, row);
    fake.tokens.rotate();
    const offered = await call("GET", `/api/v1/organizations/${acme.ids.orgId}/integrations/git/repositories?provider=github`);
    const again = await rowOf(acme);

    expect(`${address.origin}${address.pathname}`).toBe(`${fake.origin}/apps/fixpoint-test/installations/new`);
    expect([made.status, made.body.data.ways]).toEqual([201, ["popup", "token"]]);
    expect(row).toMatchObject({ installationId: "42", baseUrl: fake.url });
    expect(first).toMatchObject({ installationId: "42", expiresAt: expect.any(String) });
    expect(offered.body.data.repositories).toMatchObject([{ name: REPOSITORY, isAdded: false }]);
    expect(again && openCredentials(server.context, again).accessToken).toBe(fake.tokens.current);
    expect(JSON.stringify([made.body, offered.body])).not.toMatch(/ghp-|ghu-/);
  });

  it("takes the place of a token, and a token takes its place", async () => {
    const tenant = await makeTenant(server);
    const path = `/api/v1/organizations/${tenant.ids.orgId}/integrations`;
    const body = { provider: "github", credentials: { accessToken: "ghp_old" }, baseUrl: "https://code.acme.test/api/v3" };
    const { id } = (await call("POST", path, body, tenant)).body.data;
    const installed = await connect(tenant);
    const withApp = await rowOf(tenant);
    await call("PUT", `${path}/${id}`, { credentials: { accessToken: "ghp_new" } }, tenant);

    expect([installed.status, installed.body.data.id]).toEqual([201, id]);
    expect(withApp).toMatchObject({ installationId: "42", baseUrl: fake.url });
    expect(await rowOf(tenant)).toMatchObject({ installationId: null });
  });
});

describe("nobody connects what is not theirs", () => {
  it.each([
    ["somebody else's installation", { installationId: "43" }, 409, "installation_refused"],
    ["an installation that is nowhere", { installationId: "9999" }, 409, "installation_refused"],
    ["a number that is none", { installationId: "42/../43" }, 400, "invalid_input"],
    ["a code that GitHub did not give", { code: "guessed" }, 409, "installation_refused"],
    ["no code", { code: undefined }, 400, "authorisation_incomplete"],
    ["no state", { state: undefined }, 400, "authorisation_expired"],
    ["a state that was made up", { state: "made-up" }, 400, "authorisation_expired"],
  ])("%s is refused", async (_what, change, status, code) => {
    const tenant = await makeTenant(server);
    const answer = await finish({ state: await stateFor(tenant), code: app.signIn("ada"), ...change }, tenant);

    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await rowOf(tenant)).toBeNull();
  });

  it("a state serves once, also after a refusal", async () => {
    const tenant = await makeTenant(server);
    const state = await stateFor(tenant);
    const first = await finish({ state, code: app.signIn("mallory") }, tenant);
    const second = await finish({ state, code: app.signIn("ada") }, tenant);
    const good = await stateFor(tenant);
    const third = await finish({ state: good, code: app.signIn("ada") }, tenant);
    const replayed = await finish({ state: good, code: app.signIn("ada") }, tenant);

    expect([first, second, third, replayed].map(({ status }) => status)).toEqual([409, 400, 201, 400]);
  });

  it("a state of one's other organization does not serve", async () => {
    const other = await makeTenant(server);
    await addMember(server.context.db, other.ids.orgId, acme.member.id);
    const state = await stateFor(acme);
    const answer = await finish({ state, code: app.signIn("ada"), organizationId: other.ids.orgId }, acme);

    expect([answer.status, answer.body.code]).toEqual([400, "authorisation_expired"]);
    expect(await rowOf(other)).toBeNull();
  });

  it("a state serves neither another person nor another organization, nor another provider's callback", async () => {
    const state = await stateFor(globex);
    const strangers = await finish({ state, code: app.signIn("ada") }, acme);
    const foreign = await finish({ state, code: app.signIn("ada"), organizationId: globex.ids.orgId }, acme);
    const callback = await call("GET", `/api/v1/integrations/callback?state=${await stateFor(globex)}&code=c`, undefined, globex);

    expect([strangers.status, foreign.status, callback.status]).toEqual([400, 404, 400]);
    expect(await rowOf(globex)).toBeNull();
  });
});

describe("what the app sends", () => {
  function deliver(event: string, body: object, secret = WEBHOOK_SECRET, id = `${event}-${Math.random()}`) {
    const text = JSON.stringify(body);
    return fetch(`${server.url}/api/v1/hooks/apps/github`, {
      method: "POST",
      body: text,
      headers: {
        "content-type": "application/json",
        "x-github-event": event,
        "x-github-delivery": id,
        "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`,
      },
    });
  }

  it("is taken for whose installation it is, and only with the app's signature", async () => {
    const tenant = await makeTenant(server);
    await connect(tenant);
    const push = { repository: { full_name: REPOSITORY }, installation: { id: 42 } };
    const wrong = await deliver("push", push, "another secret");
    const untouched = await rowOf(tenant);
    const taken = await deliver("push", push);

    expect([wrong.status, untouched?.lastEventAt, taken.status]).toEqual([401, null, 204]);
    expect((await rowOf(tenant))?.lastEventAt).toBeInstanceOf(Date);
    expect(await rowOf(globex)).toBeNull();
  });

  it.each(["deleted", "suspend"])("of its end (%s) says that it has to be connected anew, and that works", async (action) => {
    const tenant = await makeTenant(server);
    await connect(tenant);
    await deliver("installation", { action, installation: { id: 43 } });
    const before = await rowOf(tenant);
    await deliver("installation", { action, installation: { id: 42 } });
    const ended = await rowOf(tenant);
    const again = await connect(tenant);

    expect([before?.needsReconnect, ended?.needsReconnect, again.status]).toEqual([false, true, 201]);
    expect(ended?.checkError).toContain("uninstalled or suspended at GitHub");
    expect((await rowOf(tenant))?.needsReconnect).toBe(false);
  });
});
