import { setImmediate } from "node:timers/promises";
import {
  LIVE_CHANNEL,
  listen,
  newestLiveEventId,
  pruneLiveEvents,
  publishLiveEvents,
  readLiveEvents,
  type Connection,
  type LiveEventRow,
  type NewLiveEvent,
  type Queryable,
} from "@fixpoint/db";
import { createGatherer } from "@fixpoint/queue";
import type { Logger } from "pino";
import type { InitiatorOf } from "../core/initiator.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { resyncFrame, rowFrame, type EventBody, type Frame } from "./frames.ts";

/** Notifications of one burst are read with one query. */
const GATHER_MS = 20;
/** Rows in memory, at most. */
const ROWS_AT_ONCE = 100;
/** Sockets send between two turns of the event loop: a burst must not look like a slow reader. */
const BREATHE_AFTER_BYTES = 128 * 1024;
const KEEP_SECONDS = 15 * 60;
const PRUNE_EVERY_MS = 60_000;

export interface Subscriber {
  send(frame: Frame): void;
  /** The server is going: the reader is to come back to another one. */
  end(): void;
}

export interface LiveHub {
  /** Reaches every browser of the organization, whichever process holds its stream; with a transaction, when that is stored. */
  publish(organizationId: string, events: EventBody[], initiator: InitiatorOf, within?: Queryable): Promise<void>;
  /** Events from now on; returns how to stop. */
  subscribe(organizationId: string, subscriber: Subscriber): () => void;
  newestId(): Promise<number>;
  streams(): number;
  /** Ends all streams in order, and those that open from now on. */
  endStreams(): void;
  close(): Promise<void>;
}

export async function startLiveHub(options: {
  connection: Connection;
  log: Logger;
  metrics: Pick<Metrics, "liveEvents">;
}): Promise<LiveHub> {
  const { connection, log } = options;
  const store = createGatherer<NewLiveEvent, void>(async (organizationId, events) => {
    await publishLiveEvents(connection.db, organizationId, events);
    return [];
  });
  const subscribers = new Map<string, Set<Subscriber>>();
  let pending: number[] = [];
  let timer: NodeJS.Timeout | null = null;
  let ending = false;
  /** One after the other, so that the order holds. */
  let delivering = Promise.resolve();

  function all(): Subscriber[] {
    return [...subscribers.values()].flatMap((ofOne) => [...ofOne]);
  }

  function deliver(row: LiveEventRow): number {
    const interested = subscribers.get(row.organizationId);
    if (!interested) return 0;
    const frame = rowFrame(row);
    for (const subscriber of interested) subscriber.send(frame);
    return frame.bytes.length;
  }

  function tellToFetchAgain(): void {
    const frame = resyncFrame(null);
    for (const subscriber of all()) subscriber.send(frame);
  }

  async function deliverAll(ids: number[]): Promise<void> {
    let bytes = 0;
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      for (const row of await readLiveEvents(connection.db, ids.slice(start, start + ROWS_AT_ONCE))) {
        bytes += deliver(row);
        if (bytes < BREATHE_AFTER_BYTES) continue;
        bytes = 0;
        await setImmediate();
      }
    }
  }

  async function flush(): Promise<void> {
    timer = null;
    const ids = pending.sort((one, other) => one - other);
    pending = [];
    if (subscribers.size === 0) return;
    try {
      await deliverAll(ids);
    } catch (error) {
      log.warn({ err: error }, "live events could not be read");
      tellToFetchAgain();
    }
  }

  const listener = await listen(connection.databaseUrl, LIVE_CHANNEL, {
    message(payload) {
      pending.push(...payload.split(",").map(Number));
      timer ??= setTimeout(() => (delivering = delivering.then(flush)), GATHER_MS);
    },
    reconnect: tellToFetchAgain,
  });
  const pruning = setInterval(() => {
    pruneLiveEvents(connection.db, KEEP_SECONDS).catch((error: unknown) =>
      log.warn({ err: error }, "old live events could not be deleted"),
    );
  }, PRUNE_EVERY_MS);
  pruning.unref();

  return {
    async publish(organizationId, events, initiator, within) {
      const fresh = events.map(({ type, data }) => ({ type, data, initiator }));
      if (within) await publishLiveEvents(within, organizationId, fresh);
      else await store(organizationId, fresh);
      options.metrics.liveEvents(fresh.length);
    },
    subscribe(organizationId, subscriber) {
      if (ending) subscriber.end();
      const ofOne = subscribers.get(organizationId) ?? new Set<Subscriber>();
      subscribers.set(organizationId, ofOne.add(subscriber));
      return () => {
        ofOne.delete(subscriber);
        if (ofOne.size === 0 && subscribers.get(organizationId) === ofOne) subscribers.delete(organizationId);
      };
    },
    newestId: () => newestLiveEventId(connection.db),
    streams: () => all().length,
    endStreams() {
      ending = true;
      for (const subscriber of all()) subscriber.end();
    },
    async close() {
      clearInterval(pruning);
      if (timer) clearTimeout(timer);
      await listener.close();
      await delivering;
    },
  };
}
