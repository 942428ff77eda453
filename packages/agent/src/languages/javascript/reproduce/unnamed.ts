import * as t from "@babel/types";
import type { Expectation, IssueFacts } from "../../../types/facts.ts";
import { tryParse } from "../ast.ts";
import { readText } from "../files.ts";
import { shapeOf, type Project } from "./project.ts";
import { parseValue } from "./values.ts";

const MOST_FILES = 50;
const MOST_FUNCTIONS = 10;
const MOST_ROWS = 3;

export const OF_A_ROW = "a row of the table, of a function that answers as it shows";

type Parameters = t.FunctionDeclaration["params"];

function takesOne(params: Parameters): boolean {
  const [first, ...more] = params;
  return (
    first !== undefined && !t.isRestElement(first) && more.every((one) => t.isAssignmentPattern(one) || t.isRestElement(one))
  );
}

/** Functions at the top of a file that can be called with one value. */
function functionsIn(file: string, code: string): string[] {
  return (tryParse(file, code)?.program.body ?? []).flatMap((statement) => {
    const isExport = t.isExportNamedDeclaration(statement) || t.isExportDefaultDeclaration(statement);
    const node = isExport ? statement.declaration : statement;
    if (t.isFunctionDeclaration(node)) return takesOne(node.params) && node.id ? [node.id.name] : [];
    if (!t.isVariableDeclaration(node)) return [];
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
  const expectations = rows.flatMap(({ input, expected, actual }) =>
    [...names].slice(0, MOST_FUNCTIONS).map((name): Expectation => ({
      expression: `${name}(${input})`,
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
