import { escapePattern } from "../../../run/escape-pattern.ts";
import type { IssueFacts, Snippet } from "../../../types/facts.ts";
import { freeNames, tryParse } from "../ast.ts";
import { isGlobal } from "./known-names.ts";
import { ownersIn } from "./makers.ts";
import { shapeOf, type Project } from "./project.ts";

const BARE = /(?<![\w$.])([a-z_$][\w$]*)\(/g;

/**
 * The facts with `shelf.take(1)` for `take(1)`, where that is a method of the one class that has all such calls; a snippet
 * of calls that name no object is left out where no class has them.
 */
export async function withOwned(project: Project, facts: IssueFacts): Promise<IssueFacts> {
  const codes = [
    ...facts.expectations.flatMap(({ expression }) => (expression === null ? [] : [expression])),
    ...facts.snippets.flatMap(({ code, role }) => (role === "code" ? [code] : [])),
  ];
  const called = new Set(codes.flatMap((code) => [...code.matchAll(BARE)].map(([, name = ""]) => name)));
  const unknown = codes.flatMap((code) => (tryParse("x.js", code) === null ? [] : freeNames(code)));
  const given = await namesGiven(project);
  // What is called of an object elsewhere is only named here.
  const isNamed = (name: string): boolean => codes.some((code) => code.includes(`.${name}(`));
  const bare = [...new Set(unknown)].filter((name) => called.has(name) && !given.has(name) && !isGlobal(name) && !isNamed(name));
  const owners =
    bare.length === 0 ? [] : (await ownersIn(project)).filter(({ members }) => bare.every((one) => members.has(one)));
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return withoutOwnerless(facts);
  const variable = variableOf(owner.name, codes);
  const pattern = new RegExp(`(?<![\\w$.])(?=(?:${bare.map(escapePattern).join("|")})\\()`, "g");
  const owned = (text: string): string => text.replaceAll(pattern, `${variable}.`);
  return {
    ...facts,
    expectations: facts.expectations.map((one) => ({
      ...one,
      expression: one.expression === null ? null : owned(one.expression),
    })),
    snippets: facts.snippets.map((one) => (one.role === "code" ? { ...one, code: owned(one.code) } : one)),
  };
}

async function namesGiven(project: Project): Promise<Set<string>> {
  const names = new Set<string>();
  for (const file of project.profile.sourceFiles) {
    const shape = await shapeOf(project, file);
    for (const name of [...shape.names, shape.defaultName]) if (name !== null) names.add(name);
  }
  return names;
}

/** What the issue calls an object of the class, else the last word of the class's name. */
function variableOf(name: string, codes: readonly string[]): string {
  const made = new RegExp(`([A-Za-z_$][\\w$]*)\\s*=\\s*new ${escapePattern(name)}\\(`);
  const told = codes.flatMap((code) => made.exec(code)?.[1] ?? [])[0];
  return told ?? (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g)?.at(-1) ?? name).toLowerCase();
}

function withoutOwnerless(facts: IssueFacts): IssueFacts {
  const lost = new Set(facts.snippets.flatMap(({ ownerless, index }) => (ownerless === true ? [index] : [])));
  if (lost.size === 0) return facts;
  const isKept = ({ index }: Snippet): boolean => !lost.has(index);
  return {
    ...facts,
    snippets: facts.snippets.filter(isKept),
    expectations: facts.expectations.map((one) =>
      one.snippet !== null && lost.has(one.snippet) ? { ...one, snippet: null } : one,
    ),
  };
}
