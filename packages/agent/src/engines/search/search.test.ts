import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Candidate, Judged } from "../../types/candidate.ts";
import { candidatesAt, from, judgeOptions, makeFixture } from "../../languages/javascript/testing/fixture.ts";
import { searchEngine, type SearchRequest } from "./index.ts";
import { bestFirst } from "./order.ts";

function candidate(id: number, score: number, start = id): Candidate {
  return {
    id: String(id),
    edits: [{ file: "a.js", start, end: start, replacement: "x" }],
    family: "f",
    description: "",
    line: 1,
    score,
  };
}

const fixture = makeFixture({ files: { "a.js": "exports.a = 1;\n" }, probe: "module.exports = async () => {};" });

async function run(
  candidates: Candidate[],
  passes: (candidate: Candidate) => boolean,
  options: { maxPlausible?: number } = {},
): Promise<Judged[]> {
  const adapter: SearchRequest["adapter"] = {
    candidates: () => from(candidates),
    async *judge(_workspace, _profile, _reproduction, all) {
      for await (const item of all) yield { candidate: item, verdict: passes(item) ? "pass" : "fail" };
    },
  };
  const judged: Judged[] = [];
  const request = { ...fixture, adapter, suspicious: [], judgeOptions: judgeOptions(options) };
  for await (const item of searchEngine.propose(request)) judged.push(item);
  return judged;
}

describe("the search engine", () => {
  it("judges each edit once, best first", async () => {
    const judged = await run([candidate(1, 0.2), candidate(2, 0.9), candidate(3, 0.5, 2)], () => false);

    expect(judged.map((item) => item.candidate.id)).toEqual(["2", "1"]);
  });

  it("loses and repeats nothing when it orders", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }), async (scores) => {
        const all = scores.map((score, index) => candidate(index, score));
        const ordered: Candidate[] = [];
        for await (const item of bestFirst(from(all), () => false, 10)) ordered.push(item);

        expect(ordered.map((item) => item.id).sort()).toEqual(all.map((item) => item.id).sort());
      }),
    );
  });

  it("never proposes an answer for the issue's example alone", async () => {
    const issue = makeFixture({
      files: { "f.js": "exports.f = (x) => {\n  return x * 2;\n};\n" },
      probe: "module.exports = async () => {};",
      issue: "`f(17)` gives `34`, should give `51`",
      expected: "51",
    });

    const candidates = await candidatesAt(issue, "f.js", [2]);

    expect(candidates.filter((item) => item.edits.some((edit) => /if \(x === 17\)|return 51/.test(edit.replacement)))).toEqual(
      [],
    );
  });

  it("gives for mutants only the plain families, at the lines that were asked for", async () => {
    const mutants = await candidatesAt(
      makeFixture({
        files: { "f.js": "exports.f = (x) => {\n  return x < 2;\n};\n" },
        probe: "module.exports = async () => {};",
      }),
      "f.js",
      [2],
      "mutants",
    );

    expect(new Set(mutants.map((item) => item.line))).toEqual(new Set([2]));
    expect(mutants.length).toBeGreaterThan(3);
    expect(
      mutants.every((item) => ["operator", "off-by-one", "constant", "regex", "condition", "statement"].includes(item.family)),
    ).toBe(true);
  });
});
