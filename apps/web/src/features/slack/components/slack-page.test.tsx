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

test("what is not set up is said, with whom to write to, and nothing can be switched on", async () => {
  fakeApi({
    "GET /api/v1/auth/user-info": () => ({ id: "u1", email: "a@b.test", username: "Ada", organization: "org-1", isAdmin: false }),
    "GET /api/v1/organizations": () => [{ id: "org-1", name: "Acme", slug: "acme" }],
    "GET /api/v1/public-settings": () => ({
      productName: "Fixpoint",
      betaFormUrl: null,
      subscriptionEmail: "hello@fixpoint.test",
      termsUrl: "/terms",
      privacyUrl: "/privacy",
      version: "1",
      notices: [],
    }),
  });
  await renderApp(<SlackPage />, "/settings/slack");

  expect((await screen.findByRole("link", { name: "hello@fixpoint.test" })).getAttribute("href")).toBe(
    "mailto:hello@fixpoint.test",
  );
  expect(screen.getByText("Not linked")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("switch").disabled).toBe(true);
  expect((await screen.findByRole("link", { name: "Acme" })).getAttribute("href")).toBe("/acme/integrations?tab=mapping");
});
