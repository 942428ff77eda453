import {
  SLACK_CLIENT,
  SLACK_SIGNING_SECRET,
  startSlackFake,
  startSmtpSink,
  type SlackFake,
  type SmtpSink,
} from "@fixpoint/testing";
import { writeInternalSlackChannel } from "@fixpoint/db";
import { afterEach, beforeEach, expect, it } from "vitest";
import { everything, startNotified } from "../../testing/notified.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";

const STAFF_TOKEN = "xoxb-1";
let slack: SlackFake;
let sink: SmtpSink;
let server: TestServer;
let place: Awaited<ReturnType<typeof startNotified>>;

beforeEach(async () => {
  slack = await startSlackFake();
  sink = await startSmtpSink();
  server = await startTestServer({
    FIXPOINT_SMTP_URL: sink.url,
    FIXPOINT_MAIL_FROM: "fixpoint@acme.test",
    FIXPOINT_SLACK_CLIENT_ID: SLACK_CLIENT.id,
    FIXPOINT_SLACK_CLIENT_SECRET: SLACK_CLIENT.secret,
    FIXPOINT_SLACK_URL: slack.origin,
    FIXPOINT_SLACK_SIGNING_SECRET: SLACK_SIGNING_SECRET,
    FIXPOINT_STAFF_SLACK_TOKEN: STAFF_TOKEN,
  });
  place = await startNotified(server);
});
afterEach(async () => {
  await server.stop();
  await sink.down();
  await slack.close();
  expect(slack.problems).toEqual([]);
});

const integrationsPath = () => `/api/v1/organizations/${place.orgId}/integrations`;

/** Through the pages that a person sees, up to the browser's return. */
async function install(): Promise<{ id: string }> {
  const { body } = await place.ada.json("GET", `${integrationsPath()}/slack/install-url`);
  const allowed = await fetch(body.data.url, { redirect: "manual" });
  const back = await place.ada.request(allowed.headers.get("location") ?? "");
  expect(back.headers.get("location")).toBe(`/${place.slug}/integrations?autoClose=true`);
  return slackRow();
}

async function slackRow() {
  const list = await place.ada.json("GET", integrationsPath());
  return list.body.data.find(({ provider }: { provider: string }) => provider === "slack");
}

async function mapTo(integrationId: string, channel: { id: string; name: string }, isOn = true): Promise<void> {
  const mappings = [{ integrationId, externalId: channel.id, externalName: `#${channel.name}` }];
  await place.ada.json("PUT", `${integrationsPath()}/projects/${place.project.id}/mappings`, { mappings });
  await place.ada.json("PUT", `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/settings`, {
    shouldNotifyOnIssueFixedBySlack: isOn,
  });
}

it("is installed, offers its channels, and tells the project's of a validated fix, once", async () => {
  const channel = slack.addChannel("bugs");
  const { id } = await install();
  const offered = await place.ada.json("GET", `${integrationsPath()}/${id}/sources`);
  await mapTo(id, channel);

  await place.ada.json("POST", place.issues, { title: "Sum <!channel> subtracts", text: "works" });
  await waitFor(async () => slack.messages.length > 0);
  const other = await place.settled(await place.happen("bug_failed"));

  expect(offered.body.data).toEqual({
    noun: "channel",
    sources: [{ externalId: channel.id, name: "#bugs", group: null, url: null }],
  });
  expect(slack.messages).toHaveLength(1);
  expect(slack.messages[0]).toMatchObject({
    channel: channel.id,
    text: expect.stringContaining("Sum &lt;!channel&gt; subtracts"),
  });
  expect(JSON.stringify(slack.messages[0]?.blocks)).toContain(`${server.url}/${place.slug}/${place.project.slug}/bugs/`);
  expect(other).toEqual([]);
});

it("writes to people who want it there, and says when Slack does not know one", async () => {
  await install();
  const [grace, linus, alan] = [await place.addPerson("grace"), await place.addPerson("linus"), await place.addPerson("alan")];
  for (const person of [grace, linus]) await person.choose({ events: everything("slack") });
  slack.people.set(grace.email, "U0GRACE").set(alan.email, "U0ALAN");

  const rows = await place.settled(await place.happen("bug_reproduced"));

  expect(slack.messages.map(({ channel }) => channel)).toEqual(["U0GRACE"]);
  expect(Object.fromEntries(rows.map(({ recipient, status, reason }) => [recipient, [status, reason]]))).toEqual({
    [grace.id]: ["sent", null],
    [linus.id]: ["failed", expect.stringContaining("Nobody in that Slack")],
  });
});

it("delays messages while it is away, and nothing else", async () => {
  const channel = slack.addChannel("bugs");
  const { id } = await install();
  await mapTo(id, channel);
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email") });
  slack.faults.chance = { rate: 1, kinds: ["error", "break"], random: Math.random };
  const made = await place.ada.json("POST", place.issues, { title: "During the outage", text: "works" });
  await waitFor(async () => sink.mails.length > 0);
  const event = await waitFor(async () => (await place.events()).find(({ issueId }) => issueId === made.body.data.id));
  const rows = await place.until(event.id, ({ channel: way, status, attempts }) =>
    way === "email" ? status === "sent" : status === "waiting" && attempts > 0,
  );

  slack.faults.chance = null;
  await place.hurry();
  await place.settled(event.id);

  expect(rows.map(({ channel: way }) => way).sort()).toEqual(["email", "slack_channel"]);
  expect([sink.mails.length, slack.messages.length]).toEqual([1, 1]);
  expect((await slackRow()).health.needsReconnect).toBe(false);
});

it("sends once more where an answer was lost, and not a third time", async () => {
  const channel = slack.addChannel("bugs");
  const { id } = await install();
  await mapTo(id, channel);
  slack.answersToLose = 3;
  const eventId = await place.happen("fix_validated");
  for (const attempts of [1, 2]) {
    await place.until(eventId, (row) => row.status === "waiting" && row.attempts === attempts);
    await place.hurry();
  }

  const [ended] = await place.settled(eventId);

  expect(ended).toMatchObject({ status: "failed", reason: expect.stringContaining("sent twice") });
  expect(slack.messages).toHaveLength(2);
});

it("marks an access that was revoked, ends what waits for it, and tells of it once", async () => {
  const channel = slack.addChannel("bugs");
  const { id } = await install();
  await mapTo(id, channel);
  const grace = await place.addPerson("grace");
  await grace.choose({ events: { ...everything(), integration_broken: everything("email").integration_broken } });
  slack.tokens.revoke();

  const rows = (await Promise.all([1, 2, 3].map(async () => place.settled(await place.happen("fix_validated"))))).flat();
  await waitFor(async () => sink.mails.length > 0);

  expect(rows.map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
  expect((await slackRow()).health).toMatchObject({ needsReconnect: true });
  expect(sink.mails.map(({ headers }) => headers["subject"])).toEqual(["Integration needs reconnecting: Slack"]);
});

it("renews a token that ends, before it is used", async () => {
  slack.rotates = true;
  const channel = slack.addChannel("bugs");
  const { id } = await install();
  await mapTo(id, channel);
  const { refreshToken } = slack.tokens;
  slack.tokens.rotate();
  slack.tokens.refreshToken = refreshToken;

  await place.settled(await place.happen("fix_validated"));

  expect(slack.messages).toHaveLength(1);
});

it("ends the access when Slack says that the app was removed, signed, once however often it says so", async () => {
  await install();
  const address = `${server.url}/api/v1/hooks/apps/slack`;
  const send = ({ method, headers, body }: ReturnType<SlackFake["event"]>) => fetch(address, { method, headers, body });
  const removed = { type: "event_callback", event_id: "Ev1", event: { type: "app_uninstalled" } };

  const asked = await send(slack.event(address, { type: "url_verification", challenge: "abc" }));
  const forged = await send(slack.event(address, removed, { secret: "another" }));
  const old = await send(slack.event(address, removed, { at: new Date(Date.now() - 6 * 60_000) }));
  const before = await slackRow();
  const genuine = [await send(slack.event(address, removed)), await send(slack.event(address, removed))];
  const events = await place.events();

  expect([asked.status, await asked.json()]).toEqual([200, { challenge: "abc" }]);
  expect([forged.status, old.status, ...genuine.map(({ status }) => status)]).toEqual([401, 401, 204, 204]);
  expect([before.health.needsReconnect, (await slackRow()).health.needsReconnect]).toEqual([false, true]);
  expect(events.filter(({ kind }) => kind === "integration_broken")).toHaveLength(1);
});

it("tells the staff in their own Slack, by the channel's name", async () => {
  const channel = slack.addChannel("customers", { is_member: true });
  const key = { organizationId: place.orgId, projectId: place.project.id };
  await writeInternalSlackChannel(server.context.db, { ...key, channel: "#customers" });

  const rows = await place.settled(await place.happen("fix_validated"));

  expect(rows.map(({ channel: way, status }) => [way, status])).toEqual([["staff_slack", "sent"]]);
  expect(slack.messages.map(({ channel: to }) => to)).toEqual([channel.id]);
});

it("says why a channel cannot be used", async () => {
  const read = async () => (await place.ada.json("GET", "/api/v1/auth/notification-channels")).body.data;
  const before = await read();
  await install();

  expect(before).toEqual({ slack: expect.stringContaining("not connected to Slack"), email: null });
  expect(await read()).toEqual({ slack: null, email: null });
});
