/** The row that was opened last from each project's list, so that coming back finds it again. */
const rows = new Map<string, { list: string | undefined; issueId: string }>();

export function rememberRow(projectId: string, list: string | undefined, issueId: string): void {
  rows.set(projectId, { list, issueId });
}

/** The bug that was opened from this very list, or null. */
export function rememberedRow(projectId: string, list: string | undefined): string | null {
  const row = rows.get(projectId);
  return row && row.list === list ? row.issueId : null;
}
