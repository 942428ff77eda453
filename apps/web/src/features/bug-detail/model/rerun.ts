import type { IssueDetails } from "@fixpoint/contracts";

/** The folder that the downloaded archive unpacks to; the server names both after the key. */
function folderOf(key: string): string {
  return `${key}-evidence`;
}

/**
 * What a person runs, in a checkout of the product, after downloading the bundle; null where no test was
 * admitted and so nothing can be played again. The command in the evidence names a path of the machine that made it.
 */
export function rerunCommands({ key, evidence }: Pick<IssueDetails, "key" | "evidence">): string[] | null {
  if (!evidence || evidence.replayCommand === null) return null;
  const folder = folderOf(key);
  return [`tar -xzf ~/Downloads/${folder}.tar.gz`, `npx --no-install fixpoint replay ${folder}`];
}
