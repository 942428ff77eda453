// @vitest-environment jsdom
import { DEFAULT_MODEL_SETTINGS, IntegrationProvider, type Integration } from "@fixpoint/contracts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { integrationRow, projectRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { IntegrationsPage } from "./integrations-page.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const PATH = "/api/v1/organizations/org-1/integrations";
const MAPPINGS = `${PATH}/projects/project-1/mappings`;
const BOARD = { projectId: "project-1", integrationId: "int-1", provider: "trello", externalId: "b1", externalName: "Bug board" };

function everyProvider(change: Partial<Integration>[] = []): Integration[] {
  return IntegrationProvider.options.map((provider) => {
    const placeholder = { id: "", provider, isConnected: false, updatedAt: null, health: null };
    return integrationRow({ ...placeholder, ...change.find((row) => row.provider === provider) });
  });
}

function show(rows: Integration[], more: Parameters<typeof fakeApi>[0] = {}, search = {}) {
  const { calls } = fakeApi({
    [`GET ${PATH}`]: () => rows,
    "GET /api/v1/organizations/org-1/projects": () => [projectRow()],
    "GET /api/v1/organizations/org-1/models": () => ({ ...DEFAULT_MODEL_SETTINGS, hasApiKey: false, isInherited: false }),
    [`GET ${MAPPINGS}`]: () => [BOARD],
    ...more,
  });
  return renderApp(<IntegrationsPage organization={ACME} search={search} />, "/acme").then(() => calls);
}

const card = (name: string) => screen.findByRole("article", { name });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("eight providers and Slack are always there, in their groups", async () => {
  await show(everyProvider());
  await card("GitHub");

  expect(screen.getAllByRole("article").map((each) => within(each).getByRole("heading").textContent)).toEqual([
    "GitHub",
    "GitLab",
    "Bitbucket",
    "Jira",
    "Asana",
    "Trello",
    "ClickUp",
    "Sentry",
    "Slack",
  ]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Code hosts",
    "Issue trackers",
    "Error monitoring",
    "Chat",
    "Model providers",
  ]);
});

test("a list that cannot be had says so and can be asked for again", async () => {
  let isAway = true;
  await show([], {
    [`GET ${PATH}`]: () => {
      if (isAway) throw new Refusal(409, "Away");
      return everyProvider();
    },
  });
  expect(await screen.findByText("Failed to fetch integrations")).toBeTruthy();

  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await card("GitHub")).toBeTruthy();
});

test("Trello takes key and token, and they are tried at once", async () => {
  const made = integrationRow({ health: null });
  const tested = integrationRow();
  const calls = await show(everyProvider(), { [`POST ${PATH}`]: () => made, [`POST ${PATH}/int-1/test`]: () => tested });
  fireEvent.click(await screen.findByRole("button", { name: "Connect Trello" }));
  const dialog = await screen.findByRole("dialog", { name: "Connect Trello" }, { timeout: 5000 });
  fireEvent.change(within(dialog).getByLabelText("Token"), { target: { value: "tok" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Connect" }));
  expect(await within(dialog).findByText("Give the API key")).toBeTruthy();

  fireEvent.change(within(dialog).getByLabelText("API key"), { target: { value: "key" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Connect" }));

  await waitFor(async () => expect(within(await card("Trello")).getByText(/acme-bot/)).toBeTruthy());
  expect(calls.find(({ method, path }) => method === "POST" && path === PATH)?.body).toEqual({
    provider: "trello",
    credentials: { accessToken: "tok", apiKey: "key" },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a refused connection stays in its dialog with the server's words, and the list is loaded again", async () => {
  const calls = await show(everyProvider(), {
    [`POST ${PATH}`]: () => {
      throw new Refusal(409, "Asana is connected already");
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Connect Asana" }));
  const dialog = await screen.findByRole("dialog", {}, { timeout: 5000 });
  fireEvent.change(within(dialog).getByLabelText("Personal access token"), { target: { value: "t" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Connect" }));

  expect(await within(dialog).findByText("Failed to create integration")).toBeTruthy();
  expect(within(dialog).getByText("Asana is connected already")).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ method, path }) => method === "GET" && path === PATH)).toHaveLength(2));
});

const broken = integrationRow({
  health: {
    account: "acme-bot",
    scopes: ["read", "write"],
    missingScopes: [],
    needsReconnect: false,
    checkedAt: "2026-05-01T10:00:00.000Z",
    error: "Trello does not accept the credentials (401).",
    lastSyncAt: null,
    lastEventAt: null,
  },
});

test("a card tells its health, and Test now asks the vendor again", async () => {
  const calls = await show(everyProvider([broken]), { [`POST ${PATH}/int-1/test`]: () => integrationRow() });
  const trello = await card("Trello");
  expect(within(trello).getByText("Needs attention")).toBeTruthy();
  expect(within(trello).getByText("read, write")).toBeTruthy();
  expect(within(trello).getByText(/does not accept the credentials/)).toBeTruthy();
  expect(within(trello).getByRole("button", { name: "Reconnect" })).toBeTruthy();

  fireEvent.click(within(trello).getByRole("button", { name: "Test now" }));

  expect(await within(trello).findByText("Connected")).toBeTruthy();
  expect(within(trello).queryByText(/does not accept/)).toBeNull();
  expect(calls.some(({ method, path }) => method === "POST" && path === `${PATH}/int-1/test`)).toBe(true);
});

test("disconnecting names the projects that lose something, and asks first", async () => {
  const calls = await show(everyProvider([integrationRow()]), { [`DELETE ${PATH}/int-1`]: () => undefined });
  await waitFor(async () => expect(within(await card("Trello")).getByText(/1 project/)).toBeTruthy());
  fireEvent.keyDown(screen.getByRole("button", { name: "Manage Trello" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Disconnect" }));
  const dialog = await screen.findByRole("dialog", { name: "Disconnect Trello?" });
  expect(dialog.textContent).toContain("Shop");

  fireEvent.click(within(dialog).getByRole("button", { name: "Disconnect" }));

  await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
});

test("a new token is written and never shown", async () => {
  const calls = await show(everyProvider([integrationRow()]), {
    [`PUT ${PATH}/int-1`]: () => integrationRow(),
    [`POST ${PATH}/int-1/test`]: () => integrationRow(),
  });
  fireEvent.keyDown(await screen.findByRole("button", { name: "Manage Trello" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Update token" }));
  const dialog = await screen.findByRole("dialog", { name: "Update the token of Trello" }, { timeout: 5000 });
  expect(within(dialog).getByText("Token set")).toBeTruthy();
  const box = within(dialog).getByLabelText<HTMLInputElement>("Token");
  expect([box.value, box.type]).toEqual(["", "password"]);

  fireEvent.change(box, { target: { value: "newer" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Update token" }));

  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ credentials: { accessToken: "newer" } }),
  );
});

const GITLAB = { provider: "gitlab" as const, ways: ["popup" as const, "token" as const] };
const INSTALL = { [`GET ${PATH}/gitlab/install-url`]: () => ({ url: "https://gitlab.test/oauth/authorize" }) };

test("a window at the provider is waited for, and Cancel closes it", async () => {
  const popup = { closed: false, close: vi.fn(), location: { href: "" } };
  vi.stubGlobal("open", () => popup);
  await show(everyProvider([GITLAB]), INSTALL);

  fireEvent.click(await screen.findByRole("button", { name: "Connect GitLab" }));

  expect(await screen.findByText("Waiting for GitLab…")).toBeTruthy();
  await waitFor(() => expect(popup.location.href).toBe("https://gitlab.test/oauth/authorize"));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(popup.close).toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Connect GitLab" })).toBeTruthy();
});

test("once the window is closed the list is asked, and what is connected is tried", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const popup = { closed: false, close: vi.fn(), location: { href: "" } };
  vi.stubGlobal("open", () => popup);
  const rows = everyProvider([GITLAB]);
  const connected = integrationRow({ ...GITLAB, id: "int-2" });
  const calls = await show(rows, { ...INSTALL, [`POST ${PATH}/int-2/test`]: () => connected });
  fireEvent.click(await screen.findByRole("button", { name: "Connect GitLab" }));
  await waitFor(() => expect(popup.location.href).not.toBe(""));

  rows[rows.findIndex(({ provider }) => provider === "gitlab")] = connected;
  popup.closed = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));

  await waitFor(() => expect(calls.some(({ path }) => path === `${PATH}/int-2/test`)).toBe(true));
  expect(await screen.findByRole("button", { name: "Manage GitLab" })).toBeTruthy();
});

test("a blocked window becomes a link to the same address", async () => {
  vi.stubGlobal("open", () => null);
  await show(everyProvider([GITLAB]), INSTALL);
  fireEvent.click(await screen.findByRole("button", { name: "Connect GitLab" }));

  const link = await screen.findByRole("link", { name: /Continue at GitLab/ });
  expect(link.getAttribute("href")).toBe("https://gitlab.test/oauth/authorize");
});

test("a deep link goes to its card", async () => {
  await show(everyProvider(), {}, { provider: "jira" });

  await waitFor(async () => expect(document.activeElement).toBe(await card("Jira")));
});

test("a cell of the mapping is changed, and the other columns are sent along", async () => {
  const github = integrationRow({ id: "int-2", provider: "github" });
  const calls = await show(everyProvider([integrationRow(), github]), { [`PUT ${MAPPINGS}`]: () => [BOARD] }, { tab: "mapping" });
  expect(await screen.findByText("Bug board")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Code host of Shop/ }));
  const dialog = await screen.findByRole("dialog", { name: "Code host of Shop" }, { timeout: 5000 });
  fireEvent.change(within(dialog).getByLabelText("Id"), { target: { value: "acme/shop" } });
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
