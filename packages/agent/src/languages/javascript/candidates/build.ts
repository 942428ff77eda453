import { parseExpression } from "@babel/parser";
import * as t from "@babel/types";
import { textOf } from "./parse.ts";
import type { Proposal, Site, SourceFile } from "./types.ts";

/** One node's text in place of it. */
export function replaceNode(site: Site, node: t.Node, replacement: string, weight: number, why?: string): Proposal {
  const before = short(textOf(site.source, node));
  const parent = site.source.parents.get(node);
  // `{ name }` names its value by it.
  const isShort = t.isObjectProperty(parent) && parent.shorthand && t.isIdentifier(node);
  return {
    start: node.start ?? 0,
    end: node.end ?? 0,
    replacement: isShort
      ? `${node.name}: ${replacement}`
      : standsInParentheses(node, parent)
        ? withoutParens(replacement)
        : replacement,
    description: why ?? `\`${before}\` became \`${short(replacement)}\``,
    weight,
  };
}

/** What stands in parentheses as it is. */
function standsInParentheses(node: t.Node, parent: t.Node | undefined): boolean {
  return (t.isIfStatement(parent) || t.isWhile(parent)) && parent.test === node;
}

function withoutParens(text: string): string {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  try {
    const { extra, end } = parseExpression(text, { plugins: ["typescript"] });
    return extra?.["parenthesized"] === true && extra["parenStart"] === 0 && end === text.length - 1 ? text.slice(1, -1) : text;
  } catch {
    return text;
  }
}

/** Several nodes in document order, none within another: one edit from the first to the last. */
export function replaceNodes(
  { source }: Site,
  nodes: readonly t.Node[],
  textFor: (node: t.Node) => string,
  weight: number,
  why: string,
): Proposal {
  const [start, end] = [nodes[0]?.start ?? 0, nodes.at(-1)?.end ?? 0];
  let replacement = "";
  let at = start;
  for (const node of nodes) {
    replacement += source.text.slice(at, node.start ?? 0) + textFor(node);
    at = node.end ?? 0;
  }
  return { start, end, replacement, description: why, weight };
}

/** A whole line before (or after) a statement, in its indentation. */
export function insertBefore(site: Site, statement: t.Node, code: string, weight: number): Proposal {
  const at = statement.start ?? 0;
  return {
    start: at,
    end: at,
    replacement: `${code}\n${indentAt(site, at)}`,
    description: `\`${short(code)}\` was inserted`,
    weight,
  };
}

/** `if (condition) then` before a statement. */
export function insertIf(site: Site, statement: t.Statement, condition: string, then: string, weight: number): Proposal {
  return {
    ...insertBefore(site, statement, `if (${condition}) ${then}`, weight),
    when: { at: statement, condition, is: true, does: then, isValue: false },
  };
}

/** `if (condition) return value;` before a statement. */
export function insertReturnIf(site: Site, statement: t.Statement, condition: string, value: string, weight: number): Proposal {
  const proposal = insertIf(site, statement, condition, value === "" ? "return;" : `return ${value};`, weight);
  return value === "" ? proposal : { ...proposal, when: { at: statement, condition, is: true, does: value, isValue: true } };
}

/** `if (condition) statement`. */
export function putUnder(site: Site, statement: t.Statement, condition: string, weight: number): Proposal {
  const text = `if (${condition}) ${textOf(site.source, statement)}`;
  return {
    ...replaceNode(site, statement, text, weight, `only if \`${condition}\``),
    when: { at: statement, condition, is: false, does: "", isValue: false },
  };
}

export function insertAfter(site: Site, statement: t.Node, code: string, weight: number): Proposal {
  const at = statement.end ?? 0;
  return {
    start: at,
    end: at,
    replacement: `\n${indentAt(site, statement.start ?? 0)}${code}`,
    description: `\`${short(code)}\` was inserted after it`,
    weight,
  };
}

export function indentAt(site: Site, offset: number): string {
  const { text } = site.source;
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^\s*/.exec(line)?.[0] ?? "";
}

export function short(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > 80 ? `${flat.slice(0, 77)}…` : flat;
}

const quotes = new WeakMap<SourceFile, string>();

/** The quote that the file's strings use most. */
export function quoteOf({ source }: Site): string {
  let quote = quotes.get(source);
  if (quote === undefined)
    quotes.set(source, (quote = source.text.split("'").length > source.text.split('"').length ? "'" : '"'));
  return quote;
}

export function quoted(site: Site, value: string): string {
  const json = JSON.stringify(value);
  return quoteOf(site) === '"' ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
