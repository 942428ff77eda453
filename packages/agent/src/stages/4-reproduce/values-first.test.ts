import { expect, test } from "vitest";
import type { ReproductionTest } from "../../types/language.ts";
import { valuesFirst } from "./index.ts";

test("what demands a value comes before what only must not fail, each in their order", () => {
  const of = (id: string, demandsNoValue?: boolean) => ({ id, ...(demandsNoValue !== undefined && { demandsNoValue }) });
  const tests = [of("throws", true), of("value", false), of("throws too", true), of("unsaid")] as ReproductionTest[];

  expect(valuesFirst(tests).map(({ id }) => id)).toEqual(["value", "unsaid", "throws", "throws too"]);
});
