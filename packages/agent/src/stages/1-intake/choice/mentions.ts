import type { Expectation } from "../../../types/facts.ts";
import { closingIndex } from "../text/balanced.ts";

const MOST_READ = 200_000;

/**
 * `parse()` in a sentence names a function and calls nothing, where the text shows it with arguments or as a method:
 * what is said of it is said of the call that the text shows.
 */
export function withoutMentions(expectations: readonly Expectation[], text: string): Expectation[] {
  const head = text.slice(0, MOST_READ);
  const withArguments = new Set([...head.matchAll(/(?<![\w$])([\w$]{1,80})\((?=\s{0,20}[^\s)])/g)].map((match) => match[1]));
  const methods = new Set([...head.matchAll(/\.([\w$]{1,80})\(/g)].map((match) => match[1]));
  const isMention = (expression: string): boolean => {
    const [, owner, name] = /^((?:[\w$]+\.)*)([\w$]+)\(\)$/.exec(expression) ?? [];
    return name !== undefined && (withArguments.has(name) || (owner === "" && methods.has(name)));
  };
  return expectations.flatMap((one) => {
    if (one.origin !== "prose" || one.expression === null || !isMention(one.expression)) return [one];
    const says = one.guessed !== true && (one.expected !== null || one.throws !== null);
    return says ? [{ ...one, expression: null }] : [];
  });
}

/** “With `add(4)` it is right” where the issue is about `sum(1).add(5)`: the same call with the other arguments. */
export function withOwners(expectations: readonly Expectation[]): Expectation[] {
  const calls = expectations.flatMap(({ expression, fine }) => (expression === null || fine === true ? [] : [expression]));
  return expectations.map((one) => {
    const name = one.fine === true ? /^([\w$]+)\(/.exec(one.expression ?? "")?.[1] : undefined;
    if (name === undefined || one.expression === null) return one;
    for (const call of calls) {
      const at = call.indexOf(`.${name}(`);
      const end = at === -1 ? null : closingIndex(call, at + name.length + 1);
      if (end !== null) return { ...one, expression: `${call.slice(0, at + 1)}${one.expression}${call.slice(end)}` };
    }
    return one;
  });
}
