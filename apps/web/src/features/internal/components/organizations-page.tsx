import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { organizationsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { NewOrganizationDialog } from "./new-organization-dialog.tsx";

/** Staff see every organization; opening one is recorded there. */
export function OrganizationsPage() {
  const organizations = useQuery(organizationsQuery).data ?? [];
  const [typed, setTyped] = useState("");
  const [creating, setCreating] = useState(false);
  const rows = organizations.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(typed.trim().toLowerCase()));
  useTitle("Organizations");
  return (
    <div className="max-w-[960px]">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeading title="Organizations" description="Opening one that is not yours is recorded there" />
        <Button variant="primary" onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-4" />
          New organization
        </Button>
      </div>
      <div className="mt-6">
        <SearchField label="Filter organizations" value={typed} onChange={setTyped} />
      </div>
      {rows.length === 0 && <EmptyState art="filter" title="No organization matches" text="If you expected entries, reload." />}
      {rows.length > 0 && (
        <Card className="mt-4">
          <ul className="divide-y">
            {rows.map((organization) => (
              <li key={organization.id} className="relative px-4 py-3 hover:bg-hover">
                <Link to="/$orgSlug" params={{ orgSlug: organization.slug }} className="font-medium after:absolute after:inset-0">
                  {organization.name}
                </Link>
                <p className="font-mono text-meta text-fg-3">/{organization.slug}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {creating && <NewOrganizationDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
