import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { saveOrganizationModel, type OrganizationModel } from "../api/models.ts";
import { bodyWithKey, holdsKey, MODEL_PROVIDERS, modelForm, type ModelProvider } from "../model/model-providers.ts";

export default function ModelKeyDialog({
  orgId,
  provider,
  current,
  onClose,
}: {
  orgId: string;
  provider: ModelProvider;
  current: OrganizationModel;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { name = "", needsBaseUrl = false } = MODEL_PROVIDERS.find(({ id }) => id === provider) ?? {};
  const hasKey = holdsKey(current, provider);
  const replaces = current.hasApiKey && !hasKey && MODEL_PROVIDERS.find(({ id }) => id === current.provider)?.name;
  const form = useForm({
    defaultValues: { model: hasKey ? (current.model ?? "") : "", baseUrl: hasKey ? (current.baseUrl ?? "") : "", apiKey: "" },
    resolver: zodResolver(modelForm(needsBaseUrl, hasKey)),
  });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: (values: { model: string; baseUrl: string | null; apiKey: string }) =>
      saveOrganizationModel(orgId, bodyWithKey(current, provider, values)),
    onSuccess(saved) {
      client.setQueryData(keys.models(orgId, null), saved);
      toast.success(`The key of ${name} was saved`);
      onClose();
    },
  });
  const submit = form.handleSubmit((values) => save.mutate(values));

  return (
    <Dialog
      open
      locked={save.isPending}
      onOpenChange={onClose}
      title={hasKey ? `Replace the key of ${name}` : `Add the key of ${name}`}
      description={replaces ? `It takes the place of the key of ${replaces}.` : "It is stored sealed and never shown again."}
    >
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        <FormField label="Model" hint="As the provider names it" error={errors.model?.message}>
          {(control) => (
            <input {...control} {...form.register("model")} autoComplete="off" spellCheck={false} className={INPUT} />
          )}
        </FormField>
        {needsBaseUrl && (
          <FormField
            label="Base URL"
            hint="Of an API that speaks as OpenAI's does"
            error={errors.baseUrl && "Give the full address, beginning with https://"}
          >
            {(control) => (
              <input {...control} {...form.register("baseUrl")} type="url" placeholder="https://" className={INPUT} />
            )}
          </FormField>
        )}
        <FormField
          label="API key"
          hint={hasKey ? "Key set; leave it empty to keep it" : undefined}
          error={errors.apiKey?.message}
        >
          {(control) => <input {...control} {...form.register("apiKey")} type="password" autoComplete="off" className={INPUT} />}
        </FormField>
        {save.isError && <InlineError message="Failed to save the key" detail={failureText(save.error, "Unknown error")} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
