import * as t from "@babel/types";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { parseModule, sliceOf } from "../ast.ts";
import { readAssertion } from "./assertions.ts";
import { calleeText, readPrint } from "./prints.ts";
import { readComment, withoutArrow, type Remark } from "./comment.ts";

/** One statement of a snippet and what is said of it. */
export interface Line {
  code: string;
  /** What the statement's value is called: the expression, the variable, or what is printed. */
  expression: string | null;
  printed: boolean;
  /** The text that is printed before the value. */
  label?: string;
  remark: Remark | null;
  assertion: ReturnType<typeof readAssertion>;
  isImport: boolean;
  declares: boolean;
}

const BLOCK = /^(?:describe|suite|context|experiment|it|test|specify)$/;
/** Runners whose functions are called as theirs: `QUnit.test(…)`, `lab.it(…)`. */
const RUNNER = /^(?:QUnit|lab)$/i;

/**
 * Splits a snippet into groups of statements; each `it`/`test` block is a group of its own, behind what stands around it.
 * null when the text is no JavaScript or TypeScript.
 */
export function readSnippet(code: string): Line[][] | null {
  const cleaned = code.replace(/^#!.*$/m, "").replace(/^\s*(?:\.\.\.|…)\s*$/gm, "");
  for (const text of [cleaned, withRemarks(cleaned)]) {
    const file = parsed(text);
    if (file !== null) return groupsOf(text, file);
  }
  return null;
}

const LONGEST = 400;
const LISTED = /^(\s*(?:await )?[A-Za-z_$][\w$.]*\(.*\));?\s+(?:->|-->|→|⇒|=>)\s+(\S.*)$/;

/** `desk.take('a')   -> 1`, as people list calls and what they give. */
function withRemarks(code: string): string {
  return code
    .split("\n")
    .map((line) => (line.length > LONGEST ? line : line.replace(LISTED, "$1; // -> $2")))
    .join("\n");
}

function parsed(code: string): t.File | null {
  for (const name of ["x.ts", "x.tsx", "x.js"]) {
    try {
      return parseModule(name, code);
    } catch {
      continue;
    }
  }
  return null;
}

function groupsOf(cleaned: string, file: t.File): Line[][] {
  const groups: Line[][] = [];
  const outer = collect(cleaned, file.program.body, file.comments ?? [], [], groups);
  return groups.length > 0 ? groups : [outer];
}

function collect(
  code: string,
  body: readonly t.Statement[],
  comments: readonly t.Comment[],
  before: Line[],
  groups: Line[][],
): Line[] {
  const lines = [...before];
  body.forEach((statement, index) => {
    const rows = rowsOf(code, statement);
    if (rows !== null) {
      for (const row of rows.lines) groups.push(collect(code, rows.body, comments, [...lines, ...row], groups));
      return;
    }
    const block = testBlock(code, statement);
    if (block !== null) {
      const inner = collect(code, block.body, comments, lines, groups);
      if (block.leaf) groups.push(inner);
      return;
    }
    const hook = hookBody(statement);
    if (hook !== null) {
      lines.splice(0, lines.length, ...collect(code, hook, comments, lines, groups));
      return;
    }
    lines.push(asDeclared(readLine(code, statement, remarkOn(statement, body[index + 1], comments)), statement, lines));
  });
  return lines;
}

/** `week = open()` where nobody declares `week`: people leave `const` out. */
function asDeclared(line: Line, statement: t.Statement, before: readonly Line[]): Line {
  if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression, { operator: "=" })) return line;
  const { left } = statement.expression;
  if (!t.isIdentifier(left) || left.name in globalThis) return line;
  const isKnown = before.some(
    (one) => (one.declares || one.isImport) && new RegExp(`(?<![\\w$.])${left.name}(?![\\w$])`).test(one.code),
  );
  return isKnown ? line : { ...line, code: `let ${line.code}`, declares: true };
}

/** What a call enters: `test` of `test(…)`, `test.skip(…)`, `QUnit.test(…)`, and of `each(…)` where uvu made `each` of a suite. */
function blockName(code: string, callee: t.Node): string | null {
  const root = t.isMemberExpression(callee) ? callee.object : callee;
  if (!t.isIdentifier(root)) return null;
  if (RUNNER.test(root.name) && t.isMemberExpression(callee) && t.isIdentifier(callee.property))
    return callee.property.name === "module" ? "suite" : callee.property.name;
  const isOfSuite = new RegExp(`(?<![\\w$])${escapePattern(root.name)}\\s*=\\s*(?:uvu\\.)?suite\\(`).test(code);
  return isOfSuite && t.isIdentifier(callee) ? "test" : root.name;
}

function testBlock(code: string, statement: t.Statement): { body: t.Statement[]; leaf: boolean } | null {
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return null;
  const { callee, arguments: args } = statement.expression;
  const name = blockName(code, callee);
  const body = args.at(-1);
  if (name === null || !BLOCK.test(name) || !t.isFunction(body) || !t.isBlockStatement(body.body)) return null;
  const kept = body.body.body.filter(
    (inner) =>
      !(
        t.isExpressionStatement(inner) &&
        t.isCallExpression(inner.expression) &&
        /^(?:t|test)\.(?:end|plan)$|^done$/.test(calleeText(inner.expression.callee))
      ),
  );
  return { body: kept, leaf: /^(?:it|test|specify)$/.test(name) };
}

/** What `beforeEach(() => { … })` does before the tests behind it: for each of them alone it is their own beginning. */
function hookBody(statement: t.Statement): t.Statement[] | null {
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return null;
  const [body] = statement.expression.arguments;
  const isHook = /^(?:before|beforeEach|beforeAll|setup)$/.test(calleeText(statement.expression.callee));
  return isHook && t.isFunction(body) && body.params.length === 0 && t.isBlockStatement(body.body) ? body.body.body : null;
}

/** `for (const text of ["", " "]) test(…)`, `["", " "].forEach((text) => { test(…) })`: what is within, with each element before it. */
function loopedTests(code: string, statement: t.Statement): { body: t.Statement[]; lines: Line[][] } | null {
  const loop = loopOf(code, statement);
  if (loop === null || !loop.body.some((one) => testBlock(code, one) !== null)) return null;
  const lines = loop.list.elements
    .slice(0, MOST_ROWS)
    .flatMap((one) => (one === null ? [] : [[declared(`const ${loop.name} = ${sliceOf(code, one)};`)]]));
  return { body: loop.body, lines };
}

function loopOf(code: string, statement: t.Statement): { list: t.ArrayExpression; name: string; body: t.Statement[] } | null {
  if (t.isForOfStatement(statement)) {
    const { left, right, body } = statement;
    const id = t.isVariableDeclaration(left) ? left.declarations[0]?.id : undefined;
    if (id == null || !t.isArrayExpression(right)) return null;
    return { list: right, name: sliceOf(code, id), body: t.isBlockStatement(body) ? body.body : [body] };
  }
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return null;
  const { callee, arguments: args } = statement.expression;
  const [made] = args;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "forEach" })) return null;
  if (!t.isArrayExpression(callee.object) || !t.isFunction(made) || !t.isBlockStatement(made.body)) return null;
  const [param, ...more] = made.params;
  return param === undefined || more.length > 0
    ? null
    : { list: callee.object, name: sliceOf(code, param), body: made.body.body };
}

/** `test.each([[1, 2], …])("…", (a, b) => { … })`: the body with the variables of each row before it. */
function rowsOf(code: string, statement: t.Statement): { body: t.Statement[]; lines: Line[][] } | null {
  const looped = loopedTests(code, statement);
  if (looped !== null) return looped;
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return null;
  const { callee, arguments: args } = statement.expression;
  const body = args.at(-1);
  if (!t.isCallExpression(callee) || !/^(?:it|test|describe|specify)\.each$/.test(calleeText(callee.callee))) return null;
  const [table] = callee.arguments;
  if (!t.isArrayExpression(table) || !t.isFunction(body) || !t.isBlockStatement(body.body)) return null;
  const lines = table.elements.slice(0, MOST_ROWS).flatMap((row) => {
    const values = t.isArrayExpression(row) ? row.elements : [row];
    const made = body.params.flatMap((param, index): Line[] => {
      const value = values[index];
      return value == null ? [] : [declared(`const ${sliceOf(code, param)} = ${sliceOf(code, value)};`)];
    });
    return made.length === body.params.length ? [made] : [];
  });
  return { body: body.body.body, lines };
}

const MOST_ROWS = 8;

function declared(code: string): Line {
  return { code, expression: null, printed: false, remark: null, assertion: null, isImport: false, declares: true };
}

/** A comment behind the statement in its last line, or alone in the line below when it begins with an arrow. */
function remarkOn(statement: t.Statement, next: t.Statement | undefined, comments: readonly t.Comment[]): Remark | null {
  const end = statement.loc?.end.line ?? 0;
  const offset = statement.end ?? 0;
  const until = next?.start ?? Number.POSITIVE_INFINITY;
  const own = comments.filter((one) => (one.start ?? 0) >= offset && (one.start ?? 0) < until);
  const [first, second] = own;
  if (first === undefined) return null;
  const sameLine = first.loc?.start.line === end;
  const below = first.loc?.start.line === end + 1;
  if (sameLine) {
    const joined =
      second?.type === "CommentLine" &&
      second.loc?.start.line === end + 1 &&
      /^\s*(?:expect|should|but|actual|instead)/i.test(second.value)
        ? `${first.value}; ${second.value.trim()}`
        : first.value;
    return readComment(joined);
  }
  if (!below) return null;
  const text = first.value.trim();
  const two = second?.loc?.start.line === end + 2 ? second.value.trim() : null;
  if (
    /^(?:=+>|-+>|→|returns?\b|expected|actual|should|throws|got|outputs?|prints?|logs?|uncaught|(?:is|was) (?=["'`[{\d-])|\w*Error:)/i.test(
      text,
    )
  ) {
    return readComment(
      two !== null && /^(?:=+>|-+>|→)?\s*(?:expected|actual|should|but|instead|got)/i.test(two)
        ? `${text}, ${withoutArrow(two)}`
        : text,
    );
  }
  return null;
}

function readLine(code: string, statement: t.Statement, remark: Remark | null): Line {
  const text = sliceOf(code, statement);
  const printed = readPrint(code, statement);
  return {
    code: text,
    expression: printed === null ? valueOf(code, statement) : printed.expression,
    printed: printed !== null,
    ...(printed?.label == null ? {} : { label: printed.label }),
    remark,
    assertion: readAssertion(code, statement),
    isImport:
      t.isImportDeclaration(statement) ||
      (/\brequire\(/.test(text) && (!t.isExpressionStatement(statement) || /^require\([^()]*\);?$/.test(text))) ||
      (t.isExportNamedDeclaration(statement) && statement.declaration === null),
    declares: t.isDeclaration(statement),
  };
}

function valueOf(code: string, statement: t.Statement): string | null {
  if (t.isExpressionStatement(statement)) {
    const { expression } = statement;
    return t.isAssignmentExpression(expression) ? sliceOf(code, expression.left) : sliceOf(code, expression);
  }
  if (!t.isVariableDeclaration(statement)) return null;
  const id = statement.declarations.at(-1)?.id;
  return t.isIdentifier(id) ? id.name : null;
}
