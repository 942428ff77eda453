// @vitest-environment jsdom
import { DEFAULT_NOTIFICATIONS, type NotificationChannels, type NotificationPreferences } from "@fixpoint/contracts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { NotificationsPage } from "./notifications-page.tsx";

const PATH = "/api/v1/auth/notification-preferences";

function withPermission(answer: NotificationPermission) {
  let permission: NotificationPermission = "default";
  const asked = vi.fn(async () => (permission = answer));
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: asked,
  });
  return asked;
}

const NONE = { slack: "It is not connected.", email: "This server sends no e-mail." };
const ALL = { slack: null, email: null };

async function open(put: () => Promise<void> = async () => {}, channels: NotificationChannels = ALL) {
  let stored = DEFAULT_NOTIFICATIONS;
  const api = fakeApi({
    "GET /api/v1/auth/user-info": () => ({ id: "u1", email: "a@b.test", username: "Ada", organization: null, isAdmin: false }),
    "GET /api/v1/organizations": () => [],
    "GET /api/v1/auth/notification-channels": () => channels,
    [`GET ${PATH}`]: () => stored,
    [`PUT ${PATH}`]: async ({ body }) => {
      await put();
      return (stored = body as NotificationPreferences);
    },
  });
  await renderApp(<NotificationsPage />);
  await screen.findByRole("table");
  return { sent: () => api.calls.filter(({ method }) => method === "PUT").map(({ body }) => body as NotificationPreferences) };
}

function box(name: string): HTMLInputElement {
  return screen.getByRole("checkbox", { name });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("the browser is asked for its permission only when its channel is switched on", async () => {
  const asked = withPermission("granted");
  const { sent } = await open();
  expect(asked).not.toHaveBeenCalled();

  fireEvent.click(box("Fix validated: Browser"));

  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(sent()[0]?.events.fix_validated.browser).toBe(true);
});

test("a refused permission leaves the channel off, disabled, and says how to allow it", async () => {
  withPermission("denied");
  const { sent } = await open();

  fireEvent.click(box("Fix validated: Browser"));

  await waitFor(() => expect(box("Fix validated: Browser").disabled).toBe(true));
  expect(screen.getByRole("status").textContent).toContain("Open the site settings beside the address");
  expect(sent()).toEqual([]);
});

test("channels that the server cannot use are off, with the reason", async () => {
  withPermission("granted");
  await open(undefined, NONE);

  expect(await screen.findByText("Slack: It is not connected.")).toBeTruthy();
  expect(screen.getByText("Email: This server sends no e-mail.")).toBeTruthy();
  expect(box("Fix validated: Email").disabled).toBe(true);
  expect(box("Fix validated: Slack").checked).toBe(false);
  expect(screen.queryByRole("button", { name: "Daily" })).toBeNull();
});

test("channels that it can use are chosen one by one", async () => {
  withPermission("granted");
  const { sent } = await open();
  await waitFor(() => expect(box("Fix validated: Slack").disabled).toBe(false));

  fireEvent.click(box("Fix validated: Slack"));
  await waitFor(() => expect(box("Fix validated: Slack").checked).toBe(true));
  fireEvent.click(box("Bug reproduced: Email"));

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)?.events).toMatchObject({ fix_validated: { slack: true }, bug_reproduced: { email: true } });
});

test("a digest goes by the clocks of the place where it is chosen", async () => {
  withPermission("granted");
  const { sent } = await open();

  fireEvent.click(await screen.findByRole("button", { name: "Weekly" }));

  await waitFor(() => expect(sent()).toHaveLength(1));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent()[0]).toMatchObject({ emailDigest: "weekly", timeZone });
  expect(await screen.findByText(`Mondays at 08:00, ${timeZone}`)).toBeTruthy();
});

test("a preset sets the whole column", async () => {
  withPermission("granted");
  const { sent } = await open();
  expect(screen.getByRole("button", { name: "Only what needs me" }).getAttribute("aria-pressed")).toBe("true");

  fireEvent.click(screen.getByRole("button", { name: "Everything" }));

  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Object.values(sent()[0]?.events ?? {}).every(({ inApp }) => inApp)).toBe(true);
});

test("a change that the server refuses is taken back", async () => {
  withPermission("granted");
  const refused = Promise.withResolvers<void>();
  await open(() => refused.promise);

  fireEvent.click(box("Bug reproduced: In app"));

  await waitFor(() => expect(box("Bug reproduced: In app").checked).toBe(true));
  refused.reject(new Refusal(500, "The database is away"));
  await waitFor(() => expect(box("Bug reproduced: In app").checked).toBe(false));
});

test("quiet hours begin with the night and can be moved", async () => {
  withPermission("granted");
  const { sent } = await open();

  fireEvent.click(screen.getByRole("switch", { name: "Quiet hours" }));
  fireEvent.change(await screen.findByLabelText("From"), { target: { value: "20:15" } });

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ quietHours }) => [quietHours?.from, quietHours?.to])).toEqual([
    [1320, 420],
    [1215, 420],
  ]);
});
