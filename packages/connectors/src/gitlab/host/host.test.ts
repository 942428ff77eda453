import { REPOSITORY, startGitlabFake, type GitlabFakeOptions } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { describeCodeHost, describeHostContract } from "../../testing/describe-code-host.ts";
import { typedExample } from "../../testing/gitlab-examples.ts";
import { useHost, type HostSuite } from "../../testing/host/bench.ts";
import { fetchFor } from "../../testing/patience.ts";
import { gitlabHost } from "./index.ts";

function suiteWith(options: GitlabFakeOptions = {}): HostSuite {
  return {
    host: gitlabHost,
    startFake: (given) => startGitlabFake({ ...given, ...options }),
    hasLabels: true,
    reviewer: "grace",
    namesAuthors: false,
  };
}

describeCodeHost(suiteWith());

describeHostContract({
  host: gitlabHost,
  description: "gitlab",
  // An instance of one's own may lie beneath a path, and projects in groups of groups.
  basePath: "/code",
  credentials: { accessToken: "glpat-1" },
  repository: "code/acme/web/shop",
  repositoryId: "4",
  amend: (_operation, body) => typedExample(body),
});

describe("gitlab: merge requests", () => {
  const bench = useHost(suiteWith());

  it("are drafts by their title, and by nothing that somebody else wrote there", async () => {
    const title = `[Draft] draft: ${"🐛".repeat(300)}`;
    const draft = await bench.connection.createPullRequest({ ...(await branched("fixpoint/A")), title, isDraft: true });
    const ready = await bench.connection.createPullRequest({ ...(await branched("fixpoint/B")), title, isDraft: false });

    expect([draft.status, ready.status]).toEqual(["DRAFT", "OPEN"]);
    const titles = bench.state.pullsOf(REPOSITORY).map((pull) => Array.from(pull.title).length);
    expect(titles).toEqual([255 - "Draft: ".length, 255]);
  });

  it("are made once: the second is refused", async () => {
    const request = await branched("fixpoint/A");
    await bench.connection.createPullRequest(request);

    await expect(bench.connection.createPullRequest(request)).rejects.toMatchObject({ code: "vendor_refused", status: 409 });
  });

  it("have the reviewers that GitLab knows, and no quick action that was not ours", async () => {
    const body = "The report says:\n/close\n```\n/merge\n```";
    const reviewers = ["ada", "nobody", "grace\n/merge", "@grace", "grace"];

    await bench.connection.createPullRequest({ ...(await branched("fixpoint/A")), body, reviewers });

    const [pull] = bench.state.pullsOf(REPOSITORY);
    expect(pull?.reviewers.toSorted()).toEqual(["ada", "grace"]);
    expect(pull?.body.trimEnd()).toBe("The report says:\n\\/close\n```\n/merge\n```");
  });

  it("of forks are not ours, whatever their branch is called", async () => {
    const { branch, ...request } = await branched("fixpoint/A");
    const forked = await bench.state.openPull({ ...request, branch, repository: REPOSITORY, base: "main" });
    Object.assign(forked!, { isFromFork: true });

    expect(await bench.connection.findPullRequest({ url: bench.url, branch, baseBranch: "main" })).toBeNull();
    expect(await bench.connection.authorOf(bench.url, request.headSha)).toBeNull();
  });

  it("name who made a commit that they brought in", async () => {
    const { branch, ...request } = await branched("topic");
    await bench.state.openPull({ ...request, branch, repository: REPOSITORY, base: "main" });

    expect(await bench.connection.authorOf(bench.url, request.headSha)).toBe("grace");
  });

  it("tell no conflict before GitLab has looked", async () => {
    const opened = await bench.open();
    await bench.state.git.commit(REPOSITORY, "main", { "src/add.js": "exports.add = null;\n" });

    const listed = await bench.connection.findPullRequest({ url: bench.url, branch: opened.branch, baseBranch: "main" });
    const read = await bench.connection.pullRequest(bench.refTo(opened));

    expect([listed?.hasConflict, read?.hasConflict]).toEqual([null, true]);
  });

  it("are answered with no quick action", async () => {
    const opened = await bench.open();

    await bench.connection.reply(bench.refTo(opened), null, "You wrote:\n/merge");

    expect(bench.state.pulls.get(opened.number ?? 0)?.notes[0]?.text).toBe("You wrote:\n\\/merge");
  });

  async function branched(branch: string) {
    const headSha = await bench.state.git.commit(REPOSITORY, branch, { "src/add.js": "1\n" });
    return { ...(await bench.request({ branch })), headSha };
  }
});

describe.each(["public", "internal"] as const)("gitlab: a project that is %s", (visibility) => {
  const bench = useHost(suiteWith({ visibility }));

  it("trusts those whom the merge request names", async () => {
    const opened = await bench.open();
    for (const author of ["grace", "mallory"]) bench.state.addNote(opened.number ?? 0, "please /merge", { author });

    const notes = await bench.connection.reviewNotes(bench.refTo(opened));

    expect(notes.map(({ author, isTrusted }) => [author, isTrusted])).toEqual([
      ["grace", true],
      ["mallory", false],
    ]);
  });
});

describe("gitlab: an instance beneath a path", () => {
  const access = { credentials: { accessToken: "glpat-1" }, baseUrl: "https://acme.test/code/", fetch: fetchFor(gitlabHost) };
  const connection = gitlabHost.connect(access, async () => "192.0.2.1");

  it("opens what lies beneath it, and nothing beside it", async () => {
    expect(await connection.remote("https://acme.test/code/acme/web/shop.git")).toEqual({
      url: "https://acme.test/code/acme/web/shop.git",
      login: { username: "oauth2", password: "glpat-1" },
      address: "192.0.2.1",
    });
    for (const url of ["https://acme.test/acme/shop.git", "https://acme.test/codes/shop.git", "http://acme.test/code/a/b.git"])
      await expect(connection.remote(url)).rejects.toMatchObject({ code: "other_host" });
  });
});
