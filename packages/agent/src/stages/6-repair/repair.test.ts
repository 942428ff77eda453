import { describe, expect, it } from "vitest";
import type { RepairEngine } from "../../engines/types.ts";
import type { Candidate, Judged, TextEdit } from "../../types/candidate.ts";
import { createBatch } from "./batch.ts";
import { openRepairSearch, type RepairSearchOptions } from "./index.ts";

function judged(id: number, verdict: Judged["verdict"], score = 0.5): Judged {
  const candidate: Candidate = { id: String(id), edits: [], family: "test", description: `edit ${id}`, line: 1, score };
  return { candidate, verdict };
}

describe("a batch", () => {
  it("is full when the alternatives stop coming", () => {
    const batch = createBatch(() => 0);
    for (let id = 0; id < 2000 && !batch.isFull(); id += 1) batch.add(judged(id, id === 20 ? "pass" : "fail"));

    expect(batch.tried()).toBe(1521);
    expect(batch.plausible().map(({ id }) => id)).toEqual(["20"]);
  });

  it("tries some alternatives however slow they are, but not for ever", () => {
    let now = 0;
    const batch = createBatch(() => now);
    batch.add(judged(0, "pass"));
    now = 6000;
    for (let id = 1; id <= 299; id += 1) batch.add(judged(id, "fail", 0.2));
    const early = batch.isFull();
    batch.add(judged(300, "fail", 0.4));
    const amongLikely = batch.isFull();
    batch.add(judged(301, "fail", 0.2));

    expect([early, amongLikely]).toEqual([false, false]);
    expect(batch.isFull()).toBe(true);

    const slow = createBatch(() => now);
    slow.add(judged(0, "pass"));
    now += 30_000;
    expect(slow.isFull()).toBe(true);
  });

  it("has more where nearly everything passes and is nearly as likely as the best", () => {
    const fill = (scores: (id: number) => number): number => {
      const batch = createBatch(() => 0);
      for (let id = 0; id < 400 && !batch.isFull(); id += 1) batch.add(judged(id, "pass", scores(id)));
      return batch.tried();
    };

    expect(fill((id) => (id === 0 ? 0.5 : 0.2))).toBe(40);
    expect(fill((id) => (id < 70 ? 0.5 : 0.2))).toBe(71);
    expect(fill(() => 0.5)).toBe(160);
  });

  it("keeps what contradicts another example or breaks a test apart", () => {
    const batch = createBatch();
    batch.add(judged(1, "pass", 0.2), "contradicts another example");
    batch.add(judged(2, "pass", 0.8), "contradicts another example");
    batch.add(judged(3, "pass", 0.9), "breaks tests");
    batch.add(judged(4, "pass", 0.9), "has type errors");

    expect(batch.plausible()).toEqual([]);
    expect(batch.putAside().map(({ candidate, why }) => [candidate.id, why])).toEqual([
      ["1", "contradicts another example"],
      ["2", "contradicts another example"],
      ["3", "breaks tests"],
    ]);
  });

  it("gives the best first", () => {
    const batch = createBatch();
    batch.add(judged(1, "pass", 0.2));
    batch.add(judged(2, "pass", 0.8));

    expect(batch.plausible().map(({ id }) => id)).toEqual(["2", "1"]);
  });
});

describe("the search of a run", () => {
  /** `untyped`: ids of candidates that the type checker objects to. */
  function open(engines: RepairEngine[], untyped: string[] = []) {
    const events: unknown[] = [];
    const types = { errorsOf: async ([edit]: TextEdit[]) => (untyped.includes(edit?.replacement ?? "") ? ["no"] : []) };
    const unused = { workspace: {}, profile: {}, adapter: {}, types, test: { secondExamples: [] } };
    const options = {
      engines,
      environment: unused,
      facts: {},
      admitted: unused,
      suspicious: [],
      nearTests: [],
      events: { emit: (event: unknown) => events.push(event), enter: () => undefined, log: () => undefined },
      timeMs: 10_000,
      signal: new AbortController().signal,
    };
    // Engines are given; what they would read is not needed here.
    return openRepairSearch(options as unknown as RepairSearchOptions);
  }
  const context = () => ({ signal: new AbortController().signal, timeMs: 10_000 });

  it("leaves out what passes with errors of types", async () => {
    const engine: RepairEngine = {
      name: "a",
      async *propose() {
        for (const id of [1, 2]) {
          const one = judged(id, "pass");
          const edits = [{ file: "a.ts", start: 0, end: 0, replacement: String(id) }];
          yield { ...one, candidate: { ...one.candidate, edits } };
        }
      },
    };
    const { plausible, attempts } = await open([engine], ["1"]).next(context());

    expect(plausible.map(({ id }) => id)).toEqual(["2"]);
    expect(attempts[0]?.detail).toMatch(/^2 pass the reproduction \(1 of them have type errors\)/);
  });

  it("tells engines which edits that pass do harm", async () => {
    const seen: string[][] = [];
    const engine: RepairEngine = {
      name: "a",
      async *propose({ harmful = new Set() }) {
        yield judged(1, "pass");
        yield judged(2, "pass");
        seen.push([...harmful]);
        for (let id = 3; id < 2000; id += 1) yield judged(id, "fail");
        seen.push([...harmful]);
      },
    };
    const search = open([engine]);
    await search.next(context());
    const told = { detail: "regression: a test fails now", doesHarm: true };
    search.refuse([
      { candidateId: "1", ...told },
      { candidateId: "2", ...told, doesHarm: false },
    ]);
    await search.next(context());
    await search.close();

    expect(seen).toEqual([[], ["1"]]);
  });

  it("goes on where it stopped, through all engines, and says when nothing is left", async () => {
    let closed = 0;
    const engine = (name: string, ids: number[], passing: number[]): RepairEngine => ({
      name,
      async *propose() {
        try {
          for (const id of ids) yield judged(id, passing.includes(id) ? "pass" : "fail");
        } finally {
          closed += 1;
        }
      },
    });
    const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
    const search = open([engine("one", range(0, 2000), [0, 1999]), engine("two", range(2000, 2010), [])]);

    const first = await search.next(context());
    const second = await search.next(context());
    const third = await search.next(context());
    await search.close();

    expect(first).toMatchObject({ exhausted: false, plausible: [{ id: "0" }], end: { outcome: "passed" } });
    expect(second).toMatchObject({ exhausted: true, plausible: [{ id: "1999" }] });
    expect(third).toMatchObject({ exhausted: true, plausible: [], end: { reason: "none_plausible" } });
    expect(search.totals()).toMatchObject({ tried: 2010, plausible: 2 });
    expect(closed).toBe(2);
  });

  it("stops with its stage while an engine is silent, and can be closed then", async () => {
    const search = open([
      {
        name: "silent",
        async *propose({ judgeOptions }) {
          yield judged(1, "fail");
          await new Promise((resolve) => judgeOptions.signal.addEventListener("abort", resolve, { once: true }));
        },
      },
    ]);

    const result = await search.next({ signal: AbortSignal.timeout(50), timeMs: 50 });
    await search.close();

    expect(result).toMatchObject({ exhausted: false, plausible: [], end: { reason: "out_of_time" } });
    expect(search.totals().tried).toBe(1);
  });
});
