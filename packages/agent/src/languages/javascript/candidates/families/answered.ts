import * as t from "@babel/types";
import { indentAt, short } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Answers at the wrong place: the first one found where the best is sought, two that changed places. */
export const answered: Family = {
  name: "answered",
  *propose(site) {
    const { statement } = site;
    if (t.isReturnStatement(statement)) yield* behindLoop(site, statement);
    for (const one of [statement, statement === null ? undefined : site.source.parents.get(statement)]) {
      const test = t.isBlockStatement(one) ? site.source.parents.get(one) : one;
      if (t.isIfStatement(test)) yield* changedPlaces(site, test);
    }
    if (t.isReturnStatement(statement)) {
      const list = listOf(site, statement);
      const before = list[list.indexOf(statement) - 1];
      if (t.isIfStatement(before)) yield* changedPlaces(site, before);
    }
  },
};

function listOf({ source }: Site, node: t.Node): readonly t.Statement[] {
  const parent = source.parents.get(node);
  return t.isBlockStatement(parent) || t.isProgram(parent) ? parent.body : [];
}

/** `return best;` in a loop, moved behind it. */
function* behindLoop(site: Site, statement: t.ReturnStatement): Iterable<Proposal> {
  if (listOf(site, statement).length < 2) return;
  const { text } = site.source;
  for (const loop of around(site.source, statement)) {
    if (t.isFunction(loop)) return;
    if (!t.isLoop(loop)) continue;
    const start = text.lastIndexOf("\n", statement.start ?? 0);
    const end = loop.end ?? 0;
    const own = textOf(site.source, statement);
    const rest = text.slice(statement.end ?? 0, end);
    const replacement = `${rest}\n${indentAt(site, loop.start ?? 0)}${own}`;
    yield { start, end, replacement, description: `\`${short(own)}\` moved behind the loop`, weight: 0.7 };
    return;
  }
}

/** `if (a) return b; return c;` → `if (a) return c; return b;`. */
function* changedPlaces(site: Site, test: t.IfStatement): Iterable<Proposal> {
  const list = listOf(site, test);
  const first = t.isBlockStatement(test.consequent) ? test.consequent.body.at(-1) : test.consequent;
  const second = list[list.indexOf(test) + 1];
  if (test.alternate || !t.isReturnStatement(first) || !t.isReturnStatement(second)) return;
  const [one, other] = [textOf(site.source, first), textOf(site.source, second)];
  if (one === other) return;
  const between = site.source.text.slice(first.end ?? 0, second.start ?? 0);
  yield {
    start: first.start ?? 0,
    end: second.end ?? 0,
    replacement: `${other}${between}${one}`,
    description: `\`${short(one)}\` and \`${short(other)}\` changed places`,
    weight: 0.7,
  };
}
