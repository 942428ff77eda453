import { expect, test } from "vitest";
import type { Judged } from "../../types/candidate.ts";
import { createTurns } from "./turns.ts";

const judged = (verdict: Judged["verdict"]): Judged => ({
  candidate: { id: "1", edits: [], family: "test", description: "", line: 1, score: 1 },
  verdict,
});

test("a turn ends with forty that pass, or long after the first", () => {
  const turnOf = createTurns();

  for (let at = 0; at < 5000; at += 1) expect(turnOf(judged("fail"))).toBe(1);
  for (let at = 0; at < 40; at += 1) expect(turnOf(judged("pass"))).toBe(1);
  expect(turnOf(judged("fail"))).toBe(2);
  for (let at = 0; at < 3000; at += 1) turnOf(judged("fail"));
  expect(turnOf(judged("pass"))).toBe(2);
  for (let at = 0; at < 1500; at += 1) expect(turnOf(judged("fail"))).toBe(2);
  expect(turnOf(judged("pass"))).toBe(3);
});
