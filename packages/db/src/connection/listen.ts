import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

export interface Listener {
  close(): Promise<void>;
}

/**
 * One LISTEN connection that comes back after the database was away.
 * `onReconnect` runs whenever notifications may have been missed.
 */
export async function listen(
  databaseUrl: string,
  channel: string,
  on: { message(payload: string): void; reconnect(): void },
): Promise<Listener> {
  let closed = false;
  let client: pg.Client | null = null;

  async function open(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true });
    fresh.on("error", () => {});
    fresh.on("notification", (notice) => on.message(notice.payload ?? ""));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    // Closed meanwhile: a session that is left keeps the built-in PostgreSQL running.
    if (closed) return fresh.end();
    fresh.once("end", () => void reopen());
    client = fresh;
  }

  async function reopen(): Promise<void> {
    while (!closed) {
      await delay(500);
      try {
        await open();
        on.reconnect();
        return;
      } catch {
        // Still away; try again.
      }
    }
  }

  await open();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
