import { randomUUID } from "node:crypto";
import type { FakeAnswer, FakeRequest, Handler } from "../vendor-server.ts";
import { bitbucketAccount, bitbucketUuid, conditions, noteBody, paged, statusBody } from "./bitbucket-bodies.ts";
import type { FakePull, HostState } from "./host-state.ts";

/** Of the account that the tokens belong to. */
const OWN = "ada";
/** Of the workspace, in order. */
const MEMBERS = ["grace", OWN, "alan"];

function errorBody(message: string) {
  return { type: "error", error: { message } };
}
const NOT_FOUND: FakeAnswer = { status: 404, body: errorBody("Resource not found") };
const REFUSED = (message: string): FakeAnswer => ({ status: 400, body: errorBody(message) });

export interface BitbucketWebhook {
  callbackUrl: string;
  secret: string;
  events: string[];
}

/** Bitbucket's API for code and pull requests. `url`: of the API, known once the server listens. */
export function bitbucketHostOperations(
  host: HostState,
  url: () => string,
  webhooks: Map<string, BitbucketWebhook>,
): Record<string, Handler> {
  const names = () => [...new Set(["acme/shop", ...Array.from(host.pulls.values(), ({ repository }) => repository)])];
  const nameOf = ({ workspace, repo_slug: slug = "" }: Record<string, string>) =>
    workspace === "{}" ? (names().find((name) => bitbucketUuid(name) === slug) ?? "") : `${workspace}/${slug}`;
  const addressOf = ({ params }: FakeRequest, rest: string) => `${url()}/repositories/${nameOf(params)}/${rest}`;

  async function repositoryBody(name: string) {
    const head = await host.git.head(name, "main");
    const mainbranch = head === null ? null : { type: "branch", name: "main" };
    return { type: "repository", uuid: bitbucketUuid(name), full_name: name, name: name.split("/")[1], mainbranch };
  }

  async function pullBody(pull: FakePull) {
    const repository = { type: "repository", full_name: pull.repository, uuid: bitbucketUuid(pull.repository) };
    const hash = (await host.headOf(pull)).slice(0, 12);
    return {
      type: "pullrequest",
      id: pull.number,
      title: pull.title,
      state: { open: "OPEN", closed: "DECLINED", merged: "MERGED" }[pull.state],
      draft: pull.isDraft,
      source: {
        branch: { name: pull.branch },
        commit: { hash },
        repository: pull.isFromFork
          ? { ...repository, full_name: "mallory/shop", uuid: bitbucketUuid("mallory/shop") }
          : repository,
      },
      destination: { branch: { name: pull.base }, repository },
      created_on: pull.createdAt.toISOString(),
    };
  }

  function pullOf({ params }: FakeRequest): FakePull | null {
    const pull = host.pulls.get(Number(params["pull_request_id"]));
    return pull?.repository === nameOf(params) ? pull : null;
  }

  async function commitBody(name: string, revision: string) {
    const said = await host.git
      .git(name, "log", "-1", "--format=%H%x00%an%x00%ae%x00%cI%x00%B", revision, "--")
      .catch(() => null);
    if (said === null) return null;
    const [hash = "", author = "", email = "", date = "", message = ""] = said.split("\0");
    const user = MEMBERS.includes(author.toLowerCase()) ? { user: bitbucketAccount(author.toLowerCase()) } : {};
    return { type: "commit", hash, date, message, author: { type: "author", raw: `${author} <${email}>`, ...user } };
  }

  async function open(request: FakeRequest): Promise<FakeAnswer> {
    const asked = request.body as {
      title: string;
      description?: string;
      draft?: boolean;
      source: { branch: { name: string } };
      destination: { branch: { name: string } };
      reviewers?: { uuid: string }[];
    };
    const reviewers = (asked.reviewers ?? []).map(({ uuid }) => uuid);
    if (reviewers.includes(bitbucketUuid(OWN))) return REFUSED(`${OWN} is the author and cannot be included as a reviewer.`);
    if (!reviewers.every((uuid) => MEMBERS.some((member) => bitbucketUuid(member) === uuid)))
      return REFUSED("Malformed reviewers list");
    const place = { repository: nameOf(request.params), branch: asked.source.branch.name, base: asked.destination.branch.name };
    const content = { title: asked.title, body: asked.description ?? "", isDraft: asked.draft ?? false };
    const isSame = (pull: FakePull) => pull.state === "open" && pull.branch === place.branch && pull.base === place.base;
    // A second one is a change of the first.
    const pull = host.pullsOf(place.repository).find(isSame) ?? (await host.openPull({ ...place, ...content }));
    if (pull === null) return REFUSED("There are no changes to be pulled");
    Object.assign(pull, content, { reviewers });
    return { status: 201, body: await pullBody(pull) };
  }

  const repository = "/repositories/{workspace}/{repo_slug}";
  const pulls = `${repository}/pullrequests`;
  return {
    "GET /user/workspaces": (request) => {
      const workspaces = ["locked", "acme"].map((slug) => ({
        type: "workspace_access",
        workspace: { type: "workspace_base", slug },
      }));
      return paged(workspaces, request, `${url()}/user/workspaces`);
    },
    "GET /workspaces/{workspace}/members": (request) => {
      const members = MEMBERS.map((name) => ({ type: "workspace_membership", user: bitbucketAccount(name) }));
      return paged(members, request, `${url()}/workspaces/${request.params["workspace"]}/members`);
    },
    "GET /repositories/{workspace}": async (request) => {
      const workspace = request.params["workspace"] ?? "";
      if (workspace === "locked") return { status: 403, body: errorBody("This workspace requires a second factor") };
      const owned = names().filter((name) => name.startsWith(`${workspace}/`));
      return paged(await Promise.all(owned.map(repositoryBody)), request, `${url()}/repositories/${workspace}`);
    },
    [`GET ${repository}`]: async ({ params }) => {
      const body = await repositoryBody(nameOf(params)).catch(() => null);
      return body === null ? NOT_FOUND : { body };
    },
    [`GET ${repository}/refs/branches`]: async (request) => {
      const name = conditions(request.query).get("name") ?? "";
      const target = await commitBody(nameOf(request.params), `refs/heads/${name}`);
      return paged(target ? [{ type: "branch", name, target }] : [], request, addressOf(request, "refs/branches"));
    },
    [`GET ${repository}/commit/{commit}`]: async ({ params }) => {
      const body = await commitBody(nameOf(params), params["commit"] ?? "");
      return body === null ? NOT_FOUND : { body };
    },
    [`GET ${repository}/commit/{commit}/statuses`]: (request) => {
      const commit = request.params["commit"] ?? "";
      const statuses = host.checksOf(nameOf(request.params), commit).map(statusBody);
      return paged(statuses, request, addressOf(request, `commit/${commit}/statuses`));
    },
    [`GET ${pulls}`]: async (request) => {
      const asked = conditions(request.query);
      const [branch, base] = [asked.get("source.branch.name"), asked.get("destination.branch.name")];
      const states = request.query.getAll("state");
      const found = host.pullsOf(nameOf(request.params)).filter((pull) => pull.branch === branch && pull.base === base);
      const bodies = await Promise.all(found.reverse().map(pullBody));
      const listed = bodies.filter(({ state }) => (states.length === 0 ? state === "OPEN" : states.includes(state)));
      return paged(listed, request, addressOf(request, "pullrequests"));
    },
    [`POST ${pulls}`]: open,
    [`GET ${pulls}/{pull_request_id}`]: async (request) => {
      const pull = pullOf(request);
      return pull ? { body: await pullBody(pull) } : NOT_FOUND;
    },
    [`GET ${pulls}/{pull_request_id}/comments`]: (request) => {
      const pull = pullOf(request);
      return pull
        ? paged(pull.notes.map(noteBody), request, addressOf(request, `pullrequests/${pull.number}/comments`))
        : NOT_FOUND;
    },
    [`POST ${pulls}/{pull_request_id}/comments`]: (request) => {
      const pull = pullOf(request);
      const { content, parent } = request.body as { content: { raw: string }; parent?: { id: number } };
      const answered = pull?.notes.find(({ number }) => number === parent?.id);
      if (!pull || (parent && !answered)) return NOT_FOUND;
      const more = answered ? { place: answered.place, thread: answered.thread ?? answered.number } : {};
      return { status: 201, body: noteBody(host.addNote(pull.number, content.raw, { author: OWN, ...more })) };
    },
    [`POST ${repository}/hooks`]: ({ params, body }) => {
      const hook = body as { url: string; secret: string; events: string[] };
      if (nameOf(params) === "") return NOT_FOUND;
      const uuid = `{${randomUUID()}}`;
      webhooks.set(uuid, { callbackUrl: hook.url, secret: hook.secret, events: hook.events });
      return { status: 201, body: { type: "webhook_subscription", uuid, url: hook.url, active: true } };
    },
    [`DELETE ${repository}/hooks/{uid}`]: ({ params }) => (webhooks.delete(params["uid"] ?? "") ? { status: 204 } : NOT_FOUND),
  };
}
