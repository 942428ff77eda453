// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const navigate = vi.fn();
vi.mock("@tanstack/react-router", () => {
  const router = { navigate, preloadRoute: async () => {} };
  return { useRouter: () => router };
});
const { SeeItInAction } = await import("./see-it-in-action.tsx");

function wantMotion(wanted: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: !wanted }));
}

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the screen goes black for a second, then how it works is shown", () => {
  wantMotion(true);
  render(<SeeItInAction />);
  expect(screen.getByText("Curious how it works?")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "See it in action" }));

  expect(document.querySelector("[data-fade=black]")).toBeTruthy();
  act(() => vi.advanceTimersByTime(999));
  expect(navigate).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(navigate).toHaveBeenCalledWith({ to: "/how-it-works" });
});

test("without motion one is there at once", () => {
  wantMotion(false);
  render(<SeeItInAction />);

  fireEvent.click(screen.getByRole("button", { name: "See it in action" }));
  act(() => vi.advanceTimersByTime(0));

  expect(navigate).toHaveBeenCalledTimes(1);
});
