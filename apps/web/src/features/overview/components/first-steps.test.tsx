// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { integrationRow, mappingRow, projectRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { Overview } from "./overview.tsx";

const ORG = "/api/v1/organizations/org-1";
const placeholder = integrationRow({ id: "", isConnected: false });

async function show(integration: typeof placeholder, mappings: ReturnType<typeof mappingRow>[]) {
  fakeApi({
    [`GET ${ORG}/integrations`]: () => [integration],
    [`GET ${ORG}/integrations/projects/project-1/mappings`]: () => mappings,
    [`GET ${ORG}/projects/project-1/issues`]: () => [],
  });
  await renderApp(<Overview organization={{ id: "org-1", name: "Acme", slug: "acme" }} project={projectRow()} />);
  await screen.findByText("No bugs yet");
}

const present = () => screen.findAllByRole("listitem", { current: "step" });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an empty project begins with connecting a tracker", async () => {
  await show(placeholder, []);

  expect((await present()).map((step) => step.querySelector("h3")?.textContent)).toEqual(["Connect a tracker"]);
  expect(screen.getByRole("link", { name: "Connect a tracker" }).getAttribute("href")).toBe("/acme/integrations");
});

test("with a tracker it goes on to the mapping", async () => {
  await show(integrationRow(), [mappingRow({ provider: "slack", sync: null })]);

  expect((await present()).map((step) => step.querySelector("h3")?.textContent)).toEqual(["Choose what to import"]);
  expect(screen.getByRole("link", { name: "Open the mapping" }).getAttribute("href")).toBe("/acme/integrations?tab=mapping");
});

test("with a source there is how reading it stands, and where the bugs will be", async () => {
  const sync = { ...mappingRow().sync!, status: "importing" as const, imported: 7 };
  await show(integrationRow(), [mappingRow({ sync })]);

  expect((await present()).map((step) => step.querySelector("h3")?.textContent)).toEqual(["Watch the bugs come in"]);
  expect(screen.getByText("Importing, 7 bugs so far")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to bugs" }).getAttribute("href")).toBe("/acme/shop/bugs");
});
