import { expect, it } from "vitest";
import { costOf } from "./cost.ts";
import { DEFAULT_PRICES } from "./default-prices.ts";
import { findPrice } from "./find-price.ts";
import { PriceTable } from "./price.ts";

const FREE = { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 };
const DEAR = { input: 9, cachedInput: 9, cacheWrite: 9, output: 9 };

it("adds up to the last nano-dollar, without the errors of binary fractions", () => {
  const price = { input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.7 };

  expect(costOf(price, { inputTokens: 3, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 })).toBe(300);
  expect(costOf(price, { inputTokens: 10, cachedInputTokens: 4, cacheWriteTokens: 3, outputTokens: 9 })).toBe(
    300 + 40 + 375 + 6300,
  );
  expect(
    costOf({ ...FREE, output: 0.0001 }, { inputTokens: 0, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 1 }),
  ).toBe(1);
});

it("takes the higher price for the whole of a long call", () => {
  const price = { ...DEAR, above: { ...DEAR, input: 20, inputTokens: 100 } };
  const usage = { inputTokens: 100, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 1 };

  expect(costOf(price, usage)).toBe(909_000);
  expect(costOf(price, { ...usage, inputTokens: 101 })).toBe(101 * 20_000 + 9_000);
});

it("prefers a given name to a given beginning, the longer beginning to the shorter, and both to ours", () => {
  const table = PriceTable.parse([
    { provider: "openai", model: "", match: "prefix", price: DEAR },
    { provider: "openai", model: "gpt-5", match: "prefix", price: { ...DEAR, input: 5 } },
    { provider: "openai", model: "gpt-5-mini", price: { ...DEAR, input: 1 } },
  ]);
  const input = (model: string) => findPrice(table, { provider: "openai", model }).input;

  expect([input("gpt-5-mini"), input("gpt-5-nano"), input("o9")]).toEqual([1, 5, 9]);
});

it("knows well-known models and their dated snapshots, and no others", () => {
  expect(findPrice([], { provider: "anthropic", model: "claude-opus-4-5-20251101" })).toMatchObject({ input: 5, output: 25 });
  expect(findPrice([], { provider: "openai", model: "gpt-5.4-2026-03-05" }).above).toMatchObject({ input: 5, output: 22.5 });
  for (const model of ["gpt-5-pro", "gpt-9", "claude-opus-4-5-fast"])
    expect(() => findPrice([], { provider: "openai", model })).toThrow(
      expect.objectContaining({ code: "model_price_unknown", hint: expect.any(String) }),
    );
});

it("knows the price of a server of one's own only when it is told, zero too", () => {
  const choice = { provider: "openai_compatible", model: "gpt-5" };

  expect(() => findPrice([], choice)).toThrow(expect.objectContaining({ code: "model_price_unknown" }));
  expect(findPrice([{ provider: "openai_compatible", model: "", match: "prefix", price: FREE }], choice)).toEqual(FREE);
});

it("has one entry a model, each with all rates", () => {
  const names = DEFAULT_PRICES.map(({ provider, model }) => `${provider} ${model}`);

  expect(new Set(names).size).toBe(names.length);
  expect(PriceTable.parse(DEFAULT_PRICES)).toEqual(DEFAULT_PRICES);
});
