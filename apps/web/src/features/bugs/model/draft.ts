export interface Draft {
  title: string;
  text: string;
  link: string;
}

export const emptyDraft: Draft = { title: "", text: "", link: "" };
const drafts = new Map<string, Draft>();

/** What was typed into the form of a project and not sent; kept while the page is open. */
export function keptDraft(projectId: string): Draft {
  return drafts.get(projectId) ?? emptyDraft;
}

export function keepDraft(projectId: string, draft: Draft): void {
  drafts.set(projectId, draft);
}
