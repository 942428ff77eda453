import { expect, test } from "vitest";
import { unrolled } from "./unroll.ts";

test.each([
  [
    "for (const [given, wanted] of [[1, 2], [[3], 'a']]) assert.deepEqual(f(given), wanted);",
    "assert.deepEqual(f(1), 2);\nassert.deepEqual(f([3]), 'a');",
  ],
  [
    "for (const { given, wanted: right } of [{ given: -1, wanted: 2 }]) {\n  assert.equal(f(given), right);\n}",
    "assert.equal(f((-1)), 2);",
  ],
  ["['a', 'b'].forEach((one) => assert.ok(f(one)));", "assert.ok(f('a'));\nassert.ok(f('b'));"],
  ["[1].forEach((one) => { assert.ok(f({ one, two: other.one })); });", "assert.ok(f({ one: 1, two: other.one }));"],
])("%s is written out", (code, expected) => {
  expect(unrolled(code)).toBe(expected);
});

test.each([
  "for (const one of list) assert.ok(f(one));",
  "for (const [one, ...others] of [[1, 2]]) assert.ok(f(one));",
  "for (const one of [1, 2]) { if (one > 1) break; assert.ok(f(one)); }",
  "for (const one of [1, 2]) { const made = f(one); assert.ok(made); }",
  "for (const one of",
])("%s stays as it is", (code) => {
  expect(unrolled(code)).toBe(code);
});
