import { removeMember } from "@fixpoint/db";
import { startSmtpSink, type SmtpSink } from "@fixpoint/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { everything, startNotified } from "../../testing/notified.ts";
import { startTestServer, waitFor, type TestServer } from "../../testing/test-server.ts";
import { fanOut } from "./fan-out.ts";
import { sendDigest, sendEmail } from "./send-email.ts";

const QUIET_NOW = { from: 0, to: 1439, timeZone: "UTC" };
let sink: SmtpSink;
let server: TestServer;
let place: Awaited<ReturnType<typeof startNotified>>;

beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startTestServer({ FIXPOINT_SMTP_URL: sink.url, FIXPOINT_MAIL_FROM: "Fixpoint <fixpoint@acme.test>" });
});
afterAll(async () => {
  await server.stop();
  await sink.down();
});
beforeEach(async () => {
  place = await startNotified(server);
});

const mailsTo = (email: string) => sink.mails.filter(({ to }) => to.includes(email));

it("tells of a run's end, in text and HTML, with a way to switch it off", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email") });
  const made = await place.ada.json("POST", place.issues, { title: "Sum <subtracts> & more", text: "works" });

  const [mail] = await waitFor(async () => (mailsTo(grace.email).length > 0 ? mailsTo(grace.email) : null));

  const bug = `${server.url}/${place.slug}/${place.project.slug}/bugs/${made.body.data.id}`;
  expect(mail?.headers).toMatchObject({
    subject: expect.stringMatching(/^Fix validated: \w+-1 Sum <subtracts> & more$/),
    from: "Fixpoint <fixpoint@acme.test>",
    "list-unsubscribe": `<${server.url}/settings/notifications>`,
    "auto-submitted": "auto-generated",
  });
  expect(mail?.text).toContain(bug);
  expect(mail?.raw).toContain("text/html");
  expect(mail?.raw).not.toContain("<subtracts></");
});

it("tells others of what somebody did, and never them", async () => {
  const [grace, linus] = [await place.addPerson("grace"), await place.addPerson("linus")];
  for (const person of [grace, linus]) await person.choose({ events: everything("email"), emailDigest: "daily" });

  const rows = await place.settled(await place.happen("pull_request_opened", { actorId: grace.id }));

  expect(rows.map(({ recipient, channel }) => [recipient, channel])).toEqual([[linus.id, "email"]]);
  expect([mailsTo(grace.email).length, mailsTo(linus.email).length]).toEqual([0, 1]);
});

it("sends once, however often its jobs are delivered and whoever takes them", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email") });
  const eventId = await place.happen("bug_failed");
  const [delivery] = await place.settled(eventId);

  await Promise.all([1, 2, 3].map(() => fanOut(server.context, eventId)));
  await Promise.all([1, 2, 3].map(() => sendEmail(server.context, delivery?.id ?? "")));
  await place.hurry();
  await Promise.all([1, 2, 3].map(() => sendEmail(server.context, delivery?.id ?? "")));

  expect(mailsTo(grace.email)).toHaveLength(1);
  expect(await place.deliveriesOf(eventId)).toHaveLength(1);
});

it("waits while the mail server is away, nothing else does, and it is sent once afterwards", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email") });
  await sink.down();
  const made = await place.ada.json("POST", place.issues, { title: "During the outage", text: "works" });
  const done = await waitFor(async () => {
    const { body } = await place.ada.json("GET", `${place.issues}/${made.body.data.id}/details`);
    return body.data.agentProcessingStatus === "done" ? body.data : null;
  });
  const { rows } = await server.context.db.$client.query("select id from notification_events where issue_id = $1", [
    made.body.data.id,
  ]);
  const [waiting] = await place.tried(rows[0].id);

  await sink.up();
  await place.hurry();
  await place.settled(rows[0].id);

  expect(done.agentResultStatus).toBe("validated_fix");
  expect(waiting).toMatchObject({ unconfirmed: 0, reason: expect.stringContaining("cannot be reached") });
  expect(mailsTo(grace.email)).toHaveLength(1);
});

it("sends once more where no answer came, under the same id, and not a third time", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email") });
  sink.answersToLose = 3;
  const eventId = await place.happen("bug_failed");
  for (const attempts of [1, 2]) {
    await place.until(eventId, (row) => row.status === "waiting" && row.attempts === attempts);
    await place.hurry();
  }

  const [ended] = await place.settled(eventId);

  sink.answersToLose = 0;
  expect(ended).toMatchObject({ status: "failed", reason: expect.stringContaining("sent twice") });
  const ids = mailsTo(grace.email).map(({ headers }) => headers["message-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it("gives up on an address that is refused, and says why", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email") });
  sink.unknown.add(grace.email);

  const [ended] = await place.settled(await place.happen("bug_failed"));

  expect(ended).toMatchObject({ status: "failed", reason: "The mail server does not take it (550)." });
});

it("waits for the end of quiet hours, and looks again then whether it is wanted", async () => {
  const [grace, linus] = [await place.addPerson("grace"), await place.addPerson("linus")];
  for (const person of [grace, linus]) await person.choose({ events: everything("email"), quietHours: QUIET_NOW });
  const eventId = await place.happen("bug_failed");
  const quiet = await place.until(eventId, ({ status }) => status === "waiting");
  await place.hurry();
  const stillQuiet = await place.until(eventId, ({ status, dueAt }) => status === "waiting" && dueAt > new Date());

  await removeMember(server.context.db, place.orgId, linus.id);
  await grace.choose({ events: everything("email") });
  await place.hurry();
  const ended = await place.settled(eventId);

  expect(quiet.map(({ dueAt, attempts }) => dueAt > new Date() && attempts === 0)).toEqual([true, true]);
  expect(stillQuiet).toHaveLength(2);
  expect(Object.fromEntries(ended.map(({ recipient, status }) => [recipient, status]))).toEqual({
    [grace.id]: "sent",
    [linus.id]: "skipped",
  });
  expect([mailsTo(grace.email).length, mailsTo(linus.email).length]).toEqual([1, 0]);
});

it("leaves out projects that are muted, when it happens and when it is sent", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything("email"), mutedProjectIds: [place.project.id] });
  const muted = await place.settled(await place.happen("bug_failed"));
  await grace.choose({ events: everything("email"), quietHours: QUIET_NOW });
  const eventId = await place.happen("bug_failed");
  await place.until(eventId, ({ status }) => status === "waiting");
  await grace.choose({ events: everything("email"), mutedProjectIds: [place.project.id] });
  await place.hurry();

  expect([muted, (await place.settled(eventId)).map(({ status }) => status)]).toEqual([[], ["skipped"]]);
});

it("gathers what was not mailed singly in one e-mail at its hour, and sends none where nothing happened", async () => {
  const grace = await place.addPerson("grace");
  const events = { ...everything(), bug_failed: { inApp: false, browser: false, slack: false, email: true } };
  await grace.choose({ events, emailDigest: "daily", timeZone: "Europe/Berlin" });
  const single = await place.settled(await place.happen("bug_failed"));
  const gathered = [await place.happen("bug_reproduced"), await place.happen("pull_request_merged")];
  const waiting = (await Promise.all(gathered.map((id) => place.until(id, ({ status }) => status === "waiting")))).flat();
  await sendDigest(server.context, grace.id);
  const early = mailsTo(grace.email).length;

  await place.hurry();
  await Promise.all(gathered.map((id) => place.settled(id)));
  await Promise.all([1, 2].map(() => sendDigest(server.context, grace.id)));

  expect(single.map(({ channel }) => channel)).toEqual(["email"]);
  expect(new Set(waiting.map(({ channel, dueAt }) => `${channel} ${dueAt.toISOString()}`)).size).toBe(1);
  expect(early).toBe(1);
  const digests = mailsTo(grace.email).slice(1);
  expect(digests.map(({ headers }) => headers["subject"])).toEqual(["Fixpoint: 2 things happened"]);
  expect(digests[0]?.text).toMatch(/Bug reproduced: [\s\S]*Pull request merged: /);
});

it("moves what waits when the digest gets another time, and drops it when there is to be none", async () => {
  const grace = await place.addPerson("grace");
  await grace.choose({ events: everything(), emailDigest: "weekly" });
  const eventId = await place.happen("bug_failed");
  const [weekly] = await place.until(eventId, ({ status }) => status === "waiting");
  await grace.choose({ events: everything(), emailDigest: "daily", timeZone: "America/New_York" });
  const [daily] = await place.deliveriesOf(eventId);
  await grace.choose({ events: everything() });
  const [dropped] = await place.deliveriesOf(eventId);

  expect(weekly?.dueAt.toISOString()).toContain("T08:00");
  expect(daily?.dueAt.toISOString()).toMatch(/T1[23]:00/);
  expect(dropped?.status).toBe("skipped");
});

it("refuses a time zone that there is none of", async () => {
  const grace = await place.addPerson("grace");

  await expect(grace.choose({ emailDigest: "daily", timeZone: "Mars/Olympus" })).rejects.toThrow("Name a time zone");
});
