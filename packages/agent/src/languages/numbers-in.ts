const MOST = 200;

/** Numbers that a text names, in its order, each once. */
export function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [match] of text.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/gi))
    if (numbers.size < MOST) numbers.add(Number(match));
  return numbers;
}

/** Whether somebody writes fractions: else whole numbers are what the program is about. */
export function namesFractions(text: string): boolean {
  return [...numbersIn(text)].some((one) => !Number.isInteger(one));
}

const MOST_INPUTS = 6;

/** Whole numbers of an issue that may be other inputs: those that somebody thought of say more than those nearby. */
export function inputsIn(text: string): number[] {
  return [...numbersIn(text)].filter((one) => Number.isSafeInteger(one) && Math.abs(one) < 1e6).slice(0, MOST_INPUTS);
}
