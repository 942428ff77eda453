import assert from "node:assert/strict";
const { transposeSheet } = await import(new URL("src/sheet.js", `file://${process.cwd()}/`));

assert.equal(
  transposeSheet("C     F     G     C\nRow your boat gently down", 1),
  "C#    F#    G#    C#\nRow your boat gently down",
);
assert.equal(transposeSheet("  G7   C/G   D", 1), "  G#7  C#/G# D#");
assert.equal(transposeSheet("A   D   E", 1, { flats: true }), "Bb  Eb  F");
assert.equal(transposeSheet("C F", 1), "C# F#");
assert.equal(transposeSheet("C", 1), "C#");
assert.equal(transposeSheet("F#m   C#   B", -1), "Fm    C    A#");
assert.equal(transposeSheet("C     F     G", 2), "D     G     A");
assert.equal(transposeSheet("E   B   E", 1), "F   C   F");
assert.equal(transposeSheet("C#  C  C#   D", 0), "C#  C  C#   D");
