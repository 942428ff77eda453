// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { HelpPage } from "./help-page.tsx";

afterEach(() => {
  cleanup();
  location.hash = "";
  vi.unstubAllGlobals();
});

test("it is whole without a server: eleven statuses, every provider, the keys", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await renderApp(<HelpPage />);

  expect(within(screen.getByRole("table")).getAllByRole("rowheader")).toHaveLength(11);
  expect(screen.getByText("Not Reproduced").closest("[data-view]")?.getAttribute("data-view")).toBe("noResult");
  for (const name of ["GitHub", "GitLab", "Bitbucket", "Jira", "Asana", "Trello", "ClickUp", "Sentry"])
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  expect(screen.getByText("New bug")).toBeTruthy();
  expect(screen.getByText("The address is shown here when the server can be reached.")).toBeTruthy();
});

test("the search keeps what has every word and says where it was found", async () => {
  fakeApi({});
  await renderApp(<HelpPage />);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "token trello" } });

  expect(screen.getByRole("heading", { name: "Trello" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Sentry" })).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Found in: Connect a provider");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
  expect(screen.getByRole("heading", { name: "Nothing found" })).toBeTruthy();
});

test("an address with a part of the page in it opens there", async () => {
  fakeApi({});
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  location.hash = "#connect-sentry";

  await renderApp(<HelpPage />);

  expect(scrolled).toHaveBeenCalledWith("connect-sentry");
});
