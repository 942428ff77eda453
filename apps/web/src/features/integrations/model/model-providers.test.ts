import { DEFAULT_MODEL_SETTINGS, ModelSettingsBody } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { bodyWithKey, bodyWithoutKey, holdsKey, modelForm } from "./model-providers.ts";

const current = {
  ...DEFAULT_MODEL_SETTINGS,
  engine: "own_model" as const,
  provider: "anthropic" as const,
  model: "large",
  monthlyBudget: 50,
  hasApiKey: true,
  isInherited: false,
};

test("one provider holds the key", () => {
  expect([holdsKey(current, "anthropic"), holdsKey(current, "openai")]).toEqual([true, false]);
  expect(holdsKey({ ...current, hasApiKey: false }, "anthropic")).toBe(false);
});

test("a key goes in with engine and budget as they were; an empty field keeps the stored one", () => {
  const kept = bodyWithKey(current, "anthropic", { model: "larger", baseUrl: null, apiKey: "" });

  expect(kept).toMatchObject({ engine: "own_model", model: "larger", monthlyBudget: 50 });
  expect(kept).not.toHaveProperty("apiKey");
  expect(bodyWithKey(current, "openai", { model: "m", baseUrl: null, apiKey: "sk" })).toMatchObject({
    provider: "openai",
    apiKey: "sk",
  });
});

test("without the key nothing is left that would need it", () => {
  const body = bodyWithoutKey(current);

  expect(ModelSettingsBody.parse(body)).toMatchObject({ engine: "built_in", provider: null, apiKey: null, monthlyBudget: 50 });
});

test("an API like OpenAI's needs its address, and a first key is asked for", () => {
  const values = { model: "m", baseUrl: "", apiKey: "k" };

  expect(modelForm(true, false).safeParse(values).success).toBe(false);
  expect(modelForm(false, false).parse(values).baseUrl).toBeNull();
  expect(modelForm(false, false).safeParse({ ...values, apiKey: "" }).success).toBe(false);
  expect(modelForm(false, true).safeParse({ ...values, apiKey: "" }).success).toBe(true);
});
