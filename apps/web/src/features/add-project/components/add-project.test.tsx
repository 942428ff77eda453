// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../../testing/fake-api.ts";
import { integrationRow, offeredRow, projectRow, sourceRow } from "../../../testing/factories.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { bodyOf, EMPTY_DRAFT, keepDraft, keptDraft } from "../model/draft.ts";
import { AddProject } from "./add-project.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const ORG = "/api/v1/organizations/org-1";
const DRAFT = { ...EMPTY_DRAFT, repositoryUrl: "/srv/api", name: "API", slug: "api" };

function show(search: Parameters<typeof AddProject>[0]["search"], more: Parameters<typeof fakeApi>[0] = {}) {
  const { calls } = fakeApi({
    [`GET ${ORG}/projects`]: () => [projectRow()],
    [`GET ${ORG}/integrations`]: () => [integrationRow(), integrationRow({ id: "", provider: "asana", isConnected: false })],
    ...more,
  });
  return renderApp(<AddProject organization={ACME} search={search} />).then((app) => ({ calls, ...app }));
}

beforeEach(() => {
  keepDraft(EMPTY_DRAFT);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("name and slug are filled in, and a slug that is taken or reserved is refused", async () => {
  await show({ step: "repository" });
  const slug = () => screen.getByLabelText<HTMLInputElement>("Slug");
  fireEvent.change(await screen.findByLabelText("Repository"), { target: { value: "/srv/git/shop.git" } });
  expect([screen.getByLabelText<HTMLInputElement>("Name").value, slug().value]).toEqual(["shop", "shop"]);

  await waitFor(() => expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-busy")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("The organization has a project “shop” already.")).toBeTruthy();
  fireEvent.change(slug(), { target: { value: "users" } });
  expect(await screen.findByText(/“users” is a page of the organization/)).toBeTruthy();
  expect(keptDraft()).toEqual(EMPTY_DRAFT);

  fireEvent.change(slug(), { target: { value: "shop-two" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(keptDraft()).toMatchObject({ repositoryUrl: "/srv/git/shop.git", slug: "shop-two" }));
});

test("the project is created with its source, and the draft is gone", async () => {
  keepDraft(DRAFT);
  const { calls, router } = await show(
    { step: "sources" },
    {
      [`POST ${ORG}/projects`]: () => projectRow({ id: "new", slug: "api" }),
      [`PUT ${ORG}/integrations/projects/new/mappings`]: () => [],
      [`GET ${ORG}/integrations/int-1/sources`]: () => ({
        noun: "board",
        sources: [sourceRow(), sourceRow({ externalId: "b2", name: "Support" })],
      }),
    },
  );
  fireEvent.click(await screen.findByRole("option", { name: "Bug board" }, { timeout: 5000 }));
  fireEvent.click(screen.getByRole("option", { name: "Support" }));
  fireEvent.click(screen.getByRole("button", { name: "Create project" }));

  await waitFor(() => expect(router.state.location.href).toBe("/add-project/analyze?project=api"));
  expect(calls.filter(({ method }) => method !== "GET").map(({ body }) => body)).toEqual([
    { name: "API", slug: "api", repositoryUrl: "/srv/api" },
    {
      mappings: [
        { integrationId: "int-1", externalId: "b1", externalName: "Bug board" },
        { integrationId: "int-1", externalId: "b2", externalName: "Support" },
      ],
    },
  ]);
  expect(keptDraft()).toEqual(EMPTY_DRAFT);
});

test("a refusal is told in the server's words, and nothing is lost", async () => {
  keepDraft(DRAFT);
  await show(
    { step: "sources" },
    {
      [`POST ${ORG}/projects`]: () => {
        throw new Refusal(400, "There is no folder /srv/api");
      },
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Skip for now and create" }, { timeout: 5000 }));

  expect(await screen.findByText("There is no folder /srv/api")).toBeTruthy();
  expect(keptDraft()).toEqual(DRAFT);
});

test("leaving with something entered is asked about once", async () => {
  keepDraft(DRAFT);
  const { router } = await show({ step: "sources" });
  await screen.findByText("Where do its bugs come from?");

  void router.navigate({ to: "/acme" as never });
  fireEvent.click(await screen.findByRole("button", { name: "Leave" }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/acme"));
  expect(keptDraft()).toEqual(EMPTY_DRAFT);
});

test("coming back from an installation finishes it once, and goes on", async () => {
  const { calls, router } = await show(
    { installation_id: "42", code: "c", state: "s" },
    { "POST /api/v1/integrations": () => integrationRow({ provider: "github" }) },
  );

  await waitFor(() => expect(router.state.location.href).toBe("/add-project?step=repository"));
  expect(calls.filter(({ method }) => method === "POST")).toMatchObject([
    {
      path: "/api/v1/integrations",
      body: { organizationId: "org-1", provider: "github", installationId: "42", code: "c", state: "s" },
    },
  ]);
  expect(keptDraft().provider).toBe("github");
});

test("the window of an installation closes itself and leaves the wizard where it is", async () => {
  const close = vi.spyOn(window, "close").mockImplementation(() => {});
  window.name = "fixpoint-connect";
  const { router } = await show(
    { installation_id: "43" },
    { "POST /api/v1/integrations": () => integrationRow({ provider: "github" }) },
  );

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(router.state.location.href).toBe("/");
  window.name = "";
});

const GITHUB = integrationRow({ id: "int-2", provider: "github" });
const OFFERED = `GET ${ORG}/integrations/git/repositories`;

test("a connected host is a choice, and one that lost its access is not", async () => {
  const lost = integrationRow({ id: "int-3", provider: "gitlab", health: { ...GITHUB.health!, needsReconnect: true } });
  const { router } = await show({}, { [`GET ${ORG}/integrations`]: () => [GITHUB, lost] });
  fireEvent.click(await screen.findByRole("button", { name: "Continue with GitHub" }));

  await waitFor(() => expect(router.state.location.href).toBe("/add-project?step=repository"));
  expect(keptDraft().provider).toBe("github");
  expect(screen.queryByRole("button", { name: "Continue with GitLab" })).toBeNull();
  expect(screen.getByRole("link", { name: /Manage.*GitLab/ })).toBeTruthy();
});

test("a repository of a host is searched, chosen and sent with its host; what is added cannot be chosen", async () => {
  keepDraft({ ...EMPTY_DRAFT, provider: "github" });
  await show(
    { step: "repository" },
    {
      [OFFERED]: () => ({
        isWhole: true,
        repositories: [
          offeredRow({ name: "acme/api" }),
          offeredRow({ name: "acme/old", isAdded: true }),
          offeredRow({ name: "acme/web" }),
        ],
      }),
    },
  );
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: /acme\/old.*Added/ })).disabled).toBe(true);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "web" } });
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  fireEvent.click(screen.getByRole("radio", { name: /acme\/web/ }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("web");
  await waitFor(() => expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-busy")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));

  await waitFor(() => expect(keptDraft().repositoryUrl).toBe("https://github.com/acme/web.git"));
  expect(bodyOf(keptDraft())).toEqual({
    name: "web",
    slug: "web",
    provider: "github",
    repositoryUrl: "https://github.com/acme/web.git",
  });
});

test("a host that does not answer is told in its words, and asked again", async () => {
  keepDraft({ ...EMPTY_DRAFT, provider: "github" });
  let asked = 0;
  await show(
    { step: "repository" },
    {
      [OFFERED]() {
        asked += 1;
        if (asked === 1) throw new Refusal(409, "GitHub asks to wait (403).");
        return { isWhole: true, repositories: [] };
      },
    },
  );
  expect(await screen.findByText("GitHub asks to wait (403).")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByText("There is no repository to choose")).toBeTruthy();
});
