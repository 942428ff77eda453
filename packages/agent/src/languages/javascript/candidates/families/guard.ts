import * as t from "@babel/types";
import { insertBefore, putUnder, quoted, replaceNode, replaceNodes } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Kind, Proposal, Site } from "../types.ts";

/** What keeps null, undefined and emptiness from doing harm: optional chaining, defaults, a condition around. */
export const guard: Family = {
  name: "null-guard",
  guards: true,
  *propose(site) {
    const crash = site.pool.symptom.kind === "exception" ? 1.3 : 1;
    for (const node of site.nodes) {
      for (const proposal of [...chains(site, node), ...defaults(site, node)]) yield { ...proposal, evidence: crash };
      if (t.isFunction(node)) yield* parameterDefaults(site, node, 1);
    }
    for (const node of site.nodes) if (t.isVariableDeclarator(node)) yield* partDefaults(site, node);
    for (const proposal of around(site)) yield { ...proposal, evidence: crash };
    if (site.fn !== null) yield* parameterDefaults(site, site.fn, 0.9);
  },
};

/** `a.b` → `a?.b`; `f(x)` → `f?.(x)`. */
function* chains(site: Site, node: t.Node): Iterable<Proposal> {
  const { text } = site.source;
  const parent = site.source.parents.get(node);
  if (t.isMemberExpression(node)) {
    if (
      (t.isAssignmentExpression(parent) && parent.left === node) ||
      t.isUpdateExpression(parent) ||
      t.isForXStatement(parent) ||
      t.isSuper(node.object) ||
      t.isThisExpression(node.object)
    )
      return;
    const from = node.object.end ?? 0;
    const at = text.indexOf(node.computed ? "[" : ".", from);
    if (at < 0 || at > (node.property.start ?? 0)) return;
    const module = t.isIdentifier(node.object) && /^[A-Z]|^module$|^exports$/.test(node.object.name);
    yield {
      start: at,
      end: at + (node.computed ? 0 : 1),
      replacement: "?.",
      description: `\`${textOf(site.source, node.object)}\` may be absent (\`?.\`)`,
      weight: module ? 0.1 : 0.7,
    };
  }
  if (t.isCallExpression(node) && t.isMemberExpression(node.callee)) {
    const at = node.callee.end ?? 0;
    yield {
      start: at,
      end: at,
      replacement: "?.",
      description: `\`${textOf(site.source, node.callee)}\` may be absent (\`?.\`)`,
      weight: 0.3,
    };
  }
}

const DEFAULTS: Record<string, [string, number][]> = {
  number: [
    ["|| 0", 0.6],
    ["?? 0", 0.6],
    ["|| 1", 0.3],
  ],
  string: [
    ["|| ''", 0.7],
    ["?? ''", 0.6],
  ],
  array: [
    ["|| []", 0.8],
    ["?? []", 0.6],
  ],
  object: [
    ["|| {}", 0.8],
    ["?? {}", 0.6],
  ],
  boolean: [
    ["?? true", 0.3],
    ["?? false", 0.3],
    ["|| false", 0.2],
  ],
  unknown: [
    ["|| {}", 0.5],
    ["|| []", 0.5],
    ["|| ''", 0.45],
    ["|| 0", 0.45],
    ["?? {}", 0.25],
    ["?? []", 0.25],
    ["?? ''", 0.3],
    ["?? 0", 0.3],
    ["?? null", 0.3],
    ["|| null", 0.25],
    ["?? false", 0.2],
  ],
  function: [
    ["|| (() => {})", 0.4],
    ["|| ((one) => one)", 0.4],
  ],
  regexp: [],
};

const OF_TEXTS = new Set(["replace", "replaceAll"]);
const TAKES_TEXT = new Set(["decodeURIComponent", "encodeURIComponent", "encodeURI", "decodeURI", "parseInt", "parseFloat"]);

const CALLS_BACK = /^(?:map|filter|forEach|every|some|find|findIndex|flatMap|reduce)$/;

/** What kind of value the place asks for, where the value's own is not known; null where that is not known either. */
function wantedAt({ source }: Site, node: t.Node): Kind | null {
  const parent = source.parents.get(node);
  if (t.isTemplateLiteral(parent)) return "string";
  if (t.isBinaryExpression(parent)) {
    if (/^(?:[-*/%]|\*\*|[<>]=?)$/.test(parent.operator)) return "number";
    const other = parent.left === node ? parent.right : parent.left;
    return parent.operator === "+" && (t.isStringLiteral(other) || t.isTemplateLiteral(other)) ? "string" : null;
  }
  if (t.isCallExpression(parent) && parent.callee !== node) {
    const { callee } = parent;
    if (t.isIdentifier(callee)) return TAKES_TEXT.has(callee.name) ? "string" : null;
    const method = t.isMemberExpression(callee) && t.isIdentifier(callee.property) ? callee.property.name : "";
    if (CALLS_BACK.test(method) && parent.arguments[0] === node) return "function";
    const isMath = t.isMemberExpression(callee) && t.isIdentifier(callee.object, { name: "Math" });
    return isMath ? "number" : null;
  }
  // What a function gives that makes texts of the parts of another.
  if (!t.isArrowFunctionExpression(parent) || parent.body !== node) return null;
  const outer = source.parents.get(parent);
  const isOfTexts =
    t.isCallExpression(outer) &&
    t.isMemberExpression(outer.callee) &&
    t.isIdentifier(outer.callee.property) &&
    OF_TEXTS.has(outer.callee.property.name);
  return isOfTexts ? "string" : null;
}

function* defaults(site: Site, node: t.Node): Iterable<Proposal> {
  if (!(t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node) || t.isOptionalMemberExpression(node)))
    return;
  if (t.isIdentifier(node) && !isReference(site.source, node)) return;
  const parent = site.source.parents.get(node);
  if (
    parent === undefined ||
    t.isExpressionStatement(parent) ||
    t.isUpdateExpression(parent) ||
    (t.isAssignmentExpression(parent) && parent.left === node) ||
    t.isUnaryExpression(parent)
  )
    return;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return;
  if ((t.isForXStatement(parent) && parent.left === node) || t.isLogicalExpression(parent)) return;
  const text = textOf(site.source, node);
  const whole =
    t.isReturnStatement(parent) ||
    t.isVariableDeclarator(parent) ||
    t.isAssignmentExpression(parent) ||
    (t.isCallExpression(parent) && parent.callee !== node) ||
    t.isForXStatement(parent);
  const own = kindOf(site.source, node);
  const kind = own === "unknown" ? (wantedAt(site, node) ?? own) : own;
  const options = [...(DEFAULTS[kind] ?? [])];
  // Zero is a number like others: what takes its place too is seldom meant.
  const instead = kind === "number" ? 0.15 : 0.35;
  if (t.isForXStatement(parent)) options.unshift(["|| []", 0.8]);
  // Maps of lists are the usual ones.
  if (t.isCallExpression(node) && t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property, { name: "get" }))
    options.unshift(["?? []", 0.7]);
  // What is multiplied is once where nothing is said, what is added is nothing.
  if (t.isBinaryExpression(parent) && kind !== "string" && /^[-+*/]$/.test(parent.operator))
    for (const value of ["1", "0"])
      if (!options.some(([suffix]) => suffix === `?? ${value}`))
        options.push([`?? ${value}`, (value === "1") === /[*/]/.test(parent.operator) ? 0.6 : 0.3]);
  for (const name of namesAt(site.source, node))
    if (name.place === "param" && name.name !== text) options.push([`|| ${name.name}`, instead], [`?? ${name.name}`, 0.35]);
  for (const [suffix, weight] of options)
    yield replaceNode(
      site,
      node,
      whole ? `${text} ${suffix}` : `(${text} ${suffix})`,
      weight * (t.isMemberExpression(parent) && parent.object === node ? 0.9 : 0.8),
    );
}

function* parameterDefaults(site: Site, fn: t.Function, factor: number): Iterable<Proposal> {
  for (const param of fn.params) {
    if (!(t.isIdentifier(param) || t.isObjectPattern(param))) continue;
    const text = textOf(site.source, param);
    const options = t.isObjectPattern(param) ? ["{}"] : ["{}", "[]", "''", "0", "1", "false", "true", "null"];
    const named = t.isIdentifier(param) && /opt|conf|setting|param/i.test(param.name);
    for (const value of options)
      yield replaceNode(
        site,
        param,
        `${text} = ${value}`,
        (value === "{}" && (named || t.isObjectPattern(param)) ? 1 : 0.45) * factor,
      );
  }
}

/** `const [, hours, minutes] = match` → `const [, hours = 0, minutes = 0] = match`. */
function* partDefaults(site: Site, { id }: t.VariableDeclarator): Iterable<Proposal> {
  const parts = t.isArrayPattern(id)
    ? id.elements.filter((part) => t.isIdentifier(part))
    : t.isObjectPattern(id)
      ? id.properties.flatMap((part) => (t.isObjectProperty(part) && t.isIdentifier(part.value) ? [part.value] : []))
      : [];
  for (const value of ["0", quoted(site, ""), "[]", "{}"]) {
    const weight = value === "0" || value.length === 2 ? 0.5 : 0.3;
    const put = (part: t.Node): string => `${textOf(site.source, part)} = ${value}`;
    if (parts.length > 1 && t.isArrayPattern(id))
      yield replaceNodes(site, parts, put, weight, `each of them is \`${value}\` where it is absent`);
    for (const part of parts) {
      const at = part.end ?? 0;
      yield {
        start: at,
        end: at,
        replacement: ` = ${value}`,
        description: `\`${part.name}\` is \`${value}\` where it is absent`,
        weight,
      };
    }
  }
}

/** `statement` → `if (x) statement`. */
function* around(site: Site): Iterable<Proposal> {
  const { statement } = site;
  if (statement === null || !t.isExpressionStatement(statement)) return;
  const seen = new Set<string>();
  for (const node of site.nodes) {
    if (!(t.isMemberExpression(node) || t.isCallExpression(node))) continue;
    const subject = t.isMemberExpression(node) ? node.object : node.callee;
    const name = textOf(site.source, subject);
    if (seen.has(name) || name.length > 40 || t.isThisExpression(subject) || t.isSuper(subject)) continue;
    seen.add(name);
    const conditions: [string, number][] = t.isMemberExpression(node)
      ? [
          [name, 0.6],
          [`${name} != null`, 0.6],
        ]
      : [[`typeof ${name} === 'function'`, 0.8]];
    if (t.isMemberExpression(node) && node.computed)
      conditions.push(
        [`Object.prototype.hasOwnProperty.call(${name}, ${textOf(site.source, node.property)})`, 0.9],
        [`${textOf(site.source, node.property)} !== '__proto__'`, 0.5],
      );
    for (const [test, weight] of conditions) yield putUnder(site, statement, test, weight);
  }
  if (t.isForInStatement(site.source.parents.get(site.source.parents.get(statement) ?? statement) ?? null))
    yield* ownKeys(site, statement);
}

function* ownKeys(site: Site, statement: t.Statement): Iterable<Proposal> {
  const loop = site.source.parents.get(site.source.parents.get(statement) ?? statement);
  if (!t.isForInStatement(loop)) return;
  const key = t.isVariableDeclaration(loop.left) ? loop.left.declarations[0]?.id : loop.left;
  if (!t.isIdentifier(key)) return;
  yield insertBefore(
    site,
    statement,
    `if (!Object.prototype.hasOwnProperty.call(${textOf(site.source, loop.right)}, ${key.name})) continue;`,
    1,
  );
}
