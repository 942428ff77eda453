import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeVendor, type FakeVendor } from "../apps/server/src/testing/fake-vendor.ts";
import { startTestServer, type TestServer } from "../apps/server/src/testing/test-server.ts";
import type { ApiDescription } from "./api-description.ts";
import { renderFinding } from "./findings.ts";
import { missedGoals } from "./goals.ts";
import { runFuzz } from "./run-fuzz.ts";

let vendor: FakeVendor;
let server: TestServer;

beforeAll(async () => {
  vendor = await startFakeVendor();
  server = await startTestServer({ FIXPOINT_ROLE: "web", ...vendor.env });
});
afterAll(async () => {
  await server.stop();
  vendor.close();
});

describe("the API", () => {
  it("answers as its description says, whatever it is sent", async () => {
    const options = { requests: 2000, seed: 20_261_121, only: [], concurrency: 12 };
    const result = await runFuzz(server, options);

    expect([...missedGoals(result, options), ...result.findings.list.map(renderFinding)]).toEqual([]);
  }, 240_000);
});

describe("the fuzzer", () => {
  const few = { requests: 40, seed: 7, concurrency: 4 };

  it("finds a failure and shows the request without its session", async () => {
    const options = { ...few, only: ["/git/pull-requests"] };
    const { codeHost } = server.context;
    server.context.codeHost = { ...codeHost, openPullRequest: () => Promise.reject(new Error("boom")) };
    const result = await runFuzz(server, options);
    server.context.codeHost = codeHost;

    const [found] = result.findings.list;
    expect(found?.complaint).toEqual({ kind: "server error", detail: "500" });
    expect(found && renderFinding(found)).toMatch(/POST \/api\/v1\/organizations\/[\w-]+\/integrations\/git[^]+→ 500/);
    expect(found && renderFinding(found)).not.toMatch(/fixpoint_session|Bearer/);
    expect(missedGoals(result, options).join()).toContain("answers of 5xx");
  });

  it("finds an answer of another shape than the declared one", async () => {
    const { components } = (server.app as unknown as { swagger(): ApiDescription }).swagger();
    const { username } = components.schemas["User"]?.properties ?? {};
    if (username) username.pattern = "^none$";
    const result = await runFuzz(server, { ...few, only: ["GET /api/v1/auth/user-info"] });

    expect(result.findings.list.map(({ complaint }) => complaint)).toEqual([
      { kind: "schema", detail: '200: /data/username must match pattern "^none$"' },
    ]);
  });

  it("knows no routes but those that are described", async () => {
    await expect(runFuzz(server, { ...few, only: ["/nowhere"] })).rejects.toThrow("No route holds “/nowhere”.");
  });
});
