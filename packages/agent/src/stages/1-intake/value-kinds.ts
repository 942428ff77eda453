/** What a value is by its look; numbers in quotes count as numbers, since a program may print them. */
export function kindOf(value: string): string {
  const text = value.trim().replace(/^(["'`])(.*)\1$/s, "$2");
  if (/^(?:[+-]?\.?\d[\d._]*(?:e[+-]?\d+)?|zero|-?Infinity|NaN|nan|-?inf)$/.test(text)) return "number";
  if (/^(?:true|false)$/i.test(text)) return "boolean";
  if (/^(?:None|null|undefined|nothing)$/.test(text)) return "none";
  return /^[[{(<]/.exec(text)?.[0] ?? "text";
}

/** Of what shows values, what shows one of the same kind; all of it where nothing does. */
export function alikeFirst<T extends { value: string | null }>(shown: readonly T[], value: string): readonly T[] {
  const alike = shown.filter((one) => one.value !== null && kindOf(one.value) === kindOf(value));
  return alike.length > 0 ? alike : shown;
}
