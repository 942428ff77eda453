import type { Integration, IntegrationMapping, IntegrationMappingView, Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { ChosenSources } from "../../../components/sources/chosen-sources.tsx";
import { SourceSections } from "../../../components/sources/source-sections.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { saveMappings } from "../../../lib/mappings.ts";
import { keys } from "../../../lib/query-keys.ts";
import { without } from "../../../lib/sources.ts";
import { connectedIn, mappingsOf, withColumn, type MappingColumn } from "../model/mapping-columns.ts";

interface Props {
  project: Project;
  column: MappingColumn;
  mappings: readonly IntegrationMappingView[];
  integrations: readonly Integration[];
  orgSlug: string;
  onSaved: (saved: IntegrationMappingView[]) => void;
  onClose: () => void;
}

export default function MappingDialog({ project, column, mappings, integrations, orgSlug, onSaved, onClose }: Props) {
  const client = useQueryClient();
  const connected = connectedIn(column, integrations);
  const [list, setList] = useState<IntegrationMapping[]>(() => mappingsOf(column, mappings));
  const orphans = list.filter(({ integrationId }) => !connected.some(({ id }) => id === integrationId));
  const save = useMutation({
    mutationFn: () => saveMappings(project.organizationId, project.id, withColumn(column, mappings, list)),
    onSuccess(saved) {
      client.setQueryData(keys.mappings(project.id), saved);
      toast.success("Mapping was saved", { description: `${project.name} · ${column.title}` });
      onSaved(saved);
      onClose();
    },
  });

  return (
    <Dialog
      open
      locked={save.isPending}
      onOpenChange={onClose}
      title={`${column.title} of ${project.name}`}
      description={`Which ${column.noun} this project is mapped to`}
    >
      <div className="space-y-3">
        <ChosenSources
          label="No longer connected"
          list={orphans}
          noteOf={() => "Its provider is not connected any more"}
          onRemove={(mapping) => setList(without(list, mapping))}
        />
        {connected.length === 0 && (
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
        )}
        <SourceSections integrations={connected} list={list} onChange={setList} />
        {save.isError && <InlineError message="Failed to save the mapping" detail={failureText(save.error, "Unknown error")} />}
      </div>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
