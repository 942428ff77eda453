// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberRow } from "../../../testing/factories.ts";
import { renderPage, stubMatchMedia } from "../../../testing/render-page.tsx";
import { stubApi } from "../../../testing/stub-api.ts";
import { MembersPage } from "./members-page.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const USERS = "/api/v1/organizations/org-1/users";
const ada = memberRow({ id: "ada", username: "Ada Lovelace", email: "ada@acme.test" });
const bo = memberRow({ id: "bo", username: "Bo", email: "bo@acme.test", organization: null, isAdmin: true });

function stubUsers(members = [ada, bo], more: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    [`GET ${USERS}`]: { data: members },
    "GET /api/v1/auth/user-info": { data: ada },
    ...more,
  });
}

beforeEach(() => {
  stubMatchMedia();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openInvite(): Promise<HTMLTextAreaElement> {
  fireEvent.click(screen.getByRole("button", { name: "Invite people" }));
  return screen.findByLabelText<HTMLTextAreaElement>("Emails, separated by comma or line", {}, { timeout: 5000 });
}

test("members are listed with what is known of them", async () => {
  stubUsers();
  await renderPage(() => <MembersPage organization={ACME} />);

  const row = await screen.findByRole("row", { name: /Bo/ });
  expect(within(row).getByText("bo@acme.test")).toBeTruthy();
  expect(within(row).getByText("Staff")).toBeTruthy();
  expect(within(row).getByText("No")).toBeTruthy();
  expect(within(screen.getByRole("row", { name: /Ada/ })).getByText("Yes")).toBeTruthy();
});

test("a narrow screen has cards", async () => {
  stubMatchMedia(["(max-width: 767px)"]);
  stubUsers();
  await renderPage(() => <MembersPage organization={ACME} />);

  expect(await screen.findByRole("list", { name: "Members of Acme" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("the search narrows the list, and says when nobody is left", async () => {
  stubUsers();
  await renderPage(() => <MembersPage organization={ACME} q="lovelace" />);
  expect(await screen.findByRole("row", { name: /Ada/ })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /Bo/ })).toBeNull();
  cleanup();

  await renderPage(() => <MembersPage organization={ACME} q="nobody" />);
  expect(await screen.findByText("No user matches")).toBeTruthy();
});

test("a list that cannot be had is an empty one that says what to do", async () => {
  stubUsers([], { [`GET ${USERS}`]: { status: 503, title: "Away", message: "Away" } });
  await renderPage(() => <MembersPage organization={ACME} />);

  expect(await screen.findByText("If you expected entries, reload.")).toBeTruthy();
});

test("addresses are sent one by one; one that fails stays with the server's words and can be sent again", async () => {
  let isFull = true;
  const asked = stubUsers([ada, bo], {
    [`POST ${USERS}`]: (body) =>
      (body as { email: string }).email === "cy@acme.test" && isFull
        ? { status: 409, title: "Full", message: "No seat is left." }
        : { status: 201, data: memberRow({ email: (body as { email: string }).email }) },
  });
  await renderPage(() => <MembersPage organization={ACME} />);
  await screen.findByRole("row", { name: /Ada/ });
  const box = await openInvite();

  fireEvent.change(box, { target: { value: "cy@acme.test, di@acme.test" } });
  fireEvent.blur(box);
  fireEvent.click(screen.getByRole("button", { name: "Invite 2 people" }));

  expect(await screen.findByText(/No seat is left\./)).toBeTruthy();
  const invited = () => asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(invited()).toEqual([{ email: "cy@acme.test" }, { email: "di@acme.test" }]);

  isFull = false;
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(invited().slice(2)).toEqual([{ email: "cy@acme.test" }]);
});

test("what is no address, and who is a member, is told on leaving the field", async () => {
  const asked = stubUsers();
  await renderPage(() => <MembersPage organization={ACME} />);
  await screen.findByRole("row", { name: /Ada/ });
  const box = await openInvite();

  fireEvent.change(box, { target: { value: "bo\nada@acme.test" } });
  fireEvent.blur(box);

  expect(screen.getByText(/Not an email address/)).toBeTruthy();
  expect(screen.getByText(/Already a member/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Invite" }).getAttribute("aria-disabled")).toBe("true");
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
});

async function openMenu(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name: `Actions for ${name}` });
  fireEvent.keyDown(button, { key: "Enter" });
}

test("somebody is removed after a question", async () => {
  const asked = stubUsers([ada, bo], { [`DELETE ${USERS}/bo`]: { status: 204 } });
  await renderPage(() => <MembersPage organization={ACME} />);
  await openMenu("Bo");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Remove from the organization" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Bo?" });
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);

  fireEvent.click(within(dialog).getByRole("button", { name: "Remove" }));

  await waitFor(() => expect(asked.some(({ method, path }) => method === "DELETE" && path === `${USERS}/bo`)).toBe(true));
});

test("the last member stays", async () => {
  stubUsers([ada]);
  await renderPage(() => <MembersPage organization={ACME} />);
  await openMenu("Ada Lovelace");

  const item = await screen.findByRole("menuitem", { name: "Remove (the last member stays)" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
});
