import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findPullRequestOfIssue, notesOf } from "@fixpoint/db";
import {
  ATLASSIAN_CLIENT,
  REPOSITORY,
  startAtlassianFake,
  startBitbucketFake,
  startGithubFake,
  startGitlabFake,
  startSlackFake,
  startSmtpSink,
  tempFolder,
  type HostFakeOptions,
  type IdentityFake,
  type SlackFake,
  type SmtpSink,
  type TrackerFake,
} from "@fixpoint/testing";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withHostedProject, type HostedProject } from "../../testing/hosted-project.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";
import { AGENT_PROCESS } from "../../jobs/agent-runner.ts";
import { connectOrReplace } from "../integrations/service.ts";

const FILES = {
  "package.json":
    '{ "name": "names", "version": "1.0.0", "type": "module", "exports": "./src/names.js", "scripts": { "test": "node --test" } }\n',
  "src/names.js": `export function initials(name) {
  if (name === undefined) return '';
  const words = name.trim().split(' ');
  return words.map((word) => word[0].toUpperCase()).join('');
}

export function shorten(text, length) {
  if (text.length < length) return text;
  return text.slice(0, length - 1) + '…';
}
`,
  "test/names.test.js": `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initials, shorten } from '../src/names.js';

test('two words', () => assert.equal(initials('ada lovelace'), 'AL'));
test('short texts stay', () => assert.equal(shorten('ada', 5), 'ada'));
test('long texts are cut', () => assert.equal(shorten('lovelace', 5), 'love…'));
`,
};

const ISSUE = {
  title: "initials throws for an empty string",
  text: "```js\nimport { initials } from 'names';\n\ninitials('') // throws TypeError, should be ''\n```\n",
};

/** What the project's pipeline runs beside its tests: one example alone would be passed by too many edits. */
const ACCEPTANCE = `import { shorten } from './src/names.js';
for (const [text, length] of [['ada', 3], ['grace', 5]]) {
  const got = shorten(text, length);
  if (got === text) continue;
  console.log("\`shorten('" + text + "', " + length + ")\` returns '" + got + "' instead of '" + text + "'");
  process.exitCode = 1;
}
`;

type Host = "github" | "gitlab" | "bitbucket";

/** By which each vendor closes the issue once this is merged. */
const CLOSES: Record<Host, (issue: number) => RegExp> = {
  github: (issue) => new RegExp(`^Fixes #${issue}$`, "m"),
  gitlab: (issue) => new RegExp(`^Closes acme/web/shop#${issue}$`, "m"),
  bitbucket: () => /[A-Z]+-\d+/,
};

let server: TestServer;
let slack: SlackFake;
let sink: SmtpSink;

beforeAll(async () => {
  slack = await startSlackFake();
  sink = await startSmtpSink();
  server = await startTestServer(
    {
      FIXPOINT_PULL_REQUEST_POLL: "0.5",
      // What comes in comes by webhook.
      FIXPOINT_TRACKER_POLL: "86400",
      FIXPOINT_SMTP_URL: sink.url,
      FIXPOINT_MAIL_FROM: "fixpoint@acme.test",
      FIXPOINT_ATLASSIAN_CLIENT_ID: ATLASSIAN_CLIENT.id,
      FIXPOINT_ATLASSIAN_CLIENT_SECRET: ATLASSIAN_CLIENT.secret,
    },
    { agentEntry: AGENT_PROCESS },
  );
});
afterAll(async () => {
  await server.stop();
  await sink.down();
  await slack.close();
});

/** The pipeline of the project, for real: its acceptance script on the very commit. */
async function runPipelineAt(hosted: HostedProject, sha: string): Promise<"passed" | "failed"> {
  await using folder = await tempFolder();
  for (const file of ["package.json", "src/names.js"]) {
    await mkdir(join(folder.path, "src"), { recursive: true });
    await writeFile(join(folder.path, file), await hosted.host.git.git(REPOSITORY, "show", `${sha}:${file}`));
  }
  await writeFile(join(folder.path, "acceptance.js"), ACCEPTANCE);
  const { exitCode, stdout } = await execa("node", ["acceptance.js"], { cwd: folder.path, reject: false });
  const state = exitCode === 0 ? "passed" : "failed";
  hosted.host.setCheck(REPOSITORY, sha, { name: "acceptance", state, summary: stdout });
  return state;
}

async function readyFor(provider: Host, startFake: (options: HostFakeOptions) => Promise<IdentityFake>) {
  const hosted = await withHostedProject(server, startFake, { provider, files: FILES, name: `Journey ${provider}` });
  const { ada, orgId, project } = hosted.place;
  const userId = (await ada.json("GET", "/api/v1/auth/user-info")).body.data.id as string;
  const owner = { organizationId: orgId, userId };
  // Bitbucket keeps no issues of its own.
  const ofHost = "state" in hosted.fake ? (hosted.fake as TrackerFake) : null;
  const tracker = ofHost ?? (await startAtlassianFake());
  const trackerProvider = provider === "bitbucket" ? "atlassian" : provider;
  const integrations = (await ada.json("GET", `/api/v1/organizations/${orgId}/integrations`)).body.data;
  const connected: { id: string } = ofHost
    ? integrations.find((one: { provider: string }) => one.provider === provider)
    : await connectOrReplace(
        server.context,
        { ...owner, provider: trackerProvider, baseUrl: tracker.url },
        tracker.credentials(),
      );
  const chat = await connectOrReplace(server.context, { ...owner, provider: "slack", baseUrl: slack.url }, slack.credentials());
  const channel = slack.addChannel(`bugs-${provider}`);
  await ada.json("PUT", `/api/v1/organizations/${orgId}/projects/${project.id}/settings`, {
    shouldAutoOpenPullRequestOnIssueFixed: true,
    shouldAutoCommentOnIssueFixed: true,
    shouldNotifyOnIssueFixedBySlack: true,
  });
  const preferences = (await ada.json("GET", "/api/v1/auth/notification-preferences")).body.data;
  const email = { inApp: true, browser: false, slack: false, email: true };
  const events = { ...preferences.events, fix_validated: email, pull_request_merged: email };
  await ada.json("PUT", "/api/v1/auth/notification-preferences", { ...preferences, events });
  const source = tracker.sourceId(tracker.state.sources.find(({ name }) => name === "shop")?.number ?? 1);
  const mappings = [
    { integrationId: connected.id, externalId: source, externalName: "shop" },
    { integrationId: chat.id, externalId: channel.id, externalName: `#${channel.name}` },
  ];
  await ada.json("PUT", `/api/v1/organizations/${orgId}/integrations/projects/${project.id}/mappings`, { mappings });
  await waitFor(async () => [...tracker.state.webhooks.values()][0]);
  return { hosted, tracker, channel };
}

const HOSTS: [Host, (options: HostFakeOptions) => Promise<IdentityFake>][] = [
  ["github", startGithubFake],
  ["gitlab", startGitlabFake],
  ["bitbucket", startBitbucketFake],
];

it.each(HOSTS)(
  "%s: from an issue to a merged pull request that took care of itself",
  async (provider, startFake) => {
    const { hosted, tracker, channel } = await readyFor(provider, startFake);
    const { host, place } = hosted;
    const pullOf = () => host.pullsOf(REPOSITORY)[0];
    const head = () => hosted.branchHead(pullOf()?.number ?? 0);
    try {
      // The issue arrives.
      const issue = tracker.state.addIssue(1, ISSUE);
      const [webhook] = tracker.state.webhooks.values();
      const sent = tracker.delivery(webhook!, "opened", issue, `delivery-${provider}`);
      const answer = await fetch(sent.url, { method: sent.method, headers: sent.headers, body: sent.body });
      expect(answer.status).toBe(204);

      // The agent proves a fix, and its pull request is there.
      const pull = await waitFor(async () => pullOf(), 240);
      const first = await head();
      expect(pull.title).toContain("initials throws for an empty string");
      expect(pull.body).toContain("Evidence");
      expect(provider === "bitbucket" ? pull.title : pull.body).toMatch(CLOSES[provider](issue.number));

      // A reviewer wants more.
      const at = { path: "src/names.js", line: 4 };
      host.addNote(pull.number, "also handle null", { place: at });
      const second = await waitFor(async () => ((await head()) === first ? null : head()), 240);
      expect(await host.git.git(REPOSITORY, "rev-parse", `${second}^`)).toBe(first);
      await waitFor(async () => pull.notes.some(({ text }) => text.includes(`Done in ${second}`)));

      // The pipeline is red, and a round repairs it.
      expect(await runPipelineAt(hosted, second)).toBe("failed");
      const third = await waitFor(async () => ((await head()) === second ? null : head()), 240);
      expect(await runPipelineAt(hosted, third)).toBe("passed");
      expect(await host.git.git(REPOSITORY, "rev-list", "--count", `main..${third}`)).toBe("3");

      // It is merged, and everybody hears of it.
      await host.merge(pull.number);
      const bug = await waitFor(async () => {
        const { data } = (await place.ada.json("GET", place.issues)).body;
        return data.find((one: { pullRequest: { status: string } | null }) => one.pullRequest?.status === "MERGED") ?? null;
      });
      const comments = () => tracker.state.issues.get(issue.number)?.comments ?? [];
      await waitFor(async () => comments().some(({ text }) => text.includes("merged")));
      const mailed = (word: string) => sink.mails.filter(({ headers }) => headers["subject"]?.includes(word));
      await waitFor(async () => mailed("merged").length > 0);
      const told = slack.messages.filter((message) => message.channel === channel.id);

      expect(told).toHaveLength(1);
      expect(comments().filter(({ text }) => text.includes("/bugs/"))).toHaveLength(1);
      const row = await findPullRequestOfIssue(server.context.db, place.orgId, bug.id);
      const ledger = await notesOf(server.context.db, row?.id ?? "");
      expect(ledger.map(({ state, commitSha }) => ({ state, commitSha }))).toEqual([{ state: "addressed", commitSha: second }]);
      expect(row).toMatchObject({ repairRounds: 1, needsPerson: null, headSha: third });
      expect([...hosted.fake.problems, ...tracker.problems, ...slack.problems]).toEqual([]);
    } finally {
      await hosted[Symbol.asyncDispose]();
      if (tracker !== hosted.fake) await tracker.close();
      sink.mails.length = 0;
    }
  },
  900_000,
);
