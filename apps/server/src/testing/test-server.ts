import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@fixpoint/db";
import { externalTestDatabase, type DatabaseTemplate } from "@fixpoint/db/testing";
import { startQueue } from "@fixpoint/queue";
import { JOB_KINDS } from "../jobs/kinds.ts";
import { startServer, type RunningServer, type StartOptions } from "../start-server.ts";
import { createBrowser, signIn } from "./browser.ts";

export interface TestServer extends RunningServer {
  dataDir: string;
  /** A git repository with one commit. */
  repository: string;
}

/** Looks of several seconds come within one. */
export const PACE = 6;

export const FAKE_AGENT = fileURLToPath(new URL("./fake-agent-process.ts", import.meta.url));

export async function makeRepository(folder: string): Promise<string> {
  const path = join(folder, "repository");
  const run = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.test", ...args], { cwd: path, stdio: "pipe" });
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", path]);
  await writeFile(join(path, "sum.js"), "export const sum = (a, b) => a - b;\n");
  run("add", ".");
  run("commit", "--quiet", "-m", "First");
  return path;
}

export interface TestStorage {
  dataDir: string;
  /** Settings that name both the folder and the database. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** A server that starts brings its database up to date, which takes most of a start: here it is once in a run of tests. */
const UP_TO_DATE: DatabaseTemplate = {
  name: "server",
  async fill(databaseUrl) {
    const connection = await connect({ databaseUrl });
    const queue = await startQueue({ databaseUrl, onError: () => undefined });
    for (const kind of JOB_KINDS) await queue.declare(kind);
    await queue.stop(0);
    await connection.close();
  },
};

/** An empty data folder and, where tests run on an external PostgreSQL, a database there that holds nothing yet. */
export async function makeStorage(): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), "fp-server-"));
  const database = await externalTestDatabase(UP_TO_DATE);
  return {
    dataDir,
    env: {
      FIXPOINT_DATA_DIR: dataDir,
      // Beside an external database no key is made.
      ...(database && { DATABASE_URL: database.databaseUrl, FIXPOINT_ENCRYPTION_KEY: randomBytes(32).toString("hex") }),
    },
    async remove() {
      await database?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A whole server with a scripted agent in place of the real one. On the built-in PostgreSQL where `DATABASE_URL` is given as empty. */
export async function startTestServer(
  env: Record<string, string> = {},
  options: Pick<StartOptions, "logTo" | "agentEntry"> = {},
): Promise<TestServer> {
  const storage = await makeStorage();
  const repository = await makeRepository(storage.dataDir);
  const server = await startServer({
    ...options,
    pace: PACE,
    env: { PORT: "0", FIXPOINT_DEMO: "false", FIXPOINT_LOG_LEVEL: "silent", ...storage.env, ...env },
    agentEntry: options.agentEntry ?? FAKE_AGENT,
  });
  return {
    ...server,
    dataDir: storage.dataDir,
    repository,
    async stop() {
      await server.stop();
      await storage.remove();
    },
  };
}

/** Ada, signed in, with a project of her organization. */
export async function withProject(server: { url: string; repository: string }, name = "Calculator") {
  const ada = await signIn(server.url, "ada@acme.test");
  const organizations = await ada.json("GET", "/api/v1/organizations");
  const orgId: string = organizations.body.data[0].id;
  const created = await ada.json("POST", `/api/v1/organizations/${orgId}/projects`, { name, repositoryUrl: server.repository });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const project = created.body.data;
  return { ada, orgId, project, issues: `/api/v1/organizations/${orgId}/projects/${project.id}/issues` };
}

export async function waitFor<T>(read: () => Promise<T | null | undefined | false>, seconds = 50): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > until) throw new Error("It did not happen in time");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export { createBrowser, signIn };
