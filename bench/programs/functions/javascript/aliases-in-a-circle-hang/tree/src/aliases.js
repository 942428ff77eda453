/**
 * Command aliases: a Map from a word to the word that it stands for.
 */

/**
 * Follows `word` to the command behind it.
 *
 * Gives `{ command, hops }`, with the number of aliases on the way. An alias
 * that leads back to itself stands for nothing; then the result is null.
 *
 * @example
 * resolve(new Map([['ll', 'list']]), 'll') // { command: 'list', hops: 1 }
 */
export function resolve(aliases, word) {
  const seen = new Set();
  while (aliases.has(word)) {
    seen.add(word);
    word = aliases.get(word);
  }
  return { command: word, hops: seen.size };
}

/** All words that end up at `command`, in alphabetical order. */
export function wordsFor(aliases, command) {
  return [...aliases.keys()]
    .filter((word) => resolve(aliases, word)?.command === command)
    .sort();
}
