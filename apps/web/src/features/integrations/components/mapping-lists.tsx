import type { IntegrationMappingView, Project } from "@fixpoint/contracts";
import { FolderGit2, Plus } from "lucide-react";
import { Card } from "../../../components/ui/card.tsx";
import { SourceIcon } from "../../../components/ui/source-icon.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { MAPPING_COLUMNS, mappingsOf, type MappingColumn } from "../model/mapping-columns.ts";

interface Row {
  project: Project;
  /** undefined while they load or when they cannot be had. */
  mappings: readonly IntegrationMappingView[] | undefined;
}

interface Props {
  rows: readonly Row[];
  onEdit: (project: Project, column: MappingColumn, mappings: readonly IntegrationMappingView[]) => void;
}

function Cell({ row, column, onEdit }: { row: Row; column: MappingColumn; onEdit: Props["onEdit"] }) {
  const { project, mappings } = row;
  if (!mappings) return <Skeleton className="h-7 w-24" />;
  const own = mappingsOf(column, mappings);
  // Its code is somewhere also where nothing is mapped.
  const repository = column.id === "code" ? project.repositories[0] : undefined;
  return (
    <button
      type="button"
      onClick={() => onEdit(project, column, mappings)}
      className="-mx-2 flex min-h-8 max-w-full flex-col items-start justify-center gap-0.5 rounded-control px-2 py-1 text-left hover:bg-hover"
    >
      <span className="sr-only">
        {column.title} of {project.name}:{" "}
      </span>
      {own.map((mapping) => (
        <span key={`${mapping.integrationId} ${mapping.externalId}`} className="flex max-w-full items-center gap-1.5">
          <SourceIcon source={mapping.provider} className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">{mapping.externalName || mapping.externalId}</span>
        </span>
      ))}
      {own.length === 0 && repository && (
        <span className="flex max-w-full items-center gap-1.5">
          <FolderGit2 aria-hidden className="size-4 shrink-0 text-fg-3" />
          <span className="min-w-0 wrap-anywhere">{repository.name}</span>
        </span>
      )}
      {own.length === 0 && !repository && (
        <span className="flex items-center gap-1 text-fg-2">
          <Plus aria-hidden className="size-3.5" />
          Map
        </span>
      )}
    </button>
  );
}

export function MappingTable({ rows, onEdit }: Props) {
  return (
    <div className="overflow-x-auto rounded-card border">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">What every project is fed from</caption>
        <thead className="border-b bg-subtle text-meta text-fg-3">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Project
            </th>
            {MAPPING_COLUMNS.map((column) => (
              <th key={column.id} scope="col" className="px-4 py-2.5 font-medium">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={row.project.id}>
              <th scope="row" className="px-4 py-2.5 font-medium wrap-anywhere">
                {row.project.name}
              </th>
              {MAPPING_COLUMNS.map((column) => (
                <td key={column.id} className="px-4 py-1.5">
                  <Cell row={row} column={column} onEdit={onEdit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same for narrow screens. */
export function MappingCards({ rows, onEdit }: Props) {
  return (
    <ul className="space-y-3">
      {rows.map((row) => (
        <li key={row.project.id}>
          <Card className="p-4">
            <h2 className="text-h3 font-semibold wrap-anywhere">{row.project.name}</h2>
            <dl className="mt-2 space-y-1">
              {MAPPING_COLUMNS.map((column) => (
                <div key={column.id} className="flex items-center gap-3">
                  <dt className="w-20 shrink-0 text-meta text-fg-3">{column.title}</dt>
                  <dd className="min-w-0 flex-1 pl-2">
                    <Cell row={row} column={column} onEdit={onEdit} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}
