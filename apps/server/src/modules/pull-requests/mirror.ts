import { join } from "node:path";
import { updateMirror, type PrivateRepository } from "@fixpoint/connectors";
import type { RepositoryRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";

/**
 * This machine's copy of a repository, brought up to date: whoever reads it needs no access, and so none reaches the
 * agent. Throws what the host says.
 */
export async function mirrorOf(
  context: AppContext,
  repository: RepositoryRow,
  signal: AbortSignal,
  baseBranch = repository.defaultBranch,
): Promise<PrivateRepository> {
  const folder = join(context.env.dataDir, "repositories", repository.id);
  const objectIdLength = repository.baseCommit?.sha.length ?? 40;
  return context.codeHost.at(
    repository,
    async (host) => updateMirror(folder, await host.remote(repository.url), { base: baseBranch, objectIdLength }, signal),
    { signal },
  );
}
