import type { PrivateRepository } from "./private-repository.ts";

export interface MergePreview {
  /** What the branch changes on the new base, as `git apply` takes it; null where the two conflict. */
  patch: string | null;
  /** Paths that both changed in ways that do not fit. */
  conflicts: string[];
}

/** How `head` merges with `base`, without touching either. Both commits and what they share must be in the repository. */
export async function previewMerge(repository: PrivateRepository, head: string, base: string): Promise<MergePreview> {
  const { stdout, exitCode } = await repository.git(
    ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", base, head],
    { answers: [1] },
  );
  const [tree = "", ...conflicts] = stdout.split("\0").filter((part) => part !== "");
  if (exitCode === 1) return { patch: null, conflicts: [...new Set(conflicts)] };
  return { patch: await diffOf(repository, base, tree), conflicts: [] };
}

/** Whole, with binary files, as `git apply` takes it. */
export async function diffOf(repository: PrivateRepository, from: string, to: string): Promise<string> {
  const flags = ["-r", "-p", "--binary", "--full-index", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
  return (await repository.git(["diff-tree", ...flags, from, to, "--"])).stdout;
}

export async function isAncestor(repository: PrivateRepository, older: string, newer: string): Promise<boolean> {
  return (await repository.git(["merge-base", "--is-ancestor", older, newer], { answers: [1] })).exitCode === 0;
}
