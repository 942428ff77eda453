import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { describeWebhookSamples } from "../testing/describe-contract.ts";
import { bitbucketHost } from "./host/index.ts";

const secrets = { webhook: "secret", client: null };
const sign = (body: Buffer, event: string, secret = secrets.webhook) => ({
  "x-event-key": event,
  "x-request-uuid": "1",
  "x-hub-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
});

const change = { kind: "repository", repositoryId: "{673a6070-3421-46c9-9d48-90745f7bfe8e}" } as const;
describeWebhookSamples({
  tracker: bitbucketHost,
  prefix: "bitbucket",
  secrets,
  sign: (body, file, { webhook }) => sign(body, file.replace(".", ":"), webhook ?? ""),
  changes: {
    "pullrequest.comment_created": [change],
    "pullrequest.created": [change],
    "pullrequest.fulfilled": [change],
    "repo.push": [change],
  },
});

const receive = (text: string, headers: Record<string, string | undefined>) =>
  bitbucketHost.webhooks.receive(
    { method: "POST", headers, body: Buffer.from(text), callbackUrl: "https://fixpoint.test/hook" },
    secrets,
    new Date(),
  );

it("is told of a status, and lets pass what does not concern code", () => {
  const text = JSON.stringify({ repository: { uuid: change.repositoryId } });
  const status = receive(text, sign(Buffer.from(text), "repo:commit_status_updated"));
  const issue = receive(text, sign(Buffer.from(text), "issue:created"));

  expect(status).toEqual({ kind: "changes", deliveryId: "1", changes: [change] });
  expect(issue).toEqual({ kind: "changes", deliveryId: "1", changes: [] });
});

it.each(["{}", "no JSON"])("refuses what is signed and cannot be read: %s", (text) => {
  const headers = sign(Buffer.from(text), "repo:push");

  expect(receive(text, headers)).toMatchObject({ kind: "refused", status: 400 });
  expect(receive(text, { ...headers, "x-request-uuid": undefined })).toMatchObject({ kind: "refused", status: 400 });
});
