import { PRODUCT_NAME, type ProjectSettings } from "@fixpoint/contracts";

export interface Setting {
  id: Exclude<keyof ProjectSettings, "importedBugsPerDay">;
  label: string;
  text: string;
  /** Acts outside the product; asked about before it is switched on. */
  outside: boolean;
}

export const OUTSIDE = `acts outside ${PRODUCT_NAME}`;

export const SWITCHES: readonly Setting[] = [
  {
    id: "shouldUpdateBaseCommitAutomatically",
    label: "Update the base commit automatically",
    text: "New bugs are evaluated against the newest commit of the default branch.",
    outside: false,
  },
  {
    id: "shouldNotifyOnIssueFixedBySlack",
    label: "Notify Slack when a bug is fixed",
    text: "A message with the verdict goes to the channel that is mapped to this project.",
    outside: false,
  },
  {
    id: "shouldAutoOpenPullRequestOnIssueFixed",
    label: "Open a pull request when a fix is validated",
    text: "Each validated fix is pushed to a new branch and proposed at once.",
    outside: true,
  },
  {
    id: "shouldAutoCommentOnIssueFixed",
    label: "Comment on the issue when a fix is validated",
    text: "The reporter sees the verdict and the evidence in the tracker.",
    outside: true,
  },
];

/** The switches alone: the number beside them has a form of its own. */
export function switchesOf(settings: ProjectSettings): Pick<ProjectSettings, Setting["id"]> {
  return Object.fromEntries(SWITCHES.map(({ id }) => [id, settings[id]])) as Pick<ProjectSettings, Setting["id"]>;
}
