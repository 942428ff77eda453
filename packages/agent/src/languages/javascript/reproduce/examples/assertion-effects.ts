import * as t from "@babel/types";
import { squeezeCode } from "../../../../stages/1-intake/text/expressions.ts";
import { declaredNames, sliceOf, tryParse, walk } from "../../ast.ts";
import { calleeText } from "../prints.ts";
import type { Line } from "../steps.ts";

/** Of node:assert or chai, whether or not a check of ours says the same. */
const ASSERTS = /^(?:await\s+)?assert(?:\.[\w.]+)?\(/;
const LIBRARY = /^(?:assert|expect|t|test|tap|chai|should)$/;
/** What only looks at its object. */
const LOOKS =
  /^(?:(?:Object|JSON|Array|Math|Number|String|Boolean)(?:\.\w+)?|structuredClone|[^]*\.(?:at|concat|entries|every|filter|find|findIndex|get|getTime|has|includes|indexOf|join|keys|length|map|reduce|slice|some|startsWith|endsWith|toFixed|toISOString|toJSON|toLowerCase|toSorted|toString|toUpperCase|trim|values))$/;

/** It demands something, in whichever way. */
export function isAsserting({ assertion, code }: Line): boolean {
  return assertion !== null || ASSERTS.test(code);
}

/** An assertion that no check of ours says: it stays as it was written. */
export function isUnread(line: Line): boolean {
  return line.assertion === null && ASSERTS.test(line.code);
}

/** `assert.equal(…)`, `expect(…).toBe(…)`, `room.call().should.equal(…)`. */
function isOfLibrary(callee: t.Node): boolean {
  let at = callee;
  while (t.isMemberExpression(at) || t.isCallExpression(at)) {
    if (t.isMemberExpression(at) && t.isIdentifier(at.property, { name: "should" })) return true;
    at = t.isMemberExpression(at) ? at.object : at.callee;
  }
  return t.isIdentifier(at) && LIBRARY.test(at.name);
}

interface Calls {
  texts: string[];
  /** Something is waited for, or a call has one of the names in it. */
  acts: boolean;
}

function callsOf(code: string, names: ReadonlySet<string>): Calls {
  const found: Calls = { texts: [], acts: false };
  const file = tryParse("x.ts", code);
  if (file === null) return found;
  walk(file.program, (node) => {
    if (t.isAwaitExpression(node)) found.acts = true;
    if (!t.isCallExpression(node) && !t.isNewExpression(node)) return;
    if (isOfLibrary(node.callee) || LOOKS.test(calleeText(node.callee))) return;
    found.texts.push(squeezeCode(sliceOf(code, node)));
    walk(node, (inner) => {
      if (t.isIdentifier(inner) && names.has(inner.name)) found.acts = true;
    });
  });
  return found;
}

/**
 * The assertions whose calls may change what a later one sees: `assert.equal(room.call(), 'Ada')` of a room that the code
 * makes, what is waited for, the same call made again. Those of plain functions are examples of their own.
 */
export function effectfulAssertions(lines: readonly Line[]): ReadonlySet<Line> {
  const declared = lines.filter(({ declares, isImport }) => declares && !isImport);
  const names = new Set(declared.flatMap(({ code }) => declaredNames(tryParse("x.ts", code)?.program.body ?? [])));
  const asserting = lines.filter(isAsserting).map((line) => ({ line, ...callsOf(line.code, names) }));
  return new Set(
    asserting.flatMap(({ line, texts, acts }, at) =>
      acts || asserting.slice(at + 1).some((later) => later.texts.some((text) => texts.includes(text))) ? [line] : [],
    ),
  );
}
