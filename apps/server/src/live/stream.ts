import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { replayLiveEvents, type Db } from "@fixpoint/db";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { encodeEvent, encodeRow, type LiveHub, type OutgoingEvent } from "./hub.ts";

export const HEARTBEAT_MS = 15_000;
/** Somebody who logged out or was removed reads on for a minute at most. */
const CHECK_EVERY_BEATS = 4;
/** A reader that lets so much pile up is dropped; it reconnects and is replayed or told to fetch again. */
export const MAX_BACKLOG_BYTES = 1024 * 1024;
const MAX_REPLAYED = 500;

function frame(event: OutgoingEvent): string {
  return event.id === null ? `data: ${event.text}\n\n` : `id: ${event.id}\ndata: ${event.text}\n\n`;
}

function parseLastEventId(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** Holds one event stream until the browser leaves. The headers have been sent. */
export async function serveStream(options: {
  response: ServerResponse;
  hub: LiveHub;
  db: Db;
  organizationId: string;
  /** Asked now and then; the stream ends when it says no. While it cannot tell, the stream goes on. */
  mayGoOn(): Promise<boolean>;
  lastEventId: string | undefined;
}): Promise<void> {
  const { response, hub, db, organizationId } = options;
  let early: OutgoingEvent[] | null = [];

  function write(text: string): void {
    if (response.destroyed) return;
    response.write(text);
    if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
  }

  // Events that arrive while the replay is read wait for it, so that the order holds.
  const unsubscribe = hub.subscribe(organizationId, (event) => {
    if (early) early.push(event);
    else write(frame(event));
  });
  let beats = 0;
  function beat(): void {
    write(frame({ id: null, text: encodeEvent({ type: "heartbeat", data: {} }, SERVER_INITIATOR) }));
    beats += 1;
    if (beats % CHECK_EVERY_BEATS > 0) return;
    options.mayGoOn().then(
      (mayGoOn) => mayGoOn || response.destroy(),
      () => {},
    );
  }
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  response.once("close", () => {
    clearInterval(heartbeat);
    unsubscribe();
  });

  const lastId = parseLastEventId(options.lastEventId);
  const newest = await hub.newestId();
  const hello = encodeEvent({ type: "heartbeat", data: { connectionId: randomUUID() } }, SERVER_INITIATOR);
  write(frame({ id: lastId ?? newest, text: hello }));
  let sentUpTo = lastId ?? newest;
  if (lastId !== null && lastId !== newest) {
    const missed = await replayLiveEvents(db, organizationId, lastId, MAX_REPLAYED);
    for (const row of missed ?? []) {
      write(frame(encodeRow(row)));
      sentUpTo = row.id;
    }
    if (missed === null) write(frame({ id: newest, text: encodeEvent({ type: "resync", data: {} }, SERVER_INITIATOR) }));
  }
  for (const event of early) if (event.id === null || event.id > sentUpTo) write(frame(event));
  early = null;
}
