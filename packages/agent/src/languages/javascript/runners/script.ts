import { shellQuote } from "../../../run/shell-quote.ts";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import { guestFile } from "../guest.ts";
import { eachFile, EXIT_MARK, SAYS_MARK, writtenBy } from "./each-file.ts";
import { toFailure } from "./failure.ts";
import { comparedIn, uncaught } from "./uncaught.ts";
import type { Parsed, ParseInput, Runner } from "./types.ts";

/** Lines that a script printed last, of which some say what is wrong. */
const MOST_LINES = 12;
/** The last that Node prints of an error that nobody caught. */
const DIED = /^Node\.js v\d/m;

/** A script that asserts by itself, `node test/test.js`: each is one test, which passes where its process ends well. */
export const script: Runner = {
  command: async ({ workspace, details, files }) => ({
    args: eachFile(workspace, ["--require", guestFile(workspace.sandbox, "script-exit.cjs"), ...details.nodeArgs], files),
    env: { FIXPOINT_SCRIPT: "1" },
    typed: files.map((file) => shellQuote(["node", ...details.nodeArgs, file])).join(" && "),
  }),
  parse: readScripts,
};

function readScripts({ stdout, stderr, guestRoot, files }: ParseInput): Parsed {
  const cases: TestCase[] = [];
  let failure: TestFailure | null = null;
  for (const file of files) {
    const printed = writtenBy(stdout, file);
    if (printed === null) continue;
    const [own = "", ended] = printed.split(EXIT_MARK);
    const [status = null, told] = ended?.split(SAYS_MARK).map((text) => text.trim()) ?? [];
    const passed: TestCase = { name: file, file, outcome: "PASSED", durationMs: null, failure: null };
    if (status === "0" && told === undefined) {
      cases.push(passed);
      continue;
    }
    const how = told === undefined ? `The script ended with status ${status ?? ""}` : `The script says that ${told}`;
    const failed = failureOf({ status, how, printed: own, said: writtenBy(stderr, file) ?? "" }, guestRoot);
    if (failed.kind === "import" || failed.kind === "syntax") failure ??= failed;
    else cases.push({ ...passed, outcome: "FAILED", failure: failed });
  }
  return { cases, failure };
}

interface Ended {
  /** null where it did not come to its end; else a number, or the name of a signal. */
  status: string | null;
  how: string;
  printed: string;
  /** On stderr. */
  said: string;
}

/** What is thrown and not caught says what is wrong; a script that counts what fails says it by its status, and in words before it. */
function failureOf({ status, how, printed, said }: Ended, guestRoot: string): TestFailure {
  if (status === null) return { ...toFailure({ message: "The process ended while this test ran" }, guestRoot), kind: "crash" };
  const thrown = DIED.test(said) ? uncaught(said, guestRoot) : null;
  if (thrown !== null) return { ...thrown, ...comparedIn(said) };
  if (!/^\d+$/.test(status)) return { ...toFailure({ message: `The script was ended by ${status}` }, guestRoot), kind: "crash" };
  const lines = `${printed}\n${said}`.split("\n").filter((line) => line.trim() !== "");
  const message = [how, ...lines.slice(-MOST_LINES)].join("\n");
  return toFailure({ message, assertion: true }, guestRoot);
}
