import { isChord, transposeChord } from "./chords.js";

export { transposeChord };

/** A line is a chord line if every word in it is a chord. */
export function isChordLine(line) {
  const words = line.trim().split(/\s+/);
  return words[0] !== "" && words.every(isChord);
}

function transposeLine(line, steps, options) {
  const indent = line.match(/^\s*/)[0];
  const cells = line.trim().matchAll(/(\S+)(\s*)/g);

  let out = indent;
  for (const [, chord, gap] of cells) {
    const moved = transposeChord(chord, steps, options);
    out += moved.padEnd(chord.length) + gap;
  }
  return out.trimEnd();
}

/**
 * Transposes a song sheet with the chords written above the words.
 * Words, titles and blank lines are left as they are.
 */
export function transposeSheet(text, steps, options = {}) {
  return text
    .split("\n")
    .map((line) => (isChordLine(line) ? transposeLine(line, steps, options) : line))
    .join("\n");
}

/** The chords used in a sheet, in order of appearance. */
export function chordsOf(text) {
  const chords = text
    .split("\n")
    .filter(isChordLine)
    .flatMap((line) => line.trim().split(/\s+/));
  return [...new Set(chords)];
}
