import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Building2, VenetianMask } from "lucide-react";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { cn } from "../../../lib/cn.ts";
import { organizationsQuery, useOrganization, useUser } from "../../../lib/session.ts";
import { useSwitchOrganization } from "../../../lib/use-switch-organization.ts";
import { Switcher } from "./switcher.tsx";

/** Which organization this is, and the way to the others. */
export function OrganizationGroup({ expanded, foreign }: { expanded: boolean; foreign: boolean }) {
  const organization = useOrganization();
  const user = useUser();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const { switchingTo, switchTo } = useSwitchOrganization();
  if (!organization) return null;

  const home = organizations.find((candidate) => candidate.id === user?.organization);
  const Icon = foreign ? VenetianMask : Building2;
  if (!expanded) {
    return (
      <Tooltip text={foreign ? `Organization Impersonation Mode: ${organization.name}` : organization.name} side="right">
        <span
          className={cn(
            "flex h-9 items-center justify-center rounded-control",
            foreign ? "bg-impersonation text-white" : "text-fg-2",
          )}
        >
          <Icon aria-hidden className="size-4.5" />
          <span className="sr-only">{organization.name}</span>
        </span>
      </Tooltip>
    );
  }
  return (
    <div className={cn(foreign && "-mx-1 rounded-card bg-impersonation p-1.5 text-white")}>
      <div className="flex items-center justify-between px-2 pb-1">
        <p className={cn("flex items-center gap-1.5 text-meta font-medium", foreign ? "text-white" : "text-fg-3")}>
          {foreign && <VenetianMask aria-hidden className="size-3.5" />}
          {foreign ? "Organization Impersonation Mode" : "Your Organization"}
        </p>
        {foreign && home && (
          <button
            type="button"
            className="rounded px-1 text-meta font-semibold underline underline-offset-2"
            onClick={() => switchTo(home)}
          >
            Leave
          </button>
        )}
      </div>
      {organizations.length > 1 ? (
        <Switcher
          label={`Organization ${organization.name}, switch`}
          current={organization}
          items={organizations}
          busyId={switchingTo}
          noun="organization"
          icon={Icon}
          onSelect={switchTo}
          footer={<Link to="/org">All organizations</Link>}
        />
      ) : (
        <p className="flex h-9 items-center gap-2.5 px-2 text-label font-semibold">
          <Icon aria-hidden className={cn("size-4.5 shrink-0", foreign ? "text-white" : "text-fg-2")} />
          <span className="truncate">{organization.name}</span>
        </p>
      )}
    </div>
  );
}
