import { createHostState, REPOSITORY, type HostFakeOptions, type HostState, type IdentityFake } from "@fixpoint/testing";
import { afterEach, beforeEach, expect } from "vitest";
import type { PullRequestRequest } from "../../publishing/open-pull-request.ts";
import type { CodeHost, CodeHostConnection, HostPullRequest, PullRequestRef } from "../../types/code-host.ts";
import { createPatience, fetchFor } from "../patience.ts";

export interface HostSuite {
  host: CodeHost;
  startFake(options: HostFakeOptions): Promise<IdentityFake>;
  /** The vendor has labels. */
  hasLabels: boolean;
  /** People as the vendor names them: one of its accounts. */
  reviewer: string;
  /** false: a commit that no pull request brought in is nobody's, as far as the vendor tells. */
  namesAuthors?: boolean;
}

export const FILES = {
  "src/add.js": "exports.add = (a, b) => a - b;\n",
  "test/add.test.js": "test('adds', () => {\n  expect(1).toBe(1);\n});\n",
};

export const FIX = `diff --git a/src/add.js b/src/add.js
--- a/src/add.js
+++ b/src/add.js
@@ -1 +1 @@
-exports.add = (a, b) => a - b;
+exports.add = (a, b) => a + b;
`;

/** What that makes of them. */
const FIXED = { "src/add.js": "exports.add = (a, b) => a + b;\n" };

export const AUTHOR = { name: "Fixpoint", email: "fixpoint@acme.test" };

/** One code host on this machine with real git behind it, new for each test. */
export interface HostBench {
  readonly fake: IdentityFake;
  readonly state: HostState;
  readonly connection: CodeHostConnection;
  /** For git. */
  readonly url: string;
  request(more?: Partial<PullRequestRequest>): Promise<PullRequestRequest>;
  /** A pull request of a branch that is there already: how branches get there is for the tests of publishing, and takes a dozen processes of git. */
  open(more?: Partial<PullRequestRequest>): Promise<HostPullRequest>;
  refTo(pull: HostPullRequest): PullRequestRef;
}

export function useHost(suite: HostSuite): HostBench {
  let fake: IdentityFake;
  let state: HostState;
  let connection: CodeHostConnection;

  beforeEach(async () => {
    state = await createHostState(FILES);
    fake = await suite.startFake({ host: state });
    const fetch = fetchFor(suite.host, { pauses: createPatience() });
    connection = suite.host.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch }, async () => "127.0.0.1");
  });
  afterEach(async () => {
    await fake.close();
    await state[Symbol.asyncDispose]();
    expect(fake.problems).toEqual([]);
  });

  const bench: HostBench = {
    get fake() {
      return fake;
    },
    get state() {
      return state;
    },
    get connection() {
      return connection;
    },
    get url() {
      return `${fake.origin}/${REPOSITORY}.git`;
    },
    request: async (more = {}) => ({
      url: bench.url,
      baseBranch: "main",
      baseSha: (await state.git.head(REPOSITORY, "main")) ?? "",
      branch: "fixpoint/ACME-1",
      patch: FIX,
      commitMessage: "fix: add adds",
      author: AUTHOR,
      title: "fix: add adds",
      body: "Proof.\n",
      isDraft: false,
      labels: ["fixpoint"],
      reviewers: [suite.reviewer],
      ...more,
    }),
    async open(more = {}) {
      const request = await bench.request(more);
      await state.git.git(REPOSITORY, "branch", request.branch, request.baseSha);
      const headSha = await state.git.commit(REPOSITORY, request.branch, FIXED, request.commitMessage);
      return connection.createPullRequest({ ...request, headSha });
    },
    refTo: (pull) => ({ url: bench.url, ...pull, isDraft: pull.status === "DRAFT" }),
  };
  return bench;
}
