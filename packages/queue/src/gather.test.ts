import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createGatherer } from "./gather.ts";

it("performs everything once, in order of each key, and answers each caller with its own", async () => {
  const call = fc.record({
    key: fc.constantFrom("a", "b"),
    items: fc.array(fc.nat(), { maxLength: 3 }),
    pause: fc.nat({ max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
      const performed = new Map<string, number[]>([
        ["a", []],
        ["b", []],
      ]);
      const busy = new Set<string>();
      const gather = createGatherer<number, number>(async (key, items) => {
        if (busy.has(key)) throw new Error("two of one key at once");
        busy.add(key);
        await delay(1);
        performed.get(key)?.push(...items);
        busy.delete(key);
        return items.map((item) => item + 1);
      });

      const answers = [];
      for (const { key, items, pause } of calls) {
        answers.push(gather(key, items));
        if (pause > 0) await delay(pause - 1);
      }

      expect(await Promise.all(answers)).toEqual(calls.map(({ items }) => items.map((item) => item + 1)));
      for (const [key, items] of performed)
        expect(items).toEqual(calls.filter((one) => one.key === key).flatMap((one) => one.items));
    }),
    { numRuns: 40 },
  );
});

it("gathers what comes while it is busy into one", async () => {
  const batches: number[][] = [];
  const gather = createGatherer<number, number>(async (_key, items) => {
    batches.push(items);
    await delay(1);
    return items;
  });

  await Promise.all([1, 2, 3, 4].map((item) => gather("k", [item])));

  expect(batches).toEqual([[1], [2, 3, 4]]);
});

it("tells those whose items failed, and nobody else", async () => {
  const gather = createGatherer<string, string>(async (_key, items) => {
    await delay(1);
    if (items.includes("bad")) throw new Error("no");
    return items;
  });

  const first = gather("k", ["bad"]);
  const second = gather("k", ["good"]);

  await expect(first).rejects.toThrow("no");
  await expect(second).resolves.toEqual(["good"]);
});
