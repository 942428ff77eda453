import * as t from "@babel/types";
import { insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import { around } from "../site.ts";
import type { Family, Site, SourceFile } from "../types.ts";
import { outermost } from "../unread.ts";

/** What one call left is still there in the next: a variable of the module that one function alone fills. */
export const sharedState: Family = {
  name: "shared-state",
  *propose(site) {
    const { fn, source } = site;
    if (fn === null) return;
    const home = outermost(source, fn);
    if (!t.isBlockStatement(home.body)) return;
    const [first] = home.body.body;
    if (first === undefined) return;
    for (const { name, text } of beginningsOf(source)) if (isOwnOf(site, home, name)) yield insertBefore(site, first, text, 1);
  },
};

/** `const seen = new Set();`, and others that begin with nothing, of the module. */
function beginningsOf(source: SourceFile): { name: string; text: string }[] {
  return source.ast.program.body.flatMap((node) => {
    if (!t.isVariableDeclaration(node) || node.declarations.length !== 1) return [];
    const [{ id, init } = { id: null, init: null }] = node.declarations;
    if (!t.isIdentifier(id) || !init) return [];
    const isNothing =
      (t.isNewExpression(init) && init.arguments.length === 0) ||
      (t.isArrayExpression(init) && init.elements.length === 0) ||
      (t.isObjectExpression(init) && init.properties.length === 0) ||
      (node.kind === "let" && t.isNumericLiteral(init));
    return isNothing ? [{ name: id.name, text: textOf(source, node) }] : [];
  });
}

function isOwnOf({ source }: Site, home: t.Function, name: string): boolean {
  const uses = source.nodes.filter((node) => t.isIdentifier(node, { name }) && isReference(source, node));
  return uses.length > 0 && uses.every((node) => [...around(source, node)].includes(home));
}
