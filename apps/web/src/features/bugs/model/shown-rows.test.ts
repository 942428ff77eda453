import { expect, test } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { firstRows, settled, withoutLeaving } from "./shown-rows.ts";

const one = issueRow();
const two = issueRow();
const three = issueRow();

test("a newcomer takes its place when nobody is busy with the list", () => {
  const shown = settled(firstRows([one]), [two, one], [one, two], false);

  expect(shown.rows).toEqual([two, one]);
  expect([...shown.fresh]).toEqual([two.id]);
  expect(shown.held.size).toBe(0);
});

test("while the list is in use newcomers wait and nothing changes its place, but the texts are true", () => {
  const renamed = { ...two, title: "Renamed" };

  const shown = settled(firstRows([one, two]), [three, renamed, one], [one, renamed, three], true);

  expect(shown.rows).toEqual([one, renamed]);
  expect([...shown.held]).toEqual([three.id]);
  expect(settled(shown, [three, renamed, one], [one, renamed, three], false).rows).toEqual([three, renamed, one]);
});

test("a row that left the list stays in its place with what it became, until it is let go", () => {
  const archived = { ...two, isArchived: true };

  const shown = settled(firstRows([one, two, three]), [one, three], [one, archived, three], false);

  expect(shown.rows).toEqual([one, archived, three]);
  expect([...shown.leaving]).toEqual([two.id]);
  expect(withoutLeaving(shown).rows).toEqual([one, three]);
});

test("a deleted bug is gone at once, also while the list is in use", () => {
  expect(settled(firstRows([one, two]), [one], [one], false).rows).toEqual([one]);
  expect(settled(firstRows([one, two]), [one], [one], true).rows).toEqual([one]);
});
