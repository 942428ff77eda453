import * as t from "@babel/types";
import { askableForms, askedOf } from "../asked-forms.ts";
import { namesIn } from "../atoms.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { lastName } from "../words.ts";
import { clausesOf, joined, membersIn, subjectsOf, testsAt, type Joint } from "./joined.ts";

/** Of what usual edits weigh: these are many, and each is right less often. */
const SHARE = 0.03;
const MOST = 80;
const MOST_SUBJECTS = 4;
const MOST_FORMS = 6;
const MOST_MEMBERS = 8;
const MOST_TEXTS = 20;
const MOST_NAMES = 5;
const LONGEST = 400;
const SAYS_SO = /^(?:is|has|can|should)[A-Z]/;

/** One more clause: a member of what is asked, another text or name in a clause like one that is there, what the file asks of others. */
export const clausesHere: Family = {
  name: "clauses-here",
  guards: true,
  *propose(site) {
    for (const test of testsAt(site)) {
      const text = textOf(site.source, test);
      if (text.length > LONGEST) continue;
      const seen = new Set<string>();
      for (const proposal of [...members(site, test, text), ...twins(site, test), ...forms(site, test, text)]) {
        if (seen.has(proposal.replacement)) continue;
        seen.add(proposal.replacement);
        yield proposal;
        if (seen.size >= MOST) break;
      }
    }
  },
};

/** `Trace` → `Trace && Trace.setup`, `!found` → `!found || Object.keys(found).length === 0`. */
function* members(site: Site, test: t.Expression, text: string): Iterable<Proposal> {
  const { read, called } = membersIn(site.source);
  const put = (joint: Joint, more: string, weight: number, isFirst = false): Proposal =>
    joined(site, test, joint, more, weight * SHARE, isFirst);
  const subjects = subjectsOf(site.source, test).slice(0, MOST_SUBJECTS);
  for (const subject of subjects) yield put("||", `Object.keys(${subject}).length === 0`, 0.6);
  for (const subject of [...subjects, "this"]) {
    const isNew = (member: string): boolean => !text.includes(member);
    const paths = (names: readonly string[] = []): string[] => names.map((name) => `${subject}.${name}`).filter(isNew);
    for (const member of paths(called.get(lastName(subject))).slice(0, MOST_MEMBERS)) {
      yield put("&&", member, 0.7);
      if (!SAYS_SO.test(lastName(member))) continue;
      yield put("&&", `!${member}()`, 1);
      yield put("||", `${member}()`, 0.8, true);
    }
    if (subject === "this") continue;
    for (const member of paths(read.get(lastName(subject))).slice(0, MOST_MEMBERS)) {
      yield put("&&", member, 1);
      yield put("||", member, 0.8);
      yield put("&&", `!${member}`, 0.8);
    }
  }
}

/** A clause again with another text of the file, or another name: `token === "("` → `… || token === "in"`. */
function* twins(site: Site, test: t.Expression): Iterable<Proposal> {
  const clauses = clausesOf(test);
  const asked = new Set(clauses.map((one) => textOf(site.source, one)));
  const locals = namesAt(site.source, test).flatMap(({ name, place }) => (place === "outer" ? [] : [name]));
  for (const clause of clauses) {
    const text = textOf(site.source, clause);
    const isDenied = /!==?|^!/.test(text);
    for (const twin of [...otherTexts(site.source, clause, text), ...otherNames(clause, text, locals)]) {
      if (asked.has(twin)) continue;
      yield joined(site, clause, isDenied ? "&&" : "||", twin, SHARE);
      if (!text.includes('"') && !text.includes("'")) yield joined(site, clause, isDenied ? "||" : "&&", twin, SHARE * 0.7);
    }
  }
}

function otherTexts(source: SourceFile, clause: t.Expression, text: string): string[] {
  const [literal = null] = t.isBinaryExpression(clause) ? [clause.right] : t.isCallExpression(clause) ? clause.arguments : [];
  if (!t.isStringLiteral(literal)) return [];
  const [at, quote] = [(literal.start ?? 0) - (clause.start ?? 0), textOf(source, literal).charAt(0)];
  const line = literal.loc?.start.line ?? 0;
  return textsNear(source, line, literal.value).map(
    (other) => text.slice(0, at) + quote + other + quote + text.slice(at + textOf(source, literal).length),
  );
}

const shortTexts = new WeakMap<SourceFile, readonly t.StringLiteral[]>();

/** Those of a file, looked for once: each clause of a line asks. */
function shortTextsIn(source: SourceFile): readonly t.StringLiteral[] {
  let found = shortTexts.get(source);
  if (found === undefined) {
    found = source.nodes.filter((node) => t.isStringLiteral(node)).filter(({ value }) => /^[\w :.#/*-]{1,30}$/.test(value));
    shortTexts.set(source, found);
  }
  return found;
}

/** Short texts of the file, nearest first. */
function textsNear(source: SourceFile, line: number, own: string): string[] {
  const texts = new Map<string, number>();
  for (const { value, loc } of shortTextsIn(source)) {
    if (value === own) continue;
    const far = Math.abs((loc?.start.line ?? 0) - line);
    if (far < (texts.get(value) ?? Infinity)) texts.set(value, far);
  }
  return [...texts]
    .sort((a, b) => a[1] - b[1])
    .map(([text]) => text)
    .slice(0, MOST_TEXTS);
}

const NAME = /(?<![\w$.])[A-Za-z_$][\w$]*/g;

function otherNames(clause: t.Expression, text: string, locals: readonly string[]): string[] {
  const [own] = namesIn(clause).filter((name) => locals.includes(name));
  if (own === undefined) return [];
  const others = locals.filter((name) => name !== own).slice(0, MOST_NAMES);
  return others.map((other) => text.replace(NAME, (name) => (name === own ? other : name)));
}

/** What the file asks of other values. */
function* forms(site: Site, test: t.Expression, text: string): Iterable<Proposal> {
  const scope = new Set(namesAt(site.source, test).map(({ name }) => name));
  const all = askableForms(site.source, scope);
  for (const subject of subjectsOf(site.source, test).slice(0, MOST_SUBJECTS)) {
    const isOfIt = (subjects: ReadonlySet<string>): number => (subjects.has(lastName(subject)) ? 0 : 1);
    const likely = all.toSorted((a, b) => isOfIt(a.subjects) - isOfIt(b.subjects)).slice(0, MOST_FORMS);
    for (const form of likely) {
      const [holds = "", fails = ""] = askedOf(form, subject);
      if (text.includes(holds)) continue;
      yield joined(site, test, "&&", holds, SHARE);
      yield joined(site, test, "||", holds, SHARE * 0.8);
      yield joined(site, test, "&&", fails, SHARE * 0.8);
    }
  }
}
