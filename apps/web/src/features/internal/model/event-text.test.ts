import type { LiveEvent } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { eventText } from "./event-text.ts";

const __meta = { initiator: { userId: null, connectionId: null } };

test.each<[LiveEvent, string]>([
  [{ type: "issue_updated", data: issueRow({ key: "SHOP-7", isArchived: true }), __meta }, "SHOP-7 is Archived"],
  [{ type: "heartbeat", data: { connectionId: "c1" }, __meta }, "connection c1"],
  [{ type: "heartbeat", data: {}, __meta }, ""],
  [{ type: "resync", data: {}, __meta }, "events were missed"],
])("an event is told on one line", (event, text) => {
  expect(eventText(event)).toBe(text);
});
