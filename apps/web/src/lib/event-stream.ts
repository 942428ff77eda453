import { LiveEvent } from "@fixpoint/contracts";
import { createBatcher } from "./batcher.ts";
import { requireIds } from "./preconditions.ts";

export type ConnectionState = "disconnected" | "connecting" | "connected" | "error";

type Source = Pick<EventSource, "close" | "readyState" | "addEventListener">;

interface Options {
  url: string;
  onBatch: (events: LiveEvent[]) => void;
  onState: (state: ConnectionState) => void;
  onConnectionId: (id: string | null) => void;
  /** Every event as it comes, heartbeats too. */
  onEvent?: (event: LiveEvent) => void;
  /** Called after a lost connection came back: what was missed has to be fetched. */
  onReturn: () => void;
  open?: (url: string) => Source;
}

const BATCH_DELAY_MS = 500;
const BATCH_SIZE = 10;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 15_000;
const CLOSED = 2;
const UNREADABLE = Symbol("unreadable");
const TYPES = [
  "message",
  "task_created",
  "task_updated",
  "issue_created",
  "issue_updated",
  "heartbeat",
  "issue_progress",
  "integration_updated",
  "mapping_updated",
  "resync",
];

export function eventsPath(orgId: string): string {
  requireIds("events", orgId);
  return `/api/v1/app/events/${orgId}/`;
}

/** One connection to the live events of an organization: states, batches, and reconnecting for ever with growing pauses. */
export function openEventStream(options: Options): { close: () => void; retryNow: () => void } {
  const open = options.open ?? ((url: string) => new EventSource(url, { withCredentials: true }));
  const batcher = createBatcher<LiveEvent>({ delayMs: BATCH_DELAY_MS, size: BATCH_SIZE, flush: options.onBatch });
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function fail(): void {
    failures += 1;
    options.onState("error");
  }

  function reconnect(): void {
    clearTimeout(timer);
    timer = setTimeout(connect, Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_LONGEST_MS));
  }

  function receive(message: MessageEvent<string>): void {
    const event = parseEvent(message.data);
    if (event === UNREADABLE) {
      // Nobody knows what it would have changed: a new connection fetches everything again.
      fail();
      source?.close();
      return reconnect();
    }
    if (!event) return;
    options.onEvent?.(event);
    if (event.type !== "heartbeat") return batcher.add(event);
    if (event.data.connectionId) options.onConnectionId(event.data.connectionId);
  }

  function connect(): void {
    clearTimeout(timer);
    source?.close();
    options.onState("connecting");
    const opened = open(options.url);
    source = opened;
    opened.addEventListener("open", () => {
      options.onState("connected");
      if (failures > 0) options.onReturn();
      failures = 0;
    });
    opened.addEventListener("error", () => {
      fail();
      console.error("The event connection failed");
      // The browser reconnects by itself unless the server answered with an error.
      if (opened.readyState === CLOSED) reconnect();
    });
    for (const type of TYPES) opened.addEventListener(type, receive as (event: Event) => void);
  }

  connect();
  return {
    retryNow: connect,
    close() {
      clearTimeout(timer);
      source?.close();
      batcher.flushNow();
      options.onConnectionId(null);
      options.onState("disconnected");
    },
  };
}

/** An event of the contract; null for one of a newer server, which is no reason to stop. */
function parseEvent(text: string): LiveEvent | typeof UNREADABLE | null {
  try {
    const parsed = LiveEvent.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    console.warn("An event is not known", parsed.error.issues[0]);
    return null;
  } catch (error) {
    console.error("An event could not be read", error);
    return UNREADABLE;
  }
}
