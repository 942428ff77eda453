import { readAnswer } from "../http/answer.ts";
import { isVendorError, VendorError } from "../http/vendor-error.ts";
import type { VendorAccess } from "../types/access.ts";
import type { ChatChannel, ChatConnection, ChatMessage } from "../types/chat-notifier.ts";
import { createClient, NAME, type SlackApi } from "./client.ts";
import { identify } from "./identify.ts";
import { Conversations, Known, Person, Posted } from "./schema.ts";
import { render } from "./text.ts";

const PER_PAGE = 200;
/** Of channels; people's begin with U or W. */
const CHANNEL_ID = /^[CG][A-Z0-9]{6,}$/;

async function* channels(api: SlackApi): AsyncGenerator<ChatChannel[]> {
  for (let cursor = ""; ;) {
    const query = {
      types: "public_channel,private_channel",
      exclude_archived: true,
      limit: PER_PAGE,
      ...(cursor === "" ? {} : { cursor }),
    };
    const page = readAnswer(NAME, Conversations, (await api.GET("/conversations.list", { params: { query } })).data);
    yield page.channels.map(({ id, name, is_private }) => ({ id, name: `#${name}`, isPrivate: is_private }));
    cursor = page.response_metadata.next_cursor;
    if (cursor === "") return;
  }
}

function notThere(message: string, hint: string, cause?: unknown): VendorError {
  return new VendorError("not_at_vendor", message, { hint, cause });
}

/** A private channel that the app is not in is none to it. */
function needsInvitation(cause?: unknown): VendorError {
  const hint = "Check that the channel is still there. If it is private, invite the app: write /invite and its name in it.";
  return notThere("Slack does not let the app into that channel", hint, cause);
}

/** Asked before, so that a Slack that is down is noticed while no message is on its way. */
async function enter(api: SlackApi, channel: string): Promise<void> {
  const { data } = await api.GET("/conversations.info", { params: { query: { channel } } });
  const { is_member, is_private, is_archived } = readAnswer(NAME, Known, data).channel;
  if (is_archived) throw notThere("That channel is archived at Slack", "Choose another one under Mapping.");
  if (is_member) return;
  if (is_private) throw needsInvitation();
  await api.POST("/conversations.join", { body: { channel } });
}

/**
 * Slack takes no idempotency key, and shows the app no history without one scope more: a message whose answer was lost
 * may have been sent. So it is not repeated here; who asks may do so once more, and only then (see `isAnswerLost`).
 */
async function post(api: SlackApi, to: string, message: ChatMessage): Promise<void> {
  const body = { channel: to, unfurl_links: false, unfurl_media: false, ...render(message) };
  try {
    if (CHANNEL_ID.test(to)) await enter(api, to);
    readAnswer(NAME, Posted, (await api.POST("/chat.postMessage", { body })).data);
  } catch (error) {
    throw isVendorError(error, "not_at_vendor") && error.status !== null ? needsInvitation(error) : error;
  }
}

async function findPerson(api: SlackApi, email: string): Promise<string | null> {
  try {
    const { data } = await api.GET("/users.lookupByEmail", { params: { query: { email } } });
    const { id, deleted } = readAnswer(NAME, Person, data).user;
    return deleted ? null : id;
  } catch (error) {
    if (isVendorError(error, "not_at_vendor")) return null;
    throw error;
  }
}

export function connect(access: VendorAccess): ChatConnection {
  const api = createClient(access);
  return {
    identify: () => identify(access),
    channels: () => channels(api),
    post: (to, message) => post(api, to, message),
    findPerson: (email) => findPerson(api, email),
  };
}
