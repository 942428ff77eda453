import { posix } from "node:path";
import type { CheckedRequest } from "../../check-request.ts";
import { SHM_BYTES, TMP_BYTES } from "../../limits.ts";
import type { Mount } from "../../types.ts";
import { guestEtcArguments } from "./guest-etc.ts";
import type { Identity } from "./identity.ts";
import { readOnlyArguments, systemArguments } from "./system-folders.ts";

export const GUEST_ROOT = "/work";
export const GUEST_HOME = "/tmp/home";

// What the init script needs as root, before it gives all of it up.
const INIT_CAPABILITIES = ["CAP_CHOWN", "CAP_DAC_OVERRIDE", "CAP_FOWNER", "CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"];

function namespaceArguments(identity: Identity): string[] {
  const common = ["--die-with-parent", "--new-session", "--hostname", "sandbox", "--cap-drop", "ALL"];
  if (!identity.slot) {
    return [
      "--unshare-all",
      "--unshare-user",
      "--disable-userns",
      "--uid",
      String(identity.uid),
      "--gid",
      String(identity.gid),
      ...common,
    ];
  }
  // All but the user namespace: in one made by root the command would be root on the host's files.
  return [
    "--unshare-ipc",
    "--unshare-pid",
    "--unshare-net",
    "--unshare-uts",
    "--unshare-cgroup-try",
    ...common,
    ...INIT_CAPABILITIES.flatMap((name) => ["--cap-add", name]),
  ];
}

function sizedTmpfs(path: string, bytes: number): string[] {
  return ["--perms", "1777", "--size", String(bytes), "--tmpfs", path];
}

/** All options but the command; they are fed by a descriptor, so that host paths are in no process's arguments. */
export function bubblewrapArguments(
  request: CheckedRequest,
  identity: Identity,
  options: { stateDir: string; extraMounts: readonly Mount[] },
): string[] {
  return [
    ...namespaceArguments(identity),
    ...systemArguments(),
    ...guestEtcArguments(options.stateDir, identity),
    "--proc",
    "/proc",
    "--dev",
    "/dev",
    ...sizedTmpfs("/dev/shm", SHM_BYTES),
    "--remount-ro",
    "/dev",
    ...sizedTmpfs("/tmp", TMP_BYTES),
    "--perms",
    "0777",
    "--dir",
    GUEST_HOME,
    ...readOnlyArguments([...request.mounts, ...options.extraMounts]),
    "--bind",
    request.workTree,
    GUEST_ROOT,
    "--remount-ro",
    "/",
    "--chdir",
    posix.join(GUEST_ROOT, request.cwd),
  ];
}
