import { expect, test } from "vitest";
import { extended, NOTHING_SELECTED, stillThere, toggled } from "./selection.ts";

const ORDER = ["a", "b", "c", "d"];

test("a range goes from the row chosen last, in both directions, and keeps what was selected", () => {
  const one = toggled(NOTHING_SELECTED, "c");

  expect([...extended(one, ORDER, "c", "d").ids]).toEqual(["c", "d"]);
  expect([...extended(extended(one, ORDER, "c", "d"), ORDER, "d", "a").ids].sort()).toEqual(["a", "b", "c", "d"]);
});

test("without an anchor in the list, a range begins where the cursor is", () => {
  const gone = { ids: new Set(["x"]), anchor: "x" };

  expect([...extended(gone, ORDER, "b", "c").ids]).toEqual(["x", "b", "c"]);
  expect(extended(gone, ORDER, "y", "b")).toBe(gone);
});

test("choosing twice takes back", () => {
  expect(toggled(toggled(NOTHING_SELECTED, "a"), "a").ids.size).toBe(0);
});

test("what is gone from the list is no longer selected", () => {
  const two = toggled(toggled(NOTHING_SELECTED, "a"), "b");

  expect([...stillThere(two, (id) => id === "b").ids]).toEqual(["b"]);
  expect(stillThere(two, () => true)).toBe(two);
});
