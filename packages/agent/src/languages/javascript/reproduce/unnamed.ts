import * as t from "@babel/types";
import type { Expectation, IssueFacts } from "../../../types/facts.ts";
import { tryParse } from "../ast.ts";
import { readText } from "../files.ts";
import { ownersIn } from "./makers.ts";
import { shapeOf, type Project } from "./project.ts";
import { parseValue } from "./values.ts";

const MOST_FILES = 50;
const MOST_FUNCTIONS = 10;
const MOST_ROWS = 3;

export const OF_A_ROW = "what goes in and what comes out, of a function that answers as it is shown";
/** What converters are called. */
const CONVERTS = /^(?:render|parse|convert|transform|format|compile|make|to[A-Z]|stringify|process|encode|decode|translate)/;

const IGNORES = { ends: ".trim()", blanks: '.replace(/\\s/g, "")' };

type Parameters = t.FunctionDeclaration["params"];

function takesOne(params: Parameters): boolean {
  const [first, ...more] = params;
  return (
    first !== undefined && !t.isRestElement(first) && more.every((one) => t.isAssignmentPattern(one) || t.isRestElement(one))
  );
}

/** `exports.render = function (text, options) {}`: older code does not say what may be left out. */
function assignedIn(statement: t.Statement): string[] {
  if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression)) return [];
  const { left, right } = statement.expression;
  if (!t.isMemberExpression(left) || !t.isIdentifier(left.property) || left.computed) return [];
  const isExport =
    t.isIdentifier(left.object, { name: "exports" }) ||
    (t.isMemberExpression(left.object) && t.isIdentifier(left.object.property, { name: "exports" }));
  if (!isExport || !(t.isFunctionExpression(right) || t.isArrowFunctionExpression(right))) return [];
  const isMeant = takesOne(right.params) || (right.params.length > 0 && CONVERTS.test(left.property.name));
  return isMeant ? [left.property.name] : [];
}

/** Functions at the top of a file that can be called with one value. */
function functionsIn(file: string, code: string): string[] {
  return (tryParse(file, code)?.program.body ?? []).flatMap((statement) => {
    const isExport = t.isExportNamedDeclaration(statement) || t.isExportDefaultDeclaration(statement);
    const node = isExport ? statement.declaration : statement;
    if (t.isFunctionDeclaration(node)) {
      const name = node.id?.name ?? "";
      return takesOne(node.params) || (node.params.length > 0 && CONVERTS.test(name)) ? [name] : [];
    }
    if (!t.isVariableDeclaration(node)) return assignedIn(statement);
    return node.declarations.flatMap(({ id, init }) => {
      const isFunction = t.isArrowFunctionExpression(init) || t.isFunctionExpression(init);
      return t.isIdentifier(id) && isFunction && takesOne(init.params) ? [id.name] : [];
    });
  });
}

/** What tells the function that is meant from the others: a word that is no value of code is a text. */
function shownAs(actual: string | null): string | null {
  return actual === null || /\s/.test(actual) || parseValue(actual) !== null ? actual : JSON.stringify(actual);
}

/** Rows that name no function, as said of each exported one that takes one value: running tells which answers as they show. */
export async function withUnnamed(project: Project, facts: IssueFacts): Promise<IssueFacts> {
  const rows = facts.unnamed?.slice(0, MOST_ROWS) ?? [];
  const isStated = facts.expectations.some((one) => one.expression !== null && (one.expected !== null || one.throws !== null));
  if (rows.length === 0 || isStated) return facts;
  const names = new Set<string>();
  for (const file of project.profile.sourceFiles.slice(0, MOST_FILES)) {
    const shape = await shapeOf(project, file);
    for (const name of functionsIn(file, (await readText(project.root, file)) ?? ""))
      if (shape.names.has(name) || shape.defaultName === name) names.add(name);
  }
  const converters = (await ownersIn(project)).flatMap(({ name, members, needsNothing }) =>
    needsNothing ? [...members].filter((member) => CONVERTS.test(member)).map((member) => `new ${name}().${member}`) : [],
  );
  const likely = [...names].toSorted((a, b) => Number(CONVERTS.test(b)) - Number(CONVERTS.test(a)));
  const callees = [...likely.slice(0, MOST_FUNCTIONS), ...converters.slice(0, MOST_FUNCTIONS)];
  const expectations = rows.flatMap(({ input, expected, actual, ignores }) =>
    callees.map((name): Expectation => ({
      expression: `${name}(${input})${ignores === undefined ? "" : IGNORES[ignores]}`,
      expected,
      actual: shownAs(actual),
      throws: null,
      origin: "labels",
      snippet: null,
      reading: OF_A_ROW,
    })),
  );
  return { ...facts, expectations: [...facts.expectations, ...expectations] };
}
