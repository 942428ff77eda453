import type { ModelAccess, ModelAccessBody } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { modelProviderName } from "../../../lib/models.ts";
import { keys } from "../../../lib/query-keys.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { saveModelKey } from "../api/models.ts";
import { modelKeyForm } from "../model/model-key-form.ts";

/** What is typed goes in and is never shown again. */
export default function ModelKeyDialog({ orgId, access, onClose }: { orgId: string; access: ModelAccess; onClose: () => void }) {
  const client = useQueryClient();
  const { provider, hasApiKey } = access;
  const name = modelProviderName(provider);
  const isOwnServer = provider === "openai_compatible";
  const form = useForm({
    defaultValues: { apiKey: "", baseUrl: access.baseUrl ?? "" },
    resolver: zodResolver(modelKeyForm(access)),
  });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: (body: ModelAccessBody) => saveModelKey(orgId, provider, body),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: keys.modelKeys(orgId) });
      void client.invalidateQueries({ queryKey: ["models", orgId] });
      toast.success(isOwnServer ? "The server was saved" : `The key of ${name} was saved`);
      onClose();
    },
  });
  const submit = form.handleSubmit((body) => save.mutate(body));

  const key = (
    <FormField
      label="API key"
      optional={isOwnServer}
      hint={hasApiKey ? "Key set; leave it empty to keep it" : undefined}
      error={errors.apiKey?.message}
    >
      {(control) => (
        <input
          {...control}
          {...form.register("apiKey")}
          type="password"
          autoComplete="off"
          spellCheck={false}
          className={`${INPUT} font-mono`}
        />
      )}
    </FormField>
  );
  const address = (
    <FormField
      label="Base URL"
      optional={!isOwnServer}
      hint={
        isOwnServer
          ? "With the version, as in http://localhost:11434/v1 for Ollama"
          : "Of a gateway that speaks as this provider does, with the version"
      }
      error={errors.baseUrl?.message}
    >
      {(control) => (
        <input
          {...control}
          {...form.register("baseUrl")}
          type="url"
          placeholder="https://"
          autoComplete="off"
          className={INPUT}
        />
      )}
    </FormField>
  );

  return (
    <Dialog
      open
      locked={save.isPending}
      onOpenChange={onClose}
      title={isOwnServer ? "Your own server" : hasApiKey ? `Replace the key of ${name}` : `Add the key of ${name}`}
      description={
        isOwnServer
          ? "Any server with OpenAI's Chat Completions: Ollama, vLLM, a gateway."
          : "It is stored sealed and never shown again."
      }
    >
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        {isOwnServer && address}
        {key}
        {!isOwnServer && (
          <details open={access.baseUrl !== null || errors.baseUrl !== undefined}>
            <summary className="min-h-6 w-fit rounded-control text-label font-medium text-fg-2">Advanced</summary>
            <div className="mt-3">{address}</div>
          </details>
        )}
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
