import { expect, test } from "vitest";
import { fieldsOf, ModelForm, type ModelFields } from "./form.ts";

const own: ModelFields = {
  engine: "own_model",
  provider: "anthropic",
  model: " a-model ",
  baseUrl: "",
  apiKey: "",
  monthlyBudget: "20.5",
  budgetPerBug: "",
  atLimit: "stop",
};

function complaints(fields: ModelFields): [string, string][] {
  return ModelForm.safeParse(fields).error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];
}

test("empty fields are sent as nothing, and an untouched key is left out", () => {
  expect(ModelForm.parse(own)).toEqual({
    engine: "own_model",
    provider: "anthropic",
    model: "a-model",
    baseUrl: null,
    monthlyBudget: 20.5,
    budgetPerBug: null,
    atLimit: "stop",
  });
  expect(ModelForm.parse({ ...own, apiKey: " k " })).toMatchObject({ apiKey: "k" });
});

test("an own model needs its provider and name, a compatible server its address", () => {
  expect(complaints({ ...own, provider: "", model: "" })).toEqual([
    ["provider", "Choose the provider"],
    ["model", "Name the model"],
  ]);
  expect(complaints({ ...own, provider: "openai_compatible" })).toEqual([["baseUrl", "Give the address of the server"]]);
  expect(complaints({ ...own, engine: "built_in", provider: "", model: "" })).toEqual([]);
});

test("budgets are amounts and addresses are whole", () => {
  expect(complaints({ ...own, monthlyBudget: "-1", budgetPerBug: "much", baseUrl: "example.test" })).toEqual([
    ["monthlyBudget", "Give an amount of 0 or more"],
    ["budgetPerBug", "Give an amount of 0 or more"],
    ["baseUrl", "Give a full address, beginning with https://"],
  ]);
});

test("what is stored fills the fields, but never the key", () => {
  const view = { ...ModelForm.parse(own), hasApiKey: true, isInherited: false };

  expect(fieldsOf(view)).toEqual({ ...own, model: "a-model" });
});
