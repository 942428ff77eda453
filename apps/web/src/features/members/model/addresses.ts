import { InviteUserBody, type User } from "@fixpoint/contracts";

/** How an invitation stands; only `waiting` and `failed` ones are sent. */
export type Invitation =
  | { email: string; state: "waiting" | "sending" | "sent" }
  | { email: string; state: "refused" | "failed"; reason: string };

const NOT_AN_ADDRESS = "Not an email address";
const ALREADY_MEMBER = "Already a member";

/** The addresses of a text, by comma, semicolon, blank or line; each once, in lower case. */
export function addressesOf(text: string): string[] {
  const parts = text.split(/[\s,;]+/).map((part) => part.replace(/^<|>$/g, "").toLowerCase());
  return [...new Set(parts.filter((part) => part !== ""))];
}

function invitationOf(email: string, members: readonly User[]): Invitation {
  if (!InviteUserBody.safeParse({ email }).success) return { email, state: "refused", reason: NOT_AN_ADDRESS };
  if (members.some((member) => member.email.toLowerCase() === email)) return { email, state: "refused", reason: ALREADY_MEMBER };
  return { email, state: "waiting" };
}

/** Adds the addresses of a text to the list; those that are in it stay as they are. */
export function addAddresses(list: readonly Invitation[], text: string, members: readonly User[]): Invitation[] {
  const known = new Set(list.map((invitation) => invitation.email));
  const added = addressesOf(text).filter((email) => !known.has(email));
  return [...list, ...added.map((email) => invitationOf(email, members))];
}

export function canBeSent(invitation: Invitation): boolean {
  return invitation.state === "waiting" || invitation.state === "failed";
}
