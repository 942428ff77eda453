import { z } from "zod";

const Moment = z.coerce.date();
const Person = z.object({ login: z.string(), type: z.string().optional(), avatar_url: z.string().optional() }).nullable();

export const HostedRepository = z.object({
  full_name: z.string(),
  clone_url: z.string(),
  html_url: z.string(),
  default_branch: z.string(),
  size: z.int().optional(),
  archived: z.boolean().optional(),
  permissions: z.object({ push: z.boolean().optional() }).optional(),
});
export type HostedRepository = z.infer<typeof HostedRepository>;
export const InstalledRepositories = z.object({ repositories: z.array(HostedRepository) });

export const HostedCommit = z.object({
  sha: z.string(),
  html_url: z.string(),
  commit: z.object({
    message: z.string(),
    author: z.object({ name: z.string().optional() }).nullable(),
    committer: z.object({ date: z.string().optional() }).nullable(),
  }),
  /** null where the e-mail belongs to no account; an empty object where GitHub does not know. */
  author: z.union([Person, z.object({}).strict()]).optional(),
});
export type HostedCommit = z.infer<typeof HostedCommit>;

export const Pull = z.object({
  number: z.int(),
  html_url: z.string(),
  state: z.string(),
  draft: z.boolean().optional(),
  merged_at: z.string().nullish(),
  /** null while GitHub works it out; a list leaves it out. */
  mergeable: z.boolean().nullish(),
  head: z.object({ ref: z.string(), sha: z.string() }),
  base: z.object({ ref: z.string() }),
});
export type Pull = z.infer<typeof Pull>;

export const CheckRuns = z.object({
  check_runs: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string().nullable(),
      output: z.object({ title: z.string().nullable(), summary: z.string().nullable(), text: z.string().nullable() }),
    }),
  ),
});
export type CheckRun = z.infer<typeof CheckRuns>["check_runs"][number];

export const Statuses = z.object({
  statuses: z.array(
    z.object({
      context: z.string(),
      state: z.string(),
      target_url: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
});
export type Status = z.infer<typeof Statuses>["statuses"][number];

const note = {
  id: z.int(),
  user: Person.optional(),
  body: z.string().nullish(),
  author_association: z.string().optional(),
};
export const IssueComment = z.object({ ...note, created_at: Moment });
export const Review = z.object({ ...note, submitted_at: Moment.optional() });
export const ReviewComment = z.object({
  ...note,
  created_at: Moment,
  in_reply_to_id: z.int().optional(),
  path: z.string(),
  line: z.int().nullish(),
  original_line: z.int().nullish(),
  start_line: z.int().nullish(),
});
export type AnyNote = z.infer<typeof IssueComment>;
export type Review = z.infer<typeof Review>;
export type ReviewComment = z.infer<typeof ReviewComment>;
