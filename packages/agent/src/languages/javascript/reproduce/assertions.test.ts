import { expect, test } from "vitest";
import { readSnippet } from "./steps.ts";

test.each([
  ["await expect(next).resolves.toBe(2)", { kind: "value", expression: "await next", expected: "2" }],
  ["await expect(ask(1)).rejects.toThrow(TypeError)", { kind: "throws", code: "await ask(1)", errorType: "TypeError" }],
  ["await expect(() => ask(1)).rejects.toThrow()", { kind: "throws", code: "await (() => ask(1))()" }],
])("what is awaited stays awaited: %s", (code, check) => {
  expect(readSnippet(code)?.[0]?.[0]?.assertion).toMatchObject(check);
});
