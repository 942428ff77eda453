import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { replayLiveEvents, type Db } from "@fixpoint/db";
import { heartbeatFrame, resyncFrame, rowFrame, type Frame } from "./frames.ts";
import type { LiveHub } from "./hub.ts";

export const HEARTBEAT_MS = 15_000;
/** Somebody who logged out or was removed reads on for a minute at most. */
const CHECK_EVERY_BEATS = 4;
/** A reader that lets so much pile up is dropped; it reconnects and is replayed or told to fetch again. */
const MAX_BACKLOG_BYTES = 1024 * 1024;
/** What was missed is written at once: more than this and fetching again is cheaper, and never near the backlog's limit. */
const MAX_REPLAYED = 500;
const MAX_REPLAYED_BYTES = MAX_BACKLOG_BYTES / 2;

function parseLastEventId(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** What a reader that returns has missed, or one resync where that is not known any more or too much. */
async function missedFrames(db: Db, organizationId: string, lastId: number, newest: number): Promise<Frame[]> {
  // An id from the future is of a database that has been restored since.
  const rows = lastId > newest ? null : await replayLiveEvents(db, organizationId, lastId, MAX_REPLAYED);
  const frames = rows?.map(rowFrame);
  const bytes = frames?.reduce((sum, frame) => sum + frame.bytes.length, 0) ?? 0;
  return frames && bytes <= MAX_REPLAYED_BYTES ? frames : [resyncFrame(newest)];
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
  /** Told when it is ended because it does not read. */
  onSlow(): void;
}): Promise<void> {
  const { response, hub, db, organizationId } = options;
  let early: Frame[] | null = [];
  let earlyBytes = 0;
  /** Events that came early and were too much to keep: a resync stands for them. */
  let leftOutUpTo = 0;
  let sentUpTo = 0;

  function drop(): void {
    options.onSlow();
    response.destroy();
  }

  function write({ id, bytes }: Frame): void {
    if (response.destroyed || response.writableEnded) return;
    if (id !== null) sentUpTo = id;
    response.write(bytes);
    if (response.writableLength > MAX_BACKLOG_BYTES) drop();
  }

  // Events that arrive while the replay is read wait for it, so that the order holds.
  function send(frame: Frame): void {
    // What the replay held, or a resync stands for, is on its way here as well.
    if (early === null) return frame.id === null || frame.id > sentUpTo ? write(frame) : undefined;
    early.push(frame);
    earlyBytes += frame.bytes.length;
    if (earlyBytes <= MAX_BACKLOG_BYTES) return;
    leftOutUpTo = Math.max(leftOutUpTo, ...early.map(({ id }) => id ?? 0));
    early = [];
    earlyBytes = 0;
  }

  const unsubscribe = hub.subscribe(organizationId, { send, end: () => response.end() });
  let beats = 0;
  function beat(): void {
    write(heartbeatFrame(null, {}));
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
  // It may have left before anybody listened.
  if (response.destroyed) response.emit("close");

  const lastId = parseLastEventId(options.lastEventId);
  const newest = await hub.newestId();
  write(heartbeatFrame(lastId ?? newest, { connectionId: randomUUID() }));
  // Without a place nothing was seen yet, and what comes early is news.
  sentUpTo = lastId ?? 0;
  if (lastId !== null && lastId !== newest)
    for (const frame of await missedFrames(db, organizationId, lastId, newest)) write(frame);
  if (leftOutUpTo > sentUpTo) write(resyncFrame(leftOutUpTo));
  const waiting = early;
  early = null;
  for (const frame of waiting) send(frame);
}
