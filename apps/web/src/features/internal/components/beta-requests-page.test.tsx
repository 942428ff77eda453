// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { BetaRequestsPage } from "./beta-requests-page.tsx";

const asking = {
  id: "b1",
  email: "kim@new.test",
  name: "Kim",
  company: "New Inc",
  message: "Please",
  organizationId: null as string | null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(create: () => void = () => {}) {
  let organizations: { id: string; name: string; slug: string }[] = [];
  let request = asking;
  const api = fakeApi({
    "GET /api/v1/organizations": () => organizations,
    "GET /api/v1/internal/beta-requests": () => [request],
    "POST /api/v1/internal/organizations": () => {
      create();
      organizations = [{ id: "org-9", name: "New Inc", slug: "new-inc" }];
      request = { ...asking, organizationId: "org-9" };
      return organizations[0];
    },
  });
  await renderApp(<BetaRequestsPage />);
  fireEvent.click(await screen.findByRole("button", { name: "Make an organization for kim@new.test" }));
  return { posted: () => api.calls.filter(({ method }) => method === "POST").map(({ body }) => body) };
}

test("a request becomes an organization with its sender as the first member, and is settled", async () => {
  const { posted } = await open();
  expect(screen.getByLabelText<HTMLInputElement>("First member's email").value).toBe("kim@new.test");

  fireEvent.click(screen.getByRole("button", { name: "Create organization" }));

  expect((await screen.findByRole("link", { name: "New Inc" })).getAttribute("href")).toBe("/new-inc");
  expect(posted()).toEqual([{ name: "New Inc", email: "kim@new.test" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an address that is taken is said in the dialog, which stays", async () => {
  await open(() => {
    throw new Refusal(409, "There is an organization “new-inc” already.");
  });

  fireEvent.click(screen.getByRole("button", { name: "Create organization" }));

  expect((await screen.findByRole("alert")).textContent).toContain("There is an organization “new-inc” already.");
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("what is wrong in a field is said there and not sent", async () => {
  const { posted } = await open();

  fireEvent.change(screen.getByLabelText(/Address/), { target: { value: "New Inc" } });
  fireEvent.change(screen.getByLabelText("First member's email"), { target: { value: "kim" } });
  fireEvent.click(screen.getByRole("button", { name: "Create organization" }));

  expect(await screen.findByText("Use small letters, digits and single dashes")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Give an email address")).toBeTruthy());
  expect(posted()).toEqual([]);
});
