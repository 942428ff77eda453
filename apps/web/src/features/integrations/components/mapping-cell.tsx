import type { IntegrationMappingView, Project } from "@fixpoint/contracts";
import { FolderGit2, Pencil, Plus } from "lucide-react";
import { MappedSource } from "../../../components/sources/mapped-source.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { mappingsOf, type MappingColumn } from "../model/mapping-columns.ts";

export interface MappingRow {
  project: Project;
  /** undefined while they load or when they cannot be had. */
  mappings: readonly IntegrationMappingView[] | undefined;
}

export type EditCell = (project: Project, column: MappingColumn, mappings: readonly IntegrationMappingView[]) => void;

/** What a project has of one kind, each source with its state, and the way to change it. */
export function MappingCell({ row, column, onEdit }: { row: MappingRow; column: MappingColumn; onEdit: EditCell }) {
  const { project, mappings } = row;
  if (!mappings) return <Skeleton className="h-7 w-24" />;
  const own = mappingsOf(column, mappings);
  // Its code is somewhere also where nothing is mapped.
  const repository = column.id === "code" ? project.repositories[0] : undefined;
  const isEmpty = own.length === 0 && !repository;
  const edit = () => onEdit(project, column, mappings);
  if (isEmpty)
    return (
      <Button variant="ghost" size="sm" className="-ml-2.5" onClick={edit}>
        <Plus aria-hidden className="size-3.5" />
        <span>
          Map <span className="sr-only">{`${column.title} of ${project.name}`}</span>
        </span>
      </Button>
    );
  return (
    <div className="flex items-start gap-1">
      <ul className="min-w-0 flex-1 space-y-1.5 py-1">
        {own.map((mapping) => (
          <li key={`${mapping.integrationId} ${mapping.externalId}`}>
            <MappedSource mapping={mapping} />
          </li>
        ))}
        {own.length === 0 && repository && (
          <li className="flex max-w-full items-center gap-1.5">
            <FolderGit2 aria-hidden className="size-4 shrink-0 text-fg-3" />
            <span className="min-w-0 wrap-anywhere">{repository.name}</span>
          </li>
        )}
      </ul>
      <Button variant="ghost" size="iconSm" aria-label={`Change ${column.title} of ${project.name}`} onClick={edit}>
        <Pencil aria-hidden className="size-3.5" />
      </Button>
    </div>
  );
}
