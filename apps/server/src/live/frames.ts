import type { LiveEvent } from "@fixpoint/contracts";
import type { LiveEventRow } from "@fixpoint/db";
import { SERVER_INITIATOR, type InitiatorOf } from "../core/initiator.ts";

/** Far below a reader's backlog: what is larger is fetched instead. */
const MAX_EVENT_BYTES = 256 * 1024;

/** An event as a stream carries it. The bytes are shared by all readers, so that a slow one costs no copy. */
export interface Frame {
  /** Position in the stream; null when a reader that returns need not know it. */
  id: number | null;
  bytes: Buffer;
}

export type EventBody = { [K in LiveEvent["type"]]: Omit<Extract<LiveEvent, { type: K }>, "__meta"> }[LiveEvent["type"]];

function frameOf(id: number | null, type: string, data: unknown, initiator: InitiatorOf): Frame {
  const text = JSON.stringify({ type, data, __meta: { initiator } });
  return { id, bytes: Buffer.from(id === null ? `data: ${text}\n\n` : `id: ${id}\ndata: ${text}\n\n`) };
}

/** Tells the browser that events are missing and that it must fetch again. */
export function resyncFrame(id: number | null): Frame {
  return frameOf(id, "resync", {}, SERVER_INITIATOR);
}

export function heartbeatFrame(id: number | null, data: { connectionId?: string }): Frame {
  return frameOf(id, "heartbeat", data, SERVER_INITIATOR);
}

export function rowFrame(row: LiveEventRow): Frame {
  const frame = frameOf(row.id, row.type, row.data, { userId: row.userId, connectionId: row.connectionId });
  return frame.bytes.length > MAX_EVENT_BYTES ? resyncFrame(row.id) : frame;
}
