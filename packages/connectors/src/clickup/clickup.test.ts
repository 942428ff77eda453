import { createHmac } from "node:crypto";
import { startClickupFake, type TrackerFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { fetchFor } from "../testing/patience.ts";
import { clickup } from "./index.ts";

describeTracker({ tracker: clickup, startFake: startClickupFake, pageSize: 100 });

/** Of tasks and folders the description has no examples, or none that are of its own types. */
const TASK = {
  id: "86aaz1b2c",
  custom_id: "SHOP-1",
  name: "Total is wrong",
  markdown_description: "The **total** is wrong",
  status: { status: "to do", type: "open" },
  date_created: "1567780450202",
  date_updated: "1567780450203",
  url: "https://app.clickup.com/t/86aaz1b2c",
};
const SUSPENDED = { status: "suspended", fail_count: 100 };
const AMENDED: Record<string, (body: unknown) => unknown> = {
  "GET /v2/team/{team_id}/space": () => ({ spaces: [{ id: "789", name: "Space Name" }] }),
  "GET /v2/space/{space_id}/folder": () => ({ folders: [{ id: "457", name: "Folder Name" }] }),
  "GET /v2/space/{space_id}/list": () => ({ lists: [{ id: "124", name: "List Name" }] }),
  "GET /v2/folder/{folder_id}/list": () => ({ lists: [{ id: "125", name: "List Name" }] }),
  "GET /v2/list/{list_id}/task": () => ({ tasks: [TASK], last_page: true }),
  "GET /v2/task/{task_id}": () => TASK,
  "GET /v2/team/{team_id}/webhook": (body) => ({
    webhooks: (body as { webhooks: object[] }).webhooks.map((webhook) => ({ ...webhook, health: SUSPENDED })),
  }),
};

describeContract({
  tracker: clickup,
  description: "clickup",
  basePath: "/api",
  credentials: { accessToken: "pk_1" },
  sourceId: "123/124",
  issueId: TASK.id,
  amend: (operation, body) => AMENDED[operation]?.(body) ?? body,
});

const onTask = (issueId: string) => ({ kind: "issue", issueId, sourceId: null }) as const;
describeWebhookSamples({
  tracker: clickup,
  prefix: "clickup",
  secrets: { webhook: "secret", client: null },
  sign: (body, _file, { webhook }) => ({
    "x-signature": createHmac("sha256", webhook ?? "")
      .update(body)
      .digest("hex"),
  }),
  changes: {
    taskCommentPosted: [onTask("1vj38vv")],
    taskCreated: [onTask("1vj37mc")],
    taskStatusUpdated: [onTask("1vj38vv")],
  },
});

describe("clickup", () => {
  let fake: TrackerFake;

  beforeEach(async () => {
    fake = await startClickupFake();
  });
  afterEach(async () => {
    await fake.close();
    expect(fake.problems).toEqual([]);
  });

  function connect() {
    return clickup.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch: fetchFor(clickup) });
  }

  it("names what a list lies in, with and without a folder", async () => {
    const sources = (await Array.fromAsync(connect().sources())).flat();

    const groups = Object.fromEntries(sources.map(({ name, group }) => [name, group]));
    expect(groups).toEqual({ shop: "Acme / Web / Sales", depot: "Acme / Web" });
  });

  it("sends an OAuth token as one", async () => {
    fake.tokens.current = "183_oauth";

    expect(await connect().identify()).toEqual({ account: "ada", scopes: null, missingScopes: [] });
  });

  it("does not take a list that a good token may not see for a revoked token", async () => {
    const issues = Array.fromAsync(connect().issues(fake.sourceId(99), null));

    await expect(issues).rejects.toMatchObject({ code: "access_denied", status: 401 });
  });

  it("does not take finished tasks for open ones, whatever their status is called", async () => {
    const since = fake.state.addIssue(1, { labels: ["done"], isOpen: false }).updatedAt;
    const open = fake.state.addIssue(1);

    const first = (await Array.fromAsync(connect().issues(fake.sourceId(1), null))).flat();
    const later = (await Array.fromAsync(connect().issues(fake.sourceId(1), since))).flat();

    expect(first.map(({ id }) => id)).toEqual([fake.issueId(open.number)]);
    expect(later.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it("reads more comments than come at a time, and the answers in threads, the oldest first", async () => {
    const { number } = fake.state.addIssue(1);
    const first = fake.state.addComment(number, "Comment 1");
    for (let count = 2; count <= 60; count += 1) fake.state.addComment(number, `Comment ${count}`);
    fake.state.addComment(number, "An answer to the first").parent = first.number;

    const issue = await connect().issue(fake.sourceId(1), fake.issueId(number));

    const texts = Array.from({ length: 60 }, (_, index) => `Comment ${index + 1}`);
    expect(issue?.comments?.map(({ text }) => text)).toEqual([...texts, "An answer to the first"]);
    expect(fake.asked.filter((operation) => operation.endsWith("/comment"))).toHaveLength(3);
  });

  it("wakes a suspended webhook, leaves others alone, and knows when it is gone", async () => {
    const connection = connect();
    const source = fake.sourceId(1);
    const watched = await connection.watch(source, { callbackUrl: "https://fixpoint.test/hooks/1", secret: "ours" });
    const [webhook] = fake.state.webhooks.values();
    expect(watched?.secret).toBe(webhook?.secret);

    expect(await connection.renew(source, watched!.id)).toEqual(watched);
    expect(fake.asked).not.toContain("PUT /v2/webhook/{webhook_id}");
    webhook!.health = "suspended";
    expect(await connection.renew(source, watched!.id)).toEqual(watched);
    expect(webhook?.health).toBe("active");
    await connection.unwatch(source, watched!.id);
    expect(await connection.renew(source, watched!.id)).toBeNull();
  });

  it.each([
    ["a deletion, which has no history", { event: "taskDeleted", task_id: "1vj37mc" }, [onTask("1vj37mc")]],
    ["what is no task", { event: "listUpdated", list_id: "124", history_items: [{ id: "8a2f" }] }, []],
  ])("takes a delivery of %s", async (_what, event, changes) => {
    const receive = (body: object) => {
      const bytes = Buffer.from(JSON.stringify({ ...body, webhook_id: "7fa3ec74" }));
      const headers = { "x-signature": createHmac("sha256", "secret").update(bytes).digest("hex") };
      const delivery = { method: "POST", headers, body: bytes, callbackUrl: "https://fixpoint.test/hooks/1" };
      return clickup.webhooks.receive(delivery, { webhook: "secret", client: null }, new Date());
    };

    const first = await receive(event);

    expect(first).toMatchObject({ kind: "changes", changes });
    expect(await receive(event)).toEqual(first);
    expect(await receive({ event: 1 })).toMatchObject({ kind: "refused", status: 400 });
  });
});
