import * as t from "@babel/types";
import type { Symptom } from "../../../../types/facts.ts";
import { replaceNode } from "../build.ts";
import type { Family, SourceFile } from "../types.ts";

const BUILT_IN = ["Error", "TypeError", "RangeError", "SyntaxError"];
const MOST_OWN = 4;
const SWITCHED_OFF = 0.15;

/** What is caught or thrown is an error of another class: `error instanceof TypeError` of what `JSON.parse` throws. */
export const errorClass: Family = {
  name: "error-class",
  *propose(site) {
    const thrown = thrownIn(site.pool.symptom);
    for (const node of site.nodes) {
      const named = t.isBinaryExpression(node, { operator: "instanceof" })
        ? node.right
        : t.isNewExpression(node)
          ? node.callee
          : null;
      if (!t.isIdentifier(named) || !named.name.endsWith("Error")) continue;
      const own = ownErrors(site.source).slice(0, MOST_OWN);
      const weight = t.isNewExpression(node) ? 0.4 : 0.8;
      // Who asks for the class that is thrown asks rightly; to ask for another one there only switches the branch off.
      const bias = t.isBinaryExpression(node) && named.name === thrown ? SWITCHED_OFF : 1;
      for (const name of new Set([...own, ...BUILT_IN]))
        if (name !== named.name) yield replaceNode(site, named, name, weight * bias);
    }
  },
};

function thrownIn(symptom: Symptom): string | null {
  if (symptom.kind === "exception") return symptom.errorType;
  return symptom.kind === "wrong_value" ? (/^(\w*Error)\b/.exec(symptom.actual ?? "")?.[1] ?? null) : null;
}

const known = new WeakMap<SourceFile, string[]>();

/** Classes of errors that the file makes, imports or asks for. */
function ownErrors(source: SourceFile): string[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const names = source.nodes.flatMap((node) => (t.isIdentifier(node) && /\wError$/.test(node.name) ? [node.name] : []));
  known.set(source, (found = [...new Set(names)]));
  return found;
}
