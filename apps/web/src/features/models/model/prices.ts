import { ModelPrice, type ModelPriceRow } from "@fixpoint/contracts";
import { z } from "zod";

export const RATES = [
  { id: "input", label: "Input" },
  { id: "cachedInput", label: "Cached input" },
  { id: "cacheWrite", label: "Cache write" },
  { id: "output", label: "Output" },
] as const;

/** Dollars for a million tokens, as few digits as say it. */
export function rate(value: number): string {
  return `$${String(value)}`;
}

const RateText = z
  .string()
  .trim()
  .min(1, "Give the price; 0 for none")
  .refine((text) => Number(text) >= 0 && Number(text) <= 100_000, "Give a price of 0 or more")
  .transform(Number);

/** A price as it is typed. */
export const PriceForm = z
  .object({
    provider: ModelPrice.shape.provider,
    model: z.string(),
    input: RateText,
    cachedInput: RateText,
    cacheWrite: RateText,
    output: RateText,
  })
  .pipe(ModelPrice);
export type PriceFields = z.input<typeof PriceForm>;

export function fieldsOfPrice(price: ModelPrice): PriceFields {
  const { provider, model, input, cachedInput, cacheWrite, output } = price;
  return {
    provider,
    model,
    input: String(input),
    cachedInput: String(cachedInput),
    cacheWrite: String(cacheWrite),
    output: String(output),
  };
}

function isSame(one: Pick<ModelPrice, "provider" | "model">, other: Pick<ModelPrice, "provider" | "model">): boolean {
  return one.provider === other.provider && one.model === other.model;
}

function ownOf(rows: readonly ModelPriceRow[]): ModelPrice[] {
  return rows
    .filter(({ isOwn }) => isOwn)
    .map(({ provider, model, input, cachedInput, cacheWrite, output }) => ({
      provider,
      model,
      input,
      cachedInput,
      cacheWrite,
      output,
    }));
}

/** The organization's rows with one more, which takes the place of the row that was opened and of one for the same model. */
export function withPrice(rows: readonly ModelPriceRow[], opened: ModelPriceRow | null, price: ModelPrice): ModelPrice[] {
  const others = ownOf(rows).filter((row) => !isSame(row, price) && !(opened && isSame(row, opened)));
  return [...others, price];
}

export function withoutPrice(rows: readonly ModelPriceRow[], gone: ModelPriceRow): ModelPrice[] {
  return ownOf(rows).filter((row) => !isSame(row, gone));
}

/** What is shown before somebody asks for all: what the organization has set, and the models that are chosen. */
export function shortList(
  rows: readonly ModelPriceRow[],
  chosen: readonly { provider: string; model: string }[],
): ModelPriceRow[] {
  return rows.filter(
    (row) => row.isOwn || chosen.some(({ provider, model }) => provider === row.provider && model === row.model),
  );
}
