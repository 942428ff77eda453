import { stripVTControlCharacters } from "node:util";
import type { TestFailure } from "../../../types/tests.ts";

/** An error as our reporters hand it over; values already printed. */
export interface RawError {
  name?: string | null;
  message?: string | null;
  code?: string | null;
  stack?: string | null;
  expected?: string | null;
  actual?: string | null;
  /** The runner itself says that it is an assertion. */
  assertion?: boolean;
  timeout?: boolean;
  /** It happened in a hook. */
  hook?: boolean;
  /** It happened while the file was loaded, outside any test. */
  loading?: boolean;
}

const MISSING =
  /^(?:MODULE_NOT_FOUND|ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_UNSUPPORTED_DIR_IMPORT|ERR_UNKNOWN_FILE_EXTENSION|ERR_REQUIRE_ESM|ERR_REQUIRE_ASYNC_MODULE)$/;
const MISSING_TEXT =
  /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load) (?:import|url)|Could not resolve|Error \[ERR_MODULE_NOT_FOUND\])|does not provide an export named|require is not defined in ES module scope|Cannot use import statement outside a module|Unexpected token 'export'/;
/** Vite's and esbuild's words for source that does not parse; their errors are plain ones. */
const UNPARSED_TEXT = /^(?:Failed to parse source for import analysis|Transform failed with \d+ errors?|Parse failure: )/;

/** Sorts an error into the kinds that gate R knows. */
export function toFailure(error: RawError, guestRoot: string): TestFailure {
  const stack = error.stack ?? "";
  const message = error.message ?? "";
  const said = isOfPlainErrors(stack) ? saidPlainly(message) : null;
  return {
    kind: said === null ? kindOf(error, message, stack) : "assertion",
    errorType: errorTypeOf(error, stack),
    message,
    expected: error.expected ?? said?.expected ?? null,
    actual: error.actual ?? said?.actual ?? null,
    frames: framesOf(stack, guestRoot),
  };
}

/** expect.js, whose errors are of no kind of their own; the innermost frame is its own. */
function isOfPlainErrors(stack: string): boolean {
  const [first = ""] = /^\s+at .*$/m.exec(stack) ?? [];
  return first.includes("/node_modules/expect.js/");
}

/** `expected '3' to equal '4'`: with the two values where it compares two. */
function saidPlainly(message: string): { actual: string | null; expected: string | null } | null {
  if (!/^expected\b/.test(message)) return null;
  const compared = /^expected ([^]{1,2000}?) to (?:sort of )?equal ([^]{1,2000})$/.exec(message);
  return { actual: compared?.[1] ?? null, expected: compared?.[2] ?? null };
}

function kindOf(error: RawError, message: string, stack: string): TestFailure["kind"] {
  if (
    error.timeout === true ||
    // node:test, where nothing is left that could settle what the test waits for: it would never end.
    /^(?:Promise resolution is still pending but the event loop has already resolved|Timeout of \d+ ?ms exceeded|Exceeded timeout of \d+ ?ms|test timed out after|Test timed out in \d+|thrown: "Exceeded timeout)/i.test(
      message,
    )
  )
    return "timeout";
  if (
    MISSING.test(error.code ?? "") ||
    MISSING_TEXT.test(message) ||
    /\[(?:ERR_MODULE_NOT_FOUND|ERR_REQUIRE_ESM)\]/.test(stack.slice(0, 500))
  )
    return "import";
  if (UNPARSED_TEXT.test(message)) return "syntax";
  const type = errorTypeOf(error, stack) ?? "";
  if (type === "SyntaxError" && (error.loading === true || isCompileError(stack))) return "syntax";
  if (error.hook === true) return "fixture";
  if (error.assertion === true || error.code === "ERR_ASSERTION" || /(?:^|\.)(?:\w*Assertion\w*)$/.test(type)) return "assertion";
  return "exception";
}

/** Node prints the place above the error's own line when source does not compile. */
function isCompileError(stack: string): boolean {
  const first = stack.split("\n")[0] ?? "";
  return (
    /^\S*\/\S+:\d+$/.test(first) || /at (?:wrapSafe|compileSourceTextModule|compileFunctionForCJSLoader|new Script)/.test(stack)
  );
}

function errorTypeOf(error: RawError, stack: string): string | null {
  const own = /^(?:Uncaught )?([A-Za-z_$][\w$.]*)(?: \[[A-Z_]+\])?(?::|$)/m.exec(
    stack.split("\n").find((line) => /^(?:Uncaught )?[A-Za-z_$][\w$.]*(?:Error|Exception)\b/.test(line)) ?? "",
  )?.[1];
  if (error.name !== undefined && error.name !== null && error.name !== "" && error.name !== "Error")
    return error.name.replace(/ \[.*$/, "");
  return own ?? error.name ?? null;
}

/** The runner died before its first test: what it printed tells why. */
export function loadingFailure(printed: string, guestRoot: string): TestFailure {
  const output = stripVTControlCharacters(printed);
  if (/No test(?:s| files?)? found|no tests? (?:found|files)/i.test(output)) return noTests();
  const match = /^(?:.*?)\b((?:[A-Z]\w*)?(?:Error|Exception))(?: \[(\w+)\])?: (.*)$/m.exec(output);
  if (match === null)
    return { ...toFailure({ message: output.trim().split("\n").slice(-5).join("\n") }, guestRoot), kind: "crash" };
  const from = output.slice(Math.max(0, match.index - 300));
  return toFailure(
    {
      name: match[1] ?? null,
      code: match[2] ?? /code: '(\w+)'/.exec(output)?.[1] ?? null,
      message: match[3] ?? "",
      stack: from,
      loading: true,
    },
    guestRoot,
  );
}

export function noTests(): TestFailure {
  return { kind: "no_tests", errorType: null, message: "The runner found no test", expected: null, actual: null, frames: [] };
}

const FRAME =
  /^\s*(?:at\s+|❯\s+)(?:async\s+)?(?:(.*?)\s+\()?((?:file:\/\/)?(?:\/|node:|[\w@.-]+\/)?[^()\s]*?):(\d+)(?::\d+)?\)?\s*$/;

/** Frames of a V8 stack; paths in the tree become relative. */
export function framesOf(stack: string, guestRoot: string): TestFailure["frames"] {
  const frames: TestFailure["frames"] = [];
  for (const line of stack.split("\n")) {
    const match = FRAME.exec(line);
    if (match?.[2] === undefined) continue;
    const file = relativeTo(guestRoot, match[2]);
    if (file === "" || file.includes("fixpoint/node_modules/guest-js") || file.includes("/javascript/guest/")) continue;
    frames.push({ file, line: Number(match[3]), function: match[1] ?? null });
    if (frames.length === 30) break;
  }
  return frames;
}

export function relativeTo(guestRoot: string, file: string): string {
  const plain = decodeUrl(file).replace(/\?.*$/, "");
  return plain.startsWith(`${guestRoot}/`) ? plain.slice(guestRoot.length + 1) : plain;
}

function decodeUrl(file: string): string {
  if (!file.startsWith("file://")) return file;
  try {
    return decodeURIComponent(file.slice("file://".length));
  } catch {
    return file.slice("file://".length);
  }
}
