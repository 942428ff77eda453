import { auditedWithin, writeAudit } from "@fixpoint/db";
import type { AppContext } from "../context.ts";
import type { Viewer } from "./session.ts";

/** One visit is one audit entry. */
const AUDIT_EVERY_SECONDS = 15 * 60;
const MOST_REMEMBERED = 10_000;
const noted = new WeakMap<AppContext, Map<string, number>>();

/** Notes that somebody acts in an organization that is not their default one, before they see anything of it. */
export async function auditAccess(
  context: AppContext,
  viewer: Viewer,
  organizationId: string,
  action: "staff_access" | "organization_access",
): Promise<void> {
  const visits = noted.get(context) ?? new Map<string, number>();
  noted.set(context, visits);
  const entry = { organizationId, userId: viewer.user.id, action };
  const key = `${viewer.user.id} ${organizationId} ${action}`;
  // Saves a query for each request of a visit; the database decides between processes.
  if ((visits.get(key) ?? 0) > Date.now()) return;
  if (!(await auditedWithin(context.db, entry, AUDIT_EVERY_SECONDS)))
    await writeAudit(context.db, {
      ...entry,
      detail: { email: viewer.user.email, by: viewer.onlyOrganizationId === null ? "session" : "token" },
    });
  if (visits.size >= MOST_REMEMBERED) visits.clear();
  // Shorter than the visit: an entry is due at most this much late.
  visits.set(key, Date.now() + (AUDIT_EVERY_SECONDS * 1000) / 15);
}
