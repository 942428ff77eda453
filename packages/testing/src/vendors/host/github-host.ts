import type { FakeAnswer, Handler } from "../vendor-server.ts";
import { numberParam, pageOf } from "../tracker-fake.ts";
import type { FakeCheck, FakeNote, FakePull, HostState } from "./host-state.ts";

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: "Not Found" } };
const REFUSED = (message: string): FakeAnswer => ({
  status: 422,
  body: { message: "Validation Failed", errors: [{ resource: "PullRequest", code: "custom", message }] },
});

export function hostedRepository(name: string, origin: string) {
  const [owner = "", short = ""] = name.split("/");
  return {
    id: 1,
    name: short,
    full_name: name,
    owner: { login: owner, id: 1, type: "Organization" },
    html_url: `${origin}/${name}`,
    clone_url: `${origin}/${name}.git`,
    default_branch: "main",
    size: 7,
    archived: false,
    permissions: { admin: false, push: true, pull: true },
  };
}

function user(login: string) {
  return { login, id: 1, type: "User", avatar_url: `https://avatars.githubusercontent.com/${login}` };
}

function noteBody({ number, author, text, isTrusted, createdAt }: FakeNote) {
  const association = isTrusted ? "MEMBER" : "NONE";
  return { id: number, user: user(author), body: text, author_association: association, created_at: createdAt.toISOString() };
}

function checkRun({ name, state, summary }: FakeCheck, index: number) {
  const conclusion = { pending: null, passed: "success", failed: "failure" }[state];
  return {
    id: index + 1,
    name,
    status: state === "pending" ? "in_progress" : "completed",
    conclusion,
    html_url: `https://ci.acme.test/runs/${index + 1}`,
    output: { title: name, summary, text: null, annotations_count: 0, annotations_url: "https://ci.acme.test/annotations" },
  };
}

/** GitHub's REST and GraphQL for code and pull requests. `origin` is known once the server listens. */
export function githubHostOperations(host: HostState, origin: () => string): Record<"rest" | "graphql", Record<string, Handler>> {
  const nameOf = (params: Record<string, string>) => `${params["owner"]}/${params["repo"]}`;

  async function pullBody(pull: FakePull, isWhole: boolean) {
    const sha = await host.headOf(pull);
    return {
      id: pull.number,
      number: pull.number,
      node_id: `PR_${pull.number}`,
      html_url: `${origin()}/${pull.repository}/pull/${pull.number}`,
      state: pull.state === "open" ? "open" : "closed",
      draft: pull.isDraft,
      merged_at: pull.state === "merged" ? pull.createdAt.toISOString() : null,
      title: pull.title,
      body: pull.body,
      head: { ref: pull.branch, sha },
      base: { ref: pull.base, sha },
      ...(isWhole ? { mergeable: pull.state === "open" ? !(await host.hasConflict(pull)) : null } : {}),
    };
  }

  function pullOf(params: Record<string, string>, number: string | undefined): FakePull | null {
    const pull = host.pulls.get(Number(number));
    return pull?.repository === nameOf(params) ? pull : null;
  }

  async function commit(name: string, ref: string): Promise<FakeAnswer> {
    const format = "--format=%H%x00%an%x00%cI%x00%B";
    const revision = ref.replace(/^heads\//, "refs/heads/");
    const said = await host.git.git(name, "log", "-1", format, revision, "--").catch(() => null);
    if (said === null) return { status: 422, body: { message: `No commit found for SHA: ${ref}` } };
    const [sha = "", author = "", date = "", message = ""] = said.split("\0");
    const person = { name: author, email: "", date };
    return {
      body: {
        sha,
        html_url: `${origin()}/${name}/commit/${sha}`,
        commit: { message: message.trim(), author: person, committer: person },
        author: user(author.toLowerCase()),
      },
    };
  }

  const notes =
    (
      chosen: (note: FakeNote) => boolean,
      key: "issue_number" | "pull_number",
      more: (note: FakeNote) => object = () => ({}),
    ): Handler =>
    ({ params, query }) => {
      const pull = pullOf(params, params[key]);
      if (!pull) return NOT_FOUND;
      const page = pageOf(pull.notes.filter(chosen), numberParam(query, "page", 1), numberParam(query, "per_page", 30));
      return { body: page.map((note) => ({ ...noteBody(note), ...more(note) })) };
    };

  return {
    rest: {
      "GET /repos/{owner}/{repo}": async ({ params }) => {
        const name = nameOf(params);
        const head = await host.git.head(name, "main").catch(() => null);
        return head === null ? NOT_FOUND : { body: { ...hostedRepository(name, origin()), archived: host.archived.has(name) } };
      },
      "GET /repos/{owner}/{repo}/commits/{ref}": ({ params }) => commit(nameOf(params), params["ref"] ?? ""),
      "GET /repos/{owner}/{repo}/pulls": async ({ params, query }) => {
        const [, branch] = query.get("head")?.split(":") ?? [];
        const found = host
          .pullsOf(nameOf(params))
          .filter((pull) => branch === undefined || pull.branch === branch)
          .filter((pull) => query.get("state") === "all" || pull.state === "open")
          .reverse();
        return { body: await Promise.all(found.map((pull) => pullBody(pull, false))) };
      },
      "POST /repos/{owner}/{repo}/pulls": async ({ params, body }) => {
        const asked = body as { head: string; base: string; title: string; body: string; draft?: boolean };
        const made = await host.openPull({
          repository: nameOf(params),
          branch: asked.head,
          base: asked.base,
          title: asked.title,
          body: asked.body,
          isDraft: asked.draft ?? false,
        });
        if (!made) return REFUSED(`A pull request already exists for ${asked.head}.`);
        return { status: 201, body: await pullBody(made, true) };
      },
      "GET /repos/{owner}/{repo}/pulls/{pull_number}": async ({ params }) => {
        const pull = pullOf(params, params["pull_number"]);
        return pull ? { body: await pullBody(pull, true) } : NOT_FOUND;
      },
      "GET /repos/{owner}/{repo}/commits/{ref}/check-runs": ({ params }) => {
        const runs = host.checksOf(nameOf(params), params["ref"] ?? "").map(checkRun);
        return { body: { total_count: runs.length, check_runs: runs } };
      },
      "GET /repos/{owner}/{repo}/commits/{ref}/status": ({ params }) => ({
        body: { state: "success", sha: params["ref"], total_count: 0, statuses: [] },
      }),
      "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments": notes(
        ({ place }) => place !== null,
        "pull_number",
        (note) => ({
          path: note.place?.path,
          line: note.place?.line,
          ...(note.thread !== note.number && note.thread !== null ? { in_reply_to_id: note.thread } : {}),
        }),
      ),
      "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews": notes(() => false, "pull_number"),
      "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": notes(({ place }) => place === null, "issue_number"),
      "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies": ({ params, body }) => {
        const pull = pullOf(params, params["pull_number"]);
        const answered = pull?.notes.find(({ number }) => number === Number(params["comment_id"]));
        if (!pull || !answered) return NOT_FOUND;
        const { place, number: thread } = answered;
        const note = host.addNote(pull.number, (body as { body: string }).body, { author: "ada", place, thread });
        return { status: 201, body: { ...noteBody(note), path: place?.path, in_reply_to_id: thread } };
      },
      "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": ({ params, body }) => {
        const pull = pullOf(params, params["issue_number"]);
        if (!pull) return NOT_FOUND;
        const note = host.addNote(pull.number, (body as { body: string }).body, { author: "ada" });
        return { status: 201, body: noteBody(note) };
      },
    },
    graphql: {
      "POST /graphql": ({ body }) => {
        const { query, variables } = body as { query: string; variables: Record<string, never> };
        return { body: { data: answerGraphql(host, query, variables) } };
      },
    },
  };
}

/** Of the few questions that are asked; what they look like is checked against the vendor's schema elsewhere. */
function answerGraphql(host: HostState, query: string, variables: Record<string, string | number | string[]>): unknown {
  const pullOf = (id: unknown) => host.pulls.get(Number(String(id).replace("PR_", "")));
  if (query.includes("createLabel")) return { createLabel: { label: { id: `LA_${variables["name"]}` } } };
  if (query.includes("addLabelsToLabelable")) {
    const names = (variables["labelIds"] as string[]).map((id) => id.replace("LA_", ""));
    pullOf(variables["labelableId"])?.labels.push(...names);
    return { addLabelsToLabelable: { clientMutationId: null } };
  }
  if (query.includes("requestReviews")) {
    const ids = [...(variables["userIds"] as string[]), ...(variables["teamIds"] as string[])];
    pullOf(variables["pullRequestId"])?.reviewers.push(...ids.map((id) => id.replace("U_", "")));
    return { requestReviews: { clientMutationId: null } };
  }
  if (query.includes("pullRequest("))
    return { repository: { id: "R_1", pullRequest: { id: `PR_${variables["number"]}` }, label: null } };
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (name.startsWith("user")) found[name.replace("user", "person")] = { id: `U_${String(value)}` };
    else if (name.startsWith("team")) found[name] = { team: { id: `U_${String(value)}` } };
  }
  return found;
}
