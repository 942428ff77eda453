import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanJson } from "./text.ts";

it("leaves nothing in JSON that PostgreSQL cannot hold, and changes nothing else", () => {
  expect(cleanJson({ "a\u0000": ["x\u0000y", 1, null, { b: "\ud800" }] })).toEqual({ a: ["xy", 1, null, { b: "\ufffd" }] });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(cleanJson(value))).not.toMatch(/(?<!\\)(?:\\\\)*\\u0000/);
    }),
  );
});
