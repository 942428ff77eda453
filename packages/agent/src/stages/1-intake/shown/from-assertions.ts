import type { Expectation, Snippet } from "../../../types/facts.ts";
import { closingIndex, splitArguments, splitTopLevel } from "../text/balanced.ts";

const EQUAL =
  /\b(?:assert\.(?:strictEqual|deepStrictEqual|deepEqual|equal|looseEqual|same|is)|(?:t|test|assert)\.(?:is|same|equal|deepEqual|strictEqual)|assert_equal|(?:self\.)?assert(?:Equals?|ListEqual|DictEqual|AlmostEqual))\s*\(/;
const MATCHER =
  /^\s*\.(?:resolves\.)?(?:toBe|toEqual|toStrictEqual|to\.equal|to\.eql|to\.be|to\.deep\.equal|to\.strictly\.equal|toBeCloseTo)\s*\(/;

function assertion(
  expression: string | undefined,
  expected: string | null,
  throws: Expectation["throws"],
  snippet: number,
): Expectation[] {
  const plain = expression
    ?.trim()
    .replace(/^await\s+/, "")
    .replace(/^(?:async\s*)?\(\)\s*=>\s*/, "")
    .replace(/^lambda:\s*/, "");
  return plain ? [{ expression: plain, expected, actual: null, throws, origin: "assertion", snippet }] : [];
}

/** Assertions that the reporter wrote: what they compare with is what should be. */
export function fromAssertions(snippet: Snippet): Expectation[] {
  const found: Expectation[] = [];
  const { code, index } = snippet;
  for (const [offset, line] of lineOffsets(code)) {
    if (found.length >= 100) break;
    const rest = code.slice(offset, offset + 4000);
    const equal = EQUAL.exec(line);
    if (equal) {
      const [left, right] = splitArguments(rest, equal.index + equal[0].length - 1) ?? [];
      if (right !== undefined) found.push(...assertion(left, right, null, index));
      continue;
    }
    const throwing = /\b(?:assert\.(?:throws|rejects)|t\.throws|(?:self\.)?assertRaises)\s*\(/.exec(line);
    if (throwing) {
      const args = splitArguments(rest, throwing.index + throwing[0].length - 1) ?? [];
      const python = throwing[0].includes("assertRaises");
      const [call, type] = python
        ? [args[1] === undefined ? undefined : `${args[1]}(${args.slice(2).join(", ")})`, args[0]]
        : args;
      found.push(
        ...assertion(
          call,
          null,
          { which: "expected", type: /^[\w.]+$/.test(type ?? "") ? (type?.split(".").at(-1) ?? null) : null, message: null },
          index,
        ),
      );
      continue;
    }
    const expecting = /\bexpect\s*\(/.exec(line);
    if (expecting) {
      const open = expecting.index + expecting[0].length - 1;
      const end = closingIndex(rest, open);
      if (end === null) continue;
      const after = rest.slice(end);
      const subject = rest.slice(open + 1, end - 1);
      const matcher = MATCHER.exec(after);
      if (matcher) {
        const value = splitArguments(after, matcher[0].length - 1)?.[0];
        if (value !== undefined) found.push(...assertion(subject, value, null, index));
        continue;
      }
      const fixed = /^\s*\.(?:toBe(Null|Undefined|NaN)|to\.be\.(null|undefined|true|false|NaN))\b/.exec(after);
      const word = fixed?.[1]?.replace(/^[NU](?!aN)/, (char) => char.toLowerCase()) ?? fixed?.[2];
      if (word !== undefined) found.push(...assertion(subject, word, null, index));
      const throws = /^\s*\.(?:toThrow(?:Error)?|to\.throw)\s*\(([^)\n]{0,200})\)/.exec(after);
      if (throws)
        found.push(
          ...assertion(
            subject,
            null,
            {
              which: "expected",
              type: /^[A-Z]\w*$/.exec(throws[1] ?? "")?.[0] ?? null,
              message: /^["'`](.*)["'`]$/.exec(throws[1] ?? "")?.[1] ?? null,
            },
            index,
          ),
        );
      continue;
    }
    const python = /^\s*assert\s+(?!\()(.+?)\s*$/.exec(line);
    if (python && snippet.language !== "javascript" && snippet.language !== "typescript") {
      const bare = splitTopLevel(python[1] ?? "", ",")[0] ?? "";
      const [left, right] = splitTopLevel(bare, "==");
      if (left !== undefined && right !== undefined) found.push(...assertion(left, right.replace(/\s+#.*$/, ""), null, index));
      else
        found.push(
          ...(bare.startsWith("not ") ? assertion(bare.slice(4), "False", null, index) : assertion(bare, "True", null, index)),
        );
    }
    const raises = /^\s*with (?:pytest\.raises|self\.assertRaises)\(\s*([\w.]+)/.exec(line);
    if (raises) {
      const body = code
        .slice(offset + line.length)
        .split("\n")
        .find((one) => one.trim() !== "");
      found.push(
        ...assertion(body, null, { which: "expected", type: raises[1]?.split(".").at(-1) ?? null, message: null }, index),
      );
    }
  }
  return found;
}

function* lineOffsets(code: string): Generator<[number, string]> {
  let offset = 0;
  for (const line of code.split("\n").slice(0, 2000)) {
    yield [offset, line.slice(0, 2000)];
    offset += line.length + 1;
  }
}
