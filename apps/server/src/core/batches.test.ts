import fc from "fast-check";
import { expect, it } from "vitest";
import { batchesOf } from "./batches.ts";

it("keeps all items in order, within the limits, but for one that is too large by itself", () => {
  const items = fc.array(fc.record({ text: fc.string({ maxLength: 40 }) }));
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 60 }), (given, count, characters) => {
      const batches = [...batchesOf(given, { items: count, characters })];

      expect(batches.flat()).toEqual(given);
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(count);
        const size = batch.reduce((sum, { text }) => sum + text.length, 0);
        expect(size <= characters || batch.length === 1).toBe(true);
      }
    }),
  );
});
