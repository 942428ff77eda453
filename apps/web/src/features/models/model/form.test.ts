import { DEFAULT_MODEL_SETTINGS, type ModelSettingsView } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { fieldsOf, ModelForm, type ModelFields } from "./form.ts";

const VIEW: ModelSettingsView = {
  ...DEFAULT_MODEL_SETTINGS,
  engine: "own_model",
  provider: "anthropic",
  model: "a-model",
  monthlyBudget: 20.5,
  atLimit: "stop",
  stages: { intake: { use: "none" }, reproduce: { use: "same" }, repair: { use: "model", provider: "openai", model: "b-model" } },
  baseUrl: null,
  hasApiKey: true,
  isInherited: false,
  spent: { today: 0, month: 0, dearestBug: 0 },
};
const own = fieldsOf(VIEW);

function complaints(fields: ModelFields): [string, string][] {
  return ModelForm.safeParse(fields).error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];
}

test("what is stored comes back as it was, and nothing of the key is sent", () => {
  const { engine, provider, model, stages, monthlyBudget, dailyBudget, budgetPerBug, atLimit } = VIEW;

  expect(ModelForm.parse(own)).toEqual({
    engine,
    provider,
    model,
    stages,
    monthlyBudget,
    dailyBudget,
    budgetPerBug,
    atLimit,
  });
});

test("a stage that gets a model of its own begins with that of all", () => {
  expect(own.stages.reproduce).toEqual({ use: "same", provider: "anthropic", model: "a-model" });
});

test("an own model needs its provider and name, for all and for each stage that has one", () => {
  const empty = { provider: "" as const, model: " " };

  expect(complaints({ ...own, ...empty, stages: { ...own.stages, repair: { use: "model", ...empty } } })).toEqual([
    ["provider", "Choose the provider"],
    ["model", "Name the model"],
    ["stages.repair.provider", "Choose the provider"],
    ["stages.repair.model", "Name the model"],
  ]);
  expect(complaints({ ...fieldsOf({ ...VIEW, ...DEFAULT_MODEL_SETTINGS }), ...empty })).toEqual([]);
});

test("budgets are amounts, and an empty one is no limit", () => {
  expect(complaints({ ...own, monthlyBudget: "-1", dailyBudget: "NaN", budgetPerBug: "much" }).map(([path]) => path)).toEqual([
    "budgetPerBug",
    "dailyBudget",
    "monthlyBudget",
  ]);
  expect(ModelForm.parse({ ...own, monthlyBudget: " ", budgetPerBug: "0" })).toMatchObject({
    monthlyBudget: null,
    budgetPerBug: 0,
  });
});
