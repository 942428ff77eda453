import { randomFrom, type FakeIssue, type TrackerFake, type TrackerFakeOptions } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { IssueTracker, TrackerConnection, TrackerIssue } from "../types/issue-tracker.ts";
import type { Delivery, WebhookSecrets } from "../types/webhook.ts";
import { startCallback, type Callback } from "./callback.ts";
import { createPatience, fetchFor, type Patience } from "./patience.ts";

export interface TrackerSuite {
  tracker: IssueTracker;
  startFake(options?: TrackerFakeOptions): Promise<TrackerFake>;
  /** Where one page of its list ends. */
  pageSize: number;
  /** Its lists show what changed since a moment exactly; else more may come. */
  hasExactSince?: boolean;
  /** Webhooks are asked for by the connector; else they are set up by hand at the vendor. */
  registersWebhooks?: boolean;
  /** What it signs deliveries with, where that is the OAuth client's secret. */
  clientSecret?: string;
  /** The vendor calls back while a webhook is asked for, and chooses its secret. */
  hasHandshake?: boolean;
}

const CALLBACK = "https://fixpoint.test/api/v1/hooks/1";
const SECRET = "a secret of this webhook";

/** How every tracker behaves, whatever its vendor; run against a fake that checks each request. */
export function describeTracker(suite: TrackerSuite): void {
  const { tracker, pageSize } = suite;
  let fake: TrackerFake;
  let patience: Patience;
  let connection: TrackerConnection;
  let callback: Callback | null = null;

  function connect(timeoutMs?: number): TrackerConnection {
    const fetch = fetchFor(tracker, { pauses: patience, mostWaitMs: 120_000, ...(timeoutMs ? { timeoutMs } : {}) });
    return tracker.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  }

  beforeEach(async () => {
    fake = await suite.startFake();
    patience = createPatience();
    connection = connect();
    callback = suite.hasHandshake ? await startCallback(tracker) : null;
  });
  afterEach(async () => {
    await callback?.close();
    await fake.close();
    expect(fake.problems).toEqual([]);
  });

  async function read(since: Date | null = null, source = 1): Promise<TrackerIssue[]> {
    return (await Array.fromAsync(connection.issues(fake.sourceId(source), since))).flat();
  }

  const idsOf = (issues: readonly { id: string }[]) => [...new Set(issues.map(({ id }) => id))].sort();
  const expectedIds = (issues: readonly FakeIssue[]) => issues.map(({ number }) => fake.issueId(number)).sort();

  function addMany(count: number, source = 1): FakeIssue[] {
    return Array.from({ length: count }, () => fake.state.addIssue(source));
  }

  describe(`${tracker.provider}: reading`, () => {
    it("says whose access it is and that nothing is missing", async () => {
      const identity = await connection.identify();

      expect(identity.account).not.toBe("");
      expect(identity.missingScopes).toEqual([]);
    });

    it("lists what can be mapped", async () => {
      const sources = (await Array.fromAsync(connection.sources())).flat();

      expect(sources.map(({ id }) => id).sort()).toEqual([fake.sourceId(1), fake.sourceId(2)].sort());
      for (const { name } of sources) expect(name).not.toBe("");
    });

    it("reads an issue's words, dates and address", async () => {
      const made = fake.state.addIssue(1, { title: "Sum & <total>", text: "It *adds* `1 + 1` to **3**.", labels: ["bug"] });

      const [issue] = await read();

      expect(issue).toMatchObject({ id: fake.issueId(made.number), title: "Sum & <total>", isOpen: true });
      expect(issue?.createdAt.getTime()).toBe(made.createdAt.getTime());
      expect(issue?.updatedAt.getTime()).toBe(made.updatedAt.getTime());
      expect(issue?.url).toMatch(/^https:/);
    });

    it("reads one issue with its comments, the oldest first", async () => {
      const made = fake.state.addIssue(1, { text: "Look:\n\n```js\ncart(1) < 2 && cart(3)\n```" });
      fake.state.addComment(made.number, "First: use `cart(2)`.", "grace");
      fake.state.addComment(made.number, "Second.", "alan");

      const issue = await connection.issue(fake.sourceId(1), fake.issueId(made.number));

      expect(issue?.text).toContain("cart(1) < 2 && cart(3)");
      expect(issue?.comments?.map(({ text }) => text.trim())).toEqual(["First: use `cart(2)`.", "Second."]);
      expect(issue?.comments?.map(({ author }) => author)).toEqual(["grace", "alan"]);
    });

    it("answers null for an issue that is gone", async () => {
      const made = fake.state.addIssue(1);
      fake.state.removeIssue(made.number);

      expect(await connection.issue(fake.sourceId(1), fake.issueId(made.number))).toBeNull();
    });

    it("takes the open ones at first, of the one source", async () => {
      const [first, second] = addMany(2);
      addMany(1, 2);
      fake.state.changeIssue(first!.number, { isOpen: false });

      expect(idsOf(await read())).toEqual(expectedIds([second!]));
    });

    it("takes what changed since a moment, closed ones too", async () => {
      const [, second, third] = addMany(3);
      const since = fake.state.changeIssue(second!.number, { isOpen: false }).updatedAt;
      fake.state.changeIssue(third!.number, { title: "Changed" });

      const changed = await read(since);

      const ids = idsOf(changed);
      expect(ids).toEqual(expect.arrayContaining(expectedIds([second!, third!])));
      if (suite.hasExactSince ?? true) expect(ids).toHaveLength(2);
      expect(changed.find(({ id }) => id === fake.issueId(second!.number))?.isOpen).toBe(false);
    });
  });

  describe(`${tracker.provider}: pages`, () => {
    it("reads all of a list that is longer than a page", async () => {
      const made = addMany(2 * pageSize + 3);

      expect(idsOf(await read())).toEqual(expectedIds(made));
    });

    it("leaves none out when issues close, vanish and change between two pages", async () => {
      const made = addMany(2 * pageSize + 3);
      const away = made.slice(0, 3);
      let pages = 0;
      fake.faults.beforeAnswer = () => {
        pages += 1;
        if (pages !== 2) return;
        fake.state.changeIssue(away[0]!.number, { isOpen: false });
        fake.state.removeIssue(away[1]!.number);
        fake.state.changeIssue(away[2]!.number, { title: "Later" });
      };

      const ids = idsOf(await read());

      expect(ids).toEqual(expect.arrayContaining(expectedIds(made.slice(2))));
    });

    it("leaves none out of those that changed at the same moment", async () => {
      const made = addMany(pageSize + 5);
      for (const issue of made) issue.updatedAt = made[0]!.updatedAt;

      expect(idsOf(await read(new Date(made[0]!.updatedAt.getTime() - 1000)))).toEqual(expectedIds(made));
    });
  });

  describe(`${tracker.provider}: writing`, () => {
    it("writes a comment that reads the same afterwards", async () => {
      const made = fake.state.addIssue(1);
      const text = "Fixed by [a pull request](https://code.test/pulls/1).\n\n```js\nif (a < b && c) return\n```\n\n- one\n- two";

      const comment = await connection.comment(fake.sourceId(1), fake.issueId(made.number), text);

      expect(comment.id).not.toBe("");
      const read = await connection.issue(fake.sourceId(1), fake.issueId(made.number));
      const written = read?.comments?.at(-1)?.text ?? "";
      for (const part of ["Fixed by", "https://code.test/pulls/1", "if (a < b && c) return", "one", "two"])
        expect(written).toContain(part);
    });

    it("ties a page to an issue once, however often it is asked to", async () => {
      const made = fake.state.addIssue(1);
      const page = { url: "https://code.test/pulls/1", title: "Pull request 1" };

      await connection.link(fake.sourceId(1), fake.issueId(made.number), page);
      await connection.link(fake.sourceId(1), fake.issueId(made.number), page);

      expect(fake.state.links.length).toBeLessThanOrEqual(1);
    });
  });

  describe(`${tracker.provider}: trouble`, () => {
    it("waits as long as it is told to, and goes on", async () => {
      addMany(1);
      fake.faults.next.push("limit", "limit");

      expect(await read()).toHaveLength(1);
      expect(patience.waited).toHaveLength(2);
      for (const wait of patience.waited) expect(wait).toBeGreaterThan(0);
    });

    it("throws rate_limited with the moment when the wait is too long to sit out", async () => {
      fake.faults.chance = { rate: 1, kinds: ["limit"], random: () => 0 };

      await expect(read()).rejects.toMatchObject({ code: "rate_limited", retryAt: expect.any(Date) });
    });

    it("reads again after trouble of the vendor, broken connections and silence", async () => {
      addMany(1);
      connection = connect(300);
      fake.faults.next.push("error", "break", "hang");

      expect(await read()).toHaveLength(1);
      expect(patience.waited).toHaveLength(3);
    });

    it("reads all of a list, whatever goes wrong at random meanwhile", async () => {
      const made = addMany(2 * pageSize + 3);
      const random = randomFrom(20261121);
      connection = connect(1_000);
      fake.faults.chance = { rate: 0.25, kinds: ["limit", "error", "break"], random };

      const ids = idsOf(await read());

      fake.faults.chance = null;
      expect(ids).toEqual(expectedIds(made));
    });

    it("does not send a comment twice when its answer is lost", async () => {
      const made = fake.state.addIssue(1);
      connection = connect(300);
      fake.faults.next.push("break");

      await expect(connection.comment(fake.sourceId(1), fake.issueId(made.number), "Once")).rejects.toMatchObject({
        code: "vendor_unavailable",
      });
      expect(made.comments).toHaveLength(0);
    });

    it("says that the access was revoked, and does not try again", async () => {
      fake.tokens.revoke();

      await expect(read()).rejects.toMatchObject({ code: "access_revoked" });
      expect(patience.waited).toEqual([]);
    });

    it("tells no secret in an error", async () => {
      const { accessToken, apiKey = accessToken } = fake.credentials();
      for (const fault of ["error", "break", "limit"] as const) {
        fake.faults.chance = { rate: 1, kinds: [fault], random: () => 0 };
        const error: unknown = await read().catch((thrown: unknown) => thrown);
        const words = inspectDeeply(error);
        expect(words).not.toContain(accessToken);
        expect(words).not.toContain(apiKey);
      }
    });
  });

  describe(`${tracker.provider}: webhooks`, () => {
    async function subscribe(): Promise<{
      webhook: { secret: string; number: number; source: number; callbackUrl: string };
      secrets: WebhookSecrets;
    }> {
      if (suite.registersWebhooks ?? true) {
        const callbackUrl = callback?.url ?? CALLBACK;
        const registered = await connection.watch(fake.sourceId(1), { callbackUrl, secret: SECRET });
        if (!registered) throw new Error("No webhook was registered");
        const webhook = [...fake.state.webhooks.values()].at(-1)!;
        const secret = registered.secret ?? callback?.secret() ?? SECRET;
        return { webhook, secrets: { webhook: secret, client: suite.clientSecret ?? null } };
      }
      const webhook = fake.state.addWebhook(1, CALLBACK, suite.clientSecret ?? SECRET);
      return { webhook, secrets: { webhook: SECRET, client: suite.clientSecret ?? null } };
    }

    function asDelivery(sent: { method: string; headers: Record<string, string>; body: string; url: string }): Delivery {
      return { method: sent.method, headers: sent.headers, body: Buffer.from(sent.body), callbackUrl: sent.url };
    }

    it.each(["opened", "changed", "closed", "commented"] as const)("takes a delivery that an issue was %s", async (kind) => {
      const made = fake.state.addIssue(1, { crash: { type: "TypeError", message: "x is undefined", frames: [] } });
      fake.state.addComment(made.number, "A comment");
      const { webhook, secrets } = await subscribe();
      const delivery = asDelivery(fake.delivery(webhook, kind, made, "delivery-1"));

      const reception = await tracker.webhooks.receive(delivery, secrets, new Date());

      expect(reception).toMatchObject({ kind: "changes", changes: [{ kind: "issue", issueId: fake.issueId(made.number) }] });
    });

    it("gives a delivery that is sent again the same id, and another another", async () => {
      const made = fake.state.addIssue(1);
      const { webhook, secrets } = await subscribe();
      const receive = (id: string, kind: "opened" | "changed") =>
        tracker.webhooks.receive(asDelivery(fake.delivery(webhook, kind, made, id)), secrets, new Date());

      const [first, again, other] = [await receive("a", "opened"), await receive("a", "opened"), await receive("b", "changed")];

      const ids = [first, again, other].map((reception) =>
        reception.kind === "changes" ? reception.deliveryId : reception.kind,
      );
      expect(ids[1]).toBe(ids[0]);
      expect(ids[2]).not.toBe(ids[0]);
    });

    it("refuses a delivery without a signature, with another's, and with changed bytes", async () => {
      const made = fake.state.addIssue(1);
      const { webhook, secrets } = await subscribe();
      const genuine = asDelivery(fake.delivery(webhook, "changed", made, "delivery-2"));
      const bare = Object.fromEntries(
        Object.entries(genuine.headers).filter(([name]) => !/signature|token|authorization|x-trello-webhook/.test(name)),
      );
      const forged = asDelivery(fake.delivery({ ...webhook, secret: "another secret" }, "changed", made, "delivery-2"));
      const changed = { ...genuine, body: Buffer.concat([genuine.body, Buffer.from(" ")]) };

      for (const delivery of [{ ...genuine, headers: bare }, forged])
        expect(await tracker.webhooks.receive(delivery, secrets, new Date())).toMatchObject({ kind: "refused", status: 401 });
      // Where only a token is sent beside the bytes, they can be changed; what they point at is read again anyway.
      if (isSignedByBytes(genuine))
        expect(await tracker.webhooks.receive(changed, secrets, new Date())).toMatchObject({ kind: "refused", status: 401 });
    });

    it("ends its webhook, also when it is gone already", async () => {
      if (!(suite.registersWebhooks ?? true)) return;
      const registered = await connection.watch(fake.sourceId(1), { callbackUrl: CALLBACK, secret: SECRET });

      await connection.unwatch(fake.sourceId(1), registered!.id);
      await connection.unwatch(fake.sourceId(1), registered!.id);

      expect(fake.state.webhooks.size).toBe(0);
    });
  });
}

function isSignedByBytes({ headers }: Delivery): boolean {
  return !("x-gitlab-token" in headers) && !(headers["authorization"]?.startsWith("Bearer ") ?? false);
}

/** Every word of an error and its causes. */
export function inspectDeeply(error: unknown): string {
  const parts: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    parts.push(cause.stack ?? "", JSON.stringify(Object.entries(cause)));
  return parts.join("\n");
}
