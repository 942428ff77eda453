import type { IntegrationProvider, IssueSource } from "@fixpoint/contracts";
import {
  Activity,
  CircleDot,
  Columns3,
  GitFork,
  Kanban,
  ListChecks,
  MessageSquare,
  PenLine,
  SquareKanban,
  Triangle,
} from "lucide-react";
import { cn } from "../../lib/cn.ts";

type Source = IssueSource | IntegrationProvider;

const SOURCES: Record<Source, { name: string; icon: typeof Activity }> = {
  github: { name: "GitHub", icon: CircleDot },
  gitlab: { name: "GitLab", icon: GitFork },
  bitbucket: { name: "Bitbucket", icon: Triangle },
  asana: { name: "Asana", icon: ListChecks },
  atlassian: { name: "Jira", icon: Kanban },
  trello: { name: "Trello", icon: Columns3 },
  clickup: { name: "ClickUp", icon: SquareKanban },
  sentry: { name: "Sentry", icon: Activity },
  slack: { name: "Slack", icon: MessageSquare },
  local: { name: "Bug form", icon: PenLine },
};

export function sourceName(source: Source): string {
  return SOURCES[source].name;
}

export function SourceIcon({ source, className }: { source: Source; className?: string }) {
  const { name, icon: Icon } = SOURCES[source];
  return (
    <span role="img" aria-label={name} title={name} className="inline-flex">
      <Icon aria-hidden className={cn("size-4 text-fg-3", className)} />
    </span>
  );
}
