import { randomUUID } from "node:crypto";
import type { AgentEvent, Evidence, ExistingUnitTest, FixItem, ModifiedUnitTest, ReproductionItem } from "@fixpoint/contracts";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Queryable, Transactable } from "../connection/connect.ts";
import { issueEvents, issueRuns, issues } from "../schema/index.ts";
import { NOT_RUN, type IssueChange } from "./issues.ts";
import { recordUsage } from "./usage.ts";

export type IssueRunRow = typeof issueRuns.$inferSelect;

/** Proof of a claim: whoever claims the run next has a larger fence, and this one can write no more. */
export interface Claim {
  runId: string;
  fence: number;
}

export interface RunResultRow {
  baseSha: string | null;
  patch: string | null;
  fix: FixItem[];
  reproductionScript: ReproductionItem[];
  existingUnitTests: ExistingUnitTest[];
  modifiedUnitTests: ModifiedUnitTest[];
  evidence: Evidence;
  evidencePath: string | null;
}

/** A bug before its runs, in the order in which deleting it takes them: the other way round, both would wait for ever. */
async function lockIssueOfRun(db: Queryable, runId: string): Promise<void> {
  const issueId = db.select({ id: issueRuns.issueId }).from(issueRuns).where(eq(issueRuns.id, runId));
  await db.select({ id: issues.id }).from(issues).where(inArray(issues.id, issueId)).for("no key update");
}

/** A new run that counts from now on; older ones of the bug are superseded. The bug goes back to `not_started`. */
export async function createRun(db: Queryable, organizationId: string, issueId: string): Promise<IssueRunRow> {
  await db.select({ id: issues.id }).from(issues).where(eq(issues.id, issueId)).for("no key update");
  const cutOff = await db
    .update(issueRuns)
    .set({ status: "superseded" })
    .where(
      and(
        eq(issueRuns.organizationId, organizationId),
        eq(issueRuns.issueId, issueId),
        inArray(issueRuns.status, ["waiting", "running"]),
      ),
    )
    .returning({ id: issueRuns.id, startedAt: issueRuns.startedAt });
  for (const run of cutOff) if (run.startedAt) await recordUsage(db, { runId: run.id, result: null, candidates: 0 });
  const rows = await db.insert(issueRuns).values({ id: randomUUID(), organizationId, issueId }).returning();
  const run = rows[0] as IssueRunRow;
  await db
    .update(issues)
    .set({
      currentRunId: run.id,
      agentProcessingStatus: "not_started",
      agentResultStatus: null,
      statusResult: NOT_RUN,
      coveredLines: null,
      coverableLines: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(issues.organizationId, organizationId), eq(issues.id, issueId)));
  return run;
}

/** Takes the run for one worker and wipes what an interrupted attempt left; null when it is done or superseded. */
export async function claimRun(db: Db, organizationId: string, runId: string, worker: string): Promise<Claim | null> {
  return db.transaction(async (tx) => {
    await lockIssueOfRun(tx, runId);
    const rows = await tx
      .update(issueRuns)
      .set({ status: "running", fence: sql`${issueRuns.fence} + 1`, claimedBy: worker, startedAt: sql`now()` })
      .where(
        and(
          eq(issueRuns.organizationId, organizationId),
          eq(issueRuns.id, runId),
          inArray(issueRuns.status, ["waiting", "running"]),
        ),
      )
      .returning();
    const run = rows[0];
    if (!run) return null;
    await tx.delete(issueEvents).where(eq(issueEvents.runId, runId));
    await tx
      .update(issues)
      .set({ agentProcessingStatus: "working", updatedAt: sql`now()` })
      .where(and(eq(issues.id, run.issueId), eq(issues.currentRunId, runId)));
    return { runId, fence: run.fence };
  });
}

function holds(claim: Claim) {
  return and(eq(issueRuns.id, claim.runId), eq(issueRuns.fence, claim.fence), eq(issueRuns.status, "running"));
}

/** Whether the claim still stands; false tells the worker to stop. */
export async function claimStands(db: Queryable, claim: Claim): Promise<boolean> {
  const rows = await db.select({ id: issueRuns.id }).from(issueRuns).where(holds(claim));
  return rows.length > 0;
}

/** Stores timeline entries; false when the claim was lost and nothing was stored. */
export async function appendIssueEvents(db: Db, claim: Claim, events: AgentEvent[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.select({ organizationId: issueRuns.organizationId }).from(issueRuns).where(holds(claim)).for("share");
    const run = rows[0];
    if (!run) return false;
    if (events.length > 0) {
      await tx
        .insert(issueEvents)
        .values(events.map((event) => ({ runId: claim.runId, seq: event.seq, organizationId: run.organizationId, event })))
        .onConflictDoNothing();
    }
    return true;
  });
}

/** Run and bug end together, and what it took is noted; false when the claim was lost and nothing was stored. */
export async function finishRun(db: Transactable, claim: Claim, result: RunResultRow, change: IssueChange): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockIssueOfRun(tx, claim.runId);
    const rows = await tx
      .update(issueRuns)
      .set({ ...result, status: "done", finishedAt: sql`now()` })
      .where(holds(claim))
      .returning({ issueId: issueRuns.issueId });
    const run = rows[0];
    if (!run) return false;
    await tx
      .update(issues)
      .set({ ...change, agentProcessingStatus: "done", updatedAt: sql`now()` })
      .where(and(eq(issues.id, run.issueId), eq(issues.currentRunId, claim.runId)));
    await recordUsage(tx, {
      runId: claim.runId,
      result: change.agentResultStatus ?? null,
      candidates: result.evidence.search?.candidatesTried ?? 0,
    });
    return true;
  });
}

/** Evidence folders of all bugs of a project, relative to the data folder. */
export async function evidencePathsOfProject(db: Queryable, organizationId: string, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ path: issueRuns.evidencePath })
    .from(issueRuns)
    .innerJoin(issues, eq(issues.id, issueRuns.issueId))
    .where(and(eq(issues.organizationId, organizationId), eq(issues.projectId, projectId)));
  return rows.flatMap((row) => row.path ?? []);
}

export async function findRun(db: Queryable, organizationId: string, runId: string): Promise<IssueRunRow | null> {
  const rows = await db
    .select()
    .from(issueRuns)
    .where(and(eq(issueRuns.organizationId, organizationId), eq(issueRuns.id, runId)));
  return rows[0] ?? null;
}

/** Runs that wait or were cut off, oldest first, of every organization: what a starting worker makes sure is queued. */
export async function unfinishedRuns(db: Queryable): Promise<Pick<IssueRunRow, "id" | "organizationId" | "issueId">[]> {
  return db
    .select({ id: issueRuns.id, organizationId: issueRuns.organizationId, issueId: issueRuns.issueId })
    .from(issueRuns)
    .where(inArray(issueRuns.status, ["waiting", "running"]))
    .orderBy(asc(issueRuns.createdAt));
}

/** Evidence folders of a bug's runs, relative to the data folder, newest first. */
export async function evidencePaths(db: Queryable, organizationId: string, issueId: string): Promise<string[]> {
  const rows = await db
    .select({ path: issueRuns.evidencePath })
    .from(issueRuns)
    .where(and(eq(issueRuns.organizationId, organizationId), eq(issueRuns.issueId, issueId)))
    .orderBy(desc(issueRuns.createdAt));
  return rows.flatMap((row) => row.path ?? []);
}

/** What a bug's runs keep on the disk, newest first, for those of `issueIds` that still exist. */
export async function runsOfIssues(
  db: Queryable,
  issueIds: string[],
): Promise<Pick<IssueRunRow, "id" | "issueId" | "status" | "fence" | "evidencePath">[]> {
  return db
    .select({
      id: issueRuns.id,
      issueId: issueRuns.issueId,
      status: issueRuns.status,
      fence: issueRuns.fence,
      evidencePath: issueRuns.evidencePath,
    })
    .from(issueRuns)
    .where(inArray(issueRuns.issueId, issueIds))
    .orderBy(desc(issueRuns.createdAt));
}

/** For runs whose evidence is about to be removed. */
export async function forgetEvidence(db: Queryable, paths: string[]): Promise<void> {
  if (paths.length > 0) await db.update(issueRuns).set({ evidencePath: null }).where(inArray(issueRuns.evidencePath, paths));
}

/** The timeline of one run, in order. */
export async function listIssueEvents(db: Queryable, organizationId: string, runId: string): Promise<AgentEvent[]> {
  const rows = await db
    .select({ event: issueEvents.event })
    .from(issueEvents)
    .where(and(eq(issueEvents.organizationId, organizationId), eq(issueEvents.runId, runId)))
    .orderBy(asc(issueEvents.seq));
  return rows.map((row) => row.event);
}
