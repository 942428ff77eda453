import { z } from "zod";

const Person = z.object({ username: z.string() }).nullish();
const Moment = z.coerce.date();

export const User = z.object({ username: z.string() });
export const PersonalToken = z.object({ scopes: z.array(z.string()) });

export const Project = z.object({
  id: z.int(),
  name: z.string(),
  web_url: z.string(),
  namespace: z.object({ full_path: z.string() }).optional(),
});
export type Project = z.infer<typeof Project>;

export const Issue = z.object({
  iid: z.int(),
  title: z.string(),
  description: z.string().nullish(),
  web_url: z.string(),
  state: z.string(),
  created_at: Moment,
  updated_at: Moment,
  labels: z.array(z.string()),
});
export type Issue = z.infer<typeof Issue>;

export const Note = z.object({
  id: z.int(),
  body: z.string(),
  author: Person,
  created_at: Moment,
  /** Written by GitLab itself: "changed the title", "added a label". */
  system: z.boolean(),
});
export type Note = z.infer<typeof Note>;

/** `alert_status`: executable, temporarily_disabled or disabled; older versions leave it out. */
export const Hook = z.object({ id: z.int(), alert_status: z.string().nullish() });

const project = z.object({ id: z.int() });
/** Of incidents and tasks too: they are issues of another type. */
export const IssueEvent = z.object({
  object_kind: z.enum(["issue", "work_item"]),
  project,
  object_attributes: z.object({ iid: z.int() }),
});
/** What a note is about is beside it, under its own name. */
export const NoteEvent = z.object({
  object_kind: z.literal("note"),
  project,
  issue: z.object({ iid: z.int() }).optional(),
  merge_request: z.object({}).optional(),
  commit: z.object({}).optional(),
});
export type NoteEvent = z.infer<typeof NoteEvent>;
export const CodeEvent = z.object({ object_kind: z.enum(["merge_request", "pipeline", "push"]), project });
export const AnyEvent = z.object({ object_kind: z.string() });
