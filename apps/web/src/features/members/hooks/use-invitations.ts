import type { User } from "@fixpoint/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { inviteMember } from "../api/members.ts";
import { addAddresses, canBeSent, type Invitation } from "../model/addresses.ts";

/** Addresses as they are typed and how each one's invitation went; they are sent one after another. */
export function useInvitations(orgId: string, members: readonly User[]) {
  const client = useQueryClient();
  const [list, setList] = useState<Invitation[]>([]);
  const [isSending, setSending] = useState(false);

  function note(next: Invitation): void {
    setList((current) => current.map((known) => (known.email === next.email ? next : known)));
  }

  /** Sends what can be sent, with `typed` added first. Says whether every invitation of the list has gone out. */
  async function send(typed: string): Promise<boolean> {
    const all = addAddresses(list, typed, members);
    setList(all);
    setSending(true);
    let failures = all.filter((invitation) => invitation.state === "refused").length;
    for (const { email } of all.filter(canBeSent)) {
      note({ email, state: "sending" });
      try {
        await inviteMember(orgId, email);
        note({ email, state: "sent" });
      } catch (error) {
        failures += 1;
        note({ email, state: "failed", reason: failureText(error, "Unknown error") });
      }
    }
    setSending(false);
    await client.invalidateQueries({ queryKey: keys.users(orgId) });
    return failures === 0;
  }

  return {
    list,
    isSending,
    add: (text: string) => setList((current) => addAddresses(current, text, members)),
    remove: (email: string) => setList((current) => current.filter((known) => known.email !== email)),
    send,
  };
}
