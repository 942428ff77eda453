import type { Revalidation } from "@fixpoint/contracts";
import { listStaleFixes, openTasks } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import type { InitiatorOf } from "../../core/initiator.ts";
import { conflict } from "../../core/problem.ts";
import { recompute, requireIssue } from "../issues/service.ts";
import { BASE_COMMIT_UPDATE, requireRepository } from "../projects/service.ts";

interface Scope {
  organizationId: string;
  projectId: string;
}

/** What a moved base commit leaves behind: fixes that are proven, but on a commit that is no longer the base. */
export async function getRevalidation(context: AppContext, scope: Scope): Promise<Revalidation> {
  const repository = await requireRepository(context, scope.organizationId, scope.projectId);
  const baseSha = repository.baseCommit?.sha ?? null;
  if (baseSha === null) return { baseSha, fixes: [] };
  const rows = await listStaleFixes(context.db, { ...scope, baseSha });
  return { baseSha, fixes: rows.flatMap((row) => (row.baseSha === null ? [] : [{ ...row, baseSha: row.baseSha }])) };
}

/**
 * Works on the named fixes again, on the present base; those that need it not are left alone. Throws 404 for a bug that is not the project's.
 * Only ever asked for by a person: until it is done the bug has no validated fix.
 */
export async function revalidate(
  context: AppContext,
  scope: Scope,
  issueIds: readonly string[],
  initiator: InitiatorOf,
): Promise<string[]> {
  const { fixes } = await getRevalidation(context, scope);
  const updates = await openTasks(context.db, scope.organizationId, BASE_COMMIT_UPDATE);
  if (updates.some((task) => task.projectId === scope.projectId))
    throw conflict("project_locked", "Base commit update is in progress", "Wait until the update that runs now has ended.");
  const offered = new Set(fixes.map(({ issueId }) => issueId));
  for (const issueId of issueIds) if (!offered.has(issueId)) await requireIssue(context, { ...scope, issueId });
  const stale = [...new Set(issueIds)].filter((issueId) => offered.has(issueId));
  for (const issueId of stale) await recompute(context, { ...scope, issueId }, initiator);
  return stale;
}
