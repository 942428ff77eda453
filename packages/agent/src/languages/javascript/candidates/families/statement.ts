import * as t from "@babel/types";
import { indentAt, insertAfter, insertBefore, replaceNode, replaceNodes, short } from "../build.ts";
import { textOf } from "../parse.ts";
import { inList, insideLoop } from "./returns.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Statements left out, moved by one, moved in or out of a block; an `else` that was forgotten. */
export const statement: Family = {
  name: "statement",
  mutates: true,
  *propose(site) {
    const own = site.statement;
    if (
      own === null ||
      t.isFunctionDeclaration(own) ||
      t.isClassDeclaration(own) ||
      t.isImportDeclaration(own) ||
      t.isExportDeclaration(own)
    )
      return;
    const { start, end } = { start: own.start ?? 0, end: own.end ?? 0 };
    const text = textOf(site.source, own);
    if (!t.isVariableDeclaration(own)) {
      yield {
        start,
        end,
        replacement: inList(site, own) ? "" : ";",
        description: `\`${short(text)}\` was dropped`,
        weight: t.isExpressionStatement(own) ? 0.8 : 0.5,
      };
    }
    const list = listOf(site, own);
    const position = list.indexOf(own);
    yield* neighbours(site, own, list, position);
    yield* swappedNames(site, own, list[position + 1]);
    yield* outOfBlock(site, own);
    yield* intoBlock(site, own, list[position - 1], list[position + 1]);
    yield* branches(site, own);
    yield* answers(site, own);
    yield* jumps(site, own);
    if (t.isIfStatement(own) && !t.isBlockStatement(own.consequent)) {
      yield* jumps(site, own.consequent);
      yield* answers(site, own.consequent);
    }
  },
};

function listOf(site: Site, node: t.Statement): t.Statement[] {
  const parent = site.source.parents.get(node);
  if (t.isBlockStatement(parent) || t.isProgram(parent)) return parent.body;
  return t.isSwitchCase(parent) ? parent.consequent : [];
}

function* neighbours(site: Site, own: t.Statement, list: t.Statement[], position: number): Iterable<Proposal> {
  for (const other of [list[position - 1], list[position + 1]]) {
    if (other === undefined || t.isFunctionDeclaration(other)) continue;
    const [first, second] = (other.start ?? 0) < (own.start ?? 0) ? [other, own] : [own, other];
    const between = site.source.text.slice(first.end ?? 0, second.start ?? 0);
    yield {
      start: first.start ?? 0,
      end: second.end ?? 0,
      replacement: textOf(site.source, second) + between + textOf(site.source, first),
      description: `\`${short(textOf(site.source, first))}\` and \`${short(textOf(site.source, second))}\` changed places`,
      weight: 0.55,
    };
  }
}

/** `const a = stack.pop(), b = stack.pop()` → `const b = …, a = …`: each call gives another. */
function* swappedNames(site: Site, own: t.Statement, next: t.Statement | undefined): Iterable<Proposal> {
  const declared = [own, next].flatMap((one) => (t.isVariableDeclaration(one) ? one.declarations : []));
  const [one, other] = declared;
  if (one === undefined || other === undefined || !t.isCallExpression(one.init) || !other.init) return;
  if (!t.isIdentifier(one.id) || !t.isIdentifier(other.id) || textOf(site.source, one.init) !== textOf(site.source, other.init))
    return;
  const names = [one.id, other.id];
  const [a, b] = [one.id.name, other.id.name];
  yield replaceNodes(site, names, (id) => (id === one.id ? b : a), 1, `\`${a}\` and \`${b}\` changed places`);
}

/** The last (first) statement of a block goes behind (before) the block's statement. */
function* outOfBlock(site: Site, own: t.Statement): Iterable<Proposal> {
  const block = site.source.parents.get(own);
  const owner = block === undefined ? undefined : site.source.parents.get(block);
  if (!t.isBlockStatement(block) || !t.isStatement(owner) || t.isBlockStatement(owner) || !inList(site, owner)) return;
  const text = textOf(site.source, own);
  const whole = textOf(site.source, owner);
  const from = (own.start ?? 0) - (owner.start ?? 0);
  const without = whole.slice(0, from) + whole.slice(from + text.length);
  const indent = indentAt(site, owner.start ?? 0);
  if (block.body.at(-1) === own)
    yield replaceNode(site, owner, `${without}\n${indent}${text}`, 0.6, `\`${short(text)}\` moved behind the block`);
  if (block.body[0] === own)
    yield replaceNode(site, owner, `${text}\n${indent}${without}`, 0.5, `\`${short(text)}\` moved before the block`);
}

function* intoBlock(
  site: Site,
  own: t.Statement,
  before: t.Statement | undefined,
  after: t.Statement | undefined,
): Iterable<Proposal> {
  const text = textOf(site.source, own);
  const block = before === undefined ? null : bodyOf(before);
  if (before !== undefined && block !== null) {
    const inner = textOf(site.source, before);
    const cut = (block.end ?? 0) - 1 - (before.start ?? 0);
    const moved = `${inner.slice(0, cut).trimEnd()}\n${indentAt(site, own.start ?? 0)}  ${text}\n${indentAt(site, own.start ?? 0)}${inner.slice(cut)}`;
    yield {
      start: before.start ?? 0,
      end: own.end ?? 0,
      replacement: moved,
      description: `\`${short(text)}\` moved into the block before it`,
      weight: 0.5,
    };
  }
  const next = after === undefined ? null : bodyOf(after);
  if (after !== undefined && next !== null) {
    const inner = textOf(site.source, after);
    const cut = (next.start ?? 0) + 1 - (after.start ?? 0);
    yield {
      start: own.start ?? 0,
      end: after.end ?? 0,
      replacement: `${inner.slice(0, cut)}\n${indentAt(site, own.start ?? 0)}  ${text}${inner.slice(cut)}`,
      description: `\`${short(text)}\` moved into the block after it`,
      weight: 0.5,
    };
  }
}

function bodyOf(node: t.Statement): t.BlockStatement | null {
  if (t.isIfStatement(node)) return t.isBlockStatement(node.consequent) ? node.consequent : null;
  if (t.isLoop(node)) return t.isBlockStatement(node.body) ? node.body : null;
  return null;
}

function* branches(site: Site, own: t.Statement): Iterable<Proposal> {
  if (t.isIfStatement(own)) {
    if (own.alternate) {
      const swapped = `if (${textOf(site.source, own.test)}) ${textOf(site.source, own.alternate)} else ${textOf(site.source, own.consequent)}`;
      if (t.isBlockStatement(own.alternate)) yield replaceNode(site, own, swapped, 0.4, "the branches changed places");
      yield {
        start: own.consequent.end ?? 0,
        end: own.alternate.end ?? 0,
        replacement: "",
        description: "the `else` was dropped",
        weight: 0.4,
      };
      // `else if` → `if`.
      if (t.isIfStatement(own.alternate))
        yield {
          start: own.consequent.end ?? 0,
          end: own.alternate.start ?? 0,
          replacement: `\n${indentAt(site, own.start ?? 0)}`,
          description: "`else` was dropped before `if`",
          weight: 0.5,
        };
    }
    const list = listOf(site, own);
    const next = list[list.indexOf(own) + 1];
    if (next !== undefined && !own.alternate && !t.isFunctionDeclaration(next) && !t.isVariableDeclaration(next))
      yield {
        start: own.end ?? 0,
        end: next.start ?? 0,
        replacement: " else ",
        description: "`else` was put before the next statement",
        weight: 0.55,
      };
    yield {
      start: own.start ?? 0,
      end: (own.start ?? 0) + 2,
      replacement: "while",
      description: "`if` became `while`",
      weight: 0.45,
    };
    // Nobody means to leave what follows without a way to it.
    if (next === undefined || !leaves(own.consequent))
      yield replaceNode(site, own, textOf(site.source, own.consequent), 0.3, "the condition was dropped");
  }
  if (t.isWhileStatement(own))
    yield {
      start: own.start ?? 0,
      end: (own.start ?? 0) + 5,
      replacement: "if",
      description: "`while` became `if`",
      weight: 0.3,
    };
  if (t.isForInStatement(own)) {
    const { start, end } = { start: own.left.end ?? 0, end: own.right.start ?? 0 };
    yield { start, end, replacement: " of ", description: "`in` became `of`", weight: 0.7 };
    yield {
      start,
      end: own.right.end ?? 0,
      replacement: ` of Object.keys(${textOf(site.source, own.right)})`,
      description: "own keys only",
      weight: 0.9,
    };
  }
  if (t.isForOfStatement(own)) {
    yield {
      start: own.left.end ?? 0,
      end: own.right.start ?? 0,
      replacement: " in ",
      description: "`of` became `in`",
      weight: 0.3,
    };
    yield replaceNode(site, own.right, `${textOf(site.source, own.right)}.slice()`, 0.4);
  }
}

/** `value = f(value)` → `return f(value)` at the end of a block; `return true` → `found = true`, where `found` is returned at the end. */
function* answers(site: Site, own: t.Statement): Iterable<Proposal> {
  const parent = site.source.parents.get(own);
  // What comes behind it would not be done any more.
  const isLast =
    t.isIfStatement(parent) || (t.isBlockStatement(parent) && parent !== site.fn?.body && parent.body.at(-1) === own);
  if (isLast && t.isExpressionStatement(own) && t.isAssignmentExpression(own.expression, { operator: "=" }))
    yield replaceNode(site, own, `return ${textOf(site.source, own.expression.right)};`, 0.35);
  if (!t.isReturnStatement(own) || !own.argument || site.fn === null || !t.isBlockStatement(site.fn.body)) return;
  const last = site.fn.body.body.at(-1);
  if (last !== own && t.isReturnStatement(last) && t.isIdentifier(last.argument))
    yield replaceNode(site, own, `${last.argument.name} = ${textOf(site.source, own.argument)};`, 0.35);
}

function* jumps(site: Site, own: t.Statement): Iterable<Proposal> {
  if (t.isContinueStatement(own)) yield replaceNode(site, own, "break;", 0.8);
  if (t.isBreakStatement(own)) yield replaceNode(site, own, "continue;", 0.7);
  const isPlain = t.isReturnStatement(own) && (!own.argument || t.isLiteral(own.argument) || t.isIdentifier(own.argument));
  if (isPlain && insideLoop(site, own)) yield replaceNode(site, own, "continue;", 0.5);
  const inLoop = t.isLoop(site.source.parents.get(site.source.parents.get(own) ?? own) ?? null);
  const parent = site.source.parents.get(own);
  const inCase = t.isSwitchCase(parent);
  if (inCase && parent.consequent.at(-1) === own && !t.isBreakStatement(own) && !t.isReturnStatement(own))
    yield { ...insertAfter(site, own, "break;", 1.2), evidence: runsOn(site, parent) ? RUNS_ON : 1 };
  if (inLoop && t.isReturnStatement(own)) yield insertBefore(site, own, "continue;", 0.1);
  // Inside `if` of a loop: the search goes on though the thing was found, or the other way round.
  if (t.isExpressionStatement(own) && t.isBlockStatement(parent) && t.isIfStatement(site.source.parents.get(parent) ?? null))
    for (const jump of ["break;", "continue;", "return;"]) yield insertAfter(site, own, jump, 0.4);
  if (t.isSwitchStatement(own)) yield* fallThroughs(site, own);
}

/** Whether what follows in the same list is never reached. */
function leaves(own: t.Node | undefined): boolean {
  const last = t.isBlockStatement(own) ? own.body.at(-1) : own;
  return t.isBreakStatement(last) || t.isReturnStatement(last) || t.isThrowStatement(last) || t.isContinueStatement(last);
}

/** Times that an end of a case is likelier where the other cases have one. */
const RUNS_ON = 3;

function runsOn(site: Site, own: t.SwitchCase): boolean {
  const whole = site.source.parents.get(own);
  if (!t.isSwitchStatement(whole) || whole.cases.at(-1) === own) return false;
  const others = whole.cases.slice(0, -1).filter((one) => one !== own && one.consequent.length > 0);
  const ended = others.filter(({ consequent }) => leaves(consequent.at(-1)));
  return others.length > 0 && ended.length === others.length;
}

/** A `case` that runs into the next. */
function* fallThroughs(site: Site, own: t.SwitchStatement): Iterable<Proposal> {
  for (const item of own.cases) {
    const last = item.consequent.at(-1);
    if (
      last === undefined ||
      t.isBreakStatement(last) ||
      t.isReturnStatement(last) ||
      t.isThrowStatement(last) ||
      t.isBlockStatement(last)
    )
      continue;
    yield insertAfter(site, last, "break;", 1.2);
  }
}
