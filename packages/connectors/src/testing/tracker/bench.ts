import type { FakeIssue, TrackerFake, TrackerFakeOptions } from "@fixpoint/testing";
import { afterEach, beforeEach, expect } from "vitest";
import type { IssueTracker, TrackerConnection, TrackerIssue } from "../../types/issue-tracker.ts";
import { startCallback, type Callback } from "../callback.ts";
import { createPatience, fetchFor, type Patience } from "../patience.ts";

export interface TrackerSuite {
  tracker: IssueTracker;
  startFake(options?: TrackerFakeOptions): Promise<TrackerFake>;
  /** Where one page of its list ends. */
  pageSize: number;
  /** Its lists show what changed since a moment exactly; else more may come. */
  hasExactSince?: boolean;
  /** Webhooks are asked for by the connector; else they are set up by hand at the vendor. */
  registersWebhooks?: boolean;
  /** What it signs deliveries with, where that is the OAuth client's secret. */
  clientSecret?: string;
  /** The vendor calls back while a webhook is asked for, and chooses its secret. */
  hasHandshake?: boolean;
}

/** What each test of a tracker has anew: a fake of its vendor, and a connection to that. */
export interface TrackerBench {
  readonly suite: TrackerSuite;
  fake: TrackerFake;
  patience: Patience;
  connection: TrackerConnection;
  callback: Callback | null;
  /** Another connection, e.g. one that waits less for an answer. */
  connect(timeoutMs?: number): TrackerConnection;
  read(since?: Date | null, source?: number): Promise<TrackerIssue[]>;
  addMany(count: number, source?: number): FakeIssue[];
  /** As the connector is to tell them, sorted. */
  expectedIds(issues: readonly FakeIssue[]): string[];
}

/** Each once, sorted. */
export function idsOf(issues: readonly { id: string }[]): string[] {
  return [...new Set(issues.map(({ id }) => id))].sort();
}

/** Sets up before each test and looks afterwards that nothing was asked that the vendor does not describe. */
export function installBench(suite: TrackerSuite): TrackerBench {
  const { tracker } = suite;
  // The parts that change come with each test.
  const bench = {
    suite,
    callback: null,
    connect(timeoutMs) {
      const fetch = fetchFor(tracker, { pauses: bench.patience, mostWaitMs: 120_000, ...(timeoutMs ? { timeoutMs } : {}) });
      return tracker.connect({ credentials: bench.fake.credentials(), baseUrl: bench.fake.url, fetch });
    },
    async read(since = null, source = 1) {
      return (await Array.fromAsync(bench.connection.issues(bench.fake.sourceId(source), since))).flat();
    },
    addMany: (count, source = 1) => Array.from({ length: count }, () => bench.fake.state.addIssue(source)),
    expectedIds: (issues) => issues.map(({ number }) => bench.fake.issueId(number)).sort(),
  } as TrackerBench;
  beforeEach(async () => {
    bench.fake = await suite.startFake();
    bench.patience = createPatience();
    bench.connection = bench.connect();
    bench.callback = suite.hasHandshake ? await startCallback(tracker) : null;
  });
  afterEach(async () => {
    await bench.callback?.close();
    await bench.fake.close();
    expect(bench.fake.problems).toEqual([]);
  });
  return bench;
}
