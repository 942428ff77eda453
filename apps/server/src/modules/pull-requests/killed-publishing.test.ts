import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { findPullRequestOfIssue } from "@fixpoint/db";
import { randomFrom, REPOSITORY, startGithubFake, tempFolder } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withHostedProject, type HostedProject } from "../../testing/hosted-project.ts";
import { startServerChild, stopServerChild, type ServerChild } from "../../testing/server-child.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** `npm run test:publishing` asks for many. */
const RUNS = Number(process.env["FIXPOINT_PUBLISHING_KILLS"] ?? 3);
const AT_ONCE = 8;
const KEY = randomBytes(32).toString("hex");

let server: TestServer;
let hosted: HostedProject;
let folder: Awaited<ReturnType<typeof tempFolder>>;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ENCRYPTION_KEY: KEY, FIXPOINT_PULL_REQUEST_POLL: "86400" });
  hosted = await withHostedProject(server, startGithubFake, { provider: "github" });
  folder = await tempFolder();
  const { ada, orgId } = hosted.place;
  const made = await ada.json("POST", "/api/v1/auth/tokens", { name: "kill", organizationId: orgId });
  token = made.body.data.token as string;
});
afterAll(async () => {
  await hosted[Symbol.asyncDispose]();
  await server.stop();
  await folder[Symbol.asyncDispose]();
});

function publisher(): Promise<ServerChild> {
  return startServerChild({
    FIXPOINT_ROLE: "web",
    DATABASE_URL: server.context.connection.databaseUrl,
    FIXPOINT_ENCRYPTION_KEY: KEY,
    FIXPOINT_DATA_DIR: join(folder.path, "publisher"),
    FIXPOINT_ALLOW_LOCAL_SIGN_IN: "true",
  });
}

/** null when the process was gone before it answered. */
async function ask(url: string, issueId: string): Promise<{ status: number; body: unknown } | null> {
  const { orgId, project } = hosted.place;
  try {
    const answer = await fetch(`${url}/api/v1/organizations/${orgId}/integrations/git/pull-requests`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ projectId: project.id, issueId }),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}

/** Kills it around the n-th thing that it asks of the host: before that is done, or just after. */
function killAt({ child }: ServerChild, nth: number, isAfter: boolean, afterMs: number): () => void {
  const { git } = hosted.host;
  const { answer } = git;
  let asked = 0;
  const kill = () => void child.kill("SIGKILL");
  function count(): void {
    if (asked++ !== nth) return;
    if (isAfter) setTimeout(kill, afterMs);
    else kill();
  }
  hosted.fake.faults.beforeAnswer = count;
  git.answer = (request, response, access) => {
    if (request.url?.includes(".git/")) count();
    return answer(request, response, access);
  };
  return () => {
    hosted.fake.faults.beforeAnswer = null;
    git.answer = answer;
  };
}

it(
  `makes one branch and one pull request, wherever its process is killed (${RUNS} times)`,
  async () => {
    const random = randomFrom(20261122);
    const bugs: { id: string; key: string }[] = [];
    while (bugs.length < RUNS) {
      const missing = Math.min(AT_ONCE, RUNS - bugs.length);
      bugs.push(...(await Promise.all(Array.from({ length: missing }, () => hosted.addFixedBug()))));
    }
    // How much there is to be interrupted, seen once.
    const first = await hosted.addFixedBug("The first");
    let steps = 0;
    hosted.fake.faults.beforeAnswer = () => void (steps += 1);
    const { answer } = hosted.host.git;
    hosted.host.git.answer = (request, ...rest) => {
      if (request.url?.includes(".git/")) steps += 1;
      return answer(request, ...rest);
    };
    await hosted.openPull(first.id);
    hosted.host.git.answer = answer;
    hosted.fake.faults.beforeAnswer = null;

    const wrong: string[] = [];
    let killed = 0;
    for (const bug of bugs) {
      const child = await publisher();
      const restore = killAt(child, Math.floor(random() * steps), random() < 0.5, Math.floor(random() * 40));
      const asked = await ask(child.url, bug.id);
      restore();
      if (asked === null) killed += 1;
      await stopServerChild(child);
      // Two at once ask again, as a person and the queue would.
      const again = await Promise.all([ask(server.url, bug.id), ask(server.url, bug.id)]);
      const branch = `fixpoint/${bug.key}`;
      const pulls = hosted.host.pullsOf(REPOSITORY).filter((pull) => pull.branch === branch);
      const commits = await hosted.host.git.git(REPOSITORY, "rev-list", "--count", `main..${branch}`);
      const row = await findPullRequestOfIssue(server.context.db, hosted.place.orgId, bug.id);
      const isRight =
        again.every((one) => one?.status === 200) && pulls.length === 1 && commits === "1" && row?.number === pulls[0]?.number;
      if (!isRight) wrong.push(JSON.stringify({ bug, again, pulls: pulls.length, commits, row: row?.number }));
    }

    process.stdout.write(`${JSON.stringify({ runs: RUNS, steps, killed, wrong: wrong.length })}\n`);
    expect(wrong).toEqual([]);
    expect(killed).toBeGreaterThan(RUNS / 3);
    expect(hosted.fake.problems).toEqual([]);
  },
  120_000 + RUNS * 20_000,
);
