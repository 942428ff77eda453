import { DEFAULT_NOTIFICATIONS } from "@fixpoint/contracts";
import { addMember } from "@fixpoint/db";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff, makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, signIn, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let staff: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  staff = (await makeStaff(server)).headers;
});
afterAll(async () => {
  await server.stop();
});

function call(headers: Record<string, string>, method: string, url: string, body?: object) {
  return createBrowser(server.url).json(method, url, body, headers);
}

function users(tenant: Tenant): string {
  return `/api/v1/organizations/${tenant.ids.orgId}/users`;
}

describe("members", () => {
  it("can be invited once, and removed with what they made, but not the last", async () => {
    const tenant = await makeTenant(server);
    const inside = `/api/v1/organizations/${tenant.ids.orgId}/projects`;

    const invited = await call(tenant.asMember, "POST", users(tenant), { email: "New.One@Else.test" });
    const again = await call(tenant.asMember, "POST", users(tenant), { email: "new.one@else.test" });
    const wrong = await call(tenant.asMember, "POST", users(tenant), { email: "no address" });
    const before = await call(tenant.asToken, "GET", inside);
    const others = (await call(tenant.asMember, "GET", users(tenant))).body.data.filter(
      (user: { id: string }) => user.id !== tenant.member.id,
    );
    for (const { id } of others) await call(tenant.asMember, "DELETE", `${users(tenant)}/${id}`);
    const last = await call(tenant.asMember, "DELETE", `${users(tenant)}/${tenant.member.id}`);

    expect(invited.body.data).toMatchObject({ email: "new.one@else.test", isAdmin: false });
    expect([again.status, again.body.code, wrong.status, before.status]).toEqual([409, "already_member", 400, 200]);
    expect([last.status, last.body.code]).toEqual([409, "last_member"]);
  });

  it("who were removed reach nothing any more, by session or token, and another default takes its place", async () => {
    const [tenant, next] = [await makeTenant(server), await makeTenant(server)];
    await addMember(server.context.db, next.ids.orgId, tenant.member.id);
    const gone = await call(tenant.asMember, "DELETE", `${users(tenant)}/${tenant.member.id}`);

    const bySession = await call(tenant.asMember, "GET", users(tenant));
    const byToken = await call(tenant.asToken, "GET", users(tenant));
    const info = await call(tenant.asMember, "GET", "/api/v1/auth/user-info");

    expect([gone.status, bySession.status, byToken.status]).toEqual([204, 404, 401]);
    expect(info.body.data.organization).toBe(next.ids.orgId);
  });

  it("do not learn which other organization is somebody's default", async () => {
    const [tenant, other] = [await makeTenant(server), await makeTenant(server)];
    await addMember(server.context.db, tenant.ids.orgId, other.member.id);

    const list = (await call(tenant.asMember, "GET", users(tenant))).body.data;

    expect(list.find((user: { id: string }) => user.id === other.member.id).organization).toBeNull();
  });
});

describe("the audit", () => {
  it("has one entry for a visit of somebody whose default organization is another", async () => {
    const [tenant, other] = [await makeTenant(server), await makeTenant(server)];
    await addMember(server.context.db, tenant.ids.orgId, other.member.id);
    for (let visit = 0; visit < 3; visit += 1) await call(other.asMember, "GET", users(tenant));
    await call(other.asMember, "POST", `/api/v1/audit/organizations/${tenant.ids.orgId}/access`);
    await call(tenant.asMember, "GET", users(tenant));

    const { data } = (await call(tenant.asMember, "GET", `/api/v1/organizations/${tenant.ids.orgId}/audit`)).body;

    expect(data.map((entry: { action: string }) => entry.action)).toEqual(["organization_switch", "organization_access", "test"]);
    expect(data[1]).toMatchObject({ userId: other.member.id, detail: { email: other.member.email, by: "session" } });
  });
});

describe("somebody without an organization", () => {
  it("asks for access, and finds what staff made of it when they sign in", async () => {
    const email = "nobody@nowhere.test";
    const ask = (body: object) => call({}, "POST", "/api/v1/beta-requests", body);
    const asked = await ask({ email: "Nobody@Nowhere.test", company: "Nowhere\u0000 Ltd" });
    await ask({ email, company: "Nowhere Ltd", message: "Please" });
    const waiting = await call(staff, "GET", "/api/v1/internal/beta-requests");
    const made = await call(staff, "POST", "/api/v1/internal/organizations", { name: "Nowhere Ltd", email });
    const taken = await call(staff, "POST", "/api/v1/internal/organizations", { name: "Nowhere ltd", email });
    const reserved = await call(staff, "POST", "/api/v1/internal/organizations", { name: "Settings", email });
    const settled = await call(staff, "GET", "/api/v1/internal/beta-requests");
    const nobody = await signIn(server.url, email, "/nowhere-ltd");
    const info = await nobody.json("GET", "/api/v1/auth/user-info");

    expect([asked.status, made.status]).toEqual([204, 201]);
    expect(waiting.body.data).toMatchObject([{ email, company: "Nowhere Ltd", message: "Please", organizationId: null }]);
    expect(settled.body.data).toMatchObject([{ email, organizationId: made.body.data.id }]);
    expect([taken.body.code, reserved.body.code]).toEqual(["slug_taken", "reserved_slug"]);
    expect(nobody.landed).toBe(`${server.url}/nowhere-ltd`);
    expect(info.body.data.organization).toBe(made.body.data.id);
  });
});

describe("preferences", () => {
  it("are the person's own and start with what needs them", async () => {
    const tenant = await makeTenant(server);
    const path = "/api/v1/auth/notification-preferences";
    const start = await call(tenant.asMember, "GET", path);
    const wanted = { ...DEFAULT_NOTIFICATIONS, emailDigest: "daily", mutedProjectIds: [tenant.ids.projectId] };
    await call(tenant.asMember, "PUT", path, wanted);
    const now = await call(tenant.asMember, "GET", path);
    const broken = await call(tenant.asMember, "PUT", path, { ...wanted, events: {} });

    expect(start.body.data.events.fix_validated.inApp).toBe(true);
    expect(start.body.data.events.pull_request_closed.inApp).toBe(false);
    expect([now.body.data, broken.status]).toEqual([wanted, 400]);
  });
});

describe("staff", () => {
  it("set feature flags for themselves and Slack channels for projects", async () => {
    const tenant = await makeTenant(server);
    const place = { organizationId: tenant.ids.orgId, projectId: tenant.ids.projectId };
    const channels = "/api/v1/internal/slack/channel-mappings";
    const find = (rows: { projectId: string }[]) => rows.find((row) => row.projectId === place.projectId);

    const none = await call(staff, "GET", "/api/v1/internal/feature-flags");
    await call(staff, "PUT", "/api/v1/internal/feature-flags", { showGoldenBoyBug: true });
    const flags = await call(staff, "GET", "/api/v1/internal/feature-flags");
    const set = await call(staff, "PUT", channels, { ...place, channel: "#bugs" });
    const removed = await call(staff, "PUT", channels, { ...place, channel: null });

    expect(none.body.data).toEqual({ showGoldenBoyBug: false, enableSSEConsoleLogs: false });
    expect(flags.body.data).toEqual({ showGoldenBoyBug: true, enableSSEConsoleLogs: false });
    expect(find(set.body.data)).toMatchObject({ channel: "#bugs" });
    expect(find(removed.body.data)).toMatchObject({ channel: null });
  });
});
