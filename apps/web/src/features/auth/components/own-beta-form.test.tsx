// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { BetaForm } from "./beta-form.tsx";
// The form is loaded when it is wanted; here it is loaded before, so that no test waits for the loader.
import "./own-beta-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  productName: "Fixpoint",
  betaFormUrl: null as string | null,
  subscriptionEmail: "hello@fixpoint.test",
  termsUrl: "/terms",
  privacyUrl: "/privacy",
  version: "1",
  notices: [],
};

function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test("where a form is configured it is shown in a frame of the spec's size", async () => {
  fakeApi({ "GET /api/v1/public-settings": () => ({ ...settings, betaFormUrl: "https://forms.test/beta" }) });
  await renderApp(<BetaForm />);

  const frame = await screen.findByTitle("Join the Beta");

  expect([frame.getAttribute("src"), frame.getAttribute("width"), frame.getAttribute("height")]).toEqual([
    "https://forms.test/beta",
    "680",
    "640",
  ]);
});

test("where none is, the product's own form sends the request and says thank you", async () => {
  const api = fakeApi({ "GET /api/v1/public-settings": () => settings, "POST /api/v1/beta-requests": () => undefined });
  await renderApp(<BetaForm />);
  await screen.findByLabelText(/Email/);
  expect(screen.getByRole("heading", { name: "Join the Beta" })).toBeTruthy();

  type(/Email/, " kim@new.test ");
  type(/Company/, "New Inc");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));

  expect((await screen.findByRole("status")).textContent).toContain("We write to kim@new.test");
  expect(api.calls.find(({ method }) => method === "POST")?.body).toEqual({
    email: "kim@new.test",
    name: "",
    company: "New Inc",
    message: "",
  });
});

test("what is no address is not sent; what the server refuses is said", async () => {
  const api = fakeApi({
    "GET /api/v1/public-settings": () => settings,
    "POST /api/v1/beta-requests": () => {
      throw new Refusal(429, "Many people ask just now. Try again in an hour.");
    },
  });
  await renderApp(<BetaForm />);
  await screen.findByLabelText(/Email/);

  type(/Email/, "kim");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Give an email address")).toBeTruthy();
  expect(api.calls.some(({ method }) => method === "POST")).toBe(false);

  type(/Email/, "kim@new.test");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Many people ask just now. Try again in an hour.");
});
