import type { Organization } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import { ChevronRight, FolderGit2, Plug, Users } from "lucide-react";
import { useTitle } from "../../../lib/use-title.ts";
import { SetupCard } from "./setup-card.tsx";

const ROW = "flex items-center gap-3 rounded-control px-3 py-3 hover:bg-hover";

export function SetupHome({ organization }: { organization: Organization }) {
  const params = { orgSlug: organization.slug };
  useTitle("Set up");
  return (
    <SetupCard title="Choose what to set up">
      <ul className="-mx-3 space-y-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-fg-2">
        <li>
          <Link to="/add-project" className={ROW}>
            <FolderGit2 aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">A project</span>
              <span className="block text-meta text-fg-2">Link a repository</span>
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
        <li>
          <Link to="/$orgSlug/integrations" params={params} className={ROW}>
            <Plug aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">Integrations</span>
              <span className="block text-meta text-fg-2">Code hosts, trackers, Sentry and Slack</span>
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
        <li>
          <Link to="/$orgSlug/users" params={params} className={ROW}>
            <Users aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">People</span>
              <span className="block text-meta text-fg-2">Invite your team to {organization.name}</span>
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      </ul>
    </SetupCard>
  );
}
