// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { integrationRow, memberRow, projectRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { OrganizationPage } from "./organization-page.tsx";
import { OrganizationsPage } from "./organizations-page.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const GLOBEX = { id: "org-2", name: "Globex", slug: "globex" };
const SESSION = {
  "GET /api/v1/auth/user-info": () => memberRow({ organization: "org-1" }),
  "GET /api/v1/organizations": () => [ACME, GLOBEX],
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("every organization is a card, the default one is marked, and the search narrows them", async () => {
  fakeApi(SESSION);
  await renderApp(<OrganizationsPage />);
  await screen.findByRole("link", { name: "Globex" });
  await waitFor(() => expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("default"));
  expect(screen.getAllByRole("listitem")[1]?.textContent).not.toContain("default");
  cleanup();

  await renderApp(<OrganizationsPage q="glob" />);
  await screen.findByRole("link", { name: "Globex" });
  expect(screen.queryByRole("link", { name: "Acme" })).toBeNull();
});

function withGlobex() {
  const path = "/api/v1/organizations/org-2";
  return fakeApi({
    ...SESSION,
    [`GET ${path}/users`]: () => {
      throw new Refusal(409, "Away");
    },
    [`GET ${path}/projects`]: () => [projectRow({ name: "Web" })],
    [`GET ${path}/integrations`]: () => [integrationRow(), integrationRow({ id: "", provider: "asana", isConnected: false })],
    "POST /api/v1/audit/organizations/org-2/access": () => undefined,
  }).calls;
}

test("an organization shows what it has; users that cannot be had are an empty list", async () => {
  withGlobex();
  await renderApp(<OrganizationPage organization={GLOBEX} />);

  expect(await screen.findByText("Web")).toBeTruthy();
  expect(await screen.findByText("No users. If you expected entries, reload.")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Integrations 1" })).toBeTruthy();
});

test("switching to another organization says that it is recorded, and records it", async () => {
  const calls = withGlobex();
  await renderApp(<OrganizationPage organization={GLOBEX} />);
  expect(await screen.findByText("Access is recorded")).toBeTruthy();

  fireEvent.click(await screen.findByRole("button", { name: "Switch to this organization" }));

  await waitFor(() => expect(calls.some(({ path }) => path === "/api/v1/audit/organizations/org-2/access")).toBe(true));
});
