import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

const SEPARATORS = ["", " ", ", ", ",", "-", ":", "/", ".", "_", "\\n"];
const LONGEST_SEPARATOR = 3;

/** What is put together in template literals: the texts between, and how the values are written. */
export const template: Family = {
  name: "template",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isTemplateLiteral(node) || t.isTaggedTemplateExpression(site.source.parents.get(node))) continue;
      for (const part of node.quasis) yield* texts(site, part);
      for (const value of node.expressions) if (t.isExpression(value)) yield* written(site, value);
    }
  },
};

function* texts(site: Site, part: t.TemplateElement): Iterable<Proposal> {
  const text = part.value.raw;
  const options = new Map<string, number>();
  const offer = (option: string, weight: number): void => {
    if (option !== text && !options.has(option)) options.set(option, weight);
  };
  if (text.length <= LONGEST_SEPARATOR) for (const separator of SEPARATORS) offer(separator, 0.35);
  offer(text.trim(), 0.5);
  offer(text.trimStart(), 0.4);
  offer(text.trimEnd(), 0.4);
  offer(`${text} `, 0.3);
  offer(` ${text}`, 0.3);
  if (text.length > 1) {
    offer(text.slice(1), 0.3);
    offer(text.slice(0, -1), 0.3);
  }
  for (const [option, weight] of options) yield replaceNode(site, part, option, weight);
}

function* written(site: Site, value: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, value);
  const operand = t.isIdentifier(value) || t.isMemberExpression(value) || t.isCallExpression(value) ? text : `(${text})`;
  for (const [option, weight] of [
    [`String(${text}).padStart(2, '0')`, 0.5],
    [`String(${text}).padStart(3, '0')`, 0.2],
    [`${operand}.toFixed(2)`, 0.4],
    [`${operand}.toFixed(1)`, 0.2],
    [`Math.round(${text})`, 0.25],
    [`${operand} ?? ''`, 0.35],
    [`${operand}.trim()`, 0.2],
    [`encodeURIComponent(${text})`, 0.35],
  ] as const)
    yield replaceNode(site, value, option, weight);
}
