import * as t from "@babel/types";
import { parseSource, textOf } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { Words } from "./variations.ts";

/** Lines before and behind a change that tell what it is about. */
const NEAR = 15;
const PLAIN = ["-", " ", ".", "/", "_", "1", "a", "A", "é", "\n", "\\", "'", '"', "(", "[", ":", ",", "="];

/** What a changed file is about, near the change first and most often. */
export function wordsNear(file: string, texts: readonly string[], line: number): Words {
  const [literals, members, characters]: [string[], string[], string[]] = [[], [], [...PLAIN]];
  for (const text of texts) {
    const source = parseSource(file, text);
    if (source === null) continue;
    for (const node of source.nodes) {
      const isNear = Math.abs((node.loc?.start.line ?? 0) - line) <= NEAR;
      const times = isNear ? 3 : 1;
      const add = (list: string[], one: string): void => void list.push(...Array.from({ length: times }, () => one));
      if (t.isStringLiteral(node) && node.value.length < 40) {
        add(literals, JSON.stringify(node.value));
        if (isNear) for (const mark of node.value.match(/[^\w\s]|\s/g) ?? []) characters.push(mark);
      }
      if (t.isNumericLiteral(node)) {
        add(literals, textOf(source, node));
        if (isNear) literals.push(String(node.value + 1), String(node.value - 1));
      }
      if (t.isRegExpLiteral(node) && isNear)
        for (const mark of node.pattern.match(/[^\\\w\s]|(?<!\\)[A-Za-z0-9]/g) ?? []) characters.push(mark, mark);
      if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property)) add(members, node.property.name);
    }
  }
  return { literals, members, characters };
}
