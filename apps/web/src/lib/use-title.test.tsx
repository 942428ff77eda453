// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { markFinished } from "./finished-mark.ts";
import { useTitle } from "./use-title.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a bug finished in the background is marked in the title until somebody looks", () => {
  renderHook(() => useTitle("Bugs"));
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

  act(markFinished);
  expect(document.title).toMatch(/^● Bugs · /);

  visible.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(document.title).toMatch(/^Bugs · /);
  act(markFinished);
  expect(document.title).toMatch(/^Bugs · /);
});
