import fc from "fast-check";
import { expect, test } from "vitest";
import { endsAlike, lineAt } from "./text-places.ts";

test("both ends are alike, and never overlap", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { head, tail } = endsAlike(one, other);

      expect(one.slice(0, head)).toBe(other.slice(0, head));
      expect(one.slice(one.length - tail)).toBe(other.slice(other.length - tail));
      expect(head + tail).toBeLessThanOrEqual(Math.min(one.length, other.length));
      expect(endsAlike([...one], [...other])).toEqual({ head, tail });
    }),
  );
});

test("an offset is on the line behind the breaks before it", () => {
  expect([0, 1, 2, 3].map((offset) => lineAt("a\n\nb", offset))).toEqual([1, 1, 2, 3]);
});
