import { PRODUCT_NAME } from "@fixpoint/contracts";
import { Link, useParams } from "@tanstack/react-router";
import { Bug, CircleHelp, Flag, FolderGit2, Hash, LayoutDashboard, Plug, Settings, Users } from "lucide-react";
import { LogoMark } from "../../../components/ui/logo.tsx";
import { cn } from "../../../lib/cn.ts";
import { useOrganization, useProject, useUser } from "../../../lib/session.ts";
import { useWaitingFixes } from "../hooks/use-waiting-fixes.ts";
import { NavLink } from "./nav-link.tsx";
import { OrganizationGroup } from "./organization-group.tsx";
import { ProjectSwitcher } from "./project-switcher.tsx";
import { UserMenu } from "./user-menu.tsx";

export function SidebarContent({ expanded, foreign }: { expanded: boolean; foreign: boolean }) {
  const organization = useOrganization();
  const project = useProject();
  const user = useUser();
  const { projectSlug } = useParams({ strict: false });
  const waiting = useWaitingFixes(project);
  const orgSlug = organization?.slug;

  return (
    <nav aria-label="Main" className="flex h-full flex-col">
      <div className={cn("flex h-14 shrink-0 items-center", expanded ? "px-4" : "justify-center")}>
        <Link
          to={orgSlug ? "/$orgSlug" : "/"}
          params={orgSlug ? { orgSlug } : {}}
          aria-label={`${PRODUCT_NAME}, home`}
          className="flex items-center gap-2.5 rounded-control text-[16px] font-semibold tracking-[-0.01em]"
        >
          <LogoMark className={expanded ? "" : "size-6"} />
          {expanded && PRODUCT_NAME}
        </Link>
      </div>
      <div
        className={cn(
          "min-h-0 flex-1 space-y-5 overflow-x-hidden overflow-y-auto py-2 thin-scroll",
          expanded ? "px-3" : "px-1.5",
        )}
      >
        <OrganizationGroup expanded={expanded} foreign={foreign} />
        {orgSlug && (
          <ul className="-mt-3 space-y-0.5">
            <NavLink to="/$orgSlug" params={{ orgSlug }} exact icon={FolderGit2} label="Projects" expanded={expanded} />
            <NavLink to="/$orgSlug/users" params={{ orgSlug }} icon={Users} label="Users" expanded={expanded} />
            <NavLink to="/$orgSlug/integrations" params={{ orgSlug }} icon={Plug} label="Integrations" expanded={expanded} />
          </ul>
        )}
        {orgSlug && project && projectSlug && (
          <div>
            {expanded && <p className="px-2 pb-1 text-meta font-medium text-fg-3">Project</p>}
            <ProjectSwitcher expanded={expanded} project={project} />
            <ul className="mt-1 space-y-0.5">
              <NavLink
                to="/$orgSlug/$projectSlug"
                params={{ orgSlug, projectSlug }}
                exact
                icon={LayoutDashboard}
                label="Overview"
                expanded={expanded}
              />
              <NavLink
                to="/$orgSlug/$projectSlug/bugs"
                params={{ orgSlug, projectSlug }}
                icon={Bug}
                label="Bugs"
                badge={waiting}
                expanded={expanded}
              />
              <NavLink
                to="/$orgSlug/$projectSlug/settings"
                params={{ orgSlug, projectSlug }}
                icon={Settings}
                label="Settings"
                expanded={expanded}
              />
            </ul>
          </div>
        )}
        {user?.isAdmin && (
          <div>
            {expanded && (
              <p className="px-2 pb-1 text-meta font-medium text-fg-3">
                <Link to="/internal" className="rounded py-0.5 hover:text-fg">
                  Internal
                </Link>
              </p>
            )}
            <ul className="space-y-0.5">
              <NavLink to="/internal/slack" params={{}} icon={Hash} label="Slack" expanded={expanded} />
              <NavLink to="/internal/feature-flags" params={{}} icon={Flag} label="Feature Flags" expanded={expanded} />
            </ul>
          </div>
        )}
      </div>
      {orgSlug && (
        <ul className={cn("pb-2", expanded ? "px-3" : "px-1.5")}>
          <NavLink to="/$orgSlug/how-it-works" params={{ orgSlug }} icon={CircleHelp} label="How it works?" expanded={expanded} />
        </ul>
      )}
      <UserMenu expanded={expanded} />
    </nav>
  );
}
