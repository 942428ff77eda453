import { z } from "zod";
import { readAnswer } from "../../http/answer.ts";
import { present } from "../../http/present.ts";
import { isVendorError } from "../../http/vendor-error.ts";
import { readPages } from "../../paging/read-pages.ts";
import { repositoryPathOf } from "../../publishing/repository-path.ts";
import type { VendorAccess } from "../../types/access.ts";
import type { AddressOf, CodeHostConnection, HostPullRequest, NewPullRequest, ReviewNote } from "../../types/code-host.ts";
import { createClient, instanceOf, NAME, type GitlabApi } from "../client.ts";
import { connect as connectTracker } from "../connection.ts";
import { walkProjects } from "../projects.ts";
import { withoutQuickActions } from "../text.ts";
import { descriptionOf, titleOf } from "./content.ts";
import { isOwn, newestOfEachName, statusToCheck, toCommit, toNotes, toPullRequest, toRepository } from "./map.ts";
import { accountOf, isBot, judgeWriters } from "./people.ts";
import { Avatar, Branch, CommitStatus, Discussion, HostedCommit, HostedProject, MergeRequest } from "./schema.ts";

const PER_PAGE = 100;
/** https://docs.gitlab.com/api/access_requests/#valid-access-levels: the least that may push. */
const DEVELOPER = 30;

type ProjectPath = { id: string };
type MergeRequestPath = ProjectPath & { merge_request_iid: number };

async function readProject(api: GitlabApi, path: ProjectPath): Promise<HostedProject> {
  const { data } = await api.GET("/api/v4/projects/{id}", { params: { path } });
  return readAnswer(NAME, HostedProject, data);
}

async function readMergeRequest(api: GitlabApi, path: MergeRequestPath): Promise<MergeRequest> {
  const { data } = await api.GET("/api/v4/projects/{id}/merge_requests/{merge_request_iid}", { params: { path } });
  return readAnswer(NAME, MergeRequest, data);
}

/** null where there is none, or it is not told: a picture is worth no failure. */
async function avatarOf(api: GitlabApi, email: string): Promise<string | null> {
  try {
    const { data } = await api.GET("/api/v4/avatar", { params: { query: { email } } });
    return readAnswer(NAME, Avatar, data).avatar_url ?? null;
  } catch (error) {
    if (isVendorError(error)) return null;
    throw error;
  }
}

async function authorOf(api: GitlabApi, path: ProjectPath & { sha: string }): Promise<string | null> {
  const commit = await api.GET("/api/v4/projects/{id}/repository/commits/{sha}", { params: { path } });
  const call = "/api/v4/projects/{id}/repository/commits/{sha}/merge_requests";
  const { data } = await api.GET(call, { params: { path, query: { per_page: PER_PAGE } } });
  return accountOf(readAnswer(NAME, HostedCommit, commit.data), readAnswer(NAME, z.array(MergeRequest), data));
}

async function findPullRequest(
  api: GitlabApi,
  path: ProjectPath,
  branches: { source_branch: string; target_branch: string },
): Promise<HostPullRequest | null> {
  const order = { state: "all", scope: "all", order_by: "created_at", sort: "desc", per_page: PER_PAGE } as const;
  const pages = readPages(PER_PAGE, async (page) => {
    const query = { ...branches, ...order, page };
    const { data } = await api.GET("/api/v4/projects/{id}/merge_requests", { params: { path, query } });
    return readAnswer(NAME, z.array(MergeRequest), data);
  });
  const found = (await Array.fromAsync(pages)).flat().filter(isOwn).map(toPullRequest);
  return found.find(({ status }) => status === "OPEN" || status === "DRAFT") ?? found[0] ?? null;
}

async function createPullRequest(api: GitlabApi, path: ProjectPath, request: NewPullRequest): Promise<HostPullRequest> {
  const { branch, baseBranch, title, body, isDraft, labels, reviewers } = request;
  const content = {
    source_branch: branch,
    target_branch: baseBranch,
    title: titleOf(title, isDraft),
    description: descriptionOf(body, reviewers),
    labels: [...labels],
  };
  const { data } = await api.POST("/api/v4/projects/{id}/merge_requests", { params: { path }, body: content });
  return toPullRequest(readAnswer(NAME, MergeRequest, data));
}

async function statusesOf(api: GitlabApi, path: ProjectPath & { sha: string }): Promise<CommitStatus[]> {
  const pages = readPages(PER_PAGE, async (page) => {
    const call = "/api/v4/projects/{id}/repository/commits/{sha}/statuses";
    const { data } = await api.GET(call, { params: { path, query: { per_page: PER_PAGE, page } } });
    return readAnswer(NAME, z.array(CommitStatus), data);
  });
  return (await Array.fromAsync(pages)).flat();
}

async function notesOf(api: GitlabApi, path: MergeRequestPath): Promise<ReviewNote[]> {
  const pages = readPages(PER_PAGE, async (page) => {
    const call = "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions";
    const { data } = await api.GET(call, { params: { path, query: { per_page: PER_PAGE, page } } });
    return readAnswer(NAME, z.array(Discussion), data);
  });
  const discussions = (await Array.fromAsync(pages)).flat();
  const project = await readProject(api, { id: path.id });
  const all = discussions.flatMap(({ notes }) => notes);
  const isTrusted = judgeWriters(project, await readMergeRequest(api, path), all);
  return discussions
    .flatMap((discussion) => toNotes(discussion, { isTrusted, isBot }))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

async function reply(api: GitlabApi, path: MergeRequestPath, threadId: string | null, markdown: string): Promise<void> {
  const body = { body: withoutQuickActions(markdown) };
  if (threadId === null) {
    await api.POST("/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes", { params: { path }, body });
    return;
  }
  const call = "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes";
  await api.POST(call, { params: { path: { ...path, discussion_id: threadId } }, body });
}

export function connect(access: VendorAccess, addressOf: AddressOf): CodeHostConnection {
  const api = createClient(access);
  const instance = instanceOf(access).replace(/\/+$/, "");
  const { watch, renew, unwatch } = connectTracker(access);
  const placeAt = (url: string) => ({ id: repositoryPathOf(url, instance) });

  return {
    async *repositories() {
      // Not the simple form, which does not tell an empty repository.
      const filter = { with_merge_requests_enabled: true, min_access_level: DEVELOPER } as const;
      for await (const page of walkProjects(api, filter, HostedProject))
        yield page.map((project) => toRepository(project, instance));
    },
    repository: async (url) => toRepository(await readProject(api, placeAt(url)), instance),
    async remote(url) {
      placeAt(url);
      const login = { username: "oauth2", password: access.credentials.accessToken };
      return { url, login, address: await addressOf(new URL(url).hostname) };
    },
    async latestCommit({ url, branch }) {
      // Not of the commits, where a tag of the same name might answer.
      const path = { ...placeAt(url), branch };
      const { data } = await api.GET("/api/v4/projects/{id}/repository/branches/{branch}", { params: { path } });
      const { commit } = readAnswer(NAME, Branch, data);
      return toCommit(commit, await avatarOf(api, commit.author_email));
    },
    authorOf: async (url, sha) => authorOf(api, { ...placeAt(url), sha }),
    findPullRequest: async ({ url, branch, baseBranch }) =>
      findPullRequest(api, placeAt(url), { source_branch: branch, target_branch: baseBranch }),
    createPullRequest: async (request) => createPullRequest(api, placeAt(request.url), request),
    async pullRequest({ url, number }) {
      if (number === null) return null;
      const found = await present(readMergeRequest(api, { ...placeAt(url), merge_request_iid: number }));
      return found && toPullRequest(found);
    },
    checks: async (url, sha) => newestOfEachName(await statusesOf(api, { ...placeAt(url), sha })).map(statusToCheck),
    reviewNotes: async ({ url, number }) => (number === null ? [] : notesOf(api, { ...placeAt(url), merge_request_iid: number })),
    async reply({ url, number }, threadId, markdown) {
      if (number !== null) await reply(api, { ...placeAt(url), merge_request_iid: number }, threadId, markdown);
    },
    watch,
    renew,
    unwatch,
  };
}
