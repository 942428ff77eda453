import { BUG_VIEWS, PRODUCT_NAME, type BugView } from "@fixpoint/contracts";

export type StatusView = Exclude<BugView, "all">;

/** What each status claims, and what it does not. */
export const STATUS_MEANING: Record<StatusView, string> = {
  inProgress: "The agent is working on it, or will as soon as it is its turn.",
  validatedFix:
    "A test fails on the base commit for the stated reason and passes with the fix, and no test that was green turned red. It waits for a pull request.",
  reproduced: "A test that shows the bug is proven and yours to keep. No fix passed every check.",
  noResult: "No test failed for the stated reason. It never means that there is no bug; the page lists what was tried.",
  errorFailed: "The machinery or the project's set-up failed. The page says which of the two, and what to do.",
  open: "Its pull request is open at the code host.",
  merged: "Its pull request was merged.",
  closed: "Its pull request was closed without a merge.",
  draft: "Its pull request is a draft.",
  archived: "Put away by somebody. It is in no other list until it is unarchived.",
  unsuitable: "A question, a feature request, or too few facts; with the reason and the question to ask back.",
};
export const STATUS_VIEWS = BUG_VIEWS.filter((view): view is StatusView => view !== "all");

export const TRUST: readonly { title: string; text: string }[] = [
  {
    title: "It failed before",
    text: "The reproduction fails on the base commit for the reason that the issue states: the same error or the same wrong value, five times out of five.",
  },
  { title: "It passes after", text: "With the fix the same test passes, five times more." },
  {
    title: "Nothing else broke",
    text: "Every existing test that was green stays green. None was deleted, skipped or loosened: tests and configuration are restored before the check.",
  },
  {
    title: "The fix is needed, all of it",
    text: "Taking a part of it away turns something red again, and small changes to its lines are noticed by the tests.",
  },
  {
    title: "You can run it yourself",
    text: "The evidence bundle holds the base tree, the tests and the patch. One command replays it offline to the same verdict.",
  },
  {
    title: "No opinion sets a verdict",
    text: `Only executed results do. What ${PRODUCT_NAME} did not measure is shown as not measured.`,
  },
];

export const GUIDES: readonly { id: string; name: string; steps: readonly string[] }[] = [
  {
    id: "github",
    name: "GitHub",
    steps: [
      "Open Integrations and choose GitHub.",
      "Install the app in the window that opens, for the repositories you want.",
      "You come back to add a project for one of them.",
    ],
  },
  {
    id: "gitlab",
    name: "GitLab",
    steps: [
      "Open Integrations and choose GitLab.",
      "Allow the access in the window that opens.",
      "Choose the project under Mapping.",
    ],
  },
  {
    id: "bitbucket",
    name: "Bitbucket",
    steps: [
      "Make an access token at Bitbucket that may read and write repositories and pull requests.",
      "Open Integrations, choose Bitbucket and paste the token.",
    ],
  },
  {
    id: "jira",
    name: "Jira",
    steps: [
      "Open Integrations and choose Jira.",
      "Allow the access in the window that opens.",
      "Choose the Jira project under Mapping.",
    ],
  },
  {
    id: "asana",
    name: "Asana",
    steps: [
      "Make a personal access token in Asana's developer console.",
      "Open Integrations, choose Asana and paste the token.",
      "Choose the Asana project under Mapping.",
    ],
  },
  {
    id: "trello",
    name: "Trello",
    steps: [
      "Make a token at Trello that may read your boards.",
      "Open Integrations, choose Trello and paste the token.",
      "Choose the board under Mapping.",
    ],
  },
  {
    id: "clickup",
    name: "ClickUp",
    steps: [
      "Make an API token in ClickUp's settings, under Apps.",
      "Open Integrations, choose ClickUp and paste the token.",
      "Choose the list under Mapping.",
    ],
  },
  {
    id: "sentry",
    name: "Sentry",
    steps: [
      "Open Integrations and choose Sentry.",
      "Install the integration in the window that opens.",
      "Choose the Sentry project under Mapping.",
    ],
  },
];

/** Whether a text has every typed word in it, in any order. */
export function matchesWords(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
