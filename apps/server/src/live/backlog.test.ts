import { connect as connectSocket, type Socket } from "node:net";
import { pruneLiveEvents } from "@fixpoint/db";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStream, type Stream } from "../testing/event-stream.ts";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  place = await withProject(server);
  cookie = `fixpoint_session=${place.ada.cookies.get("fixpoint_session")}`;
});
afterAll(async () => {
  await server.stop();
});

function open(lastEventId?: string): Promise<Stream> {
  return openStream(server.url, place.orgId, cookie, lastEventId);
}

async function publish(count: number, bytes: number): Promise<void> {
  const event = { seq: 0, at: new Date().toISOString(), stage: "intake", type: "log", level: "info", message: "x".repeat(bytes) };
  const data = { issueId: "i", projectId: "p", event } as const;
  const events = Array.from({ length: count }, () => ({ type: "issue_progress" as const, data: data as never }));
  await server.context.live.publish(place.orgId, events, SERVER_INITIATOR);
}

/** Asks for the stream and then reads nothing at all. */
async function openDeafStream(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connectSocket({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  socket.pause();
  socket.write(`GET /api/v1/app/events/${place.orgId}/ HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

it("drops a reader that does not read, and no other", async () => {
  const good = await open();
  await waitFor(async () => good.events.length > 0);
  const deaf = await openDeafStream();
  await waitFor(async () => server.context.live.streams() === 2);

  let published = 0;
  await waitFor(async () => {
    await publish(10, 50_000);
    published += 10;
    return server.context.live.streams() === 1;
  });
  const received = await waitFor(async () => {
    const progress = good.events.filter(({ event }) => event.type === "issue_progress");
    return progress.length === published ? progress : null;
  });
  good.close();
  deaf.destroy();

  const ids = received.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  await waitFor(async () => server.context.live.streams() === 0);
});

it("tells a reader that missed too much to fetch again, instead of dropping it for the size of its replay", async () => {
  const first = await open();
  await waitFor(async () => first.events.length > 0);
  const lastId = first.events[0]?.id ?? "";
  first.close();
  await publish(60, 40_000);

  const back = await open(lastId);
  await waitFor(async () => back.events.some(({ event }) => event.type === "resync"));
  await publish(1, 10);
  await waitFor(async () => back.events.at(-1)?.event.type === "issue_progress");
  back.close();

  expect(back.events.map(({ event }) => event.type)).toEqual(["heartbeat", "resync", "issue_progress"]);
});

it("sends a resync in place of one event that no reader could take", async () => {
  const stream = await open();
  await waitFor(async () => stream.events.length > 0);

  await publish(1, 2_000_000);
  await publish(1, 10);
  await waitFor(async () => stream.events.at(-1)?.event.type === "issue_progress");
  stream.close();

  expect(stream.events.map(({ event }) => event.type)).toEqual(["heartbeat", "resync", "issue_progress"]);
});

it("tells a reader to fetch again whose place is too old, or is of a database that was restored since", async () => {
  const first = await open();
  await waitFor(async () => first.events.length > 0);
  const lastId = first.events[0]?.id ?? "";
  first.close();
  await publish(2, 10);
  await pruneLiveEvents(server.context.db, -1);
  await publish(1, 10);

  const old = await open(lastId);
  const future = await open(String(Number(lastId) + 1_000_000));
  for (const stream of [old, future]) {
    await waitFor(async () => stream.events.length === 2);
    stream.close();
  }

  expect([old, future].map((stream) => stream.events[1]?.event.type)).toEqual(["resync", "resync"]);
});
