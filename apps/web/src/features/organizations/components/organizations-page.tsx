import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Page } from "../../../components/layout/page.tsx";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { organizationsQuery, useUser } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";

export function OrganizationsPage({ q = "" }: { q?: string | undefined }) {
  const navigate = useNavigate();
  const user = useUser();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const wanted = q.trim().toLowerCase();
  const shown = organizations.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(wanted));
  useTitle("Organizations");

  return (
    <Page title="Organizations" description="Every organization that you may see">
      {organizations.length > 1 && (
        <SearchField
          label="Search organizations"
          value={q}
          onChange={(typed) => void navigate({ to: "/org", search: typed ? { q: typed } : {}, replace: true })}
          className="mb-5"
        />
      )}
      {organizations.length === 0 && <EmptyState art="users" title="No organizations" text="If you expected entries, reload." />}
      {organizations.length > 0 && shown.length === 0 && <EmptyState art="filter" title="No organization matches" />}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((organization) => (
          <li
            key={organization.id}
            className="relative flex items-center gap-3 rounded-card border p-4 focus-within:border-control hover:border-control dark:bg-subtle/60"
          >
            <Avatar name={organization.name} />
            <div className="min-w-0 flex-1">
              <h2 className="text-h3 font-semibold wrap-anywhere">
                <Link
                  to="/org/$orgId"
                  params={{ orgId: organization.id }}
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-ring"
                >
                  {organization.name}
                </Link>
              </h2>
              <p className="font-mono text-meta text-fg-3 wrap-anywhere">{organization.slug}</p>
            </div>
            {organization.id === user?.organization && (
              <span className="rounded-full bg-info-bg px-2 py-0.5 text-meta font-medium text-info">default</span>
            )}
          </li>
        ))}
      </ul>
    </Page>
  );
}
