import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import { execa } from "execa";
import pg from "pg";
import { stopPostmaster } from "../embedded/stop-postmaster.ts";
import { unprivilegedPrefix } from "../embedded/unprivileged.ts";

const DEBIAN = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 30_000;

/** The folder of an installed PostgreSQL server's programs, the newest one's; null when there is none. */
export function findInstalled(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A cluster of the installed PostgreSQL in a temporary folder, as a server of
 * somebody else would be: over TCP, with a password, a language's collation and
 * its own defaults, so that rows are as durable as there.
 */
export async function startExternalCluster(bin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const prefix = await unprivilegedPrefix();
  const folder = await mkdtemp(join(tmpdir(), "fp-external-"));
  const [data, log, passwordFile] = [join(folder, "data"), join(folder, "log"), join(folder, "password")];
  const password = randomBytes(12).toString("hex");
  await chmod(folder, 0o700);
  await writeFile(passwordFile, password, { mode: 0o600 });
  const access = ["-U", "fixpoint", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const locale = ["--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"];
  const initdb = [...prefix, join(bin, "initdb"), "-D", data, ...access, ...locale];
  await execa(initdb[0] as string, initdb.slice(1));
  const port = await freePort();
  const output = await open(log, "w");
  const listening = ["-c", "listen_addresses=127.0.0.1", "-c", `port=${port}`, "-c", "max_connections=200"];
  const postgres = [...prefix, join(bin, "postgres"), "-D", data, "-k", folder, ...listening];
  const child = spawn(postgres[0] as string, postgres.slice(1), { detached: true, stdio: ["ignore", output.fd, output.fd] });
  await output.close();
  const url = `postgresql://fixpoint:${password}@127.0.0.1:${port}/postgres`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new InfrastructureError("database_start_failed", `PostgreSQL did not start: ${await readFile(log, "utf8")}`);
    await delay(50);
  }
  return {
    url,
    async stop() {
      await stopPostmaster(child.pid as number);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
