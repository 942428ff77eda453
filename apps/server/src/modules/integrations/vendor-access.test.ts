import { findIntegrationById } from "@fixpoint/db";
import { startGitlabFake, startGitlabSignIn, type TrackerFake, type VendorServer } from "@fixpoint/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestServer, withProject, type TestServer } from "../../testing/test-server.ts";
import { openCredentials } from "./credentials.ts";
import { connectOrReplace } from "./service.ts";
import { withVendor } from "./vendor-access.ts";

let fake: TrackerFake;
let signIn: VendorServer;
let server: TestServer;
let integrationId: string;
const FAR = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();

beforeAll(async () => {
  fake = await startGitlabFake();
  signIn = await startGitlabSignIn(fake.tokens);
  server = await startTestServer({
    FIXPOINT_ROLE: "web",
    FIXPOINT_GITLAB_CLIENT_ID: "client",
    FIXPOINT_GITLAB_CLIENT_SECRET: "hush",
    FIXPOINT_GITLAB_URL: `${signIn.url}/gitlab`,
  });
});
afterAll(async () => {
  await server.stop();
  await fake.close();
  await signIn.close();
  expect([...fake.problems, ...signIn.problems]).toEqual([]);
});

async function connect(expiresAt: string): Promise<void> {
  const { ada, orgId } = await withProject(server, `Project ${Math.random()}`);
  const userId = (await ada.json("GET", "/api/v1/auth/user-info")).body.data.id;
  const owner = { organizationId: orgId, userId, provider: "gitlab" as const, baseUrl: fake.url };
  const { refreshToken } = fake.tokens;
  const credentials = { ...fake.credentials(), refreshToken, expiresAt };
  integrationId = (await connectOrReplace(server.context, owner, credentials)).id;
}

async function row() {
  const found = await findIntegrationById(server.context.db, integrationId);
  if (!found) throw new Error("The integration is gone");
  return found;
}

beforeEach(() => {
  signIn.asked.length = 0;
});

it("renews a token that has run out once, however many want it at the same time", async () => {
  await connect("2026-01-01T00:00:00Z");
  const stale = await row();

  const accounts = await Promise.all(
    Array.from({ length: 6 }, () =>
      withVendor(server.context, stale, async (access, vendor) => (await vendor.identify(access)).account),
    ),
  );

  expect(new Set(accounts).size).toBe(1);
  expect(signIn.asked).toHaveLength(1);
  expect(openCredentials(server.context, await row())).toMatchObject({
    accessToken: fake.tokens.current,
    refreshToken: fake.tokens.refreshToken,
  });
});

it("renews one that the vendor refuses before its time, and stores it before it is used", async () => {
  await connect(FAR);
  fake.tokens.rotate();
  const { refreshToken } = fake.tokens;
  const held = openCredentials(server.context, await row());
  await connectWith({ ...held, refreshToken });
  let storedBefore = "";

  await withVendor(server.context, await row(), async (access, vendor) => {
    storedBefore = openCredentials(server.context, await row()).accessToken;
    await vendor.identify(access);
  });

  expect(signIn.asked).toHaveLength(1);
  expect(storedBefore).toBe(fake.tokens.current);
});

it("throws that the access was revoked when the refresh token is worth nothing either", async () => {
  await connect(FAR);
  fake.tokens.rotate();
  fake.tokens.refreshToken = "another";

  const refused: unknown = await withVendor(server.context, await row(), (access, vendor) => vendor.identify(access)).catch(
    (error: unknown) => error,
  );

  expect(refused).toMatchObject({ code: "access_revoked" });
  expect(signIn.asked).toHaveLength(1);
});

async function connectWith(credentials: Parameters<typeof connectOrReplace>[2]): Promise<void> {
  const present = await row();
  const owner = {
    organizationId: present.organizationId,
    userId: present.createdById ?? "",
    provider: present.provider,
    baseUrl: present.baseUrl,
  };
  await connectOrReplace(server.context, owner, credentials);
}
