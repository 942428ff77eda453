import { and, desc, eq, isNotNull, isNull, ne, or, inArray } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { issueRuns, issues, pullRequests } from "../schema/index.ts";

export interface StaleFixRow {
  issueId: string;
  key: string;
  title: string;
  baseSha: string | null;
}

/** Validated fixes that are still open (not archived, not merged or closed) and were proven on another commit, newest first. */
export async function listStaleFixes(
  db: Queryable,
  scope: { organizationId: string; projectId: string; baseSha: string },
): Promise<StaleFixRow[]> {
  return db
    .select({ issueId: issues.id, key: issues.key, title: issues.title, baseSha: issueRuns.baseSha })
    .from(issues)
    .innerJoin(issueRuns, eq(issueRuns.id, issues.currentRunId))
    .leftJoin(pullRequests, eq(pullRequests.issueId, issues.id))
    .where(
      and(
        eq(issues.organizationId, scope.organizationId),
        eq(issues.projectId, scope.projectId),
        eq(issues.agentResultStatus, "validated_fix"),
        eq(issues.isArchived, false),
        isNotNull(issueRuns.baseSha),
        ne(issueRuns.baseSha, scope.baseSha),
        or(isNull(pullRequests.status), inArray(pullRequests.status, ["OPEN", "DRAFT"])),
      ),
    )
    .orderBy(desc(issues.number));
}
