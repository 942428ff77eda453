import * as t from "@babel/types";
import { asFarAsItGoes } from "./as-far-as-it-goes.ts";
import { askableForms } from "./asked-forms.ts";
import { isTest, placesAround } from "./asked/places.ts";
import { putUnder, quoted, replaceNode, short } from "./build.ts";
import { textOf } from "./parse.ts";
import { namesAt } from "./scope.ts";
import type { Ranked } from "./ranked.ts";
import type { Family, Proposal, Site } from "./types.ts";
import { predicatesAt, type Predicate } from "./wide/predicates.ts";

/** Conditions that are asked for one edit. */
const MOST = 48;
/** How likely it is in the likeliest case beside the edit in all cases. */
const SHARE = 0.5;
const LONGEST = 200;

/** What is wrong in some case only mostly is so for values of some kind, of what the function is given first of all. */
const TYPES = ["string", "number", "function"];
const MOST_NAMES = 4;
const MOST_FORMS = 8;
const KINDS_FIRST = 2;

/** Made of what passed, and not of a line. */
function familyOf(proposal: Proposal): Family {
  return { name: "refined", propose: (site) => inSomeCase(site, proposal) };
}

/**
 * What passes, and does harm elsewhere, in some case only: `"[Array]"` → `isArray(value) ? "[Array]" : "[Object]"`. The
 * likeliest case first.
 */
export function refined({ proposal, site, line, score }: Ranked): Ranked[] {
  const family = familyOf(proposal);
  const found = [...asFarAsItGoes(family, site)];
  const most = Math.max(...found.map(({ weight }) => weight), Number.MIN_VALUE);
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map((one) => ({ proposal: one, family, site, line, score: (score * SHARE * (1 + one.weight / most)) / 2 }));
}

function* inSomeCase(site: Site, proposal: Proposal): Iterable<Proposal> {
  const { start, end, replacement, parts } = proposal;
  const { source, statement } = site;
  // What stands under a condition already has one.
  if (parts !== undefined || proposal.when !== undefined) return;
  if (statement !== null && replacement.trim() === "" && start === statement.start && end === statement.end) {
    for (const { text, weight } of casesAt(site, statement)) yield putUnder(site, statement, text, weight);
    return;
  }
  const [place] = placesAround(source, start, end);
  if (place === undefined || isTest(source, place)) return;
  const [from, to] = [place.start ?? 0, place.end ?? 0];
  const before = textOf(source, place);
  const after = source.text.slice(from, start) + replacement + source.text.slice(end, to);
  if (before.length + after.length > LONGEST) return;
  for (const { text, weight } of casesAt(site, place)) {
    const value = `${text} ? ${operand(after)} : ${operand(before)}`;
    const why = `\`${short(before)}\` became \`${short(after)}\` if \`${short(text)}\``;
    yield replaceNode(site, place, standsAlone(source.parents.get(place), place) ? value : `(${value})`, weight, why);
  }
}

function casesAt(site: Site, node: t.Node): Predicate[] {
  const cases = new Map<string, number>();
  for (const { text, weight } of [...kindsAt(site, node), ...predicatesAt(site, node)])
    if (!cases.has(text)) cases.set(text, weight);
  return [...cases].map(([text, weight]) => ({ text, weight }));
}

/** `isArray(value)`, `this.isNegative()`, as the file asks, and what is usual. */
function* kindsAt(site: Site, node: t.Node): Iterable<Predicate> {
  const names = namesAt(site.source, node);
  const given = names.filter(({ place }) => place === "param").map(({ name }) => name);
  const local = names.filter(({ place }) => place === "local").map(({ name }) => name);
  const isMethod = site.fn !== null && /\bthis\b/.test(textOf(site.source, site.fn));
  const forms = askableForms(site.source, new Set(names.map(({ name }) => name)));
  for (const [at, name] of [...given, ...(isMethod ? ["this"] : []), ...local].slice(0, MOST_NAMES).entries()) {
    const weight = KINDS_FIRST / (1 + at / 2);
    const asked = forms.filter(({ subjects, holds }) => subjects.has(name) || /\b(?:is|has)[A-Z]\w*\(/.test(holds));
    for (const form of asked.slice(0, MOST_FORMS))
      yield { text: form.holds.replaceAll("#", () => name), weight: weight * (form.subjects.has(name) ? 1 : 0.7) };
    if (name === "this") continue;
    const types = TYPES.map((type) => `typeof ${name} === ${quoted(site, type)}`);
    for (const text of [`Array.isArray(${name})`, ...types, `${name} === null`, `!${name}`]) yield { text, weight: weight * 0.6 };
  }
}

/** What `?:` would take apart. */
function operand(text: string): string {
  return /[?=,]|=>|\byield\b/.test(text.replace(/[=!]==?|\?\.|\?\?/g, "")) ? `(${text})` : text;
}

function standsAlone(parent: t.Node | undefined, place: t.Node): boolean {
  return (
    t.isReturnStatement(parent) ||
    (t.isVariableDeclarator(parent) && parent.init === place) ||
    (t.isAssignmentExpression(parent) && parent.right === place) ||
    (t.isArrowFunctionExpression(parent) && parent.body === place)
  );
}
