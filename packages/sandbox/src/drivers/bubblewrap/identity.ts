import { lstatSync, readFileSync } from "node:fs";
import { randomInt } from "node:crypto";

/**
 * Who the command is. As root each work tree has an unprivileged user of its own ("slot"), to whom the tree is
 * given at the start of a run; elsewhere the command is the calling user, mapped to 1000 in a user namespace.
 */
export interface Identity {
  uid: number;
  gid: number;
  /** As root: the privileges are dropped by the init script, inside. */
  slot: boolean;
}

/** Free in the numbering of Debian and systemd, and below 65,536 so that nested containers can map it. */
export const SLOT_FIRST = 60_600;
export const SLOT_COUNT = 500;
const GUEST_ID = 1000;

const assigned = new Map<string, number>();

export function isSlot(uid: number): boolean {
  return uid >= SLOT_FIRST && uid < SLOT_FIRST + SLOT_COUNT;
}

/** `workTree` is a real path. A tree keeps its user for as long as it lives, in this process and in others. */
export function identityFor(workTree: string, hostUid: number): Identity {
  if (hostUid !== 0) return { uid: GUEST_ID, gid: GUEST_ID, slot: false };
  const owner = lstatSync(workTree).uid;
  const uid = isSlot(owner) ? owner : (assigned.get(workTree) ?? SLOT_FIRST + randomInt(SLOT_COUNT));
  assigned.set(workTree, uid);
  return { uid, gid: uid, slot: true };
}

/** Whether this host, perhaps itself a container, knows the slots' user ids. */
export function slotsAreMapped(uidMap = readFileSync("/proc/self/uid_map", "utf8")): boolean {
  return uidMap.split("\n").some((line) => {
    const [inside, , count] = line.trim().split(/\s+/).map(Number);
    if (inside === undefined || count === undefined) return false;
    return inside <= SLOT_FIRST && inside + count >= SLOT_FIRST + SLOT_COUNT;
  });
}
