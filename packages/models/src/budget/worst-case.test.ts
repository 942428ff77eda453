import fc from "fast-check";
import { expect, it } from "vitest";
import { costOf } from "../prices/cost.ts";
import { callOf } from "../testing/wire.ts";
import { mostInputTokens, worstCaseOf } from "./worst-case.ts";

const rate = fc.double({ min: 0, max: 200, noNaN: true }).map((value) => Math.round(value * 1000) / 1000);
const rates = fc.record({ input: rate, cachedInput: rate, cacheWrite: rate, output: rate });
const price = fc
  .tuple(rates, fc.option(fc.tuple(rates, fc.integer({ min: 1, max: 20_000 }))))
  .map(([base, above]) => ({ ...base, above: above && { ...above[0], inputTokens: above[1] } }));

it("is at least what any count within the bounds costs, however the input is divided and whichever rate it meets", () => {
  fc.assert(
    fc.property(
      price,
      fc.string({ unit: "binary", maxLength: 2000 }),
      fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 }),
      (given, text, [a = 0, b = 0, c = 0, d = 0]) => {
        const call = callOf({ instructions: text });
        const inputTokens = a % (mostInputTokens(call) + 1);
        const cachedInputTokens = b % (inputTokens + 1);
        const cacheWriteTokens = c % (inputTokens - cachedInputTokens + 1);
        const outputTokens = d % (call.maxOutputTokens + 1);
        const usage = { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens };
        expect(worstCaseOf(call, given)).toBeGreaterThanOrEqual(costOf(given, usage));
      },
    ),
  );
});

it("grows with every byte that is sent", () => {
  const short = mostInputTokens(callOf({ instructions: "a" }));
  expect(mostInputTokens(callOf({ instructions: "aé" })) - short).toBe(2);
});
