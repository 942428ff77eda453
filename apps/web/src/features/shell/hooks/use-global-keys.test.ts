// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setUiConfig } from "../../../lib/ui-config.ts";
import { destinationOf, useGlobalKeys } from "./use-global-keys.ts";

const place = { orgSlug: "acme", projectSlug: "shop" };

afterEach(() => {
  cleanup();
  setUiConfig({ singleKeyShortcuts: true });
  document.body.replaceChildren();
});

function open() {
  const onHelp = vi.fn();
  const onGo = vi.fn();
  renderHook(() => useGlobalKeys({ place, onHelp, onGo }));
  return { onHelp, onGo };
}

/** Whether the page's own keys may still act on it. */
function press(key: string, at: number, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  return target.dispatchEvent(event);
}

test.each([
  ["h", "/acme"],
  ["b", "/acme/shop/bugs"],
  ["s", "/acme/shop/settings"],
  ["u", "/acme/users"],
  ["i", "/acme/integrations"],
  ["n", "/settings/notifications"],
  ["x", null],
])("g then %s leads to %s", (key, path) => {
  expect(destinationOf(key, place)).toBe(path);
});

test("without a project there are no bugs, and the settings are the person's own", () => {
  const home = { orgSlug: "acme", projectSlug: undefined };

  expect(destinationOf("b", home)).toBeNull();
  expect(destinationOf("s", home)).toBe("/settings");
  expect(destinationOf("u", { orgSlug: undefined, projectSlug: undefined })).toBeNull();
});

test("the second key counts within a second, and is not the page's then", () => {
  const { onGo } = open();

  press("g", 0);
  expect(press("n", 1000)).toBe(false);
  expect(onGo).toHaveBeenCalledWith("/settings/notifications");
  press("g", 5000);
  expect(press("n", 6001)).toBe(true);
  expect(onGo).toHaveBeenCalledTimes(1);
});

test("? opens the list of keys and / goes to the filter", () => {
  document.body.innerHTML = '<main id="content"><input type="search"></main>';
  const { onHelp } = open();

  press("?", 0);
  expect(onHelp).toHaveBeenCalledTimes(1);
  press("/", 10);
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("in a field, and when single keys are switched off, nothing happens", () => {
  const input = document.body.appendChild(document.createElement("input"));
  const { onHelp } = open();

  press("?", 0, input);
  setUiConfig({ singleKeyShortcuts: false });
  press("?", 10);

  expect(onHelp).not.toHaveBeenCalled();
});
