import { auditEntries } from "@fixpoint/db/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser, signIn, startTestServer, withProject, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;
let issueId: string;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  place = await withProject(server);
  issueId = (await place.ada.json("POST", place.issues, { title: "Secret of Acme", text: "hang" })).body.data.id;
});
afterAll(async () => {
  await server.stop();
});

/** Every route that names an organization in its path, from the server's own table. */
function routesWithOrganization(): { method: string; path: string }[] {
  const paths = server.app.swagger().paths ?? {};
  return Object.entries(paths)
    .filter(([path]) => path.includes("{orgId}"))
    .flatMap(([path, methods]) => Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase(), path })));
}

function fill(path: string, orgId: string): string {
  return path
    .replace("{orgId}", orgId)
    .replace("{projectId}", place.project.id)
    .replace("{issueId}", issueId)
    .replace("{repoId}", place.project.repositories[0].id)
    .replace("{integrationId}", "some")
    .replace("{status}", "done")
    .replace("{*}", "manifest.json");
}

/** A body that the route would take, so that a refusal is never one of form. */
function bodyFor(method: string, path: string): unknown {
  if (method === "GET" || method === "DELETE") return undefined;
  const repositoryUrl = server.repository;
  return {
    title: "T",
    text: "t",
    name: "N",
    slug: "n",
    repositoryUrl,
    email: "x@y.test",
    provider: "github",
    projectId: place.project.id,
    issueId,
    sha: "0".repeat(40),
    credentials: { accessToken: "t" },
    ...(path.endsWith("recompute") ? { force: true } : {}),
  };
}

describe("every route of an organization", () => {
  it("is in the table", () => {
    expect(routesWithOrganization().length).toBeGreaterThan(24);
  });

  it("answers 401 without a session", async () => {
    for (const { method, path } of routesWithOrganization()) {
      const answer = await createBrowser(server.url).json(method, fill(path, place.orgId), bodyFor(method, path));

      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  it("answers 404 to somebody who is no member, and for an organization that does not exist", async () => {
    const other = await signIn(server.url, "grace@acme.test");
    const globex = (await other.json("GET", "/api/v1/organizations")).body.data.find(
      (one: { slug: string }) => one.slug === "globex",
    ).id;

    for (const { method, path } of routesWithOrganization()) {
      const foreign = await place.ada.json(method, fill(path, globex), bodyFor(method, path));
      const missing = await place.ada.json(method, fill(path, "missing"), bodyFor(method, path));

      expect([path, foreign.status, foreign.body.code]).toEqual([path, 404, "not_found"]);
      expect([path, missing.status]).toEqual([path, 404]);
    }
  });

  it("does not give the objects of one organization to a member of both under the other's name", async () => {
    const grace = await signIn(server.url, "grace@acme.test");
    const globex = (await grace.json("GET", "/api/v1/organizations")).body.data.find(
      (one: { slug: string }) => one.slug === "globex",
    ).id;

    for (const { method, path } of routesWithOrganization()) {
      if (!path.includes("{projectId}") && !path.endsWith("/pull-requests")) continue;
      const answer = await grace.json(method, fill(path, globex), bodyFor(method, path));

      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe("staff", () => {
  it("may read in any organization, and it is noted", async () => {
    const staff = await signIn(server.url, "staff@fixpoint.test");

    const list = await staff.json("GET", place.issues);
    await staff.json("GET", place.issues);
    const notes = await server.context.db.select().from(auditEntries);

    expect(list.body.data).toHaveLength(1);
    expect(notes.filter((note) => note.action === "staff_access" && note.organizationId === place.orgId)).toHaveLength(1);
  });
});
