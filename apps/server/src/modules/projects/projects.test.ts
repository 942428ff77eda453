import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_MODEL_SETTINGS, UsageAnswer } from "@fixpoint/contracts";
import { claimRun, findIssue } from "@fixpoint/db";
import { modelSettings } from "@fixpoint/db/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { createBrowser, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
});
afterAll(async () => {
  await server.stop();
});

function call(tenant: Tenant, method: string, path: string, body?: object) {
  return createBrowser(server.url).json(method, `/api/v1/organizations/${tenant.ids.orgId}${path}`, body, tenant.asMember);
}

describe("a project", () => {
  it("can be renamed, to no address that is taken or a page", async () => {
    const tenant = await makeTenant(server);
    const path = `/projects/${tenant.ids.projectId}`;
    await call(tenant, "POST", "/projects", { name: "Second", repositoryUrl: server.repository });

    const renamed = await call(tenant, "PUT", path, { name: "First" });
    const moved = await call(tenant, "PUT", path, { name: "First", slug: "first" });
    const taken = await call(tenant, "PUT", path, { name: "First", slug: "second" });
    const reserved = await call(tenant, "PUT", path, { name: "First", slug: "users" });
    const nameless = await call(tenant, "PUT", path, { name: " " });

    expect(renamed.body.data).toMatchObject({ name: "First", slug: tenant.canary });
    expect(moved.body.data).toMatchObject({ slug: "first", isLocked: false, baseCommitStatus: "completed" });
    expect([taken.body.code, reserved.body.code]).toEqual(["slug_taken", "reserved_slug"]);
    expect([nameless.status, nameless.body.message]).toEqual([400, "name: Give the project a name"]);
  });

  it("goes with its bugs and their evidence, and what it used stays known", async () => {
    const tenant = await makeTenant(server);
    const folder = join(server.dataDir, "evidence", tenant.ids.issueId);
    const kept = readdirSync(folder);
    const before = await call(tenant, "GET", "/usage");

    const gone = await call(tenant, "DELETE", `/projects/${tenant.ids.projectId}`);
    const bug = await call(tenant, "GET", `/projects/${tenant.ids.projectId}/issues/${tenant.ids.issueId}/details`);
    const list = await call(tenant, "GET", "/projects");
    const after = await call(tenant, "GET", "/usage");

    expect([gone.status, bug.status, list.body.data]).toEqual([204, 404, []]);
    expect([kept.length, readdirSync(folder)]).toEqual([1, []]);
    expect(after.body.data.totals).toEqual(before.body.data.totals);
  });
});

describe("usage", () => {
  it("counts each run of the agent by day and project", async () => {
    const tenant = await makeTenant(server);

    const { data } = UsageAnswer.parse((await call(tenant, "GET", "/usage")).body);
    const long = await call(tenant, "GET", "/usage?from=2020-01-01&to=2026-01-01");
    const past = await call(tenant, "GET", "/usage?from=2020-01-01&to=2020-01-31");

    expect(data.totals).toMatchObject({ runs: 1, validatedFixes: 1 });
    expect(data.days).toHaveLength(1);
    expect(data.projects).toMatchObject([{ projectId: tenant.ids.projectId, runs: 1 }]);
    expect(data.runs).toMatchObject([{ issueId: tenant.ids.issueId, result: "validated_fix" }]);
    expect([long.status, past.body.data.totals.runs]).toEqual([400, 0]);
  });
});

describe("a run that was cut off", () => {
  it("is counted as well", async () => {
    const tenant = await makeTenant(server);
    const { orgId, projectId, issueId } = tenant.ids;
    const again = () => call(tenant, "POST", `/projects/${projectId}/issues/${issueId}/recompute`, { force: true });
    await again();
    const found = await findIssue(server.context.db, { organizationId: orgId, issueId });
    await claimRun(server.context.db, orgId, found?.issue.currentRunId ?? "", "test");
    await again();

    const { data } = UsageAnswer.parse((await call(tenant, "GET", "/usage")).body);

    expect(data.totals.runs).toBe(2);
    expect(data.runs[0]).toMatchObject({ runId: found?.issue.currentRunId, result: null });
  });
});

describe("the model", () => {
  it("of a project is its organization's until it has its own; the key is sealed and never shown", async () => {
    const tenant = await makeTenant(server);
    const other = await call(tenant, "POST", "/projects", { name: "Other", repositoryUrl: server.repository });
    const path = `/projects/${other.body.data.id}/models`;
    const own = { ...DEFAULT_MODEL_SETTINGS, engine: "own_model", provider: "anthropic", model: "m-1" };

    const incomplete = await call(tenant, "PUT", "/models", { ...own, model: null });
    const set = await call(tenant, "PUT", "/models", { ...own, apiKey: "sk-very-secret" });
    const inherited = await call(tenant, "GET", path);
    await call(tenant, "PUT", path, { ...own, model: "m-2" });
    const itsOwn = await call(tenant, "GET", path);
    const kept = await call(tenant, "PUT", "/models", { ...own, model: "m-3" });
    const rows = await server.context.db.select().from(modelSettings);
    const removed = await call(tenant, "PUT", "/models", { ...own, apiKey: null });

    expect(incomplete.status).toBe(400);
    expect(inherited.body.data).toMatchObject({ model: "m-1", hasApiKey: true, isInherited: true });
    expect(itsOwn.body.data).toMatchObject({ model: "m-2", hasApiKey: true, isInherited: false });
    expect(kept.body.data).toMatchObject({ model: "m-3", hasApiKey: true });
    expect(removed.body.data.hasApiKey).toBe(false);
    expect(JSON.stringify([set.body, inherited.body, rows])).not.toContain("sk-very");
  });
});

describe("a problem", () => {
  it("has title, message, code and request id, and no stack, whatever went wrong", async () => {
    const tenant = await makeTenant(server);
    const answers = [
      await call(tenant, "GET", "/projects/%00/settings"),
      await call(tenant, "GET", `/usage?from=${encodeURIComponent("2020-01-01'")}`),
      await call(tenant, "POST", `/projects/${tenant.ids.projectId}/issues`, {}),
      await call(tenant, "GET", "/nowhere"),
      await call(tenant, "PUT", `/projects/${tenant.ids.projectId}`, { name: "a\u0000b", slug: "UPPER" }),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 404, 400]);
    for (const { body } of answers) {
      expect(Object.keys(body).sort()).toEqual(["code", "message", "requestId", "title"]);
      expect(JSON.stringify(body)).not.toMatch(/\.ts:\d|node_modules|select |Error:/);
    }
  });

  it("of the server's own making has the call's own title and keeps the cause to the log", async () => {
    const tenant = await makeTenant(server);
    await server.context.connection.close();

    const bugs = await call(tenant, "GET", `/projects/${tenant.ids.projectId}/issues`);
    const tasks = await call(tenant, "GET", "/tasks");

    expect([bugs.status, bugs.body.title, bugs.body.code]).toEqual([500, "Failed to fetch bugs", "internal_error"]);
    expect(tasks.body.title).toBe("Something went wrong!");
    expect(JSON.stringify([bugs.body, tasks.body])).not.toMatch(/pool|\.ts:\d/);
  });
});
