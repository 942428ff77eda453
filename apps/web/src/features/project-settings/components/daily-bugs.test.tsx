// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { projectRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { GeneralSettings } from "./general-settings.tsx";

const PATH = "/api/v1/organizations/org-1/projects/project-1/settings";
const SETTINGS = {
  shouldUpdateBaseCommitAutomatically: false,
  shouldNotifyOnIssueFixedBySlack: true,
  shouldAutoOpenPullRequestOnIssueFixed: false,
  shouldAutoCommentOnIssueFixed: false,
  importedBugsPerDay: 20,
};

async function show(put: () => unknown) {
  let stored: unknown = SETTINGS;
  const { calls } = fakeApi({
    [`GET ${PATH}`]: () => stored,
    [`PUT ${PATH}`]: ({ body }) => {
      put();
      stored = body;
      return body;
    },
  });
  await renderApp(<GeneralSettings organization={{ id: "org-1", name: "Acme", slug: "acme" }} project={projectRow()} />);
  const box = await screen.findByLabelText<HTMLInputElement>("Bugs from trackers that the agent starts on a day");
  return { box, puts: () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body) };
}

const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the number is saved with the other settings, and 0 is explained", async () => {
  const { box, puts } = await show(() => undefined);
  expect(box.value).toBe("20");
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(screen.getByText(/0 starts none by itself/)).toBeTruthy();

  fireEvent.change(box, { target: { value: "0" } });
  save();

  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(puts()).toEqual([{ ...SETTINGS, importedBugsPerDay: 0 }]);
  expect(box.value).toBe("0");
});

test.each(["1001", "-1", "2.5", ""])("%j is refused where it was typed", async (text) => {
  const { box, puts } = await show(() => undefined);
  fireEvent.change(box, { target: { value: text } });
  save();

  expect(await screen.findByText("Give a whole number from 0 to 1,000")).toBeTruthy();
  expect([box.value, box.getAttribute("aria-invalid")]).toEqual([text, "true"]);
  expect(puts()).toEqual([]);
});

test("what the server refuses stays in the field with its words, and can be saved again", async () => {
  let isAway = true;
  const { box, puts } = await show(() => {
    if (isAway) throw new Refusal(409, "The project is locked");
  });
  fireEvent.change(box, { target: { value: "50" } });
  save();
  expect(await screen.findByText("Failed to update project settings. The project is locked")).toBeTruthy();
  expect(box.value).toBe("50");

  isAway = false;
  save();

  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(await screen.findByText("Saved")).toBeTruthy();
});
