import { sql } from "drizzle-orm";
import type { Queryable } from "../connection/connect.ts";

export interface StartableBug {
  organizationId: string;
  issueId: string;
}

/**
 * Imported bugs that the agent may start on now: open, never worked on, the latest first, within what the project
 * allows for a day. Locks them, so that two processes do not start the same ones.
 */
export async function startableBugs(tx: Queryable, most: number): Promise<StartableBug[]> {
  const found = await tx.execute<{ organizationId: string; issueId: string }>(sql`
    with allowed as (
      select p.id, coalesce(s.imported_bugs_per_day, 20) - (
        select count(distinct i.id) from issues i join issue_runs r on r.issue_id = i.id
        where i.project_id = p.id and i.source <> 'local' and r.created_at > now() - interval '1 day'
      ) as rest
      from projects p left join project_settings s on s.project_id = p.id
      where exists (select from issues i where i.project_id = p.id and ${startable})
    ), ranked as (
      select i.id, i.organization_id, row_number() over (partition by i.project_id order by i.created_at desc) as place, a.rest
      from issues i join allowed a on a.id = i.project_id where ${startable}
    )
    select i.id as "issueId", i.organization_id as "organizationId" from issues i
    where i.id in (select id from ranked where place <= rest order by place limit ${most}) and ${startable}
    for update of i skip locked`);
  return found.rows;
}

const startable = sql.raw(`i.source <> 'local' and i.current_run_id is null and not i.is_archived`);
