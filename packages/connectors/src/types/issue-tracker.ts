import type { Crash, IntegrationProvider } from "@fixpoint/contracts";
import type { LimitPolicy } from "../http/limits.ts";
import type { Identity, OAuthClient, VendorAccess, VendorCredentials } from "./access.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import type { WebhookReceiver } from "./webhook.ts";

export type TrackerProvider = Exclude<IntegrationProvider, "bitbucket" | "slack">;

/** What a project can be fed from: a repository, board, list or project of the vendor. */
export interface TrackerSource {
  /** The vendor's lasting id, as the other calls take it. */
  id: string;
  name: string;
  /** What it lies in, for people: the workspace, the organization; null where there is nothing above. */
  group: string | null;
  url: string | null;
}

export interface TrackerComment {
  id: string;
  author: string | null;
  /** Markdown. */
  text: string;
  createdAt: Date;
}

export interface TrackerAttachment {
  id: string;
  name: string;
  mimeType: string | null;
  /** null where the vendor does not tell. */
  bytes: number | null;
  url: string;
}

export interface TrackerIssue {
  /** The vendor's lasting id, as the calls for one issue take it. */
  id: string;
  /** As people write it, e.g. `#12` or `SHOP-3`; null where the vendor has none. */
  key: string | null;
  title: string;
  /** Markdown; empty where nothing was written. */
  text: string;
  /** Of the page that people read. */
  url: string | null;
  isOpen: boolean;
  createdAt: Date;
  updatedAt: Date;
  labels: string[];
  /** null: not read; a list leaves them out. */
  comments: TrackerComment[] | null;
  attachments: TrackerAttachment[] | null;
  /** What an error monitor recorded; null elsewhere, and in a list. */
  crash: Crash | null;
}

/** A subscription at the vendor. */
export interface RegisteredWebhook {
  id: string;
  /** What the vendor signs with, where it is the vendor who chooses it; null: the one that was given, or that came with a handshake. */
  secret: string | null;
  /** When it has to be renewed; null: never. */
  expiresAt: Date | null;
}

/**
 * One integration's way to its tracker. Every call throws a VendorError (see its codes), and
 * waits by itself while the vendor asks for patience that is short enough.
 */
export interface TrackerConnection {
  identify(): Promise<Identity>;
  /** In parts, as the vendor pages them. */
  sources(): AsyncIterable<TrackerSource[]>;
  /**
   * Issues of a source in parts, the one that changed longest ago first where the vendor can order them.
   * `since`: only what changed at or after it, closed ones too. null: all that are open.
   * None is left out because others change or vanish while it is read; one may come twice.
   */
  issues(sourceId: string, since: Date | null): AsyncIterable<TrackerIssue[]>;
  /** With comments and attachments; null when the vendor has it no more, or it is not an issue. */
  issue(sourceId: string, issueId: string): Promise<TrackerIssue | null>;
  comment(sourceId: string, issueId: string, markdown: string): Promise<TrackerComment>;
  /** Ties a page to the issue, where the vendor has links; asked again it leaves one. Elsewhere it does nothing: a comment carries the link. */
  link(sourceId: string, issueId: string, page: { url: string; title: string }): Promise<void>;
  /** Asks for deliveries to `callbackUrl`. null where webhooks are set up by hand at the vendor. */
  watch(sourceId: string, webhook: { callbackUrl: string; secret: string }): Promise<RegisteredWebhook | null>;
  /** Extends what `watch` made; null when the vendor has it no more. */
  renew(sourceId: string, webhookId: string): Promise<RegisteredWebhook | null>;
  /** Ends what `watch` made; without an error when it is gone. */
  unwatch(sourceId: string, webhookId: string): Promise<void>;
}

/** A vendor whose issues become bugs; one folder each. */
export interface IssueTracker {
  readonly provider: TrackerProvider;
  /** What its sources are called, in the singular, e.g. "board". */
  readonly sourceNoun: string;
  readonly limits: LimitPolicy;
  /** Every operation that it may ask for, as `GET /path/{of}/the/description`. */
  readonly operations: readonly string[];
  readonly webhooks: WebhookReceiver;
  connect(access: VendorAccess): TrackerConnection;
  /** Changes a refresh token for new credentials; absent where tokens live until they are revoked. */
  refresh?(credentials: VendorCredentials, client: OAuthClient, fetch: VendorFetch): Promise<VendorCredentials>;
}
