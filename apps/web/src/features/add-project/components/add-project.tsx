import type { Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Page } from "../../../components/layout/page.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { integrationsQuery } from "../../../lib/integrations.ts";
import { projectsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import type { Installation } from "../api/projects.ts";
import { atHost, EMPTY_DRAFT, keepDraft, keptDraft, reachableStep, STEPS, type Draft, type Step } from "../model/draft.ts";
import { HostStep } from "./host-step.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Stepper } from "./stepper.tsx";

// Its form library (12 kB) is not needed before the host is chosen.
const RepositoryStep = lazy(() => import("./repository-step.tsx"));
// Nor is what trackers offer, before there is a repository.
const SourcesStep = lazy(() => import("./sources-step.tsx"));
const NOTHING: never[] = [];

export function AddProject({
  organization,
  search,
}: {
  organization: Organization;
  search: {
    step?: Step | undefined;
    installation_id?: string | undefined;
    code?: string | undefined;
    state?: string | undefined;
  };
}) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(keptDraft);
  const projects = useQuery(projectsQuery(organization.id));
  const integrations = useQuery(integrationsQuery(organization.id)).data ?? NOTHING;
  const step = reachableStep(search.step, draft);
  useTitle("Add project");

  const { installation_id: installationId, code, state } = search;
  const installation: Installation | null = installationId === undefined ? null : { installationId, code, state };

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
  }
  function go(to: Step): void {
    void navigate({ to: "/add-project", search: to === "host" ? {} : { step: to } });
  }

  return (
    <Page
      title="Add project"
      description={`A project of ${organization.name} links one repository to the trackers its bugs come from`}
    >
      <div className="flex flex-col gap-x-10 lg:flex-row">
        <Stepper at={STEPS.indexOf(step)} />
        <div className="min-w-0 max-w-[640px] flex-1">
          {step === "host" && (
            <HostStep
              organization={organization}
              integrations={integrations}
              installation={installation}
              onNext={(provider) => {
                change(atHost(draft, provider));
                go("repository");
              }}
            />
          )}
          {step === "repository" && (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <RepositoryStep
                orgId={organization.id}
                draft={draft}
                projects={projects.data ?? NOTHING}
                isReady={!projects.isPending}
                onBack={() => go("host")}
                onNext={(values) => {
                  change(values);
                  go("sources");
                }}
              />
            </Suspense>
          )}
          {step === "sources" && (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <SourcesStep
                organization={organization}
                draft={draft}
                integrations={integrations}
                onChange={(sources) => change({ sources })}
                onBack={() => go("repository")}
                onCreated={(project) => {
                  keepDraft(EMPTY_DRAFT);
                  void navigate({ to: "/add-project/analyze", search: { project: project.slug }, replace: true });
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      <LeaveDialog />
    </Page>
  );
}
