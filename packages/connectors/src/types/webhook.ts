/** A request as it came in, before anything was read out of it. */
export interface Delivery {
  method: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The very bytes: what is signed. */
  body: Buffer;
  /** The address that was registered: some vendors sign it too. */
  callbackUrl: string;
}

/** Of the webhook's own registration and of the OAuth client; a vendor signs with one of the two. */
export interface WebhookSecrets {
  webhook: string | null;
  client: string | null;
}

/** Points at what changed; its state is read again from the vendor, since deliveries come late, twice and out of order. */
export type WebhookChange =
  | { kind: "issue"; issueId: string; /** null where the delivery does not tell. */ sourceId: string | null }
  | {
      kind: "repository";
      /** Its code, a pull request of it, or what is said of them; `id` as of `HostRepository`. */ repositoryId: string;
    }
  | { kind: "access"; /** The app was uninstalled or its token revoked. */ reason: string };

export type Reception =
  /**
   * The vendor wants an answer of its own, e.g. its secret echoed. `secret` is to be kept, but only while the vendor is
   * being asked for the webhook: afterwards anybody may send one, unsigned.
   */
  | {
      kind: "handshake";
      headers: Record<string, string>;
      secret: string | null;
      /** As JSON, where the vendor wants it there. */ body?: object;
    }
  /** `deliveryId`: the same whenever the vendor sends it again. No changes: a heartbeat, or nothing that concerns bugs. */
  | { kind: "changes"; deliveryId: string; changes: WebhookChange[] }
  /** To be answered 401, 400 for what is signed and cannot be read. */
  | { kind: "refused"; status: 400 | 401; reason: string };

export interface WebhookReceiver {
  /** The vendor takes one address for all webhooks of an OAuth client, and signs with the client's secret. */
  readonly hasOneAddress?: boolean;
  /** Deliveries are signed with the OAuth client's secret: where there is no client, they could not be told from forged ones. */
  readonly needsClient?: boolean;
  /** Verifies the bytes before it reads them. `now` for vendors that sign the time. Never throws. */
  receive(delivery: Delivery, secrets: WebhookSecrets, now: Date): Reception | Promise<Reception>;
}
