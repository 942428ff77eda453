import type { User } from "@fixpoint/contracts";
import type { UserRow } from "@fixpoint/db";
import { isStaff } from "../../core/credentials.ts";

export function presentUser(user: UserRow, staffDomain: string): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    organization: user.defaultOrganizationId,
    isAdmin: isStaff(user, staffDomain),
  };
}
