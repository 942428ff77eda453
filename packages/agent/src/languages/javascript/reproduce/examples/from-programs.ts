import type { IssueFacts } from "../../../../types/facts.ts";
import type { Example } from "../types.ts";
import type { Source } from "./sources.ts";
import { placeOf } from "./sources.ts";

const SCORE = 70;
/** The program's own console, so that what it prints is seen wherever it prints it. */
const OWN_CONSOLE = [
  "const printed = [];",
  "const console = { ...globalThis.console, log: (...values) => printed.push(util.format(...values)) };",
];

/** A program whose prints are in loops or functions: all that it prints is what should be printed. */
export function fromPrograms(facts: IssueFacts, sources: readonly Source[]): Example[] {
  return facts.expectations.flatMap((one): Example[] => {
    const program = sources.find(({ snippet }) => snippet.index + 1 === one.snippet);
    if (one.expression !== null || one.expected === null || one.actual === null || program === undefined) return [];
    const lines = program.lines.filter(({ assertion }) => assertion === null);
    if (!lines.some(({ code }) => code.includes("console.log("))) return [];
    const [expected, actual] = [JSON.stringify(one.expected), JSON.stringify(one.actual)];
    const codes = [
      ...lines.filter(({ isImport }) => isImport).map(({ code }) => code),
      ...OWN_CONSOLE,
      ...lines.filter(({ isImport }) => !isImport).map(({ code }) => code),
    ];
    return [
      {
        steps: [
          ...codes.map((code) => ({ kind: "code" as const, code })),
          { kind: "check", check: { kind: "value", expression: 'printed.join("\\n")', expected, actual, stated: true } },
        ],
        derivedFrom: `${placeOf(program.snippet)} with all that it should print`,
        symptom: { kind: "wrong_value", expected, actual },
        score: SCORE,
      },
    ];
  });
}
