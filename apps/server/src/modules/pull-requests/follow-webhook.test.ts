import { createHmac } from "node:crypto";
import { findPullRequestOfIssue, notesOf } from "@fixpoint/db";
import { REPOSITORY, startGithubFake, type TrackerFake } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withHostedProject } from "../../testing/hosted-project.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  // Nothing is seen by polling while this runs.
  server = await startTestServer({ FIXPOINT_PULL_REQUEST_POLL: "86400" });
});
afterAll(() => server.stop());

async function deliver(webhook: { callbackUrl: string; secret: string }, event: string, id: string, secret = webhook.secret) {
  const body = JSON.stringify({ action: "created", repository: { full_name: REPOSITORY } });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = {
    "content-type": "application/json",
    "x-github-event": event,
    "x-github-delivery": id,
    "x-hub-signature-256": `sha256=${signature}`,
  };
  return (await fetch(webhook.callbackUrl, { method: "POST", headers, body })).status;
}

it("looks at a pull request when its host tells of it, and only then", async () => {
  await using hosted = await withHostedProject(server, startGithubFake, { provider: "github" });
  const bug = await hosted.addFixedBug();
  const number = await hosted.openPull(bug.id);
  const row = () => findPullRequestOfIssue(server.context.db, hosted.place.orgId, bug.id);
  const webhook = await waitFor(async () => [...(hosted.fake as TrackerFake).state.webhooks.values()][0]);
  // The first look plans the next.
  await waitFor(async () => ((await row())?.nextLookAt.getTime() ?? 0) > Date.now() + 3_600_000);

  hosted.host.addNote(number, "also handle null", { place: { path: "sum.js", line: 1 } });
  expect(await deliver(webhook, "pull_request_review_comment", "forged", "not the secret")).toBe(401);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await notesOf(server.context.db, (await row())?.id ?? "")).toEqual([]);

  expect(await deliver(webhook, "pull_request_review_comment", "first")).toBe(204);
  await waitFor(async () => (await notesOf(server.context.db, (await row())?.id ?? ""))[0]?.answeredAt);
  await hosted.host.merge(number);
  expect(await deliver(webhook, "pull_request", "second")).toBe(204);
  await waitFor(async () => (await row())?.status === "MERGED");
  expect(hosted.fake.problems).toEqual([]);
});
