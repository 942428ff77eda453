import type { ModelSettingsBody } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { saveModels } from "../api/models.ts";
import { fieldsOf, ModelForm } from "../model/form.ts";
import { Budgets } from "./budgets.tsx";
import { EngineChoice } from "./engine-choice.tsx";
import { OwnModel } from "./own-model.tsx";
import type { ModelsPlace } from "./types.ts";

/** Saved together; the bar with the button is there while something differs, and Escape takes the changes back. */
export function ModelsForm({ place }: { place: ModelsPlace }) {
  const { view } = place;
  const orgId = place.organization.id;
  const projectId = place.project?.id ?? null;
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(ModelForm), values: fieldsOf(view) });
  const save = useMutation({
    mutationFn: (body: ModelSettingsBody) => saveModels(orgId, projectId, body),
    onSuccess(saved) {
      toast.success("Model settings were saved");
      client.setQueryData(keys.models(orgId, projectId), saved);
      form.reset(fieldsOf(saved));
      return client.invalidateQueries({ queryKey: ["models", orgId] });
    },
  });
  const { isDirty } = form.formState;
  const asksModels = form.watch("engine") === "own_model";

  function revert(): void {
    form.reset(fieldsOf(view));
    save.reset();
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isDirty) revert();
      }}
    >
      <EngineChoice field={form.register("engine")} />
      {asksModels && <OwnModel form={form} place={place} />}
      {/* The organization's limits hold for projects with a choice of their own as well. */}
      {(asksModels || place.project === null) && <Budgets form={form} place={place} />}
      {save.isError && (
        <div className="mt-4">
          <InlineError message="Failed to update the model settings" detail={failureText(save.error, "")} />
        </div>
      )}
      {isDirty && (
        <div className="sticky bottom-4 z-10 mt-6 flex animate-rise items-center gap-2 rounded-card border bg-bg p-3 shadow-overlay">
          <p className="min-w-0 flex-1 text-fg-2">Unsaved changes</p>
          <Button onClick={revert} disabled={save.isPending}>
            Revert
          </Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}
