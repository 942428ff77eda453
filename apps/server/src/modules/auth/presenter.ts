import type { User } from "@fixpoint/contracts";
import type { UserRow } from "@fixpoint/db";
import { isStaff } from "../../core/credentials.ts";

/** Oneself. */
export function presentUser(user: UserRow, staffDomain: string): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    organization: user.defaultOrganizationId,
    isAdmin: isStaff(user, staffDomain),
  };
}

/** Somebody, as one organization sees them: which other ones they belong to is not its business. */
export function presentMember(user: UserRow, staffDomain: string, organizationId: string): User {
  const isDefault = user.defaultOrganizationId === organizationId;
  return { ...presentUser(user, staffDomain), organization: isDefault ? organizationId : null };
}
