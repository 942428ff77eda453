/** A name that stands for an input: the only thing between two commas of a call. */
export const PLACEHOLDER = /(?<=[(,]\s*)(?!(?:true|false|null|undefined|this|self)\b)[a-z][\w$]*(?=\s*[,)])/g;

/** Each once, in order. */
export function placeholdersIn(expression: string): string[] {
  return [...new Set([...expression.matchAll(PLACEHOLDER)].map(([name]) => name))];
}
