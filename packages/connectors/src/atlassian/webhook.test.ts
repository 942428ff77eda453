import { hubSignature, tokenOf } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { atlassian } from "./index.ts";

describe("Jira's deliveries", () => {
  const body = Buffer.from(JSON.stringify({ webhookEvent: "jira:issue_deleted", issue: { id: "2" } }));
  const secrets = { webhook: "hook", client: "client" };
  const now = new Date("2026-03-01T09:00:00Z");
  const receive = (headers: Record<string, string>, sent = body) =>
    atlassian.webhooks.receive({ method: "POST", headers, body: sent, callbackUrl: "https://fixpoint.test" }, secrets, now);
  const signed = (sent = body) => ({ "x-hub-signature": hubSignature("hook", sent), "x-atlassian-webhook-identifier": "1" });

  it("refuses a token that is too old, another's, or unsigned", async () => {
    const id = { "x-atlassian-webhook-identifier": "1" };
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`;
    const old = tokenOf("client", new Date(now.getTime() - 10 * 60_000));
    for (const token of [old, tokenOf("hook", now), unsigned, "x"])
      expect(await receive({ ...id, authorization: `Bearer ${token}` })).toMatchObject({ kind: "refused", status: 401 });
    expect(await receive({ ...id, authorization: `Bearer ${tokenOf("client", now)}` })).toMatchObject({ kind: "changes" });
  });

  it("knows the issue without its project, and passes over what is none of an issue's", async () => {
    const other = Buffer.from(JSON.stringify({ webhookEvent: "sprint_started" }));

    expect(await receive(signed())).toEqual({
      kind: "changes",
      deliveryId: "1",
      changes: [{ kind: "issue", issueId: "2", sourceId: null }],
    });
    expect(await receive(signed(other), other)).toMatchObject({ changes: [] });
  });

  it("says what it cannot read", async () => {
    const { "x-hub-signature": signature } = signed();
    const words = Buffer.from("not JSON");

    expect(await receive({ "x-hub-signature": signature })).toMatchObject({ kind: "refused", status: 400 });
    expect(await receive(signed(words), words)).toMatchObject({ kind: "refused", status: 400 });
  });
});
