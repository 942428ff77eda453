import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queryable, Transactable } from "../connection/connect.ts";
import { tasks } from "../schema/index.ts";

export type TaskRow = typeof tasks.$inferSelect;

/** The newest 200. */
export async function listTasks(db: Queryable, organizationId: string): Promise<TaskRow[]> {
  return db.select().from(tasks).where(eq(tasks.organizationId, organizationId)).orderBy(desc(tasks.createdAt)).limit(200);
}

const OPEN: TaskRow["status"][] = ["pending", "running"];

/** A pending task; null when the project has an open one of that type, however many ask at once. */
export async function createOnlyTask(
  db: Transactable,
  values: { organizationId: string; projectId: string; type: string },
): Promise<TaskRow | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${values.type} ${values.projectId}`}, 0))`);
    const open = await openTasks(tx, values.organizationId, values.type);
    if (open.some((task) => task.projectId === values.projectId)) return null;
    const rows = await tx
      .insert(tasks)
      .values({ id: randomUUID(), ...values })
      .returning();
    return rows[0] ?? null;
  });
}

/** Moves a task that has not ended; null when it has, or is gone. */
export async function updateOpenTask(
  db: Queryable,
  organizationId: string,
  taskId: string,
  values: { status: TaskRow["status"]; error?: string | null },
): Promise<TaskRow | null> {
  const rows = await db
    .update(tasks)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(tasks.organizationId, organizationId), eq(tasks.id, taskId), inArray(tasks.status, OPEN)))
    .returning();
  return rows[0] ?? null;
}

/** Open tasks of every organization that nothing has happened to for so long. */
export async function staleTasks(db: Queryable, type: string, olderThanSeconds: number): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.type, type),
        inArray(tasks.status, OPEN),
        lte(tasks.updatedAt, sql`now() - make_interval(secs => ${olderThanSeconds})`),
      ),
    );
}

/** Tasks of one type that are pending or running, newest first: what locks a project. */
export async function openTasks(db: Queryable, organizationId: string, type: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.organizationId, organizationId), eq(tasks.type, type), inArray(tasks.status, OPEN)))
    .orderBy(desc(tasks.createdAt));
}
