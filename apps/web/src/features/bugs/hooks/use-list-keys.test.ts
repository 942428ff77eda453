// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setUiConfig } from "../../../lib/ui-config.ts";
import { useListKeys, type ListActions } from "./use-list-keys.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<div data-list><a href="#1" id="row">Row</a><input type="checkbox" id="box"></div><input id="field">';
});
afterEach(() => {
  cleanup();
  setUiConfig({ singleKeyShortcuts: true });
  document.body.replaceChildren();
});

function listen() {
  const actions = {
    move: vi.fn(),
    open: vi.fn(),
    peek: vi.fn(),
    toggle: vi.fn(),
    selectAll: vi.fn(),
    group: vi.fn(),
    view: vi.fn(),
    archive: vi.fn(),
    recompute: vi.fn(),
    openPullRequest: vi.fn(),
    copyLink: vi.fn(),
    create: vi.fn(),
    escape: vi.fn(() => true),
  } satisfies ListActions;
  renderHook(() => useListKeys(actions));
  return actions;
}

function at(id: string): Element {
  return document.getElementById(id) ?? document.body;
}

test.each<[key: string, action: keyof ListActions, args: unknown[]]>([
  ["j", "move", [1, false]],
  ["k", "move", [-1, false]],
  ["o", "open", []],
  ["x", "toggle", []],
  ["1", "group", [0]],
  ["5", "group", [4]],
  ["[", "view", [-1]],
  ["]", "view", [1]],
  ["e", "archive", []],
  ["r", "recompute", []],
  ["p", "openPullRequest", []],
  ["c", "copyLink", []],
  ["n", "create", []],
])("%s: %s", (key, action, args) => {
  const actions = listen();

  fireEvent.keyDown(document.body, { key });
  expect(actions[action].mock.calls).toEqual([args]);

  fireEvent.keyDown(at("field"), { key });
  setUiConfig({ singleKeyShortcuts: false });
  fireEvent.keyDown(document.body, { key });
  expect(actions[action]).toHaveBeenCalledTimes(1);
});

test("arrows, Space and Ctrl+A are the list's own only inside of it", () => {
  const actions = listen();

  fireEvent.keyDown(at("row"), { key: "ArrowDown" });
  fireEvent.keyDown(at("row"), { key: "ArrowUp", shiftKey: true });
  expect(actions.move.mock.calls).toEqual([
    [1, false],
    [-1, true],
  ]);
  fireEvent.keyDown(at("row"), { key: " " });
  expect(actions.peek).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(at("row"), { key: "a", ctrlKey: true });
  expect(actions.selectAll).toHaveBeenCalledTimes(1);

  fireEvent.keyDown(document.body, { key: "ArrowDown" });
  fireEvent.keyDown(at("box"), { key: " " });
  fireEvent.keyDown(at("field"), { key: "a", ctrlKey: true });
  expect(actions.move).toHaveBeenCalledTimes(2);
  expect(actions.peek).toHaveBeenCalledTimes(1);
  expect(actions.selectAll).toHaveBeenCalledTimes(1);
});

test("keys that need no letters work also when single keys are switched off", () => {
  setUiConfig({ singleKeyShortcuts: false });
  const actions = listen();

  fireEvent.keyDown(at("row"), { key: "ArrowDown" });
  fireEvent.keyDown(at("row"), { key: "Escape" });

  expect(actions.move).toHaveBeenCalledTimes(1);
  expect(actions.escape).toHaveBeenCalledTimes(1);
});
