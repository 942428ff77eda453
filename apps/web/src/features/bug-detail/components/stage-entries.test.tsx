// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StageEntries } from "./stage-entries.tsx";

afterEach(cleanup);

test("the log is a log that holds a list, so that neither loses its meaning to readers", () => {
  render(
    <StageEntries
      live
      entries={[{ seq: 0, at: "2026-05-01T10:00:00.000Z", type: "log", stage: "environment", level: "info", message: "npm ci" }]}
    />,
  );

  const list = within(screen.getByRole("log", { name: "Work log" })).getByRole("list");
  expect(within(list).getByRole("listitem").textContent).toBe("npm ci");
});
