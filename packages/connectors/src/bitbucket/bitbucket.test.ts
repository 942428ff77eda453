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
    ["read:pullrequest:bitbucket", "write:pullrequest:bitbucket"],
  ],
])("knows what %j leave out", (held, missing) => expect(missingScopes(held)).toEqual(missing));

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
