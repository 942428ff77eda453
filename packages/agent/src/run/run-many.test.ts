import { describe, expect, test } from "vitest";
import { runMany } from "./run-many.ts";

describe("repeated runs", () => {
  test("no more at once than asked for, results in order of start", async () => {
    let running = 0;
    let most = 0;
    let next = 0;
    const work = async (): Promise<number> => {
      const index = next++;
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return index;
    };

    const results = await runMany(5, 2, work, () => false);

    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  test("stops beginning when one result is enough", async () => {
    let next = 0;

    const results = await runMany(
      6,
      1,
      async () => next++,
      (result) => result === 1,
    );

    expect(results).toEqual([0, 1]);
  });

  test("an error of one is the error of all", async () => {
    const work = (): Promise<never> => Promise.reject(new Error("no room"));

    await expect(runMany(3, 2, work, () => false)).rejects.toThrow("no room");
  });
});
