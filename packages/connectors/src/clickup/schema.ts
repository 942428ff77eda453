import { z } from "zod";

/** Epoch milliseconds, mostly as a string. */
const Moment = z.union([z.int(), z.string().regex(/^\d+$/)]).transform((milliseconds) => new Date(Number(milliseconds)));
/** A number in some answers. */
const Id = z.union([z.int(), z.string()]).transform(String);

export const User = z.object({ user: z.object({ username: z.string() }) });

const Named = z.object({ id: Id, name: z.string() });
export const Teams = z.object({ teams: z.array(Named) });
export const Spaces = z.object({ spaces: z.array(Named) });
export const Folders = z.object({ folders: z.array(Named) });
export const Lists = z.object({ lists: z.array(Named) });
export type Named = z.infer<typeof Named>;

/** The description has bare names in lists of tasks. */
const Tag = z.union([z.string(), z.object({ name: z.string() })]).transform((tag) => (typeof tag === "string" ? tag : tag.name));
const Attachment = z.object({
  id: z.string(),
  title: z.string().nullish(),
  mimetype: z.string().nullish(),
  size: z.int().nullish(),
  url: z.string(),
});
export const Task = z.object({
  id: z.string(),
  custom_id: z.string().nullish(),
  name: z.string(),
  markdown_description: z.string().nullish(),
  /** `type`: open, custom, done or closed; whoever keeps the list names the rest. */
  status: z.object({ type: z.string() }),
  date_created: Moment,
  date_updated: Moment,
  tags: z.array(Tag).default([]),
  url: z.string(),
  attachments: z.array(Attachment).default([]),
});
export type Task = z.infer<typeof Task>;
export const Tasks = z.object({ tasks: z.array(Task), last_page: z.boolean().optional() });

/** What cannot be read of a format is left out: the words come through. */
const Attributes = z.object({
  bold: z.boolean().optional().catch(undefined),
  italic: z.boolean().optional().catch(undefined),
  code: z.boolean().optional().catch(undefined),
  link: z.string().optional().catch(undefined),
  "code-block": z.object({ "code-block": z.string() }).optional().catch(undefined),
  list: z.object({ list: z.string() }).optional().catch(undefined),
});
export type Attributes = z.infer<typeof Attributes>;
const Block = z.object({ text: z.string().default(""), attributes: Attributes.default({}) });
export type Block = z.infer<typeof Block>;

export const Comment = z.object({
  id: Id,
  comment: z.array(Block).optional(),
  comment_text: z.string(),
  user: z.object({ username: z.string().nullish() }).nullish(),
  date: Moment,
  reply_count: z.coerce.number().default(0),
});
export type Comment = z.infer<typeof Comment>;
export const Comments = z.object({ comments: z.array(Comment) });
export const NewComment = z.object({ id: Id, date: Moment });

export const Webhook = z.object({
  id: z.string(),
  endpoint: z.string(),
  secret: z.string().optional(),
  /** `status`: active, failing or suspended. */
  health: z.object({ status: z.string() }),
});
export type Webhook = z.infer<typeof Webhook>;
export const NewWebhook = z.object({ webhook: Webhook });
export const Webhooks = z.object({ webhooks: z.array(Webhook) });

export const Refusal = z.object({ ECODE: z.string() });

export const Event = z.object({
  event: z.string(),
  webhook_id: z.string(),
  /** Of tasks only. */
  task_id: z.string().optional(),
  history_items: z.array(z.object({ id: Id })).default([]),
});
