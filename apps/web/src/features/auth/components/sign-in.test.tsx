// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { SignIn } from "./sign-in.tsx";

const settings = {
  productName: "Fixpoint",
  betaFormUrl: null,
  subscriptionEmail: "hello@fixpoint.test",
  termsUrl: "/terms",
  privacyUrl: "/privacy",
  version: "1",
  notices: [],
};

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function isOff(id: string): boolean {
  return document.querySelector<HTMLButtonElement>(`#${id}`)?.disabled ?? true;
}

test("the three providers are there; the one that the server has not set up is off and says so", async () => {
  fakeApi({ "GET /api/v1/public-settings": () => ({ ...settings, signInProviders: ["github", "gitlab"] }) });
  await renderApp(<SignIn returnUrl="/" userInfoFailed={false} />);

  await waitFor(() => expect(isOff("google")).toBe(true));

  expect([isOff("github"), isOff("gitlab")]).toEqual([false, false]);
  expect(screen.getByRole("button", { name: "Continue with Google" }).title).toBe("Google is not set up on this server");
});

test("a server that does not say keeps all three on", async () => {
  const api = fakeApi({ "GET /api/v1/public-settings": () => settings });
  await renderApp(<SignIn returnUrl="/" userInfoFailed={false} />);
  await waitFor(() => expect(api.calls).toHaveLength(1));

  expect(["github", "google", "gitlab"].map(isOff)).toEqual([false, false, false]);
});
