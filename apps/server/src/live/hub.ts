import type { LiveEvent } from "@fixpoint/contracts";
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
} from "@fixpoint/db";
import type { Logger } from "pino";
import type { InitiatorOf } from "../core/initiator.ts";

/** Notifications of one burst are read with one query. */
const GATHER_MS = 20;
const KEEP_SECONDS = 15 * 60;
const PRUNE_EVERY_MS = 60_000;

/** An event and its position, as an event stream carries them; `text` is one JSON document. */
export interface OutgoingEvent {
  id: number | null;
  text: string;
}

type Send = (event: OutgoingEvent) => void;
export type EventBody = { [K in LiveEvent["type"]]: Omit<Extract<LiveEvent, { type: K }>, "__meta"> }[LiveEvent["type"]];

export interface LiveHub {
  /** Reaches every browser of the organization, whichever process holds its stream. */
  publish(organizationId: string, events: EventBody[], initiator: InitiatorOf): Promise<void>;
  /** Events from now on; returns how to stop. */
  subscribe(organizationId: string, send: Send): () => void;
  newestId(): Promise<number>;
  streams(): number;
  close(): Promise<void>;
}

export function encodeEvent(body: EventBody, initiator: InitiatorOf): string {
  return JSON.stringify({ type: body.type, data: body.data, __meta: { initiator } });
}

export function encodeRow(row: LiveEventRow): OutgoingEvent {
  const text = JSON.stringify({
    type: row.type,
    data: row.data,
    __meta: { initiator: { userId: row.userId, connectionId: row.connectionId } },
  });
  return { id: row.id, text };
}

export async function startLiveHub(options: { connection: Connection; log: Logger }): Promise<LiveHub> {
  const { connection, log } = options;
  const subscribers = new Map<string, Set<Send>>();
  let pending: number[] = [];
  let timer: NodeJS.Timeout | null = null;

  function deliver(row: LiveEventRow): void {
    const interested = subscribers.get(row.organizationId);
    if (!interested) return;
    const event = encodeRow(row);
    for (const send of interested) send(event);
  }

  function tellToFetchAgain(): void {
    const text = encodeEvent({ type: "resync", data: {} }, { userId: null, connectionId: null });
    for (const sends of subscribers.values()) for (const send of sends) send({ id: null, text });
  }

  async function flush(): Promise<void> {
    timer = null;
    const ids = pending;
    pending = [];
    if (subscribers.size === 0) return;
    try {
      for (const row of await readLiveEvents(connection.db, ids)) deliver(row);
    } catch (error) {
      log.warn({ err: error }, "live events could not be read");
      tellToFetchAgain();
    }
  }

  const listener = await listen(connection.databaseUrl, LIVE_CHANNEL, {
    message(payload) {
      pending.push(...payload.split(",").map(Number));
      timer ??= setTimeout(() => void flush(), GATHER_MS);
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
    async publish(organizationId, events, initiator) {
      const rows: NewLiveEvent[] = events.map((event) => ({ organizationId, type: event.type, data: event.data, ...initiator }));
      await publishLiveEvents(connection.db, rows);
    },
    subscribe(organizationId, send) {
      const sends = subscribers.get(organizationId) ?? new Set<Send>();
      subscribers.set(organizationId, sends.add(send));
      return () => {
        sends.delete(send);
        if (sends.size === 0 && subscribers.get(organizationId) === sends) subscribers.delete(organizationId);
      };
    },
    newestId: () => newestLiveEventId(connection.db),
    streams: () => [...subscribers.values()].reduce((sum, sends) => sum + sends.size, 0),
    async close() {
      clearInterval(pruning);
      if (timer) clearTimeout(timer);
      await listener.close();
    },
  };
}
