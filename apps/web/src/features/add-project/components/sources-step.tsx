import type { Integration, Organization, Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { toast } from "sonner";
import { SourceSections } from "../../../components/sources/source-sections.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { saveMappings } from "../../../lib/mappings.ts";
import { keys } from "../../../lib/query-keys.ts";
import { offersSources } from "../../../lib/sources.ts";
import { createProject } from "../api/projects.ts";
import { bodyOf, type Draft } from "../model/draft.ts";

interface Props {
  organization: Organization;
  draft: Draft;
  integrations: readonly Integration[];
  onChange: (sources: Draft["sources"]) => void;
  onBack: () => void;
  onCreated: (project: Project) => void;
}

/** Where the bugs come from, of what is connected; then the project is created. */
export default function SourcesStep({ organization, draft, integrations, onChange, onBack, onCreated }: Props) {
  const client = useQueryClient();
  const connected = integrations.filter(({ isConnected, provider }) => isConnected && offersSources(provider));
  const sources = draft.sources.filter(({ integrationId }) => connected.some(({ id }) => id === integrationId));

  const create = useMutation({
    async mutationFn() {
      const project = await createProject(organization.id, bodyOf(draft));
      // The project is there whatever becomes of its sources: they can be mapped later.
      if (sources.length > 0)
        await saveMappings(organization.id, project.id, sources).catch((error: unknown) =>
          toast.error("Failed to save the mapping", { description: failureText(error, "Unknown error") }),
        );
      await client.invalidateQueries({ queryKey: keys.projects(organization.id) });
      return project;
    },
    onSuccess: onCreated,
  });

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <h2 className="text-h2 font-semibold">Where do its bugs come from?</h2>
      {connected.length === 0 && (
        <p className="text-fg-2">
          No tracker is connected yet. You can report bugs by hand, and{" "}
          <Link
            to="/$orgSlug/integrations"
            params={{ orgSlug: organization.slug }}
            className="font-medium text-primary underline underline-offset-2"
          >
            connect trackers
          </Link>{" "}
          at any time.
        </p>
      )}
      {connected.length > 0 && <p className="text-fg-2">Choose what issues are taken from. It can be changed at any time.</p>}
      <SourceSections integrations={connected} list={sources} onChange={onChange} />
      {create.isError && (
        <InlineError message="Failed to create the project" detail={failureText(create.error, "Unknown error")} />
      )}
      <div className="flex justify-between gap-2">
        <Button onClick={onBack} disabled={create.isPending}>
          Back
        </Button>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {sources.length > 0 ? "Create project" : "Skip for now and create"}
        </Button>
      </div>
    </form>
  );
}
