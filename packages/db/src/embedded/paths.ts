import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A Unix socket's path may have 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 90;

export interface ClusterPaths {
  root: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Folder of the Unix socket; short, whatever the data folder is called. */
  socket: string;
  log: string;
  lock: string;
}

export function clusterPaths(dataFolder: string): ClusterPaths {
  const root = resolve(dataFolder, "postgres");
  const near = join(root, "run");
  const digest = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const socket =
    Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : join(tmpdir(), `fixpoint-pg-${process.getuid?.() ?? 0}-${digest}`);
  return { root, cluster: join(root, "cluster"), socket, log: join(root, "postgres.log"), lock: join(root, "start.lock") };
}

/** `host` as a parameter, because the socket's folder holds slashes. */
export function socketUrl(paths: ClusterPaths, database: string): string {
  return `postgresql://fixpoint@/${database}?host=${encodeURIComponent(paths.socket)}&port=5432`;
}
