import { shellQuote } from "../../../run/shell-quote.ts";
import { parse as parseYaml } from "yaml";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import { eachFile, EXIT_MARK, FILE_MARK, writtenBy } from "./each-file.ts";
import { uncaught } from "./uncaught.ts";
import { uniqueNames } from "./events.ts";
import { toFailure } from "./failure.ts";
import type { Parsed, ParseInput, Runner } from "./types.ts";

export const tape: Runner = {
  async command({ workspace, details, files }) {
    const preload = details.runnerArgs.flatMap((word, index) =>
      /^(?:-r|--require)$/.test(word)
        ? ["--require", details.runnerArgs[index + 1] ?? ""]
        : word.startsWith("--require=")
          ? [word]
          : [],
    );
    return {
      args: eachFile(workspace, [...details.nodeArgs, ...preload], files),
      env: {},
      typed: shellQuote(["npx", "tape", ...details.runnerArgs, ...files]),
    };
  },
  parse: readTap,
};

/** TAP as tape prints it: a `# name` line begins a test; the test fails with any of its assertions. */
function readTap({ stdout, stderr, guestRoot }: ParseInput): Parsed {
  const cases: TestCase[] = [];
  let failure: TestFailure | null = null;
  let file: string | null = null;
  let current: TestCase | null = null;
  const lines = stdout.split("\n");
  const counted = new Map<TestCase, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.startsWith(FILE_MARK)) {
      file = line.slice(FILE_MARK.length);
      current = null;
    } else if (line.startsWith(EXIT_MARK)) {
      const mine = cases.filter((one) => one.file === file);
      const error = uncaught(writtenBy(stderr, file ?? "") ?? stderr, guestRoot);
      if (line !== `${EXIT_MARK}0` && !mine.some((one) => one.outcome === "FAILED")) {
        const failed = error ?? toFailure({ message: `The process ended with ${line.slice(EXIT_MARK.length)}` }, guestRoot);
        // A test that throws ends the process: it is the one that was open.
        if (current !== null && failed.kind !== "import" && failed.kind !== "syntax")
          Object.assign(current, { outcome: "FAILED", failure: error ?? { ...failed, kind: "crash" } });
        else failure ??= error ?? { ...failed, kind: "crash" };
      }
      current = null;
    } else if (/^# (?!tests \d|pass +\d|fail +\d|skip +\d|todo +\d|ok$)/.test(line)) {
      const skipped = /^# (?:SKIP|TODO) /.test(line);
      current = {
        name: line.slice(skipped ? 7 : 2),
        file,
        outcome: skipped ? "SKIPPED" : "PASSED",
        durationMs: null,
        failure: null,
      };
      cases.push(current);
    } else if (/^(?:not )?ok \d+/.test(line)) {
      current ??= begin(cases, file);
      counted.set(current, (counted.get(current) ?? 0) + 1);
      if (!line.startsWith("not ok") || / # (?:TODO|SKIP)/.test(line)) continue;
      const end = lines.findIndex((one, index) => index > at && /^\s+\.\.\.$/.test(one));
      const block = lines[at + 1]?.trim() === "---" && end !== -1 ? lines.slice(at + 2, end) : [];
      if (current.outcome !== "FAILED")
        Object.assign(current, { outcome: "FAILED", failure: diagnosed(line.replace(/^not ok \d+\s*/, ""), block, guestRoot) });
      if (end !== -1 && block.length > 0) at = end;
    }
  }
  // Its process was stopped: what has not failed by then has not passed either.
  if (current?.outcome === "PASSED") {
    const stopped = toFailure({ message: "The process ended while this test ran" }, guestRoot);
    Object.assign(current, { outcome: "FAILED", failure: { ...stopped, kind: "crash" } });
  }
  return { cases: uniqueNames(cases), failure };
}

function begin(cases: TestCase[], file: string | null): TestCase {
  const unnamed: TestCase = { name: "(anonymous)", file, outcome: "PASSED", durationMs: null, failure: null };
  cases.push(unnamed);
  return unnamed;
}

function diagnosed(message: string, block: string[], guestRoot: string): TestFailure {
  const fields = yamlOf(block);
  const stack = typeof fields["stack"] === "string" ? fields["stack"] : "";
  const at = typeof fields["at"] === "string" ? `\n    at ${fields["at"]}` : "";
  const operator = typeof fields["operator"] === "string" ? fields["operator"] : "";
  const thrown = /^(?:error|fail)$/.test(operator) || /^ *(?:\w*Error): /.test(stack) ? /^\s*(\w+): (.*)$/m.exec(stack) : null;
  const timedOut = /test timed out after/.test(message);
  const isError =
    operator === "error" || (thrown !== null && thrown[1] !== "Error" && operator !== "throws" && operator !== "doesNotThrow");
  return toFailure(
    {
      name: isError ? (thrown?.[1] ?? "Error") : "AssertionError",
      message: isError ? (thrown?.[2] ?? message) : message,
      stack: stack.replace(/^\s*Error: .*$/m, "") + at,
      expected: printed(block, "expected"),
      actual: printed(block, "actual"),
      assertion: !isError,
      timeout: timedOut,
    },
    guestRoot,
  );
}

function yamlOf(block: string[]): Record<string, unknown> {
  try {
    const parsed: unknown = parseYaml(block.join("\n"));
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The text of a field as tape printed it: in the same line, or folded below. */
function printed(block: string[], key: string): string | null {
  const at = block.findIndex((line) => new RegExp(`^\\s+${key}:`).test(line));
  if (at === -1) return null;
  const first = (block[at] ?? "").replace(/^\s+\w+:\s*/, "");
  if (!/^[|>]-?$/.test(first)) return first;
  const indent = /^\s*/.exec(block[at + 1] ?? "")?.[0].length ?? 0;
  const rest: string[] = [];
  for (const line of block.slice(at + 1)) {
    if ((/^\s*/.exec(line)?.[0].length ?? 0) < indent) break;
    rest.push(line.slice(indent));
  }
  return rest.join("\n");
}
