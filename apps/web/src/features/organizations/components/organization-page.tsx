import type { Organization } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Page } from "../../../components/layout/page.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { integrationsQuery } from "../../../lib/integrations.ts";
import { membersQuery } from "../../../lib/members.ts";
import { projectsQuery, useOrganization, useUser } from "../../../lib/session.ts";
import { useSwitchOrganization } from "../../../lib/use-switch-organization.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Members, ProjectLinks, Connections } from "./organization-lists.tsx";

/** One organization at a glance; looking at it is not being in it. */
export function OrganizationPage({ organization }: { organization: Organization }) {
  const { id, name, slug } = organization;
  const user = useUser();
  const isCurrent = useOrganization()?.id === id;
  const { switchingTo, switchTo } = useSwitchOrganization();
  const members = useQuery(membersQuery(id));
  const projects = useQuery(projectsQuery(id));
  const integrations = useQuery(integrationsQuery(id));
  useTitle(name);

  const action = (
    <div className="flex flex-col items-end gap-1">
      <Button variant="primary" busy={switchingTo !== null} onClick={() => switchTo(organization)}>
        {isCurrent ? "Go to its projects" : "Switch to this organization"}
      </Button>
      {user && id !== user.organization && <p className="text-meta text-fg-2">Access is recorded</p>}
    </div>
  );
  return (
    <Page title={name} actions={action} narrow>
      <Card>
        <dl className="divide-y [&>div]:flex [&>div]:items-center [&>div]:gap-4 [&>div]:px-4 [&>div]:py-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:w-20 [&_dt]:shrink-0 [&_dt]:text-fg-3">
          <div>
            <dt>Slug</dt>
            <dd className="font-mono text-code">{slug}</dd>
          </div>
          <div>
            <dt>ID</dt>
            <dd className="flex items-center gap-1 font-mono text-code">
              {id}
              <CopyButton text={id} name="Copy the ID" className="shrink-0" />
            </dd>
          </div>
        </dl>
      </Card>
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
        <Members query={members} organization={organization} />
        <ProjectLinks query={projects} organization={organization} />
        <Connections query={integrations} organization={organization} />
      </div>
    </Page>
  );
}
