import { MODEL_STAGES, type ModelProviderId, type ModelSettings, type ModelStage } from "@fixpoint/contracts";

export interface ChosenModel {
  provider: ModelProviderId;
  model: string;
}

function mainOf({ provider, model }: ModelSettings): ChosenModel | null {
  return provider !== null && model !== null && model !== "" ? { provider, model } : null;
}

/** The model of each stage; null where none is to be asked. */
export function choicesOf(settings: ModelSettings): Record<ModelStage, ChosenModel | null> {
  const choiceFor = (stage: ModelStage): ChosenModel | null => {
    const choice = settings.stages[stage];
    if (settings.engine === "built_in" || choice.use === "none") return null;
    return choice.use === "same" ? mainOf(settings) : { provider: choice.provider, model: choice.model };
  };
  const [intake, reproduce, repair] = MODEL_STAGES;
  return { intake: choiceFor(intake), reproduce: choiceFor(reproduce), repair: choiceFor(repair) };
}
