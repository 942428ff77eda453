import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import { execa } from "execa";
import pg from "pg";
import type { Binaries } from "./binaries.ts";
import { socketUrl, type ClusterPaths } from "./paths.ts";
import { SETTINGS } from "./settings.ts";

const START_TIMEOUT_MS = 60_000;
const STILL_THERE = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;

/** Makes the data directory. Built beside its place and renamed, so that a crash leaves no half of one. */
export async function createCluster(binaries: Binaries, prefix: string[], paths: ClusterPaths): Promise<void> {
  if (existsSync(paths.cluster)) return;
  const draft = `${paths.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  const [command, ...args] = [
    ...prefix,
    binaries.initdb,
    "-D",
    draft,
    "-U",
    "fixpoint",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
  ];
  const made = await execa(command as string, args, { reject: false, all: true });
  if (made.exitCode !== 0)
    throw new InfrastructureError(
      "database_init_failed",
      `The built-in PostgreSQL could not make its data folder: ${made.all.slice(-2000)}`,
    );
  await rename(draft, paths.cluster);
}

/** The PostgreSQL process; its own group, so that Ctrl+C reaches us first and we stop it in order. */
async function launch(binaries: Binaries, prefix: string[], paths: ClusterPaths): Promise<ChildProcess> {
  await mkdir(paths.socket, { recursive: true, mode: 0o700 });
  const log = await open(paths.log, "w", 0o600);
  const settings = Object.entries(SETTINGS).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const [command, ...args] = [...prefix, binaries.postgres, "-D", paths.cluster, "-k", paths.socket, ...settings];
  const child = spawn(command as string, args, { detached: true, stdio: ["ignore", log.fd, log.fd], cwd: paths.root });
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", reject);
  });
  child.unref();
  await log.close();
  return child;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Process id out of postmaster.pid when that PostgreSQL answers; null otherwise. */
export async function livingPostmaster(paths: ClusterPaths): Promise<number | null> {
  const file = await readFile(`${paths.cluster}/postmaster.pid`, "utf8").catch(() => "");
  const pid = Number(file.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return (await answers(socketUrl(paths, "postgres"))) ? pid : null;
}

/**
 * Starts PostgreSQL; resolves with its process id when it takes connections (after recovery, if it crashed).
 * What is left of one that was just killed keeps the folder for a moment: it is waited for.
 */
export async function launchUntilReady(binaries: Binaries, prefix: string[], paths: ClusterPaths): Promise<number> {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const child = await launch(binaries, prefix, paths);
    const log = await untilReady(child, paths, until);
    // The one that answers need not be ours: after a crash of a part of it PostgreSQL comes back by itself.
    if (log === null) return (await livingPostmaster(paths)) ?? child.pid ?? 0;
    if (!STILL_THERE.test(log) || Date.now() > until)
      throw new InfrastructureError(
        "database_start_failed",
        `The built-in PostgreSQL did not start: ${log.trim().slice(-2000) || "it gave no reason"}`,
      );
    await delay(200);
  }
}

/** Null when it takes connections, else what it said before it ended or its time was over. */
async function untilReady(child: ChildProcess, paths: ClusterPaths, until: number): Promise<string | null> {
  while (!(await answers(socketUrl(paths, "postgres")))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > until) return readFile(paths.log, "utf8").catch(() => "");
    await delay(25);
  }
  return null;
}

export async function ensureDatabase(paths: ClusterPaths, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(paths, "postgres") });
  client.on("error", () => {});
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
