import type { Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../components/ui/card.tsx";
import { count } from "../../../lib/format.ts";
import { modelsQuery } from "../../../lib/models.ts";
import { publicSettingsQuery } from "../../../lib/session.ts";

/** What the organization has set as its limit; nothing is spent while every run is done by the built-in engine. */
function Budget({ organization }: { organization: Organization }) {
  const models = useQuery(modelsQuery(organization.id, null)).data;
  if (models?.monthlyBudget == null) return null;
  return (
    <Card className="p-4">
      <h3 className="text-h3 font-semibold">Model budget</h3>
      <div
        role="meter"
        aria-label="Model budget used this month"
        aria-valuemin={0}
        aria-valuemax={models.monthlyBudget}
        aria-valuenow={0}
        className="mt-3 h-2.5 rounded-full border border-control bg-muted"
      />
      <p className="mt-2 text-fg-2">
        0 of {count(models.monthlyBudget)} used this month. Every run is done by the built-in engine, which costs nothing.
      </p>
    </Card>
  );
}

export function Plan({ organization }: { organization: Organization }) {
  const address = useQuery(publicSettingsQuery).data?.subscriptionEmail;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mt-8 text-h2 font-semibold">
        Plan
      </h2>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Card className="p-4">
          <h3 className="text-h3 font-semibold">Contact us</h3>
          <p className="mt-1 text-fg-2">
            There are no prices here. To change the plan of {organization.name},{" "}
            {address ? (
              <>
                write to{" "}
                <a href={`mailto:${address}`} className="text-primary underline underline-offset-2">
                  {address}
                </a>
              </>
            ) : (
              "write to us"
            )}
            .
          </p>
        </Card>
        <Budget organization={organization} />
      </div>
    </section>
  );
}
