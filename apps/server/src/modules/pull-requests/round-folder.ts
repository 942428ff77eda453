/** Where a round's evidence lies, below that of its bug; each try has its own. */
export function roundFolder({ id, fence }: { id: string; fence: number }): string {
  return `round-${id}-${fence}`;
}
