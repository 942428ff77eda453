import type { Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { BudgetBar } from "../../../components/ui/budget-bar.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { modelsQuery } from "../../../lib/models.ts";
import { publicSettingsQuery } from "../../../lib/session.ts";

/** The organization's limits, which hold for all that its projects ask models. */
function Budget({ organization }: { organization: Organization }) {
  const models = useQuery(modelsQuery(organization.id, null)).data;
  if (!models || (models.dailyBudget === null && models.monthlyBudget === null)) return null;
  const { dailyBudget, monthlyBudget, spent } = models;
  return (
    <Card className="p-4">
      <h3 className="text-h3 font-semibold">Model budget</h3>
      <div className="mt-3 space-y-3">
        {dailyBudget !== null && (
          <div>
            <p className="mb-1 text-label font-medium">Today</p>
            <BudgetBar label="Model budget used today" used={spent.today} limit={dailyBudget} />
          </div>
        )}
        {monthlyBudget !== null && (
          <div>
            <p className="mb-1 text-label font-medium">This month</p>
            <BudgetBar label="Model budget used this month" used={spent.month} limit={monthlyBudget} />
          </div>
        )}
      </div>
      <p className="mt-2 text-meta text-fg-3">With what is held back for calls under way.</p>
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
            The plan has no prices here. To change that of {organization.name},{" "}
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
