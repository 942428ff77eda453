import fc from "fast-check";
import { expect, test } from "vitest";
import { sourceRow } from "../testing/factories.ts";
import { added, MOST_SHOWN, mappingOf, severalOf, shownSources, toggled, withIntegration } from "./sources.ts";

const BUGS = sourceRow({ externalId: "b1", name: "Bugs", group: "Acme" });
const ROADMAP = sourceRow({ externalId: "b2", name: "Roadmap", group: "Acme" });
const INBOX = sourceRow({ externalId: "B3", name: "Inbox" });

test("sources are by group and name, those without a group first", () => {
  expect(shownSources([ROADMAP, BUGS, INBOX], "")).toEqual({
    groups: [
      { name: null, sources: [INBOX] },
      { name: "Acme", sources: [BUGS, ROADMAP] },
    ],
    matching: 3,
  });
});

test("a search finds by name, group and the whole id, and needs all words", () => {
  const found = (search: string) => shownSources([BUGS, ROADMAP, INBOX], search).groups.flatMap(({ sources }) => sources);
  expect(found("acme BUG")).toEqual([BUGS]);
  expect(found("b3")).toEqual([INBOX]);
  expect(found("b")).toEqual([INBOX, BUGS]);
  expect(found("acme inbox")).toEqual([]);
});

test("of too many some are shown and all are counted", () => {
  const many = Array.from({ length: MOST_SHOWN + 5 }, (_, at) => sourceRow({ externalId: String(at), name: `Board ${at}` }));
  const { groups, matching } = shownSources(many, "");
  expect([groups[0]?.sources.length, matching]).toEqual([MOST_SHOWN, MOST_SHOWN + 5]);
});

const mapping = fc.record({
  integrationId: fc.constantFrom("one", "two"),
  externalId: fc.constantFrom("a", "b", "c"),
  externalName: fc.string(),
});
const isSame = (one: { integrationId: string; externalId: string }, other: typeof one) =>
  one.integrationId === other.integrationId && one.externalId === other.externalId;

test("choosing twice leaves a list as it was", () => {
  fc.assert(
    fc.property(fc.uniqueArray(mapping, { comparator: isSame }), mapping, (list, chosen) => {
      const twice = toggled(toggled(list, chosen), chosen);
      expect(twice.toSorted(byId).map(idOf)).toEqual(list.toSorted(byId).map(idOf));
    }),
  );
});

const idOf = ({ integrationId, externalId }: { integrationId: string; externalId: string }) => `${integrationId} ${externalId}`;
const byId = (one: { integrationId: string; externalId: string }, other: typeof one) => idOf(one).localeCompare(idOf(other));

test("what is added is there once, under its new name", () => {
  const named = { integrationId: "one", externalId: "a", externalName: "New" };
  expect(added([{ ...named, externalName: "Old" }], named)).toEqual([named]);
});

test("an integration's part of the list is replaced, and the others stay", () => {
  const other = { integrationId: "two", externalId: "a", externalName: "" };
  expect(withIntegration([{ ...other, integrationId: "one" }, other], "one", [])).toEqual([other]);
});

test("a name is cut to what the contract takes", () => {
  expect(mappingOf("one", sourceRow({ name: "x".repeat(400) })).externalName).toHaveLength(300);
});

test.each([
  ["board", "boards"],
  ["repository", "repositories"],
  ["box", "boxes"],
  ["day", "days"],
])("several of %s are %s", (one, many) => {
  expect(severalOf(one)).toBe(many);
});
