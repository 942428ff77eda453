// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BugToolbar } from "./bug-toolbar.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(q?: string) {
  const onChange = vi.fn();
  const view = render(<BugToolbar search={{ q }} issues={[]} onChange={onChange} />);
  return { onChange, ...view, box: screen.getByRole<HTMLInputElement>("searchbox", { name: "Filter bugs" }) };
}

test("what is typed goes to the address after a pause, in the place of what was there", () => {
  const { onChange, box } = show();

  fireEvent.change(box, { target: { value: "cart" } });
  fireEvent.change(box, { target: { value: "cart total " } });
  expect(onChange).not.toHaveBeenCalled();
  act(() => vi.runAllTimers());

  expect(onChange.mock.calls).toEqual([[{ q: "cart total" }, true]]);
});

test("whoever clicks on before the pause is over keeps the filter, and is not led back by it", () => {
  const { onChange, box, unmount } = show();

  fireEvent.change(box, { target: { value: "cart" } });
  fireEvent.blur(box);
  unmount();
  act(() => vi.runAllTimers());

  expect(onChange.mock.calls).toEqual([[{ q: "cart" }, true]]);
});

test("a list that is gone sends nothing any more", () => {
  const { onChange, box, unmount } = show();

  fireEvent.change(box, { target: { value: "cart" } });
  unmount();
  act(() => vi.runAllTimers());

  expect(onChange).not.toHaveBeenCalled();
});

test("the filter of the address is shown, also when Back changes it", () => {
  const { rerender, box } = show("cart");
  expect(box.value).toBe("cart");

  rerender(<BugToolbar search={{}} issues={[]} onChange={() => {}} />);

  expect(box.value).toBe("");
});

test("Escape and the cross take the filter out at once", () => {
  const { onChange, box } = show("cart");

  fireEvent.keyDown(box, { key: "Escape" });

  expect(onChange.mock.calls).toEqual([[{ q: undefined }, true]]);
});
