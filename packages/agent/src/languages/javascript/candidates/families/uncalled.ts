import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, SourceFile } from "../types.ts";

/** Methods that take nothing, of what the language and its platforms have. */
const PLAIN =
  /^(?:json|text|trim|toString|toISOString|toLowerCase|toUpperCase|keys|values|entries|getTime|now|pop|shift|next|blob|clone|valueOf|toJSON)$/;

/** A method that is handed on in place of what it gives: `return response.json` → `response.json()`. */
export const uncalled: Family = {
  name: "uncalled",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) continue;
      const parent = site.source.parents.get(node);
      const isValue =
        t.isReturnStatement(parent) ||
        t.isAwaitExpression(parent) ||
        (t.isArrowFunctionExpression(parent) && parent.body === node) ||
        (t.isVariableDeclarator(parent) && parent.init === node) ||
        (t.isAssignmentExpression(parent) && parent.right === node);
      if (!isValue) continue;
      const { name } = node.property;
      if (PLAIN.test(name) || methodsOf(site.source).has(name))
        yield replaceNode(site, node, `${textOf(site.source, node)}()`, PLAIN.test(name) ? 0.6 : 0.8);
    }
  },
};

const known = new WeakMap<SourceFile, Set<string>>();

/** The file's own methods that take nothing. */
function methodsOf(source: SourceFile): Set<string> {
  let found = known.get(source);
  if (found !== undefined) return found;
  found = new Set(
    source.nodes.flatMap((node) =>
      t.isClassMethod(node, { kind: "method" }) && node.params.length === 0 && t.isIdentifier(node.key) ? [node.key.name] : [],
    ),
  );
  known.set(source, found);
  return found;
}
