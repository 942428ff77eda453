import { describe, expect, it } from "vitest";
import { type TrackerBench } from "./bench.ts";

export function describeWriting(bench: TrackerBench): void {
  describe(`${bench.suite.tracker.provider}: writing`, () => {
    it("writes a comment that reads the same afterwards", async () => {
      const made = bench.fake.state.addIssue(1);
      const text = "Fixed by [a pull request](https://code.test/pulls/1).\n\n```js\nif (a < b && c) return\n```\n\n- one\n- two";

      const comment = await bench.connection.comment(bench.fake.sourceId(1), bench.fake.issueId(made.number), text);

      expect(comment.id).not.toBe("");
      const read = await bench.connection.issue(bench.fake.sourceId(1), bench.fake.issueId(made.number));
      const written = read?.comments?.at(-1)?.text ?? "";
      for (const part of ["Fixed by", "https://code.test/pulls/1", "if (a < b && c) return", "one", "two"])
        expect(written).toContain(part);
    });

    it("ties a page to an issue once, however often it is asked to", async () => {
      const made = bench.fake.state.addIssue(1);
      const page = { url: "https://code.test/pulls/1", title: "Pull request 1" };

      await bench.connection.link(bench.fake.sourceId(1), bench.fake.issueId(made.number), page);
      await bench.connection.link(bench.fake.sourceId(1), bench.fake.issueId(made.number), page);

      expect(bench.fake.state.links.length).toBeLessThanOrEqual(1);
    });
  });
}
