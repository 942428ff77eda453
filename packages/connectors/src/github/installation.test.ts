import { createGithubApp, REPOSITORY, startGithubFake, type GithubAppState, type TrackerFake } from "@fixpoint/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPatience, fetchFor } from "../testing/patience.ts";
import { github } from "./index.ts";
import { takeInstallation } from "./installation.ts";

const DEPOT = "acme/depot";
let app: GithubAppState;
let fake: TrackerFake;

beforeEach(async () => {
  app = createGithubApp();
  const people = new Map([
    ["ada", [REPOSITORY, DEPOT]],
    ["reader", [REPOSITORY]],
  ]);
  app.installations.set(42, { id: 42, isSuspended: false, repositories: [REPOSITORY, DEPOT], people });
  fake = await startGithubFake({ app });
});
afterEach(async () => {
  await fake.close();
  expect(fake.problems).toEqual([]);
});

function take(code: string, installationId = "42", change: object = {}) {
  const { clientId, clientSecret, privateKey, id } = app;
  const client = { id: String(id), secret: privateKey, url: fake.origin, clientId, clientSecret, ...change };
  return takeInstallation(client, { code, installationId }, fetchFor(github, { pauses: createPatience() }));
}

it("is taken by who may write to all of it, with a token that ends", async () => {
  const credentials = await take(app.signIn("ada"));

  expect(credentials).toMatchObject({ installationId: "42", accessToken: fake.tokens.current });
  expect(Date.parse(credentials.expiresAt ?? "")).toBeGreaterThan(Date.now());
});

it.each([
  ["who is shown another one alone", () => take(app.signIn("ada"), "43"), "installation_refused"],
  ["who is shown none", () => take(app.signIn("mallory")), "installation_refused"],
  ["who may write to a part of it", () => take(app.signIn("reader")), "installation_refused"],
  ["a code that is not GitHub's", () => take("code-0"), "installation_refused"],
  ["an app that is another one", () => take(app.signIn("ada"), "42", { id: "1" }), "installation_refused"],
])("is not taken by %s", async (_who, attempt, code) => {
  await expect(attempt()).rejects.toMatchObject({ code });
});

it("is not taken while it is suspended, and a code serves once", async () => {
  const installation = app.installations.get(42);
  if (installation) installation.isSuspended = true;
  const code = app.signIn("ada");

  await expect(take(code)).rejects.toMatchObject({ code: "installation_refused", message: "This installation is suspended" });
  await expect(take(code)).rejects.toMatchObject({ message: "GitHub did not accept who you are" });
});

it("that was uninstalled is told apart from an app whose key is wrong", async () => {
  const client = { id: String(app.id), secret: app.privateKey, url: fake.origin };
  const other = { ...client, secret: createGithubApp().privateKey };
  const renew = (by: typeof client, installationId: string) =>
    github.refresh?.({ accessToken: "", installationId }, by, fetchFor(github, { pauses: createPatience() }));

  await expect(renew(client, "7")).rejects.toMatchObject({ code: "access_revoked" });
  await expect(renew(other, "42")).rejects.toMatchObject({ code: "vendor_refused" });
});
