// @vitest-environment jsdom
import type { TestResults } from "@fixpoint/contracts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OutputPane } from "./output-pane.tsx";

afterEach(cleanup);

const results: TestResults = {
  output: "\u001b[31mfirst failure\u001b[39m\nfine\nsecond FAILURE\n",
  output_storage_path: null,
  test_run: "npm test",
  aggregate_test_results: "FAILED",
  granular_test_results: [],
};

function show(target: number | null = null) {
  return render(<OutputPane title="Before" results={results} anchor="repro-0-before" target={target} />);
}

test("each line has a number that leads to it", () => {
  const { container } = show(2);

  expect(screen.getByRole("link", { name: "Line 2" }).getAttribute("href")).toBe("#repro-0-before-L2");
  expect(container.querySelector("#repro-0-before-L2")?.className).toContain("outline");
  expect(container.querySelector("#repro-0-before-L1")?.className).not.toContain("outline");
});

test("the search finds lines whatever their case and colour, Enter goes on and round, Escape closes", () => {
  const { container } = show();
  fireEvent.click(screen.getByRole("button", { name: "Search the output before the fix" }));
  const box = screen.getByRole("searchbox", { name: "Search the output before the fix" });

  fireEvent.change(box, { target: { value: "failure" } });
  expect(screen.getByText("1 of 2")).toBeTruthy();
  expect([...container.querySelectorAll("[data-match]")].map((line) => line.id)).toEqual([
    "repro-0-before-L1",
    "repro-0-before-L3",
  ]);

  fireEvent.keyDown(box, { key: "Enter" });
  expect(screen.getByText("2 of 2")).toBeTruthy();
  fireEvent.keyDown(box, { key: "Enter" });
  expect(screen.getByText("1 of 2")).toBeTruthy();
  fireEvent.change(box, { target: { value: "nowhere" } });
  expect(screen.getByText("none")).toBeTruthy();

  fireEvent.keyDown(box, { key: "Escape" });
  expect(screen.queryByRole("searchbox")).toBeNull();
});
