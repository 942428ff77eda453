import type { Integration, Organization, Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { createProject, mapSources } from "../api/projects.ts";
import { bodyOf, type Draft } from "../model/draft.ts";

const HAVE_NO_ISSUES = new Set(["slack", "bitbucket"]);

interface Props {
  organization: Organization;
  draft: Draft;
  integrations: readonly Integration[];
  onChange: (sources: Draft["sources"]) => void;
  onBack: () => void;
  onCreated: (project: Project) => void;
}

/** Where the bugs come from, of what is connected; then the project is created. */
export function SourcesStep({ organization, draft, integrations, onChange, onBack, onCreated }: Props) {
  const client = useQueryClient();
  const connected = integrations.filter(({ isConnected, provider }) => isConnected && !HAVE_NO_ISSUES.has(provider));
  const sources = draft.sources.filter(
    ({ integrationId, externalId }) => externalId !== "" && connected.some(({ id }) => id === integrationId),
  );

  const create = useMutation({
    async mutationFn() {
      const project = await createProject(organization.id, bodyOf(draft));
      // The project is there whatever becomes of its sources: they can be mapped later.
      if (sources.length > 0)
        await mapSources(organization.id, project.id, sources).catch((error: unknown) =>
          toast.error("Failed to save the mapping", { description: failureText(error, "Unknown error") }),
        );
      await client.invalidateQueries({ queryKey: keys.projects(organization.id) });
      return project;
    },
    onSuccess: onCreated,
  });

  function change(integrationId: string, externalId: string): void {
    const others = draft.sources.filter((source) => source.integrationId !== integrationId);
    onChange(externalId === "" ? others : [...others, { integrationId, externalId, externalName: "" }]);
  }

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
      {connected.map(({ id, provider }) => (
        <FormField
          key={id}
          label={sourceName(provider)}
          optional
          hint="The project, board or list to take issues from, by its id"
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={draft.sources.find((source) => source.integrationId === id)?.externalId ?? ""}
              onChange={(event) => change(id, event.target.value.trim())}
              className={INPUT}
            />
          )}
        </FormField>
      ))}
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
