import { Parser, type Result } from "tap-parser";
import { z } from "zod";
import type { TestFailure } from "../../../types/tests.ts";
import { toFailure } from "./failure.ts";

const Text = z.string().optional().catch(undefined);

/** What the runners write below an assertion that failed; each knows some of it. */
const Diagnostic = z
  .object({
    name: Text,
    type: Text,
    message: Text,
    stack: Text,
    at: Text,
    code: Text,
    tapCaught: Text,
    found: z.unknown().optional(),
    wanted: z.unknown().optional(),
    details: z.record(z.string(), z.unknown()).optional().catch(undefined),
    values: z.record(z.string(), z.unknown()).optional().catch(undefined),
  })
  .catch({});
export type Diagnostic = z.infer<typeof Diagnostic>;

/** One line of a report, and what is nested above it. */
export interface TapAssertion {
  name: string;
  ok: boolean;
  skipped: boolean;
  diagnostic: Diagnostic;
  /** Milliseconds; null where it is not told. */
  ms: number | null;
  /** Of the subtest that it sums up; null for a plain assertion. */
  inner: TapAssertion[] | null;
}

/** A report in the Test Anything Protocol, nested ones included. Lines that are none of it are passed over. Pure. */
export function readTapReport(text: string): TapAssertion[] {
  return assertionsOf(Parser.parse(text));
}

function assertionsOf(events: ReturnType<typeof Parser.parse>): TapAssertion[] {
  const found: TapAssertion[] = [];
  let inner: TapAssertion[] | null = null;
  let begun = "";
  for (const [type, value] of events) {
    if (type === "child") {
      const nested = value as ReturnType<typeof Parser.parse>;
      inner = assertionsOf(nested);
      begun = nameOf(nested);
    }
    if (type !== "assert") continue;
    const result = value as Result;
    found.push({
      name: result.name,
      ok: result.ok,
      skipped: Boolean(result.skip) || Boolean(result.todo),
      diagnostic: Diagnostic.parse(result.diag ?? {}),
      ms: result.time ?? null,
      inner,
    });
    inner = null;
  }
  // It was cut off before it was summed up.
  if (inner !== null) found.push({ ...UNTOLD, name: begun, ok: inner.every(({ ok }) => ok), inner });
  return found;
}

/** A nested report begins with the name of its test. */
function nameOf(events: ReturnType<typeof Parser.parse>): string {
  const names = events.map(([type, value]) => (type === "comment" ? /^# Subtest: (.*)$/m.exec(String(value))?.[1] : undefined));
  return names.find((name) => name !== undefined)?.trim() ?? "";
}

const UNTOLD = { skipped: false, diagnostic: {}, ms: null };

export function tapFailure(message: string, diagnostic: Diagnostic, guestRoot: string): TestFailure {
  const thrown = thrownIn(diagnostic);
  const value = (one: unknown): string | null => (one === undefined ? null : typeof one === "string" ? one : JSON.stringify(one));
  const compared = thrown === null ? comparedIn(diagnostic) : null;
  return toFailure(
    {
      name: thrown?.name ?? "AssertionError",
      message: thrown?.message ?? message,
      code: diagnostic.code ?? null,
      stack: stackOf(diagnostic),
      expected: compared?.expected ?? (thrown === null ? value(diagnostic.wanted) : null),
      actual: compared?.actual ?? (thrown === null ? value(diagnostic.found) : null),
      assertion: thrown === null,
    },
    guestRoot,
  );
}

/** As ava shows two values: `Difference (- actual, + expected):` with the lines of both, or ``Value is not `true`:``. */
function comparedIn({ details, values }: Diagnostic): { actual: string; expected: string } | null {
  for (const [label, shown] of Object.entries({ ...values, ...details })) {
    if (typeof shown !== "string") continue;
    const [, only] = /^Value is not `(true|false|null|undefined)`/.exec(label) ?? [];
    if (only !== undefined) return { actual: shown, expected: only };
    if (!label.startsWith("Difference")) continue;
    const without = (mark: string): string[] => shown.split("\n").filter((line) => !line.startsWith(mark));
    const sideOf = (mark: string): string =>
      without(mark)
        .map((line) => line.replace(/^(?:[-+] | {2})/, ""))
        .join("\n");
    return { actual: sideOf("+"), expected: sideOf("-") };
  }
  return null;
}

/** Their lines are those of a stack without its “at”. */
export function stackOf({ stack, at }: Diagnostic): string {
  return [stack, at]
    .flatMap((text) => (text ?? "").split("\n"))
    .map((line) => `    at ${line.trim().replace(/^at /, "")}`)
    .join("\n");
}

/** node-tap says that it caught something, ava prints it: `TypeError { message: 'x is not a function' }`. */
function thrownIn({ tapCaught, type, details, values }: Diagnostic): { name: string; message: string | null } | null {
  if (tapCaught !== undefined) return { name: type ?? "Error", message: null };
  const shown = Object.entries({ ...values, ...details }).find(([label]) =>
    /^Error thrown in test|^Rejected promise/.test(label),
  )?.[1];
  if (typeof shown !== "string") return null;
  const name = /^([A-Za-z_$][\w$]*)/.exec(shown)?.[1] ?? "Error";
  const message = /^\s*message: (['"`])(.*)\1,?$/m.exec(shown)?.[2]?.replaceAll(/\\(['"`])/g, "$1") ?? null;
  return { name, message };
}
