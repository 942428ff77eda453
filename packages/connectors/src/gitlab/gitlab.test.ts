import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startGitlabFake, startGitlabSignIn, type TrackerFake } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { typedExample } from "../testing/gitlab-examples.ts";
import { fetchFor } from "../testing/patience.ts";
import type { VendorCredentials } from "../types/access.ts";
import type { TrackerConnection } from "../types/issue-tracker.ts";
import { gitlab } from "./index.ts";

describeTracker({ tracker: gitlab, startFake: startGitlabFake, pageSize: 100 });

describeContract({
  tracker: gitlab,
  description: "gitlab",
  // An instance of one's own may lie beneath a path.
  basePath: "/code",
  credentials: { accessToken: "glpat-1" },
  sourceId: "4",
  issueId: "14",
  amend: (_operation, body) => typedExample(body),
});

describeWebhookSamples({
  tracker: gitlab,
  prefix: "gitlab",
  secrets: { webhook: "secret", client: null },
  sign: (_body, _file, { webhook }) => ({ "idempotency-key": "1", "x-gitlab-token": webhook ?? "" }),
  changes: {
    issue: [{ kind: "issue", issueId: "23", sourceId: "1" }],
    merge_request: [{ kind: "repository", repositoryId: "1" }],
    "note-issue": [{ kind: "issue", issueId: "17", sourceId: "5" }],
    push: [{ kind: "repository", repositoryId: "15" }],
  },
});

describe("gitlab", () => {
  let fake: TrackerFake;

  beforeEach(async () => {
    fake = await startGitlabFake();
  });
  afterEach(async () => {
    await fake.close();
    expect(fake.problems).toEqual([]);
  });

  function connect(credentials: VendorCredentials = fake.credentials(), baseUrl = fake.url): TrackerConnection {
    return gitlab.connect({ credentials, baseUrl, fetch: fetchFor(gitlab) });
  }

  it("says which scope a personal token lacks", async () => {
    fake.tokens.scopes = ["read_api"];

    expect(await connect().identify()).toEqual({ account: "ada", scopes: ["read_api"], missingScopes: ["api"] });
  });

  it("does not ask for the scopes of an OAuth token: GitLab tells them of none", async () => {
    const identity = await connect({ ...fake.credentials(), refreshToken: "r" }).identify();

    expect(identity).toEqual({ account: "ada", scopes: null, missingScopes: [] });
    expect(fake.asked).toEqual(["GET /api/v4/user"]);
  });

  it("reads more projects than fit on a page, each once", async () => {
    for (let number = 3; number <= 205; number += 1) fake.state.sources.push({ number, name: `project-${number}` });

    const ids = (await Array.fromAsync(connect().sources())).flat().map(({ id }) => id);

    expect(ids).toHaveLength(205);
    expect(new Set(ids).size).toBe(205);
  });

  it("finds the files of texts and comments where a token can read them", async () => {
    const secret = (digit: string) => digit.repeat(32);
    const made = fake.state.addIssue(1, {
      text: `See ![screen](/uploads/${secret("a")}/screen.png) and [a page](https://other.test/uploads/${secret("b")}/page.html).`,
    });
    fake.state.addComment(made.number, `[server.log](https://gitlab.com/-/project/41000001/uploads/${secret("c")}/server.log)`);

    const issue = await connect().issue(fake.sourceId(1), fake.issueId(made.number));

    const uploads = `${fake.url}/api/v4/projects/${fake.sourceId(1)}/uploads`;
    expect(issue?.attachments?.map(({ name, url }) => [name, url])).toEqual([
      ["screen", `${uploads}/${secret("a")}/screen.png`],
      ["server.log", `${uploads}/${secret("c")}/server.log`],
    ]);
  });

  it("writes no comment that GitLab would carry out", async () => {
    const made = fake.state.addIssue(1);

    await connect().comment(fake.sourceId(1), fake.issueId(made.number), "The report says:\n/close\n/assign @ada now");

    expect(made.comments[0]?.text).toBe("The report says:\n\\/close\n\\/assign @ada now");
  });

  it("keeps a webhook that works, takes away one that GitLab gave up, and knows when it is gone", async () => {
    const connection = connect();
    const source = fake.sourceId(1);
    const watched = await connection.watch(source, { callbackUrl: "https://fixpoint.test/hooks/1", secret: "s" });
    const [webhook] = fake.state.webhooks.values();

    expect(await connection.renew(source, watched!.id)).toEqual(watched);
    webhook!.health = "temporarily_disabled";
    expect(await connection.renew(source, watched!.id)).toEqual(watched);
    webhook!.health = "disabled";
    expect(await connection.renew(source, watched!.id)).toBeNull();
    expect(fake.state.webhooks.size).toBe(0);
    expect(await connection.renew(source, watched!.id)).toBeNull();
  });

  it("asks for deliveries of issues, merge requests, pipelines and pushes", async () => {
    const sent: unknown[] = [];
    const fetch = async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ id: 3 }, { status: 201 });
    };
    const hook = { callbackUrl: "https://fixpoint.test/hooks/1", secret: "s" };
    await gitlab.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch }).watch("4", hook);

    const kinds = ["issues", "confidential_issues", "note", "confidential_note", "merge_requests", "pipeline", "push"];
    const events = Object.fromEntries(kinds.map((kind) => [`${kind}_events`, true]));
    expect(sent).toEqual([{ url: hook.callbackUrl, token: "s", ...events }]);
  });

  it("says that a page is not the API", async () => {
    const site = createServer((_request, response) => response.setHeader("content-type", "text/html").end("<p>Sign in</p>"));
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    try {
      await expect(connect(fake.credentials(), url).identify()).rejects.toMatchObject({ code: "unreadable_answer" });
    } finally {
      site.closeAllConnections();
      site.close();
    }
  });

  it("changes a refresh token for a new pair, once", async () => {
    const signIn = await startGitlabSignIn(fake.tokens);
    const client = { id: "1", secret: "client secret", url: `${signIn.url}/gitlab` };
    const old = { ...fake.credentials(), refreshToken: fake.tokens.refreshToken };
    const refresh = (credentials: VendorCredentials) => gitlab.refresh!(credentials, client, fetchFor(gitlab));
    try {
      const renewed = await refresh(old);

      expect(renewed).toEqual({
        accessToken: fake.tokens.current,
        refreshToken: fake.tokens.refreshToken,
        expiresAt: "2026-03-01T11:00:00.000Z",
      });
      expect((await connect(renewed).identify()).account).toBe("ada");
      await expect(connect(old).identify()).rejects.toMatchObject({ code: "access_revoked" });
      await expect(refresh(old)).rejects.toMatchObject({ code: "access_revoked" });
      await expect(refresh({ accessToken: "glpat-1" })).rejects.toMatchObject({ code: "access_revoked" });
      expect(signIn.problems).toEqual([]);
    } finally {
      await signIn.close();
    }
  });
});
