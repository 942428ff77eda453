import { describe, expect, it } from "vitest";
import { idsOf, type TrackerBench } from "./bench.ts";

export function describeReading(bench: TrackerBench): void {
  describe(`${bench.suite.tracker.provider}: reading`, () => {
    it("says whose access it is and that nothing is missing", async () => {
      const identity = await bench.connection.identify();

      expect(identity.account).not.toBe("");
      expect(identity.missingScopes).toEqual([]);
    });

    it("lists what can be mapped", async () => {
      const sources = (await Array.fromAsync(bench.connection.sources())).flat();

      expect(sources.map(({ id }) => id).sort()).toEqual([bench.fake.sourceId(1), bench.fake.sourceId(2)].sort());
      for (const { name } of sources) expect(name).not.toBe("");
    });

    it("reads an issue's words, dates and address", async () => {
      const made = bench.fake.state.addIssue(1, { title: "Sum & <total>", text: "It *adds* `1 + 1` to **3**.", labels: ["bug"] });

      const [issue] = await bench.read();

      expect(issue).toMatchObject({ id: bench.fake.issueId(made.number), title: "Sum & <total>", isOpen: true });
      expect(issue?.createdAt.getTime()).toBe(made.createdAt.getTime());
      expect(issue?.updatedAt.getTime()).toBe(made.updatedAt.getTime());
      expect(issue?.url).toMatch(/^https:/);
    });

    it("reads one issue with its comments, the oldest first", async () => {
      const made = bench.fake.state.addIssue(1, { text: "Look:\n\n```js\ncart(1) < 2 && cart(3)\n```" });
      bench.fake.state.addComment(made.number, "First: use `cart(2)`.", "grace");
      bench.fake.state.addComment(made.number, "Second.", "alan");

      const issue = await bench.connection.issue(bench.fake.sourceId(1), bench.fake.issueId(made.number));

      expect(issue?.text).toContain("cart(1) < 2 && cart(3)");
      expect(issue?.comments?.map(({ text }) => text.trim())).toEqual(["First: use `cart(2)`.", "Second."]);
      expect(issue?.comments?.map(({ author }) => author)).toEqual(["grace", "alan"]);
    });

    it("answers null for an issue that is gone", async () => {
      const made = bench.fake.state.addIssue(1);
      bench.fake.state.removeIssue(made.number);

      expect(await bench.connection.issue(bench.fake.sourceId(1), bench.fake.issueId(made.number))).toBeNull();
    });

    it("takes the open ones at first, of the one source", async () => {
      const [first, second] = bench.addMany(2);
      bench.addMany(1, 2);
      bench.fake.state.changeIssue(first!.number, { isOpen: false });

      expect(idsOf(await bench.read())).toEqual(bench.expectedIds([second!]));
    });

    it("takes what changed since a moment, closed ones too", async () => {
      const [, second, third] = bench.addMany(3);
      const since = bench.fake.state.changeIssue(second!.number, { isOpen: false }).updatedAt;
      bench.fake.state.changeIssue(third!.number, { title: "Changed" });

      const changed = await bench.read(since);

      const ids = idsOf(changed);
      expect(ids).toEqual(expect.arrayContaining(bench.expectedIds([second!, third!])));
      if (bench.suite.hasExactSince ?? true) expect(ids).toHaveLength(2);
      expect(changed.find(({ id }) => id === bench.fake.issueId(second!.number))?.isOpen).toBe(false);
    });
  });
}
