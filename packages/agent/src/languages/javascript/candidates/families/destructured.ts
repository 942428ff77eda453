import * as t from "@babel/types";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What a match gives begins with the whole of it, and so does what a replacer is called with. */
const WHOLE_FIRST = /\.(?:exec|match)\s*\(|\bmatch\b/;

/** Where the parts of a list go: `const [red, blue, green] = …`, `const [time, level] = LINE.exec(line)`. */
export const destructured: Family = {
  name: "destructured",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isArrayPattern(node)) {
        yield* exchanged(site, node);
        yield* shifted(site, node);
      }
      if (t.isCallExpression(node)) yield* replacer(site, node);
    }
  },
};

/** Two neighbours in each other's place. */
function* exchanged(site: Site, { elements }: t.ArrayPattern): Iterable<Proposal> {
  for (const [at, one] of elements.entries()) {
    const next = elements[at + 1];
    if (!t.isIdentifier(one) || !t.isIdentifier(next)) continue;
    const between = site.source.text.slice(one.end ?? 0, next.start ?? 0);
    yield {
      start: one.start ?? 0,
      end: next.end ?? 0,
      replacement: `${next.name}${between}${one.name}`,
      description: `\`${one.name}\` and \`${next.name}\` changed places`,
      weight: 0.4,
    };
  }
}

/** One part later, or none left out. */
function* shifted(site: Site, node: t.ArrayPattern): Iterable<Proposal> {
  const [first] = node.elements;
  const at = (node.start ?? 0) + 1;
  if (first === undefined) return;
  const parent = site.source.parents.get(node);
  const from = t.isVariableDeclarator(parent) && parent.init ? textOf(site.source, parent.init) : "";
  if (first === null) {
    const comma = site.source.text.indexOf(",", at);
    yield { start: at, end: comma + 1, replacement: "", description: "the first part is taken", weight: 0.3 };
  } else
    yield {
      start: at,
      end: at,
      replacement: ", ",
      description: "the first part is left out",
      weight: WHOLE_FIRST.test(from) ? 0.9 : 0.25,
    };
}

/** `text.replace(/<(\w+)>/g, (name) => …)`: the group comes second. */
function* replacer(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  const [pattern, fn] = given;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || !/^replace(?:All)?$/.test(callee.property.name))
    return;
  if (!t.isFunction(fn) || fn.params.length === 0 || !t.isIdentifier(fn.params[0])) return;
  const [first, second] = fn.params;
  const hasGroup = !t.isRegExpLiteral(pattern) || /(?<!\\)\((?!\?(?:[:=!]|<[=!]))/.test(pattern.pattern);
  const open = site.source.text.charAt((first.start ?? 0) - 1) === "(";
  if (hasGroup && !first.name.startsWith("_"))
    yield {
      start: first.start ?? 0,
      end: first.end ?? 0,
      replacement: open ? `_, ${first.name}` : `(_, ${first.name})`,
      description: "what is found is the first parameter, its groups follow",
      weight: 0.6,
    };
  if (second !== undefined && /^_|^(?:all|whole|match)$/.test(first.name))
    yield {
      start: first.start ?? 0,
      end: second.start ?? 0,
      replacement: "",
      description: `\`${first.name}\` is no parameter`,
      weight: 0.2,
    };
}
