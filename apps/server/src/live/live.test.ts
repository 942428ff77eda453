import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer, type RunningServer } from "../start-server.ts";
import { openStream } from "../testing/event-stream.ts";
import { signIn, startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let second: RunningServer;
let place: Awaited<ReturnType<typeof withProject>>;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  // Another process's worth of server on the same database.
  second = await startServer({
    env: {
      PORT: "0",
      FIXPOINT_ROLE: "web",
      DATABASE_URL: server.context.connection.databaseUrl,
      FIXPOINT_DATA_DIR: server.dataDir,
      FIXPOINT_DEMO: "false",
      FIXPOINT_LOG_LEVEL: "silent",
    },
  });
  place = await withProject(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

function cookieOf(browser: { cookies: Map<string, string> }): string {
  return `fixpoint_session=${browser.cookies.get("fixpoint_session")}`;
}

it("carries changes to every process, says who made them, and replays what was missed", async () => {
  const near = await openStream(server.url, place.orgId, cookieOf(place.ada));
  const elsewhere = await signIn(second.url, "grace@acme.test");
  const far = await openStream(second.url, place.orgId, cookieOf(elsewhere));
  const hello = await waitFor(async () => near.events[0]);
  await waitFor(async () => far.events[0]);
  const connectionId = hello.event.type === "heartbeat" ? (hello.event.data.connectionId ?? "") : "";

  const made = await place.ada.json(
    "POST",
    place.issues,
    { title: "Seen everywhere", text: "x".repeat(20_000) },
    { "sse-connection-id": connectionId },
  );
  const here = await waitFor(async () => near.events.find(({ event }) => event.type === "issue_created"));
  const there = await waitFor(async () => far.events.find(({ event }) => event.type === "issue_created"));
  far.close();
  await place.ada.json("POST", `${place.issues}/${made.body.data.id}/archive`);
  const back = await openStream(second.url, place.orgId, cookieOf(elsewhere), there.id ?? "");
  const replayed = await waitFor(async () => back.events.find(({ event }) => event.type === "issue_updated"));
  const unknown = await openStream(second.url, place.orgId, cookieOf(elsewhere), "0");
  const resync = await waitFor(async () => unknown.events.find(({ event }) => event.type === "resync"));
  for (const stream of [near, back, unknown]) stream.close();

  expect(connectionId).not.toBe("");
  expect(here.event.__meta.initiator).toMatchObject({ connectionId });
  expect(here.event.data).toMatchObject({ id: made.body.data.id, title: "Seen everywhere" });
  expect(there.id).toBe(here.id);
  expect(replayed.event.data).toMatchObject({ isArchived: true });
  expect(resync.event.type).toBe("resync");
});
