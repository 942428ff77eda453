import { claimRun, createRun, listIssueEvents, type Claim } from "@fixpoint/db";
import type { AgentEvent } from "@fixpoint/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, waitFor, withProject, type TestServer } from "../testing/test-server.ts";
import { createEventRecorder } from "./event-recorder.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof withProject>>;
let run: { organizationId: string; projectId: string; issueId: string; claim: Claim };

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web" });
  place = await withProject(server);
  const issueId: string = (await place.ada.json("POST", place.issues, { title: "Recorded", text: "x" })).body.data.id;
  const { id } = await server.context.db.transaction((tx) => createRun(tx, place.orgId, issueId));
  const claim = (await claimRun(server.context.db, place.orgId, id, "test")) as Claim;
  run = { organizationId: place.orgId, projectId: place.project.id, issueId, claim };
});
afterAll(async () => {
  await server.stop();
});

function event(seq: number): AgentEvent {
  return { seq, at: new Date().toISOString(), stage: "intake", type: "stage_started" } as unknown as AgentEvent;
}

/** The same server, whose database is away until told otherwise. */
function withOutage() {
  const { db } = server.context;
  let away = true;
  let refused = 0;
  const proxied = new Proxy(db, {
    get(target, key) {
      if (key !== "transaction" || !away) return Reflect.get(target, key, target) as unknown;
      return () => {
        refused += 1;
        return Promise.reject(new Error("Connection terminated unexpectedly"));
      };
    },
  });
  return { context: { ...server.context, db: proxied }, refused: () => refused, end: () => (away = false) };
}

it("stores the timeline without a gap when the database was away for a while", async () => {
  const outage = withOutage();
  const recorder = createEventRecorder(outage.context, run, () => {});

  recorder.add(event(0));
  await waitFor(async () => outage.refused() > 0);
  recorder.add(event(1));
  outage.end();
  await recorder.close();

  expect((await listIssueEvents(server.context.db, place.orgId, run.claim.runId)).map(({ seq }) => seq)).toEqual([0, 1]);
});

it("does not end a run whose timeline could not be stored", async () => {
  const outage = withOutage();
  const recorder = createEventRecorder(outage.context, run, () => {});

  recorder.add(event(2));

  await expect(recorder.close()).rejects.toMatchObject({ code: "timeline_not_stored" });
});
