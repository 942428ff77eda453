import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { externalTestDatabase } from "@fixpoint/db/testing";
import { readyUrl } from "../../bench/api/processes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface RunningServer {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The real server on a free port with an empty data folder, and a database, of its own. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fixpoint-e2e-"));
  const database = await externalTestDatabase();
  const child = spawn(path.join(root, "node_modules/node/bin/node"), [path.join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      FIXPOINT_DATA_DIR: dataDir,
      FIXPOINT_DEMO: "false",
      DATABASE_URL: database?.databaseUrl,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await readyUrl(child);
  child.stdout?.resume();
  return {
    url,
    dataDir,
    async stop() {
      const ended = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      await database?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
