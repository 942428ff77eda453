import type { ModelStage } from "@fixpoint/contracts";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { AccessNote } from "./access-note.tsx";
import { ModelField, ProviderField } from "./model-fields.tsx";
import type { ModelsFormApi, ModelsPlace } from "./types.ts";

const STAGES: Record<ModelStage, { label: string; text: string }> = {
  intake: { label: "Intake", text: "Reads the facts out of the bug's text" },
  reproduce: { label: "Reproduce", text: "Writes tests that show the bug" },
  repair: { label: "Repair", text: "Proposes fixes" },
};

export function StageChoice({ stage, form, place }: { stage: ModelStage; form: ModelsFormApi; place: ModelsPlace }) {
  const { label, text } = STAGES[stage];
  const { use, provider } = form.watch(`stages.${stage}`);
  const errors = form.formState.errors.stages?.[stage];
  const orgId = place.organization.id;
  return (
    <fieldset className="p-4">
      <legend className="sr-only">{label}</legend>
      <FormField label={label} hint={text}>
        {(control) => (
          <select {...control} {...form.register(`stages.${stage}.use`)} className={INPUT}>
            <option value="same">The same model</option>
            <option value="model">Another model</option>
            <option value="none">No model, the built-in engine alone</option>
          </select>
        )}
      </FormField>
      {use === "model" && (
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          <ProviderField field={form.register(`stages.${stage}.provider`)} error={errors?.provider?.message} />
          <ModelField
            field={form.register(`stages.${stage}.model`)}
            provider={provider}
            orgId={orgId}
            error={errors?.model?.message}
          />
          {provider !== "" && (
            <div className="md:col-span-2">
              <AccessNote provider={provider} organization={place.organization} />
            </div>
          )}
        </div>
      )}
    </fieldset>
  );
}
