import { bugView, type BugState, type BugView } from "./bug-view.ts";

export const BUG_GROUPS = [
  { id: "all", label: "All", views: ["all"], defaultView: "all" },
  {
    id: "agentic",
    label: "Agentic",
    views: ["inProgress", "validatedFix", "reproduced", "noResult", "errorFailed"],
    defaultView: "inProgress",
  },
  { id: "pr", label: "PR", views: ["open", "closed", "merged", "draft"], defaultView: "open" },
  { id: "archived", label: "Archived", views: ["archived"], defaultView: "archived" },
  { id: "notApplicable", label: "Not Applicable", views: ["unsuitable"], defaultView: "unsuitable" },
] as const satisfies readonly { id: string; label: string; views: readonly BugView[]; defaultView: BugView }[];
export type BugGroupId = (typeof BUG_GROUPS)[number]["id"];

export const BUG_VIEW_LABELS: Record<BugView, string> = {
  all: "All",
  inProgress: "In Progress",
  validatedFix: "Validated Fix",
  reproduced: "Reproduced",
  noResult: "Not Reproduced",
  errorFailed: "Error",
  open: "Open",
  closed: "Closed",
  merged: "Merged",
  draft: "Draft",
  archived: "Archived",
  unsuitable: "Not Applicable",
};

/**
 * Whether a list holds a bug, literally as spec §4 has it. A bug can be in
 * two lists: an unsuitable one that is worked on again is in both.
 */
export function isInView(bug: BugState, view: BugView): boolean {
  switch (view) {
    case "all":
      return !bug.isArchived && bug.agentResultStatus !== "unsuitable_issue";
    case "archived":
      return bug.isArchived;
    case "unsuitable":
      return !bug.isArchived && bug.agentResultStatus === "unsuitable_issue";
    default:
      return bugView(bug) === view;
  }
}
