// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { integrationRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { SentrySetup } from "./sentry-setup.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const GLOBEX = { id: "org-2", name: "Globex", slug: "globex" };
const SETUP = "POST /api/v1/integrations/sentry/setup";
const SETTINGS = { "GET /api/v1/public-settings": () => ({}) };
const sent = { code: "c-1", installationId: "i-1" };
const page = (given: Partial<typeof sent>, organizations = [ACME]) => (
  <SentrySetup organizations={organizations} current={ACME} code={given.code} installationId={given.installationId} />
);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the only organization is connected at once, with each code used once", async () => {
  const { calls } = fakeApi({ ...SETTINGS, [SETUP]: () => integrationRow({ provider: "sentry" }) });
  await renderApp(page(sent));
  expect(await screen.findByRole("heading", { name: "Sentry is connected" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to integrations" })).toBeTruthy();
  cleanup();

  await renderApp(page(sent));

  expect(await screen.findByText("This link has been used already.")).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([{ organizationId: "org-1", ...sent }]);
});

test("of several organizations one is chosen first", async () => {
  const { calls } = fakeApi({ ...SETTINGS, [SETUP]: () => integrationRow({ provider: "sentry" }) });
  await renderApp(page(sent, [ACME, GLOBEX]));
  fireEvent.change(await screen.findByLabelText("Organization"), { target: { value: "org-2" } });
  expect(calls.some(({ method }) => method === "POST")).toBe(false);

  fireEvent.click(screen.getByRole("button", { name: "Connect Sentry" }));

  await waitFor(() => expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ organizationId: "org-2" }));
});

test("a refusal and missing parameters tell the cause and the way on", async () => {
  fakeApi({
    ...SETTINGS,
    [SETUP]: () => {
      throw new Refusal(409, "Sentry did not accept the authorisation.");
    },
  });
  await renderApp(page(sent));
  expect(await screen.findByText("Sentry did not accept the authorisation.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Retry" }).getAttribute("href")).toBe("/acme/integrations?provider=sentry");
  cleanup();

  await renderApp(page({ code: "c-2" }));
  expect(await screen.findByText(/Sentry did not send what is needed/)).toBeTruthy();
});
