import { z } from "zod";

const Moment = z.coerce.date();
const Named = z.object({ gid: z.string(), name: z.string() });

/** Every body of Asana's. */
export function answerOf<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), next_page: z.object({ offset: z.string() }).nullish() });
}

export const User = z.object({ name: z.string(), email: z.string().nullish() });
export const Workspace = Named;
export const Project = Named.extend({ permalink_url: z.string().nullish() });
export type Project = z.infer<typeof Project>;

export const Task = z.object({
  gid: z.string(),
  name: z.string(),
  notes: z.string().nullish(),
  html_notes: z.string().nullish(),
  completed: z.boolean(),
  created_at: Moment,
  modified_at: Moment,
  permalink_url: z.string().nullish(),
  tags: z.array(Named).nullish(),
  projects: z.array(z.object({ gid: z.string() })).nullish(),
});
export type Task = z.infer<typeof Task>;

export const Story = z.object({
  gid: z.string(),
  resource_subtype: z.string(),
  created_at: Moment,
  created_by: z.object({ name: z.string().optional() }).nullish(),
  text: z.string().nullish(),
  html_text: z.string().nullish(),
});
export type Story = z.infer<typeof Story>;

export const File = z.object({
  gid: z.string(),
  name: z.string(),
  size: z.number().nullish(),
  permanent_url: z.string().nullish(),
  view_url: z.string().nullish(),
  download_url: z.string().nullish(),
});
export type File = z.infer<typeof File>;

export const Webhook = z.object({ data: z.object({ gid: z.string() }), "X-Hook-Secret": z.string().min(1).optional() });

const Resource = z.object({ gid: z.string(), resource_type: z.string() });
/** Events have no id: these are what tells them apart. */
export const Events = z.object({
  events: z.array(
    z.object({
      action: z.string(),
      created_at: z.string(),
      resource: Resource,
      parent: Resource.nullish(),
      change: z.object({ field: z.string().optional(), action: z.string().optional() }).nullish(),
      user: z.object({ gid: z.string() }).nullish(),
    }),
  ),
});
export type Events = z.infer<typeof Events>;
