import type { Usage } from "@fixpoint/contracts";
import { Card } from "../../../components/ui/card.tsx";
import { ScrollRegion } from "../../../components/ui/scroll-region.tsx";
import { useProjects } from "../../../lib/session.ts";
import { METRICS } from "../model/usage.ts";

export function ProjectSplit({ usage }: { usage: Usage }) {
  const projects = useProjects() ?? [];
  if (usage.projects.length === 0) return null;
  const rows = usage.projects.toSorted((one, other) => other.runs - one.runs);
  return (
    <section aria-labelledby="by-project">
      <h2 id="by-project" className="mt-8 text-h2 font-semibold">
        By project
      </h2>
      <Card className="mt-3">
        <ScrollRegion label="Use of every project">
          <table className="w-full text-left tabular">
            <thead className="text-meta text-fg-3">
              <tr>
                <th scope="col" className="py-2 pr-1 pl-3 font-medium md:px-4">
                  Project
                </th>
                {METRICS.map(({ id, label }) => (
                  <th key={id} scope="col" className="px-1.5 py-2 text-right font-medium last:pr-3 md:px-4 md:last:pr-4">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y border-t">
              {rows.map((row) => (
                <tr key={row.projectId}>
                  <th scope="row" className="py-2 pr-1 pl-3 font-medium wrap-break-word md:px-4">
                    {projects.find(({ id }) => id === row.projectId)?.name ?? "A project that is gone"}
                  </th>
                  {METRICS.map(({ id, valueOf, say }) => (
                    <td key={id} className="px-1.5 py-2 text-right last:pr-3 md:px-4 md:last:pr-4">
                      {say(valueOf(row))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Card>
    </section>
  );
}
