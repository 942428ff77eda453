import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mount } from "../../types.ts";
import type { Identity } from "./identity.ts";
import { readOnlyArguments } from "./system-folders.ts";

const made = new Map<string, string[]>();

/** Writes the few files of /etc that are made up and gives the arguments that show them. */
export function guestEtcArguments(stateDir: string, identity: Identity): string[] {
  const folder = join(stateDir, `etc-${identity.uid}`);
  const known = made.get(folder);
  if (known !== undefined) return known;
  const { uid, gid } = identity;
  const files: Record<string, string> = {
    passwd: `root:x:0:0:root:/nonexistent:/usr/sbin/nologin\nfixpoint:x:${uid}:${gid}:fixpoint:/tmp/home:/bin/sh\n`,
    group: `root:x:0:\nfixpoint:x:${gid}:\n`,
    hosts: "127.0.0.1 localhost sandbox\n::1 localhost\n",
    "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
  };
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const mounts: Mount[] = [];
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o644 });
    mounts.push({ source: join(folder, name), target: `/etc/${name}` });
  }
  const args = readOnlyArguments(mounts);
  made.set(folder, args);
  return args;
}
