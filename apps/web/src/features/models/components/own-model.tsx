import { MODEL_STAGES } from "@fixpoint/contracts";
import { Card } from "../../../components/ui/card.tsx";
import { AccessNote } from "./access-note.tsx";
import { ModelField, ProviderField } from "./model-fields.tsx";
import { StageChoice } from "./stage-choice.tsx";
import { TestButton } from "./test-button.tsx";
import type { ModelsFormApi, ModelsPlace } from "./types.ts";

/** One model for all, and under “Advanced” one for each stage. */
export function OwnModel({ form, place }: { form: ModelsFormApi; place: ModelsPlace }) {
  const { errors } = form.formState;
  const [provider, model, stages] = form.watch(["provider", "model", "stages"]);
  const hasOwn = MODEL_STAGES.some((stage) => stages[stage].use !== "same");
  return (
    <Card className="mt-4 grid gap-4 p-4 md:grid-cols-2">
      <ProviderField field={form.register("provider")} error={errors.provider?.message} />
      <ModelField
        field={form.register("model")}
        provider={provider}
        orgId={place.organization.id}
        error={errors.model?.message}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        {provider === "" ? <span /> : <AccessNote provider={provider} organization={place.organization} />}
        {/* What came of a test is about these; another choice has not been tried. */}
        <TestButton key={`${provider} ${model}`} orgId={place.organization.id} provider={provider} model={model} />
      </div>
      <details open={hasOwn || errors.stages !== undefined} className="md:col-span-2">
        <summary className="min-h-6 w-fit rounded-control text-label font-medium text-fg-2">
          Advanced: a model for each stage
        </summary>
        <div className="mt-3 divide-y rounded-card border">
          {MODEL_STAGES.map((stage) => (
            <StageChoice key={stage} stage={stage} form={form} place={place} />
          ))}
        </div>
      </details>
    </Card>
  );
}
