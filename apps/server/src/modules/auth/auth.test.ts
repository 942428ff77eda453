import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser, signIn, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
});

async function reachAccounts() {
  const browser = createBrowser(server.url);
  const page = await browser.follow("/api/v1/auth/google");
  return { browser, action: /action="([^"]+)"/.exec(page.body)?.[1] ?? "", page };
}

function choose(email: string): RequestInit {
  return {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ account: email }),
  };
}

describe("signing in", () => {
  it("lists the accounts as buttons", async () => {
    const { page } = await reachAccounts();

    for (const email of ["ada@acme.test", "grace@acme.test", "staff@fixpoint.test", "nobody@nowhere.test"])
      expect(page.body).toContain(`Continue as ${email}`);
  });

  it("leads a member to the page they came for", async () => {
    const ada = await signIn(server.url, "ada@acme.test", "/acme/users?q=1");

    const info = await ada.json("GET", "/api/v1/auth/user-info");
    const organizations = await ada.json("GET", "/api/v1/organizations");

    expect(ada.landed).toBe(`${server.url}/acme/users?q=1`);
    expect(info.body.data).toMatchObject({ email: "ada@acme.test", isAdmin: false, organization: organizations.body.data[0].id });
    expect(organizations.body.data.map((one: { slug: string }) => one.slug)).toEqual(["acme"]);
  });

  it("shows the second organization to those who have two, and all to staff", async () => {
    const grace = await signIn(server.url, "grace@acme.test");
    const staff = await signIn(server.url, "staff@fixpoint.test");

    const hers = await grace.json("GET", "/api/v1/organizations");
    const all = await staff.json("GET", "/api/v1/organizations");
    const info = await staff.json("GET", "/api/v1/auth/user-info");

    expect(hers.body.data).toHaveLength(2);
    expect(all.body.data).toHaveLength(3);
    expect(info.body.data.isAdmin).toBe(true);
  });

  it("sends somebody without an organization to ask for access, without a session", async () => {
    const nobody = await signIn(server.url, "nobody@nowhere.test");

    const info = await nobody.json("GET", "/api/v1/auth/user-info");

    expect(nobody.landed).toBe(`${server.url}/request-access?email=nobody%40nowhere.test`);
    expect(info.status).toBe(401);
    expect(info.body).toMatchObject({ code: "unauthorized", requestId: expect.any(String) });
  });

  it("never leads to another origin", async () => {
    for (const returnUrl of ["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", "/\t/evil.test"]) {
      const ada = await signIn(server.url, "ada@acme.test", returnUrl);

      expect(new URL(ada.landed).origin).toBe(server.url);
    }
  });

  it("refuses a callback whose state is another one", async () => {
    const { browser, action } = await reachAccounts();
    let next = (await browser.request(action, choose("ada@acme.test"))).headers.get("location") ?? "";
    while (!next.includes("/auth/callback")) next = (await browser.request(next)).headers.get("location") ?? "";
    const forged = new URL(next);
    forged.searchParams.set("state", "forged");

    const answer = await browser.json("GET", forged.href);

    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("sign_in_failed");
    expect(browser.cookies.has("fixpoint_session")).toBe(false);
  });

  it("refuses a callback in a browser that did not start the sign-in, and a second use", async () => {
    const { browser, action } = await reachAccounts();
    let next = (await browser.request(action, choose("ada@acme.test"))).headers.get("location") ?? "";
    while (!next.includes("/auth/callback")) next = (await browser.request(next)).headers.get("location") ?? "";

    const stranger = await createBrowser(server.url).json("GET", next);
    const first = await browser.request(next);
    const again = await browser.json("GET", next);

    expect(stranger.body.code).toBe("sign_in_expired");
    expect(first.status).toBe(302);
    expect(again.body.code).toBe("sign_in_expired");
  });
});

describe("a session", () => {
  it("is an HttpOnly cookie that changes at every sign-in and ends with the log-out", async () => {
    const ada = await signIn(server.url, "ada@acme.test");
    const first = ada.cookies.get("fixpoint_session");

    const out = await ada.json("POST", "/api/v1/auth/logout", undefined, { origin: server.url });
    const replayed = await fetch(`${server.url}/api/v1/auth/user-info`, { headers: { cookie: `fixpoint_session=${first}` } });
    const again = await signIn(server.url, "ada@acme.test");

    expect(out.status).toBe(204);
    expect(replayed.status).toBe(401);
    expect(again.cookies.get("fixpoint_session")).not.toBe(first);
  });

  it("cannot be used by another site", async () => {
    const ada = await signIn(server.url, "ada@acme.test");

    const answer = await ada.json("POST", "/api/v1/auth/logout", undefined, { origin: "https://evil.test" });

    expect(answer.status).toBe(403);
  });

  it("can make a token that opens one organization and makes no further tokens", async () => {
    const grace = await signIn(server.url, "grace@acme.test");
    const [one, other] = (await grace.json("GET", "/api/v1/organizations")).body.data;
    const made = await grace.json("POST", "/api/v1/auth/tokens", { name: "script", organizationId: one.id });
    const script = createBrowser(server.url);
    const bearer = { authorization: `Bearer ${made.body.data.token}` };

    const inside = await script.json("GET", `/api/v1/organizations/${one.id}/projects`, undefined, bearer);
    const outside = await script.json("GET", `/api/v1/organizations/${other.id}/projects`, undefined, bearer);
    const further = await script.json("POST", "/api/v1/auth/tokens", { name: "x", organizationId: one.id }, bearer);

    expect(made.body.data.token).toMatch(/^fxp_/);
    expect([inside.status, outside.status, further.status]).toEqual([200, 404, 403]);
  });
});
