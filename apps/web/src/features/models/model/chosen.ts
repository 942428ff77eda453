import { MODEL_STAGES, type ModelSettings } from "@fixpoint/contracts";

/** The models that the settings name, wherever they are asked. */
export function chosenModels({ provider, model, stages }: ModelSettings): { provider: string; model: string }[] {
  const main = provider && model ? [{ provider, model }] : [];
  return [...main, ...MODEL_STAGES.flatMap((stage) => (stages[stage].use === "model" ? [stages[stage]] : []))];
}
