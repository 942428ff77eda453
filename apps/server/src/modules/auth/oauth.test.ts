import { addMember, ensureOrganization, ensureUser } from "@fixpoint/db";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "../../env.ts";
import { startServer } from "../../start-server.ts";
import { FAKE_CLIENT, startFakeIdentityProvider, type FakeIdentityProvider } from "../../testing/fake-identity-provider.ts";
import { createBrowser, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { gitHubApi } from "./oauth-providers.ts";

let fake: FakeIdentityProvider;
let server: TestServer;

beforeAll(async () => {
  fake = await startFakeIdentityProvider();
  server = await startTestServer({ FIXPOINT_ROLE: "web", ...client("GITHUB"), ...client("GITLAB"), ...client("GOOGLE") });
  const acme = await ensureOrganization(server.context.db, { name: "Acme", slug: "acme" });
  const ada = await ensureUser(server.context.db, { email: "ada@acme.test", username: "Ada" });
  await addMember(server.context.db, acme.id, ada.id);
});
beforeEach(() => {
  fake.identity = { email: "ada@acme.test", isVerified: true, name: "Ada" };
  fake.misbehave = "none";
});
afterAll(async () => {
  await server.stop();
  await fake.close();
});

function client(name: string): Record<string, string> {
  return {
    [`FIXPOINT_SIGN_IN_${name}_CLIENT_ID`]: FAKE_CLIENT.id,
    [`FIXPOINT_SIGN_IN_${name}_CLIENT_SECRET`]: FAKE_CLIENT.secret,
    [`FIXPOINT_SIGN_IN_${name}_URL`]: `${fake.url}/`,
  };
}

/** To the provider and back, one step at a time; the last answer is the callback's. */
async function signInBy(provider: string, browser = createBrowser(server.url)) {
  const begun = await browser.request(`/api/v1/auth/${provider}?returnUrl=%2Facme`);
  const atProvider = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const back = atProvider.headers.get("location") ?? "";
  const answer = await browser.request(back, { headers: { accept: "text/html" } });
  return { browser, back, answer, authorize: new URL(begun.headers.get("location") ?? "") };
}

describe.each(["github", "gitlab", "google"])("signing in with %s", (provider) => {
  it("goes there with state and PKCE and comes back signed in", async () => {
    const { browser, answer, authorize } = await signInBy(provider);

    const info = await browser.json("GET", "/api/v1/auth/user-info");

    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      client_id: FAKE_CLIENT.id,
      code_challenge_method: "S256",
      redirect_uri: `${server.url}/api/v1/auth/callback`,
      state: expect.any(String),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/acme"]);
    expect(info.body.data).toMatchObject({ email: "ada@acme.test", isAdmin: false });
  });

  it("refuses an address that was not verified, even of staff", async () => {
    fake.identity = { email: "boss@fixpoint.test", isVerified: false, name: "Boss" };

    const { browser, answer } = await signInBy(provider);
    const page = await answer.text();

    expect(answer.status).toBe(400);
    expect(page).toContain("sign_in_failed");
    expect(page).not.toContain("at ");
    expect(browser.cookies.has("fixpoint_session")).toBe(false);
  });

  it("sends somebody whom no organization knows to ask for access", async () => {
    fake.identity = { email: "new+one@else.test", isVerified: true, name: "New" };

    const { browser, answer } = await signInBy(provider);

    expect(answer.headers.get("location")).toBe("/request-access?email=new%2Bone%40else.test");
    expect(browser.cookies.has("fixpoint_session")).toBe(false);
  });

  it("makes staff of a verified address of their domain", async () => {
    fake.identity = { email: "Boss@Fixpoint.test", isVerified: true, name: "Boss" };

    const { browser } = await signInBy(provider);

    expect((await browser.json("GET", "/api/v1/auth/user-info")).body.data.isAdmin).toBe(true);
  });

  it("says so when the person refused, and takes neither a forged state nor a code twice", async () => {
    fake.misbehave = "refuse_user";
    const refused = await signInBy(provider);
    fake.misbehave = "none";
    const victim = createBrowser(server.url);
    await victim.request(`/api/v1/auth/${provider}`);
    const attacker = await signInBy(provider);
    const forged = await victim.request(attacker.back);
    const again = await attacker.browser.request(attacker.back);

    expect(await refused.answer.text()).toContain("sign_in_refused");
    expect([forged.status, again.status]).toEqual([400, 400]);
    expect(victim.cookies.has("fixpoint_session")).toBe(false);
  });

  it("changes the session at every sign-in and ends the one before", async () => {
    const { browser } = await signInBy(provider);
    const first = browser.cookies.get("fixpoint_session");
    await signInBy(provider, browser);
    const old = await fetch(`${server.url}/api/v1/auth/user-info`, { headers: { cookie: `fixpoint_session=${first}` } });

    expect(browser.cookies.get("fixpoint_session")).not.toBe(first);
    expect([old.status, ((await old.json()) as { title: string }).title]).toEqual([401, "Session expired!"]);
  });
});

describe("with OAuth clients", () => {
  it("refuses an ID token of another sign-in", async () => {
    fake.misbehave = "other_nonce";

    const { answer } = await signInBy("gitlab");

    expect(answer.status).toBe(400);
  });

  it("offers the configured ways only, and no built-in accounts", async () => {
    const one = await startTestServer({ FIXPOINT_ROLE: "web", ...client("GITHUB") });
    const browser = createBrowser(one.url);

    const settings = await browser.json("GET", "/api/v1/public-settings");
    const google = await browser.json("GET", "/api/v1/auth/google");
    const local = await browser.request("/local-sign-in/.well-known/openid-configuration");

    await one.stop();

    expect(settings.body.data.signInProviders).toEqual(["github"]);
    expect([google.status, google.body.code]).toEqual([409, "not_configured"]);
    expect(google.body.message).toContain("FIXPOINT_SIGN_IN_GOOGLE_CLIENT_ID");
    expect(local.headers.get("content-type")).not.toContain("json");
  });

  it("does not let the built-in sign-in out of this machine", async () => {
    await expect(startServer({ env: { HOST: "0.0.0.0", FIXPOINT_DATA_DIR: "/nonexistent" } })).rejects.toThrow(
      "lets anybody be anybody",
    );
  });

  it("needs both halves of a client", () => {
    expect(() => parseEnv({ FIXPOINT_SIGN_IN_GOOGLE_CLIENT_ID: "x" })).toThrow("belong together");
  });

  it("finds the API of GitHub's three kinds", () => {
    expect(gitHubApi("https://github.com")).toBe("https://api.github.com");
    expect(gitHubApi("https://acme.ghe.com")).toBe("https://api.acme.ghe.com");
    expect(gitHubApi("https://git.acme.test")).toBe("https://git.acme.test/api/v3");
  });
});
