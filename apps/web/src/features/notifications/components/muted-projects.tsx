import { useId } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { useOrganization, useProjects } from "../../../lib/session.ts";

/** The projects of the current organization; what is muted in others is kept as it is. */
export function MutedProjects({ muted, onChange }: { muted: readonly string[]; onChange: (muted: string[]) => void }) {
  const id = useId();
  const organization = useOrganization();
  const projects = useProjects();
  if (!organization || !projects) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-8 text-h2 font-semibold">
        Muted projects
      </h2>
      <p className="mt-1 text-fg-2">A muted project of {organization.name} notifies you nowhere, not even in its own pages.</p>
      <Card className="mt-3 divide-y">
        {projects.length === 0 && <p className="p-4 text-fg-2">There are no projects in this organization yet.</p>}
        {projects.map((project) => (
          <SettingRow key={project.id} id={`${id}-${project.id}`} label={project.name} text={project.repositories[0]?.name ?? ""}>
            <Switch
              id={`${id}-${project.id}`}
              aria-label={`Mute ${project.name}`}
              checked={muted.includes(project.id)}
              onCheckedChange={(on) => onChange(on ? [...muted, project.id] : muted.filter((known) => known !== project.id))}
            />
          </SettingRow>
        ))}
      </Card>
    </section>
  );
}
