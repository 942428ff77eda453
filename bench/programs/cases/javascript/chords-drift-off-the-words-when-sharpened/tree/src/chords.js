const SHARPS = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
const FLATS = ["C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"];

const CHORD =
  /^([A-G][#b]?)((?:maj|min|dim|aug|sus|add|m)?\d*(?:sus\d?|add\d+|[#b]\d+)*)(?:\/([A-G][#b]?))?$/;

export function isChord(word) {
  return CHORD.test(word);
}

function pitch(note) {
  const index = SHARPS.indexOf(note);
  return index >= 0 ? index : FLATS.indexOf(note);
}

function shift(note, steps, scale) {
  return scale[(((pitch(note) + steps) % 12) + 12) % 12];
}

/** `transposeChord("Am7/G", 2)` is `"Bm7/A"`. */
export function transposeChord(chord, steps, { flats = false } = {}) {
  const [, root, quality, bass] = CHORD.exec(chord);
  const scale = flats ? FLATS : SHARPS;
  const moved = shift(root, steps, scale) + quality;
  return bass ? `${moved}/${shift(bass, steps, scale)}` : moved;
}
