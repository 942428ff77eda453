import { shellQuote } from "../../../run/shell-quote.ts";
import path from "node:path";
import { inspect } from "node:util";
import { z } from "zod";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import { parseJsonLines } from "../../../run/json-lines.ts";
import type { JavaScriptDetails } from "../details.ts";
import { guestFile } from "../guest.ts";
import { binOf } from "./bin.ts";
import { uniqueNames } from "./events.ts";
import { relativeTo, toFailure } from "./failure.ts";
import { withoutTypeCheck } from "./ts-jest.ts";
import type { Parsed, Runner } from "./types.ts";

const Details = z
  .object({
    matcherResult: z.object({ actual: z.unknown(), expected: z.unknown() }).optional().catch(undefined),
    name: z.string().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
  })
  .catch({});
/** Rows of a table are titles as they stand in old versions: lists, numbers. */
const Title = z.unknown().transform(String);
const FileReport = z.object({
  name: z.string(),
  message: z.string().catch(""),
  assertionResults: z.array(
    z.object({
      ancestorTitles: z.array(Title).catch([]),
      title: Title,
      status: z.string(),
      duration: z.number().nullish().catch(null),
      failureMessages: z.array(z.string()).nullish().catch(null),
      failureDetails: z.array(Details).nullish().catch(null),
    }),
  ),
});
type FileReport = z.infer<typeof FileReport>;

/** What starts jest, behind node itself: it, or a tool that brings its settings along. */
export async function jestWords(root: string, { nodeArgs, through }: JavaScriptDetails): Promise<string[]> {
  const bin = await binOf(root, through?.package ?? "jest");
  return [...nodeArgs, bin ?? "node_modules/jest/bin/jest.js", ...(through?.words ?? [])];
}

/** Tools that watch for changes where nobody says that nobody looks. */
export const jestEnv = ({ through }: JavaScriptDetails): Record<string, string> => (through === null ? {} : { CI: "true" });

export const jest: Runner = {
  async command({ workspace, details, files, results, whole, only, lastArgs }) {
    const named = only === null ? [] : [`--testNamePattern=${only}`];
    const chosen = whole ? named : [...named, "--runTestsByPath", ...files];
    const args = [
      ...(await jestWords(workspace.root, details)),
      ...details.runnerArgs,
      ...(await withoutTypeCheck(workspace.root)),
      // What is compiled once stays for all runs on copies of this tree.
      `--cacheDirectory=${workspace.sandbox.guestRoot(workspace.root)}/node_modules/.cache/jest`,
      "--ci",
      "--reporters=default",
      `--reporters=${guestFile(workspace.sandbox, "jest-reporter.cjs")}`,
      ...(lastArgs.length > 0 ? lastArgs : ["--coverage=false"]),
      "--watchman=false",
      "--forceExit",
      ...(whole ? [] : ["--runInBand"]),
      ...chosen,
    ];
    const typed = details.through === null ? ["jest"] : [path.basename(details.through.package), ...details.through.words];
    return {
      args,
      env: { ...jestEnv(details), FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", ...typed, ...details.runnerArgs, ...chosen]),
    };
  },
  parse: ({ results, guestRoot }) => readReports(parseJsonLines(results ?? "", FileReport), guestRoot),
};

function readReports(reports: readonly FileReport[], guestRoot: string): Parsed {
  const cases: TestCase[] = [];
  let failure: TestFailure | null = null;
  for (const file of reports) {
    const name = relativeTo(guestRoot, file.name);
    if (file.assertionResults.length === 0 && file.message !== "") failure ??= loadFailure(file.message, guestRoot);
    for (const test of file.assertionResults) {
      const outcome = test.status === "passed" ? "PASSED" : test.status === "failed" ? "FAILED" : "SKIPPED";
      const failed =
        outcome === "FAILED" ? caseFailure(test.failureMessages?.[0] ?? "", test.failureDetails?.[0], guestRoot) : null;
      cases.push({
        name: [...test.ancestorTitles, test.title].join(" > "),
        file: name,
        outcome,
        durationMs: test.duration ?? null,
        failure: failed,
      });
    }
  }
  return { cases: uniqueNames(cases), failure };
}

/** “● Test suite failed to run”, then the error's text. */
function loadFailure(message: string, guestRoot: string): TestFailure {
  // oxlint-disable-next-line no-control-regex -- colours of old versions
  const plain = message.replace(/\u001B\[[0-9;]*m/g, "");
  if (/Your test suite must contain at least one test/.test(plain))
    return { ...toFailure({ message: "The file holds no test" }, guestRoot), kind: "no_tests" };
  const text = plain.replace(/^[\s\S]*?Test suite failed to run\s*/, "").trim();
  const error = /^(?:\S*: )?([A-Z]\w*(?:Error|Exception)): (.*)$/m.exec(text);
  return toFailure(
    {
      name: error?.[1] ?? null,
      message: (error?.[2] ?? text.split("\n")[0] ?? "").trim(),
      stack: text,
      loading: true,
      ...(/SyntaxError|Unexpected token/.test(text) ? { name: "SyntaxError" } : {}),
    },
    guestRoot,
  );
}

function caseFailure(stack: string, details: z.infer<typeof Details> | undefined, guestRoot: string): TestFailure {
  // oxlint-disable-next-line no-control-regex -- colours of old versions
  const plain = stack.replace(/\u001B\[[0-9;]*m/g, "");
  const at = plain.search(/\n\s+at /);
  const head = at === -1 ? plain : plain.slice(0, at);
  const typed = /^([A-Za-z_$][\w$.]*)(?: \[\w+\])?: /.exec(head);
  const matcher = /(?:^|: )expect\(/.test(head) || details?.matcherResult !== undefined;
  const told = (label: string) =>
    new RegExp(`^${label}(?: value| number of calls)?:\\s+(?:not )?(.+)$`, "m").exec(head)?.[1] ?? null;
  const value = (label: string, key: "actual" | "expected") => {
    const said = told(label);
    const held = details?.matcherResult;
    // JSON has no undefined or NaN, so what the message says wins; long values stand only in the details.
    if (said !== null && !/\bserializes to the same string\b/.test(said)) return said;
    return held !== undefined && key in held ? inspect(held[key], { depth: 12, breakLength: Infinity, compact: 100 }) : null;
  };
  const thrown = /\n?Thrown message|Received function did not throw/.test(head);
  return toFailure(
    {
      name: typed?.[1] ?? details?.name ?? null,
      message: typed === null ? head : head.slice(typed[0].length),
      code: details?.code ?? null,
      stack: plain,
      expected: thrown ? null : value("Expected", "expected"),
      actual: thrown ? null : value("Received", "actual"),
      assertion: matcher,
    },
    guestRoot,
  );
}
