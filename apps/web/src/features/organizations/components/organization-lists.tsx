import type { Integration, Organization, Project, User } from "@fixpoint/contracts";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { SourceIcon, sourceName } from "../../../components/ui/source-icon.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { failureText } from "../../../lib/api-client.ts";

interface Props<T> {
  query: UseQueryResult<T[]>;
  organization: Organization;
}

const LINK = "font-medium text-primary underline-offset-2 hover:underline";

/** A titled card around a list: its number, how it loads, how it fails. `failure` null: it fails to an empty list. */
function List<T>({
  title,
  query,
  failure,
  empty,
  footer,
  count = (items) => items.length,
  children,
}: {
  title: string;
  query: UseQueryResult<T[]>;
  failure: string | null;
  empty: string;
  footer: ReactNode;
  count?: (items: T[]) => number;
  children: (items: T[]) => ReactNode;
}) {
  const id = useId();
  const items = query.data ?? [];
  return (
    <Card className="p-4">
      <section aria-labelledby={id}>
        <h2 id={id} className="flex items-baseline gap-2 text-h3 font-semibold">
          {title} {query.data && <span className="font-medium text-fg-3 tabular">{count(items)}</span>}
        </h2>
        <div className="mt-3">
          {query.isPending && <Skeleton className="h-16" />}
          {query.isError && failure && (
            <InlineError message={failure} detail={failureText(query.error, "")} onRetry={() => void query.refetch()} />
          )}
          {!query.isPending && items.length === 0 && (!query.isError || !failure) && <p className="text-fg-2">{empty}</p>}
          {items.length > 0 && <ul className="space-y-2">{children(items)}</ul>}
        </div>
        <p className="mt-3">{footer}</p>
      </section>
    </Card>
  );
}

export function Members({ query, organization }: Props<User>) {
  return (
    <List
      title="Users"
      query={query}
      failure={null}
      empty="No users. If you expected entries, reload."
      footer={
        <Link to="/$orgSlug/users" params={{ orgSlug: organization.slug }} className={LINK}>
          All users
        </Link>
      }
    >
      {(members) =>
        members.slice(0, 5).map((member) => (
          <li key={member.id} className="flex items-center gap-2.5">
            <Avatar name={member.username} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {member.username} <span className="text-fg-3">{member.email}</span>
            </span>
          </li>
        ))
      }
    </List>
  );
}

export function ProjectLinks({ query, organization }: Props<Project>) {
  return (
    <List
      title="Projects"
      query={query}
      failure="Failed to fetch projects"
      empty="No projects yet"
      footer={
        <Link to="/$orgSlug" params={{ orgSlug: organization.slug }} className={LINK}>
          All projects
        </Link>
      }
    >
      {(projects) =>
        projects.slice(0, 5).map((project) => (
          <li key={project.id} className="wrap-anywhere">
            {project.name} <span className="text-fg-3">{project.repositories[0]?.name}</span>
          </li>
        ))
      }
    </List>
  );
}

export function Connections({ query, organization }: Props<Integration>) {
  return (
    <List
      title="Integrations"
      count={(integrations) => integrations.filter((integration) => integration.isConnected).length}
      query={query}
      failure="Failed to fetch integrations"
      empty="No integrations"
      footer={
        <Link to="/$orgSlug/integrations" params={{ orgSlug: organization.slug }} className={LINK}>
          All integrations
        </Link>
      }
    >
      {(integrations) =>
        integrations.map(({ provider, isConnected, health }) => (
          <li key={provider} className="flex items-center gap-2.5">
            <span aria-hidden className="contents">
              <SourceIcon source={provider} />
            </span>
            <span className="flex-1">{sourceName(provider)}</span>
            <StatusWord look={health?.error ? "attention" : isConnected ? "good" : "none"}>
              {health?.error ? "Needs attention" : isConnected ? "Connected" : "Not connected"}
            </StatusWord>
          </li>
        ))
      }
    </List>
  );
}
