// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { integrationRow, mappingRow, sourceRow } from "../../../testing/factories.ts";
import { everyProvider, MAPPINGS, PATH, showIntegrations } from "../testing/show-integrations.tsx";

const SOURCES = `${PATH}/int-1/sources`;
const BOARD = mappingRow();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a cell of the mapping is changed, and the other columns are sent along", async () => {
  const bitbucket = integrationRow({ id: "int-2", provider: "bitbucket" });
  const calls = await showIntegrations(
    everyProvider([integrationRow(), bitbucket]),
    { [`PUT ${MAPPINGS}`]: () => [BOARD] },
    { tab: "mapping" },
  );
  expect(await screen.findByText("Bug board", {}, { timeout: 5000 })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Code host of Shop/ }));
  const dialog = await screen.findByRole("dialog", { name: "Code host of Shop" }, { timeout: 5000 });
  const id = within(dialog).getByLabelText("Id");
  fireEvent.change(id, { target: { value: "acme/shop" } });
  // What is typed and not yet added is meant as well.
  fireEvent.blur(id);
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));

  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      mappings: [
        { integrationId: "int-1", externalId: "b1", externalName: "Bug board" },
        { integrationId: "int-2", externalId: "acme/shop", externalName: "" },
      ],
    }),
  );
});

test("the first board of a project is chosen, and it is said where the bugs will be", async () => {
  const calls = await showIntegrations(
    everyProvider([integrationRow()]),
    {
      [`GET ${MAPPINGS}`]: () => [],
      [`GET ${SOURCES}`]: () => ({ noun: "board", sources: [sourceRow()] }),
      [`PUT ${MAPPINGS}`]: () => [BOARD],
    },
    { tab: "mapping" },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Map Tracker of Shop" }, { timeout: 5000 }));
  const dialog = await screen.findByRole("dialog", { name: "Tracker of Shop" }, { timeout: 5000 });
  fireEvent.click(await within(dialog).findByRole("option", { name: "Bug board" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));

  const link = await screen.findByRole("link", { name: /Go to bugs/ });
  expect(link.getAttribute("href")).toBe("/acme/shop/bugs");
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    mappings: [{ integrationId: "int-1", externalId: "b1", externalName: "Bug board" }],
  });
  expect(screen.getByText(/^Waiting, read/)).toBeTruthy();
});

test("a failing source says why, and its project can be synced at once", async () => {
  const sync = { ...BOARD.sync!, status: "failing" as const, error: "Trello answered 503." };
  const calls = await showIntegrations(
    everyProvider([integrationRow()]),
    {
      [`GET ${MAPPINGS}`]: () => [{ ...BOARD, sync }],
      "POST /api/v1/organizations/org-1/projects/project-1/issues/sync": () => undefined,
    },
    { tab: "mapping" },
  );
  expect(await screen.findByText("Trello answered 503.", { exact: false }, { timeout: 5000 })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Sync now: Shop" }));

  await waitFor(() => expect(calls.some(({ path }) => path.endsWith("/issues/sync"))).toBe(true));
});
