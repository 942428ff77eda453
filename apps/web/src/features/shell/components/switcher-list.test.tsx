// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import SwitcherList from "./switcher-list.tsx";

const ACME = { id: "o1", name: "Acme", slug: "acme" };
const GLOBEX = { id: "o2", name: "Globex", slug: "globex" };

function show(noun: "organization" | "project", items: (typeof ACME)[]) {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  render(<SwitcherList label="Switch" noun={noun} current={ACME} items={items} busyId={null} onSelect={() => {}} />);
  return screen.getByRole("combobox");
}
afterEach(cleanup);

test.each([
  ["organization", [ACME, GLOBEX], "Search in 2 organizations..."],
  ["organization", [ACME], "Search organization..."],
  ["project", [ACME, GLOBEX], "Search in 2 projects..."],
  ["project", [ACME], "Search project..."],
] as const)("the search of %s says how many there are, when there are several", (noun, items, placeholder) => {
  expect(show(noun, [...items]).getAttribute("placeholder")).toBe(placeholder);
});

test("a search that finds nothing says so", () => {
  fireEvent.change(show("project", [ACME]), { target: { value: "zzz" } });

  expect(screen.getByText("No project found.")).toBeDefined();
});
