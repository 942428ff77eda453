import { isBuiltin } from "node:module";
import { freeNames } from "../ast.ts";
import { checkText } from "./examples/stated.ts";
import { asPackage, inferOwn } from "./infer-own.ts";
import { isGlobal } from "./known-names.ts";
import { withDeclared, withMade } from "./makers.ts";
import { preparationFor } from "./preparation.ts";
import { shapeOf, type Project } from "./project.ts";
import { stripImports } from "./strip-imports.ts";
import { isCode, type Bound, type Check, type Example, type Need, type Step } from "./types.ts";

/** The name that a checked expression begins with. */
const HEAD = /^[\s(!-]*(?:await\s+|new\s+|typeof\s+)*([A-Za-z_$][\w$]*)/;

/** Takes the imports out of an example's code and adds those it forgot; null when a name stays without a meaning. */
export async function bind(project: Project, example: Example): Promise<Bound | null> {
  const needs: Need[] = [];
  const steps: Step[] = [];
  for (const step of example.steps) {
    const code = step.kind === "code" ? step.code : checkText(step.check);
    const stripped = stripImports(project, code, needs);
    if (stripped === null) return null;
    if (step.kind === "code") {
      if (stripped.trim() !== "") steps.push({ kind: "code", code: stripped.trim() });
    } else
      steps.push({
        kind: "check",
        check: withCode(step.check, isCode(step.check) ? stripped : stripped.trim().replace(/^\(([\s\S]*)\)$/, "$1")),
      });
  }
  if (!steps.some((step) => step.kind === "check")) return null;
  const text = textOf(steps);
  const used = new Set(freeNames(text));
  const asked = new Set(steps.flatMap((step) => (step.kind === "check" ? [HEAD.exec(checkText(step.check))?.[1] ?? ""] : [])));
  const declared = new Set(needs.flatMap(localsOf));
  const strangers = [...used].filter((name) => !declared.has(name) && !isGlobal(name) && !isBuiltin(name));
  for (const name of used) {
    if (declared.has(name)) continue;
    // The one name that nothing explains, and whose members are called, is the package's wherever it stands.
    // What several printed values make is asked of Node.
    const isOurs = name === "util" && text.includes("util.format(");
    const isPackage = !isOurs && (asked.has(name) || (strangers.length === 1 && isCalled(name, text)));
    const meant = await inferOwn(project, name, text);
    if (meant === null || meant.named.length === 0) {
      // It may be an object that the issue never makes, or makes without a declaration.
      const whole = withDeclared(example, name) ?? (isGlobal(name) ? null : await withMade(project, example, name, text));
      if (whole !== null) return bind(project, whole);
    }
    const own = meant ?? (isPackage ? await asPackage(project, name, text) : null);
    if (own !== null) needs.push(own);
    else if (isBuiltin(name) && !(name in globalThis && !text.includes(`${name}.`)))
      needs.push({ source: { kind: "foreign", name: `node:${name}` }, default: null, namespace: name, named: [] });
    else if (!isGlobal(name)) return null;
  }
  const before = await preparationFor(project, needs, text);
  if (before !== null) {
    steps.unshift({ kind: "code", code: before.code });
    needs.push(...before.needs);
    for (const name of before.needs.flatMap(localsOf)) used.add(name);
  }
  for (const need of needs) await asDefault(project, need, text);
  const kept = needs.map((need) => prune(need, used)).filter((need) => localsOf(need).length > 0);
  if (!kept.some((need) => need.source.kind === "own")) return null;
  return { ...example, steps, needs: merge(kept) };
}

function isCalled(name: string, text: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?:\\.[A-Za-z_$][\\w$]*)*\\s*\\(`).test(text);
}

/** What is called or constructed is no namespace: `require` of a module with a default export means that one. */
async function asDefault(project: Project, need: Need, text: string): Promise<void> {
  if (need.source.kind !== "own" || need.namespace === null || need.default !== null) return;
  const shape = await shapeOf(project, need.source.file);
  const isCalled = new RegExp(`(?<![\\w$.])${need.namespace.replace(/\$/g, "\\$")}\\s*\\(`).test(text);
  if (!shape.esm || !shape.default || !isCalled) return;
  need.default = need.namespace;
  need.namespace = null;
}

function textOf(steps: readonly Step[]): string {
  return steps
    .map((step) =>
      step.kind === "code"
        ? step.code
        : [checkText(step.check), step.check.kind === "value" ? `(${step.check.expected})` : ""].join("\n;"),
    )
    .join("\n;");
}

function withCode(check: Check, code: string): Check {
  return isCode(check) ? { ...check, code: code.trim() } : { ...check, expression: code };
}

function localsOf(need: Need): string[] {
  return [need.default, need.namespace, ...need.named.map(({ local }) => local)].filter((name) => name !== null);
}

function prune(need: Need, used: ReadonlySet<string>): Need {
  const keep = (name: string | null) => (name !== null && used.has(name) ? name : null);
  return {
    ...need,
    default: keep(need.default),
    namespace: keep(need.namespace),
    named: need.named.filter(({ local }) => used.has(local)),
  };
}

function merge(needs: Need[]): Need[] {
  const bySource = new Map<string, Need>();
  const extra: Need[] = [];
  for (const need of needs) {
    const key = JSON.stringify(need.source);
    const known = bySource.get(key);
    if (known === undefined) bySource.set(key, { ...need, named: [...need.named] });
    else {
      const seen = new Set(localsOf(known));
      known.named.push(...need.named.filter(({ local }) => !seen.has(local)));
      if (need.default !== null && need.default !== known.default) {
        if (known.default === null) known.default = need.default;
        else extra.push({ ...need, namespace: null, named: [] });
      }
      if (need.namespace !== null && need.namespace !== known.namespace) {
        if (known.namespace === null) known.namespace = need.namespace;
        else extra.push({ ...need, default: null, named: [] });
      }
    }
  }
  return [...bySource.values(), ...extra];
}
