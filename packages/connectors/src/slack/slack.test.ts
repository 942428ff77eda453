import { descriptionsFolder, SLACK_CLIENT, startDescriptionServer, startSlackFake, type SlackFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isAnswerLost } from "../http/lost-answer.ts";
import { describeIdentity } from "../testing/describe-identity.ts";
import { createPatience, fetchFor, type Patience } from "../testing/patience.ts";
import type { ChatConnection } from "../types/chat-notifier.ts";
import { slack } from "./index.ts";

describeIdentity({
  vendor: slack,
  startFake: startSlackFake,
  account: "fixpoint in Acme",
  scope: "channels:join",
  description: "slack",
  basePath: "/api",
  credentials: { accessToken: "xoxb-1" },
  asksForMore: true,
});

it.each([
  ["token_revoked", "access_revoked"],
  ["account_inactive", "access_revoked"],
  ["missing_scope", "access_denied"],
  ["not_in_channel", "not_at_vendor"],
  ["ratelimited", "rate_limited"],
  ["internal_error", "vendor_unavailable"],
  ["an_error_of_tomorrow", "vendor_refused"],
])("takes an answer that is no success by its word: %s", async (error, code) => {
  const fetch = async () => Response.json({ ok: false, error });

  await expect(slack.identify({ credentials: { accessToken: "1" }, baseUrl: null, fetch })).rejects.toMatchObject({ code });
});

it("takes a token that no header can hold for none", async () => {
  const fetch = async () => Response.json({ ok: true });
  const identify = async () => slack.identify({ credentials: { accessToken: "漢" }, baseUrl: null, fetch });

  await expect(identify()).rejects.toMatchObject({ code: "access_revoked" });
});

const MESSAGE = {
  title: "Fix validated: SHOP-1",
  url: "https://fixpoint.test/acme/shop/bugs/1?a=1&b=2",
  lines: ["Total is wrong"],
};

describe("slack: messages", () => {
  let fake: SlackFake;
  let patience: Patience;
  let connection: ChatConnection;

  beforeEach(async () => {
    fake = await startSlackFake();
    patience = createPatience();
    const fetch = fetchFor(slack, { pauses: patience, timeoutMs: 1000 });
    connection = slack.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  });
  afterEach(async () => {
    await fake.close();
    expect(fake.problems).toEqual([]);
  });

  it("lists open channels over all pages, private ones only where the app is in them", async () => {
    for (let index = 0; index < 205; index += 1) fake.addChannel(`channel-${index}`);
    const invited = fake.addChannel("secret", { is_private: true, is_member: true });
    fake.addChannel("hidden", { is_private: true });
    fake.addChannel("old", { is_archived: true });

    const channels = (await Array.fromAsync(connection.channels())).flat();

    expect(channels).toHaveLength(206);
    expect(channels.at(-1)).toEqual({ id: invited.id, name: "#secret", isPrivate: true });
  });

  it("joins a public channel before it writes there, once", async () => {
    const { id } = fake.addChannel("bugs");

    await connection.post(id, MESSAGE);
    await connection.post(id, MESSAGE);

    expect(fake.messages.map(({ channel }) => channel)).toEqual([id, id]);
    expect(fake.asked.filter((operation) => operation === "POST /conversations.join")).toHaveLength(1);
  });

  it("asks for an invitation to a private channel, and says that one is archived", async () => {
    const hidden = fake.addChannel("hidden", { is_private: true });
    const old = fake.addChannel("old", { is_archived: true });

    await expect(connection.post(hidden.id, MESSAGE)).rejects.toMatchObject({
      code: "not_at_vendor",
      hint: expect.stringContaining("/invite"),
    });
    await expect(connection.post(old.id, MESSAGE)).rejects.toThrow("archived");
    expect(fake.messages).toEqual([]);
  });

  it("writes to a channel by its name, and to a person that it finds by the address", async () => {
    fake.addChannel("bugs", { is_member: true });
    fake.people.set("ada@acme.test", "U0ADA");

    await connection.post("#bugs", MESSAGE);
    await connection.post((await connection.findPerson("ada@acme.test")) ?? "", MESSAGE);

    expect(fake.messages.map(({ channel }) => channel)).toEqual([fake.channels[0]?.id, "U0ADA"]);
    expect(await connection.findPerson("nobody@acme.test")).toBeNull();
  });

  it("waits as long as it is told to, since nothing was sent then", async () => {
    fake.addChannel("bugs", { is_member: true });
    fake.faults.next.push("limit");

    await connection.post("#bugs", MESSAGE);

    expect(patience.waited).toHaveLength(1);
    expect(patience.waited[0]).toBeGreaterThanOrEqual(1000);
    expect(fake.messages).toHaveLength(1);
  });

  it("does not send again when the answer is lost, and says that it may have arrived", async () => {
    fake.addChannel("bugs", { is_member: true });
    fake.answersToLose = 1;

    const error: unknown = await connection.post("#bugs", MESSAGE).catch((thrown: unknown) => thrown);

    expect(isAnswerLost(error)).toBe(true);
    expect(fake.messages).toHaveLength(1);
  });

  it("notices a Slack that is down before a message is on its way", async () => {
    const { id } = fake.addChannel("bugs", { is_member: true });
    fake.faults.chance = { rate: 1, kinds: ["error"], random: () => 0 };

    const error: unknown = await connection.post(id, MESSAGE).catch((thrown: unknown) => thrown);

    expect([isAnswerLost(error), fake.asked.includes("POST /chat.postMessage")]).toEqual([false, false]);
  });

  it("renews a token that ends, and says so when its refresh token is worth nothing", async () => {
    fake.rotates = true;
    const client = { ...SLACK_CLIENT, url: fake.origin };
    const held = { accessToken: "old", refreshToken: fake.tokens.refreshToken };
    const renew = (credentials = held) => slack.refresh?.(credentials, client, fetchFor(slack, { pauses: patience }));

    const renewed = await renew();

    expect(renewed).toMatchObject({ accessToken: fake.tokens.current, refreshToken: fake.tokens.refreshToken });
    expect(Date.parse(renewed?.expiresAt ?? "")).toBeGreaterThan(Date.now() + 11 * 3_600_000);
    await expect(renew()).rejects.toMatchObject({ code: "access_revoked" });
  });
});

describe.skipIf(descriptionsFolder() === null)("slack: contract", () => {
  it("asks for each operation that it lists, as Slack describes it", async () => {
    const changes: Record<string, object> = {
      "GET /conversations.list": { response_metadata: { next_cursor: "" } },
      "GET /conversations.info": { channel: { id: "C012AB3CD", name: "general", is_member: false } },
    };
    const amend = (operation: string, body: unknown) => ({ ...(body as object), ...changes[operation] });
    const described = await startDescriptionServer({ name: "slack", basePath: "/api", amend });
    const fetch = fetchFor(slack, { pauses: createPatience() });
    try {
      const connection = slack.connect({ credentials: { accessToken: "xoxb-1" }, baseUrl: described.url, fetch });
      await connection.identify();
      await Array.fromAsync(connection.channels());
      await connection.post("C012AB3CD", MESSAGE);
      await connection.findPerson("ada@acme.test");
      await slack.refresh?.({ accessToken: "1", refreshToken: "2" }, { ...SLACK_CLIENT, url: described.origin }, fetch);

      expect(described.problems).toEqual([]);
      expect([...new Set(described.asked)].sort()).toEqual([...slack.operations].sort());
    } finally {
      await described.close();
    }
  });
});
