import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import {
  DEFAULT_NOTIFICATIONS,
  IntegrationMappingsBody,
  type Commit,
  type IntegrationMappingView,
  type LiveEvent,
} from "@fixpoint/contracts";
import { BASE_SHA, fixtureDetails, fixtureRows, fixtureRun } from "./fixture-bugs.ts";
import { fixtureIntegrations, fixtureMappings, fixtureSources, importing } from "./fixture-integrations.ts";
import { fixtureFollowUp, fixtureRepositories } from "./fixture-host.ts";
import { PASSED_ALL, projectRow, pullRequest } from "./factories.ts";

// A stand-in for the server while working on the screens: `node src/testing/fixture-server.ts [port]`, after a build.
const port = Number(process.argv[2] ?? 28_080);
const dist = join(import.meta.dirname, "../../dist");
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const PACE_MS = 700;

function commit(sha: string, message: string): Commit {
  return {
    sha,
    htmlUrl: null,
    message,
    author: { username: "Ana Silva", avatarUrl: null },
    committer: { date: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    coAuthors: [{ username: "Bo", avatarUrl: null }],
  };
}

const user = { id: "user-1", email: "ada@acme.test", username: "Ada Lovelace", organization: "org-1", isAdmin: false };
const organizations = [
  { id: "org-1", name: "Acme", slug: "acme" },
  { id: "org-2", name: "Globex", slug: "globex" },
];
const repository = {
  id: "repo-1",
  name: "acme/shop",
  provider: "github" as const,
  url: "https://github.com/acme/shop.git",
  defaultBranch: "main",
  latestCommit: commit(BASE_SHA, "fix: rounding in totals"),
};
const projects = [
  projectRow({ repositories: [repository] }),
  projectRow({
    id: "project-2",
    name: "Billing",
    slug: "billing",
    repositories: [{ ...repository, id: "repo-2", name: "acme/billing" }],
  }),
];
let rows = fixtureRows();
let settings = {
  shouldUpdateBaseCommitAutomatically: false,
  shouldNotifyOnIssueFixedBySlack: true,
  shouldAutoOpenPullRequestOnIssueFixed: false,
  shouldAutoCommentOnIssueFixed: false,
  importedBugsPerDay: 20,
};
let mappings = fixtureMappings();
let signedIn = true;
const streams = new Set<ServerResponse>();
const started = Date.now();

function publish(event: Record<string, unknown>): void {
  const whole = { ...event, __meta: { initiator: { userId: null, connectionId: null } } } as LiveEvent;
  for (const stream of streams) stream.write(`data: ${JSON.stringify(whole)}\n\n`);
}

function patch(id: string, change: object): void {
  rows = rows.map((row) => (row.id === id ? { ...row, ...change, updatedAt: new Date().toISOString() } : row));
  publish({ type: "issue_updated", data: rows.find((row) => row.id === id) });
}

/** Plays a run for a bug, event by event, and ends it with a validated fix. */
function play(id: string): void {
  patch(id, { agentProcessingStatus: "working", agentResultStatus: null });
  const events = fixtureRun(Date.now(), PACE_MS);
  runs.set(id, []);
  events.forEach((event, index) =>
    setTimeout(() => {
      runs.get(id)?.push(event);
      publish({ type: "issue_progress", data: { issueId: id, projectId: "project-1", event } });
      if (index === events.length - 1)
        patch(id, {
          agentProcessingStatus: "done",
          agentResultStatus: "validated_fix",
          statusResult: PASSED_ALL,
          coveredLines: 2,
          coverableLines: 2,
        });
    }, index * PACE_MS),
  );
}

function progress(mapping: IntegrationMappingView): void {
  const isSame = ({ projectId, externalId }: IntegrationMappingView) =>
    projectId === mapping.projectId && externalId === mapping.externalId;
  mappings = mappings.map((known) => (isSame(known) ? mapping : known));
  publish({ type: "mapping_updated", data: mapping });
}

const runs = new Map<string, ReturnType<typeof fixtureRun>>();

function answer(method: string, path: string): unknown {
  if (path.endsWith("/public-settings"))
    return {
      productName: "Fixpoint",
      betaFormUrl: null,
      subscriptionEmail: "hello@fixpoint.test",
      termsUrl: "/terms",
      privacyUrl: "/privacy",
      version: "0.1.0",
      notices: [],
    };
  if (path.endsWith("/notification-channels"))
    return {
      slack: null,
      email: "This server sends no e-mail: whoever runs it has to set FIXPOINT_SMTP_URL and FIXPOINT_MAIL_FROM.",
    };
  if (path.endsWith("/notification-preferences")) return DEFAULT_NOTIFICATIONS;
  if (path.endsWith("/auth/user-info")) return user;
  if (path.endsWith("/organizations")) return organizations;
  if (path.endsWith("/projects")) return projects;
  if (path.endsWith("/settings")) return settings;
  if (path.endsWith("/commits/latest")) return commit("9f8e7d6".padEnd(40, "1"), "feat: export orders as CSV");
  if (path.endsWith("/git/repositories")) return fixtureRepositories();
  if (path.endsWith("/pull-request")) return fixtureFollowUp();
  if (path.endsWith("/pull-requests"))
    return pullRequest({ title: "fix: parse gives milliseconds", url: "https://host.test/pr/91", number: 91 });
  if (path.endsWith("/integrations")) return fixtureIntegrations();
  const [, source] = /\/integrations\/([^/]+)\/sources$/.exec(path) ?? [];
  if (source) return fixtureSources(source);
  const [, mapped] = /\/projects\/([^/]+)\/mappings$/.exec(path) ?? [];
  if (mapped) return mappings.filter(({ projectId }) => projectId === mapped);
  if (path.includes("/project-2/")) return [];
  if (path.endsWith("/issues") && method === "GET") return rows;
  const [, id, action] = /\/issues\/([^/]+)\/?([^/]*)$/.exec(path) ?? [];
  const row = rows.find((candidate) => candidate.id === id);
  if (!row || !id) return undefined;
  if (action === "details") return fixtureDetails(row);
  if (action === "events")
    return (
      runs.get(id) ??
      (row.agentProcessingStatus === "done" ? fixtureRun(started, 900) : fixtureRun(started - 9000, 900).slice(0, 17))
    );
  if (action === "archive" || action === "unarchive") patch(id, { isArchived: action === "archive" });
  if (action === "recompute") play(id);
  return {};
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/api/v1/app/events/")) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(
      `data: ${JSON.stringify({ type: "heartbeat", data: { connectionId: "c1" }, __meta: { initiator: { userId: null, connectionId: null } } })}\n\n`,
    );
    streams.add(response);
    request.on("close", () => streams.delete(response));
    return;
  }
  if (pathname.startsWith("/api/")) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === "PUT" && pathname.endsWith("/settings"))
      settings = JSON.parse(Buffer.concat(chunks).toString()) as typeof settings;
    if (request.method === "PUT" && pathname.endsWith("/mappings")) {
      const [, projectId = ""] = /\/projects\/([^/]+)\/mappings$/.exec(pathname) ?? [];
      const put = IntegrationMappingsBody.parse(JSON.parse(Buffer.concat(chunks).toString())).mappings;
      const views = importing(projectId, put, progress);
      mappings = [...mappings.filter((mapping) => mapping.projectId !== projectId), ...views];
    }
    if (pathname.endsWith("/logout")) signedIn = false;
    const data =
      signedIn && request.headers["cookie"]?.includes("signed-out") !== true
        ? answer(request.method ?? "GET", pathname)
        : undefined;
    const open = pathname.endsWith("/public-settings") ? answer("GET", pathname) : data;
    response.writeHead(open === undefined ? (data === undefined && pathname.includes("user-info") ? 401 : 404) : 200, {
      "content-type": "application/json",
    });
    response.end(
      JSON.stringify(
        open === undefined
          ? { title: "Not found", message: "There is nothing here", code: "not_found", requestId: "r1" }
          : { data: open },
      ),
    );
    return;
  }
  const file = normalize(pathname).replace(/^(\.\.[/\\])+/, "");
  const body = await readFile(join(dist, file)).catch(() => null);
  response.writeHead(200, { "content-type": TYPES[body ? extname(file) : ".html"] ?? "application/octet-stream" });
  response.end(body ?? (await readFile(join(dist, "index.html"))));
}).listen(port, "127.0.0.1", () => process.stdout.write(`Fixtures on http://127.0.0.1:${port}\n`));
