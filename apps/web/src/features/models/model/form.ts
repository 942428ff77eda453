import { MODEL_STAGES, ModelSettingsBody, type ModelSettingsView, type ModelStage, type StageModel } from "@fixpoint/contracts";
import { z } from "zod";

const Provider = z.enum(["", "anthropic", "openai", "google", "openai_compatible"]);
const StageFields = z.object({ use: z.enum(["same", "none", "model"]), provider: Provider, model: z.string() });
type StageFields = z.infer<typeof StageFields>;

const Fields = z.object({
  engine: z.enum(["built_in", "own_model"]),
  provider: Provider,
  model: z.string(),
  stages: z.object({ intake: StageFields, reproduce: StageFields, repair: StageFields }),
  budgetPerBug: z.string(),
  dailyBudget: z.string(),
  monthlyBudget: z.string(),
  atLimit: z.enum(["stop", "built_in"]),
});
export type ModelFields = z.infer<typeof Fields>;

export const BUDGET_FIELDS = ["budgetPerBug", "dailyBudget", "monthlyBudget"] as const;

/** Each stage by the same rule. */
function eachStage<T>(make: (stage: ModelStage) => T): Record<ModelStage, T> {
  return { intake: make("intake"), reproduce: make("reproduce"), repair: make("repair") };
}

function amountText(amount: number | null): string {
  return amount === null ? "" : String(amount);
}

export function fieldsOf(view: ModelSettingsView): ModelFields {
  const main = { provider: view.provider ?? ("" as const), model: view.model ?? "" };
  return {
    engine: view.engine,
    ...main,
    // A stage that gets a model of its own begins with that of all.
    stages: eachStage((stage) => ({ ...main, ...view.stages[stage] })),
    budgetPerBug: amountText(view.budgetPerBug),
    dailyBudget: amountText(view.dailyBudget),
    monthlyBudget: amountText(view.monthlyBudget),
    atLimit: view.atLimit,
  };
}

function amountOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function isAmount(text: string): boolean {
  return text.trim() === "" || (Number.isFinite(Number(text)) && Number(text) >= 0);
}

/** With the built-in engine nothing has to be named; a stage that names nothing has the model of all. */
function stageOf({ use, provider, model }: StageFields): StageModel {
  if (use !== "model") return { use };
  return provider === "" || model.trim() === "" ? { use: "same" } : { use, provider, model };
}

/** The fields as the call wants them; what is missing is said at its field. */
export const ModelForm = Fields.superRefine((fields, context) => {
  const complain = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
  const askForModel = (path: string[], given: Pick<StageFields, "provider" | "model">) => {
    if (given.provider === "") complain([...path, "provider"], "Choose the provider");
    if (given.model.trim() === "") complain([...path, "model"], "Name the model");
  };
  for (const name of BUDGET_FIELDS) if (!isAmount(fields[name])) complain([name], "Give an amount of 0 or more");
  if (fields.engine === "built_in") return;
  askForModel([], fields);
  for (const stage of MODEL_STAGES)
    if (fields.stages[stage].use === "model") askForModel(["stages", stage], fields.stages[stage]);
})
  .transform((fields): z.input<typeof ModelSettingsBody> => ({
    engine: fields.engine,
    provider: fields.provider === "" ? null : fields.provider,
    model: fields.model.trim() || null,
    stages: eachStage((stage) => stageOf(fields.stages[stage])),
    budgetPerBug: amountOf(fields.budgetPerBug),
    dailyBudget: amountOf(fields.dailyBudget),
    monthlyBudget: amountOf(fields.monthlyBudget),
    atLimit: fields.atLimit,
  }))
  .pipe(ModelSettingsBody);
