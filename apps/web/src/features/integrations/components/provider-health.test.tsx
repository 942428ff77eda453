// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { integrationRow } from "../../../testing/factories.ts";
import { card, everyProvider, GITLAB, INSTALL, PATH, showIntegrations } from "../testing/show-integrations.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HEALTH = {
  account: "acme-bot",
  scopes: ["read", "write"],
  missingScopes: [],
  needsReconnect: false,
  checkedAt: "2026-05-01T10:00:00.000Z",
  error: "Trello does not accept the credentials (401).",
  lastSyncAt: null,
  lastEventAt: null,
};
const broken = integrationRow({ health: HEALTH });

test("a card tells its health, and Test now asks the vendor again", async () => {
  const calls = await showIntegrations(everyProvider([broken]), { [`POST ${PATH}/int-1/test`]: () => integrationRow() });
  const trello = await card("Trello");
  expect(within(trello).getByText("Needs attention")).toBeTruthy();
  expect(within(trello).getByText("read, write")).toBeTruthy();
  expect(within(trello).getByText(/does not accept the credentials/)).toBeTruthy();
  expect(within(trello).getByRole("button", { name: "Reconnect Trello" })).toBeTruthy();

  fireEvent.click(within(trello).getByRole("button", { name: "Test now" }));

  expect(await within(trello).findByText("Connected")).toBeTruthy();
  expect(within(trello).queryByText(/does not accept/)).toBeNull();
  expect(calls.some(({ method, path }) => method === "POST" && path === `${PATH}/int-1/test`)).toBe(true);
});

test("a provider that has to be connected again says why, and Reconnect takes the token", async () => {
  const health = { ...HEALTH, needsReconnect: true };
  await showIntegrations(everyProvider([{ ...broken, health }]));
  const trello = await card("Trello");
  expect(within(trello).getByText("Needs reconnecting")).toBeTruthy();
  expect(within(trello).getByText(/does not accept the credentials.*Nothing is read until it is connected again/)).toBeTruthy();

  fireEvent.click(within(trello).getByRole("button", { name: "Reconnect Trello" }));

  expect(await screen.findByRole("dialog", { name: "Update the token of Trello" }, { timeout: 5000 })).toBeTruthy();
});

test("where it was authorised in a window, Reconnect opens the window", async () => {
  const popup = { closed: false, close: vi.fn(), location: { href: "" } };
  vi.stubGlobal("open", () => popup);
  const health = { ...HEALTH, needsReconnect: true, error: null };
  await showIntegrations(everyProvider([{ ...broken, ...GITLAB, health }]), INSTALL);
  expect(within(await card("GitLab")).getByText(/GitLab does not accept the credentials any more/)).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Reconnect GitLab" }));

  await waitFor(() => expect(popup.location.href).toBe("https://gitlab.test/oauth/authorize"));
});

test("missing permissions are listed with what they are for", async () => {
  const health = { ...HEALTH, error: null, missingScopes: ["write", "something:new"] };
  await showIntegrations(everyProvider([{ ...broken, health }]));
  const trello = await card("Trello");

  expect(within(trello).getByText("Needs attention")).toBeTruthy();
  const scopes = within(
    (await within(trello).findByText("Missing permissions", {}, { timeout: 5000 })).parentElement!,
  ).getAllByRole("listitem");
  expect(scopes.map((item) => item.textContent)).toEqual(["write: to write verdicts as comments", "something:new"]);
});

test("what is connected and feeds no project leads to the mapping", async () => {
  await showIntegrations(everyProvider([integrationRow({ id: "int-9" })]));

  const link = await within(await card("Trello")).findByRole("link", { name: /Choose what to import/ });

  expect(link.getAttribute("href")).toBe("/acme/integrations?tab=mapping");
});
