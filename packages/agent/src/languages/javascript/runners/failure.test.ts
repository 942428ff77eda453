import { expect, test } from "vitest";
import { toFailure } from "./failure.ts";

test.each([
  ["Promise resolution is still pending but the event loop has already resolved", "timeout"],
  ["test timed out after 1000ms", "timeout"],
  ["a promise is still pending", "exception"],
])("%s: %s", (message, kind) => {
  expect(toFailure({ message }, "/work").kind).toBe(kind);
});
