import { connect } from "@fixpoint/db";
import { builtInDatabase } from "@fixpoint/db/testing";
import { createBrowser } from "../browser.ts";
import { startServerChild, stopServerChild, type ServerChild } from "../server-child.ts";
import { makeRepository, makeStorage, waitFor, withProject } from "../test-server.ts";
import { halfStates } from "./half-states.ts";
import { Ledger } from "./ledger.ts";
import { writeUntilItFails, type Scene } from "./writers.ts";

const VICTIMS = ["server", "database", "both"] as const;
type Victim = (typeof VICTIMS)[number];
/** So many writes are acknowledged before the kill: another number in each cycle, whatever the speed of the machine. */
const writesBefore = (cycle: number): number => 6 + ((cycle * 11) % 23);

export interface DurabilityReport {
  cycles: number;
  kills: Record<Victim, number>;
  acknowledged: number;
  unanswered: number;
  lost: string[];
  half: string[];
  /** At the very end, when all is quiet: bugs not worked on, projects still locked. */
  stuck: string[];
}

/**
 * Kills the server, the built-in PostgreSQL or both in the middle of writes, again and again, and looks for
 * what was acknowledged and is gone, and for what is there by half. An external database is not killed.
 */
export async function killInCycles(cycles: number): Promise<DurabilityReport> {
  const storage = await makeStorage();
  const external = storage.env["DATABASE_URL"];
  const builtIn = builtInDatabase(storage.dataDir);
  const env = { ...storage.env, FIXPOINT_CONCURRENCY: "2" };
  const report: DurabilityReport = {
    cycles,
    kills: { server: 0, database: 0, both: 0 },
    acknowledged: 0,
    unanswered: 0,
    lost: [],
    half: [],
    stuck: [],
  };
  const ledger = new Ledger();
  let server: ServerChild = await startServerChild(env);

  async function inspect<T>(look: (connection: Awaited<ReturnType<typeof connect>>) => Promise<T>): Promise<T> {
    const connection = await connect({ databaseUrl: external ?? builtIn.databaseUrl, poolSize: 1 });
    try {
      return await look(connection);
    } finally {
      await connection.close();
    }
  }

  async function compare(cycle: string): Promise<void> {
    await inspect(async ({ db }) => {
      report.lost.push(...(await ledger.lost(db)).map((text) => `${cycle}: ${text}`));
      report.half.push(...(await halfStates(db)).map((text) => `${cycle}: ${text}`));
    });
  }

  async function killDatabase(): Promise<void> {
    const pid = await builtIn.pid();
    if (pid !== null) process.kill(pid, "SIGKILL");
  }

  async function killServer(): Promise<void> {
    server.child.kill("SIGKILL");
    await server.ended;
  }

  try {
    const repository = await makeRepository(storage.dataDir);
    const { ada, orgId, project } = await withProject({ url: server.url, repository });
    let made = 0;
    const scene: Omit<Scene, "browser"> = {
      orgId,
      projectId: project.id,
      repository,
      sha: project.repositories[0].latestCommit.sha,
      ledger,
      next: () => (made += 1),
    };
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const victim: Victim = external ? "server" : (VICTIMS[cycle % VICTIMS.length] as Victim);
      report.kills[victim] += 1;
      const browser = createBrowser(server.url);
      for (const [name, value] of ada.cookies) browser.cookies.set(name, value);
      const until = ledger.acknowledged + writesBefore(cycle);
      let killed = false;
      // A database that is back at once may fail nobody's write.
      const writing = writeUntilItFails({ ...scene, browser }, () => killed);
      await Promise.race([writing, waitFor(async () => ledger.acknowledged >= until)]);
      if (victim !== "server") await killDatabase();
      if (victim !== "database") await killServer();
      killed = true;
      await writing;
      // What the dead process left, before anybody tidies up.
      if (victim === "server") await compare(`cycle ${cycle}, ${victim} killed`);
      if (victim === "database") await waitFor(async () => (await fetch(`${server.url}/readyz`)).status === 200);
      else server = await startServerChild(env);
      await compare(`cycle ${cycle}, ${victim} killed, after the restart`);
    }
    report.stuck = await waitFor(
      async () => {
        const { rows } = await inspect(({ db }) =>
          db.execute<{ id: string }>(`select id from issue_runs where status in ('waiting', 'running')
          union select id from tasks where status in ('pending', 'running')`),
        );
        return rows.length === 0 ? [] : null;
      },
      60 + cycles * 6,
    ).catch(() => ["runs or tasks have not ended"]);
    await compare("at the end");
  } finally {
    await stopServerChild(server);
    await storage.remove();
  }
  return { ...report, acknowledged: ledger.acknowledged, unanswered: ledger.unanswered };
}
