import type { Organization, Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { modelsQuery } from "../../../lib/models.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { chosenModels } from "../model/chosen.ts";
import { ModelsForm } from "./models-form.tsx";
import { Prices } from "./prices.tsx";

export type Scope = "project" | "organization";

/** Of this project, or of the whole organization, whose settings hold wherever a project has none of its own. */
export function ModelsPage({
  organization,
  project,
  scope,
  onScope,
}: {
  organization: Organization;
  project: Project;
  scope: Scope;
  onScope: (scope: Scope) => void;
}) {
  const projectId = scope === "project" ? project.id : null;
  const query = useQuery(modelsQuery(organization.id, projectId));
  useTitle("Models");
  return (
    <div className="max-w-[720px]">
      <PageHeading title="Models" description="What searches for the fix, and what it may cost" />
      <div className="mt-5">
        <Segmented
          name="Settings of"
          value={scope}
          options={[
            { id: "project", label: project.name },
            { id: "organization", label: `All of ${organization.name}` },
          ]}
          onChange={onScope}
        />
      </div>
      {query.data?.isInherited && (
        <p className="mt-3 text-fg-2">
          These are the settings of {organization.name}. Saving gives {project.name} its own.
        </p>
      )}
      {query.isError && (
        <div className="mt-6">
          <InlineError
            message="Failed to fetch the model settings"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-6 h-28" />}
      {query.data && (
        <>
          <ModelsForm key={scope} place={{ organization, project: scope === "project" ? project : null, view: query.data }} />
          <Prices organization={organization} chosen={chosenModels(query.data)} />
        </>
      )}
    </div>
  );
}
