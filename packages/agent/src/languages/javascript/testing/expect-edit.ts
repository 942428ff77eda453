import { expect } from "vitest";
import { findEdit, type EditCase } from "./edit-cases.ts";

/** The edit is proposed by its family, soon enough, and passes. */
export async function expectEdit(item: EditCase, most = 200): Promise<void> {
  const { right, position, verdicts } = await findEdit(item);

  expect(right?.family).toBe(item.family);
  expect(verdicts).toEqual(["pass"]);
  expect(position).toBeLessThan(most);
}
