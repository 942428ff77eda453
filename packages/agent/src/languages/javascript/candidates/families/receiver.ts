import * as t from "@babel/types";
import { replaceNode, replaceNodes } from "../build.ts";
import { ARRAY_METHODS, STRING_METHODS } from "../kinds.ts";
import { textOf, walk } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { isMissed } from "./missed-methods.ts";

/** Methods that only one type has, with what makes a value of that type. */
const OWNERS: readonly { methods: ReadonlySet<string>; conversions: readonly [string, number][] }[] = [
  {
    methods: new Set(["toFixed", "toExponential", "toPrecision"]),
    conversions: [
      ["Number(#)", 1],
      ["parseFloat(#)", 0.9],
    ],
  },
  {
    methods: STRING_METHODS,
    conversions: [["String(#)", 1]],
  },
  {
    methods: ARRAY_METHODS,
    conversions: [
      ["[].concat(#)", 1],
      ["Array.from(#)", 0.9],
    ],
  },
];

/** Every object has them, but those that are made without a prototype, and those with a key of that name. */
const OF_ALL_OBJECTS = new Set([
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);

/** Times likelier where the error says that the object has no such method. */
const MISSED = 4;

/** A method of another type than its object is of: the object is converted, here or wherever the statement does the same. */
export const receiver: Family = {
  name: "receiver",
  *propose(site) {
    for (const node of site.nodes) {
      const called = calledOn(node);
      if (called === null) continue;
      const { object, method } = called;
      if (OF_ALL_OBJECTS.has(method)) yield* borrowed(site, called);
      const owner = OWNERS.find(({ methods }) => methods.has(method));
      if (owner === undefined || t.isLiteral(object) || t.isThisExpression(object)) continue;
      const evidence = isMissed(site.pool, method) ? MISSED : 1;
      for (const [shape, likely] of owner.conversions) {
        const convert = (text: string) => shape.replace("#", () => text);
        const here = replaceNode(site, object, convert(textOf(site.source, object)), 0.35 * likely);
        for (const proposal of [here, ...throughout(site, object, owner.methods, convert, 0.35 * likely)])
          yield { ...proposal, evidence };
      }
    }
  },
};

/** `object.hasOwnProperty(key)` → `Object.prototype.hasOwnProperty.call(object, key)`. */
function* borrowed(site: Site, { node, object, method }: Called): Iterable<Proposal> {
  if (t.isLiteral(object) || t.isSuper(object)) return;
  const evidence = isMissed(site.pool, method) ? MISSED : 1;
  const given = [object, ...node.arguments].map((one) => textOf(site.source, one)).join(", ");
  const likely = method === "hasOwnProperty" ? 0.9 : 0.4;
  yield { ...replaceNode(site, node, `Object.prototype.${method}.call(${given})`, likely), evidence };
  if (method === "toString" && node.arguments.length === 0)
    yield { ...replaceNode(site, node, `String(${textOf(site.source, object)})`, 0.5), evidence };
}

interface Called {
  node: t.CallExpression;
  object: t.Expression;
  method: string;
}

function calledOn(node: t.Node): Called | null {
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || node.callee.computed) return null;
  const { object, property } = node.callee;
  return t.isIdentifier(property) && t.isExpression(object) ? { node, object, method: property.name } : null;
}

/** The same object in the same statement, where it is asked for more than one method of the type. */
function* throughout(
  site: Site,
  object: t.Expression,
  methods: ReadonlySet<string>,
  convert: (text: string) => string,
  weight: number,
): Iterable<Proposal> {
  const { statement, source } = site;
  if (statement === null) return;
  const same: t.Expression[] = [];
  walk(statement, null, (node) => {
    const called = calledOn(node);
    if (called !== null && methods.has(called.method) && textOf(source, called.object) === textOf(source, object))
      same.push(called.object);
    return true;
  });
  if (same.length < 2 || same[0] !== object) return;
  const name = textOf(source, object);
  yield replaceNodes(
    site,
    same,
    (one) => convert(textOf(source, one)),
    weight * 1.05,
    `\`${name}\` became \`${convert(name)}\` throughout`,
  );
}
