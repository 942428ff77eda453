import { Link, type LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { cn } from "../../../lib/cn.ts";

interface Props {
  to: LinkProps["to"];
  params: Record<string, string>;
  icon: LucideIcon;
  label: string;
  expanded: boolean;
  exact?: boolean;
  badge?: number;
}

/** One entry of the sidebar; collapsed it is an icon with its label as a tooltip. */
export function NavLink({ to, params, icon: Icon, label, expanded, exact = false, badge = 0 }: Props) {
  const link = (
    <Link
      to={to}
      params={params as never}
      activeOptions={{ exact, includeSearch: false }}
      aria-label={expanded ? undefined : badge > 0 ? `${label}, ${badge} waiting` : label}
      className={cn(
        "relative flex h-9 items-center gap-2.5 rounded-control text-label font-medium text-fg-2 hover:bg-hover hover:text-fg",
        "aria-[current=page]:bg-selected aria-[current=page]:text-primary",
        expanded ? "px-2" : "justify-center",
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {expanded && <span className="flex-1 truncate">{label}</span>}
      {badge > 0 && expanded && (
        <span
          title="Validated fixes without a pull request"
          className="rounded-full bg-ok-bg px-1.5 text-meta font-semibold text-ok tabular"
        >
          {badge}
        </span>
      )}
      {badge > 0 && !expanded && <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-ok" />}
    </Link>
  );
  return (
    <li>
      {expanded ? (
        link
      ) : (
        <Tooltip text={label} side="right">
          {link}
        </Tooltip>
      )}
    </li>
  );
}
