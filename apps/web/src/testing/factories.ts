import type {
  Evidence,
  Integration,
  IntegrationMappingView,
  IntegrationSource,
  IssueDetails,
  IssueListItem,
  OfferedRepository,
  Project,
  PullRequest,
  PullRequestFollowUp,
  PullRequestRound,
  ReviewLedgerEntry,
  StatusResult,
  User,
} from "@fixpoint/contracts";

let serial = 0;

export const PASSED_ALL: StatusResult = {
  has_fix: true,
  issue_status: "validated_fix",
  reproduced_status: "passed",
  unit_tests_status: "passed",
  pre_commit_test_status: "passed",
  validation_test_status: "passed",
};

/** A row of the list: a validated fix unless told otherwise. */
export function issueRow(change: Partial<IssueListItem> = {}): IssueListItem {
  serial += 1;
  return {
    id: `issue-${serial}`,
    key: `SHOP-${serial}`,
    projectId: "project-1",
    organizationId: "org-1",
    title: "Total is off by one cent",
    text: "Expected 10.00, got 9.99",
    agentResultStatus: "validated_fix",
    agentProcessingStatus: "done",
    issueUrl: null,
    createdAt: "2026-05-01T10:00:00.000Z",
    updatedAt: "2026-05-01T10:00:00.000Z",
    source: "local",
    createdById: null,
    cloudStorageInfo: null,
    isArchived: false,
    pullRequest: null,
    statusResult: PASSED_ALL,
    coveredLines: 2,
    coverableLines: 2,
    ...change,
  };
}

export function pullRequest(change: Partial<PullRequest> = {}): PullRequest {
  return {
    status: "OPEN",
    number: 88,
    title: "Fix rounding",
    url: null,
    branch: "fixpoint/shop-1",
    baseBranch: "main",
    headSha: "b".repeat(40),
    ...change,
  };
}

export function projectRow(change: Partial<Project> = {}): Project {
  return {
    id: "project-1",
    organizationId: "org-1",
    name: "Shop",
    slug: "shop",
    repositories: [],
    isLocked: false,
    baseCommitStatus: "completed",
    ...change,
  };
}

export function memberRow(change: Partial<User> = {}): User {
  serial += 1;
  return {
    id: `user-${serial}`,
    email: `user${serial}@acme.test`,
    username: `User ${serial}`,
    organization: "org-1",
    isAdmin: false,
    joinedAt: "2026-05-01T10:00:00.000Z",
    ...change,
  };
}

/** A connected provider whose credentials work. */
export function integrationRow(change: Partial<Integration> = {}): Integration {
  return {
    id: "int-1",
    organizationId: "org-1",
    provider: "trello",
    isConnected: true,
    setUp: null,
    baseUrl: null,
    updatedAt: "2026-05-01T10:00:00.000Z",
    ways: ["token"],
    health: {
      account: "acme-bot",
      scopes: null,
      missingScopes: [],
      needsReconnect: false,
      checkedAt: "2026-05-01T10:00:00.000Z",
      error: null,
      lastSyncAt: null,
      lastEventAt: null,
    },
    ...change,
  };
}

/** A board that is mapped and was not read yet. */
export function mappingRow(change: Partial<IntegrationMappingView> = {}): IntegrationMappingView {
  return {
    projectId: "project-1",
    integrationId: "int-1",
    provider: "trello",
    externalId: "b1",
    externalName: "Bug board",
    sync: { status: "waiting", imported: 0, lastSyncAt: null, nextSyncAt: "2026-05-01T10:05:00.000Z", error: null },
    ...change,
  };
}

export function sourceRow(change: Partial<IntegrationSource> = {}): IntegrationSource {
  return { externalId: "b1", name: "Bug board", group: null, url: null, ...change };
}

/** A pull request that nothing was said of yet. */
export function followUpRow(change: Partial<PullRequestFollowUp> = {}): PullRequestFollowUp {
  const none = { needsPerson: null, isTakenOver: false, lookError: null, repairRounds: 0, notes: [], rounds: [] };
  return { checks: "none", ...none, ...change };
}

/** A note that asks for a change. */
export function noteRow(change: Partial<ReviewLedgerEntry> = {}): ReviewLedgerEntry {
  const fresh = { state: "waiting" as const, reason: null, commit: null, writtenAt: "2026-05-01T11:00:00.000Z" };
  return {
    id: "note-1",
    author: "grace",
    text: "Please rename it.",
    place: { path: "src/sum.ts", line: 3 },
    ...fresh,
    ...change,
  };
}

export function roundRow(change: Partial<PullRequestRound> = {}): PullRequestRound {
  const open = { status: "running" as const, outcome: null, reason: null, commit: null, finishedAt: null };
  return {
    id: "round-1",
    kind: "review",
    noteId: "note-1",
    checkName: null,
    ...open,
    createdAt: "2026-05-01T11:00:00.000Z",
    ...change,
  };
}

/** A repository of a connected host that has no project yet. */
export function offeredRow(change: Partial<OfferedRepository> = {}): OfferedRepository {
  const name = change.name ?? "acme/shop";
  return { externalId: name, name, url: `https://github.com/${name}.git`, defaultBranch: "main", isAdded: false, ...change };
}

export function evidence(change: Partial<Evidence> = {}): Evidence {
  return {
    version: 1,
    verdict: { reason: "validated", summary: "The reported call now gives the expected value.", errorKind: null },
    suitability: null,
    baseSha: "a".repeat(40),
    engine: "search",
    sandbox: { driver: "bubblewrap", strength: "isolated" },
    environment: null,
    reproduction: {
      derivedFrom: "the first code block of the issue",
      symptom: "AssertionError: 9.99 is not 10",
      stableRuns: 5,
      command: "npm test",
    },
    suspicious: [],
    search: null,
    strength: null,
    coverage: null,
    tried: [],
    timings: { total: 42, toReproduction: 10, toFix: 30, byStage: {} },
    peakMemoryBytes: null,
    replayCommand: "npx fixpoint replay ./evidence",
    ...change,
  };
}

export function issueDetails(change: Partial<IssueDetails> = {}): IssueDetails {
  const { statusResult, coveredLines: _, coverableLines: __, ...row } = issueRow();
  return {
    ...row,
    rawData: {
      id: row.id,
      text: row.text,
      title: row.title,
      issue_url: null,
      status_process: "agent_done",
      status_result: statusResult,
    },
    fix: [],
    reproduction_script: [],
    existing_unit_tests: [],
    modified_unit_tests: [],
    evidence: evidence(),
    ...change,
  };
}
