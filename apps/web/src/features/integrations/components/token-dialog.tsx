import type { Integration } from "@fixpoint/contracts";
import { useForm, type FieldPath } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { useSaveToken } from "../hooks/use-integration-calls.ts";
import { PROVIDER_TEXTS } from "../model/providers.ts";
import { askedFields, EMPTY_TOKEN, tokenForm, type TokenValues } from "../model/token-form.ts";
import { TokenHelp } from "./token-help.tsx";

/** Connects by a token, or replaces the one that is stored. What is typed goes in and is never shown again. */
export default function TokenDialog({ integration, onClose }: { integration: Integration; onClose: () => void }) {
  const { id, organizationId, provider } = integration;
  const isUpdate = id !== "";
  const name = sourceName(provider);
  const texts = PROVIDER_TEXTS[provider];
  const asked = askedFields(provider, isUpdate);
  const form = useForm({ defaultValues: EMPTY_TOKEN, resolver: zodResolver(tokenForm(provider, isUpdate)) });
  const { create, update } = useSaveToken(organizationId, onClose);
  const isSaving = create.isPending || update.isPending;
  const failed = create.error ?? update.error;

  const submit = form.handleSubmit(({ accessToken, email, apiKey, baseUrl }) => {
    const credentials = { accessToken, ...(email ? { email } : {}), ...(apiKey ? { apiKey } : {}) };
    if (isUpdate) update.mutate({ id, credentials });
    else create.mutate({ provider, credentials, ...(baseUrl ? { baseUrl } : {}) });
  });

  const error = (field: FieldPath<TokenValues>) => form.formState.errors[field]?.message;
  const baseUrl = (
    <FormField
      label={asked.includes("baseUrl") ? "Site address" : "Base URL"}
      optional={!asked.includes("baseUrl")}
      hint={texts.baseUrlHint ?? "Another address of the API, such as a proxy of your own"}
      error={error("baseUrl")}
    >
      {(control) => <input {...control} {...form.register("baseUrl")} type="url" placeholder="https://" className={INPUT} />}
    </FormField>
  );

  return (
    <Dialog
      open
      locked={isSaving}
      onOpenChange={onClose}
      title={isUpdate ? `Update the token of ${name}` : `Connect ${name}`}
      description={isUpdate ? "The new token takes the place of the stored one." : texts.purpose}
    >
      <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
        <TokenHelp provider={provider} />
        {asked.includes("baseUrl") && baseUrl}
        {asked.includes("email") && (
          <FormField label="Account e-mail" error={error("email")}>
            {(control) => <input {...control} {...form.register("email")} type="email" autoComplete="off" className={INPUT} />}
          </FormField>
        )}
        {asked.includes("apiKey") && (
          <FormField label="API key" hint="Of your Power-Up; the token is made for it" error={error("apiKey")}>
            {(control) => (
              <input {...control} {...form.register("apiKey")} autoComplete="off" spellCheck={false} className={INPUT} />
            )}
          </FormField>
        )}
        <FormField label={texts.tokenLabel} hint={isUpdate ? "Token set" : undefined} error={error("accessToken")}>
          {(control) => (
            <input
              {...control}
              {...form.register("accessToken")}
              type="password"
              autoComplete="off"
              spellCheck={false}
              className={INPUT}
            />
          )}
        </FormField>
        {!isUpdate && !asked.includes("baseUrl") && texts.baseUrlHint && baseUrl}
        {!isUpdate && !texts.baseUrlHint && (
          <details>
            <summary className="w-fit rounded text-label font-medium text-fg-2">Advanced</summary>
            <div className="mt-3">{baseUrl}</div>
          </details>
        )}
        {failed && (
          <InlineError
            message={isUpdate ? "Failed to update integration" : "Failed to create integration"}
            detail={failureText(failed, "Unknown error")}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isUpdate ? "Update token" : "Connect"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
