// @vitest-environment jsdom
import type { FixItem } from "@fixpoint/contracts";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useViewed } from "./use-viewed.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function file(path: string, code: string): FixItem {
  return {
    file_path: path,
    base: { code: "", code_storage_path: null },
    patch: { code, code_storage_path: null },
    added_lines: [1],
    removed_lines: [],
    tests_coverage: [],
    coverable_lines: [],
    coverage_by_tests: {},
    detailed_coverage: [],
  };
}

test("a viewed file stays so over a reload, until its patch is another one", () => {
  const files = [file("a.ts", "one"), file("b.ts", "two")] as const;
  const { result } = renderHook(() => useViewed("issue-1", files));

  act(() => result.current.setViewed(files[0], true));
  expect(result.current.count).toBe(1);

  const again = renderHook(() => useViewed("issue-1", files)).result.current;
  expect([again.isViewed(files[0]), again.isViewed(files[1])]).toEqual([true, false]);
  expect(again.isViewed(file("a.ts", "three"))).toBe(false);
  expect(renderHook(() => useViewed("issue-2", files)).result.current.count).toBe(0);
});

test("a mark can be taken back", () => {
  const files = [file("a.ts", "one")] as const;
  const { result } = renderHook(() => useViewed("issue-1", files));

  act(() => result.current.setViewed(files[0], true));
  act(() => result.current.setViewed(files[0], false));

  expect(result.current.count).toBe(0);
});
