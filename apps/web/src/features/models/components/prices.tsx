import type { ModelPrice, ModelPriceRow, Organization } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { pricesQuery, savePrices } from "../api/models.ts";
import { shortList, withoutPrice, withPrice } from "../model/prices.ts";
import { PriceTable } from "./price-table.tsx";

const PriceDialog = lazy(() => import("./price-dialog.tsx"));

/** What calls are counted with, for the whole organization. `chosen`: the models that the settings name. */
export function Prices({
  organization,
  chosen,
}: {
  organization: Organization;
  chosen: readonly { provider: string; model: string }[];
}) {
  const client = useQueryClient();
  const query = useQuery(pricesQuery(organization.id));
  const [showsAll, setShowsAll] = useState(false);
  const [editing, setEditing] = useState<ModelPriceRow | "new" | null>(null);
  const rows = query.data ?? [];
  const short = shortList(rows, chosen);
  const opened = editing === "new" ? null : editing;
  const save = useMutation({
    mutationFn: (prices: ModelPrice[]) => savePrices(organization.id, prices),
    onSuccess(saved) {
      client.setQueryData(keys.modelPrices(organization.id), saved);
      toast.success("Prices were saved");
      setEditing(null);
    },
  });

  function open(row: ModelPriceRow | "new"): void {
    save.reset();
    setEditing(row);
  }

  return (
    <section aria-labelledby="prices">
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <h2 id="prices" className="text-h2 font-semibold">
          Prices
        </h2>
        <Button size="sm" disabled={!query.data} onClick={() => open("new")}>
          Add a price
        </Button>
      </div>
      <p className="mt-1 text-fg-2">
        Dollars for a million tokens, for all projects of {organization.name}. A model without a price is not asked; 0 is for a
        server of your own.
      </p>
      {query.isError && (
        <div className="mt-3">
          <InlineError
            message="Failed to fetch the prices"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {save.isError && editing === null && (
        <div className="mt-3">
          <InlineError message="Failed to save the prices" detail={failureText(save.error, "")} />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-3 h-28" />}
      {query.data && (
        <Card className="mt-3 overflow-hidden">
          {(showsAll || short.length > 0) && (
            <PriceTable rows={showsAll ? rows : short} onEdit={open} onRemove={(row) => save.mutate(withoutPrice(rows, row))} />
          )}
          <p className={short.length > 0 || showsAll ? "border-t p-2" : "p-2"}>
            <Button size="sm" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? "Show fewer" : `Show all ${rows.length} prices`}
            </Button>
          </p>
        </Card>
      )}
      {editing !== null && (
        <Suspense>
          <PriceDialog
            row={opened}
            isSaving={save.isPending}
            failure={save.isError ? failureText(save.error, "Unknown error") : null}
            onSave={(price) => save.mutate(withPrice(rows, opened, price))}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
