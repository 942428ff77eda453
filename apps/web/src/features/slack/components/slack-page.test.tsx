// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { SlackPage } from "./slack-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(slack: string | null): Promise<void> {
  fakeApi({
    "GET /api/v1/auth/user-info": () => ({ id: "u1", email: "a@b.test", username: "Ada", organization: "org-1", isAdmin: false }),
    "GET /api/v1/organizations": () => [{ id: "org-1", name: "Acme", slug: "acme" }],
    "GET /api/v1/auth/notification-channels": () => ({ slack, email: null }),
  });
  await renderApp(<SlackPage />, "/settings/slack");
}

test("says whom messages go to where Slack is connected", async () => {
  await open(null);

  expect(await screen.findByText("Slack is connected")).toBeTruthy();
  expect(await screen.findByText("a@b.test")).toBeTruthy();
  expect((await screen.findByRole("link", { name: "Acme" })).getAttribute("href")).toBe("/acme/integrations?tab=mapping");
});

test("says why there are none, with what to do", async () => {
  await open("Your organization is not connected to Slack: connect it on the integrations page.");

  expect(await screen.findByText("Not available")).toBeTruthy();
  expect(screen.getByText(/connect it on the integrations page/)).toBeTruthy();
});
