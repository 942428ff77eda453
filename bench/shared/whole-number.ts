/** The value of a command-line option. @throws TypeError with words for the user. */
export function wholeNumber(text: string, option: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new TypeError(`--${option} wants a whole number above 0, not “${text}”.`);
}
