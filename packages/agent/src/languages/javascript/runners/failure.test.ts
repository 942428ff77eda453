import { expect, test } from "vitest";
import { loadingFailure, toFailure } from "./failure.ts";

test.each([
  ["Promise resolution is still pending but the event loop has already resolved", "timeout"],
  ["test timed out after 1000ms", "timeout"],
  ["a promise is still pending", "exception"],
])("%s: %s", (message, kind) => {
  expect(toFailure({ message }, "/work").kind).toBe(kind);
});

test("expect.js throws plain errors, and is told by its own frame", () => {
  const message = "expected [ 1 ] to sort of equal [ 2 ]";
  const thrown = (file: string) => ({
    name: "Error",
    message,
    stack: `Error: ${message}\n    at Assertion.assert (/work/${file}:96:13)\n    at Context.<anonymous> (/work/test/a.js:3:5)`,
  });

  expect(toFailure(thrown("node_modules/expect.js/index.js"), "/work")).toMatchObject({
    kind: "assertion",
    actual: "[ 1 ]",
    expected: "[ 2 ]",
  });
  expect(toFailure(thrown("lib/parser.js"), "/work")).toMatchObject({ kind: "exception", actual: null, expected: null });
});

test("what a runner prints in colours is read without them", () => {
  const red =
    "\u001B[31m/work/test/a.js:1\u001B[39m\n\u001B[1mTypeError: no list\u001B[22m\n    at go (\u001B[90m/work/\u001B[39mlib.js:3:7)\n";

  expect(loadingFailure(red, "/work")).toMatchObject({
    errorType: "TypeError",
    message: "no list",
    frames: [{ file: "lib.js", line: 3 }],
  });
});
