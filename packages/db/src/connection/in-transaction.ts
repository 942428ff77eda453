import type pg from "pg";
import type { Db } from "./connect.ts";

/** A transaction on the driver itself, for the few statements whose cost counts. */
export async function inTransaction<T>(db: Db, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    await client.query("rollback").then(
      () => client.release(),
      // A connection in an unknown state is not given to anybody else.
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}
