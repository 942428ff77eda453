import { existsSync, lstatSync, readlinkSync } from "node:fs";
import type { Mount } from "../../types.ts";

const TOP = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];
/** Of /etc only what programs need to start, to check certificates and to find alternatives; no host names, users or keys. */
const ETC = [
  "/etc/ld.so.cache",
  "/etc/ld.so.conf",
  "/etc/ld.so.conf.d",
  "/etc/alternatives",
  "/etc/ssl/certs",
  "/etc/ssl/openssl.cnf",
  "/etc/pki/tls/certs",
  "/etc/pki/ca-trust/extracted",
  "/etc/ca-certificates/extracted",
  "/etc/python3",
  "/etc/python3.11",
  "/etc/python3.12",
  "/etc/python3.13",
  "/etc/mime.types",
];

/**
 * Arguments that show host paths read-only. Folders above a target are made first:
 * bubblewrap would make them for root alone.
 */
export function readOnlyArguments(mounts: readonly Mount[]): string[] {
  const parents = new Set<string>();
  for (const { target } of mounts) {
    const parts = target.split("/").slice(1, -1);
    parts.forEach((_, index) => parents.add(`/${parts.slice(0, index + 1).join("/")}`));
  }
  return [
    ...[...parents].flatMap((path) => ["--perms", "0755", "--dir", path]),
    ...mounts.flatMap(({ source, target }) => ["--ro-bind", source, target]),
  ];
}

/** bubblewrap arguments that show the system's programs read-only. */
export function systemArguments(): string[] {
  const args = ["--ro-bind", "/usr", "/usr"];
  for (const path of TOP) {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    if (stat.isSymbolicLink()) args.push("--symlink", readlinkSync(path), path);
    else args.push("--ro-bind", path, path);
  }
  const etc = ETC.filter((path) => existsSync(path)).map((path) => ({ source: path, target: path }));
  return [...args, ...readOnlyArguments(etc)];
}
