import { REPOSITORY, runsSlowTests } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { advanceBranch } from "../../git/advance-branch.ts";
import { createPrivateRepository } from "../../git/private-repository.ts";
import { openPullRequest } from "../../publishing/open-pull-request.ts";
import { FORBIDDEN_PATCHES, FORBIDDEN_TREE } from "../forbidden-patches.ts";
import { AUTHOR, FIX, useHost, type HostSuite } from "./bench.ts";

/** All of them are pushed to a local repository elsewhere: what refuses them is the same. */
const SAMPLE = 8;
const MORE = FIX.replace("a - b", "a + b").replace("+exports.add = (a, b) => a + b;", "+exports.add = (a, b) => b + a;");

export function describePublishing(suite: HostSuite): void {
  describe(`${suite.host.provider}: publishing`, () => {
    const bench = useHost(suite);
    // What git does alone, at whatever host: one shows it where there is little time.
    const itOfGit = it.runIf(runsSlowTests || suite.host.provider === "github");

    it("opens one pull request with one commit on a branch of its own", async () => {
      const { connection, state } = bench;
      const request = await bench.request();

      const opened = await openPullRequest(connection, request);

      const [pull] = state.pullsOf(REPOSITORY);
      expect(opened).toMatchObject({ status: "OPEN", branch: "fixpoint/ACME-1", baseBranch: "main", number: pull?.number });
      expect(opened.htmlUrl).toContain(bench.fake.origin);
      expect(opened.headSha).toBe(await state.git.head(REPOSITORY, "fixpoint/ACME-1"));
      expect(pull).toMatchObject({ title: request.title, isDraft: false, labels: suite.hasLabels ? ["fixpoint"] : [] });
      expect(pull?.body).toContain("Proof.");
      expect(pull?.reviewers).toEqual([suite.reviewer]);
      expect(await state.git.git(REPOSITORY, "log", "-1", "--format=%P|%an|%s", opened.headSha)).toBe(
        `${request.baseSha}|Fixpoint|fix: add adds`,
      );
      expect(await state.git.git(REPOSITORY, "show", `${opened.headSha}:src/add.js`)).toContain("a + b");
      expect(await state.git.head(REPOSITORY, "main")).toBe(request.baseSha);
    });

    it("opens a draft", async () => {
      const opened = await openPullRequest(bench.connection, await bench.request({ isDraft: true }));

      expect(opened.status).toBe("DRAFT");
      expect(await bench.connection.pullRequest(bench.refTo(opened))).toMatchObject({ status: "DRAFT" });
    });

    it("answers with what is there, however often and by how many it is asked", async () => {
      const request = await bench.request();
      const both = await Promise.all([openPullRequest(bench.connection, request), openPullRequest(bench.connection, request)]);
      const again = await openPullRequest(bench.connection, request);

      expect(new Set([...both, again].map(({ number }) => number)).size).toBe(1);
      expect(bench.state.pullsOf(REPOSITORY)).toHaveLength(1);
    });

    it("finds the pull request whose answer was lost", async () => {
      const request = await bench.request();
      bench.fake.faults.beforeAnswer = (operation) => {
        if (!operation.startsWith("POST") || !/pulls|pullrequests|merge_requests/.test(operation)) return;
        bench.fake.faults.beforeAnswer = null;
        void bench.state.openPull({ ...request, repository: REPOSITORY, base: "main" });
        bench.fake.faults.next.push("break");
      };

      const opened = await openPullRequest(bench.connection, request);

      expect(bench.state.pullsOf(REPOSITORY).map(({ number }) => number)).toEqual([opened.number]);
    });

    itOfGit("goes on with a branch of its own, and never over what others pushed", async () => {
      const request = await bench.request();
      const opened = await openPullRequest(bench.connection, request);
      const remote = await bench.connection.remote(bench.url);
      const base = { branch: "main", sha: request.baseSha };
      const place = { remote, branch: request.branch, base, merged: null, author: AUTHOR };
      const next = { ...place, headSha: opened.headSha, patch: MORE, commitMessage: "fix: and more" };

      const second = await advanceBranch(next);
      const again = await advanceBranch(next);
      await bench.state.git.commit(REPOSITORY, request.branch, { "src/theirs.js": "1\n" });

      expect(again).toBe(second);
      expect(await bench.state.git.git(REPOSITORY, "rev-parse", `${second}^`)).toBe(opened.headSha);
      await expect(advanceBranch({ ...next, patch: `${MORE}\n` })).rejects.toMatchObject({ code: "branch_moved" });
      await expect(
        openPullRequest(bench.connection, { ...request, patch: MORE.replace("a + b", "a - b") }),
      ).rejects.toMatchObject({
        code: "branch_taken",
      });
      expect(await bench.state.git.git(REPOSITORY, "log", "-1", "--format=%s", request.branch)).toBe("Change");
    });

    itOfGit("merges a base that moved, as one more commit", async () => {
      const request = await bench.request();
      const opened = await openPullRequest(bench.connection, request);
      const moved = await bench.state.git.commit(REPOSITORY, "main", { "README.md": "Adds.\n" });

      const merged = await advanceBranch({
        remote: await bench.connection.remote(bench.url),
        branch: request.branch,
        headSha: opened.headSha,
        base: { branch: "main", sha: request.baseSha },
        merged: moved,
        patch: FIX,
        commitMessage: "Merge main",
        author: AUTHOR,
      });

      expect(await bench.state.git.git(REPOSITORY, "log", "-1", "--format=%P", merged)).toBe(`${opened.headSha} ${moved}`);
      expect(await bench.state.git.git(REPOSITORY, "show", `${merged}:README.md`)).toBe("Adds.");
      expect(await bench.state.git.git(REPOSITORY, "show", `${merged}:src/add.js`)).toContain("a + b");
    });

    itOfGit("pushes nothing of what no pull request of ours may do", async () => {
      const { git } = bench.state;
      await git.create("acme/guarded", FORBIDDEN_TREE);
      const url = `${bench.fake.origin}/acme/guarded.git`;
      const baseSha = (await git.head("acme/guarded", "main")) ?? "";
      const codes: string[] = [];
      for (const { patch } of FORBIDDEN_PATCHES.filter((_, index) => index % SAMPLE === 0)) {
        const request = { ...(await bench.request()), url, baseSha, patch };
        codes.push((await openPullRequest(bench.connection, request).catch(({ code }: { code: string }) => code)) as string);
      }

      expect(new Set(codes)).toEqual(new Set(["pull_request_refused"]));
      expect(await git.git("acme/guarded", "for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
    });

    itOfGit("is refused by the host itself where it would force or write to a protected branch", async () => {
      const request = await bench.request();
      const opened = await openPullRequest(bench.connection, request);
      const remote = await bench.connection.remote(bench.url);
      await using repository = await createPrivateRepository();
      await repository.fetch(remote, ["+refs/heads/*:refs/heads/*"]);
      const other = await bench.state.git.commit(REPOSITORY, "elsewhere", { "src/add.js": "1\n" });
      await repository.fetch(remote, [`${other}:refs/heads/other`]);

      const forced = await repository.push(remote, `+${other}:refs/heads/${request.branch}`);
      const onMain = await repository.push(remote, `${opened.headSha}:refs/heads/main`);

      expect([forced.exitCode, onMain.exitCode]).toEqual([1, 1]);
      expect(forced.stderr).toMatch(/non-fast-forward|denying|rejected/);
      expect(onMain.stderr).toContain("Protected branch");
      expect(await bench.state.git.head(REPOSITORY, request.branch)).toBe(opened.headSha);
    });
  });
}
