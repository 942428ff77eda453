import { findPullRequestOfIssue, notesOf, roundsOf } from "@fixpoint/db";
import { REPOSITORY, startGithubFake } from "@fixpoint/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withHostedProject, type HostedProject } from "../../testing/hosted-project.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";
import { performRound } from "./perform-round.ts";

let server: TestServer;
let hosted: HostedProject;
let bug: { id: string; key: string };
let number: number;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_PULL_REQUEST_POLL: "0.3", FIXPOINT_BASE_QUIET: "0" });
});
afterAll(() => server.stop());

let counted = 0;
beforeEach(async () => {
  hosted = await withHostedProject(server, startGithubFake, { provider: "github", name: `Shop ${++counted}` });
  bug = await hosted.addFixedBug();
  number = await hosted.openPull(bug.id);
});
afterEach(async () => {
  const { problems } = hosted.fake;
  await hosted[Symbol.asyncDispose]();
  expect(problems).toEqual([]);
});

async function row() {
  const found = await findPullRequestOfIssue(server.context.db, hosted.place.orgId, bug.id);
  if (!found) throw new Error("No pull request");
  return found;
}

const pull = () => hosted.host.pulls.get(number)!;
const notes = async () => notesOf(server.context.db, (await row()).id);
const said = (text: string) => pull().notes.filter((note) => note.text.includes(text));

/** Heads of the branch, newest first, down to the base. */
async function commits(): Promise<string[]> {
  const head = await hosted.branchHead(number);
  return (await hosted.host.git.git(REPOSITORY, "log", "--format=%s", `main..${head}`)).split("\n");
}

const settled = (text: string) =>
  waitFor(async () => (await notes()).find((note) => note.text === text && note.answeredAt !== null));

describe("a pull request at a code host", () => {
  it("is one branch with one commit and the proof, and links the issue", async () => {
    expect(await commits()).toHaveLength(1);
    expect(pull()).toMatchObject({ branch: `fixpoint/${bug.key}`, base: "main", isDraft: false, labels: ["fixpoint"] });
    expect(pull().body).toContain("Evidence");
    expect(await hosted.openPull(bug.id)).toBe(number);
    expect(hosted.host.pulls.size).toBe(1);
  });

  it("answers a reviewer with a commit, or with the reason why not; strangers and praise are left alone", async () => {
    const place = { path: "sum.js", line: 1 };
    hosted.host.addNote(number, "also handle null", { place });
    await settled("also handle null");
    hosted.host.addNote(number, "please handle the impossible too", { place });
    await settled("please handle the impossible too");
    hosted.host.addNote(number, "also handle undefined", { isTrusted: false, author: "stranger" });
    hosted.host.addNote(number, "Looks good to me, thanks!");
    await waitFor(async () => (await notes()).length === 4);

    const ledger = await notes();
    const head = await hosted.branchHead(number);
    expect(ledger.map(({ state }) => state)).toEqual(["addressed", "declined", "noted", "noted"]);
    expect(ledger[0]?.commitSha).toBe(head);
    expect(await commits()).toHaveLength(2);
    expect(said(`Done in ${head}`)[0]?.thread).toBe(said("also handle null")[0]?.thread);
    expect(said("Not done: ")).toHaveLength(1);
    expect(pull().notes).toHaveLength(6);
  });

  it("repairs what checks find, twice at most, and then calls for a person, once", async () => {
    for (const round of [1, 2, 3]) {
      const head = await hosted.branchHead(number);
      const summary = `Round ${round}: expected 1, got 2`;
      hosted.host.setCheck(REPOSITORY, head, { name: "test", state: "failed", summary });
      if (round < 3) await waitFor(async () => (await hosted.branchHead(number)) !== head);
    }
    await waitFor(async () => said("needs a person").length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));

    expect(await commits()).toHaveLength(3);
    expect(await row()).toMatchObject({ repairRounds: 2, checks: "failed" });
    expect(said("needs a person")).toHaveLength(1);
    expect(said("needs a person")[0]?.text).toContain("after 2 repair rounds");
  });

  it("leaves checks alone that fail on the base too", async () => {
    const { baseSha } = await row();
    const broken = { name: "test", state: "failed", summary: "always" } as const;
    hosted.host.setCheck(REPOSITORY, baseSha ?? "", broken);
    hosted.host.setCheck(REPOSITORY, await hosted.branchHead(number), broken);
    await waitFor(async () => (await row()).checks === "failed");
    await new Promise((resolve) => setTimeout(resolve, 1000));

    expect(await roundsOf(server.context.db, (await row()).id)).toEqual([]);
    expect(await commits()).toHaveLength(1);
  });

  it("takes in a base that moved, by a merge and never by force", async () => {
    const before = await hosted.branchHead(number);
    const base = await hosted.host.git.commit(REPOSITORY, "main", { "README.md": "Sums.\n" });

    await waitFor(async () => (await hosted.branchHead(number)) !== before);

    const head = await hosted.branchHead(number);
    expect(await hosted.host.git.git(REPOSITORY, "log", "-1", "--format=%P", head)).toBe(`${before} ${base}`);
    await waitFor(async () => (await row()).baseSha === base);
    expect(await row()).toMatchObject({ headSha: head, needsPerson: null });
  });

  it("says that it needs a person where base and fix do not go together", async () => {
    const before = await hosted.branchHead(number);
    await hosted.host.git.commit(REPOSITORY, "main", { "sum.js": "export const sum = (...all) => all[0];\n" });

    const [call] = await waitFor(async () => (said("needs a person").length > 0 ? said("needs a person") : null));

    expect(call?.thread).toBeNull();
    expect(await hosted.branchHead(number)).toBe(before);
    expect(hosted.host.pulls.get(number)?.state).toBe("open");
  });

  it("adds nothing to a branch that somebody else has taken over", async () => {
    const sha = await hosted.host.git.commit(REPOSITORY, pull().branch, { "theirs.js": "1\n" });
    await waitFor(async () => (await row()).isTakenOver);
    hosted.host.addNote(number, "also handle null", { place: { path: "sum.js", line: 1 } });
    await waitFor(async () => (await notes()).length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1000));

    expect(await hosted.branchHead(number)).toBe(sha);
    expect(await row()).toMatchObject({ headSha: sha });
  });

  it("is followed to its end", async () => {
    await hosted.host.close(number);
    await waitFor(async () => (await row()).status === "CLOSED");
    hosted.host.reopen(number);
    await hosted.place.ada.json("POST", `${hosted.place.issues}/sync`);
    await waitFor(async () => (await row()).status === "OPEN");
    await hosted.host.merge(number);
    await waitFor(async () => (await row()).status === "MERGED");
  });

  it("makes one commit of a round that two workers perform", async () => {
    const held = hosted.host.addNote(number, "also handle NaN", { place: { path: "sum.js", line: 1 } });
    const [round] = await waitFor(async () => {
      const rounds = await roundsOf(server.context.db, (await row()).id);
      return rounds.length > 0 ? rounds : null;
    });
    const job = { signal: new AbortController().signal, isLastAttempt: true };

    await Promise.all([performRound(server.context, round?.id ?? "", job), performRound(server.context, round?.id ?? "", job)]);
    await settled(held.text);

    expect(await commits()).toHaveLength(2);
    expect(said("Done in")).toHaveLength(1);
  });

  it("notes that its access has ended, and asks no more", async () => {
    hosted.fake.tokens.revoke();
    await waitFor(async () => (await row()).lookError);
    const integrations = (await hosted.place.ada.json("GET", `/api/v1/organizations/${hosted.place.orgId}/integrations`)).body
      .data;
    const asked = hosted.fake.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));

    expect(integrations.find((one: { provider: string }) => one.provider === "github")).toMatchObject({
      health: { needsReconnect: true },
    });
    expect(hosted.fake.asked.length).toBe(asked);
  });
});
