import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

const LINK =
  "block shrink-0 rounded-control px-3 py-1.5 text-label font-medium text-fg-2 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:text-primary";

export function SettingsLayout({
  orgSlug,
  projectSlug,
  children,
}: {
  orgSlug: string;
  projectSlug: string;
  children: ReactNode;
}) {
  const params = { orgSlug, projectSlug };
  return (
    <div className="flex flex-col gap-x-8 px-4 py-6 md:px-6 lg:flex-row lg:px-8">
      <nav aria-label="Settings" className="mb-5 flex gap-1 overflow-x-auto lg:w-44 lg:shrink-0 lg:flex-col">
        <Link to="/$orgSlug/$projectSlug/settings/general" params={params} className={LINK}>
          General
        </Link>
        <Link to="/$orgSlug/$projectSlug/settings/base-commit" params={params} className={LINK}>
          Base Commit
        </Link>
      </nav>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
