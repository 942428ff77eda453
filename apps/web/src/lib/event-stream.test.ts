import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEventStream, type ConnectionState } from "./event-stream.ts";

class FakeSource extends EventTarget {
  readyState = 0;
  closed = false;
  close(): void {
    this.closed = true;
  }
  say(value: unknown, type = "message"): void {
    this.dispatchEvent(new MessageEvent(type, { data: typeof value === "string" ? value : JSON.stringify(value) }));
  }
}

const meta = { __meta: { initiator: { userId: null, connectionId: null } } };

function start() {
  const sources: FakeSource[] = [];
  const states: ConnectionState[] = [];
  const spies = { onBatch: vi.fn(), onConnectionId: vi.fn(), onReturn: vi.fn() };
  const stream = openEventStream({
    url: "/events",
    onState: (state) => states.push(state),
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
    ...spies,
  });
  return { sources, states, stream, ...spies };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("heartbeats give the connection id and are never batched", () => {
  const { sources, onBatch, onConnectionId } = start();

  sources[0]?.say({ type: "heartbeat", data: { connectionId: "c1" }, ...meta });
  vi.advanceTimersByTime(1000);

  expect(onConnectionId).toHaveBeenCalledWith("c1");
  expect(onBatch).not.toHaveBeenCalled();
});

test.each(["integration_updated", "mapping_updated"])("events that are named %s are heard", (type) => {
  const onEvent = vi.spyOn(console, "warn").mockReturnValue();
  const { sources } = start();

  sources[0]?.say({ type, data: "not of the contract", ...meta }, type);

  expect(onEvent).toHaveBeenCalledOnce();
  onEvent.mockRestore();
});

test("an event of a newer server is noted and passed over", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { sources, states, onBatch } = start();

  sources[0]?.say({ type: "newer_than_us", data: {}, ...meta });
  sources[0]?.say({ type: "resync", data: {}, ...meta });
  vi.advanceTimersByTime(500);

  expect(onBatch.mock.calls[0]?.[0]).toMatchObject([{ type: "resync" }]);
  expect(warn).toHaveBeenCalledOnce();
  expect(states).not.toContain("error");
});

test("an unreadable event is logged, is an error of the connection, and a new one asks for what was missed", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { sources, states, onReturn } = start();
  sources[0]?.dispatchEvent(new Event("open"));

  sources[0]?.say("{");
  expect(states.at(-1)).toBe("error");
  expect(sources[0]?.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  sources[1]?.dispatchEvent(new Event("open"));

  expect(error).toHaveBeenCalledWith("An event could not be read", expect.any(SyntaxError));
  expect(states).toEqual(["connecting", "connected", "error", "connecting", "connected"]);
  expect(onReturn).toHaveBeenCalledOnce();
});

test("a lost connection is logged", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { sources, states } = start();

  sources[0]?.dispatchEvent(new Event("error"));

  expect(error).toHaveBeenCalledOnce();
  expect(states.at(-1)).toBe("error");
});

test("a refused connection is opened again, and its return asks for what was missed", () => {
  const { sources, states, onReturn } = start();
  sources[0]?.dispatchEvent(new Event("open"));
  const first = sources[0];

  if (first) first.readyState = 2;
  first?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(1000);
  sources[1]?.dispatchEvent(new Event("open"));

  expect(states).toEqual(["connecting", "connected", "error", "connecting", "connected"]);
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test("closing hands on what was gathered and ends as disconnected", () => {
  const { sources, states, stream, onBatch } = start();
  sources[0]?.say({ type: "resync", data: {}, ...meta });

  stream.close();

  expect(onBatch).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe("disconnected");
  expect(sources[0]?.closed).toBe(true);
});
