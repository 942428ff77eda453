import { describe, expect, it } from "vitest";
import { idsOf, type TrackerBench } from "./bench.ts";

export function describePages(bench: TrackerBench): void {
  describe(`${bench.suite.tracker.provider}: pages`, () => {
    it("reads all of a list that is longer than a page", async () => {
      const made = bench.addMany(2 * bench.suite.pageSize + 3);

      expect(idsOf(await bench.read())).toEqual(bench.expectedIds(made));
    });

    it("leaves none out when issues close, vanish and change between two pages", async () => {
      const made = bench.addMany(2 * bench.suite.pageSize + 3);
      const away = made.slice(0, 3);
      let pages = 0;
      bench.fake.faults.beforeAnswer = () => {
        pages += 1;
        if (pages !== 2) return;
        bench.fake.state.changeIssue(away[0]!.number, { isOpen: false });
        bench.fake.state.removeIssue(away[1]!.number);
        bench.fake.state.changeIssue(away[2]!.number, { title: "Later" });
      };

      const ids = idsOf(await bench.read());

      expect(ids).toEqual(expect.arrayContaining(bench.expectedIds(made.slice(2))));
    });

    it("leaves none out of those that changed at the same moment", async () => {
      const made = bench.addMany(bench.suite.pageSize + 5);
      for (const issue of made) issue.updatedAt = made[0]!.updatedAt;

      expect(idsOf(await bench.read(new Date(made[0]!.updatedAt.getTime() - 1000)))).toEqual(bench.expectedIds(made));
    });
  });
}
