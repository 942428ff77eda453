import * as t from "@babel/types";
import { tryExpression, tryParse } from "../ast.ts";
import { readText } from "../files.ts";
import type { Project } from "./project.ts";
import { isCode, type Bound, type Check, type Example, type Step } from "./types.ts";

const MOST_FILES = 200;
const GIVES_PROMISE = /\bPromise\b|\.(?:then|catch|finally)\(/;

/** It is declared as `async`, or returns what is plainly a promise. */
function givesPromise(node: t.Function, text: string): boolean {
  if (node.generator === true) return false;
  if (node.async) return true;
  let found = false;
  t.traverseFast(node.body, (inner) => {
    const [start, end] = [inner.start ?? 0, inner.end ?? 0];
    found ||= t.isReturnStatement(inner) && GIVES_PROMISE.test(text.slice(start, end).split("\n", 1)[0] ?? "");
  });
  return found;
}

function nameOfFunction(node: t.Node): string | null {
  if (t.isFunctionDeclaration(node)) return node.id?.name ?? null;
  if (t.isClassMethod(node) || t.isObjectMethod(node)) return t.isIdentifier(node.key) ? node.key.name : null;
  if (t.isVariableDeclarator(node)) return t.isIdentifier(node.id) ? node.id.name : null;
  if (t.isObjectProperty(node) || t.isClassProperty(node)) return t.isIdentifier(node.key) ? node.key.name : null;
  if (t.isAssignmentExpression(node) && t.isMemberExpression(node.left))
    return t.isIdentifier(node.left.property) ? node.left.property.name : null;
  return null;
}

function functionIn(node: t.Node): t.Function | null {
  if (t.isFunction(node)) return node;
  const value = t.isVariableDeclarator(node)
    ? node.init
    : t.isObjectProperty(node) || t.isClassProperty(node)
      ? node.value
      : t.isAssignmentExpression(node)
        ? node.right
        : null;
  return t.isFunction(value) ? value : null;
}

/** Names of all that some checks call. */
function namesCalled(examples: readonly Example[]): Set<string> {
  const texts = examples.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === "code" ? [] : ["expression" in step.check ? step.check.expression : step.check.code])),
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(/([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name = ""]) => name)));
}

/** Which of the functions and methods that examples call give a promise. Only files that name one are looked at. */
export async function promisingNames(
  project: Pick<Project, "root" | "profile">,
  examples: readonly Example[],
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const called = [...namesCalled(examples)];
  for (const file of project.profile.sourceFiles.slice(0, MOST_FILES)) {
    const text = (await readText(project.root, file)) ?? "";
    const mayBe = /\basync\b|\bPromise\b|\.then\(/.test(text) && called.some((name) => text.includes(name));
    const parsed = mayBe ? tryParse(file, text) : null;
    if (parsed === null) continue;
    t.traverseFast(parsed, (node) => {
      const [name, own] = [nameOfFunction(node), functionIn(node)];
      if (name !== null && own !== null && called.includes(name) && givesPromise(own, text)) names.add(name);
    });
  }
  return names;
}

function calleeName({ callee }: t.CallExpression): string | null {
  if (t.isIdentifier(callee)) return callee.name;
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) ? callee.property.name : null;
}

/** The code with `await` before the call of such a function that it begins with; as it is where there is none. Pure. */
export function withAwait(code: string, names: ReadonlySet<string>): string {
  const text = code.trim().replace(/;$/, "");
  const whole = tryExpression(text);
  let node: t.Node | null = whole;
  while (node !== null) {
    if (t.isAwaitExpression(node)) return code;
    if (t.isCallExpression(node) && names.has(calleeName(node) ?? "")) break;
    // `load(x).then(…)` is a promise that somebody looks after.
    if (t.isCallExpression(node) && /^(?:then|catch|finally)$/.test(calleeName(node) ?? "")) return code;
    node = t.isCallExpression(node) ? node.callee : t.isMemberExpression(node) ? node.object : null;
  }
  if (node === null) return code;
  if (node === whole) return `await ${text}`;
  // One before: the expression was parsed in parentheses.
  const [start, end] = [(node.start ?? 1) - 1, (node.end ?? 1) - 1];
  return `${text.slice(0, start)}(await ${text.slice(start, end)})${text.slice(end)}`;
}

function inCheck(check: Check, names: ReadonlySet<string>): Check {
  if (check.kind === "asserts") return check;
  // Whoever expects a promise means it.
  if (check.kind === "value" && /\bPromise\b/.test(check.expected)) return check;
  return isCode(check)
    ? { ...check, code: withAwait(check.code, names) }
    : { ...check, expression: withAwait(check.expression, names) };
}

/**
 * Users leave `await` out where they tell of a call: what is said of its value is said of what the promise gives. To wait for
 * what is no promise changes nothing.
 */
export function awaited(example: Bound, names: ReadonlySet<string>): Bound {
  if (names.size === 0) return example;
  const steps = example.steps.map((step): Step =>
    step.kind === "check" ? { kind: "check", check: inCheck(step.check, names) } : step,
  );
  return { ...example, steps };
}
