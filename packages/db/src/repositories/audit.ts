import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";
import { auditEntries } from "../schema/index.ts";

export interface NewAuditEntry {
  organizationId: string;
  userId: string;
  action: string;
  detail: Record<string, string>;
}

export async function writeAudit(db: Queryable, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values({ id: randomUUID(), ...entry });
}

export type AuditRow = typeof auditEntries.$inferSelect;

/** The newest 500. */
export async function listAudit(db: Queryable, organizationId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, organizationId))
    .orderBy(desc(auditEntries.createdAt))
    .limit(500);
}

/** Whether this person's action there was noted within the last seconds, so that one visit is one entry. */
export async function auditedWithin(
  db: Queryable,
  entry: Pick<NewAuditEntry, "organizationId" | "userId" | "action">,
  seconds: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, entry.organizationId),
        eq(auditEntries.userId, entry.userId),
        eq(auditEntries.action, entry.action),
        gt(auditEntries.createdAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
