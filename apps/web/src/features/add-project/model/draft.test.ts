// @vitest-environment jsdom
import { expect, test } from "vitest";
import { projectRow } from "../../../testing/factories.ts";
import {
  bodyOf,
  EMPTY_DRAFT,
  keepDraft,
  keptDraft,
  nameOfRepository,
  prefilled,
  reachableStep,
  repositoryForm,
} from "./draft.ts";

test("a repository is called by the last part of its address", () => {
  expect(
    ["/srv/git/shop.git", "/home/ada/Number Range/", "git@host.test:acme/api.git", "https://host.test/acme/web", ""].map(
      nameOfRepository,
    ),
  ).toEqual(["shop", "Number Range", "api", "web", ""]);
});

test("name and slug follow the repository until they are typed", () => {
  const values = { ...EMPTY_DRAFT, repositoryUrl: "/srv/Shop Cart.git", name: "Mine", slug: "own" };

  expect(prefilled(values, { name: false, slug: false })).toEqual({ name: "Shop Cart", slug: "shop-cart" });
  expect(prefilled(values, { name: true, slug: false })).toEqual({ name: "Mine", slug: "mine" });
  expect(prefilled(values, { name: true, slug: true })).toEqual({ name: "Mine", slug: "own" });
});

test.each([
  ["users", "is a page of the organization"],
  ["integrations", "is a page of the organization"],
  ["how-it-works", "is a page of the organization"],
  ["shop", "has a project “shop” already"],
  ["Shop", "small letters"],
  ["", "small letters"],
])("the slug %j is refused", (slug, words) => {
  const values = { repositoryUrl: "/r", defaultBranch: "", name: "N", slug };
  const parsed = repositoryForm([projectRow({ slug: "shop" })]).safeParse(values);

  expect(parsed.error?.issues.map((issue) => issue.message).join()).toContain(words);
});

test("a branch that is not named is the host's own", () => {
  const draft = { ...EMPTY_DRAFT, repositoryUrl: "/r", name: "N", slug: "n" };

  expect(bodyOf(draft)).toEqual({ repositoryUrl: "/r", name: "N", slug: "n" });
  expect(bodyOf({ ...draft, defaultBranch: "dev" }).defaultBranch).toBe("dev");
});

test("a reload keeps what was typed, and broken storage is an empty form", () => {
  keepDraft({ ...EMPTY_DRAFT, name: "Kept" });
  expect(keptDraft().name).toBe("Kept");

  localStorage.setItem("addProjectDraft", JSON.stringify({ name: 5, sources: "x" }));
  expect(keptDraft()).toEqual(EMPTY_DRAFT);
});

test("the sources come after the repository", () => {
  expect(reachableStep("sources", EMPTY_DRAFT)).toBe("repository");
  expect(reachableStep("sources", { ...EMPTY_DRAFT, repositoryUrl: "/r", slug: "r" })).toBe("sources");
  expect(reachableStep(undefined, EMPTY_DRAFT)).toBe("host");
});
