import { expect } from "vitest";
import { findEdit, isWhole, rightOf, type EditCase } from "./edit-cases.ts";
import { isHeld } from "./is-held.ts";

/** The edit is proposed by its family, soon enough, and what the check asks holds with it alone. */
export async function expectEdit(item: EditCase, most = 200): Promise<void> {
  const { right, position, verdicts } = await findEdit(item);

  expect(right?.family).toBe(item.family);
  expect(position).toBeLessThan(most);
  if (isWhole) {
    expect(verdicts).toEqual(["pass"]);
  } else {
    expect(await isHeld(item.code, item.check)).toBe(false);
    expect(await isHeld(rightOf(item), item.check)).toBe(true);
  }
}
