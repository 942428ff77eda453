// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { memberRow } from "../../../testing/factories.ts";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { MemberCards } from "./member-cards.tsx";
import { MembersPage } from "./members-page.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const USERS = "/api/v1/organizations/org-1/users";
const ada = memberRow({ id: "ada", username: "Ada Lovelace", email: "ada@acme.test" });
const bo = memberRow({ id: "bo", username: "Bo", email: "bo@acme.test", organization: null, isAdmin: true });

function withUsers(members = [ada, bo], more: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({ [`GET ${USERS}`]: () => members, "GET /api/v1/auth/user-info": () => ada, ...more }).calls;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openInvite(): Promise<HTMLTextAreaElement> {
  fireEvent.click(screen.getByRole("button", { name: "Invite people" }));
  return screen.findByLabelText<HTMLTextAreaElement>("Emails, separated by comma or line", {}, { timeout: 5000 });
}

test("members are listed with what is known of them", async () => {
  withUsers();
  await renderApp(<MembersPage organization={ACME} />, "/acme");

  const row = await screen.findByRole("row", { name: /Bo/ });
  expect(within(row).getByText("bo@acme.test")).toBeTruthy();
  expect(within(row).getByText("Staff")).toBeTruthy();
  expect(within(row).getByText("No")).toBeTruthy();
  expect(within(screen.getByRole("row", { name: /Ada/ })).getByText("Yes")).toBeTruthy();
});

test("a narrow screen has cards", async () => {
  fakeApi({});
  await renderApp(<MemberCards organization={ACME} members={[ada, bo]} ownId="ada" isLast={false} onRemove={() => {}} />);

  const cards = screen.getAllByRole("listitem").map((card) => card.textContent);
  expect(cards[0]).toMatch(/Ada Lovelace\(you\)ada@acme\.test.*Default organization/);
  expect(cards[1]).not.toContain("Default organization");
});

test("the search narrows the list, and says when nobody is left", async () => {
  withUsers();
  await renderApp(<MembersPage organization={ACME} q="lovelace" />, "/acme");
  expect(await screen.findByRole("row", { name: /Ada/ })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /Bo/ })).toBeNull();
  cleanup();

  await renderApp(<MembersPage organization={ACME} q="nobody" />, "/acme");
  expect(await screen.findByText("No user matches")).toBeTruthy();
});

test("a list that cannot be had is an empty one that says what to do", async () => {
  withUsers([], {
    [`GET ${USERS}`]: () => {
      throw new Refusal(503, "Away");
    },
  });
  await renderApp(<MembersPage organization={ACME} />, "/acme");

  expect(await screen.findByText("If you expected entries, reload.")).toBeTruthy();
});

test("addresses are sent one by one; one that fails stays with the server's words and can be sent again", async () => {
  let isFull = true;
  const asked = withUsers([ada, bo], {
    [`POST ${USERS}`]: ({ body }) => {
      const { email } = body as { email: string };
      if (email === "cy@acme.test" && isFull) throw new Refusal(409, "No seat is left.");
      return memberRow({ email });
    },
  });
  await renderApp(<MembersPage organization={ACME} />, "/acme");
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
  const asked = withUsers();
  await renderApp(<MembersPage organization={ACME} />, "/acme");
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
  const asked = withUsers([ada, bo], { [`DELETE ${USERS}/bo`]: () => undefined });
  await renderApp(<MembersPage organization={ACME} />, "/acme");
  await openMenu("Bo");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Remove from the organization" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Bo?" });
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);

  fireEvent.click(within(dialog).getByRole("button", { name: "Remove" }));

  await waitFor(() => expect(asked.some(({ method, path }) => method === "DELETE" && path === `${USERS}/bo`)).toBe(true));
});

test("the last member stays", async () => {
  withUsers([ada]);
  await renderApp(<MembersPage organization={ACME} />, "/acme");
  await openMenu("Ada Lovelace");

  const item = await screen.findByRole("menuitem", { name: "Remove (the last member stays)" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
});
