// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { ORGANIZATION_KEY, rememberedOrganization } from "./session.ts";
import { writeStored } from "./storage.ts";

const ACME = { id: "org-1", name: "Acme", slug: "acme" };
const GLOBEX = { id: "org-2", name: "Globex", slug: "globex" };
afterEach(() => localStorage.clear());

test("a page of no organization stays in the one that was last open", () => {
  writeStored(ORGANIZATION_KEY, "org-2");

  expect(rememberedOrganization([ACME, GLOBEX], "org-1")).toBe(GLOBEX);
});

test("one that is left or unknown gives way to the person's own, then to any", () => {
  writeStored(ORGANIZATION_KEY, "gone");

  expect(rememberedOrganization([ACME, GLOBEX], "org-2")).toBe(GLOBEX);
  expect(rememberedOrganization([ACME, GLOBEX], null)).toBe(ACME);
  expect(rememberedOrganization([], null)).toBeUndefined();
});
