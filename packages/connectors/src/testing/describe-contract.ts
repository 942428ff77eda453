import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { descriptionsFolder, startDescriptionServer, type VendorServer } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import type { VendorCredentials } from "../types/access.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import type { WebhookChange, WebhookSecrets } from "../types/webhook.ts";
import { createPatience, fetchFor } from "./patience.ts";

export interface ContractSuite {
  tracker: IssueTracker;
  /** Of the description's file. */
  description: string;
  /** Part of the base URL that the description's paths leave out. */
  basePath?: string;
  /** The provider's name in `oauth.json`, where the sign-in is asked too. */
  signIn?: string;
  /** What the connector is given as its base URL, where it is not the address with the base path. */
  baseUrlOf?(vendor: VendorServer): string;
  credentials: VendorCredentials;
  /** Ids of the form that the vendor's paths take. */
  sourceId: string;
  issueId: string;
  /** Calls that are no part of every tracker's repertoire. */
  more?(url: string, fetch: ReturnType<typeof fetchFor>): Promise<unknown>;
  amend?(operation: string, body: unknown, nth: number): unknown;
  headers?(operation: string): Record<string, string>;
}

const folder = descriptionsFolder();
const REASON = "skipped: VENDOR_API_DIR does not name the folder with the vendors' descriptions";
if (folder === null) console.warn(REASON);

/** The whole repertoire, against the vendor's own description: every operation asked for, none outside it. */
export function describeContract(suite: ContractSuite): void {
  const { tracker, sourceId, issueId, credentials } = suite;
  describe.skipIf(folder === null)(`${tracker.provider}: contract`, () => {
    it("asks for each operation that it lists, and for nothing that the vendor does not describe", async () => {
      const vendor = await startDescriptionServer({ name: suite.description, basePath: "", ...suite });
      const fetch = fetchFor(tracker, { pauses: createPatience() });
      const connection = tracker.connect({ credentials, baseUrl: suite.baseUrlOf?.(vendor) ?? vendor.url, fetch });
      try {
        await connection.identify();
        await Array.fromAsync(connection.sources());
        await Array.fromAsync(connection.issues(sourceId, null));
        await Array.fromAsync(connection.issues(sourceId, new Date("2026-01-02T03:04:05Z")));
        await connection.issue(sourceId, issueId);
        await connection.comment(sourceId, issueId, "A **comment** with `code`");
        await connection.link(sourceId, issueId, { url: "https://code.test/pulls/1", title: "Pull request 1" });
        const hook = await connection.watch(sourceId, {
          callbackUrl: "https://fixpoint.test/api/v1/hooks/1",
          secret: "s".repeat(40),
        });
        await connection.renew(sourceId, hook?.id ?? "1");
        await connection.unwatch(sourceId, hook?.id ?? "1");
        await suite.more?.(vendor.url, fetch);

        expect(vendor.problems).toEqual([]);
        expect([...new Set(vendor.asked)].sort()).toEqual([...tracker.operations].sort());
      } finally {
        await vendor.close();
      }
    });
  });
}

export interface SamplesSuite {
  /** Or a code host. */
  tracker: Pick<IssueTracker, "webhooks"> & { provider: string };
  /** What the files' names begin with. */
  prefix: string;
  secrets: WebhookSecrets;
  /** The headers that the vendor sends beside a body. */
  sign(body: Buffer, file: string, secrets: WebhookSecrets): Record<string, string>;
  /** By file, without prefix and ending. Every file has to be named. */
  changes: Record<string, WebhookChange[]>;
}

const CALLBACK = "https://fixpoint.test/api/v1/hooks/1";

/** The vendor's own examples of deliveries, signed as the vendor signs. */
export function describeWebhookSamples(suite: SamplesSuite): void {
  const { tracker, prefix, secrets } = suite;
  const receive = (body: Buffer, headers: Record<string, string>, held = secrets) =>
    tracker.webhooks.receive({ method: "POST", headers, body, callbackUrl: CALLBACK }, held, new Date());

  describe.skipIf(folder === null)(`${tracker.provider}: webhook samples`, () => {
    const samples = path.join(folder ?? "", "webhooks");

    it("knows every sample", async () => {
      const files = (await readdir(samples)).filter((file) => file.startsWith(`${prefix}-`));
      expect(files.map((file) => file.slice(prefix.length + 1, -".json".length)).sort()).toEqual(
        Object.keys(suite.changes).sort(),
      );
    });

    it.each(Object.entries(suite.changes))(
      "takes %s with the right signature, and refuses it with another or none",
      async (file, changes) => {
        const body = await readFile(path.join(samples, `${prefix}-${file}.json`));
        const others = { webhook: secrets.webhook && `${secrets.webhook}x`, client: secrets.client && `${secrets.client}x` };

        expect(await receive(body, suite.sign(body, file, secrets))).toMatchObject({ kind: "changes", changes });
        expect(await receive(body, suite.sign(body, file, others))).toMatchObject({ kind: "refused", status: 401 });
        expect(await receive(body, {})).toMatchObject({ kind: "refused", status: 401 });
        expect(await receive(body, suite.sign(body, file, secrets), { webhook: null, client: null })).toMatchObject({
          kind: "refused",
        });
      },
    );
  });
}
