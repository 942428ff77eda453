import { z } from "zod";
import { AgentEvent } from "../agent/events.ts";
import { Id, PlainText, Sha, Slug, Timestamp } from "../entities/common.ts";
import { Issue, IssueDetails, IssueListItem, PullRequest } from "../entities/issue.ts";
import { Organization } from "../entities/organization.ts";
import { Commit, Project, ProjectSettings, Repository } from "../entities/project.ts";
import { Task } from "../entities/task.ts";
import { User } from "../entities/user.ts";
import { dataOf } from "./data-of.ts";

/** Largest title and text of a bug, in characters; the agent's own limit for an issue is 5 MB. */
export const MAX_TITLE_LENGTH = 500;
export const MAX_ISSUE_BYTES = 5 * 1024 * 1024;

export const CreateIssueBody = z.object({
  title: PlainText.trim().min(1, "Give the bug a title").max(MAX_TITLE_LENGTH),
  text: z.string().default(""),
  issueUrl: z.url({ protocol: /^https?$/ }).nullish(),
});
export type CreateIssueBody = z.infer<typeof CreateIssueBody>;

/**
 * `provider` left out: the local code host. `repositoryUrl` is then the absolute path of a git repository on the
 * server's machine, else the repository's address at the connected host, without credentials.
 */
export const CreateProjectBody = z.object({
  name: PlainText.trim().min(1, "Give the project a name").max(100),
  slug: Slug.optional(),
  provider: Repository.shape.provider.optional(),
  repositoryUrl: PlainText.trim().min(1, "Name the repository").max(1000),
  defaultBranch: PlainText.trim().min(1).max(250).optional(),
});
export type CreateProjectBody = z.infer<typeof CreateProjectBody>;

/** A changed slug changes the project's address. */
export const UpdateProjectBody = z.object({
  name: PlainText.trim().min(1, "Give the project a name").max(100),
  slug: Slug.optional(),
});
export type UpdateProjectBody = z.infer<typeof UpdateProjectBody>;

export const RecomputeBody = z.object({ force: z.literal(true) });
/** `draft` goes beyond the spec: left out, a ready pull request is opened. */
export const OpenPullRequestBody = z.object({
  projectId: z.string("Project ID not found").pipe(Id),
  issueId: Id,
  draft: z.boolean().optional(),
});
export const InviteUserBody = z.object({ email: z.email() });
export const UpdateBaseCommitBody = z.object({ sha: Sha });

export const UserInfoAnswer = dataOf(User);
export const OrganizationsAnswer = dataOf(z.array(Organization));
export const ProjectsAnswer = dataOf(z.array(Project));
export const UsersAnswer = dataOf(z.array(User));
export const TasksAnswer = dataOf(z.array(Task));
export const IssuesAnswer = dataOf(z.array(IssueListItem));
export const IssueAnswer = dataOf(Issue);
export const IssueDetailsAnswer = dataOf(IssueDetails);
export const IssueEventsAnswer = dataOf(z.array(AgentEvent));
export const PullRequestAnswer = dataOf(PullRequest);
export const CommitAnswer = dataOf(Commit);
export const ProjectSettingsAnswer = dataOf(ProjectSettings);

/** What the browser needs before it knows who is there; `GET /api/v1/public-settings`, no session. */
export const PublicSettings = z.object({
  productName: z.string(),
  betaFormUrl: z.string().nullable(),
  subscriptionEmail: z.string(),
  termsUrl: z.string(),
  privacyUrl: z.string(),
  version: z.string(),
  /** The sign-in buttons that lead somewhere. */
  signInProviders: z.array(z.enum(["github", "google", "gitlab"])).optional(),
  /** Things a person should know at once, e.g. that no sandbox is available or that the demo projects are missing. */
  notices: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
export const PublicSettingsAnswer = dataOf(PublicSettings);

/** A token for scripts, without its secret. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  organizationId: Id,
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;
export const CreateApiTokenBody = z.object({
  name: PlainText.trim().min(1, "Give the token a name").max(100),
  organizationId: Id,
});
export const ApiTokensAnswer = dataOf(z.array(ApiToken));
/** The only answer that shows the secret. */
export const CreatedApiTokenAnswer = dataOf(ApiToken.extend({ token: z.string() }));
