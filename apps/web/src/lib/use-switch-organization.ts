import type { Organization } from "@fixpoint/contracts";
import { useState } from "react";
import { send } from "./api-client.ts";
import { useUser } from "./session.ts";

const SWITCH_DELAY_MS = 100;

/** Goes to another organization with a full load of its page; `switchingTo` is its id meanwhile. */
export function useSwitchOrganization() {
  const user = useUser();
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);

  function switchTo(target: Organization): void {
    setSwitchingTo(target.id);
    // Access to another's organization is recorded; a failed record must not hold the person up (the server audits by itself too).
    if (target.id !== user?.organization)
      void send("POST", `/api/v1/audit/organizations/${target.id}/access`, { body: {} }).catch(() => undefined);
    setTimeout(() => location.assign(`/${target.slug}`), SWITCH_DELAY_MS);
  }

  return { switchingTo, switchTo };
}
