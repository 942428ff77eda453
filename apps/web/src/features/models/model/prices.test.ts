import type { ModelPriceRow } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { fieldsOfPrice, PriceForm, shortList, withoutPrice, withPrice } from "./prices.ts";

const price = { provider: "openai" as const, model: "a", input: 1, cachedInput: 0.1, cacheWrite: 1, output: 4 };
const own: ModelPriceRow = { ...price, isOwn: true, dearerAbove: null };
const ours: ModelPriceRow = { ...price, model: "b", isOwn: false, dearerAbove: 200_000 };
const other: ModelPriceRow = { ...price, model: "c", isOwn: false, dearerAbove: null };

test("a price goes through its fields unchanged", () => {
  expect(PriceForm.parse(fieldsOfPrice(own))).toEqual(price);
  expect(PriceForm.safeParse({ ...fieldsOfPrice(own), input: "", output: "-1", model: " " }).error?.issues).toHaveLength(2);
  expect(PriceForm.safeParse({ ...fieldsOfPrice(own), model: " " }).error?.issues[0]?.message).toBe("Name the model");
});

test("only the organization's rows are sent; a changed one takes the place of what was opened", () => {
  expect(withPrice([own, ours], null, { ...price, model: "b", input: 2 })).toEqual([price, { ...price, model: "b", input: 2 }]);
  expect(withPrice([own, ours], own, { ...price, model: "renamed" })).toEqual([{ ...price, model: "renamed" }]);
  expect(withoutPrice([own, ours], own)).toEqual([]);
});

test("the short list has what was set and what is chosen", () => {
  expect(shortList([own, ours, other], [{ provider: "openai", model: "c" }])).toEqual([own, other]);
});
