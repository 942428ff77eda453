// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useRowWindow } from "./use-row-window.ts";

afterEach(cleanup);

test("rows that come late leave the page where the reader or a link has gone", () => {
  const page = document.createElement("main");
  // jsdom has no scrollTo.
  page.scrollTo = (options) => void (page.scrollTop = typeof options === "object" ? (options.top ?? 0) : 0);
  page.scrollTop = 857;

  renderHook(() => useRowWindow({ current: page }, { count: 500, rowPx: 20, whole: false, scroller: () => page }));

  expect(page.scrollTop).toBe(857);
});
