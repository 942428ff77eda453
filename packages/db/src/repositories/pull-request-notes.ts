import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { pullRequestNotes } from "../schema/index.ts";

export type PullRequestNoteRow = typeof pullRequestNotes.$inferSelect;
export type NewNote = Omit<typeof pullRequestNotes.$inferInsert, "id" | "createdAt" | "reason" | "commitSha" | "answeredAt">;

/** Those that were not known. */
export async function addNotes(db: Queryable, notes: readonly NewNote[]): Promise<PullRequestNoteRow[]> {
  if (notes.length === 0) return [];
  return db
    .insert(pullRequestNotes)
    .values(notes.map((note) => ({ id: randomUUID(), ...note })))
    .onConflictDoNothing()
    .returning();
}

/** In the order in which they were written. */
export async function notesOf(db: Queryable, pullRequestId: string): Promise<PullRequestNoteRow[]> {
  return db
    .select()
    .from(pullRequestNotes)
    .where(eq(pullRequestNotes.pullRequestId, pullRequestId))
    .orderBy(asc(pullRequestNotes.writtenAt), asc(pullRequestNotes.externalId));
}

export async function findNote(db: Queryable, id: string): Promise<PullRequestNoteRow | null> {
  return (await db.select().from(pullRequestNotes).where(eq(pullRequestNotes.id, id)))[0] ?? null;
}

/** What became of a note that waits; asked again it leaves the first word. */
export async function settleNote(
  db: Queryable,
  id: string,
  change: { state: "addressed" | "declined"; reason: string; commitSha?: string | null },
): Promise<void> {
  await db
    .update(pullRequestNotes)
    .set(change)
    .where(and(eq(pullRequestNotes.id, id), eq(pullRequestNotes.state, "waiting")));
}

/** Settled, and nobody has told the reviewer yet. */
export async function unansweredNotes(db: Queryable, pullRequestId: string): Promise<PullRequestNoteRow[]> {
  return db
    .select()
    .from(pullRequestNotes)
    .where(
      and(
        eq(pullRequestNotes.pullRequestId, pullRequestId),
        isNotNull(pullRequestNotes.reason),
        isNull(pullRequestNotes.answeredAt),
      ),
    )
    .orderBy(asc(pullRequestNotes.writtenAt));
}

export async function noteAnswered(db: Queryable, id: string): Promise<void> {
  await db
    .update(pullRequestNotes)
    .set({ answeredAt: sql`now()` })
    .where(eq(pullRequestNotes.id, id));
}
