// @vitest-environment jsdom
import type { LiveEvent } from "@fixpoint/contracts";
import { afterEach, expect, test, vi } from "vitest";
import { logEvent, loggedEvents, MOST_EVENTS } from "./event-log.ts";
import { resetFeatureFlags, setFeatureFlags } from "./feature-flags.ts";

const heartbeat: LiveEvent = { type: "heartbeat", data: {}, __meta: { initiator: { userId: null, connectionId: null } } };

afterEach(() => {
  resetFeatureFlags();
  vi.restoreAllMocks();
});

test("the last 50 events are kept, newest first", () => {
  for (let index = 0; index < MOST_EVENTS + 5; index += 1) logEvent(heartbeat);

  expect(loggedEvents()).toHaveLength(MOST_EVENTS);
  expect(loggedEvents()[0]?.serial).toBe(MOST_EVENTS + 5);
});

test("events go to the console only while its flag is on", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  logEvent(heartbeat);
  expect(info).not.toHaveBeenCalled();

  setFeatureFlags({ enableSSEConsoleLogs: true });
  logEvent(heartbeat);

  expect(info).toHaveBeenCalledWith("[sse]", "heartbeat", heartbeat);
});
