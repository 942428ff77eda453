// @vitest-environment jsdom
import type { IssueListItem } from "@fixpoint/contracts";
import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { issueRow } from "../../../testing/factories.ts";
import { useShownRows } from "./use-shown-rows.ts";

const one = issueRow();
const two = issueRow();
const gone = { ...two, isArchived: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Props {
  rows: readonly IssueListItem[];
  issues: readonly IssueListItem[];
  list?: string;
  busy?: boolean;
}

function open(initialProps: Props) {
  return renderHook(({ rows, issues, list = "all", busy = false }: Props) => useShownRows({ rows, issues, list, busy }), {
    initialProps,
  });
}

const both = { rows: [one, two], issues: [one, two] };
const left = { rows: [one], issues: [one, gone] };

test("a row that left is let go after a while", () => {
  const { result, rerender } = open(both);
  rerender(left);
  expect(result.current.rows).toEqual([one, gone]);

  act(() => vi.runAllTimers());

  expect(result.current.rows).toEqual([one]);
});

test.each([
  ["a click", () => fireEvent.click(document.body)],
  ["a key", () => fireEvent.keyDown(document.body, { key: "j" })],
])("a row that left is let go with the next action: %s", (_, doIt) => {
  const { result, rerender } = open(both);
  rerender(left);

  fireEvent.keyDown(document.body, { key: "Shift" });
  expect(result.current.leaving.size).toBe(1);
  act(doIt);

  expect(result.current.rows).toEqual([one]);
});

test("newcomers wait while the list is in use, until they are let in", () => {
  const { result, rerender } = open({ rows: [one], issues: [one] });
  const next = { rows: [two, one], issues: [two, one] };
  rerender({ ...next, busy: true });
  expect(result.current.rows).toEqual([one]);
  expect(result.current.held.size).toBe(1);

  act(() => result.current.letIn());

  expect(result.current.rows).toEqual([two, one]);
});

test("another list is shown at once, without a trace of the one before", () => {
  const { result, rerender } = open({ ...both, busy: true });

  rerender({ ...left, list: "archived", busy: true });

  expect(result.current).toMatchObject({ rows: [one], leaving: new Set(), fresh: new Set(), held: new Set() });
});
