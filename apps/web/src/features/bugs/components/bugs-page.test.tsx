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
