import { REPOSITORY } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { useHost, type HostSuite } from "./bench.ts";

export function describeFollowing(suite: HostSuite): void {
  describe(`${suite.host.provider}: following`, () => {
    const bench = useHost(suite);

    async function open() {
      const opened = await bench.open();
      const ref = bench.refTo(opened);
      const state = async () => (await bench.connection.pullRequest(ref)) ?? null;
      return { opened, ref, state, number: opened.number ?? 0 };
    }

    it("lists repositories, and tells of one", async () => {
      const pages = await Array.fromAsync(bench.connection.repositories());
      const one = await bench.connection.repository(bench.url);

      expect(one).toMatchObject({ name: REPOSITORY, url: bench.url, defaultBranch: "main" });
      expect(pages.flat()).toContainEqual(one);
    });

    it("reads the latest commit as the host shows it", async () => {
      const message = "Subject\n\nBody\n\nCo-authored-by: Alan <alan@acme.test>";
      const sha = await bench.state.git.commit(REPOSITORY, "main", { a: "1" }, message);

      const commit = await bench.connection.latestCommit({ url: bench.url, branch: "main" });

      expect(commit).toMatchObject({ sha, coAuthors: [{ username: "Alan", avatarUrl: null }] });
      expect(commit.htmlUrl).toContain(sha);
      expect(commit.message).toMatch(/^Subject\n\nBody/);
      expect(Date.parse(commit.committer.date)).not.toBeNaN();
      expect(await bench.connection.authorOf(bench.url, sha)).toBe(suite.namesAuthors === false ? null : suite.reviewer);
    });

    it("tells the state of a pull request through its life", async () => {
      const { state, number } = await open();
      const seen = [await state()];
      await bench.state.close(number);
      seen.push(await state());
      bench.state.reopen(number);
      seen.push(await state());
      await bench.state.merge(number);
      seen.push(await state());

      expect(seen.map((pull) => pull?.status)).toEqual(["OPEN", "CLOSED", "OPEN", "MERGED"]);
    });

    it("tells a conflict, and a head that somebody else moved", async () => {
      const { state } = await open();
      const before = await state();
      await bench.state.git.commit(REPOSITORY, "main", { "src/add.js": "exports.add = null;\n" });
      const sha = await bench.state.git.commit(REPOSITORY, "fixpoint/ACME-1", { "src/theirs.js": "1\n" });
      const after = await state();

      expect(before?.hasConflict === true).toBe(false);
      expect(after).toMatchObject({ headSha: sha });
      // Not every vendor tells.
      expect([true, null]).toContain(after?.hasConflict);
    });

    it("reads what checks say of a commit", async () => {
      const { opened } = await open();
      const all = [
        { name: "build", state: "passed", summary: "" },
        { name: "slow", state: "pending", summary: "" },
        { name: "test", state: "failed", summary: "AssertionError: expected '' to be 'A'" },
      ] as const;
      for (const check of all) bench.state.setCheck(REPOSITORY, opened.headSha, check);

      const checks = await bench.connection.checks(bench.url, opened.headSha);

      expect(checks.map(({ name, state }) => [name, state]).sort()).toEqual(all.map(({ name, state }) => [name, state]));
      expect(checks.find(({ name }) => name === "test")?.summary).toContain("expected '' to be 'A'");
    });

    it("reads what reviewers write, and answers in their thread", async () => {
      const { ref, number } = await open();
      const onLine = bench.state.addNote(number, "also handle null", { place: { path: "src/add.js", line: 1 } });
      const onWhole = bench.state.addNote(number, "Why **this**?");

      const notes = await bench.connection.reviewNotes(ref);
      for (const note of notes) await bench.connection.reply(ref, note.threadId, `Answer to ${note.text}`);
      const after = await bench.connection.reviewNotes(ref);

      expect(notes.map(({ text, author, place }) => ({ text, author, place }))).toEqual([
        { text: "also handle null", author: "grace", place: { path: "src/add.js", line: 1 } },
        { text: "Why **this**?", author: "grace", place: null },
      ]);
      expect(notes.every(({ isTrusted, isBot }) => isTrusted && !isBot)).toBe(true);
      expect(after).toHaveLength(4);
      expect(new Set(after.map(({ id }) => id)).size).toBe(4);
      const answer = after.find(({ text }) => text === "Answer to also handle null");
      expect(answer?.threadId).toBe(notes[0]?.threadId);
      expect(bench.state.pulls.get(number)?.notes.find(({ text }) => text.endsWith("null") && text.startsWith("A"))?.thread).toBe(
        onLine.thread,
      );
      expect(onWhole.thread).toBeNull();
    });

    it("knows nothing of a pull request that is not there", async () => {
      const { ref } = await open();

      expect(await bench.connection.pullRequest({ ...ref, number: 99_999 })).toBeNull();
      expect(await bench.connection.findPullRequest({ url: bench.url, branch: "fixpoint/NONE", baseBranch: "main" })).toBeNull();
    });
  });
}
