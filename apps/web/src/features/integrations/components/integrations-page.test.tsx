// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../../testing/fake-api.ts";
import { integrationRow } from "../../../testing/factories.ts";
import { card, everyProvider, GITLAB, INSTALL, PATH, showIntegrations } from "../testing/show-integrations.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("eight providers, Slack and those of models are always there, in their groups", async () => {
  await showIntegrations(everyProvider());
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
    "Anthropic",
    "OpenAI",
    "Google",
    "OpenAI-compatible server",
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
  await showIntegrations([], {
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
  const calls = await showIntegrations(everyProvider(), {
    [`POST ${PATH}`]: () => made,
    [`POST ${PATH}/int-1/test`]: () => tested,
  });
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
  const calls = await showIntegrations(everyProvider(), {
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

test("disconnecting names the projects that lose something, and asks first", async () => {
  const calls = await showIntegrations(everyProvider([integrationRow()]), { [`DELETE ${PATH}/int-1`]: () => undefined });
  await waitFor(async () => expect(within(await card("Trello")).getByText(/1 project/)).toBeTruthy());
  fireEvent.keyDown(screen.getByRole("button", { name: "Manage Trello" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Disconnect" }));
  const dialog = await screen.findByRole("dialog", { name: "Disconnect Trello?" });
  expect(dialog.textContent).toContain("Shop");

  fireEvent.click(within(dialog).getByRole("button", { name: "Disconnect" }));

  await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
});

test("a new token is written and never shown", async () => {
  const calls = await showIntegrations(everyProvider([integrationRow()]), {
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

test("a window at the provider is waited for, and Cancel closes it", async () => {
  const popup = { closed: false, close: vi.fn(), location: { href: "" } };
  vi.stubGlobal("open", () => popup);
  await showIntegrations(everyProvider([GITLAB]), INSTALL);

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
  const calls = await showIntegrations(rows, { ...INSTALL, [`POST ${PATH}/int-2/test`]: () => connected });
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
  await showIntegrations(everyProvider([GITLAB]), INSTALL);
  fireEvent.click(await screen.findByRole("button", { name: "Connect GitLab" }));

  const link = await screen.findByRole("link", { name: /Continue at GitLab/ });
  expect(link.getAttribute("href")).toBe("https://gitlab.test/oauth/authorize");
});

test("a deep link goes to its card", async () => {
  await showIntegrations(everyProvider(), {}, { provider: "jira" });

  const jira = await card("Jira");
  await waitFor(() => expect(document.activeElement).toBe(jira));
});
