import { ASANA_CLIENT, signatureOf, startAsanaFake, type AsanaFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import { startCallback } from "../testing/callback.ts";
import { createPatience, fetchFor } from "../testing/patience.ts";
import type { TrackerConnection } from "../types/issue-tracker.ts";
import { asana } from "./index.ts";

describe("Asana", () => {
  let fake: AsanaFake;
  let connection: TrackerConnection;
  const fetch = fetchFor(asana, { pauses: createPatience() });
  beforeEach(async () => {
    fake = await startAsanaFake();
    connection = asana.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  });
  afterEach(async () => {
    await fake.close();
    expect(fake.problems).toEqual([]);
  });

  it("echoes the secret while the webhook is still being asked for", async () => {
    const callback = await startCallback(asana);

    const webhook = await connection.watch(fake.sourceId(1), { callbackUrl: callback.url, secret: "not this one" });
    await callback.close();

    const [{ secret, echoed } = { secret: "", echoed: null }] = fake.handshakes;
    expect(echoed).toBe(secret);
    expect(callback.secret()).toBe(secret);
    expect(webhook).toMatchObject({ secret, expiresAt: null });
  });

  it("has no webhook where nobody answers the handshake", async () => {
    const callback = await startCallback(asana);
    await callback.close();

    const asked = connection.watch(fake.sourceId(1), { callbackUrl: callback.url, secret: "x" });

    await expect(asked).rejects.toMatchObject({ code: "vendor_refused" });
    expect(fake.state.webhooks.size).toBe(0);
  });

  it("says when a webhook is gone, which Asana ends after a day of failures", async () => {
    const asked = { callbackUrl: "https://fixpoint.test/hooks", secret: "x" };
    const webhook = await connection.watch(fake.sourceId(1), asked);

    expect(await connection.renew(fake.sourceId(1), webhook!.id)).toMatchObject({ id: webhook!.id });
    fake.state.webhooks.clear();
    expect(await connection.renew(fake.sourceId(1), webhook!.id)).toBeNull();
  });

  it("begins anew where the offset has expired, and leaves none out", async () => {
    const made = Array.from({ length: 350 }, () => fake.state.addIssue(1));
    let pages = 0;
    fake.faults.beforeAnswer = () => {
      pages += 1;
      if (pages === 2 || pages === 5) fake.expireOffsets();
    };

    const read = (await Array.fromAsync(connection.issues(fake.sourceId(1), null))).flat();

    expect(read.map(({ id }) => id).sort()).toEqual(made.map(({ number }) => fake.issueId(number)).sort());
  });

  it("gives up a list of which it gains nothing", async () => {
    for (let count = 0; count < 150; count += 1) fake.state.addIssue(1);
    fake.faults.beforeAnswer = () => fake.expireOffsets();

    await expect(Array.fromAsync(connection.issues(fake.sourceId(1), null))).rejects.toMatchObject({ status: 400 });
  });

  it("writes plain words where Asana does not take the markup", async () => {
    const issue = fake.state.addIssue(1);
    const markdown = "- a list\n\n  ```js\n  with(code)\n  ```";

    const comment = await connection.comment(fake.sourceId(1), fake.issueId(issue.number), markdown);

    expect(issue.comments.map(({ text }) => text)).toEqual([markdown]);
    expect(comment.text).toContain("with(code)");
  });

  it("has a task no more that is in another project", async () => {
    const issue = fake.state.addIssue(2);

    expect(await connection.issue(fake.sourceId(1), fake.issueId(issue.number))).toBeNull();
    expect(await connection.issue(fake.sourceId(2), fake.issueId(issue.number))).not.toBeNull();
  });

  it("keeps its refresh token, and says when only connecting again helps", async () => {
    const client = { ...ASANA_CLIENT, url: fake.origin };
    const held = { ...fake.credentials(), refreshToken: fake.tokens.refreshToken };

    const renewed = await asana.refresh!(held, client, fetch);

    expect(renewed).toMatchObject({ accessToken: fake.tokens.current, refreshToken: held.refreshToken });
    expect(Date.parse(renewed.expiresAt!)).toBeGreaterThan(Date.now());
    const refused = asana.refresh!({ ...held, refreshToken: "another" }, client, fetch);
    await expect(refused).rejects.toMatchObject({ code: "access_revoked" });
    const unknown = asana.refresh!(held, { ...client, secret: "another" }, fetch);
    await expect(unknown).rejects.toMatchObject({ code: "vendor_refused" });
  });

  it("names the workspace of a project", async () => {
    const [sources] = await Array.fromAsync(connection.sources());

    expect(sources?.map(({ name, group }) => `${group}/${name}`)).toEqual(["acme/shop", "acme/depot"]);
  });
});

it("reads the plain notes where there are no others, and the files with an address that lasts", async () => {
  const moment = "2026-01-02T03:04:05.678Z";
  const task = {
    gid: "2",
    name: "A",
    notes: "plain",
    completed: true,
    created_at: moment,
    modified_at: moment,
    projects: [{ gid: "1" }],
  };
  const file = { gid: "3", name: "trace.log", size: 12, permanent_url: "https://a.test/3", download_url: "https://a.test/now" };
  const answers: Record<string, unknown> = {
    "/tasks/2": task,
    "/tasks/2/stories": [],
    "/attachments": [file, { gid: "4", name: "gone" }],
  };
  const fetch: VendorFetch = async ({ url }) => Response.json({ data: answers[new URL(url).pathname] });
  const connection = asana.connect({ credentials: { accessToken: "1" }, baseUrl: "https://a.test", fetch });

  expect(await connection.issue("1", "2")).toMatchObject({
    text: "plain",
    isOpen: false,
    attachments: [{ id: "3", name: "trace.log", mimeType: null, bytes: 12, url: "https://a.test/3" }],
  });
});

describe("Asana's deliveries", () => {
  const event = { action: "changed", created_at: "2026-01-02T03:04:05.678Z", resource: { gid: "2", resource_type: "task" } };
  const receive = (events: unknown, callbackUrl = "https://fixpoint.test/1") => {
    const body = Buffer.from(JSON.stringify({ events }));
    const headers = { "x-hook-signature": signatureOf("secret", body) };
    return asana.webhooks.receive(
      { method: "POST", headers, body, callbackUrl },
      { webhook: "secret", client: null },
      new Date(),
    );
  };
  const idOf = async (...asked: Parameters<typeof receive>) => {
    const reception = await receive(...asked);
    return reception.kind === "changes" ? reception.deliveryId : reception.kind;
  };

  it("have ids of their own content and address", async () => {
    const id = await idOf([event]);

    expect(await idOf([{ ...event }])).toBe(id);
    expect(await idOf([{ ...event, created_at: "2026-01-02T03:04:06.678Z" }])).not.toBe(id);
    expect(await idOf([event], "https://fixpoint.test/2")).not.toBe(id);
  });

  it("name each task once, and pass over what is none", async () => {
    const file = { ...event, resource: { gid: "5", resource_type: "attachment" }, parent: event.resource };
    const section = { ...event, resource: { gid: "6", resource_type: "section" }, parent: null };

    expect(await receive([event, event, file, section])).toMatchObject({ changes: [{ issueId: "2", sourceId: null }] });
    expect(await receive([section])).toMatchObject({ changes: [] });
    expect(await receive("none")).toMatchObject({ kind: "refused", status: 400 });
  });
});
