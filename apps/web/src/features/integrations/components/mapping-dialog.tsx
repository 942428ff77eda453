import { IntegrationMapping, type Integration, type IntegrationMappingView, type Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { saveMappings } from "../api/mappings.ts";
import { connectedIn, EXTERNAL_HINTS, mappingsOf, withColumn, type MappingColumn } from "../model/mapping-columns.ts";

interface Props {
  project: Project;
  column: MappingColumn;
  mappings: readonly IntegrationMappingView[];
  integrations: readonly Integration[];
  orgSlug: string;
  onClose: () => void;
}

function withMapping(list: readonly IntegrationMapping[], added: IntegrationMapping): IntegrationMapping[] {
  const others = list.filter((known) => known.integrationId !== added.integrationId || known.externalId !== added.externalId);
  return [...others, added];
}

export default function MappingDialog({ project, column, mappings, integrations, orgSlug, onClose }: Props) {
  const client = useQueryClient();
  const connected = connectedIn(column, integrations);
  const [list, setList] = useState<IntegrationMapping[]>(() => mappingsOf(column, mappings));
  const form = useForm({
    defaultValues: { integrationId: connected[0]?.id ?? "", externalId: "", externalName: "" },
    resolver: zodResolver(IntegrationMapping),
  });
  const chosen = connected.find(({ id }) => id === form.watch("integrationId"));
  const save = useMutation({
    mutationFn: (next: readonly IntegrationMapping[]) =>
      saveMappings(project.organizationId, project.id, withColumn(column, mappings, next)),
    onSuccess(saved) {
      client.setQueryData(keys.mappings(project.id), saved);
      toast.success("Mapping was saved", { description: `${project.name} · ${column.title}` });
      onClose();
    },
  });
  const providerOf = (id: string) => integrations.find((integration) => integration.id === id)?.provider;

  const add = form.handleSubmit((mapping) => {
    setList(withMapping(list, mapping));
    form.reset({ integrationId: mapping.integrationId, externalId: "", externalName: "" });
  });

  // What is typed and not yet added is meant as well.
  const saveAll = () =>
    form.getValues("externalId").trim() === ""
      ? save.mutate(list)
      : void form.handleSubmit((mapping) => save.mutate(withMapping(list, mapping)))();

  return (
    <Dialog
      open
      locked={save.isPending}
      onOpenChange={onClose}
      title={`${column.title} of ${project.name}`}
      description={`Which ${column.noun} this project is mapped to`}
    >
      {list.length > 0 && (
        <ul aria-label="Mapped" className="mb-4 divide-y rounded-card border">
          {list.map((mapping) => {
            const provider = providerOf(mapping.integrationId);
            return (
              <li key={`${mapping.integrationId} ${mapping.externalId}`} className="flex items-center gap-2 py-1 pr-1 pl-3">
                {provider && <SourceIcon source={provider} />}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {mapping.externalName || mapping.externalId}
                  {mapping.externalName && <span className="text-fg-3"> {mapping.externalId}</span>}
                </span>
                <Button
                  variant="ghost"
                  size="iconSm"
                  aria-label={`Remove ${mapping.externalName || mapping.externalId}`}
                  onClick={() => setList(list.filter((known) => known !== mapping))}
                >
                  <X aria-hidden className="size-4" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {connected.length === 0 ? (
        <p className="text-fg-2">
          Connect {column.providers.map(sourceName).join(" or ")} first.{" "}
          <Link
            to="/$orgSlug/integrations"
            params={{ orgSlug }}
            search={{ provider: column.providers[0] }}
            onClick={onClose}
            className="font-medium text-primary underline underline-offset-2"
          >
            To the connections
          </Link>
        </p>
      ) : (
        <form noValidate className="space-y-3" onSubmit={(event) => void add(event)}>
          <FormField label="Provider">
            {(control) => (
              <select {...control} {...form.register("integrationId")} className={INPUT}>
                {connected.map(({ id, provider }) => (
                  <option key={id} value={id}>
                    {sourceName(provider)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField
            label="Id"
            hint={chosen && EXTERNAL_HINTS[chosen.provider]}
            error={form.formState.errors.externalId && "Give the id"}
          >
            {(control) => <input {...control} {...form.register("externalId")} autoComplete="off" className={INPUT} />}
          </FormField>
          <FormField label="Name" optional hint="How it is shown here">
            {(control) => <input {...control} {...form.register("externalName")} autoComplete="off" className={INPUT} />}
          </FormField>
          <button type="submit" className={buttonClass({ size: "sm" })}>
            Add
          </button>
        </form>
      )}
      {save.isError && (
        <div className="mt-4">
          <InlineError message="Failed to save the mapping" detail={failureText(save.error, "Unknown error")} />
        </div>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button variant="primary" busy={save.isPending} onClick={saveAll}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
