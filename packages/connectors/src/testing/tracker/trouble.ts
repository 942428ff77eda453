import { randomFrom } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { idsOf, type TrackerBench } from "./bench.ts";
import { inspectDeeply } from "../inspect-deeply.ts";

export function describeTrouble(bench: TrackerBench): void {
  describe(`${bench.suite.tracker.provider}: trouble`, () => {
    it("waits as long as it is told to, and goes on", async () => {
      bench.addMany(1);
      bench.fake.faults.next.push("limit", "limit");

      expect(await bench.read()).toHaveLength(1);
      expect(bench.patience.waited).toHaveLength(2);
      for (const wait of bench.patience.waited) expect(wait).toBeGreaterThan(0);
    });

    it("throws rate_limited with the moment when the wait is too long to sit out", async () => {
      bench.fake.faults.chance = { rate: 1, kinds: ["limit"], random: () => 0 };

      await expect(bench.read()).rejects.toMatchObject({ code: "rate_limited", retryAt: expect.any(Date) });
    });

    it("reads again after trouble of the vendor, broken connections and silence", async () => {
      bench.addMany(1);
      bench.connection = bench.connect(300);
      bench.fake.faults.next.push("error", "break", "hang");

      expect(await bench.read()).toHaveLength(1);
      expect(bench.patience.waited).toHaveLength(3);
    });

    it("reads all of a list, whatever goes wrong at random meanwhile", async () => {
      const made = bench.addMany(2 * bench.suite.pageSize + 3);
      const random = randomFrom(20261121);
      bench.connection = bench.connect(1_000);
      bench.fake.faults.chance = { rate: 0.25, kinds: ["limit", "error", "break"], random };

      const ids = idsOf(await bench.read());

      bench.fake.faults.chance = null;
      expect(ids).toEqual(bench.expectedIds(made));
    });

    it("does not send a comment twice when its answer is lost", async () => {
      const made = bench.fake.state.addIssue(1);
      bench.connection = bench.connect(300);
      bench.fake.faults.next.push("break");

      await expect(
        bench.connection.comment(bench.fake.sourceId(1), bench.fake.issueId(made.number), "Once"),
      ).rejects.toMatchObject({
        code: "vendor_unavailable",
      });
      expect(made.comments).toHaveLength(0);
    });

    it("says that the access was revoked, and does not try again", async () => {
      bench.fake.tokens.revoke();

      await expect(bench.read()).rejects.toMatchObject({ code: "access_revoked" });
      expect(bench.patience.waited).toEqual([]);
    });

    it("tells no secret in an error", async () => {
      const { accessToken, apiKey = accessToken } = bench.fake.credentials();
      for (const fault of ["error", "break", "limit"] as const) {
        bench.fake.faults.chance = { rate: 1, kinds: [fault], random: () => 0 };
        const error: unknown = await bench.read().catch((thrown: unknown) => thrown);
        const words = inspectDeeply(error);
        expect(words).not.toContain(accessToken);
        expect(words).not.toContain(apiKey);
      }
    });
  });
}
