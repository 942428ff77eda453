import { z } from "zod";

/** null, as of an issue whose events are gone, is the beginning of time. */
const Moment = z.coerce.date();

export const Organization = z.object({
  slug: z.string(),
  name: z.string(),
  /** What the token may do here, on servers that tell. */
  access: z.array(z.string()).optional(),
  links: z.object({ regionUrl: z.string() }).optional(),
});
export type Organization = z.infer<typeof Organization>;
export const Organizations = z.array(Organization);

export const Project = z.object({ id: z.string(), slug: z.string(), name: z.string() });
export type Project = z.infer<typeof Project>;

export const Issue = z.object({
  id: z.string(),
  shortId: z.string().nullish(),
  title: z.string(),
  culprit: z.string().nullish(),
  permalink: z.string().nullish(),
  level: z.string(),
  status: z.string(),
  firstSeen: Moment,
  lastSeen: Moment,
  /** Of events, as text. */
  count: z.string().nullish(),
  userCount: z.int().nullish(),
  project: z.object({ id: z.string() }),
  metadata: z.object({ type: z.string().nullish(), value: z.string().nullish() }).nullish(),
});
export type Issue = z.infer<typeof Issue>;

const Frame = z.object({
  filename: z.string().nullish(),
  absPath: z.string().nullish(),
  module: z.string().nullish(),
  function: z.string().nullish(),
  lineNo: z.int().nullish(),
  colNo: z.int().nullish(),
  inApp: z.boolean().nullish(),
  context: z.array(z.tuple([z.int(), z.string().nullable()])).nullish(),
  vars: z.record(z.string(), z.unknown()).nullish(),
});
export type Frame = z.infer<typeof Frame>;

const Exception = z.object({
  type: z.string().nullish(),
  value: z.string().nullish(),
  module: z.string().nullish(),
  /** How an exception came to be part of a chain, e.g. `__cause__`. */
  mechanism: z.object({ source: z.string().nullish() }).nullish(),
  /** The oldest call first; source-mapped where there are maps. */
  stacktrace: z.object({ frames: z.array(Frame).nullish() }).nullish(),
});
export type Exception = z.infer<typeof Exception>;

const Entry = z.union([
  z.object({ type: z.literal("exception"), data: z.object({ values: z.array(Exception).nullish() }) }),
  z.object({ type: z.string() }),
]);

export const Event = z
  .object({
    platform: z.string().nullish(),
    message: z.string().nullish(),
    tags: z.array(z.object({ key: z.string(), value: z.string().nullish() })).nullish(),
    entries: z.array(Entry).nullish(),
  })
  .transform(({ entries, tags, message, platform }) => ({
    platform: platform ?? null,
    message: message ?? "",
    tags: new Map((tags ?? []).map(({ key, value }) => [key, value ?? ""])),
    /** A chain's: the one that was raised last is the last. */
    exceptions: (entries ?? []).flatMap((entry) => ("data" in entry ? (entry.data.values ?? []) : [])),
  }));
export type Event = z.infer<typeof Event>;

const Person = z.object({ name: z.string().nullish(), username: z.string().nullish() }).nullish();
export const Comment = z.object({
  id: z.string(),
  user: Person,
  sentry_app: z.object({ name: z.string().nullish() }).nullish(),
  data: z.object({ text: z.string().nullish() }),
  dateCreated: Moment,
});
export type Comment = z.infer<typeof Comment>;

export const Authorization = z.object({ token: z.string(), refreshToken: z.string(), expiresAt: z.string().nullable() });

const IssueId = z.union([z.string(), z.int()]).transform(String);
export const IssueEvent = z.object({ data: z.object({ issue: z.object({ id: IssueId }) }) });
export const CommentEvent = z.object({ data: z.object({ issue_id: IssueId }) });
export const ErrorEvent = z.object({ data: z.object({ error: z.object({ issue_id: IssueId }) }) });
export const AlertEvent = z.object({ data: z.object({ event: z.object({ issue_id: IssueId }) }) });
export const InstallationEvent = z.object({ action: z.string() });
