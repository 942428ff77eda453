import * as t from "@babel/types";
import { indentAt, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family } from "../types.ts";

/** What throws at texts that people may well give. */
const THROWS = /\b(?:JSON\.parse|decodeURI(?:Component)?|new URL|new RegExp|BigInt|atob)\(/;
/** Times likelier where it does. */
const THREW = 2;
const TELLS = /SyntaxError|URIError|Invalid URL|URI malformed|InvalidCharacterError/;

/** What cannot be read is none, and no error: `return JSON.parse(text)` → `try { … } catch { return null; }`. */
export const tried: Family = {
  name: "tried",
  guards: true,
  *propose(site) {
    const { statement, pool } = site;
    if (!t.isReturnStatement(statement) || !statement.argument) return;
    const text = textOf(site.source, statement);
    if (!THROWS.test(text)) return;
    const indent = indentAt(site, statement.start ?? 0);
    const { shown } = pool;
    const threw = shown.kind === "exception" && TELLS.test(`${shown.errorType} ${shown.message}`);
    const given = site.nodes.find(
      (node) => t.isIdentifier(node) && isReference(site.source, node) && t.isCallExpression(site.source.parents.get(node)),
    );
    const values = ["null", ...(t.isIdentifier(given) ? [given.name] : []), "undefined", "false", "{}", "[]"];
    for (const [rank, value] of values.entries()) {
      const body = `try {\n${indent}  ${text}\n${indent}} catch {\n${indent}  return ${value};\n${indent}}`;
      yield {
        ...replaceNode(site, statement, body, 0.6 * 0.85 ** rank, `what throws gives \`${value}\``),
        evidence: threw ? THREW : 1,
      };
    }
  },
};
