import { descriptionsFolder, startDescriptionServer, type IdentityFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Identity, VendorCredentials } from "../types/access.ts";
import type { VendorIdentity } from "../types/vendor-identity.ts";
import { inspectDeeply } from "./inspect-deeply.ts";
import { createPatience, fetchFor, type Patience } from "./patience.ts";

export interface IdentitySuite {
  vendor: VendorIdentity;
  startFake(): Promise<IdentityFake>;
  /** As the fake names it. */
  account: string;
  /** One that the connector needs. */
  scope: string;
  /** Of the description's file. */
  description: string;
  basePath: string;
  credentials: VendorCredentials;
  /** Of the operations that it lists, whose access it is takes only a part. */
  asksForMore?: boolean;
}

/** How every vendor is asked whose access it is; run against a fake, and against the vendor's own description. */
export function describeIdentity(suite: IdentitySuite): void {
  const { vendor, account, scope } = suite;
  let fake: IdentityFake;
  let patience: Patience;

  function identify(timeoutMs?: number): Promise<Identity> {
    const fetch = fetchFor(vendor, { pauses: patience, ...(timeoutMs ? { timeoutMs } : {}) });
    return vendor.identify({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  }

  describe(`${vendor.provider}: identity`, () => {
    beforeEach(async () => {
      fake = await suite.startFake();
      patience = createPatience();
    });
    afterEach(async () => {
      await fake.close();
      expect(fake.problems).toEqual([]);
    });

    it("says whose access it is, and what it may do", async () => {
      expect(await identify()).toEqual({ account, scopes: fake.tokens.scopes, missingScopes: [] });
    });

    it("says which scope is missing", async () => {
      fake.tokens.scopes = fake.tokens.scopes.filter((held) => held !== scope);

      expect(await identify()).toMatchObject({ missingScopes: [scope] });
    });

    it("says that the access was revoked, and does not try again", async () => {
      fake.tokens.revoke();

      await expect(identify()).rejects.toMatchObject({ code: "access_revoked" });
      expect(patience.waited).toEqual([]);
    });

    it("waits when it is asked to, and tries again after trouble", async () => {
      fake.faults.next.push("limit", "error", "break", "hang");

      expect(await identify(1000)).toMatchObject({ account });
      expect(patience.waited).toHaveLength(4);
    });

    it("tells no secret in an error", async () => {
      const { accessToken } = fake.credentials();
      for (const fault of ["error", "break", "limit"] as const) {
        fake.faults.chance = { rate: 1, kinds: [fault], random: () => 0 };
        expect(inspectDeeply(await identify().catch((thrown: unknown) => thrown))).not.toContain(accessToken);
      }
    });
  });

  describe.skipIf(descriptionsFolder() === null)(`${vendor.provider}: contract`, () => {
    it("asks for each operation that it lists, as the vendor describes it", async () => {
      const { description, basePath, credentials } = suite;
      const described = await startDescriptionServer({ name: description, basePath });
      try {
        const fetch = fetchFor(vendor, { pauses: createPatience() });
        await vendor.identify({ credentials, baseUrl: described.url, fetch });

        expect(described.problems).toEqual([]);
        if (suite.asksForMore) expect(vendor.operations).toEqual(expect.arrayContaining(described.asked));
        else expect([...new Set(described.asked)].sort()).toEqual([...vendor.operations].sort());
      } finally {
        await described.close();
      }
    });
  });
}
