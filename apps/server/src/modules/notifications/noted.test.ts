import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startNotified } from "../../testing/notified.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let place: Awaited<ReturnType<typeof startNotified>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  place = await startNotified(server);
});

function git(...args: string[]): string {
  const identity = ["-c", "user.name=T", "-c", "user.email=t@example.test"];
  return execFileSync("git", [...identity, ...args], { cwd: server.repository, stdio: "pipe" })
    .toString()
    .trim();
}

/** Kind and who did it, of all events of the organization, as soon as there are so many. */
function noted(count: number): Promise<[string, string | null][]> {
  return waitFor(async () => {
    const events = await place.events();
    return events.length >= count ? events.map(({ kind, actorId }) => [kind, actorId]) : null;
  });
}

it("notes a fix, its pull request and how that ends, each once, with who did it", async () => {
  const bug = await place.ada.json("POST", place.issues, { title: "Sum subtracts", text: "works" });
  await noted(1);
  const path = `/api/v1/organizations/${place.orgId}/integrations/git/pull-requests`;
  const body = { projectId: place.project.id, issueId: bug.body.data.id };
  const [opened] = await Promise.all([place.ada.json("POST", path, body), place.ada.json("POST", path, body)]);
  git("merge", "--quiet", "--no-ff", "-m", "Merge", opened.body.data.branch);

  expect(await noted(3)).toEqual([
    ["fix_validated", null],
    ["pull_request_opened", place.ada.id],
    ["pull_request_merged", null],
  ]);
});

it("notes a run that failed, and a base commit that somebody updated", async () => {
  await place.ada.json("POST", place.issues, { title: "Nowhere to run", text: "no sandbox" });
  await noted(1);
  git("commit", "--quiet", "--allow-empty", "-m", "Moved on");
  const sha = git("rev-parse", "HEAD");
  const base = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/base-commit`;
  const asked = await place.ada.json("POST", base, { sha });

  expect(asked.status).toBe(202);
  expect(await noted(2)).toEqual([
    ["bug_failed", null],
    ["base_commit_updated", place.ada.id],
  ]);
});
