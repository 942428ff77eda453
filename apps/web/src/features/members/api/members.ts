import { User } from "@fixpoint/contracts";
import { call, send } from "../../../lib/api-client.ts";
import { usersPath } from "../../../lib/members.ts";

export function inviteMember(orgId: string, email: string): Promise<User> {
  return call(User, "POST", usersPath(orgId), { body: { email } });
}

export function removeMember(orgId: string, userId: string): Promise<void> {
  return send("DELETE", `${usersPath(orgId)}/${userId}`);
}
