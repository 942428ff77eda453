import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readAhead } from "./read-ahead.ts";

async function* counted(end: number, made: number[]): AsyncGenerator<number> {
  try {
    for (let n = 0; n < end; n++) {
      made.push(n);
      yield n;
    }
  } finally {
    made.push(-1);
  }
}

async function settled(): Promise<void> {
  for (let i = 0; i < 50; i++) await setImmediate();
}

test("makes some before they are asked for, and no more", async () => {
  const made: number[] = [];
  const items = readAhead(counted(100, made), 5);

  await settled();
  expect(made).toEqual([0, 1, 2, 3, 4]);

  expect((await items.next()).value).toBe(0);
  await settled();
  expect(made).toEqual([0, 1, 2, 3, 4, 5]);
  await items.return(undefined);
});

test("gives all in their order, and ends the source", async () => {
  const made: number[] = [];

  expect(await Array.fromAsync(readAhead(counted(7, made), 3))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(made.at(-1)).toBe(-1);
});

test("ends the source where nobody takes the rest", async () => {
  const made: number[] = [];

  for await (const item of readAhead(counted(100, made), 3)) if (item === 2) break;

  expect(made.at(-1)).toBe(-1);
  expect(made.length).toBeLessThan(10);
});

test("what fails is heard of behind what came before", async () => {
  async function* failing(): AsyncGenerator<number> {
    yield 1;
    throw new Error("no more");
  }
  const items = readAhead(failing(), 9);
  await settled();

  expect((await items.next()).value).toBe(1);
  await expect(items.next()).rejects.toThrow("no more");
});
