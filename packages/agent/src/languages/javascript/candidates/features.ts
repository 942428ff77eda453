import * as t from "@babel/types";
import { shapeOf } from "./edit-shape.ts";
import { nameUse } from "./name-use.ts";
import { naturalness } from "./naturalness.ts";
import { textOf } from "./parse.ts";
import { roleOf } from "./role.ts";
import { swapFacts } from "./swaps.ts";
import type { Proposal, Site } from "./types.ts";

const NAME = /[A-Za-z_$][\w$]*/g;
/** Lines around, about a function's. */
const NEAR = 25;
/** Tokens; of what changes more than a statement's worth, how it reads says nothing. */
const LONGEST = 60;

/** What the order of candidates looks at, as names of facts: the table has a weight for those that tell something. */
export function featuresOf(site: Site, family: string, proposal: Proposal): string[] {
  const shape = shapeOf(site.source, proposal);
  const { fine, coarse, removed, inserted, names } = shape;
  const place = placeOf(site, proposal);
  const far = distanceOf(site, names);
  return [
    `family ${family}`,
    `edit ${fine}`,
    `kind ${coarse}`,
    `at ${place}`,
    `family ${family} at ${place}`,
    `names ${far}`,
    `family ${family} names ${far}`,
    `in ${bucket(inserted)}`,
    `out ${bucket(removed)}`,
    `family ${family} in ${site.statement?.type ?? "none"}`,
    ...(removed + inserted > LONGEST
      ? []
      : [...naturalness(site.source, proposal, shape), ...nameUse(site, shape), ...swapFacts(site.source, shape)]),
  ];
}

function bucket(count: number): string {
  return count > 16 ? ">16" : count > 8 ? ">8" : count > 4 ? ">4" : String(count);
}

interface Known {
  spans: Map<string, string>;
  statement: Set<string>;
  near: Set<string>;
}

const known = new WeakMap<Site, Known>();
const namesOfFile = new WeakMap<Site["source"], Set<string>>();

function knownAt(site: Site): Known {
  let found = known.get(site);
  if (found === undefined) {
    const lines = site.source.text.split("\n");
    const near = lines.slice(Math.max(0, site.line - NEAR), site.line + NEAR).join("\n");
    const own = site.statement === null ? (lines[site.line - 1] ?? "") : textOf(site.source, site.statement).slice(0, 600);
    found = { spans: new Map(), statement: new Set(own.match(NAME)), near: new Set(near.match(NAME)) };
    known.set(site, found);
  }
  return found;
}

/** Where the strangest of the names is known from. */
function distanceOf(site: Site, names: readonly string[]): string {
  if (names.length === 0) return "none";
  const { statement, near } = knownAt(site);
  if (names.every((name) => statement.has(name))) return "own";
  if (names.every((name) => near.has(name))) return "near";
  let file = namesOfFile.get(site.source);
  if (file === undefined) namesOfFile.set(site.source, (file = new Set(site.source.text.match(NAME))));
  return names.every((name) => file.has(name)) ? "file" : "new";
}

/** The node that is replaced and what it is a part of; for other edits the smallest node around. */
function placeOf(site: Site, { start, end }: Proposal): string {
  const { spans } = knownAt(site);
  const key = `${start}-${end}`;
  let place = spans.get(key);
  if (place === undefined) spans.set(key, (place = findPlace(site, start, end)));
  return place;
}

function findPlace(site: Site, start: number, end: number): string {
  let best: t.Node | null = null;
  for (const node of site.nodes) {
    const [from, to] = [node.start ?? 0, node.end ?? 0];
    if (from > start || to < end) continue;
    if (best === null || to - from <= (best.end ?? 0) - (best.start ?? 0)) best = node;
  }
  if (best === null || (start === end && t.isStatement(best))) return start === end ? "between" : "outside";
  const parent = site.source.parents.get(best);
  const exact = best.start === start && best.end === end;
  if (!exact) return `inside ${best.type}`;
  const role = parent === undefined ? null : roleOf(best, parent);
  return `${best.type} of ${parent?.type ?? ""}${role === null || role.isListed ? "" : `.${role.field}`}`;
}
