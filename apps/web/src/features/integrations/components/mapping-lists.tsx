import { Card } from "../../../components/ui/card.tsx";
import { MAPPING_COLUMNS } from "../model/mapping-columns.ts";
import { MappingCell, type EditCell, type MappingRow } from "./mapping-cell.tsx";
import { MappingProject } from "./mapping-project.tsx";

interface Props {
  rows: readonly MappingRow[];
  orgSlug: string;
  onEdit: EditCell;
}

export function MappingTable({ rows, orgSlug, onEdit }: Props) {
  return (
    <div className="overflow-x-auto rounded-card border">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">What every project is fed from</caption>
        <thead className="border-b bg-subtle text-meta text-fg-3">
          <tr>
            <th scope="col" className="w-[18%] px-4 py-2.5 font-medium">
              Project
            </th>
            {MAPPING_COLUMNS.map((column) => (
              <th key={column.id} scope="col" className={`${column.width} px-4 py-2.5 font-medium`}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={row.project.id} className="align-top">
              <th scope="row" className="px-4 py-2.5 font-medium wrap-anywhere">
                {row.project.name}
                <MappingProject {...row} orgSlug={orgSlug} />
              </th>
              {MAPPING_COLUMNS.map((column) => (
                <td key={column.id} className="px-4 py-1.5">
                  <MappingCell row={row} column={column} onEdit={onEdit} />
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
export function MappingCards({ rows, orgSlug, onEdit }: Props) {
  return (
    <ul className="space-y-3">
      {rows.map((row) => (
        <li key={row.project.id}>
          <Card className="p-4">
            <h2 className="text-h3 font-semibold wrap-anywhere">{row.project.name}</h2>
            <MappingProject {...row} orgSlug={orgSlug} />
            <dl className="mt-2 space-y-1">
              {MAPPING_COLUMNS.map((column) => (
                <div key={column.id} className="flex items-start gap-3">
                  <dt className="w-20 shrink-0 py-1.5 text-meta text-fg-3">{column.title}</dt>
                  <dd className="min-w-0 flex-1 pl-2">
                    <MappingCell row={row} column={column} onEdit={onEdit} />
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
