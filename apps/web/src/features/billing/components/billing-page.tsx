import type { Usage } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { download } from "../../../lib/download.ts";
import { count, plural } from "../../../lib/format.ts";
import { useOrganization } from "../../../lib/session.ts";
import { usd } from "../../../lib/usd.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { usageQuery } from "../api/usage.ts";
import { everyDay, minutes, PERIODS, periodOf, usageCsv, type PeriodId } from "../model/usage.ts";
import { Plan } from "./plan.tsx";
import { ProjectSplit } from "./project-split.tsx";
import { UsageChart } from "./usage-chart.tsx";

const DEFAULT_PERIOD = "30";

function tokensOf({ modelCalls, inputTokens, outputTokens }: Usage["totals"]): string | undefined {
  if (modelCalls === 0) return undefined;
  return `${plural(modelCalls, "call")}, ${count(inputTokens)} tokens in, ${count(outputTokens)} out`;
}

function Totals({ totals }: { totals: Usage["totals"] }) {
  const figures = [
    { label: "Bugs processed", value: count(totals.runs) },
    { label: "Validated fixes", value: count(totals.validatedFixes) },
    { label: "Agent minutes", value: count(minutes(totals)) },
    { label: "Fixes tried", value: count(totals.candidates) },
    { label: "Model cost", value: usd(totals.modelCostUsd), note: tokensOf(totals) },
  ];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-5">
      {figures.map(({ label, value, note }) => (
        <Card key={label} className="flex flex-col-reverse justify-end p-4 max-md:last:col-span-2">
          {note && <dd className="text-meta text-fg-3">{note}</dd>}
          <dt className="text-meta text-fg-3">{label}</dt>
          <dd className="text-[22px] leading-7 font-semibold tabular">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** What the agent used in the current organization, and what models cost at their providers. */
export function BillingPage({ period }: { period: PeriodId | undefined }) {
  const navigate = useNavigate();
  const organization = useOrganization();
  const days = periodOf(Number(period ?? DEFAULT_PERIOD), new Date());
  const query = useQuery({ ...usageQuery(organization?.id ?? "", days), enabled: organization !== undefined });
  const usage = query.data;
  useTitle("Billing");
  if (!organization) return <InlineError message="Organization ID is not set" />;
  return (
    <div className="max-w-[960px]">
      <PageHeading title="Billing" description={`What the agent used in ${organization.name}`} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          name="Period"
          value={period ?? DEFAULT_PERIOD}
          options={PERIODS}
          onChange={(next) =>
            void navigate({ to: "/settings/billing", search: next === DEFAULT_PERIOD ? {} : { period: next }, replace: true })
          }
        />
        <Button
          size="sm"
          disabled={!usage}
          onClick={() =>
            usage && download(`usage-${organization.slug}-${usage.from}-${usage.to}.csv`, "text/csv", usageCsv(everyDay(usage)))
          }
        >
          <Download aria-hidden className="size-3.5" />
          Export CSV
        </Button>
      </div>
      {query.isError && (
        <div className="mt-4">
          <InlineError
            message="Failed to fetch usage"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-4 h-80" />}
      {usage && (
        <>
          <Totals totals={usage.totals} />
          <UsageChart days={everyDay(usage)} />
          <p className="mt-2 text-meta text-fg-3">
            Days are UTC days. A bug that was processed twice counts twice. What models cost is on the bill of their provider.
          </p>
          <ProjectSplit usage={usage} />
        </>
      )}
      <Plan organization={organization} />
    </div>
  );
}
