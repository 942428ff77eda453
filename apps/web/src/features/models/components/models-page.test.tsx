// @vitest-environment jsdom
import { DEFAULT_MODEL_SETTINGS, type ModelSettingsView } from "@fixpoint/contracts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { projectRow } from "../../../testing/factories.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ModelsPage } from "./models-page.tsx";

const ORGANIZATION = { id: "org-1", name: "Acme", slug: "acme" };
const PATH = "/api/v1/organizations/org-1/projects/project-1/models";
const stored: ModelSettingsView = {
  ...DEFAULT_MODEL_SETTINGS,
  engine: "own_model",
  provider: "openai",
  model: "a-model",
  hasApiKey: true,
  isInherited: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(view: ModelSettingsView) {
  const api = fakeApi({
    [`GET ${PATH}`]: () => view,
    [`PUT ${PATH}`]: ({ body }) => {
      const { apiKey, ...settings } = body as ModelSettingsView & { apiKey?: string };
      return { ...settings, hasApiKey: view.hasApiKey || apiKey !== undefined, isInherited: false };
    },
  });
  await renderApp(<ModelsPage organization={ORGANIZATION} project={projectRow()} scope="project" onScope={() => {}} />);
  await screen.findByRole("radio", { name: /Your own model/ });
  return { put: () => api.calls.find(({ method }) => method === "PUT")?.body };
}

test("a stored key is said to be set, stays when it is not replaced, and is never shown", async () => {
  const { put } = await open(stored);
  expect(screen.getByText("Key set")).toBeTruthy();
  expect(screen.queryByLabelText("API key")).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();

  fireEvent.change(screen.getByLabelText(/Each month/), { target: { value: "40" } });
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));

  await waitFor(() => expect(put()).toMatchObject({ monthlyBudget: 40, provider: "openai" }));
  expect(put()).not.toHaveProperty("apiKey");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
});

test("Escape takes the changes back", async () => {
  await open(stored);
  const model = screen.getByLabelText<HTMLInputElement>("Model");

  fireEvent.change(model, { target: { value: "another" } });
  await screen.findByText("Unsaved changes");
  fireEvent.keyDown(model, { key: "Escape" });

  expect(model.value).toBe("a-model");
  await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull());
});

test("a model of one's own without provider and name is not sent", async () => {
  const { put } = await open({ ...DEFAULT_MODEL_SETTINGS, hasApiKey: false, isInherited: true });
  expect(screen.getByText(/These are the settings of Acme/)).toBeTruthy();

  fireEvent.click(screen.getByRole("radio", { name: /Your own model/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));

  expect(await screen.findByText("Choose the provider")).toBeTruthy();
  expect(screen.getByLabelText("Model").getAttribute("aria-invalid")).toBe("true");
  expect(put()).toBeUndefined();
});
