import { Link, useParams, useRouterState } from "@tanstack/react-router";
import { CircleHelp, Moon, PanelLeft, Search, Sun } from "lucide-react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { useOrganization, useProject } from "../../../lib/session.ts";
import { changeTheme, useTheme } from "../../../lib/theme.ts";
import { ConnectionBadge } from "./connection-badge.tsx";

/** The parts of the application that belong to no organization. */
const AREAS = {
  settings: "Settings",
  internal: "Internal",
  "help-center": "Help",
  "add-project": "Add project",
  org: "Organizations",
} as const;

function areaOf(pathname: string): string | null {
  const first = pathname.split("/")[1] ?? "";
  return first in AREAS ? AREAS[first as keyof typeof AREAS] : null;
}

function Crumbs() {
  const organization = useOrganization();
  const project = useProject();
  const { orgSlug, projectSlug } = useParams({ strict: false });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  if (!orgSlug) return <p className="min-w-0 flex-1 truncate px-1 text-label font-medium">{areaOf(pathname)}</p>;
  const section = /\/bugs(\/|$)/.test(pathname)
    ? "Bugs"
    : /\/settings(\/|$)/.test(pathname)
      ? "Settings"
      : /^\/[^/]+\/how-it-works$/.test(pathname)
        ? "How it works"
        : null;
  const link = "truncate rounded-control px-1 py-0.5 text-fg-2 hover:text-fg";
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-1 text-label [&>li]:flex [&>li]:min-w-0 [&>li]:items-center [&>li]:gap-1">
        <li className={projectSlug ? "max-md:hidden!" : ""}>
          <Link to="/$orgSlug" params={{ orgSlug }} className={link}>
            {organization?.name ?? orgSlug}
          </Link>
        </li>
        {projectSlug && (
          <li>
            <span aria-hidden className="text-fg-3 max-md:hidden">
              /
            </span>
            <Link to="/$orgSlug/$projectSlug" params={{ orgSlug, projectSlug }} className={link}>
              {project?.name ?? projectSlug}
            </Link>
          </li>
        )}
        {section && (
          <li className="shrink-0">
            <span aria-hidden className="text-fg-3">
              /
            </span>
            <span className="truncate px-1 font-medium">{section}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

export function Header({ onMenu, onPalette }: { onMenu: () => void; onPalette: () => void }) {
  const theme = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b px-2 md:px-4">
      <Button variant="ghost" size="icon" aria-label="Toggle the sidebar" onClick={onMenu}>
        <PanelLeft aria-hidden className="size-4.5" />
      </Button>
      <Crumbs />
      <ConnectionBadge />
      <button
        type="button"
        onClick={onPalette}
        className="flex h-8 items-center gap-2 rounded-control border border-divider bg-subtle px-2.5 text-meta text-fg-3 hover:border-control hover:text-fg-2 max-md:border-transparent max-md:bg-transparent"
      >
        <Search aria-hidden className="size-4" />
        <span className="max-md:sr-only">
          Search<span className="sr-only"> and commands</span>
        </span>
        <kbd aria-hidden className="rounded border bg-bg px-1.5 font-sans text-[11px] max-md:hidden">
          Ctrl K
        </kbd>
      </button>
      <Link to="/help-center" aria-label="Help" title="Help" className={buttonClass({ variant: "ghost", size: "icon" })}>
        <CircleHelp aria-hidden className="size-4.5" />
      </Link>
      <Button variant="ghost" size="icon" aria-label={`Switch to the ${next} theme`} onClick={() => changeTheme(next)}>
        {theme === "dark" ? <Moon aria-hidden className="size-4.5" /> : <Sun aria-hidden className="size-4.5" />}
      </Button>
    </header>
  );
}
