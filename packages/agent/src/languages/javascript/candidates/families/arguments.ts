import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { identifiersOf, namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/** Arguments in another order, one left out, one that was forgotten. */
export const callArguments: Family = {
  name: "arguments",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isCallExpression(node) || t.isNewExpression(node) || t.isOptionalCallExpression(node)) {
        yield* order(site, node.arguments);
        yield* missing(site, node);
      } else if (t.isArrayExpression(node) && node.elements.length === 2)
        yield* order(
          site,
          node.elements.filter((element) => element !== null),
        );
      else if (t.isFunction(node)) yield* swapParameters(site, node);
    }
  },
};

function* order(site: Site, list: readonly t.Node[]): Iterable<Proposal> {
  const texts = list.map((item) => textOf(site.source, item));
  const whole = (items: string[], weight: number, description: string): Proposal => ({
    start: list[0]?.start ?? 0,
    end: list.at(-1)?.end ?? 0,
    replacement: items.join(", "),
    description,
    weight,
  });
  for (let i = 0; i + 1 < texts.length; i++) {
    const swapped = texts.toSpliced(i, 2, texts[i + 1] ?? "", texts[i] ?? "");
    yield whole(swapped, 0.7, `\`${texts[i]}\` and \`${texts[i + 1]}\` changed places`);
  }
  if (texts.length > 2)
    yield whole([texts.at(-1) ?? "", ...texts.slice(1, -1), texts[0] ?? ""], 0.3, "the first and last argument changed places");
  for (let i = 0; i < texts.length && texts.length > 1; i++)
    yield whole(texts.toSpliced(i, 1), i === texts.length - 1 ? 0.4 : 0.3, `the argument \`${texts[i]}\` was dropped`);
}

function* missing(site: Site, node: t.CallExpression | t.NewExpression | t.OptionalCallExpression): Iterable<Proposal> {
  const given = node.arguments;
  if (given.length > 5 || given.some((argument) => t.isSpreadElement(argument))) return;
  const close = (node.end ?? 0) - 1;
  if (site.source.text[close] !== ")") return;
  const name = t.isIdentifier(node.callee)
    ? node.callee.name
    : t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property)
      ? node.callee.property.name
      : null;
  const params = name === null ? null : parametersOf(site, name, given.length);
  if (params !== null && params.length <= given.length) return;
  const used = new Set(given.map((argument) => textOf(site.source, argument)));
  const wanted = params?.[given.length] ?? null;
  for (const candidate of namesAt(site.source, node)) {
    if (candidate.place === "outer" || used.has(candidate.name)) continue;
    const weight = candidate.name === wanted ? 1.3 : candidate.place === "param" ? (params === null ? 0.35 : 0.7) : 0.25;
    const comma = given.length > 0 ? ", " : "";
    yield {
      start: close,
      end: close,
      replacement: comma + candidate.name,
      description: `\`${candidate.name}\` was added as an argument`,
      weight,
    };
  }
  yield* oneLevelDeeper(site, node, wanted);
  // `put(job.name)` → `put(job.name, job.size)`: as it takes other parts of the same thing.
  const owners = given.flatMap((one) => (t.isMemberExpression(one) && !one.computed ? [textOf(site.source, one.object)] : []));
  for (const owner of new Set(wanted === null || wanted === "" ? [] : owners))
    if (!used.has(`${owner}.${wanted}`))
      yield {
        start: close,
        end: close,
        replacement: `, ${owner}.${wanted}`,
        description: `\`${owner}.${wanted}\` was added as an argument`,
        weight: 1,
      };
  for (const value of passedElsewhere(site, node).slice(0, 6))
    if (!used.has(value))
      yield {
        start: close,
        end: close,
        replacement: (given.length > 0 ? ", " : "") + value,
        description: `\`${value}\` was added as an argument, as elsewhere`,
        weight: 0.8,
      };
  if (wanted !== null || params === null) {
    for (const value of ["true", "false", "0", "1", "10"])
      yield {
        start: close,
        end: close,
        replacement: (given.length > 0 ? ", " : "") + value,
        description: `\`${value}\` was added as an argument`,
        weight: params === null ? 0.12 : 0.35,
      };
  }
}

/** `flatten(item)` within `flatten(items, depth = 1)` → `flatten(item, depth - 1)`. */
function* oneLevelDeeper(
  site: Site,
  node: t.CallExpression | t.NewExpression | t.OptionalCallExpression,
  wanted: string | null,
): Iterable<Proposal> {
  const close = (node.end ?? 0) - 1;
  const own = namesAt(site.source, node).find(({ name, place }) => name === wanted && place === "param");
  if (own === undefined || (own.kind !== "number" && own.kind !== "unknown")) return;
  for (const [text, weight] of [
    [`${own.name} - 1`, 0.9],
    [`${own.name} + 1`, 0.8],
  ] as const)
    yield {
      start: close,
      end: close,
      replacement: (node.arguments.length > 0 ? ", " : "") + text,
      description: `\`${text}\` was added as an argument`,
      weight: own.kind === "number" ? weight : weight * 0.4,
    };
}

/** What other calls of the same name have as their next argument, where all its names are known here. */
function passedElsewhere(site: Site, node: t.CallExpression | t.NewExpression | t.OptionalCallExpression): string[] {
  const callee = calleeName(node);
  if (callee === null) return [];
  const scope = new Set(namesAt(site.source, node).map((name) => name.name));
  const found = new Set<string>();
  for (const other of callsOf(site.source).get(callee) ?? []) {
    const argument = other.arguments[node.arguments.length];
    if (other === node || argument === undefined || t.isFunction(argument) || t.isObjectExpression(argument)) continue;
    const text = textOf(site.source, argument);
    if (text.length <= 40 && namesIn(argument).every((name) => scope.has(name))) found.add(text);
  }
  return [...found];
}

const known = new WeakMap<SourceFile, Map<string, (t.CallExpression | t.NewExpression)[]>>();

function callsOf(source: SourceFile): Map<string, (t.CallExpression | t.NewExpression)[]> {
  let calls = known.get(source);
  if (calls !== undefined) return calls;
  known.set(source, (calls = new Map()));
  for (const node of source.nodes) {
    const name = t.isCallExpression(node) || t.isNewExpression(node) ? calleeName(node) : null;
    if (name === null || !(t.isCallExpression(node) || t.isNewExpression(node))) continue;
    const list = calls.get(name);
    if (list === undefined) calls.set(name, [node]);
    else list.push(node);
  }
  return calls;
}

function calleeName({ callee }: { callee: t.Node }): string | null {
  if (t.isIdentifier(callee)) return callee.name;
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) && !callee.computed ? callee.property.name : null;
}

/** Parameters of the file's own function of that name; of several, those of one that takes more than it is given. */
function parametersOf(site: Site, name: string, given: number): string[] | null {
  let found: string[] | null = null;
  for (const node of site.source.nodes) {
    if (!t.isFunction(node)) continue;
    const parent = site.source.parents.get(node);
    const own =
      (t.isFunctionDeclaration(node) && node.id?.name === name) ||
      (t.isVariableDeclarator(parent) && t.isIdentifier(parent.id, { name })) ||
      ((t.isObjectMethod(node) || t.isClassMethod(node)) && t.isIdentifier(node.key, { name })) ||
      (t.isObjectProperty(parent) && parent.value === node && t.isIdentifier(parent.key, { name })) ||
      (t.isAssignmentExpression(parent) && t.isMemberExpression(parent.left) && t.isIdentifier(parent.left.property, { name }));
    if (!own) continue;
    found = node.params.map((param) => identifiersOf(t.isTSParameterProperty(param) ? param.parameter : param)[0]?.name ?? "");
    if (found.length > given) return found;
  }
  return found;
}

function* swapParameters(site: Site, node: t.Function): Iterable<Proposal> {
  const [first, second] = node.params;
  if (node.params.length !== 2 || !t.isIdentifier(first) || !t.isIdentifier(second)) return;
  const text = `${textOf(site.source, second)}${site.source.text.slice(first.end ?? 0, second.start ?? 0)}${textOf(site.source, first)}`;
  yield {
    start: first.start ?? 0,
    end: second.end ?? 0,
    replacement: text,
    description: "the parameters changed places",
    weight: 0.3,
  };
  yield replaceNode(site, first, `${textOf(site.source, first)} = []`, 0.1);
}
