import { fixCommits, type FixCommit } from "../order/fix-commits.ts";
import type { Language } from "../order/sources.ts";
import { isTestScript } from "./materialise-commit.ts";

/** The newest small fixes of a repository that came with a test; of these the first `skip` are left out. */
export async function fixesWithTests(
  repository: string,
  { language, take, skip = 0 }: { language: Language; take: number; skip?: number },
): Promise<FixCommit[]> {
  const found: FixCommit[] = [];
  for await (const fix of fixCommits(repository, language)) {
    if (fix.change === null || !fix.files.some(isTestScript)) continue;
    found.push(fix);
    if (found.length === skip + take) break;
  }
  return found.slice(skip);
}
