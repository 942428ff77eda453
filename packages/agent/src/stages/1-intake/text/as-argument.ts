/** A word, or a value in backticks, quotes or digits, as code that hands it over. */
export function asArgument(word: string): string {
  const bare = word.replace(/^`(.*)`$/, "$1");
  return /^(?:["']|-?\d)/.test(bare) ? bare : JSON.stringify(bare);
}
