import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { createSieve, type Sieve } from "./asked/sieve.ts";
import { merge } from "./merge.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";
import type { Ranked } from "./ranked.ts";

const NAMES = Array.from({ length: 12 }, (_, index) => `value${index}`);
const CODE = `exports.sum = (${NAMES.join(", ")}) => {\n${NAMES.map((name, at) => `  const part${at} = ${name} * ${at + 2} + ${NAMES[11 - at]};\n`).join("")}  return part0;\n};\n`;

function search(): { sizes: number[]; ranked: AsyncIterable<Ranked> } {
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "" });
  const source = parseSource("lib.js", CODE);
  if (source === null) throw new Error("does not parse");
  const lines = NAMES.map((_, at) => ({ file: "lib.js", line: at + 2, score: 1 - at / 100 }));
  const sizes: number[] = [];
  const plain = createSieve(fixture.workspace, null, [source]);
  const sieve: Sieve = {
    ...plain,
    sift: (ranked) => {
      sizes.push(ranked.length);
      return plain.sift(ranked);
    },
  };
  const pool = createPool({ ...fixture, suspicious: lines, purpose: "repair" }, []);
  return { sizes, ranked: merge(lines, new Map([["lib.js", source]]), pool, "repair", new Set(), sieve) };
}

test("edits are asked when their turn is near, more of them each time", async () => {
  const { sizes, ranked } = search();
  let taken = 0;
  for await (const _ of ranked) if (++taken === 1) break;
  expect(sizes).toEqual([120]);

  const whole = search();
  for await (const _ of whole.ranked) if (++taken === 1500) break;
  expect(whole.sizes.slice(0, 4)).toEqual([120, 240, 480, 960]);
});

test("what is asked later comes in its order all the same", async () => {
  const scores: number[] = [];
  for await (const { score } of search().ranked) {
    scores.push(score);
    if (scores.length === 300) break;
  }

  // All twelve lines are open when the first is given.
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
