import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../connection/connect.ts";
import { isUnavailable } from "../connection/errors.ts";
import { prepared } from "../connection/prepared.ts";
import { apiTokens, memberships, organizations, sessions, users } from "../schema/index.ts";
import type { OrganizationRow, UserRow } from "./organizations.ts";

/** Who asks, and how they stand to the organization that they ask for. */
export interface Admission {
  user: UserRow;
  /** The one organization that an API token opens; null for a session. */
  onlyOrganizationId: string | null;
  /** null when none was asked for, or there is none of that id. */
  organization: OrganizationRow | null;
  isMember: boolean;
}

const columns = { user: users, organization: organizations, memberId: memberships.userId };
const asked = eq(organizations.id, sql.placeholder("organizationId"));
const theirs = and(eq(memberships.organizationId, organizations.id), eq(memberships.userId, users.id));

const bySession = prepared((db) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(organizations, asked)
    .leftJoin(memberships, theirs)
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), gt(sessions.expiresAt, sql`now()`)))
    .prepare("admit_session"),
);

const byToken = prepared((db) =>
  db
    .select({ ...columns, token: apiTokens })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(organizations, asked)
    .leftJoin(memberships, theirs)
    .where(eq(apiTokens.tokenHash, sql.placeholder("tokenHash")))
    .prepare("admit_token"),
);

/** By a session that has not expired, by the database's clock; null when there is none. */
export async function admitSession(db: Db, tokenHash: string, organizationId: string | null): Promise<Admission | null> {
  const [found] = await bySession(db).execute({ tokenHash, organizationId });
  return found
    ? { user: found.user, organization: found.organization, isMember: found.memberId !== null, onlyOrganizationId: null }
    : null;
}

const NOTE_USE_EVERY_MS = 60_000;

/** By an API token, whose use is noted at most once a minute; null when there is none. */
export async function admitToken(db: Db, tokenHash: string, organizationId: string | null): Promise<Admission | null> {
  const [found] = await byToken(db).execute({ tokenHash, organizationId });
  if (!found) return null;
  if (!found.token.lastUsedAt || Date.now() - found.token.lastUsedAt.getTime() > NOTE_USE_EVERY_MS)
    await db
      .update(apiTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(apiTokens.id, found.token.id))
      .catch((error: unknown) => {
        // What is only read goes on where the database takes no writes.
        if (!isUnavailable(error)) throw error;
      });
  return {
    user: found.user,
    organization: found.organization,
    isMember: found.memberId !== null,
    onlyOrganizationId: found.token.organizationId,
  };
}
