import { z } from "zod";
import { AdfNode } from "./text/adf.ts";

const Moment = z.coerce.date();
const Id = z.union([z.string(), z.int()]).transform(String);

/** What one access reaches; a site comes once for each of its products. */
export const Resources = z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), scopes: z.array(z.string()) }));

export const Myself = z.object({
  displayName: z.string(),
  timeZone: z.string().refine((zone) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, "Not a time zone"),
});
export const ServerInfo = z.object({ baseUrl: z.string(), displayUrl: z.string().optional() });

export const Project = z.object({ id: Id, key: z.string(), name: z.string() });
export type Project = z.infer<typeof Project>;
export const ProjectPage = z.object({ values: z.array(Project), isLast: z.boolean().optional() });

const File = z.object({
  id: Id,
  filename: z.string(),
  mimeType: z.string().nullish(),
  size: z.number().nullish(),
  content: z.string(),
});
export type File = z.infer<typeof File>;

export const Issue = z.object({
  id: Id,
  key: z.string(),
  fields: z.object({
    summary: z.string(),
    description: AdfNode.nullish(),
    status: z.object({ statusCategory: z.object({ key: z.string() }) }),
    project: z.object({ id: Id }),
    labels: z.array(z.string()).nullish(),
    created: Moment,
    updated: Moment,
    attachment: z.array(File).nullish(),
  }),
});
export type Issue = z.infer<typeof Issue>;
export const Found = z.object({ issues: z.array(Issue), nextPageToken: z.string().optional(), isLast: z.boolean().optional() });

export const Comment = z.object({
  id: Id,
  author: z.object({ displayName: z.string().optional() }).nullish(),
  body: AdfNode.nullish(),
  created: Moment,
});
export type Comment = z.infer<typeof Comment>;
export const CommentPage = z.object({ comments: z.array(Comment), total: z.int() });

export const Registered = z.object({
  webhookRegistrationResult: z.array(z.object({ createdWebhookId: z.int().optional(), errors: z.array(z.string()).optional() })),
});
export const Webhooks = z.object({ values: z.array(z.object({ id: z.int() })), isLast: z.boolean().optional() });
/** The vendor describes a number and shows a text. */
export const Extended = z.object({ expirationDate: Moment });

export const IssueEvent = z.object({
  issue: z.object({ id: Id, fields: z.object({ project: z.object({ id: Id }).optional() }).optional() }),
});
export const AnyEvent = z.object({ webhookEvent: z.string() });
