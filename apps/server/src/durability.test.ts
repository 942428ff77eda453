import { expect, it } from "vitest";
import { killInCycles } from "./testing/durability/kill-cycles.ts";

/** `npm run test:durability` asks for many. */
const CYCLES = Number(process.env["FIXPOINT_DURABILITY_CYCLES"] ?? 3);

it(
  `nothing acknowledged is lost, and nothing is there by half, when processes are killed while they write (${CYCLES} times)`,
  async () => {
    const report = await killInCycles(CYCLES);

    const { lost, half, ...figures } = report;
    process.stdout.write(`${JSON.stringify({ ...figures, lost: lost.length, half: half.length })}\n`);
    expect(lost).toEqual([]);
    expect(half).toEqual([]);
    expect(report.stuck).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(CYCLES * 6);
    expect(report.unanswered).toBeGreaterThan(0);
  },
  120_000 + CYCLES * 30_000,
);
