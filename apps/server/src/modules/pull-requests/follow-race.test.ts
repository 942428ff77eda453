import { claimRound, createRound, findPullRequestOfIssue, finishRound, lookNow, roundsOf, updateFollowed } from "@fixpoint/db";
import { REPOSITORY, startGithubFake } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withHostedProject } from "../../testing/hosted-project.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";
import { lookAtPullRequest } from "./follow.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_PULL_REQUEST_POLL: "86400" });
});
afterAll(() => server.stop());

it.each(["GET /repos/{owner}/{repo}/pulls/{pull_number}", "GET /repos/{owner}/{repo}/commits/{ref}/check-runs"])(
  "draws no conclusion from what the host said before a round ended (%s)",
  async (operation) => {
    await using hosted = await withHostedProject(server, startGithubFake, {
      provider: "github",
      name: `Race ${operation.length}`,
    });
    const { db } = server.context;
    const bug = await hosted.addFixedBug();
    const number = await hosted.openPull(bug.id);
    const row = async () => {
      const found = await findPullRequestOfIssue(db, hosted.place.orgId, bug.id);
      if (!found) throw new Error("No pull request");
      return found;
    };
    await waitFor(async () => (await row()).nextLookAt.getTime() > Date.now() + 3_600_000);
    const before = await row();
    const { id: pullRequestId, organizationId, headSha } = before;
    hosted.host.setCheck(REPOSITORY, headSha, { name: "test", state: "failed", summary: "red" });
    let pushed = "";
    hosted.fake.faults.beforeAnswer = async (asked) => {
      if (asked !== operation || pushed !== "") return;
      pushed = "under way";
      // A round ends: its commit is there, and the row says so.
      const round = await createRound(db, { organizationId, pullRequestId, headSha, kind: "checks", checkName: "test" });
      const claimed = await claimRound(db, round?.id ?? "");
      pushed = await hosted.host.git.commit(REPOSITORY, before.branch, { "repaired.js": "1\n" });
      if (claimed) await finishRound(db, claimed, { outcome: "pushed", reason: "It passes now.", commitSha: pushed });
      await updateFollowed(db, pullRequestId, { headSha: pushed, repairRounds: 1 });
      await lookNow(db, pullRequestId);
    };

    await lookAtPullRequest(server.context, pullRequestId, AbortSignal.timeout(30_000));
    // And the worker's own look, which is due.
    await waitFor(async () => (await row()).nextLookAt.getTime() > Date.now() + 3_600_000);

    expect(await row()).toMatchObject({ headSha: pushed, isTakenOver: false, needsPerson: null });
    expect(hosted.host.pulls.get(number)?.notes).toEqual([]);
    expect(await roundsOf(db, pullRequestId)).toHaveLength(1);
  },
);
