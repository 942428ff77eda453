// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchScrolling } from "./scroll-bars.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a scroll-bar is shown while its area moves and for 600 ms after", () => {
  const area = document.body.appendChild(document.createElement("div"));
  const stop = watchScrolling();
  const scroll = () => area.dispatchEvent(new Event("scroll"));
  const isShown = () => area.hasAttribute("data-scrolling");

  expect(isShown()).toBe(false);
  scroll();
  vi.advanceTimersByTime(400);
  scroll();
  vi.advanceTimersByTime(599);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);

  stop();
  scroll();
  expect(isShown()).toBe(false);
});
