/**
 * Ring tones as text. A note is a letter (r for a rest) with optional sharp,
 * length and dot: "c4 d#8. r2". The length is the part of a whole note. A dot
 * makes the note half as long again. A note without a length of its own is as
 * long as the note before it; a tune starts with quarter notes.
 */

const STEPS = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const NOTE = /^([a-gr])(#?)(\d*)(\.?)$/;
const LENGTHS = [1, 2, 4, 8, 16];

/** Notes as { pitch, beats }; pitch counts half tones from c, null for a rest. */
export function parseMelody(text) {
  const notes = [];
  let beats = 1;
  for (const word of text.trim().toLowerCase().split(/\s+/)) {
    if (word === '') {
      continue;
    }
    const match = NOTE.exec(word);
    if (!match) {
      throw new SyntaxError(`not a note: ${word}`);
    }
    const [, letter, sharp, length, dot] = match;
    if (length) {
      if (!LENGTHS.includes(Number(length))) {
        throw new SyntaxError(`no such length: ${length}`);
      }
      beats = 4 / Number(length);
    }
    const pitch = letter === 'r' ? null : STEPS[letter] + (sharp ? 1 : 0);
    notes.push({ pitch, beats: dot ? beats * 1.5 : beats });
  }
  return notes;
}

/** Length of the tune in beats (quarter notes). */
export function totalBeats(text) {
  return parseMelody(text).reduce((sum, note) => sum + note.beats, 0);
}

/** Milliseconds of the tune at a tempo in beats a minute. */
export function duration(text, tempo = 120) {
  return Math.round((totalBeats(text) * 60000) / tempo);
}

/** The start of each sounding note in beats: [[start, pitch], ...] */
export function onsets(text) {
  let at = 0;
  const list = [];
  for (const note of parseMelody(text)) {
    if (note.pitch !== null) {
      list.push([at, note.pitch]);
    }
    at += note.beats;
  }
  return list;
}
