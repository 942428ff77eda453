import { expect, it } from "vitest";
import { readAhead } from "./read-ahead.ts";

function source(items: number, failAt = Infinity) {
  const seen = { asked: 0, isEnded: false };
  async function* generate() {
    try {
      for (let item = 1; item <= items; item += 1) {
        seen.asked = item;
        if (item === failAt) throw new Error(`no ${item}`);
        yield item;
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, iterable: generate() };
}

it("gives all items in order, and has asked for one more meanwhile", async () => {
  const { seen, iterable } = source(3);
  const got: number[][] = [];

  for await (const item of readAhead(iterable)) {
    await Promise.resolve();
    got.push([item, seen.asked]);
  }

  expect(got).toEqual([
    [1, 2],
    [2, 3],
    [3, 3],
  ]);
});

it("gives what came before a failure, then the failure", async () => {
  const { iterable } = source(3, 2);
  const got: number[] = [];

  await expect(
    (async () => {
      for await (const item of readAhead(iterable)) got.push(item);
    })(),
  ).rejects.toThrow("no 2");
  expect(got).toEqual([1]);
});

it("ends its source when nobody reads on", async () => {
  const { seen, iterable } = source(100);

  for await (const item of readAhead(iterable)) if (item === 2) break;

  expect(seen.isEnded).toBe(true);
  expect(seen.asked).toBeLessThanOrEqual(3);
});
