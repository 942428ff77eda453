"use strict";
/** A test file's text with what replaces modules in front of what loads them, as vitest and jest have it. */
const path = require("node:path");

const REPLACES = /\b(?:vi|vitest|jest)\s*\.\s*(?:mock|unmock|hoisted|dontMock|deepUnmock)\s*\(/;
const NAMES = new Set(["mock", "unmock", "hoisted", "dontMock", "deepUnmock"]);
const IS_LATER = /\basync\b|\bimport(?:Actual|Original)\b|\bimport\s*\(/;
const MARK = '"fixpoint: what is replaced is there";';
const MOCKS = JSON.stringify(path.join(__dirname, "judge-mocks.cjs"));

/** `vi.mock(…)`, also with more calls behind it. */
function callsReplacing(ts, node) {
  let call = ts.isAwaitExpression(node) ? node.expression : node;
  while (ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
    const { expression: object, name } = call.expression;
    if (ts.isIdentifier(object)) return /^(?:vi|vitest|jest)$/.test(object.text) && NAMES.has(name.text);
    call = object;
  }
  return false;
}

function isReplacing(ts, statement) {
  if (ts.isExpressionStatement(statement)) return callsReplacing(ts, statement.expression);
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(({ initializer }) => initializer && callsReplacing(ts, initializer));
}

const isRunner = (ts, statement) =>
  ts.isImportDeclaration(statement) && /^(?:vitest|@jest\/globals)$/.test(statement.moduleSpecifier.text);

/** The text in its new order; null where it replaces nothing. */
function hoisted(ts, file, text) {
  if (!REPLACES.test(text)) return null;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const first = source.statements.filter((one) => isRunner(ts, one));
  const replacing = source.statements.filter((one) => isReplacing(ts, one));
  const written = (list) => list.map((one) => one.getText(source));
  const others = source.statements.filter((one) => !first.includes(one) && !replacing.includes(one));
  const isLater = replacing.some((one) => IS_LATER.test(one.getText(source)));
  return [
    `require(${MOCKS}).from(__filename);`,
    ...written(first),
    ...written(replacing),
    ...(isLater ? [MARK] : []),
    ...written(others),
  ].join("\n");
}

/** What was compiled of such a text: the rest of it waits for what is only there later. */
function awaiting(code) {
  const at = code.indexOf(MARK);
  if (at === -1) return code;
  const rest = code.slice(at + MARK.length);
  return `${code.slice(0, at)}module.exports = (async () => { await require(${MOCKS}).ready();${rest}\n})();\n`;
}

module.exports = { awaiting, hoisted };
