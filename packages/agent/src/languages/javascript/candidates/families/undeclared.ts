import * as t from "@babel/types";
import { insertBefore, replaceNode, replaceNodes } from "../build.ts";
import { isNear } from "../near-names.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

const KNOWN = new Set([...Object.getOwnPropertyNames(globalThis), "arguments", "require", "module", "exports", "window"]);
const SELVES = new Set(["self", "that", "_this", "me"]);
/** It throws whenever it is reached. */
const THROWS = 3;
const MOST_DECLARATIONS = 3;

/** A name that nothing declares: one that reads nearly so is meant, the object itself, or it is declared as elsewhere: `totl` → `total`. */
export const undeclared: Family = {
  name: "undeclared",
  *propose(site) {
    const seen = new Set<string>();
    for (const node of site.nodes) {
      if (!t.isIdentifier(node) || !isReference(site.source, node) || KNOWN.has(node.name)) continue;
      const names = new Set(namesAt(site.source, node).map((one) => one.name));
      if (names.has(node.name)) continue;
      for (const name of [...names, ...KNOWN])
        if (isNear(name, node.name)) yield { ...replaceNode(site, node, name, 1), evidence: THROWS };
      if (seen.has(node.name)) continue;
      seen.add(node.name);
      if (SELVES.has(node.name)) yield* itself(site, node.name);
      yield* asElsewhere(site, node.name);
    }
  },
};

/** `self.size` → `this.size`, or `const self = this;` where the function begins. */
function* itself(site: Site, name: string): Iterable<Proposal> {
  const { statement, fn } = site;
  if (statement === null) return;
  const places: t.Node[] = [];
  t.traverseFast(statement, (node) => {
    if (t.isIdentifier(node, { name }) && isReference(site.source, node)) places.push(node);
  });
  yield { ...replaceNodes(site, places, () => "this", 1, `\`${name}\` became \`this\``), evidence: THROWS };
  const first = fn !== null && t.isBlockStatement(fn.body) ? fn.body.body[0] : undefined;
  if (first !== undefined) yield { ...insertBefore(site, first, `const ${name} = this;`, 1), evidence: THROWS };
}

/** `const item = list[at];` before it, as another function of the file has it. */
function* asElsewhere(site: Site, name: string): Iterable<Proposal> {
  const { statement } = site;
  if (statement === null) return;
  const texts = new Set<string>();
  for (const node of site.source.nodes)
    if (t.isVariableDeclaration(node) && node.declarations.length === 1 && t.isIdentifier(node.declarations[0]?.id, { name }))
      texts.add(textOf(site.source, node).replace(/;?$/, ";"));
  for (const text of [...texts].slice(0, MOST_DECLARATIONS))
    yield { ...insertBefore(site, statement, text, 0.7), evidence: THROWS };
}
