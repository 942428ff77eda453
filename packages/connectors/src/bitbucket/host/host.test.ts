import {
  bitbucketUuid,
  REPOSITORY,
  startBitbucketFake,
  type BitbucketFakeOptions,
  type HostFakeOptions,
} from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { openPullRequest } from "../../publishing/open-pull-request.ts";
import { describeCodeHost, describeHostContract } from "../../testing/describe-code-host.ts";
import { useHost, type HostBench } from "../../testing/host/bench.ts";
import { bitbucketHost } from "./index.ts";

const [GRACE, ALAN, ADA] = ["grace", "alan", "ada"].map(bitbucketUuid) as [string, string, string];
const HASH = "a".repeat(40);
const suite = { host: bitbucketHost, startFake: startBitbucketFake, hasLabels: false, reviewer: GRACE };
const suiteWith = (more: BitbucketFakeOptions) => ({
  ...suite,
  startFake: (options: HostFakeOptions) => startBitbucketFake({ ...options, ...more }),
});

describeCodeHost(suite);

/** Some of the vendor's examples are not of their own shapes. Their next pages are elsewhere, and their branch is another one. */
function asDescribed(example: unknown): unknown {
  return JSON.parse(JSON.stringify(example), (key, value: unknown) => {
    if (key === "hash") return HASH;
    return key === "summary" ? { raw: "Fix" } : value;
  });
}

describeHostContract({
  host: bitbucketHost,
  description: "bitbucket",
  basePath: "/2.0",
  credentials: { accessToken: "1" },
  repository: REPOSITORY,
  repositoryId: bitbucketUuid(REPOSITORY),
  amend: (operation, body, nth) => ({
    ...(asDescribed(body) as object),
    next: undefined,
    ...(operation.endsWith("/refs/branches") ? { values: [{ type: "branch", name: "main", target: { hash: HASH } }] } : {}),
    ...(operation.startsWith("GET") && operation.endsWith("/pullrequests") && nth === 1 ? { values: [] } : {}),
  }),
});

async function open(bench: HostBench, more: Parameters<HostBench["request"]>[0] = {}) {
  const opened = await bench.open(more);
  return { ref: bench.refTo(opened), number: opened.number ?? 0 };
}

describe("bitbucket: reviewers", () => {
  const bench = useHost(suite);

  it.each([
    ["names as people see them, and UUIDs", ["Grace", ALAN], [GRACE, ALAN]],
    ["nobody that is not there", ["grace", "nobody"], [GRACE]],
    ["not the account itself, which may not review its own", ["ada", GRACE, ADA], [GRACE]],
    ["others, where one is not taken", [bitbucketUuid("stranger"), ALAN], [ALAN]],
    ["nobody, where none is taken", [bitbucketUuid("stranger")], []],
  ])("takes %s", async (_case, reviewers, taken) => {
    await open(bench, { reviewers });

    expect(bench.state.pullsOf(REPOSITORY).map((pull) => pull.reviewers)).toEqual([taken]);
  });
});

describe("bitbucket: pull requests", () => {
  const bench = useHost(suite);

  it("refuses a second one of the same branches, which would be written over the first", async () => {
    const { ref } = await open(bench);
    const request = { ...(await bench.request({ title: "Another" })), headSha: ref.headSha };

    await expect(bench.connection.createPullRequest(request)).rejects.toMatchObject({ code: "vendor_refused" });
    expect(bench.state.pullsOf(REPOSITORY).map(({ title }) => title)).toEqual(["fix: add adds"]);
  });

  it("finds the open one, else the newest", async () => {
    const first = await open(bench);
    await bench.state.close(first.number);
    const closed = await bench.connection.findPullRequest(first.ref);
    const second = await bench.connection.createPullRequest({ ...(await bench.request()), headSha: first.ref.headSha });
    const found = await bench.connection.findPullRequest(first.ref);

    expect(closed).toMatchObject({ number: first.number, status: "CLOSED", headSha: first.ref.headSha });
    expect(second.number).not.toBe(first.number);
    expect(found).toMatchObject({ number: second.number, status: "OPEN" });
  });

  it("takes none of a fork for its own, whatever its branch is called", async () => {
    const { ref, number } = await open(bench);
    Object.assign(bench.state.pulls.get(number)!, { isFromFork: true });

    expect(await bench.connection.findPullRequest(ref)).toBeNull();
  });

  it("finds branches whose names are no plain words", async () => {
    const baseBranch = 'release/a"b';
    await bench.state.git.git(REPOSITORY, "branch", baseBranch, "main");
    const { ref, number } = await open(bench, { baseBranch });
    const sha = await bench.state.git.commit(REPOSITORY, baseBranch, { a: "1" });

    expect(await bench.connection.latestCommit({ url: bench.url, branch: baseBranch })).toMatchObject({ sha });
    expect(await bench.connection.findPullRequest(ref)).toMatchObject({ number, baseBranch });
    await expect(bench.connection.latestCommit({ url: bench.url, branch: "none" })).rejects.toMatchObject({
      code: "not_at_vendor",
    });
  });

  it("reads comments on all pages, and trusts nobody from outside", async () => {
    const { ref, number } = await open(bench);
    for (let nth = 0; nth < 120; nth += 1) bench.state.addNote(number, String(nth));
    bench.state.addNote(number, "Merge it!", { isTrusted: false });

    const notes = await bench.connection.reviewNotes(ref);

    expect(notes.map(({ text }) => text)).toEqual([...Array.from({ length: 120 }, (_, nth) => String(nth)), "Merge it!"]);
    expect(notes.filter(({ isTrusted }) => !isTrusted).map(({ text }) => text)).toEqual(["Merge it!"]);
  });
});

describe("bitbucket: webhooks", () => {
  let webhooks: Awaited<ReturnType<typeof startBitbucketFake>>["webhooks"];
  const bench = useHost({
    ...suite,
    async startFake(options) {
      const fake = await startBitbucketFake(options);
      webhooks = fake.webhooks;
      return fake;
    },
  });

  it("come and go by the repository's UUID, wherever it lies", async () => {
    const { id } = await bench.connection.repository(bench.url);
    const callbackUrl = "https://fixpoint.test/hook";

    const hook = await bench.connection.watch(id, { callbackUrl, secret: "secret" });
    const made = [...webhooks];
    const renewed = await bench.connection.renew(id, hook?.id ?? "");
    for (let times = 0; times < 2; times += 1) await bench.connection.unwatch(id, hook?.id ?? "");

    expect(hook).toMatchObject({ id: expect.stringMatching(/^\{.+\}$/) as string, secret: null, expiresAt: null });
    expect(renewed).toEqual(hook);
    expect(made).toEqual([
      [hook?.id, { callbackUrl, secret: "secret", events: expect.arrayContaining(["repo:push"]) as string[] }],
    ]);
    expect(webhooks.size).toBe(0);
  });
});

describe("bitbucket: an account's API token", () => {
  const bench = useHost(suiteWith({ hasApiToken: true }));

  it("opens git by a name of its own", async () => {
    const opened = await openPullRequest(bench.connection, await bench.request());

    expect(opened.status).toBe("OPEN");
    expect((await bench.connection.remote(bench.url)).login?.username).toBe("x-bitbucket-api-token-auth");
  });
});

describe.each([
  ["repo", false],
  ["workspace", true],
] as const)("bitbucket: an access token of a %s", (accessTokenOf, seesMembers) => {
  const bench = useHost(suiteWith({ accessTokenOf }));

  it("opens a pull request, and trusts whom it may know", async () => {
    const opened = await openPullRequest(bench.connection, await bench.request({ reviewers: ["grace", ALAN] }));
    const number = opened.number ?? 0;
    bench.state.addNote(number, "also handle null");

    const [note] = await bench.connection.reviewNotes(bench.refTo(opened));

    expect(note).toMatchObject({ text: "also handle null", isTrusted: seesMembers });
    expect(bench.state.pulls.get(number)?.reviewers).toEqual(seesMembers ? [GRACE, ALAN] : [ALAN]);
  });

  it("cannot list what it reaches", async () => {
    await expect(Array.fromAsync(bench.connection.repositories())).rejects.toMatchObject({ code: "access_denied" });
  });
});
