import { auditEntries } from "@fixpoint/db/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeVendor, type FakeVendor } from "../testing/fake-vendor.ts";
import { idsUsed, placeOf, send, shapeOf, wrongPlaces } from "../testing/route-requests.ts";
import { ROUTE_SAMPLES, type RouteSample } from "../testing/route-samples.ts";
import { makeStaff, makeTenant, type Tenant } from "../testing/tenant.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let vendor: FakeVendor;
let server: TestServer;
/** Whose requests are tried, and whose data they must not reach. */
let acme: Tenant;
let globex: Tenant;

beforeAll(async () => {
  vendor = await startFakeVendor();
  server = await startTestServer({ FIXPOINT_ROLE: "web", ...vendor.env });
  acme = await makeTenant(server);
  globex = await makeTenant(server);
});
afterAll(async () => {
  await server.stop();
  vendor.close();
});

function routes(kind?: RouteSample["for"]): [string, RouteSample][] {
  return Object.entries(ROUTE_SAMPLES).filter(([, sample]) => kind === undefined || sample.for === kind);
}

/** A route that changes something gets a tenant of its own, so that each request finds all there. */
async function tenantFor(route: string): Promise<Tenant> {
  return route.startsWith("GET ") ? acme : makeTenant(server);
}

async function ownPlace(tenant: Tenant, sample: RouteSample, headers: Record<string, string>) {
  if (!sample.needsGrant) return placeOf(server, tenant);
  const begin = "GET /api/v1/integrations/atlassian/auth/generate-url";
  const begun = await send(server, begin, ROUTE_SAMPLES[begin] as RouteSample, placeOf(server, tenant), headers);
  return placeOf(server, tenant, {}, new URL(begun.json().data.url).searchParams.get("state") ?? "");
}

describe("the table of routes", () => {
  it("has a sample of each route of the API, and no sample without a route", () => {
    const table = server.app.routeTable
      .filter(({ method, url }) => url.startsWith("/api/") && method !== "HEAD")
      .map(({ method, url }) => `${method} ${url}`);

    expect(Object.keys(ROUTE_SAMPLES).sort()).toEqual([...new Set(table)].sort());
  });

  it("answers without a session only where it is pinned", async () => {
    const open: string[] = [];
    for (const [route, sample] of routes()) {
      const { status } = await send(server, route, sample, placeOf(server, acme), {});
      if (status !== 401) open.push(`${route} ${status}`);
    }

    expect(open.sort()).toEqual([
      "GET /api/v1/auth/:provider 302",
      "GET /api/v1/auth/callback 400",
      "GET /api/v1/openapi.json 200",
      "GET /api/v1/public-settings 200",
      "GET /api/v1/reference 200",
      "POST /api/v1/auth/logout 204",
      "POST /api/v1/beta-requests 204",
      "POST /api/v1/hooks/:hookId 404",
      "POST /api/v1/hooks/apps/github 404",
    ]);
  });

  it("has nothing outside of the API that changes anything, but the built-in sign-in", () => {
    const others = server.app.routeTable.filter(
      ({ method, url }) => !url.startsWith("/api/") && !["GET", "HEAD"].includes(method),
    );

    expect(others.filter(({ url }) => !url.startsWith("/local-sign-in/"))).toEqual([]);
  });

  it("shows nothing of anybody to the public", async () => {
    for (const [route, sample] of routes("public")) {
      const { text } = await send(server, route, sample, placeOf(server, acme), {});
      expect([route, /canary/.test(text)]).toEqual([route, false]);
    }
  });
});

describe("a member", () => {
  it("reaches what is their organization's and their own, and no byte of another's", async () => {
    let withCanary = 0;
    for (const [route, sample] of [...routes("organization"), ...routes("person")]) {
      const tenant = await tenantFor(route);
      const answer = await send(server, route, sample, await ownPlace(tenant, sample, tenant.asMember), tenant.asMember);

      if (answer.text.includes(tenant.canary)) withCanary += 1;
      const shape = shapeOf(server, route, answer.status);
      if (shape) expect([route, shape.safeParse(answer.json()).error]).toEqual([route, undefined]);
      expect([route, answer.status, answer.text.slice(0, 2000)]).toEqual([route, sample.status ?? 200, expect.any(String)]);
      expect([route, answer.text.includes(globex.canary)]).toEqual([route, false]);
    }
    // The search for the other's means something only where one's own is found.
    expect(withCanary).toBeGreaterThanOrEqual(20);
  });

  it("finds neither what is another's nor what is nowhere", async () => {
    for (const [route, sample] of [...routes("organization"), ...routes("person")])
      for (const { what, place } of wrongPlaces(server, route, sample, acme, globex)) {
        const answer = await send(server, route, sample, place, acme.asMember);

        expect([route, what, answer.status, answer.json().code]).toEqual([route, what, 404, "not_found"]);
        expect([route, what, answer.text.includes(globex.canary)]).toEqual([route, what, false]);
      }
  });

  it("of another organization finds nothing here, nor does their API token", async () => {
    for (const headers of [globex.asMember, globex.asToken])
      for (const [route, sample] of routes("organization")) {
        const answer = await send(server, route, sample, placeOf(server, acme), headers);

        expect([route, answer.status]).toEqual([route, 404]);
        expect([route, answer.text.includes(acme.canary)]).toEqual([route, false]);
      }
  });

  it("does not learn that there are pages for staff", async () => {
    for (const headers of [acme.asMember, acme.asToken])
      for (const [route, sample] of routes("staff")) {
        const answer = await send(server, route, sample, placeOf(server, acme), headers);

        expect([route, answer.status]).toEqual([route, 404]);
      }
  });
});

describe("an API token", () => {
  it("reaches its organization, and nothing that is the person's", async () => {
    for (const [route, sample] of [...routes("organization"), ...routes("person")]) {
      const tenant = await tenantFor(route);
      const answer = await send(server, route, sample, placeOf(server, tenant), tenant.asToken);

      expect([route, answer.status]).toEqual([route, sample.tokenStatus ?? sample.status ?? 200]);
      expect([route, answer.text.includes(globex.canary)]).toEqual([route, false]);
    }
  });
});

describe("staff", () => {
  it("reach each organization, and the server notes each visit", async () => {
    for (const [route, sample] of routes("organization")) {
      const tenant = await tenantFor(route);
      const { userId, headers } = await makeStaff(server);
      const answer = await send(server, route, sample, placeOf(server, tenant), headers);
      const notes = await server.context.db.select().from(auditEntries);

      expect([route, answer.status]).toEqual([route, sample.status ?? 200]);
      expect([
        route,
        notes.filter(
          (note) => note.userId === userId && note.organizationId === tenant.ids.orgId && note.action === "staff_access",
        ).length,
      ]).toEqual([route, 1]);
    }
  });

  it("have their own pages", async () => {
    for (const [route, sample] of routes("staff")) {
      const { headers } = await makeStaff(server);
      const answer = await send(server, route, sample, placeOf(server, await tenantFor(route)), headers);

      expect([route, answer.status]).toEqual([route, sample.status ?? 200]);
    }
  });

  it("find nothing under another organization's name, nor what is nowhere", async () => {
    const { headers } = await makeStaff(server);
    for (const [route, sample] of [...routes("organization"), ...routes("staff")])
      for (const { what, place } of wrongPlaces(server, route, sample, acme, globex)) {
        // Another organization as a whole is open to them, and so is one whose calls name no object of it.
        if (what === "all foreign" || (what === "foreign orgId" && idsUsed(route, sample, place).length === 1)) continue;
        const answer = await send(server, route, sample, place, headers);

        expect([route, what, answer.status]).toEqual([route, what, 404]);
      }
  });

  it("is nobody whose address was not verified", async () => {
    const notYet = await makeTenant(server);
    await server.context.db.execute(
      `update users set email = 'x-${notYet.canary}@fixpoint.test' where id = '${notYet.member.id}'`,
    );

    const info = await fetch(`${server.url}/api/v1/auth/user-info`, { headers: notYet.asMember });
    const visit = await fetch(`${server.url}/api/v1/organizations/${acme.ids.orgId}/users`, { headers: notYet.asMember });

    expect([((await info.json()) as { data: { isAdmin: boolean } }).data.isAdmin, visit.status]).toEqual([false, 404]);
  });
});
