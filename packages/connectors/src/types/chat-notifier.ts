import type { Identity, VendorAccess } from "./access.ts";
import type { VendorIdentity } from "./vendor-identity.ts";
import type { WebhookReceiver } from "./webhook.ts";

/** Where a message can go. */
export interface ChatChannel {
  /** The vendor's lasting id, as `post` takes it. */
  id: string;
  /** As people write it, e.g. "#bugs". */
  name: string;
  isPrivate: boolean;
}

/** Plain text, whatever it holds; each vendor writes it in its own markup and shortens what is too long. */
export interface ChatMessage {
  /** In one line. */
  title: string;
  /** What the title leads to. */
  url: string;
  /** Below it. */
  lines: readonly string[];
}

/** One integration's way to its chat. Every call throws a VendorError (see its codes). */
export interface ChatConnection {
  identify(): Promise<Identity>;
  /** Open ones, in parts, as the vendor pages them. */
  channels(): AsyncIterable<ChatChannel[]>;
  /**
   * Sends once and never repeats by itself; joins a public channel first where that is needed. `to`: a channel's or a
   * person's id, or a channel's name. Throws `access_denied` where somebody has to invite the app. Whether an error
   * leaves open that the message was sent says `isAnswerLost`.
   */
  post(to: string, message: ChatMessage): Promise<void>;
  /** The id of who has that address; null when nobody does. */
  findPerson(email: string): Promise<string | null>;
}

/** A chat that is told what happened; one folder each. */
export interface ChatNotifier extends VendorIdentity {
  /** What messages are sent to, in the singular, e.g. "channel". */
  readonly channelNoun: string;
  readonly webhooks: WebhookReceiver;
  connect(access: VendorAccess): ChatConnection;
}
