import { z } from "zod";
import { Id, Sha, Slug, Timestamp } from "./common.ts";

export const CommitAuthor = z.object({ username: z.string(), avatarUrl: z.string().nullable() });

export const Commit = z.object({
  sha: Sha,
  /** null where the host has no web page for a commit (the local code host). */
  htmlUrl: z.string().nullable(),
  message: z.string(),
  author: CommitAuthor,
  committer: z.object({ date: Timestamp }),
  coAuthors: z.array(CommitAuthor),
});
export type Commit = z.infer<typeof Commit>;

export const Repository = z.object({
  id: Id,
  name: z.string(),
  provider: z.enum(["github", "gitlab", "bitbucket", "local"]),
  /** Where it is cloned from: a path or a git URL, without credentials. */
  url: z.string(),
  defaultBranch: z.string(),
  /** The base commit that bugs are evaluated against; present when requested. */
  latestCommit: Commit.nullable().optional(),
});
export type Repository = z.infer<typeof Repository>;

export const Project = z.object({
  id: Id,
  organizationId: Id,
  name: z.string(),
  slug: Slug,
  repositories: z.array(Repository),
  isLocked: z.boolean(),
  baseCommitStatus: z.enum(["pending", "running", "completed"]),
});
export type Project = z.infer<typeof Project>;

export const ProjectSettings = z.object({
  shouldUpdateBaseCommitAutomatically: z.boolean(),
  shouldNotifyOnIssueFixedBySlack: z.boolean(),
  shouldAutoOpenPullRequestOnIssueFixed: z.boolean(),
  shouldAutoCommentOnIssueFixed: z.boolean(),
  /** Beyond the spec: how many of the bugs that trackers send the agent starts on in a day. */
  importedBugsPerDay: z.int().min(0).max(1000),
});
export type ProjectSettings = z.infer<typeof ProjectSettings>;
