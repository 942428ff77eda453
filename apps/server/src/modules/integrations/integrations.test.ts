import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { IntegrationsAnswer } from "@fixpoint/contracts";
import { integrations } from "@fixpoint/db/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../../start-server.ts";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, startTestServer, type TestServer } from "../../testing/test-server.ts";

let vendor: Server;
/** What the vendor was sent, and what it answers. */
let asked: { path: string; body: Record<string, string> }[] = [];
let status = 200;
let server: TestServer;
let tenant: Tenant;
let path: string;

beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
    response
      .writeHead(status)
      .end(JSON.stringify({ access_token: "at-2", refresh_token: "rt-2", token: "st-2", expires_in: 60 }));
  });
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const client = (name: string) => ({
    [`FIXPOINT_${name}_CLIENT_ID`]: "client",
    [`FIXPOINT_${name}_CLIENT_SECRET`]: "hush",
    [`FIXPOINT_${name}_URL`]: url,
  });
  server = await startTestServer({ FIXPOINT_ROLE: "web", ...client("GITLAB"), ...client("SENTRY") });
  tenant = await makeTenant(server);
  path = `/api/v1/organizations/${tenant.ids.orgId}/integrations`;
});
afterAll(async () => {
  await server.stop();
  vendor.close();
});

function call(method: string, url: string, body?: object, as = tenant) {
  return createBrowser(server.url).json(method, url, body, as.asMember);
}

async function stored(id: string) {
  const rows = await server.context.db.select().from(integrations);
  const row = rows.find((candidate) => candidate.id === id);
  return { text: row?.credentials ?? "", open: () => server.context.secrets?.open(row?.credentials ?? "", `integration:${id}`) };
}

describe("a token", () => {
  it("goes in, is sealed, is replaced and never comes out", async () => {
    const credentials = { accessToken: "glpat-very-secret" };
    const made = await call("POST", path, { provider: "gitlab", credentials, baseUrl: "https://git.acme.test" });
    const { id } = made.body.data;
    const first = await stored(id);
    const firstOpened = first.open();
    const changed = await call("PUT", `${path}/${id}`, { credentials: { accessToken: "glpat-newer" } });
    const list = await call("GET", path);
    const again = await call("POST", path, { provider: "gitlab", credentials });

    expect([made.status, changed.status, again.status, again.body.code]).toEqual([201, 200, 409, "already_connected"]);
    expect(first.text).not.toContain("glpat");
    expect(firstOpened).toBe('{"accessToken":"glpat-very-secret"}');
    expect((await stored(id)).open()).toBe('{"accessToken":"glpat-newer"}');
    expect(JSON.stringify([made.body, changed.body, list.body, again.body])).not.toContain("glpat");
    expect(made.body.data).toMatchObject({ isConnected: true, baseUrl: "https://git.acme.test" });
  });

  it("is asked for, and an address must be one and may hold no credentials", async () => {
    const credentials = { accessToken: "t" };
    const none = await call("POST", path, { provider: "asana" });
    const inUrl = await call("POST", path, { provider: "asana", credentials, baseUrl: "https://me:secret@asana.test" });
    const noUrl = await call("POST", path, { provider: "asana", credentials, baseUrl: "asana.test" });

    expect([none.status, inUrl.status, noUrl.status]).toEqual([400, 400, 400]);
    expect(none.body.message).toContain("access token of Asana");
    expect(noUrl.body.message).toContain("baseUrl: Give the full address");
  });
});

describe("without a key", () => {
  it("that all processes of an external database share, nothing is stored and the reason is told", async () => {
    const second = await startServer({
      env: {
        PORT: "0",
        FIXPOINT_ROLE: "web",
        DATABASE_URL: server.context.connection.databaseUrl,
        FIXPOINT_DATA_DIR: server.dataDir,
        FIXPOINT_DEMO: "false",
        FIXPOINT_LOG_LEVEL: "silent",
      },
    });
    try {
      const there = createBrowser(second.url);
      const list = await there.json("GET", path, undefined, tenant.asMember);
      const body = { provider: "asana", credentials: { accessToken: "t" } };
      const made = await there.json("POST", path, body, tenant.asMember);

      expect(list.body.data[0].setUp).toContain("FIXPOINT_ENCRYPTION_KEY");
      expect([made.status, made.body.code]).toEqual([409, "not_configured"]);
    } finally {
      await second.stop();
    }
  });
});

describe("the list", () => {
  it("has each provider once, with an empty id while it is not connected", async () => {
    const rows = IntegrationsAnswer.parse((await call("GET", path)).body).data;

    expect(rows.map((row) => row.provider)).toEqual([
      "github",
      "gitlab",
      "bitbucket",
      "asana",
      "atlassian",
      "trello",
      "clickup",
      "sentry",
      "slack",
    ]);
    expect(rows.filter((row) => row.isConnected !== (row.id !== ""))).toEqual([]);
    expect(rows.find((row) => row.provider === "trello")?.setUp).toBeNull();
  });

  it("goes on without what is disconnected, and so do the mappings", async () => {
    const other = await makeTenant(server);
    const own = `/api/v1/organizations/${other.ids.orgId}/integrations`;
    const mappings = `${own}/projects/${other.ids.projectId}/mappings`;
    const before = await call("GET", mappings, undefined, other);
    const gone = await call("DELETE", `${own}/${other.ids.integrationId}`, undefined, other);
    const after = await call("GET", mappings, undefined, other);
    const twice = await call("DELETE", `${own}/${other.ids.integrationId}`, undefined, other);

    expect(before.body.data).toMatchObject([{ provider: "trello", externalId: other.canary }]);
    expect([gone.status, after.body.data, twice.status]).toEqual([204, [], 404]);
  });
});

describe("an authorisation", () => {
  it("goes to GitLab with state and PKCE, once, and only for who began it", async () => {
    const other = await makeTenant(server);
    const begin = async () => (await call("GET", `${path}/gitlab/install-url`)).body.data.url as string;
    const address = new URL(await begin());
    const state = address.searchParams.get("state");
    const callback = `/api/v1/integrations/callback?state=${state}&code=c-1`;
    const stranger = await call("GET", callback, undefined, other);
    asked = [];
    const back = await createBrowser(server.url).request(callback, { headers: tenant.asMember });
    const again = await call("GET", callback);
    const list = IntegrationsAnswer.parse((await call("GET", path)).body).data;
    const gitlab = list.find((row) => row.provider === "gitlab");

    expect(address.searchParams.get("code_challenge_method")).toBe("S256");
    expect([stranger.status, back.status, again.status]).toEqual([400, 302, 400]);
    expect(back.headers.get("location")).toBe(`/${tenant.canary}/integrations?autoClose=true`);
    expect(asked).toMatchObject([
      { path: "/oauth/token", body: { code: "c-1", client_secret: "hush", grant_type: "authorization_code" } },
    ]);
    expect((await stored(gitlab?.id ?? "")).open()).toContain('"refreshToken":"rt-2"');
  });

  it("that the vendor refuses says so and leaves what was there", async () => {
    status = 401;
    const setup = await call("POST", "/api/v1/integrations/sentry/setup", {
      organizationId: tenant.ids.orgId,
      code: "c",
      installationId: "../../x",
    });
    status = 200;

    expect([setup.status, setup.body.code]).toEqual([409, "authorisation_failed"]);
    expect(asked.at(-1)?.path).toBe("/api/0/sentry-app-installations/..%2F..%2Fx/authorizations/");
    expect(JSON.stringify(setup.body)).not.toContain("hush");
  });

  it("tells what to set where no client is configured, and which organization is missing", async () => {
    const jira = "/api/v1/integrations/atlassian/auth/generate-url";
    const none = await call("GET", `${jira}?organizationId=${tenant.ids.orgId}`);
    const nobody = await call("GET", jira);

    expect([none.status, none.body.code]).toEqual([409, "not_configured"]);
    expect(none.body.message).toContain("Set FIXPOINT_ATLASSIAN_CLIENT_ID");
    expect([nobody.status, nobody.body.message]).toEqual([400, "organizationId: Organization ID is not set"]);
  });
});
