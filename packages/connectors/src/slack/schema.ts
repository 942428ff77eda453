import { z } from "zod";

export const Refused = z.object({ ok: z.literal(false), error: z.string() });

export const Tested = z.object({ ok: z.literal(true), team: z.string(), user: z.string() });

export const Conversation = z.object({
  id: z.string(),
  name: z.string().default(""),
  is_private: z.boolean().default(false),
  is_member: z.boolean().default(false),
  is_archived: z.boolean().default(false),
});
export const Conversations = z.object({
  channels: z.array(Conversation),
  response_metadata: z.object({ next_cursor: z.string().default("") }).default({ next_cursor: "" }),
});
export const Known = z.object({ channel: Conversation });

export const Posted = z.object({ ok: z.literal(true), ts: z.string() });

export const Person = z.object({ user: z.object({ id: z.string(), deleted: z.boolean().default(false) }) });

export const Envelope = z.discriminatedUnion("type", [
  z.object({ type: z.literal("url_verification"), challenge: z.string().max(1000) }),
  z.object({
    type: z.literal("event_callback"),
    event_id: z.string(),
    event: z.object({ type: z.string(), tokens: z.object({ bot: z.array(z.string()).default([]) }).optional() }),
  }),
]);
