import { sql } from "drizzle-orm";
import type { Queryable } from "./connect.ts";

/** SQL text with numbered parameters (`$1`), for libraries that write their own. */
export interface SqlExecutor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Runs it in a transaction of ours, so that both are stored or neither. */
export function sqlExecutor(db: Queryable): SqlExecutor {
  return {
    async executeSql(text, values = []) {
      const chunks = text
        .split(/\$(\d+)/)
        .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
      const result = await db.execute(sql.join(chunks));
      return { rows: result.rows };
    },
  };
}
