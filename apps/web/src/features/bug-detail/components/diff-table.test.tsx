// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import DiffTable from "./diff-table.tsx";

afterEach(cleanup);

const coverage = {
  tests_coverage: [2],
  coverable_lines: [2, 3],
  detailed_coverage: [{ test_name: "adds up", added_covered_lines: [2] }],
};

test("each added line says whether a test runs it, in words too", () => {
  const { container } = render(
    <DiffTable
      path="a.txt"
      base={"one\nlast\n"}
      patch={"one\ntwo\nthree\nlast\n"}
      coverage={coverage}
      split={false}
      test={null}
    />,
  );

  expect(screen.getByRole("rowheader", { name: "added line 2, covered by 1 test" })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "added line 3, not covered" })).toBeTruthy();
  expect(container.querySelector('[data-coverage="covered"]')?.getAttribute("title")).toContain("adds up");
});

test("far unchanged lines are left out and can be asked for", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`);
  const { container } = render(
    <DiffTable
      path="a.txt"
      base={`${lines.join("\n")}\n`}
      patch={`${lines.with(30, "changed").join("\n")}\n`}
      coverage={null}
      split
      test={null}
    />,
  );

  expect(container.querySelectorAll("tbody tr").length).toBeLessThan(12);
  expect(screen.getByText("27 unchanged lines")).toBeTruthy();
});

test("a line that the address points at is shown and marked, also where unchanged lines are left out", () => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`);
  const table = (target: { side: "L" | "R"; line: number } | null) => (
    <DiffTable
      path="a.txt"
      base={`${lines.join("\n")}\n`}
      patch={`${lines.with(30, "changed").join("\n")}\n`}
      coverage={null}
      split={false}
      test={null}
      anchor="fix-F1"
      target={target}
    />
  );
  const { container, rerender } = render(table(null));
  expect(container.querySelector("#fix-F1-R5")).toBeNull();

  rerender(table({ side: "R", line: 5 }));
  const row = container.querySelector("#fix-F1-R5")?.closest("tr");
  expect(row?.textContent).toContain("line 4");
  expect(row?.className).toContain("outline");
  expect(container.querySelector('#fix-F1-R5 a[href="#fix-F1-R5"]')).toBeTruthy();

  rerender(table({ side: "L", line: 31 }));
  expect(container.querySelector("#fix-F1-L31")?.closest("tr")?.textContent).toContain("line 30");
});
