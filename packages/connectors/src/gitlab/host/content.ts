import { withoutQuickActions } from "../text.ts";

/** https://docs.gitlab.com/user/project/merge_requests/drafts/ */
const DRAFT_MARK = /^(?:\s*(?:\[draft\]|\(draft\)|draft:))+\s*/i;
const LONGEST_TITLE = 255;
/** Anything else could end the line, and begin another command. */
const USERNAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

/** GitLab tells drafts by their title alone: ours decides, whatever somebody's words begin with. */
export function titleOf(title: string, isDraft: boolean): string {
  const plain = title.replace(DRAFT_MARK, "");
  return Array.from(isDraft ? `Draft: ${plain}` : plain)
    .slice(0, LONGEST_TITLE)
    .join("");
}

/**
 * Reviewers go by ids, and no call that we have finds one: GitLab finds people itself for quick actions, which a
 * description may hold too (https://docs.gitlab.com/user/project/quick_actions/). One a line, since a name that it does
 * not know voids its line; the first comes last, since without a licence for several the last line wins.
 */
export function descriptionOf(markdown: string, reviewers: readonly string[]): string {
  const actions = reviewers.filter((name) => USERNAME.test(name)).map((name) => `/assign_reviewer @${name}`);
  const text = withoutQuickActions(markdown);
  return actions.length === 0 ? text : `${text}\n\n${actions.toReversed().join("\n")}\n`;
}
