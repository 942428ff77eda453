// @vitest-environment jsdom
import { expect, test } from "vitest";
import { createApp } from "./app.ts";

test("routes are preloaded on intent and asked again whenever they are", () => {
  const { options } = createApp().router;

  expect(options.defaultPreload).toBe("intent");
  expect(options.defaultPreloadStaleTime).toBe(0);
});
