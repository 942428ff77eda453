import { createGithubApp } from "@fixpoint/testing";
import { expect, it } from "vitest";
import { parseEnv } from "./env.ts";

const { privateKey } = createGithubApp();
const base64 = (text: string) => Buffer.from(text).toString("base64");
const APP = {
  FIXPOINT_GITHUB_APP_ID: "4711",
  FIXPOINT_GITHUB_APP_SLUG: "fixpoint",
  FIXPOINT_GITHUB_APP_PRIVATE_KEY: base64(privateKey),
  FIXPOINT_GITHUB_APP_CLIENT_ID: "Iv1.a",
  FIXPOINT_GITHUB_APP_CLIENT_SECRET: "hush",
};

it("is whole or not there", () => {
  expect(parseEnv({}).githubApp).toBeNull();
  expect(parseEnv({ FIXPOINT_GITHUB_URL: "https://code.acme.test/" }).githubApp).toBeNull();
  expect(parseEnv(APP).githubApp).toMatchObject({ id: "4711", privateKey, webhookSecret: null, url: "https://github.com" });
  expect(() => parseEnv({ ...APP, FIXPOINT_GITHUB_APP_SLUG: "" })).toThrow("belong together");
  expect(() => parseEnv({ FIXPOINT_GITHUB_APP_WEBHOOK_SECRET: "alone" })).toThrow("belong together");
});

it.each([
  ["a path", "/etc/app.pem"],
  ["the PEM itself", privateKey],
  ["base64 of something else", base64("not a key")],
])("does not take %s for its key, and does not tell what it was", (_what, given) => {
  const attempt = () => parseEnv({ ...APP, FIXPOINT_GITHUB_APP_PRIVATE_KEY: given });

  expect(attempt).toThrow("FIXPOINT_GITHUB_APP_PRIVATE_KEY: must be the base64 of the app's PEM file");
  expect(attempt).not.toThrow(given.slice(0, 40));
});
