import { expect, test } from "vitest";
import { bareCall } from "./bare-call.ts";

test.each([
  ["f(1)", "f(1)"],
  ["await f(1)", "f(1)"],
  ["await (f(1))", "f(1)"],
  ["((f(')')))", "f(')')"],
  ["String(await f(1))", "f(1)"],
  ["structuredClone(f({ a: [1] }))", "f({ a: [1] })"],
  ['[f(1)].flat().join(", ")', "f(1)"],
  ["(a) + (b)", "(a) + (b)"],
  ["String(f(1)).length", "String(f(1)).length"],
  ["[f(1)][0]", "[f(1)][0]"],
  ["awaited(1)", "awaited(1)"],
])("the call in %s is %s", (code, call) => {
  expect(bareCall(code)).toBe(call);
});
