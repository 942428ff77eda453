import { descriptionsFolder, startDescriptionServer } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import type { VendorCredentials } from "../types/access.ts";
import type { CodeHost, CodeHostConnection } from "../types/code-host.ts";
import { describeFollowing } from "./host/following.ts";
import { describePublishing } from "./host/publishing.ts";
import { describeSecrets } from "./host/secrets.ts";
import type { HostSuite } from "./host/bench.ts";
import { createPatience, fetchFor } from "./patience.ts";

/** What every code host must do, against a fake of it with real git behind. */
export function describeCodeHost(suite: HostSuite): void {
  describePublishing(suite);
  describeFollowing(suite);
  describeSecrets(suite);
}

export interface HostContractSuite {
  host: CodeHost;
  /** Of the description's file. */
  description: string;
  basePath: string;
  credentials: VendorCredentials;
  /** Of the form that the vendor's paths take. */
  repository: string;
  repositoryId: string;
  amend?(operation: string, body: unknown, nth: number): unknown;
  /** Calls that come to pass elsewhere only. */
  more?(connection: CodeHostConnection, origin: string): Promise<unknown>;
  /** Other accesses, whose calls differ. */
  others?: VendorCredentials[];
  /** Not in the vendor's description, and why is said where it is named. */
  undescribed?: readonly string[];
}

/** The whole repertoire, against the vendor's own description: every operation asked for, none outside it. */
export function describeHostContract(suite: HostContractSuite): void {
  const { host, undescribed = [] } = suite;
  describe.skipIf(descriptionsFolder() === null)(`${host.provider}: contract of the code host`, () => {
    it("asks for each operation that it lists, and for nothing that the vendor does not describe", async () => {
      const vendor = await startDescriptionServer({ name: suite.description, ...suite });
      const fetch = fetchFor(host, { pauses: createPatience() });
      const connect = (credentials: VendorCredentials) =>
        host.connect({ credentials, baseUrl: vendor.url, fetch }, async () => "127.0.0.1");
      const connection = connect(suite.credentials);
      const url = `${vendor.origin}/${suite.repository}.git`;
      const place = { url, branch: "fixpoint/ACME-1", baseBranch: "main" };
      const ref = { ...place, number: 1, headSha: "a".repeat(40), isDraft: false };
      const callbackUrl = "https://fixpoint.test/api/v1/hooks/1";
      try {
        await Array.fromAsync(connection.repositories());
        await connection.repository(url);
        await connection.latestCommit({ url, branch: "main" });
        await connection.authorOf(url, ref.headSha);
        await connection.findPullRequest(place);
        const text = { title: "fix: it", body: "Proof.", labels: ["fixpoint"], reviewers: ["grace"] };
        await connection.createPullRequest({ ...ref, ...text });
        await connection.pullRequest(ref);
        await connection.checks(url, ref.headSha);
        await connection.reviewNotes(ref);
        await connection.reply(ref, null, "A **note**");
        await connection.reply(ref, "1", "An answer");
        const hook = await connection.watch(suite.repositoryId, { callbackUrl, secret: "s".repeat(40) });
        await connection.renew(suite.repositoryId, hook?.id ?? "1");
        await connection.unwatch(suite.repositoryId, hook?.id ?? "1");
        for (const credentials of suite.others ?? []) await Array.fromAsync(connect(credentials).repositories());
        await suite.more?.(connection, vendor.origin);

        expect(vendor.problems.filter((problem) => !undescribed.some((known) => problem.startsWith(known)))).toEqual([]);
        expect([...new Set(vendor.asked)].sort()).toEqual([...host.operations].sort());
      } finally {
        await vendor.close();
      }
    });
  });
}
