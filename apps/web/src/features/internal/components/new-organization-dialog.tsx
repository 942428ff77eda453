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
import { createOrganization } from "../api/internal.ts";
import { OrganizationForm } from "../model/organization-form.ts";

/** An organization and its first member, who finds it when they sign in with that address. */
export function NewOrganizationDialog({
  initial = { name: "", email: "" },
  onClose,
}: {
  initial?: { name: string; email: string };
  onClose: () => void;
}) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(OrganizationForm), defaultValues: { ...initial, slug: "" } });
  const { errors } = form.formState;
  const create = useMutation({
    mutationFn: createOrganization,
    async onSuccess(organization) {
      toast.success("Organization was created", { description: organization.name });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.organizations }),
        client.invalidateQueries({ queryKey: keys.betaRequests }),
      ]);
    },
  });
  return (
    <Dialog
      open
      locked={create.isPending}
      onOpenChange={onClose}
      title="New organization"
      description="Its first member may sign in at once and invite the others."
    >
      <form noValidate className="space-y-4" onSubmit={form.handleSubmit((body) => create.mutate(body))}>
        <FormField label="Name" error={errors.name?.message}>
          {(control) => <input {...control} {...form.register("name")} autoFocus autoComplete="off" className={INPUT} />}
        </FormField>
        <FormField
          label="Address"
          optional
          hint="The part after the slash; made of the name when empty"
          error={errors.slug?.message}
        >
          {(control) => <input {...control} {...form.register("slug")} autoComplete="off" spellCheck={false} className={INPUT} />}
        </FormField>
        <FormField label="First member's email" error={errors.email?.message}>
          {(control) => <input {...control} {...form.register("email")} type="email" autoComplete="off" className={INPUT} />}
        </FormField>
        {create.isError && <InlineError message="Failed to create the organization" detail={failureText(create.error, "")} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={create.isPending}>
            Create organization
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
