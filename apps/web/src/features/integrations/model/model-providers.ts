import { ModelSettings, type ModelSettingsBody } from "@fixpoint/contracts";
import { z } from "zod";
import type { OrganizationModel } from "../api/models.ts";

export type ModelProvider = NonNullable<ModelSettings["provider"]>;

export const MODEL_PROVIDERS: readonly { id: ModelProvider; name: string; needsBaseUrl: boolean }[] = [
  { id: "anthropic", name: "Anthropic", needsBaseUrl: false },
  { id: "openai", name: "OpenAI", needsBaseUrl: false },
  { id: "google", name: "Google", needsBaseUrl: false },
  { id: "openai_compatible", name: "OpenAI-compatible", needsBaseUrl: true },
];

/** Whether the organization's one key is that provider's. */
export function holdsKey(model: OrganizationModel | undefined, provider: ModelProvider): boolean {
  return model !== undefined && model.hasApiKey && model.provider === provider;
}

/** `hasKey`: one of this provider is stored, and an empty field keeps it. */
export function modelForm(needsBaseUrl: boolean, hasKey: boolean) {
  const address = ModelSettings.shape.baseUrl.unwrap();
  return z.object({
    model: z.string().trim().min(1, "Name the model").max(200),
    baseUrl: needsBaseUrl
      ? z.string().trim().min(1, "Give the address of the API").pipe(address)
      : z
          .string()
          .trim()
          .transform(() => null),
    apiKey: hasKey ? z.string().trim().max(5000) : z.string().trim().min(1, "Give the API key").max(5000),
  });
}

/** The settings with this provider's key in them; engine and budget stay as they are. */
export function bodyWithKey(
  current: OrganizationModel,
  provider: ModelProvider,
  values: { model: string; baseUrl: string | null; apiKey: string },
): ModelSettingsBody {
  const { engine, monthlyBudget, budgetPerBug, atLimit } = current;
  const { model, baseUrl, apiKey } = values;
  return { engine, monthlyBudget, budgetPerBug, atLimit, provider, model, baseUrl, ...(apiKey === "" ? {} : { apiKey }) };
}

/** The settings without a key: what could not run without it goes back to the built-in engine. */
export function bodyWithoutKey(current: OrganizationModel): ModelSettingsBody {
  const { monthlyBudget, budgetPerBug, atLimit } = current;
  return { engine: "built_in", provider: null, model: null, baseUrl: null, monthlyBudget, budgetPerBug, atLimit, apiKey: null };
}
