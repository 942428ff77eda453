import type { AST } from "@eslint-community/regexpp";
import { inClass, put, type Edit, type Pattern } from "../syntax.ts";
import type { Told } from "../told.ts";

/** `#` → `[#$]`: a sign, or one of the example. */
export function* orAnother(pattern: Pattern, node: AST.Character, { signs, letters, digits }: Told): Iterable<Edit> {
  const sign = String.fromCodePoint(node.value);
  const kin = /\d/.test(sign) ? digits : /[a-zA-Z]/.test(sign) ? letters : signs;
  for (const other of kin)
    if (other !== sign) {
      const either = `[${inClass(sign)}${inClass(other)}]`;
      yield [put(pattern, node, either), /\w/.test(sign) ? 0.35 : 0.55];
      if (!/\w/.test(sign)) yield [put(pattern, node, `${either}?`), 0.35];
    }
  for (const [one, other, weight] of PAIRS)
    if (one === sign && !kin.includes(other)) yield [put(pattern, node, `[${inClass(sign)}${inClass(other)}]`), weight];
  if (sign === "." && node.raw.startsWith("\\")) yield [put(pattern, node, "."), 0.2];
  if (sign === " ") {
    for (const [form, weight] of BLANKS) yield [put(pattern, node, form), weight];
  }
  if (sign === "\n") yield [put(pattern, node, String.raw`\r?\n`), 0.7];
  if (/[a-zA-Z]/.test(sign) && !pattern.flags.includes("i")) {
    const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
    yield [put(pattern, node, `[${sign}${other}]`), 0.3];
  }
}

const BLANKS: readonly Edit[] = [
  [String.raw`\s`, 0.45],
  [String.raw`\s+`, 0.6],
  [String.raw`\s*`, 0.6],
  [String.raw`[ \t]`, 0.4],
  [String.raw`[ \t]+`, 0.35],
];

const PAIRS: readonly (readonly [one: string, other: string, weight: number])[] = [
  ["'", '"', 0.5],
  ['"', "'", 0.5],
  ["-", "_", 0.45],
  ["_", "-", 0.45],
  [".", ",", 0.4],
  [",", ".", 0.4],
  [",", ";", 0.4],
  ["/", "\\", 0.4],
  ["?", "#", 0.5],
  ["?", "&", 0.3],
  [":", "=", 0.3],
  ["=", ":", 0.3],
  ["-", "/", 0.35],
  [":", ".", 0.35],
  ["*", "+", 0.3],
  ["`", "~", 0.3],
];
