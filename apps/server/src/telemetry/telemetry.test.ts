import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let collector: Server;
let place: Awaited<ReturnType<typeof withProject>>;
const logged: string[] = [];
const METRICS_TOKEN = "a-token-for-metrics";

interface Exported {
  resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; attributes: unknown[]; parentSpanId?: string }[] }[] }[];
}
const exported: Exported[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      exported.push(JSON.parse(body) as Exported);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    FIXPOINT_METRICS_TOKEN: METRICS_TOKEN,
    FIXPOINT_LOG_LEVEL: "debug",
  };
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  server = await startTestServer(env, { logTo });
  place = await withProject(server);
});
afterAll(async () => {
  await server.stop();
  collector.close();
});

function metrics(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/metrics`, { headers });
}

describe("metrics", () => {
  it("are told to whoever has the token alone", async () => {
    const answers = await Promise.all([
      metrics(),
      metrics({ authorization: "Bearer another-token-of-them" }),
      metrics({ authorization: `Bearer ${METRICS_TOKEN}` }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  it("count requests by route, jobs, stages and results", async () => {
    const made = await place.ada.json("POST", place.issues, { title: "Counted", text: "works" });
    await waitFor(async () => {
      const details = await place.ada.json("GET", `${place.issues}/${made.body.data.id}/details`);
      return details.body.data.agentProcessingStatus === "done";
    });

    const text = await waitFor(async () => {
      const found = await (await metrics({ authorization: `Bearer ${METRICS_TOKEN}` })).text();
      return found.includes('fixpoint_job_duration_seconds_count{queue="process-issue",outcome="done"} 1') && found;
    });

    expect(text).toContain(
      'fixpoint_http_request_duration_seconds_count{method="POST",route="/api/v1/organizations/:orgId/projects/:projectId/issues",status="201"} 1',
    );
    expect(text).toContain('fixpoint_runs_total{result="validated_fix"} 1');
    expect(text).toMatch(/fixpoint_stage_duration_seconds_count\{stage="\w+",outcome="passed"\} 1/);
    expect(text).toMatch(/fixpoint_live_events_total [1-9]/);
    expect(text).toMatch(/fixpoint_database_connections\{state="total"\} [1-9]/);
    expect(text).not.toContain(made.body.data.id);
  });
});

it("sends a span for each request and job, with the agent's stages below, and no address of a thing", async () => {
  const made = await place.ada.json("POST", place.issues, { title: "Traced", text: "works" });

  const spans = await waitFor(async () => {
    const found = exported.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
    return found.filter(({ name }) => name === "job process-issue").length >= 2 && found;
  });

  const request = spans.find(({ name }) => name === "POST /api/v1/organizations/:orgId/projects/:projectId/issues");
  const job = spans.findLast(({ name }) => name === "job process-issue");
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(spans.some((span) => span.name.startsWith("stage ") && span.traceId === job?.traceId)).toBe(true);
  expect(JSON.stringify(spans)).not.toContain(made.body.data.id);
});

it("logs a failure with its cause, and neither texts nor secrets of it", async () => {
  const client = server.context.db.$client;
  logged.length = 0;
  // A statement that fails in the database with parameters of the request in it.
  await client.query("alter table issues rename column preview to hidden");
  const answer = await place.ada.json("POST", place.issues, { title: "canary-title", text: "canary-text ghp_canary1234567890" });
  const created = await place.ada.json("POST", `/api/v1/organizations/${place.orgId}/integrations`, {
    provider: "asana",
    credentials: { accessToken: "canary-secret" },
  });
  await client.query("alter table issues rename column hidden to preview");

  const text = logged.join("");
  expect([answer.status, created.status]).toEqual([500, 201]);
  expect(text).toContain("request failed");
  expect(text).toContain(`"code":"42703"`);
  expect(text).not.toContain("canary");
});
