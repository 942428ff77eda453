import { startTrelloFake } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { codeHostFor, ISSUE_TRACKERS, issueTrackerFor, vendorFor } from "./registry.ts";
import { fetchFor } from "./testing/patience.ts";

describe("vendors", () => {
  it.each([...ISSUE_TRACKERS.map(({ provider }) => provider), "bitbucket", "slack"] as const)("are found: %s", (provider) => {
    const vendor = vendorFor(provider);
    const tracker = issueTrackerFor(provider);

    expect(vendor.provider).toBe(provider);
    expect(vendor.operations).not.toEqual([]);
    const operations = [...(tracker?.operations ?? []), ...(codeHostFor(provider)?.operations ?? [])];
    expect(vendor.operations).toEqual(expect.arrayContaining(operations));
    expect(new Set(vendor.operations).size).toBe(vendor.operations.length);
    if (tracker === null) return;
    expect([vendor.limits, vendor.refresh]).toEqual([tracker.limits, tracker.refresh]);
  });

  it("say whose access it is, trackers too", async () => {
    const fake = await startTrelloFake();
    const vendor = vendorFor("trello");
    const access = { baseUrl: fake.url, fetch: fetchFor(vendor) };
    try {
      expect(await vendor.identify({ ...access, credentials: fake.credentials() })).toMatchObject({ account: "ada" });
      await expect(vendor.identify({ ...access, credentials: { accessToken: "1" } })).rejects.toMatchObject({
        code: "access_revoked",
      });
    } finally {
      await fake.close();
    }
  });
});
