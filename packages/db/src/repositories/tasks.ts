import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { tasks } from "../schema/index.ts";

export type TaskRow = typeof tasks.$inferSelect;

/** The newest 200. */
export async function listTasks(db: Queryable, organizationId: string): Promise<TaskRow[]> {
  return db.select().from(tasks).where(eq(tasks.organizationId, organizationId)).orderBy(desc(tasks.createdAt)).limit(200);
}

export async function createTask(
  db: Queryable,
  values: { organizationId: string; projectId: string; type: string },
): Promise<TaskRow> {
  const rows = await db
    .insert(tasks)
    .values({ id: randomUUID(), ...values })
    .returning();
  return rows[0] as TaskRow;
}

export async function updateTask(
  db: Queryable,
  organizationId: string,
  taskId: string,
  values: { status: TaskRow["status"]; error?: string | null },
): Promise<TaskRow | null> {
  const rows = await db
    .update(tasks)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(tasks.organizationId, organizationId), eq(tasks.id, taskId)))
    .returning();
  return rows[0] ?? null;
}

/** Tasks of one type that are pending or running, newest first: what locks a project. */
export async function openTasks(db: Queryable, organizationId: string, type: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.organizationId, organizationId), eq(tasks.type, type), inArray(tasks.status, ["pending", "running"])))
    .orderBy(desc(tasks.createdAt));
}
