import type { ModelPriceRow } from "@fixpoint/contracts";
import { Button } from "../../../components/ui/button.tsx";
import { ScrollRegion } from "../../../components/ui/scroll-region.tsx";
import { cn } from "../../../lib/cn.ts";
import { modelProviderName } from "../../../lib/models.ts";
import { rate, RATES } from "../model/prices.ts";

/** What comes with this version is greyed; a row of the organization's own takes its place. */
export function PriceTable({
  rows,
  onEdit,
  onRemove,
}: {
  rows: readonly ModelPriceRow[];
  onEdit: (row: ModelPriceRow) => void;
  onRemove: (row: ModelPriceRow) => void;
}) {
  return (
    <ScrollRegion label="Price table" className="max-h-[28rem]">
      <table className="w-full text-left tabular">
        <thead className="sticky top-0 bg-subtle text-meta text-fg-3">
          <tr>
            <th scope="col" className="min-w-44 px-4 py-2 font-medium">
              Model
            </th>
            {RATES.map(({ id, label }) => (
              <th key={id} scope="col" className="px-3 py-2 text-right font-medium whitespace-nowrap">
                {label}
              </th>
            ))}
            <th scope="col" className="px-3 py-2">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={`${row.provider} ${row.model}`} className={row.isOwn ? "text-fg" : "text-fg-3"}>
              <th scope="row" className="px-4 py-2 font-normal">
                <span className={cn("block wrap-anywhere", row.isOwn && "font-medium")}>{row.model}</span>
                <span className="block text-meta text-fg-3">
                  {modelProviderName(row.provider)}
                  {row.isOwn ? " · yours" : " · default"}
                  {row.dearerAbove !== null && ` · more above ${row.dearerAbove / 1000}k tokens`}
                </span>
              </th>
              {RATES.map(({ id }) => (
                <td key={id} className="px-3 py-2 text-right">
                  {rate(row[id])}
                </td>
              ))}
              <td className="px-3 py-2">
                <span className="flex justify-end gap-1">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${row.isOwn ? "Edit" : "Override"} the price of ${row.model}`}
                    onClick={() => onEdit(row)}
                  >
                    {row.isOwn ? "Edit" : "Override"}
                  </Button>
                  {row.isOwn && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Remove the price of ${row.model}`}
                      onClick={() => onRemove(row)}
                    >
                      Remove
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
