import { expect, it } from "vitest";
import { startTestServer, withProject } from "../test-server.ts";
import { halfStates } from "./half-states.ts";
import { Ledger } from "./ledger.ts";

it("what is half there, and what is gone, is found", async () => {
  const server = await startTestServer({ FIXPOINT_ROLE: "web" });
  const { ada, issues, project } = await withProject(server);
  const { db } = server.context;
  const made = await Promise.all([1, 2, 3].map((number) => ada.json("POST", issues, { title: `Bug ${number}`, text: "x" })));
  const [first, second, third] = made.map((answer) => answer.body.data.id as string);
  const ledger = new Ledger();
  for (const [index, id] of [first, second, third].entries()) ledger.confirm("issue", id ?? "", `Bug ${index + 1}`);
  const whole = [await halfStates(db), await ledger.lost(db)];

  await db.execute(`update issues set current_run_id = null where id = '${first}'`);
  await db.execute(`delete from pgboss.job where data->>'issueId' = '${second}'`);
  await db.execute(`delete from issues where id = '${third}'`);
  await db.execute(`delete from repositories where project_id = '${project.id}'`);
  ledger.confirm("project", project.id, Ledger.gone);
  const half = await halfStates(db);
  const lost = await ledger.lost(db);
  await server.stop();

  expect(whole).toEqual([[], []]);
  expect(half.map((text) => text.split(":")[0])).toEqual([
    "a bug without the run that it names",
    "bugs that are not numbered without gaps",
    "a project without its repository or base commit",
    "a run that waits without a job",
    "a job without what it is for",
  ]);
  expect(lost).toEqual([`issue ${third} is gone, not Bug 3`, `project ${project.id} is there, not gone`]);
});
