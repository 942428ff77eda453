import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { externalTestDatabase } from "@fixpoint/db/testing";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface RunningServer {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the server has no stdout");
  const seen: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    seen.push(line);
    const url = /^Fixpoint is ready at (http:\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error(`The server ended before it was ready:\n${seen.join("\n")}`);
}

/** The real server on a free port with an empty data folder, and a database, of its own. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fixpoint-e2e-"));
  const database = await externalTestDatabase();
  const child = spawn(path.join(root, "node_modules/node/bin/node"), [path.join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
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
