// @vitest-environment jsdom
import type { InternalSlackMapping } from "@fixpoint/contracts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { SlackMappingsPage } from "./slack-mappings-page.tsx";

const PATH = "/api/v1/internal/slack/channel-mappings";
const shop: InternalSlackMapping = {
  organizationId: "org-1",
  organizationName: "Acme",
  projectId: "project-1",
  projectName: "Shop",
  channel: null,
};
const billing = { ...shop, projectId: "project-2", projectName: "Billing", channel: "#billing" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a channel is set, and an empty field takes it away", async () => {
  let rows = [shop, billing];
  const api = fakeApi({
    [`GET ${PATH}`]: () => rows,
    [`PUT ${PATH}`]: ({ body }) => {
      const { projectId, channel } = body as InternalSlackMapping;
      return (rows = rows.map((row) => (row.projectId === projectId ? { ...row, channel } : row)));
    },
  });
  await renderApp(<SlackMappingsPage />);
  const [saveShop, saveBilling] = await screen.findAllByRole("button", { name: "Save" });
  if (!saveShop || !saveBilling) throw new Error("Both projects have a button");

  fireEvent.change(screen.getByLabelText("Channel for Shop"), { target: { value: "#shop" } });
  fireEvent.click(saveShop);
  fireEvent.change(screen.getByLabelText("Channel for Billing"), { target: { value: "" } });
  fireEvent.click(saveBilling);

  await waitFor(() => expect(rows.map(({ channel }) => channel)).toEqual(["#shop", null]));
  expect(api.calls.filter(({ method }) => method === "PUT")).toHaveLength(2);
});

test("what is no channel is not sent", async () => {
  const api = fakeApi({ [`GET ${PATH}`]: () => [shop] });
  await renderApp(<SlackMappingsPage />);

  fireEvent.change(await screen.findByLabelText("Channel for Shop"), { target: { value: "two words" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  expect((await screen.findByRole("alert")).textContent).toBe("Give a channel's name or id");
  expect(api.unexpected).toEqual([]);
});

test("the filter looks at organization, project and channel; a failure says its exact words", async () => {
  let fails = true;
  fakeApi({
    [`GET ${PATH}`]: () => {
      if (fails) throw new Refusal(503, "away");
      return [shop, billing];
    },
  });
  await renderApp(<SlackMappingsPage />);
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch internal slack channel mappings");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "#bill" } });

  expect(screen.queryByText("Shop")).toBeNull();
  expect(screen.getByText("Billing")).toBeTruthy();
});
