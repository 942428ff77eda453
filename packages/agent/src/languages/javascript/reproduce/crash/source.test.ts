import type { CrashFrame } from "@fixpoint/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tryExpression } from "../../ast.ts";
import { isValue } from "../values.ts";
import { toSource } from "./source.ts";

type Json = NonNullable<CrashFrame["variables"]>[string];

/** The value of a source that is a literal and nothing else. */
function valueOf(source: string): unknown {
  const node = tryExpression(source);
  if (node === null || !isValue(node)) throw new Error(`no literal: ${source}`);
  return new Function(`return (${source});`)();
}

describe("toSource", () => {
  test.each([
    ["a'b", `"a'b"`],
    [{ a: [1, null], "b-c": true }, `{ a: [1, null], "b-c": true }`],
    ["<undefined>", "undefined"],
    ["[NaN]", "NaN"],
    [-0, "-0"],
    [{}, "{}"],
    [JSON.parse('{"__proto__":1}'), `{ ["__proto__"]: 1 }`],
    ["a\u202eb\u2028", String.raw`"a\u202eb\u2028"`],
    ["process.exit()", '"process.exit()"'],
    ["toString", '"toString"'],
    ["<b>x</b>", '"<b>x</b>"'],
  ] as [Json, string][])("writes %j", (value, source) => {
    expect(toSource(value)).toBe(source);
  });

  test.each(["<Map(2)>", "<Request>", "[Function: next]", "[object Response]", "[Circular ~]", "[Object]", "[class Row]"])(
    "has nothing for %s",
    (text) => {
      expect(toSource(text)).toBeNull();
      expect(toSource({ deep: [text] })).toBeNull();
    },
  );

  test("gives a literal of the same value, whatever was recorded", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        // What only looks like a debugger's description has no value.
        fc.pre(!/"[<[]/.test(text));
        const recorded = JSON.parse(text) as Json;
        expect(valueOf(toSource(recorded) ?? "")).toEqual(recorded);
      }),
      { numRuns: 2000 },
    );
  });
});
