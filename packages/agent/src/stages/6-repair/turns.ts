import type { Judged } from "../../types/candidate.ts";

/** What gate V would be given at once, and edits tried after the first of them. */
const MOST = { passing: 40, tried: 1500 };

/**
 * Tells in which round an edit would come to gate V if those that break tests came there too: that they are told apart
 * earlier makes what passes after them no likelier.
 */
export function createTurns(): (judged: Judged) => number {
  let turn = 1;
  let passing = 0;
  let since = 0;
  return ({ verdict }) => {
    if (passing > 0) since += 1;
    if (passing >= MOST.passing || since > MOST.tried) {
      turn += 1;
      passing = 0;
      since = 0;
    }
    if (verdict === "pass") passing += 1;
    return turn;
  };
}
