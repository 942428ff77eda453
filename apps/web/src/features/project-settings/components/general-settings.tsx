import type { Organization, Project, ProjectSettings } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { saveSettings, settingsQuery } from "../api/settings.ts";
import { SWITCHES, type Setting, switchesOf } from "../model/switches.ts";
import { DailyBugs } from "./daily-bugs.tsx";
import { RepositoryPlace } from "./repository-place.tsx";
import { SettingSwitch } from "./setting-switch.tsx";

export function GeneralSettings({ organization, project }: { organization: Organization; project: Project }) {
  const client = useQueryClient();
  const query = useQuery(settingsQuery(organization.id, project.id));
  const [asking, setAsking] = useState<Setting | null>(null);
  const repository = project.repositories[0];
  useTitle("General settings");

  const save = useMutation({
    mutationFn: (settings: ProjectSettings) => saveSettings(organization.id, project.id, switchesOf(settings)),
    onMutate(settings) {
      const before = client.getQueryData<ProjectSettings>(keys.projectSettings(project.id));
      client.setQueryData(keys.projectSettings(project.id), settings);
      return { before };
    },
    onError(error, _, context) {
      client.setQueryData(keys.projectSettings(project.id), context?.before);
      toast.error("Failed to update project settings", { description: failureText(error, "Unknown error") });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.projectSettings(project.id) }),
  });

  function change(setting: Setting, on: boolean): void {
    if (query.data) save.mutate({ ...query.data, [setting.id]: on });
  }

  return (
    <div className="max-w-[640px]">
      <PageHeading title="General" description="What the agent may do by itself in this project" />
      {query.isError && (
        <div className="mt-6">
          <InlineError
            message="Failed to fetch project settings"
            detail={failureText(query.error, "")}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="mt-6 h-72" />}
      {query.data && (
        <Card className="mt-6 divide-y">
          {SWITCHES.map((setting) => (
            <SettingSwitch
              key={setting.id}
              setting={setting}
              on={query.data[setting.id]}
              onChange={(on) => (on && setting.outside ? setAsking(setting) : change(setting, on))}
            />
          ))}
          <DailyBugs organization={organization} project={project} settings={query.data} />
        </Card>
      )}
      <h2 className="mt-8 text-h3 font-semibold">Project</h2>
      <Card className="mt-3">
        <dl className="divide-y [&>div]:flex [&>div]:gap-4 [&>div]:px-4 [&>div]:py-2.5 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:w-28 [&_dt]:shrink-0 [&_dt]:text-fg-3">
          <div>
            <dt>Name</dt>
            <dd>{project.name}</dd>
          </div>
          <div>
            <dt>Slug</dt>
            <dd className="font-mono text-code">{project.slug}</dd>
          </div>
          <div>
            <dt>Repository</dt>
            <dd>
              <RepositoryPlace repository={repository} />
            </dd>
          </div>
        </dl>
      </Card>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={asking?.label ?? ""}
        description={`${asking?.text ?? ""} This happens without asking you again.`}
        action="Switch on"
        onConfirm={() => asking && change(asking, true)}
      />
    </div>
  );
}
