import { BUG_VIEW_LABELS } from "@fixpoint/contracts";
import { Card } from "../../../components/ui/card.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { STATUS_MEANING, type StatusView } from "../model/topics.ts";

export function statusText(view: StatusView): string {
  return `${BUG_VIEW_LABELS[view]} ${STATUS_MEANING[view]}`;
}

export function Statuses({ views }: { views: readonly StatusView[] }) {
  return (
    <Card>
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Status</th>
            <th scope="col">What it means</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {views.map((view) => (
            <tr
              key={view}
              id={`status-${view}`}
              className="flex flex-col gap-x-4 gap-y-1.5 scroll-mt-6 p-3 md:flex-row md:items-start"
            >
              <th scope="row" className="flex w-40 shrink-0 pt-px text-left font-normal">
                <ViewChip view={view} />
              </th>
              <td className="min-w-0 flex-1">{STATUS_MEANING[view]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
