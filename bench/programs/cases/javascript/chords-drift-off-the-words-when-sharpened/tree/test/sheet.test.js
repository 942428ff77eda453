import { test } from "node:test";
import assert from "node:assert/strict";
import { chordsOf, isChordLine, transposeChord, transposeSheet } from "../src/sheet.js";

test("transposes single chords", () => {
  assert.equal(transposeChord("C", 2), "D");
  assert.equal(transposeChord("Am7/G", 2), "Bm7/A");
  assert.equal(transposeChord("C", -1), "B");
  assert.equal(transposeChord("G7sus4", 12), "G7sus4");
});

test("writes flats when asked to", () => {
  assert.equal(transposeChord("A", 1), "A#");
  assert.equal(transposeChord("A", 1, { flats: true }), "Bb");
  assert.equal(transposeChord("Eb/Bb", 2), "F/C");
});

test("tells chord lines from words", () => {
  assert.ok(isChordLine("  C   Am  F/G"));
  assert.ok(!isChordLine("A man went out"));
  assert.ok(!isChordLine(""));
});

test("transposes the chord lines only", () => {
  const sheet = ["Verse", "C     F     G", "Go tell the others", "", "Am    F"].join("\n");
  assert.equal(
    transposeSheet(sheet, 2),
    ["Verse", "D     G     A", "Go tell the others", "", "Bm    G"].join("\n"),
  );
});

test("keeps the indent", () => {
  assert.equal(transposeSheet("   G   D", 2), "   A   E");
});

test("chords that become shorter stay above their words", () => {
  assert.equal(transposeSheet("F#m   C#   B", -1), "Fm    C    A#");
});

test("lists the chords", () => {
  assert.deepEqual(chordsOf("C  G\nla la\nC  Am"), ["C", "G", "Am"]);
});
