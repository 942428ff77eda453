import { z } from "zod";

const Moment = z.coerce.date();
export const Person = z.object({ username: z.string(), name: z.string().nullish(), public_email: z.string().nullish() });
export type Person = z.infer<typeof Person>;

export const HostedProject = z.object({
  id: z.int(),
  path_with_namespace: z.string(),
  web_url: z.string(),
  default_branch: z.string().nullish(),
  /** Left out of the simple form of lists. */
  empty_repo: z.boolean().optional(),
  visibility: z.string().optional(),
  merge_requests_access_level: z.string().optional(),
});
export type HostedProject = z.infer<typeof HostedProject>;

export const HostedCommit = z.object({
  id: z.string(),
  message: z.string(),
  author_name: z.string(),
  author_email: z.string(),
  committed_date: z.string(),
  web_url: z.string(),
});
export type HostedCommit = z.infer<typeof HostedCommit>;
export const Branch = z.object({ commit: HostedCommit });
export const Avatar = z.object({ avatar_url: z.string().nullish() });

export const MergeRequest = z.object({
  iid: z.int(),
  web_url: z.string(),
  state: z.string(),
  draft: z.boolean(),
  source_branch: z.string(),
  target_branch: z.string(),
  /** null where the fork was deleted. */
  source_project_id: z.int().nullable(),
  target_project_id: z.int(),
  sha: z.string(),
  merge_status: z.string().optional(),
  detailed_merge_status: z.string().optional(),
  has_conflicts: z.boolean().optional(),
  author: Person.nullish(),
  assignees: z.array(Person).default([]),
  reviewers: z.array(Person).default([]),
  merge_user: Person.nullish(),
});
export type MergeRequest = z.infer<typeof MergeRequest>;

export const CommitStatus = z.object({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  allow_failure: z.boolean().optional(),
  target_url: z.string().nullish(),
  description: z.string().nullish(),
});
export type CommitStatus = z.infer<typeof CommitStatus>;

const Position = z.object({
  old_path: z.string().nullish(),
  new_path: z.string().nullish(),
  old_line: z.int().nullish(),
  new_line: z.int().nullish(),
});

export const ReviewedNote = z.object({
  id: z.int(),
  body: z.string(),
  /** null where the account is gone. */
  author: Person.nullish(),
  created_at: Moment,
  /** Written by GitLab itself, in the name of who did what it tells. */
  system: z.boolean(),
  position: Position.nullish(),
});
export type ReviewedNote = z.infer<typeof ReviewedNote>;

export const Discussion = z.object({
  id: z.string(),
  /** A note that opened no thread. */
  individual_note: z.boolean(),
  notes: z.array(ReviewedNote),
});
export type Discussion = z.infer<typeof Discussion>;
