// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { issueRow, projectRow } from "../../../testing/factories.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { BugsPage } from "./bugs-page.tsx";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {};
const ACME = { id: "org-1", name: "Acme", slug: "acme" };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Filtered() {
  const [q, setQ] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setQ("cart")}>
        Filter by cart
      </button>
      <BugsPage organization={ACME} project={projectRow()} search={{ q }} />
    </>
  );
}

test("a filter takes out what it does not match at once: those rows did not leave the list, it is another one", async () => {
  fakeApi({
    "GET /api/v1/organizations/org-1/projects/project-1/issues": () => [
      issueRow({ title: "Cart is empty" }),
      issueRow({ title: "Total is wrong" }),
      issueRow({ title: "Cart is slow" }),
    ],
  });
  await renderApp(<Filtered />, "/acme/shop/bugs");
  expect((await screen.findByRole("grid", { name: "Bugs" })).getAttribute("aria-rowcount")).toBe("3");

  fireEvent.click(screen.getByRole("button", { name: "Filter by cart" }));

  await vi.waitFor(() => expect(screen.getByRole("grid", { name: "Bugs" }).getAttribute("aria-rowcount")).toBe("2"));
});

/** Clicks as a person does; says whether the page took the click, and keeps jsdom from leaving for what it did not take. */
function takes(element: Element, init: MouseEventInit = {}): boolean {
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  fireEvent.click(element, init);
  return taken;
}

test("a row leads to its bug and knows the list; with a modifier the browser opens it itself", async () => {
  const bug = issueRow({ title: "Cart is empty" });
  fakeApi({ "GET /api/v1/organizations/org-1/projects/project-1/issues": () => [bug] });
  const page = <BugsPage organization={ACME} project={projectRow()} search={{ q: "cart" }} />;
  const { router } = await renderApp(page, "/acme/shop/bugs");
  const link = await screen.findByRole("link", { name: "Cart is empty" });
  const target = `/acme/shop/bugs/${bug.id}?list=q%3Dcart`;
  expect(link.getAttribute("href")).toBe(target);

  expect(takes(link, { ctrlKey: true })).toBe(false);
  expect(router.state.location.pathname).toBe("/acme/shop/bugs");
  expect(takes(link)).toBe(true);

  await vi.waitFor(() => expect(router.state.location.href).toBe(target));
});

test("pointing at a row loads what is behind it; passing over it does not", async () => {
  fakeApi({ "GET /api/v1/organizations/org-1/projects/project-1/issues": () => [issueRow({ title: "Cart is empty" })] });
  const { router } = await renderApp(<BugsPage organization={ACME} project={projectRow()} search={{}} />, "/acme/shop/bugs");
  const link = await screen.findByRole("link", { name: "Cart is empty" });
  const preload = vi.spyOn(router, "preloadRoute");
  vi.useFakeTimers();

  fireEvent.mouseEnter(link);
  fireEvent.mouseLeave(link);
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
  fireEvent.mouseEnter(link);
  vi.runAllTimers();

  expect(preload).toHaveBeenCalledTimes(1);
});
