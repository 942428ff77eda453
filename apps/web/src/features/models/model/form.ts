import { ModelSettingsBody, type ModelSettingsView } from "@fixpoint/contracts";
import { z } from "zod";

export const MODEL_PROVIDERS = [
  { id: "anthropic", label: "Anthropic" },
  { id: "openai", label: "OpenAI" },
  { id: "google", label: "Google" },
  { id: "openai_compatible", label: "OpenAI-compatible server" },
] as const;

const Fields = z.object({
  engine: z.enum(["built_in", "own_model"]),
  provider: z.enum(["", "anthropic", "openai", "google", "openai_compatible"]),
  model: z.string(),
  baseUrl: z.string(),
  /** Empty: the stored one stays. */
  apiKey: z.string(),
  monthlyBudget: z.string(),
  budgetPerBug: z.string(),
  atLimit: z.enum(["stop", "built_in"]),
});
export type ModelFields = z.infer<typeof Fields>;

export function fieldsOf(view: ModelSettingsView): ModelFields {
  return {
    engine: view.engine,
    provider: view.provider ?? "",
    model: view.model ?? "",
    baseUrl: view.baseUrl ?? "",
    apiKey: "",
    monthlyBudget: view.monthlyBudget === null ? "" : String(view.monthlyBudget),
    budgetPerBug: view.budgetPerBug === null ? "" : String(view.budgetPerBug),
    atLimit: view.atLimit,
  };
}

function amountOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function isAmount(text: string): boolean {
  return text.trim() === "" || (Number.isFinite(Number(text)) && Number(text) >= 0);
}

const AMOUNT = "Give an amount of 0 or more";

/** The fields as the call wants them; what is missing is said at its field. */
export const ModelForm = Fields.superRefine((fields, context) => {
  const complain = (path: keyof ModelFields, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (!isAmount(fields.monthlyBudget)) complain("monthlyBudget", AMOUNT);
  if (!isAmount(fields.budgetPerBug)) complain("budgetPerBug", AMOUNT);
  if (fields.baseUrl.trim() !== "" && !/^https?:\/\/[^\s/]+/.test(fields.baseUrl.trim()))
    complain("baseUrl", "Give a full address, beginning with https://");
  if (fields.engine === "built_in") return;
  if (fields.provider === "") complain("provider", "Choose the provider");
  if (fields.model.trim() === "") complain("model", "Name the model");
  if (fields.provider === "openai_compatible" && fields.baseUrl.trim() === "")
    complain("baseUrl", "Give the address of the server");
})
  .transform((fields): z.input<typeof ModelSettingsBody> => ({
    engine: fields.engine,
    provider: fields.provider === "" ? null : fields.provider,
    model: fields.model.trim() || null,
    baseUrl: fields.baseUrl.trim() || null,
    monthlyBudget: amountOf(fields.monthlyBudget),
    budgetPerBug: amountOf(fields.budgetPerBug),
    atLimit: fields.atLimit,
    ...(fields.apiKey.trim() === "" ? {} : { apiKey: fields.apiKey.trim() }),
  }))
  .pipe(ModelSettingsBody);
