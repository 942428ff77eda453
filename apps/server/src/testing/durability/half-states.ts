import type { Db } from "@fixpoint/db";

const OPEN_JOBS = "select singleton_key from pgboss.job where state in ('created', 'retry', 'active')";

/** Each finds rows of which only a part was stored; all must find none, whenever they are asked. */
const HALVES: Record<string, string> = {
  "a bug without the run that it names": `
    select i.id from issues i left join issue_runs r on r.id = i.current_run_id and r.issue_id = i.id where r.id is null`,
  "a bug whose status is not its run's": `
    select i.id from issues i join issue_runs r on r.id = i.current_run_id
    where (r.status, i.agent_processing_status) not in (('waiting', 'not_started'), ('running', 'working'), ('done', 'done'))`,
  "an ended run without result, evidence or usage": `
    select r.id from issue_runs r left join usage_records u on u.run_id = r.id join issues i on i.id = r.issue_id
    where r.status = 'done' and (r.evidence is null or r.finished_at is null or u.run_id is null or i.agent_result_status is null)`,
  "a timeline with a gap": `
    select run_id from issue_events group by run_id having count(*) <> max(seq) + 1`,
  "a validated run that has not all of its timeline": `
    select r.id from issue_runs r join issues i on i.current_run_id = r.id
    where i.agent_result_status = 'validated_fix' and (select count(*) from issue_events e where e.run_id = r.id) < 2`,
  "bugs that are not numbered without gaps": `
    select p.id from projects p left join issues i on i.project_id = p.id group by p.id, p.last_issue_number
    having count(i.id) <> p.last_issue_number or coalesce(max(i.number), 0) <> p.last_issue_number`,
  "a project without its repository or base commit": `
    select p.id from projects p left join repositories r on r.project_id = p.id where r.base_commit is null`,
  "a run that waits without a job": `
    select id from issue_runs where status = 'waiting' and id not in (${OPEN_JOBS})`,
  "a task that waits without a job": `
    select id from tasks where status = 'pending' and id not in (${OPEN_JOBS})`,
  "a job without what it is for": `
    select id from pgboss.job where (name = 'process-issue' and singleton_key not in (select id from issue_runs))
    or (name = 'update-base-commit' and singleton_key not in (select id from tasks))`,
};

/** What is half there, in words. */
export async function halfStates(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(HALVES)) {
    const { rows } = await db.execute(query);
    found.push(...rows.map((row) => `${what}: ${Object.values(row).join(" ")}`));
  }
  return found;
}
