import type { Commit, PullRequestStatus, Repository } from "@fixpoint/contracts";
import type { LimitPolicy } from "../http/limits.ts";
import type { VendorAccess } from "./access.ts";
import type { GitRemote } from "./git-remote.ts";
import type { RegisteredWebhook } from "./issue-tracker.ts";
import type { WebhookReceiver } from "./webhook.ts";

export interface HostRepository {
  /** The vendor's lasting id, as webhooks and subscriptions name it. */
  id: string;
  /** E.g. `acme/shop`. */
  name: string;
  /** For git, without credentials. */
  url: string;
  /** Of the page that people read; null where there is none. */
  htmlUrl: string | null;
  /** null in an empty repository. */
  defaultBranch: string | null;
  /** This access may not write to it, or nobody may; left out where the vendor does not tell. */
  isReadOnly?: boolean;
}

export interface BranchOf {
  /** Path or git URL, without credentials. */
  url: string;
  branch: string;
}

export interface NewPullRequest {
  url: string;
  /** At the remote already. */
  branch: string;
  baseBranch: string;
  headSha: string;
  title: string;
  /** Markdown. */
  body: string;
  isDraft: boolean;
  /** Made where they are missing, left out where the vendor has none. */
  labels: readonly string[];
  /** As the vendor names people; whom it does not take is left out. */
  reviewers: readonly string[];
}

export interface PullRequestRef {
  url: string;
  /** null where the host has no numbers. */
  number: number | null;
  branch: string;
  baseBranch: string;
  headSha: string;
  isDraft: boolean;
}

export interface HostPullRequest {
  number: number | null;
  htmlUrl: string | null;
  status: PullRequestStatus;
  branch: string;
  baseBranch: string;
  headSha: string;
  /** It cannot be merged as it is; null where the host does not tell (yet). */
  hasConflict: boolean | null;
}

/** What a pipeline or another service says of a commit. */
export interface Check {
  name: string;
  state: "pending" | "passed" | "failed";
  url: string | null;
  /** What it says of itself, as text or Markdown; empty where it says nothing. Data from outside. */
  summary: string;
}

/** What somebody wrote on a pull request. */
export interface ReviewNote {
  id: string;
  /** Where an answer belongs; null: on the pull request as a whole. */
  threadId: string | null;
  author: string;
  /** They may write to the repository, as far as the vendor tells: what others ask for is not acted on. */
  isTrusted: boolean;
  /** An account that is a program. */
  isBot: boolean;
  /** Markdown. */
  text: string;
  /** The lines that it is about; null where it is about the whole. */
  place: { path: string; line: number; /** Where they are several. */ startLine?: number } | null;
  createdAt: Date;
}

/**
 * One integration's way to its code host. Calls throw VendorError (see its codes), InputError for what is not there,
 * and wait by themselves while the vendor asks for patience that is short enough.
 */
export interface CodeHostConnection {
  /** Those that may be written to, in parts as the vendor pages them. */
  repositories(): AsyncIterable<HostRepository[]>;
  /** Throws FixpointError `other_host` for an address that is not this host's. */
  repository(url: string): Promise<HostRepository>;
  /** For git, with a login that is made for now. Throws FixpointError `other_host`: a login is shown to its own host alone. */
  remote(url: string): Promise<GitRemote>;
  latestCommit(branch: BranchOf): Promise<Commit>;
  /** Who made a commit, as the vendor names people; null where it has no account for them, or they are a program. */
  authorOf(url: string, sha: string): Promise<string | null>;
  /** Of that branch: the open one, else the newest. */
  findPullRequest(place: BranchOf & { baseBranch: string }): Promise<HostPullRequest | null>;
  /** Throws VendorError `vendor_refused` where there is one already. */
  createPullRequest(request: NewPullRequest): Promise<HostPullRequest>;
  /** null when it is not there. */
  pullRequest(ref: PullRequestRef): Promise<HostPullRequest | null>;
  /** Of a commit, the newest of each name. */
  checks(url: string, sha: string): Promise<Check[]>;
  /** Oldest first, ours too. */
  reviewNotes(ref: PullRequestRef): Promise<ReviewNote[]>;
  /** In the note's thread; on the pull request as a whole where it has none. */
  reply(ref: PullRequestRef, threadId: string | null, markdown: string): Promise<void>;
  /** As of a tracker's source, for what happens to pull requests; `repositoryId` is the vendor's. */
  watch(repositoryId: string, webhook: { callbackUrl: string; secret: string }): Promise<RegisteredWebhook | null>;
  renew(repositoryId: string, webhookId: string): Promise<RegisteredWebhook | null>;
  unwatch(repositoryId: string, webhookId: string): Promise<void>;
}

/** The address that git is to dial for a host. Throws FixpointError `internal_address` for one that may not be called. */
export type AddressOf = (host: string) => Promise<string>;

/** Where code lives; one folder each. */
export interface CodeHost {
  readonly provider: Exclude<Repository["provider"], "local">;
  readonly limits: LimitPolicy;
  /** Every operation that it may ask for, as `GET /path/{of}/the/description`. */
  readonly operations: readonly string[];
  readonly webhooks: WebhookReceiver;
  connect(access: VendorAccess, addressOf: AddressOf): CodeHostConnection;
}
