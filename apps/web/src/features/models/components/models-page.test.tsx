// @vitest-environment jsdom
import { DEFAULT_MODEL_SETTINGS, type ModelPriceRow, type ModelSettingsView, type ModelTest } from "@fixpoint/contracts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { projectRow } from "../../../testing/factories.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ModelsPage, type Scope } from "./models-page.tsx";

const ORGANIZATION = { id: "org-1", name: "Acme", slug: "acme" };
const ORG = "/api/v1/organizations/org-1";
const PATH = `${ORG}/projects/project-1/models`;
const FRESH: ModelSettingsView = {
  ...DEFAULT_MODEL_SETTINGS,
  baseUrl: null,
  hasApiKey: false,
  isInherited: true,
  spent: { today: 0, month: 0, dearestBug: 0 },
};
const STORED: ModelSettingsView = {
  ...FRESH,
  engine: "own_model",
  provider: "openai",
  model: "a-model",
  budgetPerBug: 1,
  monthlyBudget: 40,
  hasApiKey: true,
  isInherited: false,
  spent: { today: 3, month: 33, dearestBug: 0.25 },
};
const PRICE: ModelPriceRow = {
  provider: "openai",
  model: "a-model",
  input: 1.25,
  cachedInput: 0.125,
  cacheWrite: 1.25,
  output: 10,
  isOwn: false,
  dearerAbove: 272_000,
};

// Loaded when it is needed; a busy machine takes its time for that.
beforeAll(() => import("./price-dialog.tsx"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(view: ModelSettingsView, options: { test?: ModelTest; scope?: Scope } = {}) {
  const path = options.scope === "organization" ? `${ORG}/models` : PATH;
  let prices = [PRICE, { ...PRICE, model: "another" }];
  const api = fakeApi({
    [`GET ${path}`]: () => view,
    [`PUT ${path}`]: ({ body }) => ({ ...view, ...(body as ModelSettingsView), isInherited: false }),
    [`GET ${ORG}/models/keys`]: () => [
      { provider: "openai", hasApiKey: true, baseUrl: null, updatedAt: null },
      { provider: "anthropic", hasApiKey: false, baseUrl: null, updatedAt: null },
    ],
    [`GET ${ORG}/models/prices`]: () => prices,
    [`PUT ${ORG}/models/prices`]: ({ body }) => {
      const own = (body as { prices: ModelPriceRow[] }).prices.map((row) => ({ ...row, isOwn: true, dearerAbove: null }));
      prices = [...own, { ...PRICE, model: "another" }];
      return prices;
    },
    [`POST ${ORG}/models/test`]: () => options.test,
  });
  const scope = options.scope ?? "project";
  await renderApp(<ModelsPage organization={ORGANIZATION} project={projectRow()} scope={scope} onScope={() => {}} />);
  await screen.findByRole("radio", { name: /Your own model/ });
  return { bodyOf: (method: string) => api.calls.findLast((call) => call.method === method)?.body };
}

test("what is used is shown beside its limit, with a sign when little is left", async () => {
  await open(STORED);

  const meters = screen.getAllByRole("meter");
  expect(meters.map((meter) => [meter.getAttribute("aria-label"), meter.getAttribute("aria-valuetext")])).toEqual([
    ["Used by the dearest bug of this month", "$0.25 of $1.00"],
    ["Used this month", "$33.00 of $40.00"],
  ]);
  expect(screen.getByText(/82 %/)).toBeTruthy();
});

test("the organization's key is said to be set, and budgets are saved without it", async () => {
  const { bodyOf } = await open(STORED);
  expect(await screen.findByText("Key set")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replace" }).getAttribute("href")).toBe("/acme/integrations?provider=openai");

  fireEvent.change(screen.getByLabelText("Each day"), { target: { value: "4.5" } });
  fireEvent.click(screen.getByRole("radio", { name: "Stop new runs" }));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));

  await waitFor(() => expect(bodyOf("PUT")).toMatchObject({ dailyBudget: 4.5, monthlyBudget: 40, atLimit: "stop" }));
  expect(bodyOf("PUT")).not.toHaveProperty("apiKey");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
});

test("a provider without a key says where to add it", async () => {
  await open(STORED);

  fireEvent.change(screen.getAllByLabelText("Provider")[0]!, { target: { value: "anthropic" } });

  expect(await screen.findByText("No key")).toBeTruthy();
  expect(screen.getByRole("link", { name: /integrations page/ }).getAttribute("href")).toBe(
    "/acme/integrations?provider=anthropic",
  );
});

test("the test says what answered and how fast, and is forgotten with another choice", async () => {
  const { bodyOf } = await open(STORED, { test: { ok: true, latencyMs: 1234, model: "a-model-2026-01-01", error: null } });

  fireEvent.click(screen.getByRole("button", { name: "Test connection" }));

  expect(await screen.findByText("a-model-2026-01-01 answered in 1.2 s")).toBeTruthy();
  expect(bodyOf("POST")).toEqual({ provider: "openai", model: "a-model" });
  fireEvent.change(screen.getAllByLabelText("Model")[0]!, { target: { value: "another" } });
  await waitFor(() => expect(screen.queryByText(/answered in/)).toBeNull());
});

test("a test that failed says why", async () => {
  await open(STORED, { test: { ok: false, latencyMs: 80, model: null, error: "OpenAI does not accept the key. Check it." } });

  fireEvent.click(screen.getByRole("button", { name: "Test connection" }));

  expect(await screen.findByText("OpenAI does not accept the key. Check it.")).toBeTruthy();
});

test("one stage may have another model, and has to name it", async () => {
  const { bodyOf } = await open(STORED);
  const repair = within(screen.getByRole("group", { name: "Repair", hidden: true }));

  fireEvent.change(repair.getByLabelText("Repair"), { target: { value: "model" } });
  fireEvent.change(await repair.findByLabelText("Model"), { target: { value: "" } });
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  expect(await repair.findByText("Name the model")).toBeTruthy();
  fireEvent.change(repair.getByLabelText("Model"), { target: { value: "strong" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() =>
    expect(bodyOf("PUT")).toMatchObject({
      stages: { intake: { use: "same" }, repair: { use: "model", provider: "openai", model: "strong" } },
    }),
  );
});

test("Escape takes the changes back", async () => {
  await open(STORED);
  const model = screen.getAllByLabelText<HTMLInputElement>("Model")[0]!;

  fireEvent.change(model, { target: { value: "another" } });
  await screen.findByText("Unsaved changes");
  fireEvent.keyDown(model, { key: "Escape" });

  expect(model.value).toBe("a-model");
  await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull());
});

test("a model of one's own without provider and name is not sent", async () => {
  const { bodyOf } = await open(FRESH);
  expect(screen.getByText(/These are the settings of Acme/)).toBeTruthy();
  expect(screen.queryByText("Budget")).toBeNull();

  fireEvent.click(screen.getByRole("radio", { name: /Your own model/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));

  expect(await screen.findByText("Choose the provider")).toBeTruthy();
  expect(screen.getAllByLabelText("Model")[0]?.getAttribute("aria-invalid")).toBe("true");
  expect(bodyOf("PUT")).toBeUndefined();
});

test("the organization's limits are there whatever its engine is", async () => {
  await open({ ...FRESH, isInherited: false }, { scope: "organization" });

  expect(screen.getByLabelText("Each month")).toBeTruthy();
});

test("a price of the organization's own takes the place of the default, and goes again", async () => {
  const { bodyOf } = await open(STORED);
  const table = within(await screen.findByRole("region", { name: "Price table" }));
  expect(table.getAllByRole("row")).toHaveLength(2);
  expect(table.getByText(/default · more above 272k tokens/)).toBeTruthy();

  fireEvent.click(table.getByRole("button", { name: "Override the price of a-model" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Output"), { target: { value: "x" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Give a price of 0 or more")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Output"), { target: { value: "12" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));

  expect(await table.findByText(/yours/)).toBeTruthy();
  const { isOwn: _isOwn, dearerAbove: _dearerAbove, ...price } = PRICE;
  expect(bodyOf("PUT")).toEqual({ prices: [{ ...price, output: 12 }] });
  fireEvent.click(table.getByRole("button", { name: "Remove the price of a-model" }));
  await waitFor(() => expect(bodyOf("PUT")).toEqual({ prices: [] }));
});
