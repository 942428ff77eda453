import { startTrelloFake, TRELLO_APP_SECRET, type TrackerFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { createPatience, fetchFor, type Patience } from "../testing/patience.ts";
import type { TrackerConnection } from "../types/issue-tracker.ts";
import { hmac } from "../webhook/signature.ts";
import { trello } from "./index.ts";
import { toAttachments } from "./map.ts";
import { Attachment } from "./schema.ts";

const ID = "5abbe4b7ddc1b351ef961414";
const CALLBACK = "https://fixpoint.test/api/v1/hooks/1";

describeTracker({ tracker: trello, startFake: startTrelloFake, pageSize: 300, clientSecret: TRELLO_APP_SECRET });

describeContract({
  tracker: trello,
  description: "trello",
  basePath: "/1",
  credentials: { accessToken: "1", apiKey: "1" },
  sourceId: ID,
  issueId: ID,
  // The example made of the description's schema is not of that schema.
  amend: (operation, body) => (operation === "GET /members/{id}" ? { id: ID, username: "brian" } : body),
});

const onCard = { kind: "issue", issueId: "5abbe4b7ddc1b351ef961500", sourceId: ID } as const;
describeWebhookSamples({
  tracker: trello,
  prefix: "trello",
  secrets: { webhook: null, client: TRELLO_APP_SECRET },
  sign: (body, _file, { client }) => ({ "x-trello-webhook": hmac("sha1", client ?? "", "base64", body, CALLBACK) }),
  changes: { commentCard: [onCard], createCard: [onCard], updateCard: [onCard] },
});

describe("trello: webhooks", () => {
  const secrets = { webhook: null, client: TRELLO_APP_SECRET };
  const post = (body: unknown, signedFor = CALLBACK) => {
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = { "x-trello-webhook": hmac("sha1", TRELLO_APP_SECRET, "base64", bytes, signedFor) };
    return trello.webhooks.receive({ method: "POST", headers, body: bytes, callbackUrl: CALLBACK }, secrets, new Date());
  };

  it("say that somebody is there", async () => {
    const delivery = { method: "HEAD", headers: {}, body: Buffer.of(), callbackUrl: CALLBACK };

    expect(await trello.webhooks.receive(delivery, secrets, new Date())).toMatchObject({ kind: "handshake" });
  });

  it("are of one address", async () => {
    const body = { action: { id: "1", data: { card: { id: "2" } } } };

    expect(await post(body, `${CALLBACK}0`)).toMatchObject({ kind: "refused", status: 401 });
    expect(await post(body)).toMatchObject({ kind: "changes", deliveryId: "1" });
  });

  it("concern no card where they name none, and are refused where they name no action", async () => {
    expect(await post({ action: { id: "1", data: { list: { id: "3" } } } })).toMatchObject({ kind: "changes", changes: [] });
    expect(await post({ model: { id: "1" } })).toMatchObject({ kind: "refused", status: 400 });
  });
});

describe("trello: what is its own", () => {
  let fake: TrackerFake;
  let patience: Patience;
  let connection: TrackerConnection;

  beforeEach(async () => {
    fake = await startTrelloFake();
    patience = createPatience();
    const fetch = fetchFor(trello, { pauses: patience });
    connection = trello.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  });
  afterEach(() => fake.close());

  it("waits a whole interval, since the end of one is not told", async () => {
    fake.faults.next.push("limit");

    await connection.identify();

    expect(patience.waited).toEqual([expect.any(Number)]);
    expect(patience.waited[0]).toBeGreaterThanOrEqual(10_000);
  });

  it("tells a board that is not to be seen from a token that is worth nothing", async () => {
    await expect(Array.fromAsync(connection.issues(ID, new Date(0)))).rejects.toMatchObject({ code: "access_denied" });
    fake.tokens.revoke();
    await expect(connection.identify()).rejects.toMatchObject({ code: "access_revoked" });
  });

  it("wants the key beside the token", () => {
    const access = { credentials: { accessToken: "1" }, baseUrl: fake.url, fetch: fetchFor(trello) };

    expect(() => trello.connect(access)).toThrow(expect.objectContaining({ code: "access_revoked" }));
  });

  it("leaves out what vanishes or moves to another board while it reads", async () => {
    const [gone, moved, kept] = [fake.state.addIssue(1), fake.state.addIssue(1), fake.state.addIssue(1)];
    for (const { number } of [gone, moved, kept]) fake.state.changeIssue(number, { isOpen: false });
    fake.faults.beforeAnswer = (operation) => {
      if (operation !== "GET /boards/{id}/cards") return;
      fake.state.removeIssue(gone.number);
      moved.source = 2;
    };

    const read = (await Array.fromAsync(connection.issues(fake.sourceId(1), gone.createdAt))).flat();

    expect(read.map(({ id, isOpen }) => [id, isOpen])).toEqual([[fake.issueId(kept.number), false]]);
    expect(await connection.issue(fake.sourceId(1), fake.issueId(moved.number))).toBeNull();
  });

  it("groups boards by their workspace", async () => {
    const sources = (await Array.fromAsync(connection.sources())).flat();

    expect(sources.map(({ name, group }) => [name, group])).toEqual([
      ["shop", "Acme"],
      ["depot", "Acme"],
    ]);
  });

  it("makes one attachment of a page, with its address and its title", async () => {
    const { number } = fake.state.addIssue(1);
    const page = { url: "https://code.test/pulls/1", title: "Pull request 1" };
    for (const _ of [1, 2]) await connection.link(fake.sourceId(1), fake.issueId(number), page);

    expect(fake.state.links).toEqual([{ issue: number, ...page }]);
  });

  it("switches a webhook on again, and knows when it is gone", async () => {
    const made = await connection.watch(fake.sourceId(1), { callbackUrl: CALLBACK, secret: "unused" });

    expect(await connection.renew(fake.sourceId(1), made!.id)).toEqual(made);
    await connection.unwatch(fake.sourceId(1), made!.id);
    expect(await connection.renew(fake.sourceId(1), made!.id)).toBeNull();
  });
});

it("takes files and leaves links", () => {
  const files = [
    { id: "1", name: "screen.png", url: "https://trello.com/1/x/screen.png", mimeType: "image/png", bytes: 12, isUpload: true },
    { id: "2", name: "Pull request 1", url: "https://code.test/pulls/1", mimeType: "", bytes: null, isUpload: false },
    { id: "3", name: "log", url: "https://trello.com/1/x/log", mimeType: "", bytes: "7", isUpload: true },
  ];

  expect(toAttachments(files.map((file) => Attachment.parse(file)))).toEqual([
    { id: "1", name: "screen.png", url: "https://trello.com/1/x/screen.png", mimeType: "image/png", bytes: 12 },
    { id: "3", name: "log", url: "https://trello.com/1/x/log", mimeType: null, bytes: 7 },
  ]);
});
