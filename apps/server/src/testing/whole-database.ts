import type { Db } from "@fixpoint/db";

/** Every value of every table as text: events and jobs with their payloads and errors too. */
export async function wholeDatabase({ $client }: Db): Promise<string> {
  const tables = await $client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await $client.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join("\n");
}
