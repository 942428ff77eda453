import { readAnswer, refusedBy } from "../../http/answer.ts";
import { present } from "../../http/present.ts";
import { isVendorError } from "../../http/vendor-error.ts";
import type { VendorFetch } from "../../http/vendor-fetch.ts";
import { repositoryPathOf } from "../../publishing/repository-path.ts";
import type { VendorAccess } from "../../types/access.ts";
import type { AddressOf, Check, CodeHostConnection, ReviewNote } from "../../types/code-host.ts";
import { gitLoginOf, NAME } from "../auth.ts";
import { createClient, pagesUrlOf, type BitbucketApi } from "../client.ts";
import { pagesOf } from "../pages.ts";
import { Hook, WorkspaceAccess } from "../schema.ts";
import { EVENTS } from "../webhook.ts";
import { accountOf, toChecks, toCommit, toNotes, toRepository } from "./map.ts";
import { membersAmong } from "./people.ts";
import { commitAt, createPull, findPull, quoted, readPullAt, type Place } from "./pull-requests.ts";
import { Branches, Comment, HostedRepository, Status, type HostedCommit } from "./schema.ts";

const COMMENTS = "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/comments";
const MOST = 100;

/** Its newest commit. */
async function headOf({ api, path }: Place, name: string): Promise<HostedCommit> {
  // Asked for by its name in the path, a branch with a slash is not always found: https://jira.atlassian.com/browse/BCLOUD-9969
  const query = { q: `name = ${quoted(name)}`, pagelen: MOST };
  const { data } = await api.GET("/repositories/{workspace}/{repo_slug}/refs/branches", { params: { path, query } });
  const found = readAnswer(NAME, Branches, data).values.find((branch) => branch.name === name);
  if (found === undefined) throw refusedBy(NAME, 404);
  return found.target;
}

async function checksOf({ api, fetch, path }: Place, commit: string): Promise<Check[]> {
  const call = "/repositories/{workspace}/{repo_slug}/commit/{commit}/statuses";
  const params = { path: { ...path, commit }, query: { pagelen: MOST } };
  return toChecks((await Array.fromAsync(pagesOf(fetch, Status, (way) => api.GET(call, { params, fetch: way })))).flat());
}

async function notesOf(place: Place, number: number): Promise<ReviewNote[]> {
  const params = { path: { ...place.path, pull_request_id: number }, query: { pagelen: MOST } };
  const pages = pagesOf(place.fetch, Comment, (way) => place.api.GET(COMMENTS, { params, fetch: way }));
  const comments = (await Array.fromAsync(pages)).flat();
  return toNotes(comments, await membersAmong(place, comments));
}

/** Of one workspace, those that may be written to; none of a workspace that lets the account in only otherwise, e.g. with a second factor. */
async function* repositoriesOf(api: BitbucketApi, fetch: VendorFetch, workspace: string): AsyncGenerator<HostedRepository[]> {
  const params = { path: { workspace }, query: { role: "contributor", pagelen: MOST } } as const;
  try {
    yield* pagesOf(fetch, HostedRepository, (way) => api.GET("/repositories/{workspace}", { params, fetch: way }));
  } catch (error) {
    if (!isVendorError(error, "access_denied")) throw error;
  }
}

/** A UUID finds its repository wherever it was moved to: https://developer.atlassian.com/cloud/bitbucket/rest/intro/#repository-object-and-uuid */
function pathTo(repositoryId: string) {
  return { workspace: "{}", repo_slug: repositoryId };
}

export function connect(access: VendorAccess, addressOf: AddressOf): CodeHostConnection {
  const api = createClient(access);
  const { fetch } = access;
  const origin = pagesUrlOf(access.baseUrl);

  function placeAt(url: string): Place {
    const [workspace = "", ...slug] = repositoryPathOf(url, origin).split("/");
    return {
      api,
      fetch,
      workspace,
      path: { workspace, repo_slug: slug.join("/") },
      pages: `${origin}/${workspace}/${slug.join("/")}`,
    };
  }

  return {
    async *repositories() {
      const query = { pagelen: MOST };
      const workspaces = pagesOf(fetch, WorkspaceAccess, (way) => api.GET("/user/workspaces", { params: { query }, fetch: way }));
      for await (const page of workspaces)
        for (const { workspace } of page)
          for await (const found of repositoriesOf(api, fetch, workspace.slug))
            yield found.map((repository) => toRepository(repository, origin));
    },
    async repository(url) {
      const { data } = await api.GET("/repositories/{workspace}/{repo_slug}", { params: { path: placeAt(url).path } });
      return toRepository(readAnswer(NAME, HostedRepository, data), origin);
    },
    async remote(url) {
      placeAt(url);
      return { url, login: gitLoginOf(access.credentials), address: await addressOf(new URL(url).hostname) };
    },
    async latestCommit({ url, branch }) {
      const place = placeAt(url);
      return toCommit(await headOf(place, branch), place.pages);
    },
    authorOf: async (url, sha) => accountOf(await commitAt(placeAt(url), sha)),
    findPullRequest: (asked) => findPull(placeAt(asked.url), asked),
    createPullRequest: (request) => createPull(placeAt(request.url), request),
    pullRequest: (ref) => readPullAt(placeAt(ref.url), ref),
    checks: (url, sha) => checksOf(placeAt(url), sha),
    reviewNotes: async ({ url, number }) => (number === null ? [] : notesOf(placeAt(url), number)),
    async reply({ url, number }, threadId, markdown) {
      if (number === null) return;
      const body = { content: { raw: markdown }, ...(threadId === null ? {} : { parent: { id: Number(threadId) } }) };
      await api.POST(COMMENTS, { params: { path: { ...placeAt(url).path, pull_request_id: number } }, body });
    },
    async watch(repositoryId, { callbackUrl, secret }) {
      const body = { description: "Fixpoint", url: callbackUrl, active: true, secret, events: [...EVENTS] };
      const call = "/repositories/{workspace}/{repo_slug}/hooks";
      const { data } = await api.POST(call, { params: { path: pathTo(repositoryId) }, body });
      return { id: readAnswer(NAME, Hook, data).uuid, secret: null, expiresAt: null };
    },
    async renew(_repositoryId, webhookId) {
      return { id: webhookId, secret: null, expiresAt: null };
    },
    async unwatch(repositoryId, uid) {
      const call = "/repositories/{workspace}/{repo_slug}/hooks/{uid}";
      await present(api.DELETE(call, { params: { path: { ...pathTo(repositoryId), uid } } }));
    },
  };
}
