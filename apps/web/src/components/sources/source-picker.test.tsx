// @vitest-environment jsdom
import type { IntegrationMapping } from "@fixpoint/contracts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../../testing/fake-api.ts";
import { integrationRow, sourceRow } from "../../testing/factories.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SourcePicker } from "./source-picker.tsx";

const PATH = "GET /api/v1/organizations/org-1/integrations/int-1/sources";
const BUGS = sourceRow({ externalId: "b1", name: "Bugs", group: "Acme" });
const ROADMAP = sourceRow({ externalId: "b2", name: "Roadmap", group: "Acme" });
const INBOX = sourceRow({ externalId: "b3", name: "Inbox", group: "Globex" });

async function show(answer: () => unknown, chosen: IntegrationMapping[] = []) {
  const { calls } = fakeApi({ [PATH]: answer });
  const onChange = vi.fn();
  function Holder() {
    const [list, setList] = useState(chosen);
    return (
      <SourcePicker
        integration={integrationRow()}
        chosen={list}
        onChange={(next) => {
          onChange(next);
          setList(next);
        }}
      />
    );
  }
  await renderApp(<Holder />);
  return { onChange, calls };
}

const boards = () => ({ noun: "board", sources: [BUGS, ROADMAP, INBOX] });
const active = () => document.getElementById(screen.getByRole("combobox").getAttribute("aria-activedescendant") ?? "");

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("boards are chosen from what the tracker offers, in its words and by workspace", async () => {
  const { onChange } = await show(boards);
  expect(screen.getByText("Asking Trello what it offers…")).toBeTruthy();
  const list = await screen.findByRole("listbox");
  expect(screen.getByLabelText("Choose boards")).toBe(screen.getByRole("combobox"));
  expect(
    within(list)
      .getAllByRole("group")
      .map((group) => group.getAttribute("aria-label")),
  ).toEqual(["Acme", "Globex"]);

  fireEvent.click(within(list).getByRole("option", { name: "Bugs" }));
  fireEvent.click(within(list).getByRole("option", { name: "Inbox" }));

  expect(onChange).toHaveBeenLastCalledWith([
    { integrationId: "int-1", externalId: "b1", externalName: "Bugs" },
    { integrationId: "int-1", externalId: "b3", externalName: "Inbox" },
  ]);
  expect(screen.getAllByRole("option", { selected: true }).map((option) => option.textContent)).toEqual(["Bugs", "Inbox"]);
  expect(screen.getByText("Inbox chosen, 2 in all")).toBeTruthy();
});

test("all of it can be done with the keyboard", async () => {
  const { onChange } = await show(boards);
  const box = await screen.findByRole("combobox");
  const press = (key: string) => fireEvent.keyDown(box, { key });

  press("ArrowUp");
  expect(active()?.textContent).toBe("Inbox");
  press("ArrowDown");
  expect(active()?.textContent).toBe("Bugs");
  fireEvent.change(box, { target: { value: "road" } });
  expect(active()?.textContent).toBe("Roadmap");
  expect(screen.getByText("1 board found")).toBeTruthy();
  press("Enter");
  expect(onChange).toHaveBeenLastCalledWith([{ integrationId: "int-1", externalId: "b2", externalName: "Roadmap" }]);
  press("Enter");
  expect(onChange).toHaveBeenLastCalledWith([]);

  fireEvent.change(box, { target: { value: "zzz" } });
  expect(screen.getByText("No board has these words.")).toBeTruthy();
  expect(box.getAttribute("aria-activedescendant")).toBeNull();
});

test("what is mapped and not offered any more stays, says so and can be removed", async () => {
  const old = { integrationId: "int-1", externalId: "gone", externalName: "Old bugs" };
  const { onChange } = await show(boards, [old]);
  expect(await screen.findByText("Trello does not offer it any more")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Remove Old bugs" }));

  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("a failure is told in its place, and Retry goes on in the search field", async () => {
  let isAway = true;
  await show(() => {
    if (isAway) throw new Refusal(502, "Trello did not answer in time");
    return boards();
  });
  expect(await screen.findByText("Trello did not tell what it offers")).toBeTruthy();
  expect(screen.getByText("Trello did not answer in time")).toBeTruthy();

  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox")));
  expect(screen.queryByText("Trello did not tell what it offers")).toBeNull();
});

test("while the tracker does not answer an id can be typed", async () => {
  const { onChange } = await show(() => {
    throw new Refusal(502, "Away");
  });
  const id = await screen.findByLabelText("Id");
  fireEvent.keyDown(id, { key: "Enter" });
  expect(screen.getByText("Give the id")).toBeTruthy();

  fireEvent.change(id, { target: { value: " b9 " } });
  fireEvent.keyDown(id, { key: "Enter" });

  expect(onChange).toHaveBeenLastCalledWith([{ integrationId: "int-1", externalId: "b9", externalName: "" }]);
});

test("an empty answer is explained, and can be asked for again", async () => {
  const { calls } = await show(() => ({ noun: "board", sources: [] }));
  expect(await screen.findByText("There are no boards to choose")).toBeTruthy();
  expect(screen.getByText(/acme-bot sees none in Trello/)).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Look again" }));

  await waitFor(() => expect(calls).toHaveLength(2));
});
