// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ApiTokens } from "./api-tokens.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const GLOBEX = { id: "org-2", name: "Globex", slug: "globex" };
const USER = { id: "u1", email: "ada@acme.test", username: "Ada Lovelace", organization: "org-2", isAdmin: false };
const NIGHTLY = {
  id: "t1",
  name: "nightly",
  organizationId: "org-1",
  createdAt: "2026-01-01T00:00:00.000Z",
  lastUsedAt: null as string | null,
};
const base = { "GET /api/v1/auth/user-info": () => USER, "GET /api/v1/organizations": () => [ACME, GLOBEX] };

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a token is made for the chosen organization and its value is shown once", async () => {
  const tokens: (typeof NIGHTLY)[] = [];
  const api = fakeApi({
    ...base,
    "GET /api/v1/auth/tokens": () => tokens,
    "POST /api/v1/auth/tokens": () => {
      tokens.push(NIGHTLY);
      return { ...NIGHTLY, token: "fxp_secret" };
    },
  });
  await renderApp(<ApiTokens />);
  expect(await screen.findByText("You have no tokens.")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "New token" }).disabled).toBe(false));

  fireEvent.click(screen.getByRole("button", { name: "New token" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Organization").value).toBe("org-2");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "nightly" } });
  fireEvent.change(screen.getByLabelText("Organization"), { target: { value: "org-1" } });
  fireEvent.click(screen.getByRole("button", { name: "Create token" }));

  const shown = await screen.findByDisplayValue("fxp_secret");
  expect(shown.getAttribute("readonly")).not.toBeNull();
  expect(api.calls.find(({ method }) => method === "POST")?.body).toEqual({ name: "nightly", organizationId: "org-1" });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText("nightly")).toBeTruthy();
  expect(document.body.innerHTML).not.toContain("fxp_secret");
});

test("a token without a name is not sent, and the field says so", async () => {
  const api = fakeApi({ ...base, "GET /api/v1/auth/tokens": () => [] });
  await renderApp(<ApiTokens />);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "New token" }).disabled).toBe(false));

  fireEvent.click(screen.getByRole("button", { name: "New token" }));
  fireEvent.click(screen.getByRole("button", { name: "Create token" }));

  expect(await screen.findByText("Give the token a name")).toBeTruthy();
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  expect(api.calls.some(({ method }) => method === "POST")).toBe(false);
});

test("revoking asks first", async () => {
  let tokens = [NIGHTLY];
  const api = fakeApi({
    ...base,
    "GET /api/v1/auth/tokens": () => tokens,
    "DELETE /api/v1/auth/tokens/t1": () => {
      tokens = [];
      return undefined;
    },
  });
  await renderApp(<ApiTokens />);

  fireEvent.click(await screen.findByRole("button", { name: "Revoke nightly" }));
  expect(api.calls.some(({ method }) => method === "DELETE")).toBe(false);
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Revoke" }));

  expect(await screen.findByText("You have no tokens.")).toBeTruthy();
});

test("a list that cannot be read says why and can be asked for again", async () => {
  let fails = true;
  fakeApi({
    ...base,
    "GET /api/v1/auth/tokens": () => {
      if (fails) throw new Refusal(503, "The database is away");
      return [NIGHTLY];
    },
  });
  await renderApp(<ApiTokens />);
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch API tokensThe database is away");

  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByText("nightly")).toBeTruthy();
});
