import type { FakeAnswer, FakeRequest, Handler } from "../vendor-server.ts";
import { numberParam, pageOf } from "../tracker-fake.ts";
import { REPOSITORY, type FakePull, type HostState } from "./host-state.ts";
import {
  commitBody,
  discussionsOf,
  discussionNumber,
  mergeRequestBody,
  noteBody,
  projectBody,
  statusesOf,
} from "./gitlab-host-bodies.ts";

export type Visibility = "public" | "internal" | "private";

const PROJECT = 42_000_001;
/** Everybody else is nobody to GitLab. */
const ACCOUNTS = ["ada", "grace"];
const NOT_FOUND: FakeAnswer = { status: 404, body: { message: "404 Not found" } };

interface NewMergeRequest {
  title: string;
  source_branch: string;
  target_branch: string;
  description: string;
  labels: string[];
}

/** GitLab takes quick actions out of a text, but for its code, and does what they say. */
function carriedOut(description: string): { body: string; actions: [string, string][] } {
  const actions: [string, string][] = [];
  const codeOrAction = /^```[^]*?\n```$|^\/([a-z_]+)(?:[ \t]+(.*))?$/gm;
  const body = description.replaceAll(codeOrAction, (found, name: string | undefined, rest: string | undefined) => {
    if (name === undefined) return found;
    actions.push([name, rest ?? ""]);
    return "";
  });
  return { body, actions };
}

function reviewersOf(actions: [string, string][]): string[] {
  const named = actions.filter(([name]) => name === "assign_reviewer").map(([, rest]) => rest.match(/(?<=@)\S+/g) ?? []);
  // One that is not there voids the whole command.
  return [...new Set(named.filter((names) => names.every((name) => ACCOUNTS.includes(name))).flat())];
}

/** GitLab's REST API for code and merge requests. `origin` is known once the server listens. */
export function gitlabHost(host: HostState, options: { origin: () => string; visibility: Visibility }) {
  const { origin, visibility } = options;
  /** By the API, thus by whom the token is of; the others are grace's. */
  const ours = new Set<number>();
  const project = () => projectBody({ id: PROJECT, name: REPOSITORY, origin: origin(), visibility });
  const isHere = ({ params }: FakeRequest) => [String(PROJECT), REPOSITORY].includes(params["id"] ?? "");

  function body(pull: FakePull, isWhole: boolean) {
    const author = ours.has(pull.number) ? "ada" : "grace";
    return mergeRequestBody(host, pull, { project: PROJECT, origin: origin(), author, isWhole });
  }

  function pullOf({ params }: FakeRequest): FakePull | undefined {
    return host.pulls.get(Number(params["merge_request_iid"]));
  }

  const paged = <T>(items: T[], { query }: FakeRequest): T[] =>
    pageOf(items, numberParam(query, "page", 1), Math.min(100, numberParam(query, "per_page", 20)));

  async function list(request: FakeRequest): Promise<FakeAnswer> {
    const { query } = request;
    const found = host
      .pullsOf(REPOSITORY)
      .filter(({ branch, base }) => branch === query.get("source_branch") && base === query.get("target_branch"))
      .reverse();
    return { body: await Promise.all(paged(found, request).map((pull) => body(pull, false))) };
  }

  async function create(request: FakeRequest): Promise<FakeAnswer> {
    const asked = request.body as NewMergeRequest;
    const text = carriedOut(asked.description);
    const made = await host.openPull({
      repository: REPOSITORY,
      branch: asked.source_branch,
      base: asked.target_branch,
      title: asked.title.replace(/^Draft: /, ""),
      body: text.body,
      isDraft: asked.title.startsWith("Draft: "),
    });
    if (!made) return { status: 409, body: { message: ["Another open merge request already exists for this source branch"] } };
    ours.add(made.number);
    made.labels.push(...asked.labels);
    made.reviewers.push(...reviewersOf(text.actions));
    return { status: 201, body: await body(made, false) };
  }

  /** Those whose branch ends with it. */
  async function broughtBy({ params }: FakeRequest): Promise<FakeAnswer> {
    const pulls = host.pullsOf(REPOSITORY);
    const heads = await Promise.all(pulls.map((pull) => host.headOf(pull)));
    const found = pulls.filter((_pull, index) => heads[index] === params["sha"]);
    return { body: await Promise.all(found.map((pull) => body(pull, false))) };
  }

  const here =
    (handler: Handler): Handler =>
    (request) =>
      isHere(request) ? handler(request) : NOT_FOUND;
  const onPull = (handler: (pull: FakePull, request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>): Handler =>
    here((request) => {
      const pull = pullOf(request);
      return pull ? handler(pull, request) : NOT_FOUND;
    });

  const operations: Record<string, Handler> = {
    "GET /api/v4/avatar": ({ query }) => ({ body: { avatar_url: `${origin()}/avatar/${query.get("email")}` } }),
    "GET /api/v4/projects/{id}": here(() => ({ body: project() })),
    "GET /api/v4/projects/{id}/repository/branches/{branch}": here(async ({ params }) => {
      const commit = await commitBody(host, REPOSITORY, `refs/heads/${params["branch"]}`, origin());
      return commit ? { body: { name: params["branch"], commit } } : NOT_FOUND;
    }),
    "GET /api/v4/projects/{id}/repository/commits/{sha}": here(async ({ params }) => {
      const commit = await commitBody(host, REPOSITORY, params["sha"] ?? "", origin());
      return commit ? { body: commit } : NOT_FOUND;
    }),
    "GET /api/v4/projects/{id}/repository/commits/{sha}/merge_requests": here(broughtBy),
    "GET /api/v4/projects/{id}/repository/commits/{sha}/statuses": here((request) => {
      const sha = request.params["sha"] ?? "";
      return { body: paged(statusesOf(host.checksOf(REPOSITORY, sha), sha), request) };
    }),
    "GET /api/v4/projects/{id}/merge_requests": here(list),
    "POST /api/v4/projects/{id}/merge_requests": here(create),
    "GET /api/v4/projects/{id}/merge_requests/{merge_request_iid}": onPull(async (pull) => ({ body: await body(pull, true) })),
    "GET /api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions": onPull((pull, request) => ({
      body: paged(discussionsOf(pull), request),
    })),
    "POST /api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes": onPull(
      (pull, { params, body: asked }) => {
        const thread = discussionNumber(params["discussion_id"] ?? "");
        const first = pull.notes.find((note) => note.thread === thread);
        if (!first) return NOT_FOUND;
        const { place } = first;
        const note = host.addNote(pull.number, (asked as { body: string }).body, { author: "ada", place, thread });
        return { status: 201, body: noteBody(note) };
      },
    ),
    "POST /api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes": onPull((pull, { body: asked }) => ({
      status: 201,
      body: noteBody(host.addNote(pull.number, (asked as { body: string }).body, { author: "ada" })),
    })),
  };
  return { operations, project };
}
