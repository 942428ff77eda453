import * as t from "@babel/types";
import { freeNames, tryParse } from "../ast.ts";
import { readText } from "../files.ts";
import { shapeOf, type Project } from "./project.ts";
import type { Example } from "./types.ts";

const MOST_FILES = 60;
/** Another object than the reporter's may be wrong in every way: what he made himself is tried first. */
const MADE = 0.7;

export interface Owner {
  name: string;
  members: ReadonlySet<string>;
  needsNothing: boolean;
}

/**
 * The same example with an object that it uses and never makes: as the project's tests make one, or of a class that needs
 * nothing. null where no class is meant, and where nobody says what happens now: then nothing would tell that it is another.
 */
export async function withMade(project: Project, example: Example, name: string, text: string): Promise<Example | null> {
  const { symptom } = example;
  if (example.fine === true || !(symptom.kind === "exception" || (symptom.kind === "wrong_value" && symptom.actual !== null)))
    return null;
  const value = await constructionFor(project, name, text);
  if (value === null) return null;
  return {
    ...example,
    steps: [{ kind: "code", code: `const ${name} = ${value};` }, ...example.steps],
    derivedFrom: `${example.derivedFrom}, with what it lacks as the project makes it`,
    score: example.score * MADE,
  };
}

async function constructionFor(project: Project, name: string, text: string): Promise<string | null> {
  const asked = [...text.matchAll(new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}\\.([A-Za-z_$][\\w$]*)`, "g"))].map(
    (match) => match[1] ?? "",
  );
  if (asked.length === 0) return null;
  const fit = (await ownersIn(project)).filter(({ members }) => asked.every((member) => members.has(member)));
  const flat = name.replace(/[_$\d]/g, "").toLowerCase();
  const named = fit.filter((one) => flat.length > 1 && one.name.toLowerCase().endsWith(flat));
  const same = named.filter((one) => one.name.toLowerCase() === flat);
  const meant = same.length === 1 ? same : named.length > 0 ? named : fit;
  const [owner] = meant;
  if (owner === undefined || meant.length > 1) return null;
  return owner.needsNothing ? `new ${owner.name}()` : shownIn(project, owner.name);
}

/** Classes that the project gives. */
export async function ownersIn(project: Project): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (const file of project.profile.sourceFiles.slice(0, MOST_FILES)) {
    const text = (await readText(project.root, file)) ?? "";
    if (!text.includes("class ")) continue;
    const shape = await shapeOf(project, file);
    const parsed = tryParse(file, text);
    if (parsed === null) continue;
    t.traverseFast(parsed, (node) => {
      if (t.isClassDeclaration(node) && node.id && (shape.names.has(node.id.name) || shape.defaultName === node.id.name))
        owners.push(ownerOf(node, node.id.name));
    });
  }
  return owners;
}

function ownerOf(node: t.ClassDeclaration, name: string): Owner {
  const members = new Set<string>();
  let needsNothing = node.superClass === null || node.superClass === undefined;
  t.traverseFast(node, (inner) => {
    if ((t.isClassMethod(inner) || t.isClassProperty(inner)) && t.isIdentifier(inner.key)) members.add(inner.key.name);
    if (t.isMemberExpression(inner) && t.isThisExpression(inner.object) && t.isIdentifier(inner.property))
      members.add(inner.property.name);
    if (t.isClassMethod(inner, { kind: "constructor" }))
      needsNothing = inner.params.every((one) => t.isAssignmentPattern(one) || t.isRestElement(one));
  });
  return { name, members, needsNothing };
}

/** The first construction in the project's tests that names nothing else. */
async function shownIn(project: Project, name: string): Promise<string | null> {
  for (const file of project.profile.testFiles.slice(0, MOST_FILES)) {
    const text = (await readText(project.root, file)) ?? "";
    const parsed = text.includes(`new ${name}(`) ? tryParse(file, text) : null;
    let found: string | null = null;
    if (parsed !== null)
      t.traverseFast(parsed, (node) => {
        if (found !== null || !t.isNewExpression(node) || !t.isIdentifier(node.callee, { name })) return;
        const code = text.slice(node.start ?? 0, node.end ?? 0);
        if (freeNames(code).every((one) => one === name)) found = code;
      });
    if (found !== null) return found;
  }
  return null;
}

/** `queue = new Queue()` without a declaration, as people write in an issue: a module would refuse it. */
export function withDeclared(example: Example, name: string): Example | null {
  const assigned = new RegExp(`^(\\s*)(${name.replaceAll("$", "\\$")}\\s*=(?![=>]))`, "m");
  const at = example.steps.findIndex((step) => step.kind === "code" && assigned.test(step.code));
  const step = example.steps[at];
  if (step?.kind !== "code") return null;
  return { ...example, steps: example.steps.with(at, { kind: "code", code: step.code.replace(assigned, "$1let $2") }) };
}
