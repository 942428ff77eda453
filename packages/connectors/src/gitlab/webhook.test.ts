import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { webhooks } from "./webhook.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const KEY = Buffer.alloc(32, 7);
const SIGNING_TOKEN = `whsec_${KEY.toString("base64")}`;
const BODY = JSON.stringify({ object_kind: "issue", project: { id: 4 }, object_attributes: { iid: 14 } });

function signed(options: { key?: Buffer | string; secondsAgo?: number; body?: string } = {}): Record<string, string> {
  const timestamp = String(NOW.getTime() / 1000 - (options.secondsAgo ?? 0));
  const sum = createHmac("sha256", options.key ?? KEY).update(`delivery-1.${timestamp}.${options.body ?? BODY}`);
  return { "webhook-id": "delivery-1", "webhook-timestamp": timestamp, "webhook-signature": `v1,${sum.digest("base64")}` };
}

function receive(headers: Record<string, string>, secret: string, body = BODY) {
  const delivery = { method: "POST", headers, body: Buffer.from(body), callbackUrl: "https://fixpoint.test/hooks/1" };
  return webhooks.receive(delivery, { webhook: secret, client: null }, NOW);
}

const TAKEN = { kind: "changes", deliveryId: "delivery-1", changes: [{ kind: "issue", issueId: "14", sourceId: "4" }] };
const REFUSED = { kind: "refused", status: 401 };

describe("gitlab: signed deliveries", () => {
  it("takes one that a signing token signed, also beside another signature", () => {
    expect(receive(signed(), SIGNING_TOKEN)).toEqual(TAKEN);
    const headers = signed();
    const several = { ...headers, "webhook-signature": `v1,b3RoZXI= ${headers["webhook-signature"]}` };
    expect(receive(several, SIGNING_TOKEN)).toEqual(TAKEN);
  });

  it("takes a key that is a word", () => {
    expect(receive(signed({ key: "a secret" }), "a secret")).toEqual(TAKEN);
  });

  it.each([
    ["by another key", signed({ key: "another" })],
    ["more than five minutes ago", signed({ secondsAgo: 301 })],
    ["more than five minutes ahead", signed({ secondsAgo: -301 })],
    ["over other bytes", signed({ body: `${BODY} ` })],
    ["at no time", { ...signed(), "webhook-timestamp": "soon" }],
  ])("refuses one that was signed %s", (_how, headers) => {
    expect(receive(headers, SIGNING_TOKEN)).toMatchObject(REFUSED);
  });

  it("takes one that is five minutes old", () => {
    expect(receive(signed({ secondsAgo: 300 }), SIGNING_TOKEN)).toEqual(TAKEN);
  });

  it("does not take a signing token as the plain one", () => {
    expect(receive({ "x-gitlab-token": SIGNING_TOKEN, "webhook-id": "1" }, SIGNING_TOKEN)).toMatchObject(REFUSED);
  });

  it.each([
    ["is not JSON", "{"],
    ["names no issue", JSON.stringify({ object_kind: "issue", project: { id: 4 } })],
    ["names no project", JSON.stringify({ object_kind: "merge_request" })],
  ])("answers 400 for one that %s", (_what, body) => {
    expect(receive({ "x-gitlab-token": "s", "idempotency-key": "1" }, "s", body)).toMatchObject({ kind: "refused", status: 400 });
  });

  it.each([
    ["a merge request", { merge_request: { iid: 2 } }, [{ kind: "repository", repositoryId: "4" }]],
    ["a commit", { commit: { id: "a".repeat(40) } }, [{ kind: "repository", repositoryId: "4" }]],
    ["a snippet", { snippet: { id: 2 } }, []],
  ])("takes a note of %s for what it is", (_of, about, changes) => {
    const body = JSON.stringify({ object_kind: "note", project: { id: 4 }, ...about });
    expect(receive({ "x-gitlab-token": "s", "idempotency-key": "1" }, "s", body)).toMatchObject({ kind: "changes", changes });
  });

  it("takes a pipeline for what is said of the code", () => {
    const body = JSON.stringify({ object_kind: "pipeline", project: { id: 4 }, object_attributes: { status: "failed" } });
    const changes = [{ kind: "repository", repositoryId: "4" }];
    expect(receive({ "x-gitlab-token": "s", "idempotency-key": "1" }, "s", body)).toMatchObject({ kind: "changes", changes });
  });
});
