import type { ModelAccess } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { modelKeyForm, type ModelKeyValues } from "./model-key-form.ts";

const NONE: ModelAccess = { provider: "anthropic", hasApiKey: false, baseUrl: null, updatedAt: null };

function complaints(access: Partial<ModelAccess>, values: ModelKeyValues): [string, string][] {
  const parsed = modelKeyForm({ ...NONE, ...access }).safeParse(values);
  return parsed.error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];
}

test("a key is asked for once; an empty field keeps it", () => {
  expect(complaints({}, { apiKey: "", baseUrl: "" })).toEqual([["apiKey", "Give the API key"]]);
  expect(modelKeyForm(NONE).parse({ apiKey: " k ", baseUrl: "" })).toEqual({ apiKey: "k", baseUrl: null });
  expect(modelKeyForm({ ...NONE, hasApiKey: true }).parse({ apiKey: "", baseUrl: "" })).toEqual({ baseUrl: null });
});

test("a server of one's own needs its address and may do without a key", () => {
  expect(complaints({ provider: "openai_compatible" }, { apiKey: "k", baseUrl: "" })).toEqual([
    ["baseUrl", "Give the address of the server"],
  ]);
  expect(complaints({ provider: "openai_compatible" }, { apiKey: "", baseUrl: "models.test" })).toEqual([
    ["baseUrl", "Give the full address, beginning with https://"],
  ]);
  expect(complaints({ provider: "openai_compatible" }, { apiKey: "", baseUrl: "http://localhost:11434/v1" })).toEqual([]);
});

test("another address needs the key again", () => {
  const stored = { hasApiKey: true, baseUrl: "https://proxy.test" };

  expect(complaints(stored, { apiKey: "", baseUrl: "https://other.test" })).toEqual([
    ["apiKey", "Give the key again: the stored one is for the stored address"],
  ]);
  expect(complaints(stored, { apiKey: "k", baseUrl: "https://other.test" })).toEqual([]);
  expect(complaints(stored, { apiKey: "", baseUrl: "https://proxy.test" })).toEqual([]);
});
