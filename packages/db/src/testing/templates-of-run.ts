import { randomBytes } from "node:crypto";
import pg from "pg";

/** Vitest's global set-up: names the templates of this run's databases, and takes them away at its end. */
export default function setup(): (() => Promise<void>) | undefined {
  const url = process.env["FIXPOINT_TEST_DATABASE_URL"];
  if (!url) return undefined;
  const prefix = `fixpoint_template_${randomBytes(6).toString("hex")}`;
  process.env["FIXPOINT_TEST_DATABASE_TEMPLATES"] = prefix;
  return async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ datname: string }>("select datname from pg_database where starts_with(datname, $1)", [
        prefix,
      ]);
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    } finally {
      await client.end();
    }
  };
}
