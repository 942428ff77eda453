// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { featureFlags, readFeatureFlags, resetFeatureFlags, setFeatureFlags } from "./feature-flags.ts";

afterEach(() => localStorage.clear());

test("everything is off until it is switched on, and off again after a reset", () => {
  expect(readFeatureFlags()).toEqual({ showGoldenBoyBug: false, enableSSEConsoleLogs: false });

  setFeatureFlags({ showGoldenBoyBug: true });
  expect(featureFlags().showGoldenBoyBug).toBe(true);
  expect(readFeatureFlags()).toEqual({ showGoldenBoyBug: true, enableSSEConsoleLogs: false });

  resetFeatureFlags();
  expect(readFeatureFlags()).toEqual({ showGoldenBoyBug: false, enableSSEConsoleLogs: false });
});

test("the obsolete flag is removed when it is found", () => {
  localStorage.setItem("featureFlags", JSON.stringify({ bugListViewV2: true, showGoldenBoyBug: true }));

  expect(readFeatureFlags().showGoldenBoyBug).toBe(true);

  expect(JSON.parse(localStorage.getItem("featureFlags") ?? "")).toEqual({ showGoldenBoyBug: true });
});

test("a broken storage means off", () => {
  localStorage.setItem("featureFlags", "{");

  expect(readFeatureFlags()).toEqual({ showGoldenBoyBug: false, enableSSEConsoleLogs: false });
});
