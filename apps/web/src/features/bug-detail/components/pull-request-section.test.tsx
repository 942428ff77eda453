// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { followUpRow, issueDetails, noteRow, projectRow, pullRequest, roundRow } from "../../../testing/factories.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { keys } from "../../../lib/query-keys.ts";
import { PullRequestSection } from "./pull-request-section.tsx";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const ORG = "/api/v1/organizations/org-1";

function show(change: Parameters<typeof issueDetails>[0], answers: Parameters<typeof fakeApi>[0]) {
  const bug = issueDetails({ id: "bug-1", ...change });
  const { calls } = fakeApi(answers);
  const section = <PullRequestSection bug={bug} organization={ACME} project={projectRow()} />;
  return renderApp(section, "/acme").then((app) => ({ calls, ...app }));
}
const FOLLOW_UP = `GET ${ORG}/projects/project-1/issues/bug-1/pull-request`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the section tells what a person has to look at, what reviewers asked for and what became of it", async () => {
  const commit = { sha: "c".repeat(40), url: "https://github.com/acme/shop/commit/ccc" };
  const notes = [
    noteRow({ state: "addressed", reason: "Renamed.", commit }),
    noteRow({ id: "note-2", author: "linus", state: "declined", reason: "No test shows it.", place: null }),
    noteRow({ id: "note-3", state: "noted", text: "Thanks! <script>alert(1)</script>" }),
  ];
  const rounds = [roundRow({ kind: "checks", checkName: "ci", noteId: null })];
  const needsPerson = "Checks fail here and not on the base: “ci”.";
  await show(
    { pullRequest: pullRequest() },
    { [FOLLOW_UP]: () => followUpRow({ checks: "failed", needsPerson, notes, rounds }) },
  );

  expect(await screen.findByText("Checks failed")).toBeTruthy();
  expect(screen.getByText("This pull request needs a person:").parentElement?.textContent).toContain(needsPerson);
  expect(screen.getByRole("status").textContent).toBe("Repairing what “ci” found…");
  expect(screen.getByRole("link", { name: /^ccccccc/ }).getAttribute("href")).toBe(commit.url);
  expect([screen.getByText("Done"), screen.getByText("Not done"), screen.getByText("No test shows it.")]).toHaveLength(3);
  expect(screen.getByText("1 note that asks for nothing")).toBeTruthy();
  // What reads Markdown is loaded when it is needed.
  await screen.findAllByText("Please rename it.", {}, { timeout: 5000 });
  expect(document.querySelector("script")).toBeNull();
});

test("it is fetched again with the bug", async () => {
  let checks: "pending" | "passed" = "pending";
  const { client } = await show({ pullRequest: pullRequest() }, { [FOLLOW_UP]: () => followUpRow({ checks }) });
  await screen.findByText("Checks running");
  checks = "passed";
  await client.invalidateQueries({ queryKey: keys.issue("bug-1") });

  expect(await screen.findByText("Checks passed")).toBeTruthy();
});

test("one click opens a pull request, and a draft is in the menu beside it", async () => {
  const { calls } = await show({}, { [`POST ${ORG}/integrations/git/pull-requests`]: () => pullRequest() });
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  fireEvent.click(screen.getByRole("button", { name: "Open pull request" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: "Open pull request" }).getAttribute("aria-busy")).toBeNull());
  fireEvent.keyDown(screen.getByRole("button", { name: "More ways to open it" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Open as draft" }));
  await waitFor(() => expect(sent()).toHaveLength(2));

  expect(sent()).toEqual([
    { projectId: "project-1", issueId: "bug-1" },
    { projectId: "project-1", issueId: "bug-1", draft: true },
  ]);
  expect(calls.some(({ path }) => path.endsWith("/pull-request"))).toBe(false);
});
