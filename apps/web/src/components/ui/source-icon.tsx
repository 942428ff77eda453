import type { IntegrationProvider, IssueSource } from "@fixpoint/contracts";
import { __iconData as activity } from "lucide-react/icons/activity";
import { __iconData as circleDot } from "lucide-react/icons/circle-dot";
import { __iconData as gitFork } from "lucide-react/icons/git-fork";
import { __iconData as triangle } from "lucide-react/icons/triangle";
import { __iconData as listChecks } from "lucide-react/icons/list-checks";
import { __iconData as kanban } from "lucide-react/icons/kanban";
import { __iconData as columns3 } from "lucide-react/icons/columns-3";
import { __iconData as squareKanban } from "lucide-react/icons/square-kanban";
import { __iconData as messageSquare } from "lucide-react/icons/message-square";
import { __iconData as penLine } from "lucide-react/icons/pen-line";
import { cn } from "../../lib/cn.ts";
import { onePath, PathIcon } from "./one-path.tsx";

type Source = IssueSource | IntegrationProvider;

const SOURCES: Record<Source, { name: string; shape: string }> = {
  github: { name: "GitHub", shape: onePath(circleDot) },
  gitlab: { name: "GitLab", shape: onePath(gitFork) },
  bitbucket: { name: "Bitbucket", shape: onePath(triangle) },
  asana: { name: "Asana", shape: onePath(listChecks) },
  atlassian: { name: "Jira", shape: onePath(kanban) },
  trello: { name: "Trello", shape: onePath(columns3) },
  clickup: { name: "ClickUp", shape: onePath(squareKanban) },
  sentry: { name: "Sentry", shape: onePath(activity) },
  slack: { name: "Slack", shape: onePath(messageSquare) },
  local: { name: "Bug form", shape: onePath(penLine) },
};

export function sourceName(source: Source): string {
  return SOURCES[source].name;
}

interface Props {
  source: Source;
  className?: string;
  /** Where and when it is shown: of the box, which has the name. */
  boxClass?: string;
}

export function SourceIcon({ source, className, boxClass = "inline-flex" }: Props) {
  const { name, shape } = SOURCES[source];
  return (
    <span role="img" aria-label={name} title={name} className={boxClass}>
      <PathIcon d={shape} className={cn("size-4 text-fg-3", className)} />
    </span>
  );
}
