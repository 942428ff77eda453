import { CreateApiTokenBody, type Organization } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { createApiToken } from "../api/api-tokens.ts";

/** Asks for a name and an organization, then shows the token: this once. */
export function NewTokenDialog({
  organizations,
  current,
  onClose,
}: {
  organizations: readonly Organization[];
  current: Organization;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: createApiToken,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.apiTokens }),
    gcTime: 0,
  });
  const form = useForm({
    resolver: zodResolver(CreateApiTokenBody),
    defaultValues: { name: "", organizationId: current.id },
  });

  if (create.data) {
    return (
      <Dialog open onOpenChange={onClose} title="Your new token" description="Copy it now: it is shown this once.">
        <FormField label={create.data.name} hint="Keep it like a password.">
          {(control) => (
            <input
              {...control}
              readOnly
              autoFocus
              value={create.data.token}
              onFocus={(event) => event.target.select()}
              className={`${INPUT} font-mono md:text-code!`}
            />
          )}
        </FormField>
        <div className="mt-5 flex justify-end gap-2">
          <CopyButton text={create.data.token} name="Copy the token" label="Copy" />
          <Button size="sm" variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      locked={create.isPending}
      onOpenChange={onClose}
      title="New token"
      description="It may do in the organization what you may do there."
    >
      <form noValidate className="space-y-4" onSubmit={form.handleSubmit((body) => create.mutate(body))}>
        <FormField label="Name" hint="Where it is used, e.g. nightly import" error={form.formState.errors.name?.message}>
          {(control) => <input {...control} {...form.register("name")} autoFocus autoComplete="off" className={INPUT} />}
        </FormField>
        <FormField label="Organization" error={form.formState.errors.organizationId?.message}>
          {(control) => (
            <select {...control} {...form.register("organizationId")} className={INPUT}>
              {organizations.map((organization) => (
                <option key={organization.id} value={organization.id}>
                  {organization.name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        {create.isError && <InlineError message="Failed to make the token" detail={failureText(create.error, "")} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={create.isPending}>
            Create token
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
