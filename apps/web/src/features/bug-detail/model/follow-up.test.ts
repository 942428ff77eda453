import { expect, test } from "vitest";
import { followUpRow, noteRow, roundRow } from "../../../testing/factories.ts";
import { pastRounds, sortedNotes, standingOf, workOf } from "./follow-up.ts";

const done = { status: "done" as const, finishedAt: "2026-05-01T12:00:00.000Z" };

test("a note says what became of it, and that it is in work while a round is at it", () => {
  const words = (note: ReturnType<typeof noteRow>, rounds = [roundRow()]) => standingOf(note, rounds).word;

  expect(words(noteRow())).toBe("Working on it");
  expect(words(noteRow(), [roundRow(done)])).toBe("Waiting");
  expect(words(noteRow({ id: "note-2" }))).toBe("Waiting");
  expect([words(noteRow({ state: "addressed" })), words(noteRow({ state: "declined" }))]).toEqual(["Done", "Not done"]);
});

test("a round that is under way says for whom and for what", () => {
  expect(workOf(roundRow(), [noteRow()])).toBe("Working on the review by grace…");
  expect(workOf(roundRow(), [])).toBe("Working on a review…");
  expect(workOf(roundRow({ kind: "checks", checkName: "ci / unit" }), [])).toBe("Repairing what “ci / unit” found…");
  expect(workOf(roundRow({ kind: "base" }), [])).toContain("The base has moved");
});

test("of past rounds those are told that no note tells of and that led to something", () => {
  const rounds = [
    roundRow({ id: "1", kind: "checks", checkName: "ci", ...done, outcome: "pushed" }),
    roundRow({ id: "2", kind: "base", ...done, outcome: "failed" }),
    roundRow({ id: "3", kind: "base", ...done, outcome: "stale" }),
    roundRow({ id: "4", ...done, outcome: "pushed" }),
    roundRow({ id: "5", kind: "base" }),
  ];

  expect(pastRounds(followUpRow({ rounds })).map(({ word, look }) => [word, look])).toEqual([
    ["Repaired: “ci”", "good"],
    ["Not merged with its base", "attention"],
  ]);
});

test("what asks for nothing stands apart", () => {
  const { asking, noted } = sortedNotes([noteRow({ id: "a", state: "noted" }), noteRow({ id: "b", state: "declined" })]);

  expect([asking.map(({ id }) => id), noted.map(({ id }) => id)]).toEqual([["b"], ["a"]]);
});
