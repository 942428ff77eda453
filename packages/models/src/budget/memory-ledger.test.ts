import fc from "fast-check";
import { expect, it } from "vitest";
import { createMemoryBudget } from "./memory-ledger.ts";

const CALL = { purpose: "repair", provider: "openai", model: "m", prompt: "repair@1" } as const;
const NO_USAGE = { inputTokens: 0, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

/** A call of some issue: what may cost at most, how it ends, and how many others get their turn meanwhile. */
const anyCall = fc.record({
  issue: fc.constantFrom("A", "B", "C"),
  amount: fc.integer({ min: 1, max: 60 }),
  /** Of the amount, in percent. */
  spends: fc.integer({ min: 0, max: 100 }),
  ending: fc.constantFrom("settled", "released", "unknown"),
  turns: fc.integer({ min: 0, max: 5 }),
});

it("is never exceeded by calls in parallel, whatever becomes of them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { maxLength: 40 }), async (calls) => {
      const limits = { issue: 100, day: 180, month: 200 };
      const budget = createMemoryBudget(limits, { now: () => new Date("2026-11-22T12:00:00Z") });
      let spentOnBoth = 0;
      const within = () => {
        for (const issue of ["A", "B", "C"]) {
          const { spentNanoUsd, heldNanoUsd } = budget.total({ issue });
          expect(spentNanoUsd + heldNanoUsd).toBeLessThanOrEqual(limits.issue);
        }
        const { spentNanoUsd, heldNanoUsd } = budget.total("day");
        expect(spentNanoUsd + heldNanoUsd).toBeLessThanOrEqual(limits.day);
      };

      await Promise.all(
        calls.map(async ({ issue, amount, spends, ending, turns }) => {
          const ledger = budget.ledgerFor(issue);
          const reservation = await ledger.reserve({ ...CALL, amountNanoUsd: amount });
          within();
          if (reservation.status === "refused") return;
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          const cost = Math.floor((amount * spends) / 100);
          if (ending === "settled") await ledger.settle(reservation.id, NO_USAGE, cost);
          if (ending === "released") await ledger.release(reservation.id);
          if (ending !== "released") spentOnBoth += cost;
          within();
        }),
      );

      // The provider's own sum, of answers that arrived and of those that did not.
      expect(spentOnBoth).toBeLessThanOrEqual(limits.day);
    }),
  );
});

it("names the budget that would be exceeded, and takes nothing from the others", async () => {
  const budget = createMemoryBudget({ issue: 100, day: 50, month: null }, { now: () => new Date("2026-11-22T12:00:00Z") });
  const ledger = budget.ledgerFor("A");

  expect(await ledger.reserve({ ...CALL, amountNanoUsd: 51 })).toEqual({ status: "refused", scope: "day", limitNanoUsd: 50 });
  expect(await ledger.reserve({ ...CALL, amountNanoUsd: 50 })).toMatchObject({ status: "reserved" });
  expect(budget.total()).toEqual({ spentNanoUsd: 0, heldNanoUsd: 50 });
});

it("counts a day, a month and an issue each for itself", async () => {
  const clock = { now: new Date("2026-11-30T23:59:00Z") };
  const budget = createMemoryBudget({ issue: 100, day: 60, month: 90 }, { now: () => clock.now });
  const spend = async (issue: string, amountNanoUsd: number) => {
    const reservation = await budget.ledgerFor(issue).reserve({ ...CALL, amountNanoUsd });
    if (reservation.status === "reserved") await budget.ledgerFor(issue).settle(reservation.id, NO_USAGE, amountNanoUsd);
    return reservation.status === "reserved" ? "reserved" : reservation.scope;
  };

  expect(await spend("A", 60)).toBe("reserved");
  expect(await spend("B", 1)).toBe("day");
  clock.now = new Date("2026-12-01T00:00:00Z");
  expect(await spend("B", 60)).toBe("reserved");
  expect(await spend("A", 41)).toBe("issue");
  clock.now = new Date("2026-12-02T00:00:00Z");
  expect(await spend("C", 31)).toBe("month");
  expect(await spend("C", 30)).toBe("reserved");
});
