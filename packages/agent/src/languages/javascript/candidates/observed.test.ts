import { afterEach, expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { Probe } from "../judge/probe.ts";
import { createSieve, type Sieve } from "./asked/sieve.ts";
import { observe } from "./observed.ts";
import { parseSource, textOf } from "./parse.ts";
import { createPool } from "./pool.ts";
import { siteAt } from "./site.ts";
import { variable } from "./families/variable.ts";
import { predicatesAt } from "./wide/predicates.ts";
import { termsAt } from "./wide/terms.ts";

const sieves: Sieve[] = [];
afterEach(async () => {
  for (const sieve of sieves.splice(0)) await sieve.close();
});

/** What is at hand at an expression of a line, once the failing test was seen to come by. */
async function seenAt(
  text: string,
  probe: string,
  line: number,
  expression: string,
): Promise<{ terms: Map<string, string>; predicates: string[] }> {
  const fixture = makeFixture({ files: { "src/a.cjs": text }, probe, format: "cjs" });
  const source = parseSource("src/a.cjs", text);
  if (source === null) throw new Error("The text does not parse.");
  const sieve = createSieve(fixture.workspace, Probe.parse(fixture.reproduction.probe), [source]);
  sieves.push(sieve);
  const pool = createPool({ ...fixture, suspicious: [], purpose: "repair" }, []);
  await observe([{ file: "src/a.cjs", line, score: 1 }], new Map([["src/a.cjs", source]]), pool, sieve);
  const site = siteAt(source, line, pool);
  const node = site?.nodes.find((one) => textOf(source, one) === expression);
  if (site === null || node === undefined) throw new Error("Nothing is there.");
  return {
    terms: new Map(termsAt(site, node).map((term) => [term.text, term.sort])),
    predicates: predicatesAt(site, node).map((predicate) => predicate.text),
  };
}

test("members that the text here never reads are at hand, with the sorts that were seen", async () => {
  const { terms } = await seenAt(
    `exports.note = (room, reading, closed, prices) => {
  const kept = reading.value;
  return kept;
};
`,
    `const assert = require("node:assert/strict");
const { note } = require("../src/a.cjs");
const room = { offset: 2, name: "hall", get trap() { throw new Error("read"); }, last: { at: 3 } };
module.exports = () => assert.equal(note(room, { value: 1 }, new Set(["hall"]), new Map([["hall", { net: 4 }]])), 3);
`,
    3,
    "kept",
  );
  expect(Object.fromEntries(terms)).toMatchObject({
    kept: "number",
    closed: "set",
    "room.offset": "number",
    "room.name": "string",
    "room.last.at": "number",
    "reading.value": "number",
    "prices.get(room.name)?.net": "number",
  });
  expect(terms.has("room.trap")).toBe(false);
});

test("what was absent at times is read with care, and two of one kind are compared by what they share", async () => {
  const { terms, predicates } = await seenAt(
    `exports.runs = (entries) => {
  let run = null;
  for (const entry of entries) {
    run = entry;
  }
  return run;
};
`,
    `const assert = require("node:assert/strict");
const { runs } = require("../src/a.cjs");
module.exports = () => assert.equal(runs([{ service: "a", at: 1 }, { service: "b", at: 2 }]).at, 1);
`,
    4,
    "entry",
  );
  expect(terms.get("run?.service")).toBe("string");
  expect(terms.get("entry.at")).toBe("number");
  expect(predicates).toContain("entry.service === run?.service");
});

test("elements and callbacks are seen as well", async () => {
  const { terms } = await seenAt(
    `exports.board = (stops) => stops.map((stop) => ({ to: stop.name }));\n`,
    `const assert = require("node:assert/strict");
const { board } = require("../src/a.cjs");
module.exports = () => assert.deepEqual(board([{ name: "A", line: "7" }, { name: "B", line: "7" }])[0], { to: "B" });
`,
    1,
    "stop.name",
  );
  expect(Object.fromEntries(terms)).toMatchObject({ "stop.line": "string", "stops.at(-1)?.name": "string", stops: "array" });
});

test("a variable that was seen to hold another kind of thing is less likely to be meant", async () => {
  const text = "exports.cost = (name, price, rate) => {\n  const net = price * price;\n  return net;\n};\n";
  const probe =
    'const assert = require("node:assert/strict");\nconst { cost } = require("../src/a.cjs");\nmodule.exports = () => assert.equal(cost("tea", 2, 3), 6);\n';
  const fixture = makeFixture({ files: { "src/a.cjs": text }, probe, format: "cjs" });
  const source = parseSource("src/a.cjs", text);
  if (source === null) throw new Error("The text does not parse.");
  const sieve = createSieve(fixture.workspace, Probe.parse(fixture.reproduction.probe), [source]);
  sieves.push(sieve);
  const pool = createPool({ ...fixture, suspicious: [], purpose: "repair" }, []);
  await observe([{ file: "src/a.cjs", line: 2, score: 1 }], new Map([["src/a.cjs", source]]), pool, sieve);
  const site = siteAt(source, 2, pool);
  if (site === null) throw new Error("Nothing is there.");

  const weights = new Map([...variable.propose(site)].map(({ replacement, weight }) => [replacement, weight]));

  expect(weights.get("name")).toBeLessThan((weights.get("rate") ?? 0) / 2);
});

test("what every object has is none of the members that were seen", async () => {
  const { terms } = await seenAt(
    `exports.twin = (room) => {
  const kept = room.offset;
  const Twin = room.constructor;
  return new Twin(kept);
};
`,
    `const assert = require("node:assert/strict");
const { twin } = require("../src/a.cjs");
module.exports = () => assert.equal(twin({ offset: 2 }), 3);
`,
    4,
    "kept",
  );
  expect(terms.get("kept")).toBe("number");
  expect(terms.has("room.offset")).toBe(true);
});
