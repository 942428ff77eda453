import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { descriptionsFolder, signedBySlack } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { slack } from "./index.ts";

const SECRET = "a signing secret";
const NOW = new Date("2026-01-02T03:04:05Z");
const secrets = { webhook: SECRET, client: null };
const ENDED = [{ kind: "access", reason: "The app was removed at Slack" }];

function receive(
  body: string,
  options: { at?: Date; secret?: string; held?: typeof secrets | { webhook: null; client: null } } = {},
) {
  const headers = signedBySlack(body, options.secret ?? SECRET, options.at ?? NOW);
  const delivery = { method: "POST", headers, body: Buffer.from(body), callbackUrl: "https://fixpoint.test" };
  return slack.webhooks.receive(delivery, options.held ?? secrets, NOW);
}

function event(type: string, more: object = {}): string {
  return JSON.stringify({ type: "event_callback", event_id: "Ev1", team_id: "T1", event: { type, ...more } });
}

it("echoes the challenge when the address is verified, signed like everything else", () => {
  const body = JSON.stringify({ type: "url_verification", challenge: "abc", token: "t" });

  expect(receive(body)).toEqual({ kind: "handshake", headers: {}, secret: null, body: { challenge: "abc" } });
  expect(receive(body, { secret: "another" })).toMatchObject({ kind: "refused", status: 401 });
});

it("ends the access when the app or its own token is gone, and not for a person's token", () => {
  expect(receive(event("app_uninstalled"))).toEqual({ kind: "changes", deliveryId: "Ev1", changes: ENDED });
  expect(receive(event("tokens_revoked", { tokens: { bot: ["U1"] } }))).toMatchObject({ changes: ENDED });
  expect(receive(event("tokens_revoked", { tokens: { oauth: ["U1"], bot: [] } }))).toMatchObject({ changes: [] });
  expect(receive(event("message"))).toMatchObject({ kind: "changes", changes: [] });
});

it("refuses what is older or newer than five minutes, another's, and what no secret is known for", () => {
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
  const statusOf = (reception: unknown) => (reception as { status?: number }).status ?? 200;

  expect([-6, -4, 4, 6].map((count) => statusOf(receive(event("message"), { at: minutes(count) })))).toEqual([
    401, 200, 200, 401,
  ]);
  expect(statusOf(receive(event("message"), { secret: "another" }))).toBe(401);
  expect(statusOf(receive(event("message"), { held: { webhook: null, client: null } }))).toBe(401);
  expect(statusOf(receive("{}"))).toBe(400);
  expect(statusOf(receive("nonsense"))).toBe(400);
});

const folder = path.join(descriptionsFolder() ?? "", "webhooks");
describe.skipIf(descriptionsFolder() === null)("slack: webhook samples", () => {
  const files = descriptionsFolder() === null ? [] : readdirSync(folder).filter((file) => file.startsWith("slack-"));

  it.each(files)("takes %s with the right signature, and refuses it with another", async (file) => {
    const body = await readFile(path.join(folder, file), "utf8");
    const expected = file.includes("url_verification") ? { kind: "handshake" } : { kind: "changes", changes: ENDED };

    expect(receive(body)).toMatchObject(expected);
    expect(receive(body, { secret: "another" })).toMatchObject({ kind: "refused", status: 401 });
  });
});
