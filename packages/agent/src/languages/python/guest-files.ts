import { fileURLToPath } from "node:url";
import type { Mount, Sandbox } from "@fixpoint/sandbox";

const INTERPRETER = "/usr/bin/python3";

/** The guest scripts, shown read-only inside. */
export const GUEST_MOUNT: Mount = {
  source: fileURLToPath(new URL("./guest", import.meta.url)),
  target: "/fixpoint-guest/python",
};

/** A fixed hash seed makes set and dict orders the same in each run, here and in a replay. */
export const GUEST_ENV = { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" };

/** Command that runs one guest script. `-s`: no packages of a user's home. */
export function guestCommand(sandbox: Sandbox, script: string, ...args: string[]): [string, ...string[]] {
  return [INTERPRETER, "-s", "-B", "-X", "utf8", `${sandbox.guestPath(GUEST_MOUNT)}/${script}.py`, ...args];
}

/** As arguments, which the guest joins: one alone may have 128 KiB, and the files of a large project are more. */
export function documentWords(document: unknown): string[] {
  return JSON.stringify(document).match(/.{1,30000}/gsu) ?? [];
}

export { INTERPRETER };
