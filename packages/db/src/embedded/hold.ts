import pg from "pg";
import { socketUrl, type ClusterPaths } from "./paths.ts";

/** A session that shows other processes that PostgreSQL is in use, also while no query runs. */
export interface Hold {
  release(): Promise<void>;
}

/** Opens one; `onLost` is called once when it ends without having been released. */
export async function holdSession(paths: ClusterPaths, onLost: (reason: string) => void): Promise<Hold> {
  const client = new pg.Client({ connectionString: socketUrl(paths, "postgres"), application_name: "fixpoint hold" });
  let reason = "its connection closed";
  let released = false;
  client.on("error", (error) => (reason = error.message));
  await client.connect();
  // Not `once` of node:events: that rejects with the error that comes before the end.
  const ended = new Promise<void>((resolve) => client.once("end", resolve)).then(() => {
    if (!released) onLost(reason);
  });
  return {
    async release() {
      released = true;
      await Promise.all([client.end().catch(() => {}), ended]);
    },
  };
}

/** Sessions of other programs; our own probe is not counted. */
export async function otherClients(paths: ClusterPaths): Promise<number> {
  const client = new pg.Client({ connectionString: socketUrl(paths, "postgres") });
  client.on("error", () => {});
  await client.connect();
  try {
    const found = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return found.rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
