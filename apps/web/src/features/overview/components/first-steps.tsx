import type { Organization, Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { MappedSourcesCard } from "../../../components/sources/mapped-sources-card.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { integrationsQuery } from "../../../lib/integrations.ts";
import { mappingsQuery } from "../../../lib/mappings.ts";
import { nextStep, type FirstStep } from "../model/first-steps.ts";

const ORDER: readonly FirstStep[] = ["connect", "choose", "wait"];

function Step({
  id,
  next,
  title,
  text,
  children,
}: {
  id: FirstStep;
  next: FirstStep | null;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const isDone = next !== null && ORDER.indexOf(id) < ORDER.indexOf(next);
  return (
    <li aria-current={id === next ? "step" : undefined} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      {isDone ? (
        <CircleCheck aria-hidden className="size-6 shrink-0 text-ok" />
      ) : (
        <span
          aria-hidden
          className={`grid size-6 shrink-0 place-items-center rounded-full text-meta font-semibold tabular ${id === next ? "bg-primary text-on-primary" : "bg-muted text-fg-2"}`}
        >
          {ORDER.indexOf(id) + 1}
        </span>
      )}
      <div className="min-w-48 flex-1">
        <h3 className="text-label font-medium">
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </h3>
        <p className="text-[13px] leading-5 text-fg-2">{text}</p>
      </div>
      <div className="max-sm:basis-full max-sm:pl-10">{children}</div>
    </li>
  );
}

/** The way from an empty project to its first bugs. */
export function FirstSteps({ organization, project }: { organization: Organization; project: Project }) {
  const integrations = useQuery(integrationsQuery(organization.id)).data;
  const mappings = useQuery(mappingsQuery(organization.id, project.id)).data;
  const next = nextStep(integrations, mappings);
  const org = { orgSlug: organization.slug };
  const look = (id: FirstStep) => buttonClass({ variant: id === next ? "primary" : "outline", size: "sm" });
  return (
    <div className="max-w-[640px] space-y-6">
      <section aria-labelledby="first-steps">
        <h2 id="first-steps" className="text-h2 font-semibold">
          No bugs yet
        </h2>
        <Card className="mt-3">
          <ol className="divide-y">
            <Step
              id="connect"
              next={next}
              title="Connect a tracker"
              text="Jira, GitHub, Sentry and others, by sign-in or a token"
            >
              <Link to="/$orgSlug/integrations" params={org} className={look("connect")}>
                {next === "connect" ? "Connect a tracker" : "Connections"}
              </Link>
            </Step>
            <Step
              id="choose"
              next={next}
              title="Choose what to import"
              text="The boards, projects or repositories that this project is fed from"
            >
              <Link to="/$orgSlug/integrations" params={org} search={{ tab: "mapping" }} className={look("choose")}>
                Open the mapping
              </Link>
            </Step>
            <Step
              id="wait"
              next={next}
              title="Watch the bugs come in"
              text="They appear by themselves. One of your own can be described there at any time."
            >
              <Link to="/$orgSlug/$projectSlug/bugs" params={{ ...org, projectSlug: project.slug }} className={look("wait")}>
                Go to bugs
              </Link>
            </Step>
          </ol>
        </Card>
      </section>
      {next === "wait" && <MappedSourcesCard organization={organization} project={project} />}
    </div>
  );
}
