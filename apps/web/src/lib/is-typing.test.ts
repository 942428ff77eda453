// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { isTyping } from "./is-typing.ts";
import { setUiConfig } from "./ui-config.ts";

afterEach(() => {
  setUiConfig({ singleKeyShortcuts: true });
  document.body.replaceChildren();
});

function press(target: EventTarget, init: KeyboardEventInit = {}): boolean {
  let answer: boolean | undefined;
  addEventListener("keydown", (event) => (answer = isTyping(event)), { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, ...init }));
  if (answer === undefined) throw new Error("The key was not seen");
  return answer;
}

test("a key on the page is a shortcut; in a field or with Ctrl it is not", () => {
  const input = document.body.appendChild(document.createElement("input"));

  expect(press(document.body)).toBe(false);
  expect(press(input)).toBe(true);
  expect(press(document.body, { ctrlKey: true })).toBe(true);
});

test("switched off, no single key is a shortcut", () => {
  setUiConfig({ singleKeyShortcuts: false });

  expect(press(document.body)).toBe(true);
});
