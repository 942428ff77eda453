import { createHmac, generateKeyPairSync } from "node:crypto";
import { startGithubFake } from "@fixpoint/testing";
import { expect, it } from "vitest";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { apiUrlOf } from "./client.ts";
import { github } from "./index.ts";

describeTracker({ tracker: github, startFake: startGithubFake, pageSize: 100 });

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});

describeContract({
  tracker: github,
  description: "github",
  basePath: "/api/v3",
  credentials: { accessToken: "ghp_1" },
  sourceId: "octocat/Hello-World",
  issueId: "1347",
  // The example is of an issue that is a pull request.
  amend: (operation, body) =>
    operation.endsWith("/issues/{issue_number}") ? { ...(body as object), pull_request: undefined } : body,
  async more(url, fetch) {
    const client = { id: "1", secret: privateKey, url: new URL(url).origin };
    const installed = await github.refresh?.({ accessToken: "", installationId: "1" }, client, fetch);
    const connection = github.connect({ credentials: installed!, baseUrl: url, fetch });
    await connection.identify();
    await Array.fromAsync(connection.sources());
  },
});

const onCode = { kind: "repository", repositoryId: "Codertocat/Hello-World" } as const;
const onIssue = { kind: "issue", issueId: "1", sourceId: "Codertocat/Hello-World" } as const;
describeWebhookSamples({
  tracker: github,
  prefix: "github",
  secrets: { webhook: "secret", client: null },
  sign: (body, file, { webhook }) => ({
    "x-github-event": file.split(".")[0] ?? "",
    "x-github-delivery": "1",
    "x-hub-signature-256": `sha256=${createHmac("sha256", webhook ?? "")
      .update(body)
      .digest("hex")}`,
  }),
  changes: {
    "installation.created": [],
    "issue_comment.created": [onIssue],
    "issues.opened": [onIssue],
    "pull_request.closed": [onCode],
    "pull_request.converted_to_draft": [onCode],
    push: [onCode],
  },
});

it.each([
  ["https://github.com", "https://api.github.com"],
  ["https://acme.ghe.com", "https://api.acme.ghe.com"],
  ["https://code.acme.test", "https://code.acme.test/api/v3"],
])("finds the API of %s", (pages, api) => expect(apiUrlOf(pages)).toBe(api));
