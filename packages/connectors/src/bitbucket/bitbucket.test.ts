import { startBitbucketFake, startBitbucketSignIn, type IdentityFake, type VendorServer } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeIdentity } from "../testing/describe-identity.ts";
import { createPatience, fetchFor } from "../testing/patience.ts";
import { missingScopes, refresh } from "./auth.ts";
import { bitbucket } from "./index.ts";

const suite = { vendor: bitbucket, account: "ada", scope: "webhook", description: "bitbucket", basePath: "/2.0" };
describeIdentity({ ...suite, startFake: startBitbucketFake, credentials: { accessToken: "1" } });
describe("with an account's API token", () => {
  const startFake = () => startBitbucketFake({ hasApiToken: true });
  describeIdentity({ ...suite, startFake, credentials: { accessToken: "1", email: "ada@acme.test" } });
});

it.each([
  [["account:write", "repository:write", "pullrequest:write", "webhook"], []],
  [
    ["repository:write", "pullrequest:write"],
    ["account", "webhook"],
  ],
  [
    ["write:repository:bitbucket", "read:user:bitbucket", "read:repository:bitbucket", "write:webhook:bitbucket"],
    [
      "read:workspace:bitbucket",
      "read:pullrequest:bitbucket",
      "write:pullrequest:bitbucket",
      "read:webhook:bitbucket",
      "delete:webhook:bitbucket",
    ],
  ],
])("knows what %j leave out", (held, missing) => expect(missingScopes(held)).toEqual(missing));

describe("bitbucket: access tokens of a repository, a project or a workspace", () => {
  const scopes = ["repository:write", "pullrequest:write", "webhook"];
  const identify = (fake: IdentityFake, more: { email?: string } = {}) =>
    bitbucket.identify({
      credentials: { ...fake.credentials(), ...more },
      baseUrl: fake.url,
      fetch: fetchFor(bitbucket, { pauses: createPatience() }),
    });

  it.each([
    ["repo", "repository access token"],
    ["project", "project access token"],
    ["workspace", "workspace access token"],
  ] as const)("are told from an unknown one, though they stand for nobody: of a %s", async (accessTokenOf, account) => {
    const fake = await startBitbucketFake({ accessTokenOf });
    try {
      const identity = { account, scopes, missingScopes: [] };
      expect(await identify(fake)).toEqual(identity);
      expect(await identify(fake, { email: "ada@acme.test" })).toEqual(identity);
      fake.tokens.scopes = ["repository:write"];
      expect(await identify(fake)).toMatchObject({ missingScopes: ["pullrequest:write", "webhook"] });
      fake.tokens.revoke();
      await expect(identify(fake)).rejects.toMatchObject({ code: "access_revoked" });
      expect(fake.problems).toEqual([]);
    } finally {
      await fake.close();
    }
  });

  it.each([
    ["where the refusal does not tell one from the other", 401, "access token of acme"],
    ["where it does", 403, "access token of acme"],
  ])("are named by their workspace, if that is told: %s", async (_case, status, account) => {
    const fetch = async ({ url }: Request) =>
      url.endsWith("/user") ? new Response("{}", { status }) : Response.json({ values: [{ workspace: { slug: "acme" } }] });

    expect(await bitbucket.identify({ credentials: { accessToken: "ATCTT3x1" }, baseUrl: null, fetch })).toEqual({
      account,
      scopes: null,
      missingScopes: [],
    });
  });

  it("are not what a person's token is that lacks a scope", async () => {
    const fetch = async () => new Response("{}", { status: 403 });

    await expect(bitbucket.identify({ credentials: { accessToken: "1" }, baseUrl: null, fetch })).rejects.toMatchObject({
      code: "access_denied",
    });
  });
});

describe("bitbucket: refresh", () => {
  const client = { id: "key", secret: "the secret of the consumer" };
  const fetch = fetchFor(bitbucket, { pauses: createPatience() });
  const now = () => new Date("2026-03-01T09:00:00Z");
  let fake: IdentityFake;
  let signIn: VendorServer;

  beforeEach(async () => {
    fake = await startBitbucketFake();
    signIn = await startBitbucketSignIn(fake.tokens, client);
  });
  afterEach(async () => {
    await Promise.all([fake.close(), signIn.close()]);
    expect(signIn.problems).toEqual([]);
  });

  it("changes a refresh token for an access token of two hours", async () => {
    const held = { ...fake.credentials(), refreshToken: fake.tokens.refreshToken };

    const renewed = await refresh(held, { ...client, url: signIn.url }, fetch, now);

    const { current, refreshToken } = fake.tokens;
    expect(renewed).toEqual({ accessToken: current, refreshToken, expiresAt: "2026-03-01T11:00:00.000Z" });
    expect(await bitbucket.identify({ credentials: renewed, baseUrl: fake.url, fetch })).toMatchObject({ account: "ada" });
  });

  it("says that the access has ended where nothing renews it", async () => {
    const url = signIn.url;
    for (const held of [{ accessToken: "1" }, { accessToken: "1", refreshToken: "spent" }])
      await expect(bitbucket.refresh!(held, { ...client, url }, fetch)).rejects.toMatchObject({ code: "access_revoked" });
  });

  it("leaves trouble of the vendor as it is", async () => {
    signIn.faults.next.push("error");
    const held = { accessToken: "1", refreshToken: fake.tokens.refreshToken };

    await expect(bitbucket.refresh!(held, { ...client, url: signIn.url }, fetch)).rejects.toMatchObject({
      code: "vendor_unavailable",
    });
  });
});
